// Hands that are often counted wrongly. Every list was counted by hand; both scorers must give it.

#include <gtest/gtest.h>

#include "rules/riichi/riichi_book.hpp"

namespace sifang::riichi_test {
namespace {

// Pinfu by self-draw, the open hand without fu and 7,700 have their tests in fu_test.cpp and points_test.cpp.

TEST(RiichiTraps, SevenPairsTwentyFiveFuDrawnOrNot) {
    expect_score("zds", told("1133m5577p2299sN N", "draw seat=S"), {{"chiitoitsu", 2}, {"menzen_tsumo", 1}},
                 25, 800 + 800 + 1'600);
}
TEST(RiichiTraps, FourAlikeAreNotTwoPairs) {
    EXPECT_FALSE(score_of("zds", told("1111m3355p2299sN N")).valid);
    EXPECT_FALSE(score_of("tenhou", told("1111m3355p2299sN N")).valid);
}
TEST(RiichiTraps, DoubleWindPair) {
    // 20 + 10 + 8 for the closed 111s and the pair: 40 with two, 50 with four and the single wait.
    const Win win = told("234m678p111s234pE E", "riichi");
    expect_score("zds", win, {{"riichi", 1}}, 50, 2'400);
    const Win narrow = told("234m678p11134sEE 2s", "riichi");
    expect_score("zds", narrow, {{"riichi", 1}}, 40, 2'000);
    expect_score("tenhou", narrow, {{"riichi", 1}}, 50, 2'400);
}
TEST(RiichiTraps, ClosedTripletCompletedByADiscardIsOpen) {
    const Win ron = told("[456m] 22m777p333s88s 2m", "seat=S");
    const Win draw = told("[456m] 22m777p333s88s 2m", "seat=S draw");
    expect_score("zds", ron, {{"tanyao", 1}}, 30, 1'000);                                    // 20 + 2 + 4 + 4
    expect_score("zds", draw, {{"tanyao", 1}, {"sanankou", 2}}, 40, 1'300 + 1'300 + 2'600);  // 20 + 2 + 12
    EXPECT_EQ(excluded_of("zds", ron)["sanankou"], "closed_only");
}
TEST(RiichiTraps, TheDiscardGoesWhereItPaysMost) {
    // 6m ends 456m and leaves 666m closed: three closed triplets.
    expect_han("zds", told("45666m888s333p99s 6m"), {{"sanankou", 2}});
}
TEST(RiichiTraps, ThreeEqualRunsOrThreeTriplets) {
    // 111222333m: junchan and iipeikou as runs pay more than three closed triplets by self-draw. 222333444m
    // has no terminals: drawn, the triplets; by discard one of them is open, so pinfu and iipeikou.
    expect_han("zds", told("11122233m789p99s 3m", "draw seat=S"),
               {{"menzen_tsumo", 1}, {"junchan", 3}, {"iipeikou", 1}});
    expect_han("zds", told("22233344m567p99s 4m", "draw seat=S"), {{"menzen_tsumo", 1}, {"sanankou", 2}});
    expect_han("zds", told("22233344m567p99s 4m", "seat=S"), {{"pinfu", 1}, {"iipeikou", 1}});
}
TEST(RiichiTraps, RyanpeikouOverSevenPairs) {
    expect_score("zds", told("223344m667788p1s 1s", "seat=S"), {{"ryanpeikou", 3}}, 40, 5'200);
    EXPECT_EQ(excluded_of("zds", told("223344m667788p1s 1s", "seat=S"))["chiitoitsu"], "high_versus_low");
}
TEST(RiichiTraps, FourEqualRunsAreRyanpeikou) {
    expect_han("zds", told("2222333344445m 5m", "seat=S"),
               {{"chinitsu", 6}, {"ryanpeikou", 3}, {"tanyao", 1}, {"pinfu", 1}});
}
TEST(RiichiTraps, HonroutouWithToitoiAndWithSevenPairs) {
    expect_score("zds", told("[111m] [999p] [111s] NN99m 9m", "seat=W"), {{"honroutou", 2}, {"toitoi", 2}},
                 40, 8'000);
    expect_score("zds", told("1199m1199p1199sN N", "seat=W"), {{"honroutou", 2}, {"chiitoitsu", 2}}, 25,
                 6'400);
}
TEST(RiichiTraps, ChantaAndHonroutouExcludeEachOther) {
    const Win win = told("[111m] [999p] [111s] NN99m 9m", "seat=W");
    EXPECT_FALSE(han_of(rulebook("zds"), score_of("zds", win)).contains("chanta"));
    EXPECT_EQ(excluded_of("zds", win)["chanta"], "non_repeat");
    expect_han("zds", told("[123m] [999p] [111s] NN99m 9m", "seat=W"), {{"chanta", 1}});
}
TEST(RiichiTraps, HaiteiAndRinshanDoNotMeet) {
    const Win win = told("[1111s] 234m678p99s22m 2m", "draw replacement last_wall_tile");
    expect_han("riichi", win, {{"rinshan", 1}});
    expect_han("zds", win, {});
    EXPECT_EQ(excluded_of("riichi", win)["haitei"], "refuted");
    // Without a kong the replacement is not believed, and the last tile is.
    expect_han("riichi", told("[111s] 234m678p99s22m 2m", "draw replacement last_wall_tile"),
               {{"haitei", 1}});
}
TEST(RiichiTraps, RenhouIsFourHanAndAdds) {
    expect_score("zds", told("234m678p23499s78m 9m", "seat=S first_turn"), {{"renhou", 4}, {"pinfu", 1}}, 30,
                 8'000);
}
TEST(RiichiTraps, SevenPairsOfHonoursAreALimitHand) {
    const Win win = told("EESSWWNNPPFFC C", "seat=S");
    expect_score("zds", win, {{"tsuupai_chiitoitsu", 13}}, 0, 32'000);
    expect_score("tenhou", win, {{"tsuuiisou", 13}}, 0, 32'000);
}
TEST(RiichiTraps, FourWindsAreOneLimitHand) {
    const Win big = told("[EEE] [SSS] [WWW] [NNN] 9p 9p", "seat=W");
    const Win little = told("[EEE] [SSS] [WWW] 78pNN 9p", "seat=W");
    EXPECT_EQ(score_of("zds", big).total, 32'000);
    EXPECT_EQ(score_of("zds", little).total, 32'000);
    EXPECT_EQ(score_of("zds", told("[EEE] [SSS] [WWW] [NNN] P P", "seat=W")).total, 32'000);
    EXPECT_EQ(score_of("tenhou", told("[EEE] [SSS] [WWW] [NNN] P P", "seat=W")).total, 64'000);
}
TEST(RiichiTraps, KongsCountWithAllFourTilesOfDora) {
    expect_han("zds", told("[2222m] 678p34588s46m 5m", "dora=1m"), {{"tanyao", 1}, {"dora", 4}});
}
TEST(RiichiTraps, AClosedKongKeepsTheHandClosed) {
    expect_han("zds", told("(2222m) 678p34588s46m 5m", "draw riichi"),
               {{"riichi", 1}, {"menzen_tsumo", 1}, {"tanyao", 1}});
}
TEST(RiichiTraps, RobbingIsNoLastDiscard) {
    expect_han("zds", told("[234m] 678p11199s46m 5m", "robbing last_wall_tile"), {{"chankan", 1}});
}
TEST(RiichiTraps, SituationsThatContradict) {
    const auto fault = [](std::string_view how) {
        const auto score = rulebook("zds").score(told("[234m] 678p11199s46m 5m", how));
        return score ? std::string("none") : std::string(code(score.error()));
    };
    EXPECT_EQ(fault("draw robbing"), "situation_needs_discard");
    EXPECT_EQ(fault("replacement"), "situation_needs_draw");
    EXPECT_EQ(fault("seat=S from=S"), "discarder_is_winner");
    EXPECT_EQ(fault("seat=S from=E liable=S"), "liable_is_winner");
}
TEST(RiichiExplained, WhatDidNotCount) {
    const auto open = excluded_of("zds", told("[678p] 223344m99p11s 1s", "riichi draw dora=1m"));
    EXPECT_EQ(open.at("riichi"), "closed_only");
    EXPECT_EQ(open.at("iipeikou"), "closed_only");
    EXPECT_EQ(open.at("menzen_tsumo"), "closed_only");
    const auto optional = excluded_of("zds", told("234m678p11199s22m 2m", "riichi ippatsu ura=1m dora=9p1m"));
    EXPECT_EQ(optional.at("ippatsu"), "not_in_rules");
    EXPECT_EQ(optional.at("ura_dora"), "not_in_rules");
    EXPECT_EQ(optional.at("dora"), "not_in_rules");
    const auto yakuman = excluded_of("zds", told("[PPP] [FFF] [CCC] 78p11s 9p", "dora=9s"));
    EXPECT_EQ(yakuman.at("yakuhai_haku"), "limit_alone");
    EXPECT_EQ(yakuman.at("dora"), "limit_alone");
    const auto lesser = excluded_of("zds", told("223344m667788p1s 1s", "double_riichi"));
    EXPECT_EQ(lesser.at("riichi"), "non_repeat");
    EXPECT_EQ(lesser.at("iipeikou"), "non_repeat");
}
TEST(RiichiExplained, SetsOfAYaku) {
    const Ruling ruling = ruling_of("zds", told("[234m] 234p234s888mE E", "seat=S"));
    ASSERT_EQ(ruling.made_of.size(), 1u);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(ruling.made_of[0].sets >> i & 1, ruling.reading.sets[i].is_chow()) << i;
}

}  // namespace
}  // namespace sifang::riichi_test
