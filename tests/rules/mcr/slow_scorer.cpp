#include "rules/mcr/slow_scorer.hpp"

#include <algorithm>
#include <tuple>

#include "rules/mcr/slow_scorer_divisions.hpp"
#include "rules/mcr/slow_scorer_fan.hpp"

namespace sifang::slow {
namespace {

// --- the principles

bool inside(unsigned sets, unsigned others) { return (sets & ~others) == 0; }
int size(unsigned sets) {
    int n = 0;
    for (; sets != 0; sets >>= 1) n += static_cast<int>(sets & 1);
    return n;
}

/// Non-repeat: one of them is in the other's list, or stands for sets of which the other already tells as
/// much.
bool repeats(const SlowEdition& edition, const Shown& counted, const Shown& other) {
    if (edition.excludes[static_cast<int>(counted.fan)][static_cast<int>(other.fan)]) return true;
    return counted.fan == Fan::big_three_winds && other.fan == Fan::pung_of_terminals_or_honors &&
           inside(other.sets, counted.sets);
}
/// Non-separation: a combination is not taken apart to build another of its own sets.
bool separates(const Shown& a, const Shown& b) { return inside(a.sets, b.sets) || inside(b.sets, a.sets); }
/// Non-identical: no set twice in the same combination.
bool identical(const Shown& a, const Shown& b) { return a.fan == b.fan && (a.sets & b.sets) != 0; }

/// Account-once: in some order each combination takes at most one set that was used before it.
bool can_be_counted_in_some_order(const std::vector<unsigned>& combinations) {
    if (combinations.size() <= 1) return true;
    for (std::size_t last = 0; last < combinations.size(); ++last) {
        unsigned used = 0;
        std::vector<unsigned> before;
        for (std::size_t i = 0; i < combinations.size(); ++i)
            if (i != last) used |= combinations[i], before.push_back(combinations[i]);
        if (size(combinations[last] & used) <= 1 && can_be_counted_in_some_order(before)) return true;
    }
    return false;
}

bool may_join(const SlowEdition& edition, const std::vector<Shown>& counted, const Shown& next) {
    for (const Shown& c : counted) {
        if (repeats(edition, c, next) || repeats(edition, next, c)) return false;
        if (is_combination(c.fan) && is_combination(next.fan) && (separates(c, next) || identical(c, next)))
            return false;
    }
    if (!is_combination(next.fan)) return true;
    std::vector<unsigned> combinations{next.sets};
    for (const Shown& c : counted)
        if (is_combination(c.fan)) combinations.push_back(c.sets);
    return can_be_counted_in_some_order(combinations);
}

// --- high versus low: the best of all lists

class Search {
  public:
    Search(const SlowEdition& edition, bool all_lists) : edition_(edition), all_lists_(all_lists) {}

    void add(std::vector<Shown> shown) {
        std::sort(shown.begin(), shown.end(), [&](const Shown& a, const Shown& b) {
            return std::tuple(-points(a), a.fan, a.sets) < std::tuple(-points(b), b.fan, b.sets);
        });
        shown_ = std::move(shown);
        left_.assign(shown_.size() + 1, 0);
        for (std::size_t i = shown_.size(); i-- > 0;) left_[i] = left_[i + 1] + points(shown_[i]);
        counted_.clear();
        choose(0, 0);
    }
    int best() const { return best_; }
    const std::set<FanList>& lists() const { return lists_; }

  private:
    int points(const Shown& s) const { return edition_.points[static_cast<int>(s.fan)]; }

    /// Takes or leaves the fan from `next` on; gives up where even all that are left cannot reach the best.
    void choose(std::size_t next, int sum) {
        if (sum + left_[next] < best_ || (!all_lists_ && sum + left_[next] == best_ && !lists_.empty()))
            return;
        if (next == shown_.size()) {
            if (sum > best_) lists_.clear();
            best_ = sum;
            FanList list;
            for (const Shown& s : counted_) ++list[s.fan];
            lists_.insert(list);
            return;
        }
        if (may_join(edition_, counted_, shown_[next])) {
            counted_.push_back(shown_[next]);
            choose(next + 1, sum + points(shown_[next]));
            counted_.pop_back();
        }
        choose(next + 1, sum);
    }

