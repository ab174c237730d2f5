#include "rules/mcr/random_win.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "rules/mcr/slow_scorer_divisions.hpp"

namespace sifang::mcr_test {
namespace {

using slow::is_honor;
using slow::is_suited;
using slow::is_terminal;
using slow::rank_of;
using slow::suit_of;
using slow::TileCounts;

struct PlannedSet {
    bool chow = false;
    int tile = 0;
    bool has(int t) const { return chow ? t >= tile && t <= tile + 2 : t == tile; }
};

/// What a hand is made of before some of it is melded.
struct Plan {
    std::vector<PlannedSet> sets;
    std::vector<int> loose;  ///< pair, seven pairs, knitted tiles: what cannot be melded
    int last = -1;           ///< the winning tile, where it is not left to chance
};

class Chance {
  public:
    explicit Chance(std::mt19937_64& random) : random_(random) {}
    int below(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }
    int between(int low, int high) { return low + below(high - low + 1); }
    bool percent(int p) { return below(100) < p; }
    template <class T>
    const T& one_of(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }
    std::array<int, 3> suits() {
        std::array<int, 3> order{0, 1, 2};
        for (int i = 2; i > 0; --i)
            std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(below(i + 1))]);
        return order;
    }

  private:
    std::mt19937_64& random_;
};

int tile(int suit, int rank) { return 9 * suit + rank - 1; }

// --- which tiles a hand may use, and how its sets must look

enum class Tiles {
    Any,
    OneSuit,
    OneSuitAndHonors,
    TwoSuits,
    TwoSuitsAndHonors,
    NoHonors,
    Lower,
    Middle,
    Upper,
    LowerFour,
    UpperFour,
    Simples,
    Green,
    Reversible,
    Terminals,
    TerminalsAndHonors,
    Honors,
    Even,
    FourRanksOfOneSuit,
    FiveRanksOfOneSuit,
    Count
};
enum class Sets { Any, Pungs, Chows, Outside, WithFive, Count };

bool may_use(Tiles tiles, int t, int suit, int from) {
    const int rank = is_suited(t) ? rank_of(t) : 0;
    const int s = is_suited(t) ? suit_of(t) : 3;
    const auto ranks = [&](int low, int high) { return rank >= low && rank <= high; };
    switch (tiles) {
        case Tiles::Any: return true;
        case Tiles::OneSuit: return s == suit;
        case Tiles::OneSuitAndHonors: return s == suit || s == 3;
        case Tiles::TwoSuits: return s != suit && s != 3;
        case Tiles::TwoSuitsAndHonors: return s != suit;
        case Tiles::NoHonors: return s != 3;
        case Tiles::Lower: return ranks(1, 3);
        case Tiles::Middle: return ranks(4, 6);
        case Tiles::Upper: return ranks(7, 9);
        case Tiles::LowerFour: return ranks(1, 4);
        case Tiles::UpperFour: return ranks(6, 9);
        case Tiles::Simples: return ranks(2, 8);
        case Tiles::Green: return t == 32 || (s == 2 && (ranks(2, 4) || rank == 6 || rank == 8));
        case Tiles::Reversible:
            return t == 33 || (s == 1 && rank != 6 && rank != 7) ||
                   (s == 2 && rank != 1 && rank != 3 && rank != 7);
        case Tiles::Terminals: return is_terminal(t);
        case Tiles::TerminalsAndHonors: return is_terminal(t) || s == 3;
        case Tiles::Honors: return s == 3;
        case Tiles::Even: return rank != 0 && rank % 2 == 0;
        case Tiles::FourRanksOfOneSuit: return s == suit && ranks(from, from + 3);
        case Tiles::FiveRanksOfOneSuit: return s == suit && ranks(from, from + 4);
        case Tiles::Count: break;
    }
    return true;
}

bool looks(Sets sets, const PlannedSet& set) {
    const int rank = is_suited(set.tile) ? rank_of(set.tile) : 0;
    switch (sets) {
        case Sets::Any:
        case Sets::Count: return true;
        case Sets::Pungs: return !set.chow;
        case Sets::Chows: return set.chow;
        case Sets::Outside:
            return set.chow ? rank == 1 || rank == 7 : is_terminal(set.tile) || is_honor(set.tile);
        case Sets::WithFive: return set.chow ? rank >= 3 && rank <= 5 : rank == 5;
    }
    return true;
}

