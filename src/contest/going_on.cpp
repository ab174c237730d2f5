#include "contest/going_on.hpp"

#include <algorithm>
#include <set>

#include "contest/seating/stages.hpp"
#include "contest/stage_groups.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

namespace {

using Numbers = std::vector<PlayerNumber>;

/// Who can go on, in order; and who cannot.
struct CutOrder {
    Numbers numbers;
    std::vector<int> places;  ///< in the same order
    Numbers out;

    /// Those of the same place as the nth, from 0.
    Numbers equal_to(std::size_t nth) const {
        Numbers equal;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (places[i] == places[nth]) equal.push_back(numbers[i]);
        return equal;
    }
    bool shares_with_next(std::size_t nth) const {
        return nth + 1 < places.size() && places[nth] == places[nth + 1];
    }
};

/// A stage that is over, cut.
class Cut {
  public:
    Cut(const Rulebook& rulebook, const ContestState& state, StageNumber stage)
        : rules_(rulebook.ranking()), s_(state), plan_(state.of(stage).plan), order_(rulebook, state, stage) {
        Numbers rest;
        std::size_t count = 0;
        for (const auto& group : seated_by_group(state.of(stage), state.of(stage).chart.back())) {
            const CutOrder order = order_of(group);
            const std::size_t cut = std::min<std::size_t>(plan_.go_on, order.numbers.size());
            const auto first_out = order.numbers.begin() + static_cast<std::ptrdiff_t>(cut);
            note_ties(order, cut);
            on_.best.emplace_back(order.numbers.begin(), first_out);
            rest.insert(rest.end(), first_out, order.numbers.end());
            on_.groups.push_back(order.numbers);
            on_.groups.back().insert(on_.groups.back().end(), order.out.begin(), order.out.end());
            count += cut;
        }
        // Who the rest are is known only when every group is cut.
        if (count % 4 == 0 || plan_.go_on == 0 || !due_.empty()) return;
        const CutOrder left = order_of(rest);
        on_.top_up = seating::best_of_out(left.numbers, count);
        note_ties(left, on_.top_up.size());
    }

    const GoingOn& on() const { return on_; }
    const StageGroups& due() const { return due_; }
    const StageGroups& possible() const { return possible_; }

  private:
    CutOrder order_of(const Numbers& group) const {
        CutOrder out;
        std::set<PlayerNumber> left(group.begin(), group.end());
        for (const StandingRow& row : order_.of(group).rows) {
            const PlayerNumber number = PlayerNumber::of_number(row.number);
            if (row.place == 0 || !may_play(s_, plays_now(s_, number))) continue;
            out.numbers.push_back(number);
            out.places.push_back(row.place);
            left.erase(number);
        }
        out.out.assign(left.begin(), left.end());
        return out;
    }

    void note_ties(const CutOrder& order, std::size_t cut) {
        for (std::size_t i = 0; i < order.numbers.size(); ++i) {
            const bool is_first = i == 0 || order.places[i - 1] != order.places[i];
            if (!is_first || !order.shares_with_next(i)) continue;
            const Numbers equal = order.equal_to(i);
            possible_.push_back(equal);
            const bool at_the_cut = i < cut && cut < i + equal.size();
            if (at_the_cut || (i < cut && ends_with_lot(rules_))) due_.push_back(equal);
        }
    }

    const RankingRules& rules_;
    const ContestState& s_;
    const StagePlan& plan_;
    const StageOrder order_;
    GoingOn on_;
    StageGroups due_, possible_;
};

}  // namespace

std::vector<PlayerNumber> GoingOn::all() const {
    std::vector<PlayerNumber> out;
    for (const auto& group : best) out.insert(out.end(), group.begin(), group.end());
    out.insert(out.end(), top_up.begin(), top_up.end());
    return out;
}

tl::expected<GoingOn, Refusal> going_on(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage) {
    Refusal out{Reason::StageNotReached};
    out.place.stage = stage;
    if (!is_complete(state, stage)) return tl::unexpected(out);
    const Cut cut(rulebook, state, stage);
    if (cut.due().empty()) return cut.on();
    const PlayerNumber one = cut.due().front().back();
    out.reason = Reason::TieAtTheCut;
    out.place.player = one.number();
    out.place.entrant = plays_now(state, one);
    return tl::unexpected(out);
}

StageGroups lots_due(const Rulebook& rulebook, const ContestState& state, StageNumber stage) {
    if (!is_complete(state, stage)) return {};
    return Cut(rulebook, state, stage).due();
}

StageGroups lots_possible(const Rulebook& rulebook, const ContestState& state, StageNumber stage) {
    if (!is_complete(state, stage)) return {};
    StageGroups out = Cut(rulebook, state, stage).possible();
    // Persons, too: among them a substitute has no place.
    const StageOrder order(rulebook, state, stage);
    auto lists = entrants_by_group(state, stage);
    if (lists.size() > 1) lists.push_back(entrants_of(state, stage));
    for (const auto& entrants : lists)
        for (const auto& equal : equals_of(order.of(entrants))) {
            auto& numbers = out.emplace_back();
            for (const std::uint32_t entrant : equal)
                numbers.push_back(*held_number(state, EntrantNumber{entrant}));
        }
    return out;
}

}  // namespace sifang::contest
