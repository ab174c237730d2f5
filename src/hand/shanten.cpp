#include "hand/shanten.hpp"

#include <cassert>

#include "hand/distance.hpp"
#include "hand/special_shapes.hpp"

namespace sifang {
namespace {

using distance::Lanes;

/// Distance over the shapes that are closed by nature; `melds` decides whether they are open to the hand at
/// all.
unsigned to_special(const SuitTable& table, const Counts& c, unsigned melds, Shapes shapes, unsigned best) {
    if (melds == 0) {
        if (shapes.has(shapes::seven_pairs)) best = std::min(best, special::to_seven_pairs(c, false));
        if (shapes.has(shapes::seven_different_pairs))
            best = std::min(best, special::to_seven_pairs(c, true));
        if (shapes.has(shapes::thirteen_orphans)) best = std::min(best, special::to_thirteen_orphans(c));
        if (shapes.has(shapes::honors_knitted)) best = std::min(best, special::to_honors_knitted(c));
    }
    if (melds <= 1 && shapes.has(shapes::knitted_straight))
        best = special::to_knitted_straight_below(table, c, melds, best);
    return best;
}

unsigned to_win(const SuitTable& table, const Counts& c, unsigned melds, Shapes shapes) {
    const unsigned best = shapes.has(shapes::sets_and_pair)
                              ? distance::to_sets_and_pair(table, hand_keys(c), 4 - melds)
                              : special::out_of_reach;
    return to_special(table, c, melds, shapes, best);
}

/// The rows of the four suits of a hand, and of each suit with one more tile of each rank: looked up once for
/// all questions about the same tiles.
class SuitRows {
  public:
    SuitRows(const SuitTable& table, const HandKeys& keys) : table_(table), keys_(keys) {
        for (unsigned s = 0; s < 4; ++s)
            row_[s] = distance::load(table.distance(static_cast<Suit>(s), keys[s]));
    }
    Lanes operator[](unsigned suit) const { return row_[suit]; }
    Lanes with(unsigned suit, unsigned rank) const {
        return distance::load(table_.distance(static_cast<Suit>(suit), keys_[suit] + key_step[rank]));
    }
    Lanes without(unsigned suit, unsigned rank) const {
        return distance::load(table_.distance(static_cast<Suit>(suit), keys_[suit] - key_step[rank]));
    }
    Lanes exchanged(unsigned suit, unsigned out, unsigned in) const {
        return distance::load(
            table_.distance(static_cast<Suit>(suit), keys_[suit] - key_step[out] + key_step[in]));
    }

