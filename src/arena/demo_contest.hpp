#pragma once
// A contest to look at: sixty plainly made-up entrants in fifteen teams, sessions played by bots, a penalty
// and an appeal, so that every page and paper has something to show.

#include <functional>
#include <tl/expected.hpp>

#include "bot/bot.hpp"
#include "contest/contest.hpp"

namespace sifang::arena {

inline constexpr unsigned demo_teams = 15;
inline constexpr unsigned demo_sessions = 6;

struct DemoPlan {
    contest::Moment begin{};  ///< when the entries open; play begins an hour later
    unsigned played = 4;     ///< sessions that are over, of demo_sessions; the last one publishes the results
    std::uint64_t seed = 1;  ///< of every draw and deal
    std::string_view bot = "greedy";
    /// Told after every session; false to stop there.
    std::function<bool(unsigned played)> go_on{};
};

/// The same plan gives the same log. The table is of a rulebook whose teams may be of four. A refusal would
/// be a mistake of ours: it is told, not hidden.
tl::expected<contest::Contest, contest::Refusal> demo_contest(const Table& table, const BotHouse& house,
                                                              const DemoPlan& plan);

}  // namespace sifang::arena
