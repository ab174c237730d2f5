#include "hand/notation.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace sifang {
namespace {

Tile tile(std::string_view text) { return parse_tile(text)->tile; }

ParsedHand read(std::string_view text, HandForm form = HandForm::Winning) {
    const auto parsed = parse_hand(text, form);
    if (!parsed) {
        ADD_FAILURE() << text << ": " << code(parsed.error()) << " at " << parsed.error().at;
        return {};
    }
    return *parsed;
}

TEST(HandNotation, TheExampleOfTheContract) {
    const ParsedHand parsed = read("[123m] [555s] (2222p) 45m99p 6m");
    EXPECT_EQ(parsed.hand.melds, (Melds{{MeldKind::Chow, tile("1m"), Giver::Unknown},
                                        {MeldKind::Pung, tile("5s"), Giver::Unknown},
                                        {MeldKind::ConcealedKong, tile("2p"), Giver::Unknown}}));
    EXPECT_EQ(write_tiles(parsed.hand.standing), "45m99p");
    EXPECT_EQ(parsed.win, tile("6m"));
}

TEST(HandNotation, Kongs) {
    const ParsedHand parsed = read("[5555s] [CCC+C] [444+4p] [3333m] 1m 1m");
    ASSERT_EQ(parsed.hand.melds.size(), 4u);
    EXPECT_EQ(parsed.hand.melds[0].kind, MeldKind::Kong);
    EXPECT_EQ(parsed.hand.melds[1], (Meld{MeldKind::AddedKong, tiles::red, Giver::Unknown}));
    EXPECT_EQ(parsed.hand.melds[2], (Meld{MeldKind::AddedKong, tile("4p"), Giver::Unknown}));
    EXPECT_EQ(read("[444p+4p] 123m456m99s77s 7s").hand.melds[0].kind, MeldKind::AddedKong);
}

TEST(HandNotation, MeldsNeedNoSpaceAndAChowNoOrder) {
    EXPECT_EQ(read("[312m][555s](2222p)45m99p 6m"), read("[123m] [555s] (2222p) 45m99p 6m"));
}

TEST(HandNotation, StandingTilesInSeveralWords) {
    EXPECT_EQ(read("123m 456p  78s EE SSS 9s"), read("123m456p78sEESSS 9s"));
    EXPECT_EQ(read("W1 W2 W3 B4 B5 B6 T7 T8 F1 F1 F2 F2 F2 T9"), read("123m456p78sEESSS 9s"));
    EXPECT_EQ(read("[一二三万] 四五六饼七八条東東南南南 九条"), read("[123m] 456p78sEESSS 9s"));
}

TEST(HandNotation, AWaitingHandHasNoWinningTile) {
    const ParsedHand parsed = read("[123m] 456p78sEE 999s", HandForm::Waiting);
    EXPECT_EQ(write_tiles(parsed.hand.standing), "456p78999sEE");
    EXPECT_EQ(parsed.win, std::nullopt);
    EXPECT_EQ(read("[123m] 456p78sEE 999s", HandForm::Waiting).hand.standing.total(), 10u);
    EXPECT_EQ(read("[123m] 456p78sEE 99sN1m", HandForm::Waiting).hand.standing.total(), 11u);
    EXPECT_EQ(read("[123m][456m][789m][EEE] N", HandForm::Waiting).hand.standing.total(), 1u);
}

TEST(HandNotation, AWinByFlowersLooksAtTheFlowerOnly) {
    EXPECT_EQ(read("8f", HandForm::FlowerWin).win, Tile::flower(8));
    EXPECT_EQ(read("[123m] 1m9s 8f", HandForm::FlowerWin).win, Tile::flower(8));
    EXPECT_EQ(parse_hand("123m E", HandForm::FlowerWin).error().fault, HandFault::FlowerTileWanted);
}

TEST(HandNotation, RedFivesAreCountedOverTheWholeHand) {
    EXPECT_EQ(read("[406m] [0555p] 12378sEE 0s").red_fives, (RedFives{1, 1, 1}));
}

struct Wrong {
    const char* text;
    const char* code;
    std::size_t at;
    HandForm form = HandForm::Winning;
};

void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.text; }

