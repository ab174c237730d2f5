#include "cli/tile_face.hpp"

#include <gtest/gtest.h>
#include <set>

#include "cli/names.hpp"

namespace sifang::cli {
namespace {

const Tile five_dots = Tile::of(Suit::Dots, 5);

TEST(TileFace, ThreeWaysToDrawATile) {
    EXPECT_EQ(draw_tile(five_dots, TileFaces::Text), "5p");
    EXPECT_EQ(draw_tile(five_dots, TileFaces::Boxes), "[5p]");
    EXPECT_EQ(draw_tile(five_dots, TileFaces::Unicode), "🀝");
}

TEST(TileFace, UnicodeHasItsOwnOrder) {
    EXPECT_EQ(draw_tile(tiles::east, TileFaces::Unicode), "🀀");
    EXPECT_EQ(draw_tile(tiles::red, TileFaces::Unicode), "🀄\uFE0E");
    EXPECT_EQ(draw_tile(tiles::green, TileFaces::Unicode), "🀅");
    EXPECT_EQ(draw_tile(tiles::white, TileFaces::Unicode), "🀆");
    EXPECT_EQ(draw_tile(Tile::of(Suit::Characters, 1), TileFaces::Unicode), "🀇");
    EXPECT_EQ(draw_tile(Tile::of(Suit::Bamboo, 1), TileFaces::Unicode), "🀐");
    EXPECT_EQ(draw_tile(Tile::of(Suit::Dots, 9), TileFaces::Unicode), "🀡");
    EXPECT_EQ(draw_tile(Tile::flower(1), TileFaces::Unicode), "🀦");  // spring
    EXPECT_EQ(draw_tile(Tile::flower(5), TileFaces::Unicode), "🀢");  // plum
    EXPECT_EQ(draw_tile(Tile::flower(7), TileFaces::Unicode), "🀥");  // chrysanthemum
    EXPECT_EQ(draw_tile(Tile::flower(8), TileFaces::Unicode), "🀤");  // bamboo
}

TEST(TileFace, NoTwoTilesLookAlike) {
    for (const TileFaces faces : {TileFaces::Text, TileFaces::Boxes, TileFaces::Unicode}) {
        std::set<std::string> seen;
        for (unsigned i = 0; i < Tile::kinds; ++i) seen.insert(draw_tile(Tile::of_index(i), faces));
        EXPECT_EQ(seen.size(), Tile::kinds);
    }
}

TEST(TileFace, MeldsAreMarked) {
    const Tile three = Tile::of(Suit::Bamboo, 3);
    EXPECT_EQ(draw_meld({MeldKind::Chow, three}, TileFaces::Text), "[345s]");
    EXPECT_EQ(draw_meld({MeldKind::Chow, three}, TileFaces::Boxes), "{[3s][4s][5s]}");
    EXPECT_EQ(draw_meld({MeldKind::ConcealedKong, three}, TileFaces::Text), "(3333s)");
    EXPECT_EQ(draw_meld({MeldKind::ConcealedKong, three}, TileFaces::Boxes), "([3s][3s][3s][3s])");
    EXPECT_EQ(draw_meld({MeldKind::AddedKong, tiles::east}, TileFaces::Unicode), "[🀀🀀🀀+🀀]");
}

TEST(Numbers, MinusSignsAreReal) {
    EXPECT_EQ(signed_number(-8), "−8");
    EXPECT_EQ(signed_number(33), "+33");
    EXPECT_EQ(signed_number(0), "0");
    EXPECT_EQ(number(-12), "−12");
}

}  // namespace
}  // namespace sifang::cli
