#include "tile/notation.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace sifang {
namespace {

Tile m(unsigned rank) { return Tile::of(Suit::Characters, rank); }
Tile p(unsigned rank) { return Tile::of(Suit::Dots, rank); }
Tile s(unsigned rank) { return Tile::of(Suit::Bamboo, rank); }

std::vector<Tile> read(std::string_view text) {
    const auto parsed = parse_tiles(text);
    if (!parsed) {
        ADD_FAILURE() << text << ": " << code(parsed.error().fault) << " at " << parsed.error().at;
        return {};
    }
    return {parsed->tiles.begin(), parsed->tiles.end()};
}

using List = std::vector<Tile>;

TEST(Notation, DigitsShareTheSuitLetterThatFollows) {
    EXPECT_EQ(read("123m45p9s"), (List{m(1), m(2), m(3), p(4), p(5), s(9)}));
}

TEST(Notation, WindsDragonsAndFlowers) {
    EXPECT_EQ(read("ESWNCFP"), (List{tiles::east, tiles::south, tiles::west, tiles::north, tiles::red,
                                     tiles::green, tiles::white}));
    EXPECT_EQ(read("18f"), (List{Tile::flower(1), Tile::flower(8)}));
}

TEST(Notation, OrderIsKept) { EXPECT_EQ(read("E3m1mE"), (List{tiles::east, m(3), m(1), tiles::east})); }

TEST(Notation, NumberedHonorsHaveTheirOwnDragonOrder) {
    EXPECT_EQ(read("1234567z"), (List{tiles::east, tiles::south, tiles::west, tiles::north, tiles::white,
                                      tiles::green, tiles::red}));
}

TEST(Notation, ZeroIsARedFive) {
    const auto parsed = parse_tiles("406m0p5s");
    ASSERT_TRUE(parsed);
    EXPECT_EQ(List(parsed->tiles.begin(), parsed->tiles.end()), (List{m(4), m(5), m(6), p(5), s(5)}));
    EXPECT_EQ(parsed->red_fives, (RedFives{1, 1, 0}));
}

TEST(Notation, ChineseSpellings) {
    EXPECT_EQ(read("一万二萬九条七條三索"), (List{m(1), m(2), s(9), s(7), s(3)}));
    EXPECT_EQ(read("四饼五餅六筒"), (List{p(4), p(5), p(6)}));
    EXPECT_EQ(read("一二三万8饼"), (List{m(1), m(2), m(3), p(8)}));
    EXPECT_EQ(read("東东南西北"), (List{tiles::east, tiles::east, tiles::south, tiles::west, tiles::north}));
    EXPECT_EQ(read("中發发白"), (List{tiles::red, tiles::green, tiles::green, tiles::white}));
    EXPECT_EQ(read("春夏秋冬梅蘭菊竹"), read("12345678f"));
    EXPECT_EQ(read("兰"), (List{Tile::flower(6)}));
    EXPECT_EQ(read("123m東E中"), (List{m(1), m(2), m(3), tiles::east, tiles::east, tiles::red}));
}

TEST(Notation, BotzoneSpellings) {
    EXPECT_EQ(read("W1W9B1T5"), (List{m(1), m(9), p(1), s(5)}));
    EXPECT_EQ(read("F1 F2 F3 F4"), read("ESWN"));
    EXPECT_EQ(read("J1,J2,J3"), read("CFP"));
    EXPECT_EQ(read("H1 H5 H8"), read("158f"));
}

TEST(Notation, BotzoneIsReadOnlyWhereOurOwnReadingIsNone) {
    EXPECT_EQ(read("W"), (List{tiles::west}));
    EXPECT_EQ(read("F"), (List{tiles::green}));
    EXPECT_EQ(read("W123m"), (List{tiles::west, m(1), m(2), m(3)}));
    EXPECT_EQ(read("W1m"), (List{tiles::west, m(1)}));
    EXPECT_EQ(read("F1f"), (List{tiles::green, Tile::flower(1)}));
    EXPECT_EQ(read("F1 "), (List{tiles::east}));
    // Botzone's letter with two digits is neither: our reading misses the suit letter.
    EXPECT_EQ(parse_tiles("W12").error(), (NotationError{NotationFault::DigitsWithoutSuit, 2, {}}));
}

TEST(Notation, EveryBotzonePairIsWhatItIsAlone) {
    for (const char letter : std::string("WBTFJH"))
        for (char rank = '1'; rank <= '9'; ++rank) {
            const std::string one{letter, rank};
            if (!parse_tiles(one)) continue;
            EXPECT_EQ(read(one + "W1"), (List{read(one)[0], m(1)})) << one;
        }
}

TEST(Notation, SpacesAndCommasStandBetweenGroups) {
    EXPECT_EQ(read(" 12m, E 3p "), (List{m(1), m(2), tiles::east, p(3)}));
    EXPECT_EQ(parse_tiles("12 m").error(), (NotationError{NotationFault::DigitsWithoutSuit, 1, {}}));
}

struct Wrong {
    const char* text;
    NotationFault fault;
    std::size_t at;
    std::optional<Tile> tile = {};
};

void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.text; }

class NotationFaults : public testing::TestWithParam<Wrong> {};

TEST_P(NotationFaults, NamesReasonAndColumn) {
    const Wrong& wrong = GetParam();
    const auto parsed = parse_tiles(wrong.text);
    ASSERT_FALSE(parsed) << wrong.text;
    EXPECT_EQ(code(parsed.error().fault), code(wrong.fault)) << wrong.text;
    EXPECT_EQ(parsed.error().at, wrong.at) << wrong.text;
    EXPECT_EQ(parsed.error().tile, wrong.tile) << wrong.text;
}

