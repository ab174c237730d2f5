// Every yaku of article 12 with its closed and open value, counted by the program and by the slow scorer. The
// suite is the article, the test the yaku.

#include <gtest/gtest.h>

#include "rules/riichi/riichi_book.hpp"

namespace sifang::riichi_test {
namespace {

// --- article 12, one han

TEST(Zds_12_4, Riichi) {
    expect_han("zds", told("234m678p11199s22m 2m", "riichi"), {{"riichi", 1}});
    expect_han("zds", told("[234m] 678p11199s22m 2m", "riichi"), {});  // on an open hand it is ignored
}
TEST(Zds_12_4, DoubleRiichi) {
    expect_han("zds", told("234m678p11199s22m 2m", "double_riichi"), {{"double_riichi", 2}});
    expect_han("zds", told("234m678p11199s22m 2m", "riichi double_riichi"), {{"double_riichi", 2}});
}
TEST(Zds_12_4, MenzenTsumo) {
    expect_han("zds", told("234m678p11199s22m 2m", "draw"), {{"menzen_tsumo", 1}});
    expect_han("zds", told("[234m] 678p11199s22m 2m", "draw"), {});
    expect_han("zds", told("(1111s) 234m678p99s22m 2m", "draw"), {{"menzen_tsumo", 1}});
}
TEST(Zds_12_4, Pinfu) {
    expect_han("zds", told("234m678p23499s78m 9m"), {{"pinfu", 1}});
    expect_han("zds", told("234m678p23499s79m 8m"), {});     // closed wait
    expect_han("zds", told("234m678p23499s89m 7m"), {});     // edge
    expect_han("zds", told("[234m] 678p23499s78m 9m"), {});  // closed hands only
    expect_han("zds", told("234m678p234sEE78m 9m"), {});     // a pair of value
    expect_han("zds", told("234m678p234sWW78m 9m"), {{"pinfu", 1}});
}
TEST(Zds_12_4, Tanyao) {
    expect_han("zds", told("234m678p22288s33m 3m"), {{"tanyao", 1}});
    expect_han("zds", told("[234m] 678p22288s33m 3m"), {{"tanyao", 1}});
}
TEST(Zds_12_4, Haitei) {
    expect_han("zds", told("[234m] 678p11199s22m 2m", "draw last_wall_tile"), {{"haitei", 1}});
}
TEST(Zds_12_4, Houtei) {
    expect_han("zds", told("[234m] 678p11199s22m 2m", "last_wall_tile"), {{"houtei", 1}});
}
TEST(Zds_12_4, Chankan) {
    expect_han("zds", told("[234m] 678p11199s46m 5m", "robbing"), {{"chankan", 1}});
    // With a copy in the hand nobody can add a fourth.
    expect_han("zds", told("[234m] 678p11155m46m 5m", "robbing"), {});
}
TEST(Zds_12_4, Iipeikou) {
    expect_han("zds", told("223344m67899p11s 1s"), {{"iipeikou", 1}});
    expect_han("zds", told("[678p] 223344m99p11s 1s"), {});
}

// --- article 12-3

TEST(Zds_12_3, EachDragon) {
    expect_han("zds", told("[PPP] 234m67899p11s 1s", "seat=W"), {{"yakuhai_haku", 1}});
    expect_han("zds", told("[FFFF] 234m67899p11s 1s", "seat=W"), {{"yakuhai_hatsu", 1}});
    expect_han("zds", told("(CCCC) 234m67899p11s 1s", "seat=W"), {{"yakuhai_chun", 1}});
}
TEST(Zds_12_3, RoundAndSeatWind) {
    expect_han("zds", told("[EEE] 234m67899p11s 1s", "seat=W"), {{"round_wind", 1}});
    expect_han("zds", told("[WWW] 234m67899p11s 1s", "seat=W"), {{"seat_wind", 1}});
    expect_han("zds", told("[NNN] 234m67899p11s 1s", "seat=W"), {});
}
TEST(Zds_12_3, DoubleWindIsTwoHan) {
    expect_han("zds", told("[SSS] 234m67899p11s 1s", "seat=S round=S"),
               {{"seat_wind", 1}, {"round_wind", 1}});
}

// --- article 12, two han

TEST(Zds_12_4, Toitoi) { expect_han("zds", told("[222m] [777p] [111s] 99s33m 3m"), {{"toitoi", 2}}); }
TEST(Zds_12_4, Honroutou) {
    expect_han("zds", told("[111m] [999p] [111s] NN99m 9m", "seat=W"), {{"honroutou", 2}, {"toitoi", 2}});
    expect_han("zds", told("1199m1199p1199sN N", "seat=W"), {{"honroutou", 2}, {"chiitoitsu", 2}});
}
TEST(Zds_12_4, Sanankou) {
    expect_han("zds", told("[234m] 222p777s333m9s 9s"), {{"sanankou", 2}});
    expect_han("zds", told("[234m] 222p77799s33m 3m"), {});
    expect_han("zds", told("[234m] 222p77799s33m 3m", "draw"), {{"sanankou", 2}});
}
TEST(Zds_12_4, SanshokuDoukou) {
    expect_han("zds", told("[444m] [444p] 444s23m99p 1m"), {{"sanshoku_doukou", 2}});
}
TEST(Zds_12_4, Shousangen) {
    expect_han("zds", told("[PPP] [FFF] 234m78pCC 9p"),
               {{"shousangen", 2}, {"yakuhai_haku", 1}, {"yakuhai_hatsu", 1}});
}
TEST(Zds_12_4, Sankantsu) {
    expect_han("zds", told("[2222m] [777+7p] (1111s) 78s99p 9s"), {{"sankantsu", 2}});
}
TEST(Zds_12_4, Ittsuu) {
    expect_han("zds", told("123456789m234s9s 9s"), {{"ittsuu", 2}});
    expect_han("zds", told("[123m] 456789m222s9s 9s"), {{"ittsuu", 1}});
}
TEST(Zds_12_4, Chanta) {
    expect_han("zds", told("123m789p11199sNN 9s", "seat=W"), {{"chanta", 2}});
    expect_han("zds", told("[123m] 789p11199sNN 9s", "seat=W"), {{"chanta", 1}});
}
TEST(Zds_12_4, SanshokuDoujun) {
    expect_han("zds", told("234m234p234s888mE E", "seat=S"), {{"sanshoku_doujun", 2}});
    expect_han("zds", told("[234m] 234p234s888mE E", "seat=S"), {{"sanshoku_doujun", 1}});
}
TEST(Zds_12_4, Chiitoitsu) { expect_han("zds", told("1133m5577p2299sE E"), {{"chiitoitsu", 2}}); }

// --- article 12, three han and more

TEST(Zds_12_4, Honitsu) {
    expect_han("zds", told("123456m88899mNN 9m", "seat=W"), {{"honitsu", 3}});
    expect_han("zds", told("[123m] 456m88899mNN 9m", "seat=W"), {{"honitsu", 2}});
}
TEST(Zds_12_4, Junchan) {
    expect_han("zds", told("123m789p11199s99m 9s"), {{"junchan", 3}});
    expect_han("zds", told("[123m] 789p11199s99m 9s"), {{"junchan", 2}});
}
TEST(Zds_12_4, Ryanpeikou) { expect_han("zds", told("223344m667788p1s 1s"), {{"ryanpeikou", 3}}); }
TEST(Zds_12_4, Renhou) {
    expect_han("zds", told("234m678p11199s22m 2m", "seat=S first_turn"), {{"renhou", 4}});
    expect_han("zds", told("234m678p11199s22m 2m", "seat=E first_turn"), {});
    expect_han("zds", told("[234m] 678p11199s22m 2m", "seat=S first_turn"), {});
}
TEST(Zds_12_4, Chinitsu) {
    expect_han("zds", told("123345m777m8899m 9m"), {{"chinitsu", 6}});
    expect_han("zds", told("[123m] 345m777m8899m 9m"), {{"chinitsu", 5}});
}

// --- yakuman

void expect_yakuman(const Win& win, const std::string& id) {
    expect_score("zds", win, {{id, 13}}, 0, win.seat == Wind::East ? 48'000 : 32'000);
    EXPECT_EQ(score_of("zds", win).limit, "yakuman");
}

TEST(Zds_12_4, Tenhou) { expect_yakuman(told("234m678p11199s22m 2m", "draw first_turn"), "tenhou"); }
TEST(Zds_12_4, Chiihou) {
    expect_yakuman(told("234m678p11199s22m 2m", "draw seat=W first_turn"), "chiihou");
    // A kong of one's own ends the first go-around as well.
    expect_han("zds", told("(1111s) 234m678p99s22m 2m", "draw seat=W first_turn"), {{"menzen_tsumo", 1}});
}
TEST(Zds_12_4, Daisangen) { expect_yakuman(told("[PPP] [FFF] [CCC] 78p11s 9p", "seat=W"), "daisangen"); }
TEST(Zds_12_4, Suushii) {
    expect_yakuman(told("[EEE] [SSS] [WWW] 78pNN 9p", "seat=W"), "shousuushii");
    expect_yakuman(told("[EEE] [SSS] [WWW] [NNN] 9p 9p", "seat=W"), "daisuushii");
}
TEST(Zds_12_4, Tsuuiisou) { expect_yakuman(told("[EEE] [SSS] [PPP] CCFF F", "seat=W"), "tsuuiisou"); }
TEST(Zds_12_4, Ryuuiisou) {
    expect_yakuman(told("[234s] [666s] 888s22sFF F"), "ryuuiisou");
    expect_yakuman(told("[234s] [666s] 888s22s33s 3s"), "ryuuiisou");  // without 發
}
TEST(Zds_12_4, Chinroutou) { expect_yakuman(told("[111m] [999m] [111p] 99p11s 1s"), "chinroutou"); }
TEST(Zds_12_4, Suuankou) {
    expect_yakuman(told("222m777p111s99s33m 3m", "draw"), "suuankou");
    expect_yakuman(told("222m777p111s333m9s 9s"), "suuankou");
    expect_han("zds", told("222m777p111s99s33m 3m"), {{"toitoi", 2}, {"sanankou", 2}});
}
TEST(Zds_12_4, Kokushi) {
    expect_yakuman(told("19m19p19sESWNPFC 1m"), "kokushi");
    expect_yakuman(told("119m19p19sESWNPF C"), "kokushi");  // waiting for one tile
}
TEST(Zds_12_4, Chuuren) {
    expect_yakuman(told("1112345678999m 5m"), "chuuren");
    expect_yakuman(told("1112345567899m 9m"), "chuuren");  // waiting for one of the nine
    expect_han("zds", told("[123m] 1145678999m 1m"), {{"chinitsu", 5}, {"ittsuu", 1}});
}
TEST(Zds_12_4, Suukantsu) { expect_yakuman(told("[2222m] [777+7p] (1111s) [8888s] 9p 9p"), "suukantsu"); }
TEST(Zds_12_4, TsuupaiChiitoitsu) { expect_yakuman(told("EESSWWNNPPFFC C"), "tsuupai_chiitoitsu"); }

// --- what the common rules add

TEST(RiichiCommon, IppatsuAndRinshan) {
    const Win ippatsu = told("234m678p11199s22m 2m", "riichi ippatsu");
    expect_han("riichi", ippatsu, {{"riichi", 1}, {"ippatsu", 1}});
    expect_han("zds", ippatsu, {{"riichi", 1}});
    const Win rinshan = told("[1111s] 234m678p99s22m 2m", "draw replacement");
    expect_han("riichi", rinshan, {{"rinshan", 1}});
    expect_han("zds", rinshan, {});
    // Without a kong there is no replacement; the kong it comes from ends ippatsu.
    expect_han("riichi", told("[111s] 234m678p99s22m 2m", "draw replacement"), {});
    expect_han("riichi", told("(1111s) 234m678p99s22m 2m", "draw replacement riichi ippatsu"),
               {{"riichi", 1}, {"menzen_tsumo", 1}, {"rinshan", 1}});
}
TEST(RiichiCommon, RenhouIsOff) {
    expect_han("riichi", told("234m678p11199s22m 2m", "seat=S first_turn"), {});
}
TEST(RiichiCommon, RedFives) {
    expect_han("tenhou", told("[123m] 678p22288s46m 0m", "seat=S"), {});
    expect_han("tenhou", told("[234m] 678p22288s46m 0m"), {{"tanyao", 1}, {"red_five", 1}});
    const auto refused = rulebook("zds").score(told("[234m] 678p22288s46m 0m"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), WinFault::NoRedFives);
    const auto two = rulebook("tenhou").score(told("[234m] 678p22288s00m 5m"));
    ASSERT_FALSE(two);
    EXPECT_EQ(code(two.error()), "too_many_red_fives");
}
TEST(RiichiCommon, StackedYakuman) {
    const Win win = told("[PPP] [FFF] [CCC] EESS S", "seat=W");
    expect_score("tenhou", win, {{"daisangen", 13}, {"tsuuiisou", 13}}, 0, 64'000);
    EXPECT_EQ(score_of("zds", win).total, 32'000);
    EXPECT_EQ(figure(score_of("zds", win), "han"), 13);
}
TEST(RiichiCommon, CountedYakuman) {
    EXPECT_EQ(score_of("tenhou", told("[123m] 123345m7788m 8m", "seat=S dora=1m2m4m7m")).limit,
              "counted_yakuman");
    EXPECT_EQ(score_of("zds", told("123345678m1299m 3m", "seat=S riichi")).limit, "baiman");
    EXPECT_EQ(score_of("ema", told("[123m] 123345m7788m 8m", "seat=S dora=1m2m4m7m")).limit, "sanbaiman");
}
TEST(RiichiPresets, EmaRenhouIsAManganAlone) {
    const Win cheap = told("234m678p11199s22m 2m", "seat=S first_turn dora=1m");
    expect_han("ema", cheap, {{"renhou", 5}});
    EXPECT_EQ(score_of("ema", cheap).total, 8'000);
    expect_han("ema", told("123345m777m8899m 9m", "seat=S first_turn"), {{"chinitsu", 6}});
    expect_han("wrc", told("234m678p11199s22m 2m", "seat=S first_turn dora=1m"),
               {{"renhou", 5}, {"dora", 4}});
}
TEST(RiichiPresets, EmaRenhouGivesWayToTheWholeOfTheRest) {
    const Ruling ruling = ruling_of("ema", told("123345m777m8899m 9m", "seat=S first_turn"));
    bool found = false;
    for (const ExcludedPattern& e : ruling.excluded) {
        if (rulebook("ema").patterns()[e.pattern].id != "renhou") continue;
        found = true;
        EXPECT_EQ(e.because, no_pattern);
        EXPECT_EQ(e.principle, Principle::HighVersusLow);
    }
    EXPECT_TRUE(found);
}

// --- dora, article 6

TEST(Zds_6_1, DoraFollowsItsIndicator) {
    const auto count = [](std::string_view hand, std::string_view indicator) {
        const Han han =
            han_of(rulebook("zds"), score_of("zds", told(hand, "riichi dora=" + std::string(indicator))));
        const auto it = han.find("dora");
        return it == han.end() ? 0 : it->second;
    };
    EXPECT_EQ(count("1122m3344p5566s7s 7s", "9m"), 2);
    EXPECT_EQ(count("1122m3344p5566s7s 7s", "1m"), 2);
    EXPECT_EQ(count("1122m3344p5566s7s 7s", "2m"), 0);
    EXPECT_EQ(count("1122m3344p5566sE E", "N"), 2);
    EXPECT_EQ(count("1122m3344p5566sN N", "W"), 2);
    EXPECT_EQ(count("1122m3344p5566sF F", "P"), 2);
    EXPECT_EQ(count("1122m3344p5566sC C", "F"), 2);
    EXPECT_EQ(count("1122m3344p5566sP P", "C"), 2);
    EXPECT_EQ(count("(EEEE) 123m345p6789s 6s", "N"), 4);  // a kong has four
}
TEST(Zds_6_2, DoraAloneIsNoYaku) {
    const Win win = told("[234m] 678p11199s22m 2m", "dora=1m");
    const Score score = score_of("zds", win);
    EXPECT_TRUE(score.valid);
    EXPECT_FALSE(score.meets_minimum);
    EXPECT_EQ(score.total, 0);
    EXPECT_EQ(figure(score, "han"), 0);
    EXPECT_EQ(figure(score, "fu"), 0);
    EXPECT_TRUE(score.patterns.empty());
    EXPECT_FALSE(score.payments);
    EXPECT_EQ(excluded_of("zds", win)["dora"], "needs_yaku");
}
TEST(Zds_6_4, NoUraNoKanDora) {
    const Win win = told("234m678p11199s22m 2m", "riichi dora=1m1m ura=1m1m");
    expect_han("zds", win, {{"riichi", 1}, {"dora", 4}});
    expect_han("riichi", win, {{"riichi", 1}, {"dora", 8}, {"ura_dora", 8}});
    expect_han("riichi", told("234m678p11199s22m 2m", "draw ura=1m"), {{"menzen_tsumo", 1}});
}

}  // namespace
}  // namespace sifang::riichi_test