// --- what the sets have to do with one another

enum class Together {
    Nothing,
    TwoAlike,
    TwoSuitsAlike,
    ShortStraight,
    TwoTerminalChows,
    PureTriple,
    Quadruple,
    PureStraight,
    ShiftedChows,
    FourShiftedChows,
    MixedTriple,
    MixedStraight,
    MixedShifted,
    PureTerminalChows,
    ThreeSuitedTerminals,
    DoublePung,
    TriplePung,
    ShiftedPungs,
    FourShiftedPungs,
    MixedShiftedPungs,
    TwoDragons,
    ThreeDragons,
    ThreeWinds,
    FourWinds,
    FourDifferentPungs,
    AllTypes,
    Unrelated,
    Count
};

std::vector<PlannedSet> together(Together kind, Chance& chance) {
    const auto order = chance.suits();
    const int a = order[0], b = order[1], c = order[2];
    const auto chow = [](int suit, int rank) { return PlannedSet{true, tile(suit, rank)}; };
    const auto pung = [](int suit, int rank) { return PlannedSet{false, tile(suit, rank)}; };
    const int chow_rank = chance.between(1, 7), pung_rank = chance.between(1, 9);
    const int step = chance.between(1, 2);
    switch (kind) {
        case Together::Nothing:
        case Together::Count: return {};
        case Together::TwoAlike: return {chow(a, chow_rank), chow(a, chow_rank)};
        case Together::TwoSuitsAlike: return {chow(a, chow_rank), chow(b, chow_rank)};
        case Together::ShortStraight: {
            const int rank = chance.between(1, 4);
            return {chow(a, rank), chow(a, rank + 3)};
        }
        case Together::TwoTerminalChows: return {chow(a, 1), chow(a, 7)};
        case Together::PureTriple: return {chow(a, chow_rank), chow(a, chow_rank), chow(a, chow_rank)};
        case Together::Quadruple: return std::vector<PlannedSet>(4, chow(a, chow_rank));
        case Together::PureStraight: return {chow(a, 1), chow(a, 4), chow(a, 7)};
        case Together::ShiftedChows: {
            const int rank = chance.between(1, 7 - 2 * step);
            return {chow(a, rank), chow(a, rank + step), chow(a, rank + 2 * step)};
        }
        case Together::FourShiftedChows: {
            const int rank = chance.between(1, 7 - 3 * step);
            return {chow(a, rank), chow(a, rank + step), chow(a, rank + 2 * step), chow(a, rank + 3 * step)};
        }
        case Together::MixedTriple: return {chow(a, chow_rank), chow(b, chow_rank), chow(c, chow_rank)};
        case Together::MixedStraight: return {chow(a, 1), chow(b, 4), chow(c, 7)};
        case Together::MixedShifted: {
            const int rank = chance.between(1, 5);
            return {chow(a, rank), chow(b, rank + 1), chow(c, rank + 2)};
        }
        case Together::PureTerminalChows: return {chow(a, 1), chow(a, 1), chow(a, 7), chow(a, 7)};
        case Together::ThreeSuitedTerminals: return {chow(a, 1), chow(a, 7), chow(b, 1), chow(b, 7)};
        case Together::DoublePung: return {pung(a, pung_rank), pung(b, pung_rank)};
        case Together::TriplePung: return {pung(a, pung_rank), pung(b, pung_rank), pung(c, pung_rank)};
        case Together::ShiftedPungs: {
            const int rank = chance.between(1, 7);
            return {pung(a, rank), pung(a, rank + 1), pung(a, rank + 2)};
        }
        case Together::FourShiftedPungs: {
            const int rank = chance.between(1, 6);
            return {pung(a, rank), pung(a, rank + 1), pung(a, rank + 2), pung(a, rank + 3)};
        }
        case Together::MixedShiftedPungs: {
            const int rank = chance.between(1, 7);
            return {pung(a, rank), pung(b, rank + 1), pung(c, rank + 2)};
        }
        case Together::TwoDragons: {
            const int left_out = chance.below(3);
            return {{false, 31 + (left_out + 1) % 3}, {false, 31 + (left_out + 2) % 3}};
        }
        case Together::ThreeDragons: return {{false, 31}, {false, 32}, {false, 33}};
        case Together::ThreeWinds: {
            const int left_out = chance.below(4);
            return {{false, 27 + (left_out + 1) % 4},
                    {false, 27 + (left_out + 2) % 4},
                    {false, 27 + (left_out + 3) % 4}};
        }
        case Together::FourWinds: return {{false, 27}, {false, 28}, {false, 29}, {false, 30}};
        case Together::AllTypes: {
            std::vector<PlannedSet> sets{
                {false, chance.percent(50) ? chance.between(27, 30) : chance.between(31, 33)}};
            for (const int suit : order)
                sets.push_back(chance.percent(50) ? chow(suit, chance.between(1, 7))
                                                  : pung(suit, chance.between(1, 9)));
            return sets;
        }
        case Together::Unrelated:  // what a chicken hand is made of
            return {chow(a, chance.between(1, 7)), chow(b, chance.between(1, 7)),
                    chow(c, chance.between(1, 7)),
                    chance.percent(50) ? chow(a, chance.between(1, 7)) : pung(b, chance.between(2, 8))};
        case Together::FourDifferentPungs:
            return {pung(a, pung_rank), pung(b, chance.between(1, 9)), pung(c, chance.between(1, 9))};
    }
    return {};
}

