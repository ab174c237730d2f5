#pragma once
// Everybody in order (mcr:3.5.3, mcr:3.10.1, gb98:Q48, gb98:Q52, hk:1.6, zds:11-3): a function of the results
// that are handed in, so the standings of any past moment are those of the results there were then. Each
// place says what told it from the one above.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "contest/figures.hpp"
#include "contest/result.hpp"
#include "rules/ranking.hpp"

namespace sifang::contest {

/// One of the list: an entrant, a team or a group by its number.
struct Competitor {
    std::uint32_t number = 0;
    Ranked ranked = Ranked::Yes;
    int lot = 0;  ///< what was drawn among those still equal, the lowest is best; 0: none

    bool operator==(const Competitor&) const = default;
};

/// Whose results an entrant's count for: his team, or any other group of entrants.
struct Membership {
    EntrantNumber entrant;
    std::uint32_t group = 0;  ///< 0: none
};

/// Which of the results count.
struct StandingScope {
    std::optional<StageNumber> stage{};  ///< that stage alone; nothing: the whole contest
    std::optional<SessionId> through{};  ///< up to this session; nothing: all
};

/// What told a place from the one above it.
struct Apart {
    Criterion criterion = Criterion::TablePoints;
    std::string clause;  ///< empty where the organiser decided
    /// Of the one above and of this one; table points in twelfths. Nothing: there was no such session.
    std::optional<int> above, own;
    int nth = 0;  ///< of criteria that go session by session or place by place: which, from 1

    bool operator==(const Apart&) const = default;
};

struct StandingRow {
    std::uint32_t number = 0;
    Ranked ranked = Ranked::Yes;
    int place = 0;        ///< from 1; equals share the better number; 0: without a place
    bool shared = false;  ///< with the one above or the one below
    Figures figures;
    std::optional<Apart> apart{};  ///< nothing for the first, and where the place is that of the one above
    /// Over several stages: the last he played in. Who got further stands higher, and nothing else tells the
    /// first of a stage from the last of the next one.
    StageNumber reached{};

    bool operator==(const StandingRow&) const = default;
};

struct Standings {
    std::vector<StandingRow> rows;  ///< by place; who has none comes last, by number
    /// A lot has to be drawn before all are in order: the criterion is there, and equals have none.
    bool lots_missing = false;

    bool operator==(const Standings&) const = default;
};

/// What standings are made from. What it points to must outlive the call only.
struct StandingInput {
    const RankingRules& rules;
    int start_points = 0;  ///< of a session, for `sessions_won`
    std::span<const PlayerResult> results;
    std::span<const TotalPenalty> penalties{};
    StandingScope scope{};
};

/// Players in order; `competitors` are entrants. Results of whom is not among them count for nobody.
Standings individual_standings(const StandingInput& input, std::span<const Competitor> competitors);
/// Teams in order; a result counts for the team it was played for (gb98:Q24(29) b, gb98:Q48 a).
Standings team_standings(const StandingInput& input, std::span<const Competitor> competitors);
/// Groups of entrants in order: delegations, regions, whatever the memberships say. An entrant is in one.
Standings group_standings(const StandingInput& input, std::span<const Competitor> competitors,
                          std::span<const Membership> members);

}  // namespace sifang::contest
