#include "referee/declared_foul.hpp"

namespace sifang {

tl::expected<DeclaredFoul, WinFault> declared_foul(const Rulebook& rulebook, const Win& win, bool barred) {
    const auto declared = rulebook.judge(win, barred);
    if (!declared) return tl::unexpected(declared.error());
    DeclaredFoul out{*declared, nullptr};
    if (declared->verdict != WinVerdict::Valid) out.foul = rulebook.fouls().of_verdict(declared->verdict);
    return out;
}

}  // namespace sifang