// --- plans

bool at_most_four(const Plan& plan) {
    TileCounts counts{};
    for (const PlannedSet& set : plan.sets)
        for (int i = 0; i < 3; ++i) ++counts[static_cast<std::size_t>(set.tile + (set.chow ? i : 0))];
    for (const int t : plan.loose) ++counts[static_cast<std::size_t>(t)];
    return std::all_of(counts.begin(), counts.end(), [](int n) { return n <= 4; });
}

std::vector<PlannedSet> all_sets() {
    std::vector<PlannedSet> sets;
    for (int t = 0; t < 34; ++t) {
        sets.push_back({false, t});
        if (is_suited(t) && rank_of(t) <= 7) sets.push_back({true, t});
    }
    return sets;
}

/// Four sets and a pair of the tiles and kinds wanted; where that cannot be, the wishes are dropped one by
/// one.
Plan four_sets(Tiles tiles, Sets sets, Together kind, Chance& chance) {
    static const std::vector<PlannedSet> every_set = all_sets();
    for (int attempt = 0;; ++attempt) {
        if (attempt == 60) sets = Sets::Any;
        if (attempt == 120) tiles = Tiles::Any;
        const int suit = chance.below(3), from = chance.between(1, 5);
        const auto fits = [&](const PlannedSet& set) {
            for (int i = 0; i < 3; ++i)
                if (!may_use(tiles, set.tile + (set.chow ? i : 0), suit, from)) return false;
            return looks(sets, set);
        };
        std::vector<PlannedSet> allowed;
        std::copy_if(every_set.begin(), every_set.end(), std::back_inserter(allowed), fits);
        std::vector<int> pairs;
        for (int t = 0; t < 34; ++t)
            if (may_use(tiles, t, suit, from) &&
                (sets == Sets::Any || sets == Sets::Pungs || sets == Sets::Chows || looks(sets, {false, t})))
                pairs.push_back(t);
        if (allowed.empty() || pairs.empty()) continue;
        Plan plan;
        plan.sets = together(kind, chance);
        if (!std::all_of(plan.sets.begin(), plan.sets.end(), fits)) continue;
        while (plan.sets.size() < 4) plan.sets.push_back(chance.one_of(allowed));
        int pair = chance.one_of(pairs);
        if (kind == Together::PureTerminalChows && chance.percent(70))
            pair = tile(suit_of(plan.sets[0].tile), 5);
        if (kind == Together::ThreeSuitedTerminals && chance.percent(70))
            pair = tile(3 - suit_of(plan.sets[0].tile) - suit_of(plan.sets[2].tile), 5);
        if (kind == Together::TwoDragons && chance.percent(40)) pair = chance.between(31, 33);
        if (kind == Together::ThreeWinds && chance.percent(40)) pair = chance.between(27, 30);
        if (kind == Together::AllTypes && chance.percent(80))
            pair = plan.sets[0].tile < 31 ? chance.between(31, 33) : chance.between(27, 30);
        if (kind == Together::Unrelated) {
            pair = chance.between(27, 33);
            plan.last = plan.sets[0].tile + (rank_of(plan.sets[0].tile) == 7 ? 2 : 0);
        }
        plan.loose = {pair, pair};
        if (at_most_four(plan)) return plan;
    }
}

