#include "wire/score_line.hpp"

#include <gtest/gtest.h>
#include <random>

#include "hand/notation.hpp"
#include "support/allocations.hpp"
#include "wire/json.hpp"
#include "wire/stub_rulebook.hpp"

namespace sifang {
namespace {

using testing_stub::StubRulebook;

Win read(std::string_view line) {
    const auto result = read_score_line(line);
    EXPECT_TRUE(result) << line << " " << plain_words(result.error());
    return result ? result->win : Win{};
}

std::string answer(const Rulebook& book, std::string_view line) {
    std::string out;
    ScoreLines(book).answer(line, out);
    EXPECT_TRUE(parse_json(out)) << out;
    return out;
}

TEST(ScoreLine, EveryFieldIsRead) {
    const Win win = read(
        R"({"concealed":"45m99p","melds":[{"kind":"chow","tiles":"123m","from":"left"},)"
        R"({"kind":"pung","tiles":"555s","from":"across"},{"kind":"added_kong","tiles":"CCCC","from":"right"}],)"
        R"("win":"6m","by":"draw","seat":"W","round":"S","flowers":["1f","5f"],)"
        R"("situation":["last_wall_tile","replacement"],"discarder":"S","liable":"N","dora":["3p","3p"],)"
        R"("ura":["E"],"honba":2,"deposits":3})");
    EXPECT_EQ(write_hand(win.hand), "[123m] [555s] [CCC+C] 45m99p");
    EXPECT_EQ(win.hand.melds[0].from, Giver::Left);
    EXPECT_EQ(win.hand.melds[1].from, Giver::Across);
    EXPECT_EQ(win.hand.melds[2].from, Giver::Right);
    EXPECT_EQ(to_string(win.tile), "6m");
    EXPECT_EQ(win.by, By::Draw);
    EXPECT_EQ(win.seat, Wind::West);
    EXPECT_EQ(win.round, Wind::South);
    EXPECT_EQ(write_tiles(win.flowers), "15f");
    EXPECT_TRUE(win.situation.has(Situation::LastWallTile) && win.situation.has(Situation::Replacement));
    EXPECT_FALSE(win.situation.has(Situation::Robbing));
    EXPECT_EQ(win.discarder, Wind::South);
    EXPECT_EQ(win.liable, Wind::North);
    EXPECT_EQ(write_tiles(win.dora), "33p");
    EXPECT_EQ(write_tiles(win.ura), "E");
    EXPECT_EQ(win.honba, 2);
    EXPECT_EQ(win.deposits, 3);
}

TEST(ScoreLine, EverythingButConcealedAndWinHasADefault) {
    const Win win = read(R"({"win":"6m","concealed":"123m456p789s1199p"})");
    EXPECT_TRUE(win.hand.melds.empty());
    EXPECT_EQ(win.by, By::Discard);
    EXPECT_EQ(win.seat, Wind::East);
    EXPECT_EQ(win.round, Wind::East);
    EXPECT_TRUE(win.flowers.empty());
    EXPECT_EQ(win.situation, Situations{});
    EXPECT_FALSE(win.discarder || win.liable);
    EXPECT_TRUE(win.dora.empty() && win.ura.empty());
    EXPECT_EQ(win.honba + win.deposits, 0);
}

TEST(ScoreLine, EverySituationHasItsName) {
    const auto names = situation_names();
    ASSERT_EQ(names.size(), 10u);
    for (unsigned bit = 0; bit < names.size(); ++bit) {
        const Win win =
            read(R"({"concealed":"","win":"1f","situation":[")" + std::string(names[bit]) + "\"]}");
        for (unsigned other = 0; other < names.size(); ++other)
            EXPECT_EQ(win.situation.has(static_cast<Situation>(1u << other)), other == bit) << names[bit];
    }
    EXPECT_EQ(names[0], "last_wall_tile");
    EXPECT_TRUE(read(R"({"concealed":"","win":"1f","situation":["first_turn"]})")
                    .situation.has(Situation::FirstTurn));
}

TEST(ScoreLine, NoSeatMayBeWrittenAsNull) {
    const Win win = read(
        R"({"concealed":"4m","win":"4m","discarder":null,"liable":null,"melds":[{"kind":"pung","tiles":"EEE","from":null}]})");
    EXPECT_FALSE(win.discarder || win.liable);
    EXPECT_EQ(win.hand.melds[0].from, Giver::Unknown);
}

TEST(ScoreLine, RedFivesAreCountedOverTheWholeHand) {
    const Win win = read(
        R"({"concealed":"340m0p","melds":[{"kind":"chow","tiles":"340p"},{"kind":"chow","tiles":"067s"}],"win":"0s"})");
    EXPECT_EQ(win.red_fives, (std::array<std::uint8_t, 3>{1, 2, 2}));
    EXPECT_EQ(write_hand(win.hand, win.tile), "[345p] [567s] 345m5p 5s");
}

TEST(ScoreLine, TilesMayBeSpelledInChineseAndWithEscapes) {
    EXPECT_EQ(write_hand(read(R"({"concealed":"一二三万東東","win":"中"})").hand), "123mEE");
    EXPECT_EQ(write_hand(read(R"({"concealed":"1\u0032\u0033m","win":"\u0034m"})").hand), "123m");
    // The kind may come after tiles that needed unescaping.
    EXPECT_EQ(
        write_hand(
            read(
                R"({"concealed":"E","melds":[{"tiles":"\u0031\u0031\u0031m","kind":"pu\u006eg"}],"win":"E"})")
                .hand),
        "[111m] E");
}

struct Bad {
    std::string line;
    std::string_view code;
    std::size_t at;
    std::string subject;
};

class BadScoreLine : public testing::TestWithParam<Bad> {};

TEST_P(BadScoreLine, HasACodeAndAColumn) {
    const auto& [line, code, at, subject] = GetParam();
    const auto result = read_score_line(line);
    ASSERT_FALSE(result) << line;
    EXPECT_EQ(result.error(), (LineError{code, at, subject}))
        << line << "\n got " << result.error().code << " at " << result.error().at << " "
        << result.error().subject;
}

INSTANTIATE_TEST_SUITE_P(
    Wire, BadScoreLine,
    testing::Values(
        Bad{"not json", "json_unexpected_character", 2, ""}, Bad{"[]", "wrong_type", 1, ""},
        Bad{"{}", "missing_field", 2, "concealed"}, Bad{R"({"concealed":"1m"})", "missing_field", 18, "win"},
        Bad{R"({"concealed":"1m","win":"1m"} x)", "json_trailing_text", 31, ""},
        Bad{R"({"concealed":"1m","win":"1m")", "json_unexpected_end", 29, ""},
        Bad{R"({"concealed":"1m","situations":[]})", "unknown_field", 20, "situations"},
        Bad{R"({"concealed":"1m","concealed":"1m"})", "duplicate_field", 20, "concealed"},
        Bad{R"({"concealed":13})", "wrong_type", 14, "concealed"},
        Bad{R"({"concealed":"11 m"})", "digits_without_suit", 15, ""},
        Bad{R"({"concealed":"1mx"})", "unknown_letter", 17, ""},
        Bad{R"({"concealed":"1m東東東東東"})", "fifth_copy", 21, "E"},
        Bad{R"({"concealed":"11111m"})", "fifth_copy", 19, "1m"},
        Bad{R"({"concealed":"1m2f"})", "flower_in_hand", 17, "2f"},
        Bad{R"({"concealed":"m"})", "suit_without_digits", 15, ""},
        Bad{R"({"concealed":"1m8z"})", "rank_out_of_range", 17, ""},
        Bad{R"({"concealed":" "})", "empty", 15, ""},
        Bad{R"({"concealed":"\u0031mx"})", "unknown_letter", 15, ""},
        Bad{R"({"win":"12m"})", "not_one_tile", 10, "12m"}, Bad{R"({"win":""})", "empty", 9, ""},
        Bad{R"({"by":"theft"})", "unknown_value", 8, "theft"}, Bad{R"({"by":1})", "wrong_type", 7, "by"},
        Bad{R"({"seat":"X"})", "unknown_value", 10, "X"}, Bad{R"({"seat":"C"})", "unknown_value", 10, "C"},
        Bad{R"({"round":null})", "wrong_type", 10, "round"},
        Bad{R"({"flowers":["1m"]})", "not_a_flower", 14, "1m"},
        Bad{R"({"flowers":["1f","1f"]})", "second_flower", 19, "1f"},
        Bad{R"({"flowers":["1f5f"]})", "not_one_tile", 16, "1f5f"},
        Bad{R"({"flowers":"1f"})", "wrong_type", 12, "flowers"},
        Bad{R"({"flowers":["1f",2]})", "wrong_type", 18, "flowers"},
        Bad{R"({"situation":["luck"]})", "unknown_value", 16, "luck"},
        Bad{R"({"situation":"robbing"})", "wrong_type", 14, "situation"},
        Bad{R"({"discarder":"Q"})", "unknown_value", 15, "Q"},
        Bad{R"({"liable":7})", "wrong_type", 11, "liable"},
        Bad{R"({"dora":["1f"]})", "flower_as_dora", 11, "1f"},
        Bad{R"({"dora":["1m","1m","1m","1m","1m","1m"]})", "too_many_dora", 36, ""},
        Bad{R"({"honba":-1})", "out_of_range", 10, "honba"},
        Bad{R"({"deposits":10000})", "out_of_range", 13, "deposits"},
        Bad{R"({"honba":1.5})", "wrong_type", 10, "honba"},
        Bad{R"({"honba":99999999999999999999})", "json_number_range", 10, ""},
        Bad{R"({"melds":[{"kind":"chow","tiles":"124m"}]})", "not_a_meld", 35, "124m"},
        Bad{R"({"melds":[{"kind":"pung","tiles":"123m"}]})", "not_a_meld", 35, "123m"},
        Bad{R"({"melds":[{"kind":"run","tiles":"123m"}]})", "unknown_value", 20, "run"},
        Bad{R"({"melds":[{"kind":"chow","tiles":"123m","from":"me"}]})", "unknown_value", 49, "me"},
        Bad{R"({"melds":[{"kind":"chow"}]})", "missing_field", 25, "tiles"},
        Bad{R"({"melds":[{"tiles":"123m"}]})", "missing_field", 26, "kind"},
        Bad{R"({"melds":[{"kind":"chow","kind":"chow"}]})", "duplicate_field", 27, "kind"},
        Bad{R"({"melds":[{"sort":"chow"}]})", "unknown_field", 13, "sort"},
        Bad{R"({"melds":["123m"]})", "wrong_type", 11, "melds"},
        Bad{R"({"melds":{}})", "wrong_type", 10, "melds"},
        Bad{R"({"melds":[{"kind":"kong","tiles":"1111m"},{"kind":"kong","tiles":"2222m"},{"kind":"kong","tiles":"3333m"},{"kind":"kong","tiles":"4444m"}, {"kind":"kong","tiles":"5555m"}]})",
            "fifth_meld", 140, ""}));

/// What rulebooks find wrong gets the column of the field it is about.
TEST(ScoreLine, FaultsOfTheWinAreGivenTheirPlace) {
    const std::string line =
        R"({"concealed":"123m","melds":[{"kind":"kong","tiles":"5555m"}],"win":"0m","discarder":"E","liable":"E","situation":["robbing","kong_on_kong","replacement","flower_win"]})";
    const auto read = read_score_line(line);
    ASSERT_TRUE(read);
    const auto column = [&](std::string_view text, std::size_t from = 0) {
        return line.find(text, from) + 1;
    };
    const auto expect_at = [&](WinFault fault, std::size_t at) {
        const LineError error = win_fault_error(line, *read, fault);
        EXPECT_EQ(error.code, code(fault));
        EXPECT_EQ(error.at, at) << error.code;
    };
    expect_at(WinFault::TileCount, column("123m"));
    expect_at(WinFault::FifthCopy, column("0m"));
    expect_at(WinFault::FlowerInHand, column("0m"));
    expect_at(WinFault::NoRedFives, column("0m"));
    expect_at(WinFault::DiscarderIsWinner, column("E\",\"liable"));
    expect_at(WinFault::LiableIsWinner, column("E\",\"situation"));
    expect_at(WinFault::SituationNeedsDraw, column("replacement"));
    expect_at(WinFault::SituationNeedsDiscard, column("robbing"));
    expect_at(WinFault::FlowerWin, column("flower_win"));
}

TEST(ScoreLine, AFifthCopyInAMeldIsPlacedThere) {
    const std::string line =
        R"({"concealed":"11m","melds":[{"kind":"chow","tiles":"123m"},{"kind":"pung","tiles":"111m"}],"win":"1m"})";
    const auto read = read_score_line(line);
    ASSERT_TRUE(read);
    EXPECT_EQ(win_fault_error(line, *read, WinFault::FifthCopy),
              (LineError{"fifth_copy", line.find("111m") + 1, "1m"}));
}

TEST(ScoreLine, AnswersARefusalOfTheRulebookWithAnErrorLine) {
    EXPECT_EQ(answer(StubRulebook(), R"({"concealed":"12m","win":"3m"})"),
              R"({"error":{"code":"tile_count","message":"tile count","at":15}})");
}

TEST(ScoreLine, AnswersEveryBadLineWithAnErrorLine) {
    const StubRulebook book;
    EXPECT_EQ(answer(book, ""), R"({"error":{"code":"empty_line","message":"empty line","at":1}})");
    EXPECT_EQ(answer(book, " \t"), R"({"error":{"code":"empty_line","message":"empty line","at":1}})");
    EXPECT_EQ(answer(book, R"({"wind":"E"})"),
              R"({"error":{"code":"unknown_field","message":"unknown field: wind","at":3}})");
    EXPECT_EQ(answer(book, std::string(max_line_bytes + 1, ' ')),
              R"({"error":{"code":"line_too_long","message":"line too long: 65536","at":1}})");
    // A name that is no text does not break the answer.
    EXPECT_TRUE(answer(book, "{\"\\u0000\\\"\":1}").starts_with(R"({"error":{"code":"unknown_field")"));
}

TEST(ScoreLine, TheMessageIsTheCallers) {
    std::string out;
    ScoreLines(StubRulebook(), [](const LineError& e) {
        return "«" + e.subject + "»";
    }).answer(R"({"wind":"E"})", out);
    EXPECT_EQ(out, R"({"error":{"code":"unknown_field","message":"«wind»","at":3}})");
}

const std::string thirteen = R"({"concealed":"123m456p789s1199p","win":"1p"})";

TEST(ScoreAnswer, HasItsFieldsInOrder) {
    const StubRulebook book([](const Win&) {
        Ruling ruling;
        ruling.score.valid = true;
        ruling.score.total = 27;
        ruling.score.minimum = 8;
        ruling.score.meets_minimum = true;
        ruling.score.patterns = {{0, 1, 8}, {1, 2, 1}};
        ruling.score.flowers = 2;
        ruling.score.payments = Payments{-8, -35, 51, -8};
        ruling.excluded = {{1, 0, Principle::NonRepeat, 0, "stub:3"},
                           {0, no_pattern, Principle::AccountOnce, 0, "stub:4"}};
        return ruling;
    });
    EXPECT_EQ(
        answer(book, thirteen),
        R"({"valid":true,"rules":"stub","total":27,"minimum":8,"meets_minimum":true,)"
        R"("patterns":[{"id":"all_chows","points":8,"count":1,"clause":"stub:1"},)"
        R"({"id":"no_honors","points":1,"count":2,"clause":"stub:\"2\""}],)"
        R"("excluded":[{"id":"no_honors","because":"all_chows","principle":"non_repeat","clause":"stub:3"},)"
        R"({"id":"all_chows","because":null,"principle":"account_once","clause":"stub:4"}],)"
        R"("flowers":2,"payments":{"E":-8,"S":-35,"W":51,"N":-8}})");
}

