#include "rules/mcr/slow_scorer_fan.hpp"

#include <algorithm>

namespace sifang::slow {
namespace {

using enum Fan;

/// Everything below adds to `shown`; one function for each group of fan of the book.
class Lister {
  public:
    Lister(const Circumstances& facts, const Division& division) : facts_(facts), division_(division) {
        open_the_pung_of_a_discard();
        shapes();
        tiles();
        if (division_.shape == Shape::SetsAndPair) {
            whole_sets();
            chows();
            pungs();
        }
        if (division_.shape == Shape::KnittedStraight) knitted_sets();
        honor_and_terminal_pungs();
        kongs_and_concealed_pungs();
        hogs();
        waits();
        way_of_winning();
        if (shown_.empty()) show(chicken_hand);
    }
    const std::vector<Shown>& shown() const { return shown_; }

  private:
    void show(Fan fan, unsigned sets = 0) { shown_.push_back({fan, sets}); }
    int winning_tile() const { return static_cast<int>(facts_.win.tile.index()); }
    bool by_discard() const { return facts_.win.by == By::Discard; }
    static unsigned bit(std::size_t i) { return 1u << i; }
    std::size_t set_count() const { return division_.sets.size(); }
    const SlowSet& set(std::size_t i) const { return division_.sets[i]; }
    bool is_chow(std::size_t i) const { return set(i).type == SetType::Chow; }
    bool is_pung(std::size_t i) const { return set(i).type != SetType::Chow; }  // kongs are pungs too
    bool is_suited_pung(std::size_t i) const { return is_pung(i) && is_suited(set(i).tile); }

    /// Whether every tile of the hand satisfies a condition.
    template <class Condition>
    bool every_tile(Condition condition) const {
        for (int t = 0; t < 34; ++t)
            if (facts_.all[static_cast<std::size_t>(t)] > 0 && !condition(t)) return false;
        return true;
    }
    template <class Condition>
    bool some_tile(Condition condition) const {
        return !every_tile([&](int t) { return !condition(t); });
    }

    /// Nos 12, 33, 66: a pung completed by a discard is open, unless the discard fits a concealed chow.
    void open_the_pung_of_a_discard() {
        if (!by_discard()) return;
        for (const SlowSet& s : division_.sets)
            if (s.standing && s.type == SetType::Chow && s.has(winning_tile())) return;
        for (SlowSet& s : division_.sets)
            if (s.standing && s.type == SetType::Pung && s.tile == winning_tile()) s.concealed = false;
    }

    /// Nos 4, 6, 7, 19, 20, 34, 35.
    void shapes() {
        switch (division_.shape) {
            case Shape::SetsAndPair:
                if (waits_as_nine_gates()) show(nine_gates);
                break;
            case Shape::SevenPairs:
                show(seven_pairs);
                if (pairs_are_shifted()) show(seven_shifted_pairs);
                break;
            case Shape::ThirteenOrphans: show(thirteen_orphans); break;
            case Shape::KnittedStraight: show(knitted_straight); break;
            case Shape::HonorsKnitted: {
                int honors = 0;
                for (int t = 27; t < 34; ++t) honors += facts_.all[static_cast<std::size_t>(t)];
                show(honors == 7 ? greater_honors_and_knitted_tiles : lesser_honors_and_knitted_tiles);
                if (division_.all_nine_knitted) show(knitted_straight);
                break;
            }
        }
    }
    /// The thirteen tiles before the winning one are 1112345678999 of a suit.
    bool waits_as_nine_gates() const {
        for (int suit = 0; suit < 3; ++suit) {
            TileCounts gates{};
            for (int rank = 1; rank <= 9; ++rank)
                gates[static_cast<std::size_t>(9 * suit + rank - 1)] = rank == 1 || rank == 9 ? 3 : 1;
            if (facts_.standing == gates) return true;
        }
        return false;
    }
    bool pairs_are_shifted() const {
        for (int first = 0; first + 6 < 27; ++first) {
            if (suit_of(first) != suit_of(first + 6)) continue;
            TileCounts seven{};
            for (int i = 0; i < 7; ++i) seven[static_cast<std::size_t>(first + i)] = 2;
            if (facts_.all == seven) return true;
        }
        return false;
    }