Plan seven_pairs(Tiles tiles, Chance& chance) {
    for (int attempt = 0;; ++attempt) {
        if (attempt == 60) tiles = Tiles::Any;
        const int suit = chance.below(3), from = chance.between(1, 5);
        std::vector<int> kinds;
        for (int t = 0; t < 34; ++t)
            if (may_use(tiles, t, suit, from)) kinds.push_back(t);
        if (kinds.empty()) continue;
        Plan plan;
        for (int i = 0; i < 7; ++i) {
            const int t = chance.one_of(kinds);
            plan.loose.push_back(t);
            plan.loose.push_back(t);
        }
        if (at_most_four(plan)) return plan;
    }
}

Plan shifted_pairs(Chance& chance) {
    const int suit = chance.below(3), from = chance.between(1, 3);
    Plan plan;
    for (int i = 0; i < 14; ++i) plan.loose.push_back(tile(suit, from + i / 2));
    return plan;
}

Plan thirteen_orphans(Chance& chance) {
    std::vector<int> orphans;
    for (int t = 0; t < 34; ++t)
        if (is_terminal(t) || is_honor(t)) orphans.push_back(t);
    Plan plan;
    plan.loose = orphans;
    plan.loose.push_back(chance.one_of(orphans));
    return plan;
}

std::vector<int> knitted_nine(Chance& chance) {
    const auto suits = chance.suits();
    std::vector<int> nine;
    for (int first = 1; first <= 3; ++first)
        for (int i = 0; i < 3; ++i)
            nine.push_back(tile(suits[static_cast<std::size_t>(first - 1)], first + 3 * i));
    return nine;
}

Plan knitted_straight(Tiles tiles, Chance& chance) {
    static const std::vector<PlannedSet> every_set = all_sets();
    for (int attempt = 0;; ++attempt) {
        Plan plan;
        plan.loose = knitted_nine(chance);
        const PlannedSet set = chance.one_of(every_set);
        const int pair = chance.below(34);
        const bool wanted = may_use(tiles, set.tile, 0, 1) && may_use(tiles, pair, 0, 1);
        if (attempt < 40 && !wanted) continue;
        plan.sets = {set};
        plan.loose.push_back(pair);
        plan.loose.push_back(pair);
        if (at_most_four(plan)) return plan;
    }
}

/// Fourteen of the sixteen: all honours, all nine knitted tiles, or neither.
Plan honors_knitted(Chance& chance) {
    std::vector<int> knitted = knitted_nine(chance);
    std::vector<int> honors{27, 28, 29, 30, 31, 32, 33};
    const int honors_left_out = chance.below(3);
    for (int i = 0; i < 2; ++i) {
        std::vector<int>& from = i < honors_left_out ? honors : knitted;
        from.erase(from.begin() + chance.below(static_cast<int>(from.size())));
    }
    Plan plan;
    plan.loose = knitted;
    plan.loose.insert(plan.loose.end(), honors.begin(), honors.end());
    return plan;
}

Plan nine_gates(Chance& chance) {
    const int suit = chance.below(3);
    Plan plan;
    for (int rank = 1; rank <= 9; ++rank)
        for (int i = 0; i < (rank == 1 || rank == 9 ? 3 : 1); ++i) plan.loose.push_back(tile(suit, rank));
    const int extra = tile(suit, chance.between(1, 9));
    plan.loose.push_back(extra);
    if (chance.percent(80)) plan.last = extra;
    return plan;
}

