// Article 7-1: whose discard makes him liable, told from the winner's calls in their order.

#include <gtest/gtest.h>

#include "rules/riichi/riichi_book.hpp"

namespace sifang::riichi_test {
namespace {

using enum MeldKind;

// The winner is West in all of them; a chow is of the left player's discard.
Call chow(Tile t) { return {Chow, t, Wind::South}; }
Call pung(Tile t, Wind from) { return {Pung, t, from}; }
Call kong(Tile t, Wind from) { return {Kong, t, from}; }
Call added(Tile t) { return {AddedKong, t, {}}; }
Call concealed(Tile t) { return {ConcealedKong, t, {}}; }

constexpr Tile s(unsigned rank) { return Tile::of(Suit::Bamboo, rank); }

/// Who is liable and by which clause, as "N zds:7-1/daisangen"; "-" for nobody.
std::string liable(std::string_view profile, std::string_view hand, std::initializer_list<Call> calls,
                   std::string_view how = "draw") {
    WinHistory history;
    for (const Call& call : calls) history.calls.push_back(call);
    const auto found = rulebook(profile).liable(told(hand, std::string(how) + " seat=W"), history);
    if (!found) return "-";
    return letter(found->seat) + (found->clause.empty() ? "" : " " + std::string(found->clause));
}

constexpr std::string_view dragons = "[PPP] [FFF] [CCC] 78p11s 9p";

TEST(Zds_7_1_Giver, TheThirdDragon) {
    using namespace tiles;
    const auto from_north = pung(red, Wind::North);
    EXPECT_EQ(liable("zds", dragons, {pung(white, Wind::East), pung(green, Wind::South), from_north}),
              "N zds:7-1/daisangen");
    EXPECT_EQ(liable("zds", dragons, {from_north, pung(white, Wind::South), pung(green, Wind::East)}),
              "E zds:7-1/daisangen")
        << "in the order of the calls";
    EXPECT_EQ(
        liable("zds", dragons, {pung(white, Wind::East), pung(green, Wind::South), from_north}, "from=E"),
        "N zds:7-1/daisangen")
        << "a win on a discard is shared with him";
    EXPECT_EQ(liable("tenhou", dragons, {pung(white, Wind::East), pung(green, Wind::South), from_north}),
              "N");
}

TEST(Zds_7_1_Giver, AClaimedKongToo) {
    using namespace tiles;
    EXPECT_EQ(liable("zds", "[PPP] [FFF] [CCCC] 78p11s 9p",
                     {pung(white, Wind::East), pung(green, Wind::South), kong(red, Wind::North)}),
              "N zds:7-1/daisangen");
}

TEST(Zds_7_1_Giver, AConcealedKongIsASetLaidOpenAndMakesNobodyLiable) {
    using namespace tiles;
    EXPECT_EQ(liable("zds", "[PPP] (FFFF) [CCC] 78p11s 9p",
                     {pung(white, Wind::East), concealed(green), pung(red, Wind::North)}),
              "N zds:7-1/daisangen");
    EXPECT_EQ(liable("zds", "[PPP] (FFFF) [CCC] 78p11s 9p",
                     {pung(white, Wind::East), pung(red, Wind::North), concealed(green)}),
              "-")
        << "nobody gave the last one";
}

TEST(Zds_7_1_Giver, AnAddedTileLaysNoSetOpen) {
    using namespace tiles;
    EXPECT_EQ(
        liable("zds", "[PPP+P] [FFF] [CCC] 78p11s 9p",
               {pung(white, Wind::East), added(white), pung(green, Wind::South), pung(red, Wind::North)}),
        "N zds:7-1/daisangen");
    EXPECT_EQ(liable("zds", "[PPP] [FFF] [CCC+C] 78p11s 9p",
                     {pung(white, Wind::East), pung(green, Wind::South), pung(red, Wind::North), added(red)}),
              "N zds:7-1/daisangen");
}

TEST(Zds_7_1_Giver, AThirdDragonThatNeverLayOpenMakesNobodyLiable) {
    using namespace tiles;
    EXPECT_EQ(liable("zds", "[PPP] [FFF] CCC78p11s 9p", {pung(white, Wind::East), pung(green, Wind::South)}),
              "-");
}

TEST(Zds_7_1_Giver, TheFourthWind) {
    using namespace tiles;
    const std::initializer_list<Call> calls{pung(east, Wind::East), pung(south, Wind::South),
                                            pung(west, Wind::East), pung(north, Wind::North)};
    EXPECT_EQ(liable("zds", "[EEE] [SSS] [WWW] [NNN] 9p 9p", calls), "N zds:7-1/suushii");
    EXPECT_EQ(liable("riichi", "[EEE] [SSS] [WWW] [NNN] 9p 9p", calls), "N");
    // Little four winds: the third wind set is not the fourth wind.
    EXPECT_EQ(liable("zds", "[EEE] [SSS] [WWW] 78pNN 9p",
                     {pung(east, Wind::East), pung(south, Wind::South), pung(west, Wind::North)}),
              "-");
}

TEST(Zds_7_1_Giver, TheFourthSetOfHonoursOrOfTerminals) {
    using namespace tiles;
    constexpr std::string_view honours = "[EEE] [SSS] [PPP] [CCC] F F";
    const std::initializer_list<Call> calls{pung(east, Wind::East), pung(south, Wind::South),
                                            pung(white, Wind::East), pung(red, Wind::North)};
    EXPECT_EQ(liable("zds", honours, calls), "N zds:7-1/tsuuiisou");
    EXPECT_EQ(liable("tenhou", honours, calls), "-") << "the edition knows two yakuman with liability";
    const auto m = [](unsigned rank) { return Tile::of(Suit::Characters, rank); };
    const auto p = [](unsigned rank) { return Tile::of(Suit::Dots, rank); };
    EXPECT_EQ(liable("zds", "[111m] [999m] [111p] [999p] 1s 1s",
                     {pung(m(1), Wind::East), pung(m(9), Wind::South), pung(p(1), Wind::East),
                      kong(p(9), Wind::North)}),
              "N zds:7-1/chinroutou");
}

TEST(Zds_7_1_Giver, TheFourthGreenSetByAnyCall) {
    const std::initializer_list<Call> by_chow{pung(s(6), Wind::East), pung(s(8), Wind::North), chow(s(2)),
                                              chow(s(2))};
    EXPECT_EQ(liable("zds", "[234s] [666s] [888s] [234s] F F", by_chow), "S zds:7-1/ryuuiisou");
}

TEST(Zds_7_1_Giver, OfTwoTheFirst) {
    using namespace tiles;
    // Three dragons from North, then a fourth set of honours from East.
    EXPECT_EQ(liable("zds", "[PPP] [FFF] [CCC] [SSS] E E",
                     {pung(white, Wind::East), pung(green, Wind::South), pung(red, Wind::North),
                      pung(south, Wind::East)}),
              "N zds:7-1/daisangen");
}

TEST(Zds_7_1_Giver, NobodyForAHandThatIsNoYakuman) {
    using namespace tiles;
    EXPECT_EQ(liable("zds", "[PPP] [FFF] 234m78pCC 9p", {pung(white, Wind::East), pung(green, Wind::South)}),
              "-");
}

}  // namespace
}  // namespace sifang::riichi_test
