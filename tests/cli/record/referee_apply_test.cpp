// `sifang referee P FOUL --apply RECORD` called in-process.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "cli/call.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "wire/json.hpp"
#include "wire/record/played_record.hpp"

namespace sifang::cli {
namespace {

const SuitTable& suits_for_trials() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

/// A folder with a record in it, and a place for another.
class RefereeApply : public testing::Test {
  protected:
    RefereeApply() { std::filesystem::create_directories(folder_); }
    ~RefereeApply() override { std::filesystem::remove_all(folder_); }

    void record(const char* rules, std::uint64_t seed, int hands = 2) {
        const auto book = open_rulebook(rules, suits_for_trials());
        test::Random random(seed);
        std::ofstream(game(), std::ios::binary)
            << test::play_record(*book, suits_for_trials(), random, {.most_hands = hands});
    }
    Answer referee(const std::string& words) {
        std::vector<std::string> all = split_call("referee " + words);
        all.insert(all.end(), {"--apply", game(), "--json"});
        return call(all);
    }
    Value tried(const std::string& words) {
        const Answer answer = referee(words);
        EXPECT_EQ(answer.status, 0) << words << "\n" << answer.out << answer.err;
        return parse_json(answer.out).value_or(Value());
    }
    /// As a person reads it.
    std::string told(const std::string& words) {
        std::vector<std::string> all = split_call("referee " + words);
        all.insert(all.begin(), {"--lang", "en"});
        all.insert(all.end(), {"--apply", game()});
        return call(all).out;
    }
    std::string game() const { return (folder_ / "game.jsonl").string(); }
    std::string changed() const { return (folder_ / "changed.jsonl").string(); }

    static const Value& at(const Value& value, std::initializer_list<std::string_view> path) {
        static const Value none;
        const Value* found = &value;
        for (const std::string_view step : path)
            if (found) found = found->find(step);
        return found ? *found : none;
    }
    static std::int64_t number(const Value& value, std::initializer_list<std::string_view> path) {
        const std::int64_t* n = at(value, path).integer();
        return n ? *n : -999'999;
    }