/// Fourteen tiles off the wall: hardly ever a win.
Plan no_hand(Chance& chance) {
    Plan plan;
    do {
        plan.loose.clear();
        for (int i = 0; i < 14; ++i) plan.loose.push_back(chance.below(34));
    } while (!at_most_four(plan));
    return plan;
}

// --- from a plan to a win

struct Manner {
    int melded;           ///< percent of the sets
    int kongs;            ///< percent of the pungs
    int concealed_kongs;  ///< percent of the kongs
};

Win win_of(const Plan& plan, const Manner& manner, Chance& chance) {
    Win win;
    TileCounts used{};
    for (const PlannedSet& set : plan.sets)
        for (int i = 0; i < 3; ++i) ++used[static_cast<std::size_t>(set.tile + (set.chow ? i : 0))];
    for (const int t : plan.loose) ++used[static_cast<std::size_t>(t)];
    std::vector<int> standing = plan.loose;
    for (const PlannedSet& set : plan.sets) {
        Meld meld;
        meld.tile = Tile::of_index(static_cast<unsigned>(set.tile));
        if (!set.chow && used[static_cast<std::size_t>(set.tile)] == 3 && chance.percent(manner.kongs)) {
            meld.kind = chance.percent(manner.concealed_kongs) ? MeldKind::ConcealedKong
                        : chance.percent(50)                   ? MeldKind::Kong
                                                               : MeldKind::AddedKong;
        } else if (chance.percent(manner.melded)) {
            meld.kind = set.chow ? MeldKind::Chow : MeldKind::Pung;
        } else {
            for (int i = 0; i < 3; ++i) standing.push_back(set.tile + (set.chow ? i : 0));
            continue;
        }
        win.hand.melds.push_back(meld);
    }
    int last = chance.below(static_cast<int>(standing.size()));
    if (plan.last >= 0)
        last = static_cast<int>(std::find(standing.begin(), standing.end(), plan.last) - standing.begin());
    if (last == static_cast<int>(standing.size())) last = 0;  // it was melded
    for (int i = 0; i < static_cast<int>(standing.size()); ++i) {
        const Tile t = Tile::of_index(static_cast<unsigned>(standing[static_cast<std::size_t>(i)]));
        if (i == last)
            win.tile = t;
        else
            win.hand.standing.add(t);
    }
    return win;
}

void circumstances(Win& win, Chance& chance) {
    win.by = chance.percent(45) ? By::Draw : By::Discard;
    win.seat = static_cast<Wind>(chance.below(4));
    win.round = static_cast<Wind>(chance.below(4));
    if (chance.percent(10)) win.situation.add(Situation::LastWallTile);
    if (chance.percent(15)) win.situation.add(Situation::LastOfKind);
    if (win.by == By::Draw && chance.percent(15)) {
        win.situation.add(Situation::Replacement);
        if (chance.percent(20)) win.situation.add(Situation::KongOnKong);
    }
    if (win.by == By::Discard && chance.percent(12)) win.situation.add(Situation::Robbing);
    if (chance.percent(25))
        for (unsigned n = 1; n <= 8; ++n)
            if (chance.percent(30)) win.flowers.add(Tile::flower(n));
}

Manner any_manner(Chance& chance) {
    static constexpr std::array<int, 5> melded{0, 0, 30, 60, 100};
    static constexpr std::array<int, 4> kongs{0, 0, 25, 90};
    static constexpr std::array<int, 3> concealed{0, 50, 100};
    return {melded[static_cast<std::size_t>(chance.below(5))],
            kongs[static_cast<std::size_t>(chance.below(4))],
            concealed[static_cast<std::size_t>(chance.below(3))]};
}

constexpr unsigned tiles_kinds = static_cast<unsigned>(Tiles::Count);
constexpr unsigned sets_kinds = static_cast<unsigned>(Sets::Count);
constexpr unsigned together_kinds = static_cast<unsigned>(Together::Count);
constexpr unsigned standard_recipes = tiles_kinds * sets_kinds * together_kinds;
constexpr unsigned special_recipes = 400;  ///< a fair share for shapes that the others never give