    /// Fan of which tiles are there and which are not, whatever the sets.
    void tiles() {
        int suits = 0;
        for (int suit = 0; suit < 3; ++suit)
            if (some_tile([&](int t) { return is_suited(t) && suit_of(t) == suit; })) ++suits;
        const bool honors = some_tile(is_honor);
        const auto all_in_ranks = [&](int low, int high) {
            return every_tile([&](int t) { return is_suited(t) && rank_of(t) >= low && rank_of(t) <= high; });
        };
        // No. 3: 2 3 4 6 8 of bamboo and the green dragon.
        if (every_tile([](int t) {
                if (t == 32) return true;
                if (!is_suited(t) || suit_of(t) != 2) return false;
                const int rank = rank_of(t);
                return rank == 2 || rank == 3 || rank == 4 || rank == 6 || rank == 8;
            }))
            show(all_green);
        if (suits == 1 && !honors) show(full_flush);
        if (suits == 1 && honors) show(half_flush);
        if (suits == 2) show(one_voided_suit);
        if (!honors) show(no_honors);
        if (suits == 3 && some_tile(is_wind) && some_tile(is_dragon)) show(all_types);
        if (all_in_ranks(7, 9)) show(upper_tiles);
        if (all_in_ranks(4, 6)) show(middle_tiles);
        if (all_in_ranks(1, 3)) show(lower_tiles);
        if (all_in_ranks(6, 9)) show(upper_four);
        if (all_in_ranks(1, 4)) show(lower_four);
        if (all_in_ranks(2, 8)) show(all_simples);
        // No. 40: 1 2 3 4 5 8 9 of dots, 2 4 5 6 8 9 of bamboo and the white dragon.
        if (every_tile([](int t) {
                if (t == 33) return true;
                if (!is_suited(t) || suit_of(t) == 0) return false;
                const int rank = rank_of(t);
                if (suit_of(t) == 1) return rank != 6 && rank != 7;
                return rank != 1 && rank != 3 && rank != 7;
            }))
            show(reversible_tiles);
        // Nos 8, 11, 18 are of pungs and a pair, or of seven pairs. Thirteen orphans and the knitted shapes
        // are neither.
        const bool only_pungs = division_.shape == Shape::SetsAndPair &&
                                std::all_of(division_.sets.begin(), division_.sets.end(),
                                            [](const SlowSet& s) { return s.type != SetType::Chow; });
        if (only_pungs || division_.shape == Shape::SevenPairs) {
            if (every_tile(is_terminal)) show(all_terminals);
            if (every_tile(is_honor)) show(all_honors);
            if (every_tile([](int t) { return is_terminal(t) || is_honor(t); }) && some_tile(is_terminal) &&
                honors)
                show(all_terminals_and_honors);
        }
    }

    /// Fan of four sets and a pair that look at every set.
    void whole_sets() {
        bool only_pungs = true, only_chows = true, even = true, fives = true, outside = true,
             all_claimed = true;
        for (std::size_t i = 0; i < set_count(); ++i) {
            const SlowSet& s = set(i);
            if (is_chow(i)) {
                only_pungs = even = false;
                const int low = rank_of(s.tile);
                if (low > 5 || low < 3) fives = false;
                if (low != 1 && low != 7) outside = false;
            } else {
                only_chows = false;
                if (!is_suited(s.tile) || rank_of(s.tile) % 2 != 0) even = false;
                if (!is_suited(s.tile) || rank_of(s.tile) != 5) fives = false;
                if (!is_terminal(s.tile) && !is_honor(s.tile)) outside = false;
            }
            if (s.standing || s.concealed) all_claimed = false;
        }
        const int pair = division_.pair;
        if (!is_suited(pair) || rank_of(pair) % 2 != 0) even = false;
        if (!is_suited(pair) || rank_of(pair) != 5) fives = false;
        if (!is_terminal(pair) && !is_honor(pair)) outside = false;
        if (only_pungs) show(all_pungs);
        if (only_chows && is_suited(pair)) show(all_chows);
        if (even) show(all_even_pungs);
        if (fives) show(all_fives);
        if (outside) show(outside_hand);
        if (all_claimed && by_discard()) show(melded_hand);
    }

