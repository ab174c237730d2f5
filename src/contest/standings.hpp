#pragma once
// What is put up: players, teams and regions in order, of a stage or of the whole contest, as they stand or
// as they stood after any session; each place with what told it from the one above. Of a past moment it is
// asked of the contest as it was then (Contest::at).

#include <string_view>

#include "contest/standing.hpp"
#include "contest/state.hpp"

namespace sifang::contest {

/// mcr:3.5.3: individuals, teams and groups. The groups of that clause are countries or regions here; for
/// those of a stage, who meet only each other, see `StandingsAsk::group`.
enum class StandingsOf : std::uint8_t { Individual, Team, Region };
inline constexpr unsigned standings_of_count = static_cast<unsigned>(StandingsOf::Region) + 1;
std::string_view id(StandingsOf what);

struct StandingsAsk {
    StandingsOf what = StandingsOf::Individual;
    /// That stage alone, with what its plan carries over into it; nothing: the whole contest.
    std::optional<StageNumber> stage{};
    unsigned group = 0;  ///< of individuals in a stage: one of its groups, from 1; 0: everybody
    std::optional<SessionId> through{};  ///< as it stood after this session; nothing: all there is

    bool operator==(const StandingsAsk&) const = default;
};

/// Of the whole contest, who got further stands higher (`StandingRow::reached`), and within a stage its order
/// decides; figures are those of the stage reached. Teams and regions have what all theirs won in all stages.
/// Nobody where there is no such stage or group.
Standings standings(const Rulebook& rulebook, const ContestState& state, const StandingsAsk& ask);

/// What a row's number is called: the entrant's, the team's or the region's name.
std::string_view name_of(const ContestState& state, StandingsOf what, std::uint32_t number);

/// Countries or regions in the order in which they were entered first: number n is at n − 1. Who has none is
/// in no region.
std::vector<std::string> regions(const ContestState& state);
/// Whose results count for which team or region; empty for individuals.
std::vector<Membership> members_of(const ContestState& state, StandingsOf what);

}  // namespace sifang::contest