TEST(ScoreAnswer, WithoutPaymentsTheKeyIsMissing) {
    EXPECT_EQ(
        answer(StubRulebook(), thirteen),
        R"({"valid":true,"rules":"stub","total":7,"minimum":8,"meets_minimum":false,)"
        R"("patterns":[{"id":"all_chows","points":3,"count":2,"clause":"stub:1"}],"excluded":[],"flowers":0})");
}

TEST(ScoreAnswer, FiguresAndLimitStandBesideTheTotal) {
    const auto with_limit = [](std::string_view limit) {
        return StubRulebook([limit](const Win&) {
            Ruling ruling;
            ruling.score.valid = true;
            ruling.score.total = 8000;
            ruling.score.figures = {{"han", 5}, {"fu", 30}};
            ruling.score.has_limit = true;
            ruling.score.limit = limit;
            return ruling;
        });
    };
    EXPECT_NE(answer(with_limit("mangan"), thirteen)
                  .find(R"("total":8000,"han":5,"fu":30,"limit":"mangan","minimum":0)"),
              std::string::npos);
    EXPECT_NE(answer(with_limit(""), thirteen).find(R"("fu":30,"limit":null,)"), std::string::npos);
}

TEST(ScoreAnswer, AHandOfNoShapeIsInvalid) {
    EXPECT_EQ(answer(StubRulebook([](const Win&) { return Ruling{}; }), thirteen),
              R"({"valid":false,"reason":"not_a_winning_shape"})");
}

