// The edition as data: read back equal, unknown fields refused, and every switch does what it says.

#include "rules/hk/profile.hpp"

#include <gtest/gtest.h>

#include "rules/hk/hk.hpp"
#include "rules/hk/hk_book.hpp"

namespace sifang::hk_test {
namespace {

Value hk_profile() { return hk::to_value(hk::hk_edition()); }

std::string fault_of(const Value& profile) {
    const auto edition = hk::from_value(profile);
    return edition ? "none" : edition.error().code + " " + edition.error().where;
}

std::unique_ptr<Rulebook> opened(const hk::Edition& edition) {
    auto rulebook = hk::family().open(hk::to_value(edition), suit_table());
    if (!rulebook) throw std::runtime_error(rulebook.error().code + " " + rulebook.error().where);
    return std::move(*rulebook);
}

std::string fan_under(const hk::Edition& edition, const Win& win) {
    const auto rulebook = opened(edition);
    const auto score = rulebook->score(win);
    return std::to_string(score->figures[0].value) + ": " + to_string(counted(*rulebook, *score));
}

TEST(HkProfile, ReadBackItIsEqual) {
    const auto read = hk::from_value(hk_profile());
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, hk::hk_edition());
    EXPECT_EQ(hk::to_value(*read), hk_profile());
}

TEST(HkProfile, UnknownAndMissingFieldsAreRefusedByPath) {
    Value profile = hk_profile();
    profile["seven_pairs"] = true;
    EXPECT_EQ(fault_of(profile), "unknown_field seven_pairs");

    profile = hk_profile();
    profile["counting"]["x"] = 1;
    EXPECT_EQ(fault_of(profile), "unknown_field counting.x");

    profile = hk_profile();
    profile["payment"].list()->front()["x"] = 1;
    EXPECT_EQ(fault_of(profile), "unknown_field payment.0.x");

    profile = hk_profile();
    std::erase_if(*profile["play"].fields(), [](const auto& f) { return f.first == "winners"; });
    EXPECT_EQ(fault_of(profile), "missing play.winners");
}

TEST(HkProfile, WrongValuesAreRefusedByPath) {
    const auto fault_with = [](auto change) {
        Value profile = hk_profile();
        change(profile);
        return fault_of(profile);
    };
    EXPECT_EQ(fault_with([](Value& p) { p["family"] = "mcr"; }), "unknown_name family");
    EXPECT_EQ(fault_with([](Value& p) { p["minimum"] = 11; }), "out_of_range minimum");
    EXPECT_EQ(fault_with([](Value& p) { p["minimum"] = "3"; }), "wrong_type minimum");
    EXPECT_EQ(fault_with([](Value& p) { p["minimum"] = 2; }), "missing payment") << "no row for two fan";
    EXPECT_EQ(fault_with([](Value& p) { p["payment"].list()->pop_back(); }), "missing payment");
    EXPECT_EQ(fault_with([](Value& p) { (*p["payment"].list())[1]["fan"] = 3; }), "missing payment");
    EXPECT_EQ(fault_with([](Value& p) { p["payment"].list()->push_back((*p["payment"].list())[2]); }),
              "out_of_range payment.2.fan");
    EXPECT_EQ(fault_with([](Value& p) { p["payment"].list()->front() = 3; }), "wrong_type payment.0");
    EXPECT_EQ(fault_with([](Value& p) { p["play"]["concealed_kong_robbed_by"] = "me"; }),
              "not_one_of play.concealed_kong_robbed_by");
    EXPECT_EQ(fault_with([](Value& p) { (*p["ranking"]["steps"].list())[2]["criterion"] = "coin"; }),
              "not_one_of ranking.steps.2.criterion");
    EXPECT_EQ(fault_with([](Value& p) { p["ranking"]["steps"].list()->push_back(1); }),
              "wrong_type ranking.steps.3");
    EXPECT_EQ(fault_with([](Value& p) { (*p["ranking"]["steps"].list())[1]["criterion"] = "lot"; }),
              "out_of_range ranking.steps.2.criterion")
        << "nothing is left to decide after a lot";
    EXPECT_EQ(fault_with([](Value& p) { (*p["ranking"]["steps"].list())[1]["criterion"] = "score"; }),
              "out_of_range ranking.steps.1.criterion");
    EXPECT_EQ(fault_with([](Value& p) { p["ranking"]["steps"].list()->clear(); }), "missing ranking.steps");
    EXPECT_EQ(fault_with([](Value& p) {
                  p["patterns"]["dragon_pung"]["excludes"].list()->push_back("big_three_dragons");
              }),
              "out_of_range patterns.dragon_pung.excludes")
        << "each would take the other away";
    EXPECT_EQ(fault_of(Value(1)), "wrong_type ");
}

TEST(HkProfile, PointsMinimumAndPaymentAreData) {
    hk::Edition edition = hk::hk_edition();
    edition.minimum = 1;
    edition.cap = 4;
    edition.payment = {{1, 8, 4}, {2, 16, 8}, {3, 32, 16}, {4, 64, 32}};
    edition.fans[hk::index(hk::Fan::AllChows)].points = 2;
    const auto rulebook = opened(edition);
    Score score = *rulebook->score(told("[123m] 456p 789s 34m 99p 5m", "flowers=2f from=S"));
    EXPECT_EQ(score.total, 2);
    EXPECT_TRUE(score.meets_minimum);
    EXPECT_EQ((*score.payments)[0], 16);
    score = *rulebook->score(told("[123m] 456m 777m 34m 99m 5m", "draw"));
    EXPECT_EQ(score.total, 4);
    EXPECT_EQ(score.figures[0].value, 9);
    EXPECT_EQ((*score.payments)[0], 96);
}

TEST(HkProfile, ExclusionsAreData) {
    hk::Edition edition = hk::hk_edition();
    edition.fans[hk::index(hk::Fan::FourConcealedPungs)].excludes = {hk::Fan::AllPungs};
    EXPECT_EQ(fan_under(edition, told("222m 333p 444s 999p 7m 7m", "flowers=2f")),
              "10: four_concealed_pungs");
}

TEST(HkProfile, HonourKongsNeedNotCount) {
    hk::Edition edition = hk::hk_edition();
    edition.counting.honor_kongs_count = false;
    EXPECT_EQ(fan_under(edition, told("[EEEE] [CCC] (PPPP) 123m 9p 9p", "flowers=2f")), "1: dragon_pung");
    EXPECT_EQ(fan_under(edition, told("[CCCC] [FFF] [PPPP] 123m 9p 9p", "flowers=2f")),
              "8: big_three_dragons")
        << "3.6.1 itself names kongs";
}

TEST(HkProfile, ConcealedKongsNeedNotBeInFourConcealedPungs) {
    hk::Edition edition = hk::hk_edition();
    edition.counting.concealed_kongs_in_four_concealed_pungs = false;
    EXPECT_EQ(fan_under(edition, told("(2222m) 333p 444s 999p 7m 7m", "flowers=2f")), "3: all_pungs");
    EXPECT_EQ(fan_under(edition, told("222m 333p 444s 999p 7m 7m", "flowers=2f")),
              "13: all_pungs four_concealed_pungs");
}

TEST(HkProfile, EightFlowersMayBePaidAtTheFullRate) {
    hk::Edition edition = hk::hk_edition();
    edition.counting.eight_flowers_as_self_draw = false;
    const auto rulebook = opened(edition);
    EXPECT_EQ((*rulebook->score(told("8f", "flower_win flowers=12345678f"))->payments)[0], 3 * 512);
    EXPECT_EQ((*rulebook->score(told("7f", "flower_win flowers=1234567f"))->payments)[0], 3 * 16);
}

TEST(HkProfile, TheRobbedMayPayAsADiscarder) {
    hk::Edition edition = hk::hk_edition();
    edition.counting.robbed_pays_for_all = false;
    const auto rulebook = opened(edition);
    EXPECT_EQ((*rulebook->score(told("[222m] [CCC] 345m 45m EE 6m", "from=S robbing"))->payments)[1], -128);
}

TEST(HkProfile, WhatTheBookLeavesToTheOrganiserHasAValue) {
    const hk::Edition edition = hk::hk_edition();
    EXPECT_EQ(edition.session.start_points, 0);
    EXPECT_EQ(edition.session.rounds, 4);
    EXPECT_EQ(edition.ranking.steps,
              (std::vector<RankingStep>{
                  {Criterion::Score, "hk:1.6 a"}, {Criterion::HighestHand, ""}, {Criterion::Lot, ""}}));
    EXPECT_EQ(edition.fouls.amount("first_deduction"), 32);
    EXPECT_EQ(edition.fouls.amount("second_deduction"), 64);
    for (const hk::Stage& stage : edition.competition.stages) EXPECT_FALSE(stage.dealer_repeats) << stage.id;
}

TEST(Hk_1_6, StagesFeedEachOther) {
    const auto& stages = hk::hk_edition().competition.stages;
    ASSERT_EQ(stages.size(), 4u);
    EXPECT_EQ(4 * stages[0].tables, 128);
    for (std::size_t i = 0; i + 1 < stages.size(); ++i)
        EXPECT_EQ(stages[i].tables * stages[i].go_on, 4 * stages[i + 1].tables) << stages[i].id;
}

TEST(Hk_5_2_c, TheLadderHasFourRungs) {
    const FoulRules rules = hk::hk_edition().fouls;
    std::vector<std::string> rungs;
    for (const Rung& rung : rules.find("wrong_tile_count")->ladder) rungs.push_back(text_of(rung));
    EXPECT_EQ(rungs,
              (std::vector<std::string>{"no_win, warning", "no_win, deduct first_deduction",
                                        "no_win, yellow_card, deduct second_deduction", "no_win, exclude"}));
    EXPECT_EQ(rules.yellow_cards_out, 2);
}

TEST(Hk_5, TheCatalogueNamesEachFoulOnceWithItsClause) {
    const FoulRules rules = hk::hk_edition().fouls;
    std::map<std::string, const Foul*> fouls;
    for (const Foul& foul : rules.fouls) {
        EXPECT_TRUE(fouls.emplace(foul.id, &foul).second) << foul.id;
        EXPECT_TRUE(foul.clause.starts_with("hk:")) << foul.id;
    }
    EXPECT_EQ(rules.amount("false_win"), 512);
    EXPECT_EQ(text_of(fouls.at("false_win")->ladder[0]), "deduct false_win, false_win");
    EXPECT_EQ(fouls.at("false_win")->declared.size(), 4u) << "whatever is wrong with it";
    EXPECT_EQ(fouls.at("exposed_tile")->climb, Climb::Free);
    EXPECT_EQ(text_of(fouls.at("collusion")->instead[0]), "exclude");
}

TEST(HkProfile, AFalseWinMayLeaveTheHandGoingOn) {
    hk::Edition edition = hk::hk_edition();
    for (Foul& foul : edition.fouls.fouls)
        if (foul.id == "false_win")
            foul.ladder = {*rung_of("deduct false_win, no_win", edition.fouls.amounts)};
    const auto judged = opened(edition)->judge(told("123m 456m 789m 11p 23s 9p", ""));
    ASSERT_TRUE(judged);
    EXPECT_FALSE(judged->ends_hand);
    EXPECT_FALSE(judged->may_win_this_hand);
    EXPECT_EQ((*judged->payments)[0], -512);
}

}  // namespace
}  // namespace sifang::hk_test
