#include "cli/contest/table_state.hpp"

#include <array>

namespace sifang::cli {

using namespace contest;

std::string_view id(TableStep step) {
    constexpr std::array<std::string_view, table_step_count> ids{"not_begun", "playing", "signing", "signed",
                                                                 "closed"};
    return ids[static_cast<std::size_t>(step)];
}

TableState table_state(const Rulebook& book, const contest::Sheet& sheet, bool ended) {
    const SheetBook sheets(book);
    TableState state;
    state.hands = static_cast<int>(sheet.hands.size());
    state.missing = sheets.missing(sheet);
    const bool none_missing = state.missing == Signatures{};
    if (sheet.closed) {
        state.step = TableStep::Closed;
    } else if (sheet.is_empty()) {
        state.step = TableStep::NotBegun;
    } else if (none_missing) {
        state.step = TableStep::Signed;
    } else {
        const bool written = sheet.totals || ended || !(sheet.signatures == Signatures{}) ||
                             sheets.table().over(sheets.played(sheet));
        state.step = written ? TableStep::Signing : TableStep::Playing;
    }
    return state;
}

std::string signers_words(const Words& words, Signatures signers) {
    std::string out;
    for (unsigned i = 0; i < signer_count; ++i)
        if (const auto signer = static_cast<Signer>(i); signers.has(signer))
            out += (out.empty() ? "" : words("render.list_comma")) +
                   words("contest_play.signer." + std::string(id(signer)));
    return out;
}

std::string table_state_words(const Words& words, const TableState& state) {
    return words.format(
        "contest_play.table." + std::string(id(state.step)),
        {{"hand", std::to_string(state.hands)}, {"who", signers_words(words, state.missing)}});
}

}  // namespace sifang::cli