  private:
    const SuitTable& table_;
    const HandKeys& keys_;
    Lanes row_[4];
};

/// For a goal of so many sets and a pair: what the three other suits must be added to, lane against lane, so
/// that the least lane of `row + facing` is the distance of the whole hand. Lane 15 means nothing and is far.
template <int Sets>
Lanes facing(Lanes others) {
    constexpr auto with_pair = [](int sets) { return sets <= Sets ? 8 + Sets - sets : 15; };
    constexpr auto without = [](int sets) { return sets <= Sets ? Sets - sets : 15; };
    return __builtin_shufflevector(others, others, with_pair(0), with_pair(1), with_pair(2), with_pair(3),
                                   with_pair(4), 15, 15, 15, without(0), without(1), without(2), without(3),
                                   without(4), 15, 15, 15);
}
Lanes facing(Lanes others, unsigned sets) {
    switch (sets) {
        case 0: return facing<0>(others);
        case 1: return facing<1>(others);
        case 2: return facing<2>(others);
        case 3: return facing<3>(others);
        default: return facing<4>(others);
    }
}
bool any_below(Lanes v, unsigned limit) {
    const auto below = v < distance::all(limit);
    std::uint64_t half[2];
    std::memcpy(half, &below, sizeof half);
    return (half[0] | half[1]) != 0;
}

/// The bits of the ranks of one suit, of which another copy may come.
unsigned open_ranks(const Counts& c, unsigned suit) {
    return (kinds::hand - c.at_least(4)).of_suit(static_cast<Suit>(suit));
}
template <class F>
void for_each_bit(unsigned bits, F f) {
    for (; bits; bits &= bits - 1) f(static_cast<unsigned>(std::countr_zero(bits)));
}

Kinds useful_for_sets_and_pair(const SuitTable& table, const Counts& c, unsigned sets, unsigned distance) {
    const HandKeys keys = hand_keys(c);
    const SuitRows rows(table, keys);
    const Lanes left = distance::join(rows[0], rows[1]), right = distance::join(rows[2], rows[3]);
    std::uint64_t useful = 0;
    for (unsigned s = 0; s < 4; ++s) {
        const Lanes others = s < 2 ? distance::join(right, rows[1 - s]) : distance::join(left, rows[5 - s]);
        const Lanes goal = facing(others, sets);
        for_each_bit(open_ranks(c, s), [&](unsigned r) {
            if (any_below(rows.with(s, r) + goal, distance)) useful |= std::uint64_t{1} << (9 * s + r);
        });
    }
    return Kinds(useful);
}

/// Kinds that bring the closed shapes from `distance` one nearer. `c` is the hand without them.
Kinds useful_for_special(const SuitTable& table, const Counts& c, unsigned melds, Shapes shapes,
                         unsigned distance) {
    Kinds useful;
    const Kinds odd(c.at_least(1).bits() ^ c.at_least(2).bits() ^ c.at_least(3).bits() ^
                    c.at_least(4).bits());
    if (melds == 0) {
        // A pair from a single tile, never a tile of a new kind: at least as many singles are there as pairs
        // are missing.
        if (shapes.has(shapes::seven_pairs) && special::to_seven_pairs(c, false) == distance) useful |= odd;
        if (shapes.has(shapes::seven_different_pairs) && special::to_seven_pairs(c, true) == distance) {
            useful |= c.present() - c.at_least(2);
            if (c.present().size() < 7) useful |= kinds::hand - c.present();
        }
        if (shapes.has(shapes::thirteen_orphans) && special::to_thirteen_orphans(c) == distance) {
            useful |= kinds::terminals_and_honors - c.present();
            if (!c.at_least(2).any(kinds::terminals_and_honors)) useful |= kinds::terminals_and_honors;
        }
        if (shapes.has(shapes::honors_knitted) && special::to_honors_knitted(c) == distance) {
            const unsigned honors = (c.present() & kinds::honors).size();
            for (const Kinds nine : special::knitted_tiles)
                if ((c.present() & nine).size() + honors == 14 - distance)
                    useful |= (nine | kinds::honors) - c.present();
        }
    }
    if (melds <= 1 && shapes.has(shapes::knitted_straight))
        for (unsigned k = 0; k < 6; ++k) {
            const Kinds nine = special::knitted_tiles[k];
            if (9 - (c.present() & nine).size() > distance ||
                special::to_knitted_straight(table, c, melds, k) != distance)
                continue;
            useful |= nine - c.present();
            // Tiles of the sequence that are there already may still help as part of the set or the pair.
            const Counts rest = special::without_one_each(c, nine);
            const unsigned to_go = distance - (9 - (c.present() & nine).size());
            if (to_go > 0) useful |= useful_for_sets_and_pair(table, rest, 1 - melds, to_go);
        }
    return useful;
}

}  // namespace

int shanten(const SuitTable& table, const Hand& hand, Shapes shapes) {
    return static_cast<int>(to_win(table, hand.standing, static_cast<unsigned>(hand.melds.size()), shapes)) -
           1;
}

Kinds available(Kinds wanted, const Hand& hand) {
    Counts held = hand.standing;
    for (const Meld& meld : hand.melds) add_meld(held, meld);
    return wanted - held.at_least(4);
}

Kinds useful_tiles(const SuitTable& table, const Hand& hand, Shapes shapes) {
    const Counts& c = hand.standing;
    const auto melds = static_cast<unsigned>(hand.melds.size());
    assert(c.total() == hand.resting_size());
    const unsigned distance = to_win(table, c, melds, shapes);
    Kinds useful = useful_for_special(table, c, melds, shapes, distance);
    if (shapes.has(shapes::sets_and_pair)) useful |= useful_for_sets_and_pair(table, c, 4 - melds, distance);
    return useful - c.at_least(4);
}

DiscardOptions discard_options(const SuitTable& table, const Hand& hand, Shapes shapes) {
    const Counts& c = hand.standing;
    const auto melds = static_cast<unsigned>(hand.melds.size());
    const unsigned sets = 4 - melds;
    assert(c.total() == hand.resting_size() + 1);

    const HandKeys keys = hand_keys(c);
    const SuitRows rows(table, keys);
    // The two suits that are neither `a` nor `b`, joined.
    Lanes rest[4][4];
    for (unsigned a = 0; a < 4; ++a)
        for (unsigned b = a + 1; b < 4; ++b) {
            unsigned x = 0;
            while (x == a || x == b) ++x;
            const unsigned y = 6 - a - b - x;
            rest[a][b] = rest[b][a] = distance::join(rows[x], rows[y]);
        }
    std::array<Lanes, Tile::hand_kinds> with;
    for (unsigned s = 0; s < 4; ++s)
        for_each_bit(open_ranks(c, s), [&](unsigned r) { with[9 * s + r] = rows.with(s, r); });

    DiscardOptions options;
    for (const Tile discard : c.present()) {
        Counts left = c;
        left.remove(discard);
        const unsigned from = discard.index() < 27 ? discard.index() / 9 : 3;
        const unsigned out = discard.index() - 9 * from;
        const Lanes without = rows.without(from, out);
        const unsigned other = from == 0 ? 1 : 0;
        unsigned distance = special::out_of_reach;
        if (shapes.has(shapes::sets_and_pair))
            distance = distance::lane(distance::join(distance::join(without, rows[other]), rest[from][other]),
                                      8 + sets);
        distance = to_special(table, left, melds, shapes, distance);

        std::uint64_t useful = 0;
        if (shapes.has(shapes::sets_and_pair))
            for (unsigned s = 0; s < 4; ++s) {
                if (s == from) {
                    const Lanes goal = facing(distance::join(rows[other], rest[from][other]), sets);
                    for_each_bit(open_ranks(left, s), [&](unsigned r) {
                        if (any_below(rows.exchanged(s, out, r) + goal, distance))
                            useful |= std::uint64_t{1} << (9 * s + r);
                    });
                } else {
                    const Lanes goal = facing(distance::join(without, rest[from][s]), sets);
                    for_each_bit(open_ranks(c, s), [&](unsigned r) {
                        if (any_below(with[9 * s + r] + goal, distance))
                            useful |= std::uint64_t{1} << (9 * s + r);
                    });
                }
            }
        const Kinds all = Kinds(useful) | useful_for_special(table, left, melds, shapes, distance);
        options.push_back({discard, static_cast<int>(distance) - 1, all - left.at_least(4)});
    }
    return options;
}

}  // namespace sifang
