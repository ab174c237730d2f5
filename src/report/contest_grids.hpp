#pragma once
// Tables out of a contest, in the reader's language: what a spreadsheet or another program takes over.
// Figures are numbers; table points, which are kept in twelfths, are decimals. Player numbers are as they are
// worn: T before a substitute's.

#include <optional>
#include <span>

#include "contest/contest.hpp"
#include "contest/pin.hpp"
#include "contest/results_table.hpp"
#include "contest/standings.hpp"
#include "report/grid.hpp"
#include "text/words.hpp"

namespace sifang::report {

/// Everybody entered, in the order of entry. `plan_entries` reads it back.
Grid entries_grid(const Words& words, const contest::ContestState& state);
Grid teams_grid(const Words& words, const contest::ContestState& state);

/// The published charts, of one stage or of all: a row a table with its four, and a row a seat by player.
Grid seating_by_table(const Words& words, const contest::ContestState& state,
                      std::optional<contest::StageNumber> stage = {});
Grid seating_by_player(const Words& words, const contest::ContestState& state,
                       std::optional<contest::StageNumber> stage = {});

/// The sheets as they stand, corrections among them: hand by hand with running totals, by the seats in which
/// the four began; and a row a player with his totals. `plan_results` reads the totals back.
Grid sheet_hands_grid(const Words& words, const contest::Contest& contest);
Grid sheet_totals_grid(const Words& words, const contest::Contest& contest);

/// Of a stage or of the whole contest, as they were worked out.
Grid standings_grid(const Words& words, const contest::ContestState& state, contest::StandingsOf what,
                    const contest::Standings& standings);

/// The record of fouls (mcr:A6): every penalty in its order, with what became of it.
Grid fouls_grid(const Words& words, const contest::ContestState& state);

/// The table that is put up (mcr:A7).
Grid results_table_grid(const Words& words, const contest::ContestState& state,
                        std::span<const contest::TabulatedRow> rows);

/// A player's results over events (mcr:A10 b), and their sums.
Grid pin_grid(const Words& words, contest::PinKind kind, std::span<const contest::PinResult> ledger);

}  // namespace sifang::report
