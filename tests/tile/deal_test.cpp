#include "tile/deal.hpp"

#include <gtest/gtest.h>
#include <set>

#include "support/deal_rules.hpp"
#include "tile/table_by_hand.hpp"

namespace sifang {

void PrintTo(const Place& place, std::ostream* out) {
    *out << letter(place.wall) << int{place.stack} << (place.upper ? " upper" : " lower");
}

namespace {

Break opened(const DealRule& rule, Wind dealer, Dice dice) {
    const auto found = where_to_break(rule, dealer, dice);
    EXPECT_TRUE(found);
    return found.value_or(Break{});
}

const std::vector<DealRule> rules{deal_rules::mcr, deal_rules::hk, deal_rules::zds,
                                  deal_rules::zds_two_throws};

/// Every way the dice of a rule can fall, as far as totals tell them apart.
std::vector<Dice> every_total(const DealRule& rule) {
    const auto one_throw = [&](unsigned total) {
        Dice dice;
        unsigned left = total;
        for (unsigned n = rule.dice; n > 0; --n) {
            const unsigned pips = std::min(6u, left - (n - 1));
            dice.push_back(static_cast<std::uint8_t>(pips));
            left -= pips;
        }
        return dice;
    };
    std::vector<Dice> all;
    for (unsigned first = rule.dice; first <= rule.dice * 6u; ++first) {
        if (rule.throws == 1) {
            all.push_back(one_throw(first));
            continue;
        }
        for (unsigned second = rule.dice; second <= rule.dice * 6u; ++second) {
            Dice both = one_throw(first);
            for (const std::uint8_t pips : one_throw(second)) both.push_back(pips);
            all.push_back(both);
        }
    }
    return all;
}

unsigned sum(const Dice& dice, std::size_t from, std::size_t to) {
    unsigned total = 0;
    for (std::size_t i = from; i < to; ++i) total += dice[i];
    return total;
}

TEST(Deal, PlacesAndNumbersAreOneToOne) {
    for (const DealRule& rule : rules)
        for (unsigned n = 0; n < rule.tiles(); ++n) EXPECT_EQ(number_of(rule, place_of(rule, n)), n);
}

/// All dice totals × dealers: who reaches where, walked round the table by hand.
TEST(Deal, AgreesWithTheTableWalkedByHand) {
    for (const DealRule& rule : rules)
        for (const Wind dealer : all_winds)
            for (const Dice& dice : every_total(rule)) {
                const Break found = opened(rule, dealer, dice);
                const unsigned first = sum(dice, 0, rule.dice), all = sum(dice, 0, dice.size());
                by_hand::Table table(rule.stacks_a_wall());
                table.open_after(by_hand::count_aloud(dealer, first), all);

                std::array<std::vector<Place>, 4> hands;
                const auto hand = [&](Wind seat) -> std::vector<Place>& {
                    return hands[static_cast<size_t>(seat)];
                };
                for (int turn = 0; turn < 12; ++turn)
                    for (int tile = 0; tile < 4; ++tile)
                        hand(by_hand::count_aloud(dealer, static_cast<unsigned>(turn) + 1))
                            .push_back(table.take());
                if (rule.last_round == LastRound::Jump) {
                    hand(dealer).push_back(table.take_upper(0));
                    hand(dealer).push_back(table.take_upper(2));
                } else {
                    hand(dealer).push_back(table.take());
                }
                for (Wind seat = next(dealer); seat != dealer; seat = next(seat))
                    hand(seat).push_back(table.take());

                // The wall that holds in each place the tile with the place's number.
                const Deal dealt = deal(rule, dealer, found, unshuffled(rule.flowers));
                for (const Wind seat : all_winds) {
                    std::vector<Place> ours;
                    for (const TileCopy copy : dealt.hands[static_cast<size_t>(seat)])
                        ours.push_back(place_of(rule, copy.number()));
                    ASSERT_EQ(ours, hand(seat))
                        << letter(dealer) << " " << first << " " << all << letter(seat);
                }
                Remaining left(rule);
                for (int turn = 0; turn < 10; ++turn)
                    ASSERT_EQ(place_of(rule, dealt.order[*left.draw()].number()), table.take());
                for (int kong = 0; kong < 4; ++kong)
                    ASSERT_EQ(place_of(rule, dealt.order[*left.replace()].number()), table.take_from_end());
            }
}

/// Any mixture of draws and replacements, to the last tile.
TEST(Deal, TheWallIsPlayedOutFromBothEnds) {
    const DealRule& rule = deal_rules::mcr;
    const Dice dice{3, 4, 6, 2};
    for (unsigned replaced = 0; replaced <= 91; ++replaced)
        for (const bool replacements_first : {true, false}) {
            by_hand::Table table(rule.stacks_a_wall());
            table.open_after(Wind::West, 15);
            for (unsigned i = 0; i < 53; ++i) table.take();
            const Deal dealt =
                deal(rule, Wind::East, opened(rule, Wind::East, dice), unshuffled(rule.flowers));
            Remaining left(rule);
            const auto place = [&](std::optional<unsigned> nth) {
                return place_of(rule, dealt.order[nth.value()].number());
            };
            const auto draw = [&](unsigned n) {
                while (n-- > 0) ASSERT_EQ(place(left.draw()), table.take());
            };
            const auto replace = [&](unsigned n) {
                while (n-- > 0) ASSERT_EQ(place(left.replace()), table.take_from_end());
            };
            if (!replacements_first) draw(91 - replaced);
            replace(replaced);
            if (replacements_first) draw(91 - replaced);
            EXPECT_EQ(left.left(), 0u);
            EXPECT_EQ(left.draw(), std::nullopt);
            EXPECT_EQ(left.replace(), std::nullopt);
            EXPECT_EQ(table.left(), 0u);
        }
}

TEST(Deal, EveryTileIsDealtOrLeftOnce) {
    for (const DealRule& rule : rules) {
        const Deal dealt = deal(rule, Wind::South, Break{Wind::North, 7}, unshuffled(rule.flowers));
        std::set<unsigned> seen;
        for (const auto& hand : dealt.hands)
            for (const TileCopy copy : hand) EXPECT_TRUE(seen.insert(copy.number()).second);
        EXPECT_EQ(seen.size(), tiles_dealt(rule));
        for (unsigned n = tiles_dealt(rule); n < rule.tiles(); ++n)
            EXPECT_TRUE(seen.insert(dealt.order[n].number()).second);
        EXPECT_EQ(seen.size(), rule.tiles());
    }
}

TEST(Dice, WrongDiceAreRefused) {
    const auto error = [](Dice dice) { return where_to_break(deal_rules::mcr, Wind::East, dice).error(); };
    EXPECT_EQ(error({1, 2, 3}), (DiceError{DiceFault::WrongNumber, 0, 4}));
    EXPECT_EQ(error({1, 2, 7, 3}), (DiceError{DiceFault::NotAFace, 3, 4}));
    EXPECT_EQ(error({0, 2, 6, 3}), (DiceError{DiceFault::NotAFace, 1, 4}));
    EXPECT_EQ(code(DiceFault::NotAFace), "not_a_die_face");
}

}  // namespace
}  // namespace sifang
