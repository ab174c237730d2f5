#pragma once
// The table of results that is put up (mcr:A7), from the standings of a contest.

#include "contest/results_table.hpp"
#include "contest/standings.hpp"
#include "rules/rulebook.hpp"

namespace sifang::cli {

/// Players in order with their regions and teams; `ask` says which stage and up to which session.
std::vector<contest::TabulatedRow> put_up_rows(const Rulebook& book, const contest::ContestState& state,
                                               const contest::StandingsAsk& ask);

}  // namespace sifang::cli
