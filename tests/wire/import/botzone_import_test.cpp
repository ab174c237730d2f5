// Real games of Botzone's judge, played over under `mil` with private walls, and proof that changes are
// found.

#include <gtest/gtest.h>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "support/text_file.hpp"
#include "wire/botzone.hpp"
#include "wire/botzone_fan.hpp"
#include "wire/import_game.hpp"
#include "wire/record_replay.hpp"

namespace sifang {
namespace {

class BotzoneImport : public testing::Test {
  protected:
    tl::expected<ImportedGame, GameDifference> import(const ToldGame& game) const {
        return import_game(table_, game, "botzone");
    }

    const std::string text_ = read_test_data("botzone_games_sample.jsonl");
    const std::vector<std::string_view> games_ = lines_of(text_);
    const SuitTable suits_;
    const std::unique_ptr<Rulebook> book_ = open_rulebook("mil", suits_);
    const Table table_{*book_, suits_};
};

TEST_F(BotzoneImport, EverySampleIsReproduced) {
    ASSERT_EQ(games_.size(), 14u);
    int wins = 0;
    for (const std::string_view text : games_) {
        const auto game = read_botzone(text);
        ASSERT_TRUE(game) << code(game.error().fault) << " at " << game.error().at;
        ASSERT_EQ(game->hands.size(), 1u);
        EXPECT_EQ(game->hands[0].walls, Walls::Private);
        const auto imported = import(*game);
        ASSERT_TRUE(imported) << game->id << " step " << imported.error().difference.step << " "
                              << id(imported.error().difference.kind) << ": "
                              << imported.error().difference.told << " / "
                              << imported.error().difference.found;
        EXPECT_TRUE(imported->deviations.empty());
        wins += imported->wins;
        RecordReader reader(bytes_of(imported->record), families(), suits_);
        Replay replay(reader, suits_);
        ReplayStep step{};
        do step = replay.next();
        while (step < ReplayStep::Finished);
        EXPECT_EQ(step, ReplayStep::Finished);
    }
    EXPECT_EQ(wins, 13);
}

struct Change {
    std::size_t game;  ///< of the samples, from 1
    std::string from, to;
    DifferenceKind kind;
};

TEST_F(BotzoneImport, EveryChangeIsFound) {
    const Change changes[] = {
        {1, R"([0, "PLAY", "F2"])", R"([0, "PLAY", "F4"])", DifferenceKind::Refused},
        {1, R"([0, "DRAW", "T7"])", R"([1, "DRAW", "T7"])", DifferenceKind::Step},
        {1, R"([3, "PENG"])", R"([2, "PENG"])", DifferenceKind::Refused},
        {1, R"([3, "BUGANG", "F2"])", R"([3, "BUGANG", "F3"])", DifferenceKind::Refused},
        {1, R"([0, "HU"])", R"([1, "HU"])", DifferenceKind::Refused},
        {9, R"("wind": 1)", R"("wind": 2)", DifferenceKind::Step},
        {1, R"("fanCnt": 11)", R"("fanCnt": 12)", DifferenceKind::Total},
        {1, R"("score": [35, -8, -8, -19])", R"("score": [34, -8, -8, -18])", DifferenceKind::Paid},
        {1, R"("tileCnt": [5, 6, 6, 5])", R"("tileCnt": [5, 6, 6, 4])", DifferenceKind::Left},
        {8, R"("action": "HUANG")", R"("action": "HU", "player": 0, "fanCnt": 8, "score": [0, 0, 0, 0])",
         DifferenceKind::Step},
        {4, R"([0, "HU"])", R"([0, "PLAY", "B2"])", DifferenceKind::Step},
        {1, R"("name": "全带幺", "value": 4)", R"("name": "全带幺", "value": 5)", DifferenceKind::Patterns},
    };
    for (const Change& change : changes) {
        std::string text(games_[change.game - 1]);
        const std::size_t at = text.find(change.from);
        ASSERT_NE(at, std::string::npos) << change.from;
        text.replace(at, change.from.size(), change.to);
        const auto game = read_botzone(text);
        if (!game) {
            ADD_FAILURE() << change.to << " " << code(game.error().fault) << " " << game.error().subject;
            continue;
        }
        const auto imported = import(*game);
        if (imported) {
            ADD_FAILURE() << change.to;
            continue;
        }
        EXPECT_EQ(id(imported.error().difference.kind), id(change.kind))
            << change.to << ": " << imported.error().difference.told << " / "
            << imported.error().difference.found;
    }
}

// mil.md: the judge runs an edition without the wait point beside a knitted straight. That is named, with the
// points it costs, and nothing else passes under it.
TEST_F(BotzoneImport, KnittedStraightWithoutItsWaitIsNamed) {
    // 147m 258p 369s, 11p and 55s + 6s short: waits for a single pair tile or a knitted one.
    const auto log = [](int total, const std::string& wait, const std::string& score) {
        return R"({"wind":0,"deal":[["W1","W4","W7","B2","B5","B8","T3","T6","T9","J1","J1","J1","T6"],)"
               R"(["F1","F1","F1","F2","F2","F2","F3","F3","F3","W2","W2","W2","W3"],)"
               R"(["B1","B1","B1","B3","B3","B3","B4","B4","B4","B6","B6","B6","B7"],)"
               R"(["T1","T1","T1","T2","T2","T2","T4","T4","T4","T5","T5","T5","T7"]],)"
               R"("events":[[0,"DRAW","F4"],[0,"PLAY","F4"],[1,"DRAW","T6"],[1,"PLAY","T6"],[0,"HU"]],)"
               R"("result":{"action":"HU","player":0,"fanCnt":)" +
               std::to_string(total) + R"(,"fan":[{"name":"组合龙","cnt":1,"value":12},)" +
               R"({"name":"门前清","cnt":1,"value":2},{"name":"箭刻","cnt":1,"value":2})" + wait +
               R"(],"score":)" + score + "}}";
    };
    const std::string single = R"(,{"name":"单钓将","cnt":1,"value":1})";
    // As the rules of `mil` count it.
    const auto whole = read_botzone(log(17, single, "[41,-25,-8,-8]"));
    ASSERT_TRUE(whole) << code(whole.error().fault) << whole.error().subject;
    const auto counted = import(*whole);
    ASSERT_TRUE(counted) << id(counted.error().difference.kind) << counted.error().difference.told << " / "
                         << counted.error().difference.found;
    EXPECT_TRUE(counted->deviations.empty());
    // As the judge counts it.
    const auto older = import(*read_botzone(log(16, "", "[40,-24,-8,-8]")));
    ASSERT_TRUE(older) << id(older.error().difference.kind) << older.error().difference.told << " / "
                       << older.error().difference.found;
    ASSERT_EQ(older->deviations.size(), 1u);
    EXPECT_EQ(older->deviations[0].deviation, Deviation::NoWaitBesideKnittedStraight);
    EXPECT_EQ(older->deviations[0].hand, 1);
    // The point is missing from the list and not from the payments, or more than it is missing.
    EXPECT_FALSE(import(*read_botzone(log(16, "", "[41,-25,-8,-8]"))));
    EXPECT_FALSE(import(*read_botzone(log(15, "", "[39,-23,-8,-8]"))));
    // A teller that is not known for it gets no allowance.
    ToldGame strict = *read_botzone(log(16, "", "[40,-24,-8,-8]"));
    strict.allowed = {};
    const auto refused = import(strict);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().difference.kind, DifferenceKind::Total);
}

// Chows that pair up in four ways, of which three may count: which three is left open, what they are worth is
// not.
TEST_F(BotzoneImport, OtherNamesOfTheSameWorth) {
    const auto log = [](const std::string& fan, int total) {
        return R"({"wind":0,"deal":[["W2","W3","W4","B2","B3","B4","W5","W6","W7","B5","B6","T8","T8"],)"
               R"(["F1","F1","F1","F2","F2","F2","F3","F3","F3","W1","W1","W1","B7"],)"
               R"(["B1","B1","B1","J3","B9","B9","J1","J1","J1","J2","J2","J2","B8"],)"
               R"(["T1","T1","T1","T2","T2","T2","T3","T3","T3","T5","T5","T5","T7"]],)"
               R"("events":[[0,"DRAW","F4"],[0,"PLAY","F4"],[1,"DRAW","T6"],[1,"PLAY","B7"],[0,"HU"]],)"
               R"("result":{"action":"HU","player":0,"fanCnt":)" +
               std::to_string(total) +
               R"(,"fan":[{"name":"平和","cnt":1,"value":2},{"name":"门前清","cnt":1,"value":2},)" +
               R"({"name":"断幺","cnt":1,"value":2},)" + fan + R"(],"score":[33,-17,-8,-8]}})";
    };
    const auto named = [&](const std::string& first, int count, const std::string& second, int other) {
        const auto one = [](const std::string& name, int n) {
            return R"({"name":")" + name + R"(","cnt":)" + std::to_string(n) + R"(,"value":1})";
        };
        return import(*read_botzone(log(one(first, count) + "," + one(second, other), 9)));
    };
    const auto one = named("喜相逢", 2, "连六", 1), other = named("喜相逢", 1, "连六", 2);
    ASSERT_TRUE(one) << id(one.error().difference.kind) << " " << one.error().difference.told << " / "
                     << one.error().difference.found;
    ASSERT_TRUE(other) << id(other.error().difference.kind) << " " << other.error().difference.told << " / "
                       << other.error().difference.found;
    EXPECT_EQ(one->deviations.size() + other->deviations.size(), 1u);
    // A pattern that is not there does not pass for one that is.
    const auto wrong = named("喜相逢", 2, "老少副", 1);
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().difference.kind, DifferenceKind::Patterns);
    EXPECT_FALSE(named("喜相逢", 3, "连六", 1));
}

