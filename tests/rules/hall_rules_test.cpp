// Time and appeals as data: what the books say, and what a profile may not say.

#include <gtest/gtest.h>

#include "rules_book.hpp"

namespace sifang::rules_test {
namespace {

/// The fault of a profile with one field set, as code and path.
std::string fault_with(std::string_view id, std::string_view group, std::string_view field,
                       const Value& value) {
    Value profile = book(id).profile();
    profile[group][field] = value;
    const auto changed = opened(profile);
    return changed ? "" : changed.error().code + " " + changed.error().where;
}

TEST(HallRules, ByTheBooks) {
    struct Row {
        const char* id;
        int session, warning, rest, first, discard, call;
        std::size_t late;
    };
    for (const Row& row : {Row{"mcr", 150, 15, 15, 20, 10, 3, 2}, Row{"gb98", 180, 15, 15, 30, 15, 3, 2},
                           Row{"hk", 0, 0, 0, 0, 0, 0, 0}, Row{"zds", 50, 0, 0, 0, 0, 0, 0},
                           Row{"tenhou", 0, 0, 0, 0, 0, 0, 0}}) {
        const TimeRules& time = book(row.id).time();
        EXPECT_EQ(book(row.id).session().minutes, row.session) << row.id;
        EXPECT_EQ(time.warning_minutes, row.warning) << row.id;
        EXPECT_EQ(time.break_minutes, row.rest) << row.id;
        EXPECT_EQ(time.first_discard_seconds, row.first) << row.id;
        EXPECT_EQ(time.discard_seconds, row.discard) << row.id;
        EXPECT_EQ(time.call_seconds, row.call) << row.id;
        EXPECT_EQ(time.late_minutes.size(), row.late) << row.id;
    }
    for (const std::string_view id : all_books)
        EXPECT_EQ(book(id).appeals().has, id == "mcr" || id == "gb98" || id == "mil" || id == "hk") << id;
}

TEST(HallRules, ReadBackFromAProfile) {
    Value profile = book("mcr").profile();
    profile["id"] = "our_club";
    profile["time"]["first_discard_from"] = "end_of_flowers";
    profile["time"]["late_minutes"] = ValueList{5, 10, 20};
    profile["appeals"]["deposit"] = 1500;
    profile["appeals"]["currency"] = "CNY";
    profile["appeals"]["rule_matters"] = ValueList{"arbitration"};
    const auto ours = opened(profile);
    ASSERT_TRUE(ours) << ours.error().where;
    EXPECT_EQ((*ours)->time().first_discard_from, FirstDiscardFrom::EndOfFlowers);
    EXPECT_EQ((*ours)->time().late_minutes, (std::vector{5, 10, 20}));
    EXPECT_EQ((*ours)->appeals().deposit, 1500);
    EXPECT_EQ((*ours)->appeals().currency, "CNY");
    EXPECT_EQ((*ours)->appeals().rule_matters, std::vector{AppealBody::Arbitration});
    EXPECT_EQ((*ours)->profile(), profile);
}

TEST(HallRules, WhatDoesNotFitIsRefusedWithItsPlace) {
    for (const std::string_view id : {"mcr", "hk", "zds"}) {
        EXPECT_EQ(fault_with(id, "time", "late_minutes", ValueList{15, 10}),
                  "out_of_range time.late_minutes.1");
        EXPECT_EQ(fault_with(id, "time", "late_minutes", ValueList{0}), "out_of_range time.late_minutes.0");
        EXPECT_EQ(fault_with(id, "time", "late_minutes", ValueList{"ten"}), "wrong_type time.late_minutes.0");
        EXPECT_EQ(fault_with(id, "time", "late_minutes", 10), "wrong_type time.late_minutes");
        EXPECT_EQ(fault_with(id, "time", "discard_seconds", -1), "out_of_range time.discard_seconds");
        EXPECT_EQ(fault_with(id, "time", "timed_calls", "chow"), "not_one_of time.timed_calls");
        EXPECT_EQ(fault_with(id, "appeals", "rule_matters", ValueList{}),
                  "out_of_range appeals.rule_matters");
        EXPECT_EQ(fault_with(id, "appeals", "other_matters", ValueList{"committee", "committee"}),
                  "out_of_range appeals.other_matters");
        EXPECT_EQ(fault_with(id, "appeals", "rule_matters", ValueList{"king"}),
                  "not_one_of appeals.rule_matters.0");
        Value nobody = book(id).profile();
        nobody["appeals"]["player_files"] = nobody["appeals"]["leader_files"] = false;
        const auto changed = opened(nobody);
        ASSERT_FALSE(changed);
        EXPECT_EQ(changed.error().where, "appeals.player_files");
    }
}

}  // namespace
}  // namespace sifang::rules_test
