#include "contest/standing.hpp"

#include <algorithm>
#include <unordered_map>

#include "contest/standing_order.hpp"

namespace sifang::contest {
namespace {

bool is_in_scope(const StandingScope& scope, const SheetId& sheet) {
    if (scope.stage && sheet.stage != *scope.stage) return false;
    return !scope.through || sheet.session_id() <= *scope.through;
}

/// gb98:Q146(9): who left has no result, unless the rules let him keep it.
bool is_placed(const RankingRules& rules, Ranked ranked) {
    return ranked == Ranked::Yes ||
           (ranked == Ranked::Withdrawn && rules.withdrawn == WithdrawnResults::Kept);
}

/// From a number to its place in the list; nothing when it is not there.
class ListPlaces {
  public:
    explicit ListPlaces(std::span<const Competitor> list) {
        places_.reserve(list.size());
        for (std::uint32_t i = 0; i < list.size(); ++i) places_.emplace(list[i].number, i);
    }
    std::optional<std::uint32_t> of(std::uint32_t number) const {
        const auto found = places_.find(number);
        return found == places_.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    std::unordered_map<std::uint32_t, std::uint32_t> places_;
};

/// The figures of all in the list. `place_of` tells whose a result is, in the list, or that it is nobody's;
/// `owner` the same of an entrant.
template <class PlaceOf, class Owner>
std::vector<Figures> gather(const StandingInput& input, std::size_t count, PlaceOf place_of, Owner owner) {
    std::vector<CountedResult> counted;
    counted.reserve(input.results.size());
    for (const PlayerResult& result : input.results) {
        if (!is_in_scope(input.scope, result.sheet)) continue;
        if (const std::optional<std::uint32_t> of = place_of(result)) counted.push_back({*of, &result});
    }
    auto figures = figures_of(counted, count, input.start_points);
    for (const TotalPenalty& penalty : input.penalties) {
        const bool other_stage = input.scope.stage && penalty.stage != *input.scope.stage;
        const bool later =
            input.scope.through && SessionId{penalty.stage, penalty.session} > *input.scope.through;
        const std::optional<std::uint32_t> of = owner(penalty.entrant);
        if (other_stage || later || !of) continue;
        figures[*of].score += penalty.points;
        figures[*of].penalties += penalty.points;
    }
    return figures;
}

/// The list in order, by places in it: who has a place, then who has none. Equals stand by their numbers.
struct ListOrder {
    std::vector<std::uint32_t> order;
    std::size_t placed = 0;  ///< so many have a place
};
ListOrder list_order(const RankingRules& rules, std::span<const Competitor> list,
                     std::span<const Keys> keys) {
    ListOrder out;
    for (std::uint32_t i = 0; i < list.size(); ++i)
        if (list[i].ranked != Ranked::No) out.order.push_back(i);
    std::ranges::sort(out.order, {}, [&](std::uint32_t i) { return list[i].number; });
    const auto unplaced = std::ranges::stable_partition(
        out.order, [&](std::uint32_t i) { return is_placed(rules, list[i].ranked); });
    std::stable_sort(out.order.begin(), unplaced.begin(),
                     [&](std::uint32_t a, std::uint32_t b) { return is_before(rules, keys[a], keys[b]); });
    out.placed = out.order.size() - unplaced.size();
    return out;
}

template <class PlaceOf, class Owner>
Standings rank(const StandingInput& input, std::span<const Competitor> list, PlaceOf place_of, Owner owner) {
    std::vector<Figures> figures = gather(input, list.size(), place_of, owner);
    std::vector<Keys> keys;
    keys.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i)
        keys.push_back(keys_of(input.rules, figures[i], list[i].lot));
    const auto [order, placed] = list_order(input.rules, list, keys);

    Standings out;
    out.rows.resize(order.size());
    const bool by_lot = !input.rules.steps.empty() && input.rules.steps.back().criterion == Criterion::Lot;
    for (std::size_t i = 0; i < order.size(); ++i) {
        StandingRow& row = out.rows[i];
        row.number = list[order[i]].number;
        row.ranked = list[order[i]].ranked;
        if (i >= placed) continue;
        row.place = static_cast<int>(i) + 1;
        if (i == 0) continue;
        row.apart = apart(input.rules, keys[order[i - 1]], keys[order[i]]);
        const bool has_no_lot = row.apart && row.apart->criterion == Criterion::Lot && !row.apart->own;
        out.lots_missing |= has_no_lot || (!row.apart && by_lot);
        if (row.apart) continue;
        row.place = out.rows[i - 1].place;
        row.shared = out.rows[i - 1].shared = true;
    }
    // Last, for the keys look at them.
    for (std::size_t i = 0; i < order.size(); ++i) out.rows[i].figures = std::move(figures[order[i]]);
    return out;
}

/// Whether a result counts in a list of persons, or in one where others add to it.
bool counts_in_list(const RankingRules& rules, const PlayerResult& result, bool alone) {
    switch (result.counts) {
        case Counts::Counted:
        case Counts::Forfeited: return true;
        case Counts::TeamOnly: return !alone;
        case Counts::Void: return rules.withdrawn == WithdrawnResults::Kept;
        case Counts::StruckOut:
        case Counts::StandIn: return false;
    }
    return false;
}

}  // namespace

Standings individual_standings(const StandingInput& input, std::span<const Competitor> competitors) {
    const ListPlaces places(competitors);
    const auto owner = [&](EntrantNumber entrant) { return places.of(entrant.value); };
    const auto place_of = [&](const PlayerResult& result) {
        const auto of = counts_in_list(input.rules, result, true) ? owner(result.entrant) : std::nullopt;
        const bool has_place = of && is_placed(input.rules, competitors[*of].ranked);
        return result.counts != Counts::Void || has_place ? of : std::nullopt;
    };
    return rank(input, competitors, place_of, owner);
}

Standings team_standings(const StandingInput& input, std::span<const Competitor> competitors) {
    std::vector<Membership> members;
    for (const PlayerResult& result : input.results) members.push_back({result.entrant, result.team.value});
    return group_standings(input, competitors, members);
}

Standings group_standings(const StandingInput& input, std::span<const Competitor> competitors,
                          std::span<const Membership> members) {
    const ListPlaces places(competitors);
    std::unordered_map<std::uint32_t, std::uint32_t> group_of;
    for (const Membership& m : members)
        if (m.group != 0) group_of.emplace(m.entrant.value, m.group);
    const auto owner = [&](EntrantNumber entrant) -> std::optional<std::uint32_t> {
        const auto found = group_of.find(entrant.value);
        return found == group_of.end() ? std::nullopt : places.of(found->second);
    };
    const auto place_of = [&](const PlayerResult& result) {
        return counts_in_list(input.rules, result, false) ? owner(result.entrant) : std::nullopt;
    };
    return rank(input, competitors, place_of, owner);
}

}  // namespace sifang::contest