    /// No. 63 beside no. 35: the knitted straight counts as three chows.
    void knitted_sets() {
        if (is_chow(0) && is_suited(division_.pair)) show(all_chows);
    }

    // --- combinations of chows

    int suit(std::size_t i) const { return suit_of(set(i).tile); }
    int rank(std::size_t i) const { return rank_of(set(i).tile); }
    /// Lowest ranks of some sets in ascending order.
    std::vector<int> ranks(const std::vector<std::size_t>& chosen) const {
        std::vector<int> sorted;
        for (const std::size_t i : chosen) sorted.push_back(rank(i));
        std::sort(sorted.begin(), sorted.end());
        return sorted;
    }
    bool same_suit(const std::vector<std::size_t>& chosen) const {
        for (const std::size_t i : chosen)
            if (suit(i) != suit(chosen[0])) return false;
        return true;
    }
    bool three_suits(const std::vector<std::size_t>& three) const {
        return suit(three[0]) != suit(three[1]) && suit(three[0]) != suit(three[2]) &&
               suit(three[1]) != suit(three[2]);
    }
    static bool rising(const std::vector<int>& sorted, int step) {
        for (std::size_t i = 1; i < sorted.size(); ++i)
            if (sorted[i] != sorted[i - 1] + step) return false;
        return true;
    }

    void chows() {
        std::vector<std::size_t> chow;
        for (std::size_t i = 0; i < set_count(); ++i)
            if (is_chow(i)) chow.push_back(i);
        for (std::size_t a = 0; a < chow.size(); ++a)
            for (std::size_t b = a + 1; b < chow.size(); ++b) {
                two_chows(chow[a], chow[b]);
                for (std::size_t c = b + 1; c < chow.size(); ++c) three_chows({chow[a], chow[b], chow[c]});
            }
        if (chow.size() == 4) four_chows(chow);
    }
    void two_chows(std::size_t a, std::size_t b) {
        const unsigned both = bit(a) | bit(b);
        if (suit(a) == suit(b)) {
            const int apart = std::abs(rank(a) - rank(b));
            if (apart == 0) show(pure_double_chow, both);
            if (apart == 3) show(short_straight, both);
            if (apart == 6) show(two_terminal_chows, both);
        } else if (rank(a) == rank(b)) {
            show(mixed_double_chow, both);
        }
    }
    void three_chows(const std::vector<std::size_t>& three) {
        const unsigned all = bit(three[0]) | bit(three[1]) | bit(three[2]);
        const std::vector<int> sorted = ranks(three);
        const bool straight = sorted == std::vector<int>{1, 4, 7};
        if (same_suit(three)) {
            if (rising(sorted, 0)) show(pure_triple_chow, all);
            if (straight) show(pure_straight, all);
            if (rising(sorted, 1) || rising(sorted, 2)) show(pure_shifted_chows, all);
        }
        if (three_suits(three)) {
            if (rising(sorted, 0)) show(mixed_triple_chow, all);
            if (straight) show(mixed_straight, all);
            if (rising(sorted, 1)) show(mixed_shifted_chows, all);
        }
    }
    void four_chows(const std::vector<std::size_t>& four) {
        const unsigned all = 0b1111;
        const std::vector<int> sorted = ranks(four);
        if (same_suit(four)) {
            if (rising(sorted, 0)) show(quadruple_chow, all);
            if (rising(sorted, 1) || rising(sorted, 2)) show(four_pure_shifted_chows, all);
        }
        // Nos 13 and 29: 123 and 789 twice, and a pair of fives.
        if (!is_suited(division_.pair) || rank_of(division_.pair) != 5) return;
        if (sorted != std::vector<int>{1, 1, 7, 7}) return;
        const int pair_suit = suit_of(division_.pair);
        if (same_suit(four) && suit(four[0]) == pair_suit) show(pure_terminal_chows, all);
        bool in_each_other_suit = true;
        for (int s = 0; s < 3; ++s) {
            if (s == pair_suit) continue;
            int low = 0, high = 0;
            for (const std::size_t i : four)
                if (suit(i) == s) ++(rank(i) == 1 ? low : high);
            if (low != 1 || high != 1) in_each_other_suit = false;
        }
        if (in_each_other_suit) show(three_suited_terminal_chows, all);
    }

    // --- combinations of pungs