TEST(ScoreLine, AGoodLineIsAnsweredWithoutAskingForMemory) {
    const StubRulebook book;
    const ScoreLines lines(book);
    const std::string line =
        R"({"concealed":"45m99p","melds":[{"kind":"chow","tiles":"123m","from":"left"},)"
        R"({"kind":"pung","tiles":"555s"},{"kind":"concealed_kong","tiles":"2222p"}],"win":"6m","by":"discard",)"
        R"("seat":"W","round":"E","flowers":["1f"],"situation":["last_wall_tile"],"discarder":"E"})";
    std::string out;
    lines.answer(line, out);
    ASSERT_TRUE(out.starts_with(R"({"valid":true)")) << out;
    out.clear();
    const std::uint64_t before = testing_support::allocations();
    lines.answer(line, out);
    EXPECT_EQ(testing_support::allocations(), before);
}

Win random_win(std::mt19937& random) {
    const auto up_to = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
    Win win;
    Counts all;
    const auto take = [&] {
        for (;;) {
            const Tile tile = Tile::of_index(up_to(Tile::hand_kinds));
            if (!all.can_add(tile)) continue;
            all.add(tile);
            return tile;
        }
    };
    for (unsigned n = up_to(5); n > 0; --n) {
        Meld meld{static_cast<MeldKind>(up_to(5)), Tile::of_index(up_to(Tile::hand_kinds)),
                  static_cast<Giver>(up_to(4))};
        if (meld.is_chow() && (!meld.tile.is_suited() || meld.tile.rank() > 7)) continue;
        if (add_meld(all, meld)) win.hand.melds.push_back(meld);
    }
    for (unsigned n = win.hand.resting_size(); n > 0; --n) win.hand.standing.add(take());
    win.tile = take();
    for (unsigned suit = 0; suit < 3; ++suit)
        win.red_fives[suit] = static_cast<std::uint8_t>(up_to(all[Tile::of(static_cast<Suit>(suit), 5)] + 1));
    win.by = static_cast<By>(up_to(2));
    win.seat = all_winds[up_to(4)];
    win.round = all_winds[up_to(4)];
    win.flowers = Kinds(std::uint64_t{up_to(256)} << 34);
    for (unsigned bit = 0; bit < 10; ++bit)
        if (up_to(4) == 0) win.situation.add(static_cast<Situation>(1u << bit));
    if (up_to(2)) win.discarder = all_winds[up_to(4)];
    if (up_to(2)) win.liable = all_winds[up_to(4)];
    for (unsigned n = up_to(6); n > 0; --n) win.dora.push_back(Tile::of_index(up_to(Tile::hand_kinds)));
    for (unsigned n = up_to(6); n > 0; --n) win.ura.push_back(Tile::of_index(up_to(Tile::hand_kinds)));
    win.honba = static_cast<int>(up_to(10));
    win.deposits = static_cast<int>(up_to(10));
    return win;
}

TEST(ScoreLine, AWinWrittenReadsBackEqual) {
    std::mt19937 random(7);
    std::string line;
    for (int i = 0; i < 20000; ++i) {
        const Win win = random_win(random);
        line.clear();
        append_score_line(line, win);
        const auto back = read_score_line(line);
        ASSERT_TRUE(back) << line << plain_words(back.error());
        ASSERT_EQ(back->win, win) << line;
    }
}

}  // namespace
}  // namespace sifang