class HandNotationFaults : public testing::TestWithParam<Wrong> {};

TEST_P(HandNotationFaults, NamesReasonAndColumn) {
    const Wrong& wrong = GetParam();
    const auto parsed = parse_hand(wrong.text, wrong.form);
    ASSERT_FALSE(parsed) << wrong.text;
    EXPECT_EQ(code(parsed.error()), wrong.code) << wrong.text;
    EXPECT_EQ(parsed.error().at, wrong.at) << wrong.text;
}

INSTANTIATE_TEST_SUITE_P(
    Every, HandNotationFaults,
    testing::Values(
        Wrong{"", "empty", 1}, Wrong{"[123m]", "empty", 7}, Wrong{"[] 1m 1m", "empty", 2},
        Wrong{"[123m 456p", "unclosed_bracket", 1}, Wrong{"[123m] (2222p", "unclosed_bracket", 8},
        Wrong{"[123m)", "stray_bracket", 6}, Wrong{"[12[3m]", "stray_bracket", 4},
        Wrong{"]123m", "stray_bracket", 1}, Wrong{"123m] 1m", "stray_bracket", 5},
        Wrong{"123+4m 1m", "stray_bracket", 4}, Wrong{"[124m] 1m 1m", "not_a_meld", 2},
        Wrong{"[123m] [89m1p] 1m", "not_a_meld", 9}, Wrong{"[12m] 1m", "not_a_meld", 2},
        Wrong{"[11122m] 1m", "not_a_meld", 2}, Wrong{"(123m) 1m", "not_a_meld", 2},
        Wrong{"(222p) 1m", "not_a_meld", 2}, Wrong{"[123+4m] 1m", "not_a_meld", 2},
        Wrong{"[CC+CC] 1m", "not_a_meld", 2}, Wrong{"[CC+C] 1m", "not_a_meld", 2},
        Wrong{"[ESW] 1m", "not_a_meld", 2}, Wrong{"[CFP] 1m", "not_a_meld", 2},
        Wrong{"[NCF] 1m", "not_a_meld", 2}, Wrong{"[123f] 1m", "not_a_meld", 2},
        Wrong{"[CCC+] 1m", "empty", 6}, Wrong{"[CCC+x] 1m", "unknown_letter", 6},
        Wrong{"[CxC+C] 1m", "unknown_letter", 3}, Wrong{"[C5C+C] 1m", "digits_without_suit", 3},
        Wrong{"[111m][222m][333m][444m][555m] 1p 1p", "fifth_meld", 25},
        Wrong{"12m [123p] 1m", "meld_after_tiles", 5}, Wrong{"12m[123p] 1m", "meld_after_tiles", 4},
        Wrong{"123m456p789s11m1f 1m", "flower_in_hand", 16},
        Wrong{"123m456p789s1122m 1f", "flower_in_hand", 19},
        Wrong{"123m456p789s11m 1m", "wrong_tile_count", 1},
        Wrong{"[123m]  456p789s11m 1m", "wrong_tile_count", 9}, Wrong{"1m", "wrong_tile_count", 1},
        Wrong{"123m456p789sEESS", "no_winning_tile", 1}, Wrong{"123m456p789sEE SS", "no_winning_tile", 16},
        Wrong{"123m456p789sEESX 1m", "unknown_letter", 16}, Wrong{"[111m] [123m] 1p11m 1m", "fifth_copy", 17},
        Wrong{"[1111m] [123m] 1p 1m", "fifth_copy", 10}, Wrong{"1111m234p456sEES 1m", "fifth_copy", 18},
        Wrong{"[一一一万] 二万 一一万 東", "fifth_copy", 12},
        Wrong{"123m456p789s1f", "flower_in_hand", 13, HandForm::Waiting},
        Wrong{"123m456p789s", "wrong_tile_count", 1, HandForm::Waiting},
        Wrong{"123m456p789sEESSSN", "wrong_tile_count", 1, HandForm::Waiting}));

