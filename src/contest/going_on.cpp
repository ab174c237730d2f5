#include "contest/going_on.hpp"

#include <algorithm>

#include "contest/seating/stages.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

namespace {

/// The numbers of a group in the order of the standings. `lines` of it have a place.
struct GroupOrder {
    std::vector<PlayerNumber> numbers;
    std::vector<int> places;  ///< of those who have one, in the same order
};

GroupOrder order_of(const StageOrder& stage_order, const ContestState& state, StageNumber stage,
                    std::span<const PlayerNumber> group) {
    const SessionId last{stage, {state.of(stage).plan.sessions}};
    std::map<EntrantNumber, PlayerNumber> by_entrant;
    std::vector<EntrantNumber> entrants;
    for (const PlayerNumber number : group) {
        entrants.push_back(occupant(state, last, number));
        by_entrant[entrants.back()] = number;
    }
    GroupOrder out;
    for (const StandingRow& row : stage_order.of(entrants).rows) {
        const EntrantNumber entrant{row.number};
        out.numbers.push_back(by_entrant.at(entrant));
        if (row.place > 0 && may_play(state, entrant)) out.places.push_back(row.place);
        by_entrant.erase(entrant);
    }
    for (const auto& [entrant, number] : by_entrant) out.numbers.push_back(number);
    return out;
}

Refusal tied(const ContestState& state, StageNumber stage, PlayerNumber number) {
    Refusal out{Reason::TieAtTheCut};
    out.place.stage = stage;
    out.place.player = number.number();
    out.place.entrant = occupant(state, {stage, {state.of(stage).plan.sessions}}, number);
    return out;
}

/// The cut falls between two who share a place.
bool is_tied_at(const GroupOrder& order, std::size_t cut) {
    return cut > 0 && cut < order.places.size() && order.places[cut - 1] == order.places[cut];
}

}  // namespace

std::vector<PlayerNumber> GoingOn::all() const {
    std::vector<PlayerNumber> out;
    for (const auto& group : best) out.insert(out.end(), group.begin(), group.end());
    out.insert(out.end(), top_up.begin(), top_up.end());
    return out;
}

std::vector<std::vector<PlayerNumber>> groups_of(const StagePlan& plan, const seating::Round& round) {
    // A table that was closed leaves a gap in the numbers.
    std::map<unsigned, std::vector<PlayerNumber>> by_group;
    for (const seating::Table& table : round)
        for (const PlayerNumber number : table.seats)
            by_group[plan.group == 0 ? 0 : (table.number - 1) / (plan.group / 4)].push_back(number);
    std::vector<std::vector<PlayerNumber>> out;
    for (auto& [group, numbers] : by_group) {
        std::ranges::sort(numbers);
        out.push_back(std::move(numbers));
    }
    return out;
}

tl::expected<GoingOn, Refusal> going_on(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage) {
    if (!is_complete(state, stage)) {
        Refusal out{Reason::StageNotReached};
        out.place.stage = stage;
        return tl::unexpected(out);
    }
    const StageState& over = state.of(stage);
    const StageOrder stage_order(rulebook, state, stage);
    GoingOn out;
    std::vector<PlayerNumber> rest;
    std::size_t count = 0;
    for (const auto& group : groups_of(over.plan, over.chart.back())) {
        const GroupOrder order = order_of(stage_order, state, stage, group);
        const std::size_t cut = std::min<std::size_t>(over.plan.go_on, order.places.size());
        if (is_tied_at(order, cut)) return tl::unexpected(tied(state, stage, order.numbers[cut]));
        const auto first_out = order.numbers.begin() + static_cast<std::ptrdiff_t>(cut);
        out.groups.push_back(order.numbers);
        out.best.emplace_back(order.numbers.begin(), first_out);
        rest.insert(rest.end(), first_out,
                    order.numbers.begin() + static_cast<std::ptrdiff_t>(order.places.size()));
        count += cut;
    }
    if (count % 4 == 0) return out;
    const GroupOrder left = order_of(stage_order, state, stage, rest);
    out.top_up = seating::best_of_out(left.numbers, count);
    if (is_tied_at(left, out.top_up.size()))
        return tl::unexpected(tied(state, stage, left.numbers[out.top_up.size()]));
    return out;
}

std::vector<EntrantNumber> still_equal(const Standings& order) {
    std::vector<EntrantNumber> out;
    for (const StandingRow& row : order.rows)
        if (row.place > 0 && row.shared) out.push_back({row.number});
    return out;
}

}  // namespace sifang::contest