  private:
    std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / "sifang_referee_apply";
};

TEST_F(RefereeApply, TheLadderIsClimbedAndTheScoreFollows) {
    record("mcr", 1);
    const Value value = tried("mcr early_draw --event 20 --seat S --times 3");
    const ValueList& penalties = *at(value, {"penalties"}).list();
    ASSERT_EQ(penalties.size(), 3u);
    EXPECT_EQ(*penalties[0].find("does"), Value("warning"));
    EXPECT_EQ(*penalties[1].find("does"), Value("deduct 5"));
    EXPECT_EQ(*penalties[2].find("does"), Value("deduct 10"));
    EXPECT_EQ(number(value, {"scores", "after", "S"}), number(value, {"scores", "before", "S"}) - 15);
    for (const char* other : {"E", "W", "N"})
        EXPECT_EQ(number(value, {"scores", "after", other}), number(value, {"scores", "before", other}));
}

TEST_F(RefereeApply, InTheMiddleOfAStepItComesAfterTheStepAndThatIsSaid) {
    unsigned moved = 0, still = 0;
    for (std::uint64_t seed = 1; seed < 60 && (moved == 0 || still == 0); ++seed) {
        record("mcr", seed, 1);
        const Value value = tried("mcr early_draw --event 20 --seat S");
        const std::string text = told("mcr early_draw --event 20 --seat S");
        const bool is_said = text.find("Event 20 is in the middle of a step") != std::string::npos;
        EXPECT_EQ(is_said, number(value, {"event"}) != 20) << text;
        ++(is_said ? moved : still);
    }
    EXPECT_GT(moved, 0u);
    EXPECT_GT(still, 0u);
}

TEST_F(RefereeApply, WhatIsPaidToEachIsPaid) {
    record("mcr", 2);
    const Value value = tried("mcr false_win --event 20 --seat W");
    EXPECT_EQ(number(value, {"scores", "after", "W"}), number(value, {"scores", "before", "W"}) - 60);
    EXPECT_EQ(number(value, {"scores", "after", "E"}), number(value, {"scores", "before", "E"}) + 20);
    EXPECT_EQ(*at(value, {"lost"}).list(), ValueList{"no_win"});
}

TEST_F(RefereeApply, WhatTheBookDoesNotAllowIsRefusedWithItsClause) {
    record("mcr", 3);
    const Answer answer = referee("mcr exposed_others --event 20 --seat S --harmed N --points 7");
    EXPECT_EQ(answer.status, 1);
    const Value value = parse_json(answer.out).value_or(Value());
    EXPECT_EQ(at(value, {"refused", "code"}), Value("points_not_allowed"));
    EXPECT_EQ(at(value, {"refused", "clause"}), Value("mcr:3.11.6.7(3)"));
    const Value allowed = tried("mcr exposed_others --event 20 --seat S --harmed N --points 30");
    EXPECT_EQ(number(allowed, {"scores", "after", "N"}), number(allowed, {"scores", "before", "N"}) + 30);
    EXPECT_EQ(referee("mcr exposed_others --event 20 --seat S --points 30").status, 1) << "who was harmed?";
    EXPECT_EQ(referee("mcr early_draw --event 20 --seat S --choice 3").status, 1) << "the count decides";
    EXPECT_EQ(referee("mcr lateness --event 20 --seat S").status, 1) << "the referee has to say how late";
}

TEST_F(RefereeApply, WhoMayNotWinAnyMoreEndsTheRecordWhereHeWon) {
    unsigned broken = 0;
    for (std::uint64_t seed = 1; seed < 40 && broken < 3; ++seed) {
        record("mcr", seed, 1);
        for (const char* seat : {"E", "S", "W", "N"}) {
            const Value before = tried("mcr early_draw --seat " + std::string(seat));
            const Value value = tried("mcr wrong_call --event 20 --seat " + std::string(seat));
            const Value& off = at(value, {"rest", "broken_off"});
            if (off.is_null()) {
                EXPECT_EQ(at(value, {"rest", "scores"}), at(before, {"rest", "scores"}))
                    << "he does not win, so nothing else changes";
                continue;
            }
            ++broken;
            EXPECT_EQ(at(value, {"rest", "over"}), Value(false));
            EXPECT_GT(number(value, {"rest", "broken_off", "event"}), 20);
            EXPECT_EQ(*off.find("refusal"), Value("no_right_to_win"));
            EXPECT_EQ(*off.find("clause"), Value("mcr:3.11.3"));
        }
    }
    EXPECT_GE(broken, 3u) << "somebody should have won";
}

TEST_F(RefereeApply, TheChangedRecordIsARecord) {
    struct Tried {
        const char* rules;
        const char* words;
    };
    const Tried all[] = {{"mcr", "mcr early_draw --times 4 --seat S"},
                         {"mcr", "mcr wrong_call --seat W"},
                         {"mcr", "mcr spoiled_hand --seat N"},
                         {"gb98", "gb98 late_discard --times 2 --seat E"},
                         {"hk", "hk wrong_tile_count --times 2 --seat S"},
                         {"hk", "hk false_win --seat W"},
                         {"zds", "zds empty_call --seat S"},
                         {"zds", "zds wrong_call --seat N"},
                         {"zds", "zds spoiled_hand --seat E"}};
    for (std::uint64_t seed = 1; seed <= soak_or(1, 100); ++seed)
        for (const Tried& each : all) {
            record(each.rules, seed);
            for (const char* when : {"", " --event 12", " --hand 2 --event 40"}) {
                const Answer answer = referee(each.words + std::string(when) + " --output " + changed());
                // A short hand may have no such event: then the call is wrong, and nothing is written.
                if (answer.status == 2 && std::string_view(when).find("hand") != std::string_view::npos)
                    continue;
                ASSERT_EQ(answer.status, 0) << each.words << when << "\n" << answer.out << answer.err;
                const Answer replay = call({"replay", changed(), "--partial"});
                EXPECT_EQ(replay.status, 0) << each.words << when << " seed " << seed << "\n"
                                            << replay.out << replay.err;
            }
        }
}

TEST_F(RefereeApply, AsAPersonReadsIt) {
    record("mcr", 1);
    for (const char* lang : {"zh-Hans", "zh-Hant", "en", "ja"}) {
        const Answer answer = call({"referee", "mcr", "early_draw", "--apply", game(), "--event", "20",
                                    "--seat", "S", "--times", "2", "--lang", lang});
        EXPECT_EQ(answer.status, 0) << answer.err;
        EXPECT_EQ(answer.out.find("«"), std::string::npos) << answer.out;
        EXPECT_NE(answer.out.find("mcr:3.11.6.4 a"), std::string::npos) << answer.out;
    }
}

TEST_F(RefereeApply, AWrongPlaceIsAWrongCall) {
    record("mcr", 1);
    EXPECT_EQ(referee("mcr early_draw --seat S --hand 9").status, 2);
    EXPECT_EQ(referee("mcr early_draw --seat S --event 99999").status, 2);
    EXPECT_EQ(referee("mcr early_draw --seat S --record 2").status, 2);
    EXPECT_EQ(referee("hk early_draw --seat S").status, 2) << "the record is by other rules";
    EXPECT_EQ(referee("mcr exposed_tile --seat S --seen 5x").status, 2);
}

}  // namespace
}  // namespace sifang::cli
