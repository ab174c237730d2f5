// Foul catalogues as data: how a rung is spelled, and what a profile may not say.

#include "rules/foul.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <set>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang {
namespace {

const SuitTable& rung_suits() {
    static const SuitTable table;
    return table;
}

const Named<int> amounts{{"wrong_win", 10}};

std::string read(std::string_view text) {
    const auto rung = rung_of(text, amounts);
    return rung ? text_of(*rung) : "none";
}

TEST(ARung, IsReadAndWrittenTheSameWay) {
    for (const char* text :
         {"warning", "deduct 5", "deduct 5 10 20", "no_win, pay_each wrong_win", "exclude, notice?",
          "pay_harmed 5 60, end_hand?", "put_back, deduct 10", "yellow_card, deduct 64, void_hand?"})
        EXPECT_EQ(read(text), text);
    const auto rung = rung_of("no_win, pay_each wrong_win", amounts);
    EXPECT_EQ((*rung)[1].points, std::vector<int>{10}) << "a named amount has its value";
    EXPECT_TRUE((*rung_of("notice?", amounts))[0].optional);
}

TEST(ARung, IsRefusedWhenItIsNone) {
    for (const char* text : {"",
                             " ",
                             "warnings",
                             "deduct",
                             "deduct x",
                             "deduct 0",
                             "deduct -5",
                             "deduct 5,",
                             "deduct 5,no_win",
                             ", warning",
                             "warning 5",
                             "deduct 10 5",
                             "deduct 5 5",
                             "deduct 5 wrong_win",
                             "deduct wrong_win 5",
                             "deduct other",
                             "deduct 99999999999",
                             "deduct 2000000",
                             "deduct  5",
                             "deduct 5 ",
                             "warning,  no_win",
                             "no_win?, "})
        EXPECT_EQ(read(text), "none") << "'" << text << "'";
}

TEST(AMeasure, HasAWordOfItsOwn) {
    std::set<std::string_view> words;
    for (unsigned i = 0; i < measure_count; ++i) {
        const auto measure = static_cast<Measure>(i);
        EXPECT_TRUE(words.insert(id(measure)).second);
        EXPECT_EQ(measure_of_id(id(measure)), measure);
    }
    EXPECT_FALSE(measure_of_id("fine"));
}

const Family& family_of(std::string_view profile) {
    for (const Family* family : families())
        for (const std::string_view id : family->profiles())
            if (id == profile) return *family;
    throw std::runtime_error("no such profile");
}

/// Opens the profile with one change in `fouls`; what is wrong with it.
template <class Change>
std::string fault_after(std::string_view id, Change change) {
    const Family& family = family_of(id);
    Value profile = family.open(id, rung_suits())->profile();
    change(profile["fouls"]);
    const auto opened = family.open(profile, rung_suits());
    return opened ? "none" : opened.error().code + " " + opened.error().where;
}
ValueList rungs(std::initializer_list<const char*> texts) {
    ValueList list;
    for (const char* text : texts) list.emplace_back(text);
    return list;
}

TEST(FoulProfile, ALadderCanBeChangedAndAFoulAdded) {
    const Family& family = family_of("mcr");
    Value profile = family.open(std::string_view("mcr"), rung_suits())->profile();
    profile["fouls"]["catalogue"]["early_draw"]["ladder"] = rungs({"deduct 10", "no_win"});
    Value phone = *profile["fouls"]["catalogue"].find("early_draw");
    phone["counter"] = "phone";
    profile["fouls"]["catalogue"]["phone"] = phone;
    profile["fouls"]["amounts"]["wrong_win"] = 15;
    const auto opened = family.open(profile, rung_suits());
    ASSERT_TRUE(opened) << opened.error().where;
    const FoulRules& rules = (*opened)->fouls();
    EXPECT_EQ(text_of(rules.find("early_draw")->ladder[1]), "no_win");
    EXPECT_EQ(rules.find("phone")->counter, "phone");
    EXPECT_EQ(rules.find("under_minimum")->ladder[0][1].points, std::vector<int>{15});
    EXPECT_EQ((*opened)->profile(), profile) << "and written as it was read";
}

TEST(FoulProfile, WhatDoesNotFitTogetherIsRefusedByItsPath) {
    const auto ladder = [](const char* foul, std::initializer_list<const char*> texts) {
        return [=, list = rungs(texts)](Value& fouls) { fouls["catalogue"][foul]["ladder"] = list; };
    };
    EXPECT_EQ(fault_after("mcr", ladder("early_draw", {"warning", "fine 5"})),
              "not_a_rung fouls.catalogue.early_draw.ladder.1");
    EXPECT_EQ(fault_after("mcr", ladder("early_draw", {})), "out_of_range fouls.catalogue.early_draw.ladder");
    EXPECT_EQ(fault_after("mcr", ladder("early_draw", {"yellow_card"})),
              "out_of_range fouls.catalogue.early_draw.ladder")
        << "there are no cards";
    EXPECT_EQ(fault_after("mcr", ladder("early_draw", {"pay_winner 1000"})),
              "out_of_range fouls.catalogue.early_draw.ladder")
        << "there are no deposits";
    EXPECT_EQ(fault_after("zds", ladder("early_draw", {"pay_winner 1500"})),
              "out_of_range fouls.catalogue.early_draw.ladder")
        << "half a stick";
    EXPECT_EQ(fault_after("mcr", ladder("early_draw", {"deduct 5 10, pay_each 5 10"})),
              "out_of_range fouls.catalogue.early_draw.ladder")
        << "one value to pick a rung";
    EXPECT_EQ(fault_after("mcr", ladder("false_win", {"no_win", "exclude"})),
              "out_of_range fouls.catalogue.false_win.ladder")
        << "the table rules on it by itself";
    EXPECT_EQ(fault_after("gb98", [](Value& fouls) { fouls["readings"]["early_draw"] = "q99"; }),
              "unknown_name fouls.readings.early_draw");
    EXPECT_EQ(fault_after("gb98", [](Value& fouls) { fouls["readings"]["early_draw"] = "q37"; }), "none");
    EXPECT_EQ(fault_after("mcr", [](Value& fouls) { fouls["catalogue"]["early_draw"]["reading"] = "day=1"; }),
              "unknown_name fouls.catalogue.early_draw.reading");
    EXPECT_EQ(fault_after("mcr", [](Value& fouls) { fouls["catalogue"]["early_draw"]["counter"] = ""; }),
              "out_of_range fouls.catalogue.early_draw.counter");
    EXPECT_EQ(fault_after(
                  "mcr",
                  [](Value& fouls) { fouls["catalogue"]["early_draw"]["declared"] = rungs({"wrong_tile"}); }),
              "out_of_range fouls.catalogue.early_draw.ladder");
    EXPECT_EQ(fault_after("hk", [](Value& fouls) { fouls["amounts"]["false_win"] = 0; }),
              "out_of_range fouls.amounts.false_win");
}

TEST(FoulProfile, EveryClauseIsOneOfTheBook) {
    std::set<std::string> clauses;
    for (const std::string book : {"mcr", "gb98", "hk", "zds"}) {
        std::ifstream file(SIFANG_TEST_DATA "/../../rulebook/" + book + ".csv");
        for (std::string line; std::getline(file, line);)
            clauses.insert(book + ":" + line.substr(0, line.find(',')));
    }
    ASSERT_GT(clauses.size(), 1'000u);
    const auto known = [&](const std::string& clause) {
        // Also what a clause of several parts is called as a whole: mcr:3.11.2.1.
        return clauses.contains(clause) || clauses.contains(clause + " a");
    };
    unsigned seen = 0;
    for (const Family* family : families())
        for (const std::string_view id : family->profiles()) {
            const auto book = family->open(id, rung_suits());
            for (const Foul& foul : book->fouls().fouls)
                for (const std::string& clause : {foul.clause, foul.instead_clause, foul.forgiven_clause}) {
                    if (clause.empty()) continue;
                    ++seen;
                    EXPECT_TRUE(known(clause)) << id << " " << foul.id << " " << clause;
                }
        }
    EXPECT_GT(seen, 100u);
}

}  // namespace
}  // namespace sifang
