// The profiles as data: what a file says is what the scorer does, and the presets are values with changed
// fields.

#include "rules/riichi/profile.hpp"

#include <gtest/gtest.h>

#include "rules/books/books.hpp"
#include "rules/riichi/riichi.hpp"
#include "rules/riichi/riichi_book.hpp"

namespace sifang::riichi_test {
namespace {

std::unique_ptr<Rulebook> opened(const Value& profile) {
    auto book = riichi::family().open(profile, suit_table());
    EXPECT_TRUE(book) << (book ? "" : book.error().code + " " + book.error().where);
    return book ? *std::move(book) : nullptr;
}
std::string fault(const Value& profile) {
    const auto book = riichi::family().open(profile, suit_table());
    return book ? "none" : book.error().code + " " + book.error().where;
}

TEST(RiichiProfile, ReadsBackAsItIs) {
    for (const std::string_view id : profiles) {
        const Value profile = rulebook(id).profile();
        const auto book = opened(profile);
        ASSERT_TRUE(book);
        EXPECT_EQ(book->profile(), profile) << id;
        EXPECT_EQ(book->id(), id);
        EXPECT_EQ(book->family(), "riichi");
    }
}
TEST(RiichiProfile, WhatIsWrongIsNamed) {
    Value profile = rulebook("zds").profile();
    profile["fu"]["double_wind_pair"] = "two";
    EXPECT_EQ(fault(profile), "wrong_type fu.double_wind_pair");
    profile = rulebook("zds").profile();
    profile["play"]["winners"] = "three";
    EXPECT_EQ(fault(profile), "not_one_of play.winners");
    profile = rulebook("zds").profile();
    profile["kuitan"] = true;
    EXPECT_EQ(fault(profile), "unknown_field kuitan");
    profile = rulebook("zds").profile();
    profile["patterns"]["daisangen"]["han"] = 14;
    EXPECT_EQ(fault(profile), "out_of_range patterns.daisangen.han");
    profile = rulebook("zds").profile();
    profile["limits"]["baiman"] = 3;
    EXPECT_EQ(fault(profile), "out_of_range limits.baiman");
}

TEST(Zds_6_5, AnEventMayAllowFourOptions) {
    Value profile = rulebook("zds").profile();
    profile["id"] = "event";
    profile["patterns"]["ippatsu"]["han"] = 1;
    profile["play"]["under_indicators"] = true;
    profile["play"]["kong_indicators"] = true;
    profile["play"]["under_kong_indicators"] = true;
    const auto book = opened(profile);
    const Win win = told("234m678p11199s22m 2m", "riichi ippatsu dora=9p1m ura=9p8s");
    const auto score = book->score(win);
    ASSERT_TRUE(score);
    // 2m three times and one in the run; 9s twice.
    EXPECT_EQ(to_string(han_of(*book, *score)), "dora 4, ippatsu 1, riichi 1, ura_dora 2");
    profile["play"]["under_kong_indicators"] = false;
    EXPECT_EQ(to_string(han_of(*opened(profile), *opened(profile)->score(win))),
              "dora 4, ippatsu 1, riichi 1");
}

/// Every switch that touches the score, turned the other way.
TEST(RiichiProfile, SwitchesChangeTheScore) {
    const auto total = [](const char* group, const char* field, const Value& value, const Win& win,
                          std::string_view base = "zds") {
        Value profile = rulebook(base).profile();
        profile[group][field] = value;
        const auto book = opened(profile);
        return book->score(win)->total;
    };
    const Win pair = told("234m678p11134sEE 2s", "riichi");
    EXPECT_EQ(total("fu", "double_wind_pair", 4, pair), 2'400);
    const Win bare = told("[234m] 678p23499s78m 6m", "seat=S last_wall_tile");
    EXPECT_EQ(total("fu", "open_ron_minimum", 30, bare), 1'000);
    const Win almost = told("23467m456p23488s 5m", "seat=S riichi dora=1m");
    EXPECT_EQ(total("limits", "round_up_mangan", true, almost), 8'000);
    const Win two = told("[PPP] [FFF] [CCC] EESS S", "seat=W");
    EXPECT_EQ(total("limits", "stacked_yakuman", true, two), 64'000);
    const Win many = told("[123m] 123345m7788m 8m", "seat=S dora=1m2m4m7m");
    EXPECT_EQ(total("limits", "counted_yakuman", 0, many, "riichi"), 24'000);

    Value closed_tanyao = rulebook("riichi").profile();
    closed_tanyao["patterns"]["tanyao"]["open_han"] = 0;
    EXPECT_FALSE(opened(closed_tanyao)->score(told("[234m] 678p22288s33m 3m"))->meets_minimum);
    Value two_han = rulebook("riichi").profile();
    two_han["minimum"] = 2;
    const auto below = opened(two_han)->score(told("[234m] 678p22288s33m 3m", "dora=1m"));
    EXPECT_FALSE(below->meets_minimum);
    EXPECT_FALSE(below->payments);
}

TEST(RiichiProfile, NothingOutsideKnowsTheFamilyByName) {
    for (const std::string_view id : profiles) {
        const auto book = open_rulebook(id, suit_table());
        ASSERT_TRUE(book) << id;
        EXPECT_EQ(book->id(), id);
    }
}

}  // namespace
}  // namespace sifang::riichi_test