TEST(BotzoneFan, NamesGoBothWays) {
    const SuitTable suits;
    const auto book = open_rulebook("mil", suits);
    for (const PatternInfo& pattern : book->patterns()) {
        const std::string_view name = botzone::name_of_fan(pattern.id);
        EXPECT_FALSE(name.empty()) << pattern.id;
        EXPECT_EQ(botzone::fan_named(name), pattern.id);
    }
    EXPECT_EQ(botzone::fan_named("坎张"), "closed_wait");
    EXPECT_EQ(botzone::fan_named("海底"), "");
}

struct Wrong {
    std::string text;
    TellingFault fault;
    std::string subject;
};

TEST(Botzone, WhatIsWrong) {
    const std::string deal =
        R"("wind":0,"deal":[["W1","W1","W1","W2","W2","W2","W3","W3","W3","W4","W4","W4","W5"],)"
        R"(["F1","F1","F1","F2","F2","F2","F3","F3","F3","F4","F4","F4","J1"],)"
        R"(["B1","B1","B1","B2","B2","B2","B3","B3","B3","B4","B4","B4","B5"],)"
        R"(["T1","T1","T1","T2","T2","T2","T3","T3","T3","T4","T4","T4","T5"]])";
    const auto with = [&](const std::string& events, const std::string& result = R"({"action":"HUANG"})") {
        return "{" + deal + R"(,"events":)" + events + R"(,"result":)" + result + "}";
    };
    ASSERT_TRUE(read_botzone(with("[]")));
    const Wrong cases[] = {
        {"", TellingFault::NotThisFormat, ""},
        {"<mjloggm/>", TellingFault::NotThisFormat, ""},
        {"{", TellingFault::BadText, "json_unexpected_end"},
        {"[]", TellingFault::NotThisFormat, ""},
        {"{}", TellingFault::NotThisFormat, ""},
        {R"({"record":1})", TellingFault::NotThisFormat, ""},
        {"\x1F\x8B", TellingFault::Compressed, ""},
        {"{" + deal + R"(,"events":[]})", TellingFault::Unfinished, ""},
        {R"({"events":[],"result":{"action":"HUANG"}})", TellingFault::MissingField, "quan"},
        {R"({"wind":0,"events":[],"result":{"action":"HUANG"}})", TellingFault::BadValue, "deal"},
        {R"({"wind":4})", TellingFault::BadValue, "player"},
        {with(R"([[0,"DRAW","X1"]])"), TellingFault::BadTile, "X1"},
        {with(R"([[0,"DRAW","F5"]])"), TellingFault::BadTile, "F5"},
        {with(R"([[0,"DRAW"]])"), TellingFault::BadTile, ""},
        {with(R"([[4,"DRAW","W1"]])"), TellingFault::BadValue, "player"},
        {with(R"([[0,"SING"]])"), TellingFault::UnknownEvent, "SING"},
        {with(R"([[0,"PENG"]])"), TellingFault::OutOfOrder, ""},
        {with(R"([[0,"PLAY","W1"],[1,"CHI","W9"]])"), TellingFault::BadMeld, "W9"},
        {with(R"([[0,"BUHUA","W1"]])"), TellingFault::BadTile, "W1"},
        {with("[]", R"({"action":"WA","player":1,"score":[10,-30,10,10]})"), TellingFault::Forfeited, "WA"},
        {with("[]", R"({"action":"HU","player":1})"), TellingFault::MissingField, "score"},
        {with("[]", R"({"action":"HU","player":1,"fan":[{"name":"大和","cnt":1,"value":1}]})"),
         TellingFault::UnknownPattern, "大和"},
        {R"({"initdata":{"quan":0,"walltiles":"W1 W2"},"log":[]})", TellingFault::BadValue, "walltiles"},
        {R"({"log":[{"command":"request","content":{"0":"9"}}]})", TellingFault::UnknownEvent, "9"},
        {R"({"log":[{"command":"request","content":{"0":"1 0 0 0 0 W1"}}]})", TellingFault::BadValue, "deal"},
    };
    for (const Wrong& each : cases) {
        const auto told = read_botzone(each.text);
        ASSERT_FALSE(told) << each.text;
        EXPECT_EQ(code(told.error().fault), code(each.fault)) << each.text;
        EXPECT_EQ(told.error().subject, each.subject) << each.text;
        EXPECT_LE(told.error().at, each.text.size());
    }
}

}  // namespace
}  // namespace sifang
