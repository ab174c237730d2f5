// Part 4, liability: who is made liable by which discard, and that the last one pays.

#include "rules/hk/liability.hpp"

#include <gtest/gtest.h>

namespace sifang::hk_test {
namespace {

using hk::LiabilityRule, hk::LiabilityRuling;
using enum MeldKind;

const hk::Edition& edition() {
    static const hk::Edition edition = hk::hk_edition();
    return edition;
}

constexpr Tile m(unsigned rank) { return Tile::of(Suit::Characters, rank); }

// The winner is East in all of them.
Call chow(Tile t) { return {Chow, t, Wind::North}; }
Call pung(Tile t, Wind from) { return {Pung, t, from}; }
Call kong(Tile t, Wind from) { return {Kong, t, from}; }
Call added(Tile t) { return {AddedKong, t, {}}; }
Call concealed(Tile t) { return {ConcealedKong, t, {}}; }
Call on_replacement(Call call) {
    call.on_replacement = true;
    return call;
}

LiabilityRuling liable(std::initializer_list<Call> calls, bool win_on_replacement = false) {
    WinHistory history;
    for (const Call& call : calls) history.calls.push_back(call);
    history.on_replacement = win_on_replacement;
    return hk::find_liable(edition(), history);
}

void expect_payer(const LiabilityRuling& ruling, Wind seat, LiabilityRule rule, std::string_view clause) {
    ASSERT_TRUE(ruling.payer);
    EXPECT_EQ(ruling.payer->seat, seat);
    EXPECT_EQ(ruling.payer->rule, rule);
    EXPECT_EQ(ruling.payer->clause, clause);
}

TEST(Hk_4_liability_2, TheDiscardThatBringsTwelveTilesDown) {
    const auto ruling =
        liable({chow(m(1)), pung(m(5), Wind::South), pung(m(7), Wind::West), pung(m(9), Wind::South)});
    expect_payer(ruling, Wind::South, LiabilityRule::TwelveTiles, "hk:4 liability-2");
    EXPECT_TRUE(ruling.relieved.empty());
}

TEST(Hk_4_liability_2, AChowToo) {
    const auto ruling =
        liable({pung(m(5), Wind::South), pung(m(7), Wind::West), pung(m(9), Wind::South), chow(m(1))});
    expect_payer(ruling, Wind::North, LiabilityRule::TwelveTiles, "hk:4 liability-2");
}

TEST(Hk_4_liability_2, ConcealedKongsLieOnTheTableToo) {
    const auto ruling =
        liable({concealed(m(1)), pung(m(5), Wind::South), concealed(tiles::east), pung(m(9), Wind::West)});
    expect_payer(ruling, Wind::West, LiabilityRule::TwelveTiles, "hk:4 liability-2");
}

TEST(Hk_4_liability_2, NineTilesDownMakeNobodyLiable) {
    EXPECT_FALSE(liable({chow(m(1)), pung(m(5), Wind::South), pung(m(7), Wind::West)}).payer);
    EXPECT_FALSE(liable({kong(m(1), Wind::West), kong(m(5), Wind::South), kong(m(7), Wind::West)}).payer)
        << "three kongs are three sets";
}

TEST(Hk_4_liability_2, ByKongsThatFollowFromTheCall) {
    const auto ruling = liable({chow(m(1)), pung(m(5), Wind::South), kong(m(7), Wind::West),
                                on_replacement(added(m(5))), on_replacement(concealed(tiles::east))});
    expect_payer(ruling, Wind::West, LiabilityRule::TwelveTiles, "hk:4 liability-2");
}

TEST(Hk_4_liability_2, NotByAConcealedKongOfALaterTurn) {
    EXPECT_FALSE(
        liable({chow(m(1)), pung(m(5), Wind::South), pung(m(7), Wind::West), concealed(tiles::east)}).payer)
        << "no discard brought the fourth set";
}

TEST(Hk_4_liability_2, KongsAddedAfterwardsChangeNothing) {
    const auto ruling = liable({pung(m(1), Wind::West), pung(m(5), Wind::West), pung(m(7), Wind::West),
                                pung(m(9), Wind::South), added(m(1)), on_replacement(added(m(5)))},
                               true);
    expect_payer(ruling, Wind::South, LiabilityRule::TwelveTiles, "hk:4 liability-2");
}

TEST(Hk_4_liability_3, TheDiscardThatBringsTheThirdDragonDown) {
    const auto ruling = liable(
        {pung(tiles::red, Wind::West), kong(tiles::green, Wind::West), pung(tiles::white, Wind::South)});
    expect_payer(ruling, Wind::South, LiabilityRule::ThreeDragons, "hk:4 liability-3");
}

TEST(Hk_4_liability_3, AConcealedKongIsADragonSetOnTheTable) {
    const auto ruling = liable(
        {concealed(tiles::red), kong(tiles::green, Wind::West), chow(m(1)), kong(tiles::white, Wind::South)});
    // The same discard brought twelve tiles down.
    ASSERT_TRUE(ruling.payer);
    EXPECT_EQ(ruling.payer->seat, Wind::South);
    EXPECT_TRUE(ruling.relieved.empty());
}

TEST(Hk_4_liability_3, ThirdDragonByAConcealedKongMakesNobodyLiable) {
    EXPECT_FALSE(
        liable({pung(tiles::red, Wind::West), pung(tiles::green, Wind::South), concealed(tiles::white)})
            .payer);
}

TEST(Hk_4_liability_3, TwoDragonsMakeNobodyLiable) {
    EXPECT_FALSE(liable({pung(tiles::red, Wind::West), pung(tiles::green, Wind::South), added(tiles::red),
                         pung(tiles::east, Wind::West)})
                     .payer);
}

TEST(Hk_4_liability_4, TheDiscardTakenAsAKongWhoseReplacementWins) {
    expect_payer(liable({kong(m(5), Wind::West)}, true), Wind::West, LiabilityRule::KongReplacement,
                 "hk:4 liability-4");
    EXPECT_FALSE(liable({kong(m(5), Wind::West)}).payer) << "won on a later draw";
}

TEST(Hk_4_liability_4, KongOnKongAfterAClaimedKong) {
    const auto ruling = liable({kong(m(5), Wind::West), on_replacement(concealed(m(9)))}, true);
    expect_payer(ruling, Wind::West, LiabilityRule::KongReplacement, "hk:4 liability-4");
    const auto added_on =
        liable({pung(m(2), Wind::South), kong(m(5), Wind::West), on_replacement(added(m(2)))}, true);
    expect_payer(added_on, Wind::West, LiabilityRule::KongReplacement, "hk:4 liability-4");
}

TEST(Hk_4_liability_4, AddedAndConcealedKongsMakeNobodyLiable) {
    EXPECT_FALSE(liable({pung(m(5), Wind::West), added(m(5))}, true).payer);
    EXPECT_FALSE(liable({concealed(m(5))}, true).payer);
    EXPECT_FALSE(liable({concealed(m(5)), on_replacement(concealed(m(7)))}, true).payer);
    EXPECT_FALSE(liable({kong(m(5), Wind::West), concealed(m(7))}, true).payer)
        << "the claimed kong was of an earlier turn";
}

TEST(Hk_4_liability_5, TheRobbedPlayer) {
    WinHistory history;
    history.by = By::Discard;
    history.robbed = Wind::North;
    for (const Call& call :
         {pung(tiles::red, Wind::West), pung(tiles::green, Wind::West), pung(tiles::white, Wind::South)})
        history.calls.push_back(call);
    const auto ruling = hk::find_liable(edition(), history);
    expect_payer(ruling, Wind::North, LiabilityRule::Robbing, "hk:4 liability-5");
}

TEST(Hk_4_liability_1, TheLastOneAlonePays) {
    const auto ruling = liable({pung(tiles::red, Wind::West),
                                pung(tiles::green, Wind::West),
                                pung(tiles::white, Wind::South),
                                {Chow, m(1), Wind::North}});
    expect_payer(ruling, Wind::North, LiabilityRule::TwelveTiles, "hk:4 liability-2");
    ASSERT_EQ(ruling.relieved.size(), 1u);
    EXPECT_EQ(ruling.relieved[0].seat, Wind::South);
    EXPECT_EQ(ruling.relieved[0].rule, LiabilityRule::ThreeDragons);
    EXPECT_EQ(ruling.relieved_by, "hk:4 liability-1");
}

TEST(Hk_4_liability_1, AKongAfterTheDragonsTakesItOver) {
    const auto ruling = liable({pung(tiles::red, Wind::West), pung(tiles::green, Wind::West),
                                pung(tiles::white, Wind::South), kong(m(1), Wind::West)},
                               true);
    ASSERT_TRUE(ruling.payer);
    EXPECT_EQ(ruling.payer->seat, Wind::West);
    ASSERT_EQ(ruling.relieved.size(), 1u);
    EXPECT_EQ(ruling.relieved[0].seat, Wind::South);
}

TEST(Hk_4_liability_1, TheSamePlayerTwiceIsOnePayer) {
    const auto ruling = liable({pung(tiles::red, Wind::West), pung(tiles::green, Wind::West),
                                pung(tiles::white, Wind::South), pung(m(1), Wind::South)});
    expect_payer(ruling, Wind::South, LiabilityRule::TwelveTiles, "hk:4 liability-2");
    EXPECT_TRUE(ruling.relieved.empty());
}

TEST(Hk_4_a, AWinOnADiscardIsTheDiscardersAlone) {
    WinHistory history;
    history.by = By::Discard;
    for (const Call& call :
         {pung(tiles::red, Wind::West), pung(tiles::green, Wind::West), pung(tiles::white, Wind::South)})
        history.calls.push_back(call);
    EXPECT_FALSE(hk::find_liable(edition(), history).payer);
}

TEST(HkLiability, AnEditionMayDropARule) {
    hk::Edition changed = hk::hk_edition();
    changed.liability = {.twelve_tiles = false, .three_dragons = true, .kong_replacement = false};
    WinHistory history;
    for (const Call& call : {pung(tiles::red, Wind::West), pung(tiles::green, Wind::West),
                             pung(tiles::white, Wind::South), kong(m(1), Wind::West)})
        history.calls.push_back(call);
    history.on_replacement = true;
    EXPECT_EQ(hk::find_liable(changed, history).payer->seat, Wind::South);
    changed.liability.three_dragons = false;
    EXPECT_FALSE(hk::find_liable(changed, history).payer);
    EXPECT_TRUE(hk::find_liable(hk::hk_edition(), history).payer);
}

}  // namespace
}  // namespace sifang::hk_test
