#pragma once
// A hand as a director types it, and the hand it makes on the sheet.

#include "cli/contest/table_words.hpp"
#include "cli/win_options.hpp"

namespace sifang::cli {

/// As typed.
struct HandOptions {
    std::vector<std::string> winners, totals;
    std::string from, liable, dealer, end, tiles;
    bool self_draw = false, drawn = false, robbed = false, dealer_found = false;
    std::vector<std::string> false_wins, warnings, fines, paid, waiting, nagashi, riichi;
    WinOptions win;  ///< with `tiles`: what else the rulebook has to know
};
void add_hand_options(CLI::App& app, Context& context, HandOptions& options);

struct TypedHand {
    contest::HandWritten hand;
    std::string counted{};  ///< of tiles: what the rulebook counts, in words
};
/// The next hand of the sheet with everything but its points. A hand that is not worth enough is no
/// complaint of the call but an answer: `refused`.
struct HandRefused {
    Complaint why;
    bool by_the_book = false;  ///< the tiles are no win
};
tl::expected<TypedHand, HandRefused> read_hand(const Context& context, const Rulebook& book,
                                               const TableWords& four, const contest::Sheet& sheet,
                                               const HandOptions& options);

}  // namespace sifang::cli
