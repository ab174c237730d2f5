// Article 10 line by line, and the special cases of article 12: fu item by item and rounded.

#include <gtest/gtest.h>

#include "rules/riichi/riichi_book.hpp"
#include "rules/riichi/slow_scorer.hpp"

namespace sifang::riichi_test {
namespace {

using Items = std::multimap<std::string, int>;

/// The fu of a win and their items; the slow scorer must have the same fu.
Items items(const Win& win, int fu, std::string_view profile = "zds") {
    const Ruling ruling = ruling_of(profile, win);
    EXPECT_EQ(figure(ruling.score, "fu"), fu) << to_string(win);
    EXPECT_EQ(slow_score(slow_rules(profile), win).fu, fu) << "slow: " << to_string(win);
    Items all;
    int sum = 0;
    for (const Part& part : ruling.parts) {
        all.emplace(part.id, part.value);
        sum += part.value;
    }
    EXPECT_EQ(sum, fu) << to_string(win);
    return all;
}

TEST(Zds_10_1, Base) {
    EXPECT_EQ(items(told("[234m] [345p] 678s2288m 2m", "last_wall_tile"), 30),
              (Items{{"base", 20}, {"open_triplet_of_simples", 2}, {"rounded_up", 8}}));
}
TEST(Zds_10_2, ClosedRon) {
    EXPECT_EQ(items(told("234m678p23499s78m 9m"), 30), (Items{{"base", 20}, {"closed_ron", 10}}));
    // A closed kong leaves the hand closed; an open hand has none.
    EXPECT_EQ(items(told("(2222s) 234m678p99s45m 6m", "riichi"), 50).count("closed_ron"), 1u);
    EXPECT_EQ(items(told("[2222s] 234m678p99s45m 6m", "last_wall_tile"), 30).count("closed_ron"), 0u);
}
TEST(Zds_10_3, SelfDraw) {
    EXPECT_EQ(items(told("[234m] 345p678s2288m 2m", "draw last_wall_tile"), 30),
              (Items{{"base", 20}, {"self_draw", 2}, {"closed_triplet_of_simples", 4}, {"rounded_up", 4}}));
}
TEST(Zds_10_3, SevenPairsHaveNoSelfDrawFu) {
    EXPECT_EQ(items(told("1133m5577p2299sE E", "draw"), 25), (Items{{"seven_pairs", 25}}));
    EXPECT_EQ(items(told("1133m5577p2299sE E"), 25), (Items{{"seven_pairs", 25}}));
}
TEST(Zds_1_16, ReplacementIsASelfDraw) {
    EXPECT_EQ(items(told("(2222s) 234m678p99s45m 6m", "draw replacement"), 40).count("self_draw"), 1u);
}
TEST(Zds_10_4, PairsOfValue) {
    const auto pair_fu = [](std::string_view pair, std::string_view how, std::string_view profile = "zds") {
        const Win win = told("234m678p23478s" + std::string(pair) + " 9s", "riichi " + std::string(how));
        int fu = 0;
        for (const Part& part : ruling_of(profile, win).parts)
            if (part.id.ends_with("pair")) fu += part.value;
        return fu;
    };
    EXPECT_EQ(pair_fu("PP", "seat=W"), 2);
    EXPECT_EQ(pair_fu("FF", "seat=W"), 2);
    EXPECT_EQ(pair_fu("CC", "seat=W"), 2);
    EXPECT_EQ(pair_fu("EE", "seat=W"), 2);  // round
    EXPECT_EQ(pair_fu("WW", "seat=W"), 2);  // seat
    EXPECT_EQ(pair_fu("SS", "seat=W"), 0);
    EXPECT_EQ(pair_fu("SS", "seat=S round=S"), 2);  // both
    EXPECT_EQ(pair_fu("SS", "seat=S round=S", "tenhou"), 4);
    EXPECT_EQ(pair_fu("SS", "seat=S round=S", "wrc"), 2);
    EXPECT_EQ(pair_fu("11m", "seat=W"), 0);
}
TEST(Zds_10_4, Triplets) {
    const auto set_fu = [](std::string_view hand, std::string_view how, std::string_view id) {
        for (const Part& part : ruling_of("zds", told(hand, how)).parts)
            if (part.id == id) return part.value;
        return -1;
    };
    EXPECT_EQ(set_fu("[555m] 234m678888p4s 4s", "last_wall_tile", "open_triplet_of_simples"), 2);
    EXPECT_EQ(set_fu("[234m] 555m678888p4s 4s", "last_wall_tile", "closed_triplet_of_simples"), 4);
    EXPECT_EQ(set_fu("[111m] 234m678888p4s 4s", "last_wall_tile", "open_triplet_of_terminals_or_honors"), 4);
    EXPECT_EQ(
        set_fu("[NNN] 234m678888p4s 4s", "seat=S last_wall_tile", "open_triplet_of_terminals_or_honors"), 4);
    EXPECT_EQ(set_fu("[234m] 999m678888p4s 4s", "last_wall_tile", "closed_triplet_of_terminals_or_honors"),
              8);
    EXPECT_EQ(
        set_fu("[234m] 678888pNNN4s 4s", "seat=S last_wall_tile", "closed_triplet_of_terminals_or_honors"),
        8);
}
TEST(Zds_10_4, Kongs) {
    const auto set_fu = [](std::string_view hand, std::string_view id) {
        for (const Part& part : ruling_of("zds", told(hand, "last_wall_tile")).parts)
            if (part.id == id) return part.value;
        return -1;
    };
    EXPECT_EQ(set_fu("[5555m] 234m678888p4s 4s", "open_kong_of_simples"), 8);
    EXPECT_EQ(set_fu("[555+5m] 234m678888p4s 4s", "open_kong_of_simples"), 8);
    EXPECT_EQ(set_fu("(5555m) 234m678888p4s 4s", "closed_kong_of_simples"), 16);
    EXPECT_EQ(set_fu("[9999m] 234m678888p4s 4s", "open_kong_of_terminals_or_honors"), 16);
    EXPECT_EQ(set_fu("(CCCC) 234m678888p4s 4s", "closed_kong_of_terminals_or_honors"), 32);
}
TEST(Zds_10_4, Waits) {
    EXPECT_EQ(items(told("[234m] 678p111s99p12m 3m", "last_wall_tile"), 30).count("edge_wait"), 1u);
    EXPECT_EQ(items(told("[234m] 678p111s99p89m 7m", "last_wall_tile"), 30).count("edge_wait"), 1u);
    EXPECT_EQ(items(told("[234m] 678p111s99p13m 2m", "last_wall_tile"), 30).count("closed_wait"), 1u);
    EXPECT_EQ(items(told("[234m] 678p111s678p9m 9m", "last_wall_tile"), 30).count("single_wait"), 1u);
    const Items sides = items(told("[234m] 678p111s99p23m 4m", "last_wall_tile"), 30);
    EXPECT_EQ(sides.count("edge_wait") + sides.count("closed_wait") + sides.count("single_wait"), 0u);
}
TEST(Zds_11_1, FuAreRoundedUpToTen) {
    const Items all = items(told("[234m] 678p111s99p13m 2m", "last_wall_tile"), 30);  // 20 + 8 + 2
    EXPECT_EQ(all.count("rounded_up"), 0u);
    const Items more = items(told("[234m] [678p] 111sEE13m 2m", "seat=W last_wall_tile"), 40);  // 32
    EXPECT_EQ(more.find("rounded_up")->second, 8);
}
TEST(Zds_12_2, PinfuSelfDrawIsTwentyFu) {
    const Win win = told("234m678p23499s78m 9m", "draw seat=S");
    EXPECT_EQ(items(win, 20), (Items{{"pinfu_self_draw", 20}}));
    expect_score("zds", win, {{"pinfu", 1}, {"menzen_tsumo", 1}}, 20, 400 + 400 + 700);
}
TEST(Zds_12_2, SevenPairsAreTwentyFiveFuTwoHan) {
    expect_score("zds", told("1133m5577p2299sE E", "seat=S"), {{"chiitoitsu", 2}}, 25, 1'600);
    expect_score("zds", told("1133m5577p2299sN N", "seat=E"), {{"chiitoitsu", 2}}, 25, 2'400);
}
TEST(RiichiTraps, OpenHandWithoutFu) {
    const Win win = told("[234m] 678p23499s78m 6m", "seat=S last_wall_tile");
    EXPECT_EQ(items(win, 20), (Items{{"base", 20}}));
    EXPECT_EQ(items(win, 30, "tenhou"), (Items{{"base", 20}, {"open_ron_minimum", 10}}));
    EXPECT_EQ(score_of("zds", win).total, 700);
    EXPECT_EQ(score_of("tenhou", win).total, 1'000);
}

}  // namespace
}  // namespace sifang::riichi_test
