#include "bot/goals.hpp"

#include <algorithm>

#include "bot/prospect.hpp"
#include "hand/reading.hpp"
#include "tile/chance.hpp"

namespace sifang {
namespace {

GoalSet chow(unsigned suit, unsigned rank) { return {true, Tile::of(static_cast<Suit>(suit), rank)}; }

/// Three chows of one suit each step `step` ranks on.
void add_in_one_suit(std::vector<Goal>& goals, unsigned step) {
    for (unsigned suit = 0; suit < 3; ++suit)
        for (unsigned rank = 1; rank + 2 * step <= 7; ++rank)
            goals.push_back(
                {.sets = {chow(suit, rank), chow(suit, rank + step), chow(suit, rank + 2 * step)}});
}

/// A chow of every suit, each `step` ranks on, in every order of the suits.
void add_over_suits(std::vector<Goal>& goals, unsigned step) {
    for (unsigned a = 0; a < 3; ++a)
        for (unsigned b = 0; b < 3; ++b) {
            if (b == a || (step == 0 && (a != 0 || b != 1))) continue;
            const unsigned c = 3 - a - b;
            for (unsigned rank = 1; rank + 2 * step <= 7; ++rank)
                goals.push_back({.sets = {chow(a, rank), chow(b, rank + step), chow(c, rank + 2 * step)}});
        }
}

/// Everything there could be to aim at. The first is any complete hand.
std::vector<Goal> imaginable(Shapes known) {
    std::vector<Goal> goals{Goal{}};
    for (const Shapes shape : {shapes::seven_pairs, shapes::seven_different_pairs, shapes::thirteen_orphans,
                               shapes::honors_knitted})
        if (known.has(shape)) goals.push_back({.shape = shape});
    if (known.has(shapes::knitted_straight))
        for (const Knitting& knitting : all_knittings) goals.push_back({.knitted = knitted_tiles(knitting)});
    goals.push_back({.pungs = true});
    goals.push_back({.within = kinds::simples});
    for (const Kinds suit : {kinds::characters, kinds::dots, kinds::bamboo}) {
        goals.push_back({.within = suit});
        goals.push_back({.within = suit | kinds::honors});
        goals.push_back({.within = suit | kinds::honors, .pungs = true});
    }
    for (const Tile tile : kinds::honors) goals.push_back({.sets = {GoalSet{false, tile}}});
    for (const Tile a : kinds::dragons)
        for (const Tile b : kinds::dragons)
            if (a < b) goals.push_back({.sets = {GoalSet{false, a}, GoalSet{false, b}}});
    for (const unsigned step : {0u, 1u, 3u}) add_over_suits(goals, step);
    for (const unsigned step : {1u, 2u, 3u}) add_in_one_suit(goals, step);
    return goals;
}

/// A meld that fits a goal, for an example hand that has claimed one.
std::optional<Meld> fitting_meld(const Goal& goal) {
    if (goal.shape != shapes::sets_and_pair || !goal.knitted.empty()) return std::nullopt;
    if (!goal.sets.empty())
        return Meld{goal.sets[0].chow ? MeldKind::Chow : MeldKind::Pung, goal.sets[0].tile, Giver::Left};
    if (goal.pungs) return Meld{MeldKind::Pung, (goal.within & kinds::simples).first(), Giver::Left};
    return Meld{MeldKind::Chow, (goal.within & kinds::simples).first(), Giver::Left};
}

/// A hand in the middle of nowhere.
SeatView example(const std::optional<Meld>& meld, Chance& chance) {
    SeatView view;
    view.own.seat = Wind::South;
    view.table.round = Wind::East;
    view.table.left = 60;
    if (meld) {
        view.own.hand.melds.push_back(*meld);
        add_meld(view.table.shown, *meld);
    }
    Counts all = view.table.shown;
    for (unsigned n = view.own.hand.resting_size(); n > 0;) {
        const Tile tile = Tile::of_index(chance.below(Tile::hand_kinds));
        if (!all.can_add(tile)) continue;
        all.add(tile);
        view.own.hand.standing.add(tile);
        --n;
    }
    return view;
}

/// What wins of a goal bring on average; 0 where most of them may not win at all.
double usual_gain(const Table& table, const Goal& goal, bool open) {
    constexpr unsigned examples = 24;
    const std::optional<Meld> meld = open ? fitting_meld(goal) : std::nullopt;
    if (open && !meld) return 0;
    Chance chance(42);  // the same examples for all goals
    int sum = 0;
    unsigned wins = 0;
    for (unsigned i = 0; i < examples; ++i) {
        const SeatView view = example(meld, chance);
        const auto pursuit = Pursuit::of(goal, view.own.hand.melds);
        if (!pursuit) continue;
        const Prospects prospects(table, view);
        const Approach approach(table.suits(), *pursuit, view.own.hand.standing);
        const auto gain =
            prospects.gain(approach, view.own.hand, approach.nearer(prospects.unseen().kinds()));
        if (!gain) continue;
        sum += *gain;
        ++wins;
    }
    return 3 * wins >= examples ? static_cast<double>(sum) / examples : 0;
}

}  // namespace

Goals::Goals(const Table& table) {
    const std::vector<Goal> all = imaginable(table.rulebook().shapes());
    // Any complete hand is always a goal; another one only where it brings clearly more than just any.
    const double any_closed = usual_gain(table, all[0], false), any_open = usual_gain(table, all[0], true);
    double least = std::max(any_closed, any_open);
    goals_.push_back(all[0]);
    for (auto goal = all.begin() + 1; goal != all.end(); ++goal) {
        const double closed = usual_gain(table, *goal, false), open = usual_gain(table, *goal, true);
        if (closed < 1.6 * any_closed + 1 && open < 1.6 * any_open + 1) continue;
        goals_.push_back(*goal);
        const double gain = std::max(closed, open);
        least = least > 0 ? std::min(least, gain) : gain;
    }
    for (const Goal& goal : goals_) closed_.push_back(*Pursuit::of(goal, {}));
    usual_loss_ = std::max(1, static_cast<int>(least));
}

}  // namespace sifang
