#pragma once
// Where a table stands in its session: what the desk still waits for.

#include "contest/sheet.hpp"
#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// In the order in which the desk asks after them.
enum class TableStep : std::uint8_t {
    NotBegun,
    Playing,  ///< hands are written, and more may follow
    Signing,  ///< all is written, signatures are missing
    Signed,   ///< to be closed
    Closed,
};
inline constexpr unsigned table_step_count = static_cast<unsigned>(TableStep::Closed) + 1;
std::string_view id(TableStep step);

struct TableState {
    TableStep step = TableStep::NotBegun;
    int hands = 0;
    contest::Signatures missing{};
    bool operator==(const TableState&) const = default;
};
/// `ended`: the session is over, so no hand follows.
TableState table_state(const Rulebook& book, const contest::Sheet& sheet, bool ended);

/// In words: after hand 7; waits for signatures of …
std::string table_state_words(const Words& words, const TableState& state);
std::string signers_words(const Words& words, contest::Signatures signers);

}  // namespace sifang::cli