    void pungs() {
        std::vector<std::size_t> pung;
        for (std::size_t i = 0; i < set_count(); ++i)
            if (is_suited_pung(i)) pung.push_back(i);
        for (std::size_t a = 0; a < pung.size(); ++a)
            for (std::size_t b = a + 1; b < pung.size(); ++b) {
                if (rank(pung[a]) == rank(pung[b])) show(double_pung, bit(pung[a]) | bit(pung[b]));
                for (std::size_t c = b + 1; c < pung.size(); ++c) three_pungs({pung[a], pung[b], pung[c]});
            }
        if (pung.size() == 4 && same_suit(pung) && rising(ranks(pung), 1))
            show(four_pure_shifted_pungs, 0b1111);
    }
    void three_pungs(const std::vector<std::size_t>& three) {
        const unsigned all = bit(three[0]) | bit(three[1]) | bit(three[2]);
        if (same_suit(three) && rising(ranks(three), 1)) show(pure_shifted_pungs, all);
        if (three_suits(three) && rising(ranks(three), 1)) show(mixed_shifted_pungs, all);
        if (rising(ranks(three), 0)) show(triple_pung, all);
    }

    // --- single sets

    /// Nos 1, 2, 9, 10, 38, 54, 59-61, 73.
    void honor_and_terminal_pungs() {
        unsigned wind_pungs = 0, dragon_pungs = 0;
        int winds = 0, dragons = 0;
        for (std::size_t i = 0; i < set_count(); ++i) {
            if (!is_pung(i)) continue;
            const int tile = set(i).tile;
            const bool prevalent = tile == 27 + static_cast<int>(facts_.win.round);
            const bool seat = tile == 27 + static_cast<int>(facts_.win.seat);
            if (prevalent) show(prevalent_wind, bit(i));
            if (seat) show(seat_wind, bit(i));
            if (is_wind(tile)) wind_pungs |= bit(i), ++winds;
            if (is_dragon(tile)) dragon_pungs |= bit(i), ++dragons, show(dragon_pung, bit(i));
            // Q111-Q113, no. 73: a dragon or a wind of value is not one of these.
            if (is_terminal(tile) || (is_wind(tile) && !prevalent && !seat))
                terminal_or_wind_pungs_.push_back(bit(i));
        }
        if (dragons == 2) show(two_dragon_pungs, dragon_pungs);
        if (dragons == 3) show(big_three_dragons, dragon_pungs);
        if (dragons == 2 && is_dragon(division_.pair)) show(little_three_dragons, dragon_pungs);
        if (winds == 3) show(big_three_winds, wind_pungs);
        if (winds == 4) show(big_four_winds, wind_pungs);
        if (winds == 3 && is_wind(division_.pair)) show(little_four_winds, wind_pungs);
        // No. 4 takes its pungs of 1 and 9; in mil it takes one of them.
        std::size_t counted = terminal_or_wind_pungs_.size();
        if (division_.shape == Shape::SetsAndPair && waits_as_nine_gates())
            counted = facts_.edition.nine_gates_keeps_one_pung && counted == 2 ? 1 : 0;
        for (std::size_t i = 0; i < counted; ++i)
            show(pung_of_terminals_or_honors, terminal_or_wind_pungs_[i]);
    }

    /// The table of kongs (Q41, Q57, Q69, Q105, Q118).
    void kongs_and_concealed_pungs() {
        int kongs = 0, concealed_kongs = 0, concealed_triplets = 0;
        for (const SlowSet& s : division_.sets) {
            if (s.type == SetType::Chow) continue;
            if (s.concealed) ++concealed_triplets;
            if (s.type == SetType::Kong) {
                ++kongs;
                if (s.concealed) ++concealed_kongs;
            }
        }
        bool series = true;  // two, three or four concealed pungs
        if (kongs == 1) show(concealed_kongs == 1 ? concealed_kong : melded_kong);
        if (kongs == 2 && concealed_kongs == 0) show(two_melded_kongs);
        if (kongs == 2 && concealed_kongs == 1) show(melded_and_concealed_kong);
        if (kongs == 2 && concealed_kongs == 2) {
            show(two_concealed_kongs);
            if (concealed_triplets == 2) series = false;
        }
        if (kongs == 3) show(three_kongs);
        if (kongs == 4) show(four_kongs);
        if (kongs >= 3) {
            switch (facts_.edition.kongs_among_three) {
                case KongsAmongThree::ConcealedKongAndSeries:
                    if (concealed_kongs == 1) show(concealed_kong);
                    break;
                case KongsAmongThree::SeriesInsteadOfOne:
                    if (concealed_kongs == 1 && concealed_triplets == 1) show(concealed_kong);
                    break;
                case KongsAmongThree::SeriesAlone: break;
            }
            if (concealed_kongs == 2 && facts_.edition.kongs_among_three != KongsAmongThree::SeriesAlone) {
                show(two_concealed_kongs);
                if (concealed_triplets == 2) series = false;
            }
        }
        if (!series) return;
        if (concealed_triplets == 2) show(two_concealed_pungs);
        if (concealed_triplets == 3) show(three_concealed_pungs);
        if (concealed_triplets == 4) show(four_concealed_pungs);
    }

