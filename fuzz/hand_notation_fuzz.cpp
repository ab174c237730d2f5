// Whatever the line: no crash, a column inside it, and a hand that is read is written and read again
// unchanged.
#include <cstdlib>

#include "hand/notation.hpp"

using namespace sifang;

namespace {

void try_form(std::string_view text, HandForm form) {
    const auto parsed = parse_hand(text, form);
    if (!parsed) {
        if (parsed.error().at < 1 || parsed.error().at > count_characters(text) + 1) std::abort();
        if (code(parsed.error()).empty()) std::abort();
        return;
    }
    if (fifth_copy(parsed->hand, parsed->win)) std::abort();
    auto again = parse_hand(write_hand(parsed->hand, parsed->win), form);
    if (!again) std::abort();
    again->red_fives = parsed->red_fives;  // read, never written
    if (!(*again == *parsed)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const HandForm form : {HandForm::Winning, HandForm::Waiting, HandForm::FlowerWin})
        try_form(text, form);
    for (unsigned kind = 0; kind < 5; ++kind) {
        const auto meld = parse_meld(static_cast<MeldKind>(kind), text);
        if (meld && meld->meld.kind != static_cast<MeldKind>(kind)) std::abort();
    }
    return 0;
}