TEST(HandNotation, AWrongCountTellsBothNumbers) {
    const HandNotationError error = parse_hand("[123m] 456p789sEE", HandForm::Waiting).error();
    EXPECT_EQ(error.fault, HandFault::WrongTileCount);
    EXPECT_EQ(error.count, 8u);
    EXPECT_EQ(error.wanted, 10u);
}

TEST(HandNotation, MeldsWithTheirKindApart) {
    EXPECT_EQ(parse_meld(MeldKind::Chow, "345s")->meld, (Meld{MeldKind::Chow, tile("3s"), Giver::Unknown}));
    EXPECT_EQ(parse_meld(MeldKind::ConcealedKong, "EEEE")->meld.kind, MeldKind::ConcealedKong);
    EXPECT_EQ(parse_meld(MeldKind::AddedKong, "5555p")->meld.kind, MeldKind::AddedKong);
    EXPECT_EQ(parse_meld(MeldKind::AddedKong, "055+5p")->red_fives, (RedFives{0, 1, 0}));
    EXPECT_EQ(parse_meld(MeldKind::Pung, "345s").error().fault, HandFault::NotAMeld);
    EXPECT_EQ(parse_meld(MeldKind::Kong, "555s").error().fault, HandFault::NotAMeld);
    EXPECT_EQ(parse_meld(MeldKind::Kong, "555+5s").error().fault, HandFault::NotAMeld);
    EXPECT_EQ(parse_meld(MeldKind::Pung, "5x5s").error(),
              (HandNotationError{HandFault::Tiles, NotationFault::UnknownLetter, 2, {}, 0, 0}));
    EXPECT_EQ(code(parse_meld(MeldKind::Pung, "").error()), "empty");
}

TEST(HandNotation, FifthCopyOverMeldsAndWinningTile) {
    Hand hand = read("[123m] [111m] 456p789s5s", HandForm::Waiting).hand;
    EXPECT_EQ(fifth_copy(hand), std::nullopt);
    EXPECT_EQ(fifth_copy(hand, tile("1m")), tile("1m"));
    hand.standing.add(tile("1m"));
    EXPECT_EQ(fifth_copy(hand), tile("1m"));
}

/// A random legal hand: tiles from one set, up to four melds of any kind.
ParsedHand random_hand(std::mt19937& random) {
    ParsedHand made;
    Counts left = Counts::full_set();
    const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
    const auto take = [&](Tile t) { left.remove(t); };
    for (unsigned melds = below(5); made.hand.melds.size() < melds;) {
        const Meld meld{static_cast<MeldKind>(below(5)), Tile::of_index(below(34)), Giver::Unknown};
        if (meld.is_chow() && (!meld.tile.is_suited() || meld.tile.rank() > 7)) continue;
        bool there = true;
        for (unsigned i = 0; i < 3 && meld.is_chow(); ++i)
            there = there && left[Tile::of_index(meld.tile.index() + i)] > 0;
        if (!meld.is_chow()) there = left[meld.tile] >= meld.size();
        if (!there) continue;
        for (unsigned i = 0; i < meld.size(); ++i)
            take(meld.is_chow() ? Tile::of_index(meld.tile.index() + i) : meld.tile);
        made.hand.melds.push_back(meld);
    }
    const auto draw = [&] {
        for (;;) {
            const Tile t = Tile::of_index(below(34));
            if (left[t] == 0) continue;
            take(t);
            return t;
        }
    };
    while (made.hand.standing.total() < made.hand.resting_size()) made.hand.standing.add(draw());
    made.win = draw();
    return made;
}

TEST(HandNotation, RandomHandsAreReadAsTheyAreWritten) {
    std::mt19937 random(314159);
    for (int round = 0; round < 5000; ++round) {
        const ParsedHand made = random_hand(random);
        const std::string text = write_hand(made.hand, made.win);
        ASSERT_EQ(read(text), made) << text;
        ParsedHand waiting = made;
        waiting.win.reset();
        ASSERT_EQ(read(write_hand(made.hand), HandForm::Waiting), waiting) << text;
    }
}

}  // namespace
}  // namespace sifang