/// Seven pairs of 8 and 9, or with a pair of 6, that read the same upside down.
Plan upper_reversible_pairs(Chance& chance) {
    const std::vector<int> kinds{tile(1, 8), tile(1, 9), tile(2, 8), tile(2, 9)};
    const int once = chance.one_of(kinds);
    Plan plan;
    for (const int t : kinds) plan.loose.insert(plan.loose.end(), t == once ? 2 : 4, t);
    if (chance.percent(50)) std::replace(plan.loose.begin(), plan.loose.end(), once, tile(2, 6));
    return plan;
}

/// All green, won with a tile of which there is only one: it may have been robbed.
Plan green_with_a_single_tile(Chance& chance) {
    Plan plan = four_sets(Tiles::Green, Sets::Any, Together::Nothing, chance);
    for (int t = 0; t < 34; ++t) {
        const auto sets =
            std::count_if(plan.sets.begin(), plan.sets.end(), [&](const PlannedSet& s) { return s.has(t); });
        const auto pairs = std::count(plan.loose.begin(), plan.loose.end(), t);
        if (sets == 1 && pairs == 0 &&
            std::any_of(plan.sets.begin(), plan.sets.end(),
                        [&](const PlannedSet& s) { return s.chow && s.has(t); }))
            plan.last = t;
    }
    return plan;
}

constexpr unsigned special_kinds = 10, robbed_green = 9;

Plan special_plan(unsigned number, Chance& chance) {
    const auto tiles = static_cast<Tiles>(number / special_kinds % tiles_kinds);
    switch (number % special_kinds) {
        case 0:
        case 1: return seven_pairs(tiles, chance);
        case 2: return shifted_pairs(chance);
        case 3: return thirteen_orphans(chance);
        case 4: return honors_knitted(chance);
        case 5: return nine_gates(chance);
        case 6: return upper_reversible_pairs(chance);
        case robbed_green: return green_with_a_single_tile(chance);
        default: return knitted_straight(tiles, chance);
    }
}

}  // namespace

unsigned RandomWins::recipes() { return standard_recipes + special_recipes; }

Win RandomWins::of_recipe(unsigned recipe) {
    Chance chance(random_);
    Plan plan;
    bool plainly = false, robbed = false;
    if (recipe < standard_recipes) {
        const auto tiles = static_cast<Tiles>(recipe % tiles_kinds);
        const auto sets = static_cast<Sets>(recipe / tiles_kinds % sets_kinds);
        const auto kind = static_cast<Together>(recipe / tiles_kinds / sets_kinds);
        plan = four_sets(tiles, sets, kind, chance);
        plainly = kind == Together::Unrelated && chance.percent(80);
    } else {
        plan = special_plan(recipe - standard_recipes, chance);
        robbed = (recipe - standard_recipes) % special_kinds == robbed_green;
    }
    Win win = win_of(plan, plainly ? Manner{50, 0, 0} : any_manner(chance), chance);
    circumstances(win, chance);
    if (plainly || robbed) {  // of a chicken hand nothing may be said
        win.by = By::Discard;
        win.situation = {};
        if (robbed) win.situation.add(Situation::Robbing);
    }
    return win;
}

Win RandomWins::any() {
    Chance chance(random_);
    const int shape = chance.below(100);
    Plan plan;
    if (shape < 45) {
        plan = four_sets(Tiles::Any, Sets::Any, Together::Nothing, chance);
    } else if (shape < 80) {
        plan = four_sets(static_cast<Tiles>(chance.below(static_cast<int>(tiles_kinds))),
                         static_cast<Sets>(chance.below(static_cast<int>(sets_kinds))),
                         static_cast<Together>(chance.below(static_cast<int>(together_kinds))), chance);
    } else if (shape < 98) {
        plan = special_plan(static_cast<unsigned>(chance.below(400)), chance);
    } else {
        plan = no_hand(chance);
    }
    Win win = win_of(plan, any_manner(chance), chance);
    circumstances(win, chance);
    return win;
}

}  // namespace sifang::mcr_test