INSTANTIATE_TEST_SUITE_P(
    Every, NotationFaults,
    testing::Values(
        Wrong{"", NotationFault::Empty, 1}, Wrong{"  ", NotationFault::Empty, 1},
        Wrong{"12mX", NotationFault::UnknownLetter, 4}, Wrong{"e", NotationFault::UnknownLetter, 1},
        Wrong{"一万火", NotationFault::UnknownLetter, 3}, Wrong{"12", NotationFault::DigitsWithoutSuit, 1},
        Wrong{"1m23E", NotationFault::DigitsWithoutSuit, 3}, Wrong{"三", NotationFault::DigitsWithoutSuit, 1},
        Wrong{"12x", NotationFault::UnknownLetter, 3}, Wrong{"m", NotationFault::SuitWithoutDigits, 1},
        Wrong{"1mp", NotationFault::SuitWithoutDigits, 3},
        Wrong{"一万条", NotationFault::SuitWithoutDigits, 3}, Wrong{"128z", NotationFault::RankOutOfRange, 3},
        Wrong{"0z", NotationFault::RankOutOfRange, 1}, Wrong{"9f", NotationFault::RankOutOfRange, 1},
        Wrong{"0f", NotationFault::RankOutOfRange, 1}, Wrong{"W0", NotationFault::RankOutOfRange, 2},
        Wrong{"W1 F5", NotationFault::RankOutOfRange, 5}, Wrong{"J4", NotationFault::RankOutOfRange, 2},
        Wrong{"H9", NotationFault::RankOutOfRange, 2},
        Wrong{"11111m", NotationFault::FifthCopy, 5, Tile::of_index(0)},
        Wrong{"5555m0m", NotationFault::FifthCopy, 6, Tile::of_index(4)},
        Wrong{"EE1zE1z", NotationFault::FifthCopy, 6, tiles::east},
        Wrong{"W1W1W1W1 W1", NotationFault::FifthCopy, 10, Tile::of_index(0)},
        Wrong{"1f2f1f", NotationFault::SecondFlower, 5, Tile::flower(1)},
        Wrong{"梅兰5f", NotationFault::SecondFlower, 3, Tile::flower(5)},
        Wrong{"\xE4\xB8", NotationFault::UnknownLetter, 1}, Wrong{"E\xFF", NotationFault::UnknownLetter, 2},
        Wrong{"112233445566778899m112233445566778899p112233445566778899s11223344556",
              NotationFault::TooManyTiles, 68}));

TEST(Notation, SixtyFourTilesAreRead) {
    const std::string text = "112233445566778899m112233445566778899p112233445566778899sEESSWWNNCC";
    EXPECT_EQ(read(text).size(), 64u);
    EXPECT_EQ(parse_tiles(text + "F").error(),
              (NotationError{NotationFault::TooManyTiles, 68, tiles::green}));
}

TEST(Notation, OneTile) {
    EXPECT_EQ(parse_tile("0p"), (ParsedTile{p(5), true}));
    EXPECT_EQ(parse_tile("發"), (ParsedTile{tiles::green, false}));
    EXPECT_EQ(parse_tile("E12m").error(), (NotationError{NotationFault::NotOneTile, 2, m(1)}));
    EXPECT_EQ(parse_tile("").error().fault, NotationFault::Empty);
}

TEST(Notation, AWindNamesASeat) {
    EXPECT_EQ(parse_wind("N"), Wind::North);
    EXPECT_EQ(parse_wind("西"), Wind::West);
    EXPECT_EQ(parse_wind("2z"), Wind::South);
    EXPECT_EQ(parse_wind("C").error(), (NotationError{NotationFault::UnknownLetter, 1, tiles::red}));
    EXPECT_FALSE(parse_wind("EE"));
}

TEST(Notation, ColumnOfATile) {
    EXPECT_EQ(tile_column("12m E", 2), 5u);
    EXPECT_EQ(tile_column("一二万東", 2), 4u);
    EXPECT_EQ(tile_column("W1 W2", 1), 4u);
}

TEST(Notation, WritesInTheOrderOfTheKinds) {
    Counts counts;
    for (const Tile t : read("C E3m1m9s5pE2m6p4p")) counts.add(t);
    EXPECT_EQ(write_tiles(counts), "123m456p9sEEC");
    const List list = read("8fCE1m2m1f");
    EXPECT_EQ(write_tiles(list), "12mEC18f");
    EXPECT_EQ(write_in_order(list), "8fCE12m1f");
    EXPECT_EQ(write_tiles(kinds::flowers), "12345678f");
    EXPECT_EQ(to_string(tiles::white), "P");
    EXPECT_EQ(write_tiles(Counts{}), "");
    std::string buffer = "x";
    append_tile(buffer, s(7));
    EXPECT_EQ(buffer, "x7s");
}

TEST(Notation, EveryKindIsReadAsItIsWritten) {
    for (unsigned i = 0; i < Tile::kinds; ++i)
        EXPECT_EQ(read(to_string(Tile::of_index(i))), List{Tile::of_index(i)});
}

TEST(Notation, RandomListsAreReadAsTheyAreWritten) {
    std::mt19937 random(20240607);
    List wall;
    for (unsigned i = 0; i < Tile::kinds; ++i)
        for (unsigned n = Tile::of_index(i).copies(); n > 0; --n) wall.push_back(Tile::of_index(i));
    for (int round = 0; round < 5000; ++round) {
        std::shuffle(wall.begin(), wall.end(), random);
        List some(wall.begin(), wall.begin() + 1 + static_cast<int>(random() % 60));
        ASSERT_EQ(read(write_in_order(some)), some);
        const std::string sorted = write_tiles(some);
        std::sort(some.begin(), some.end());
        ASSERT_EQ(read(sorted), some);
    }
}

}  // namespace
}  // namespace sifang