    /// No. 64: four alike that are no kong.
    void hogs() {
        int hogs = 0;
        for (int t = 0; t < 34; ++t) {
            bool kong = false;
            for (const SlowSet& s : division_.sets)
                if (s.type == SetType::Kong && s.tile == t) kong = true;
            if (facts_.all[static_cast<std::size_t>(t)] == 4 && !kong) ++hogs;
        }
        if (facts_.edition.terminal_pairs_spare_one_tile_hog && division_.shape == Shape::SevenPairs &&
            every_tile(is_terminal))
            --hogs;
        for (int i = 0; i < hogs; ++i) show(tile_hog);
    }

    /// Nos 77-79: only when one kind completes the hand; then wherever in this division the tile can be seen
    /// so.
    void waits() {
        if (facts_.waits.size() != 1) return;
        const int tile = winning_tile();
        bool edge = false, closed = false;
        for (const SlowSet& s : division_.sets) {
            if (!s.standing || s.type != SetType::Chow) continue;
            if (tile == s.tile + 1) closed = true;
            if (rank_of(s.tile) == 1 && tile == s.tile + 2) edge = true;
            if (rank_of(s.tile) == 7 && tile == s.tile) edge = true;
        }
        if (edge) show(edge_wait);
        if (closed) show(closed_wait);
        if (division_.pair == tile) show(single_wait);
    }

    /// Nos 44-47, 56, 58, 62, 80.
    void way_of_winning() {
        const bool last_wall_tile = facts_.situation.has(Situation::LastWallTile);
        const bool closed_hand = std::all_of(
            division_.sets.begin(), division_.sets.end(),
            [](const SlowSet& s) { return s.standing || (s.type == SetType::Kong && s.concealed); });
        if (by_discard()) {
            if (last_wall_tile) show(last_tile_claim);
            if (facts_.situation.has(Situation::Robbing)) show(robbing_the_kong);
            if (closed_hand) show(concealed_hand);
        } else {
            if (last_wall_tile) show(last_tile_draw);
            if (facts_.situation.has(Situation::Replacement)) show(out_with_replacement_tile);
            if (closed_hand) show(fully_concealed_hand);
            show(self_drawn);
        }
        if (facts_.situation.has(Situation::LastOfKind)) show(last_tile);
    }

    const Circumstances& facts_;
    Division division_;
    std::vector<Shown> shown_;
    std::vector<unsigned> terminal_or_wind_pungs_;
};

}  // namespace

bool is_combination(Fan fan) {
    switch (fan) {
        case pure_terminal_chows:
        case quadruple_chow:
        case four_pure_shifted_pungs:
        case four_pure_shifted_chows:
        case pure_triple_chow:
        case pure_shifted_pungs:
        case pure_straight:
        case three_suited_terminal_chows:
        case pure_shifted_chows:
        case triple_pung:
        case mixed_straight:
        case mixed_triple_chow:
        case mixed_shifted_pungs:
        case mixed_shifted_chows:
        case double_pung:
        case pure_double_chow:
        case mixed_double_chow:
        case short_straight:
        case two_terminal_chows: return true;
        default: return false;
    }
}

std::vector<Shown> shown_fan(const Circumstances& facts, const Division& division) {
    return Lister(facts, division).shown();
}

}  // namespace sifang::slow
