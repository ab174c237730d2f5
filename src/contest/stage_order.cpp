#include "contest/stage_order.hpp"

#include <algorithm>
#include <map>

#include "contest/status.hpp"

namespace sifang::contest {

SessionRange counted_sessions(const ContestState& state, std::optional<StageNumber> stage,
                              std::optional<SessionId> through) {
    constexpr std::uint32_t last = ~0u;
    StageNumber first = stage.value_or(StageNumber{0});
    while (first.value > 1 && state.of(first).plan.carry) --first.value;
    const SessionId end{stage.value_or(StageNumber{last}), {last}};
    return {{first, {0}}, through ? std::min(*through, end) : end};
}

StageOrder::StageOrder(const Rulebook& rulebook, const ContestState& state, StageNumber stage,
                       std::optional<SessionId> through)
    : StageOrder(rulebook, state, stage, through, results(rulebook, state),
                 total_penalties(rulebook, state)) {}

StageOrder::StageOrder(const Rulebook& rulebook, const ContestState& state, StageNumber stage,
                       std::optional<SessionId> through, std::span<const PlayerResult> lines,
                       std::span<const TotalPenalty> penalties)
    : rulebook_(rulebook), state_(state), stage_(stage) {
    const SessionRange counted = counted_sessions(state, stage, through);
    for (const PlayerResult& line : lines)
        if (counted.has(line.sheet.session_id())) lines_.push_back(line);
    for (const TotalPenalty& penalty : penalties)
        if (counted.has({penalty.stage, penalty.session})) penalties_.push_back(penalty);
}

Standings StageOrder::of(std::span<const EntrantNumber> entrants) const {
    std::vector<Competitor> list;
    for (const EntrantNumber entrant : entrants) list.push_back({entrant.value, ranked(state_, entrant)});
    Equals drawn;
    for (const auto& tie : state_.of(stage_).ties) {
        auto& who = drawn.emplace_back();
        for (const PlayerNumber number : tie) who.push_back(plays_now(state_, number).value);
    }
    return with_lots(rulebook_.ranking(), std::move(list), drawn, [&](const RankingRules& rules, auto all) {
        return individual_standings({rules, rulebook_.session().start_points, lines_, penalties_}, all);
    });
}

Standings StageOrder::of(std::span<const PlayerNumber> numbers) const {
    std::vector<Competitor> list;
    std::vector<Membership> members;
    for (const PlayerNumber number : numbers) {
        list.push_back({number.number(), ranked(state_, number)});
        members.push_back({state_.by_number[number.index()], number.number()});
    }
    for (const Substitution& each : state_.substitutions)
        members.push_back({each.substitute, each.number.number()});
    Equals drawn;
    for (const auto& tie : state_.of(stage_).ties) {
        auto& who = drawn.emplace_back();
        for (const PlayerNumber number : tie) who.push_back(number.number());
    }
    return with_lots(rulebook_.ranking(), std::move(list), drawn, [&](const RankingRules& rules, auto all) {
        return group_standings({rules, rulebook_.session().start_points, lines_, penalties_}, all, members);
    });
}

std::vector<EntrantNumber> entrants_of(const ContestState& state, StageNumber stage) {
    std::vector<bool> is_in(state.entrants.size() + 1);
    const auto& chart = state.of(stage).chart;
    for (std::size_t s = 0; s < chart.size(); ++s)
        for (const seating::Table& table : chart[s])
            for (const PlayerNumber number : table.seats)
                is_in[occupant(state, {stage, {static_cast<std::uint32_t>(s) + 1}}, number).value] = true;
    std::vector<EntrantNumber> out;
    for (std::uint32_t n = 1; n < is_in.size(); ++n)
        if (is_in[n]) out.push_back({n});
    return out;
}

std::vector<std::vector<EntrantNumber>> entrants_by_group(const ContestState& state, StageNumber stage) {
    const StageGroups& groups = state.of(stage).groups;
    std::map<PlayerNumber, std::size_t> group_of;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const PlayerNumber number : groups[g]) group_of.emplace(number, g);
    std::vector<std::vector<EntrantNumber>> out(groups.size());
    for (const EntrantNumber entrant : entrants_of(state, stage))
        if (const auto number = held_number(state, entrant))
            if (const auto found = group_of.find(*number); found != group_of.end())
                out[found->second].push_back(entrant);
    return out;
}

Standings stage_standings(const Rulebook& rulebook, const ContestState& state, StageNumber stage) {
    if (!state.has(stage)) return {};
    return StageOrder(rulebook, state, stage).of(entrants_of(state, stage));
}

}  // namespace sifang::contest