    const SlowEdition& edition_;
    const bool all_lists_;
    std::vector<Shown> shown_, counted_;
    std::vector<int> left_;  ///< points of everything shown from i on
    int best_ = 0;
    std::set<FanList> lists_;
};

// --- what the table says and the tiles refute

int in_melds(const Melds& melds, int tile, bool claimed_only) {
    int n = 0;
    for (const Meld& meld : melds) {
        if (claimed_only && meld.kind == MeldKind::ConcealedKong) continue;
        const int low = static_cast<int>(meld.tile.index());
        if (meld.kind == MeldKind::Chow) {
            if (tile >= low && tile <= low + 2) ++n;
        } else if (tile == low) {
            n += meld.kind == MeldKind::Pung ? 3 : 4;
        }
    }
    return n;
}

Situations what_holds(const Win& win, const TileCounts& standing) {
    Situations s = win.situation;
    const int tile = static_cast<int>(win.tile.index());
    const bool another_stands = standing[static_cast<std::size_t>(tile)] > 0;
    bool kong = false;
    for (const Meld& meld : win.hand.melds)
        if (meld.kind != MeldKind::Chow && meld.kind != MeldKind::Pung) kong = true;
    if (another_stands) s.drop(Situation::LastOfKind);
    if (another_stands || in_melds(win.hand.melds, tile, false) > 0) s.drop(Situation::Robbing);
    if (!kong) s.drop(Situation::Replacement);
    if (in_melds(win.hand.melds, tile, true) == 3) s.add(Situation::LastOfKind);
    return s;
}

TileCounts with_melds(TileCounts tiles, const Melds& melds) {
    for (int t = 0; t < 34; ++t) tiles[static_cast<std::size_t>(t)] += in_melds(melds, t, false);
    return tiles;
}

Search search(const SlowEdition& edition, const Win& win, bool all_lists) {
    Search search(edition, all_lists);
    for (const ShownDivision& d : shown_by_division(edition, win)) search.add(d.shown);
    return search;
}

}  // namespace

std::vector<ShownDivision> shown_by_division(const SlowEdition& edition, const Win& win) {
    const TileCounts standing = counts_of(win.hand.standing);
    TileCounts complete = standing;
    ++complete[win.tile.index()];
    std::vector<ShownDivision> all;
    const std::vector<Division> divisions = all_divisions(complete, win.hand.melds);
    if (divisions.empty()) return all;
    const Circumstances facts{edition,
                              win,
                              what_holds(win, standing),
                              slow_waits(edition, win.hand),
                              standing,
                              with_melds(complete, win.hand.melds)};
    for (const Division& division : divisions) all.push_back({division, shown_fan(facts, division)});
    return all;
}

bool may_be_counted(const SlowEdition& edition, const std::vector<Shown>& list) {
    std::vector<Shown> counted;
    for (const Shown& next : list) {
        if (!may_join(edition, counted, next)) return false;
        counted.push_back(next);
    }
    return true;
}

std::set<int> slow_waits(const SlowEdition& edition, const Hand& hand) {
    std::set<int> waits;
    const TileCounts standing = counts_of(hand.standing);
    const TileCounts held = with_melds(standing, hand.melds);
    for (std::size_t tile = 0; tile < 34; ++tile) {
        if (!edition.fifth_copy_waits && held[tile] == 4) continue;
        TileCounts complete = standing;
        ++complete[tile];
        if (!all_divisions(complete, hand.melds).empty()) waits.insert(static_cast<int>(tile));
    }
    return waits;
}

SlowScore slow_score(const SlowEdition& edition, const Win& win) {
    const Search found = search(edition, win, false);
    SlowScore score;
    score.valid = !found.lists().empty();
    if (!score.valid) return score;
    score.points = found.best();
    score.flowers = static_cast<int>(win.flowers.size());
    score.list = *found.lists().begin();
    return score;
}

std::set<FanList> slow_best_lists(const SlowEdition& edition, const Win& win) {
    return search(edition, win, true).lists();
}

}  // namespace sifang::slow
