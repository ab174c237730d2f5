// `sifang replay` and `sifang stats` called in-process.
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>

#include "cli/call.hpp"
#include "fair/commitment.hpp"
#include "fair/fair_wall.hpp"
#include "rules/books/books.hpp"
#include "support/suits.hpp"
#include "text/width.hpp"
#include "text/words.hpp"
#include "tile/notation.hpp"
#include "wire/json.hpp"
#include "wire/record/played_record.hpp"

namespace sifang::cli {
namespace {

using test::play_record;
using test::Random;
using test::RecordWay;

std::string record(const char* rules, std::uint64_t seed, const RecordWay& way = {.most_hands = 2}) {
    const auto book = open_rulebook(rules, suits());
    Random random(seed);
    return play_record(*book, suits(), random, way);
}

Answer on(const std::string& input, std::vector<std::string> words) {
    return call(std::move(words), {.input = input});
}
Value json_of(const Answer& answer) { return parse_json(answer.out).value_or(Value()); }
std::int64_t number_at(const Value& value, std::initializer_list<std::string_view> path) {
    const Value* at = &value;
    for (const std::string_view step : path) {
        at = at->find(step);
        if (at == nullptr) return -1;
    }
    return at->integer() ? *at->integer() : -1;
}

TEST(Replay, AGoodRecordIsFoundGoodInEveryLanguage) {
    for (const char* rules : {"mcr", "hk", "zds"}) {
        const std::string text =
            record(rules, 1, {.declaring = Declaring::Competition, .sanctions = true, .most_hands = 6});
        for (const char* lang : {"zh-Hans", "zh-Hant", "en", "ja"}) {
            const Answer quiet = on(text, {"replay", "-", "--lang", lang});
            EXPECT_EQ(quiet.status, 0) << quiet.out << quiet.err;
            EXPECT_EQ(quiet.out.find("«"), std::string::npos) << quiet.out;
            const Answer all = on(text, {"replay", "-", "--print", "--lang", lang});
            EXPECT_EQ(all.status, 0);
            EXPECT_EQ(all.out.find("«"), std::string::npos) << all.out.substr(all.out.find("«"), 60);
            for (const std::string& line : lines_of(all.out)) ASSERT_LE(display_width(line), 80u) << line;
        }
    }
}

TEST(Replay, TilesAreDrawnAsAskedFor) {
    const std::string text = record("tenhou", 2);
    EXPECT_NE(on(text, {"replay", "-", "--print", "--tiles", "unicode"}).out.find("🀇"), std::string::npos);
    EXPECT_NE(on(text, {"replay", "-", "--print", "--tiles", "boxes"}).out.find("[0"), std::string::npos);
}

TEST(Replay, TheSummaryCounts) {
    const Value value = json_of(on(record("mcr", 3, {.most_hands = 3}), {"replay", "-", "--json"}));
    EXPECT_EQ(*value.find("ok"), Value(true));
    EXPECT_EQ(number_at(value, {"records"}), 1);
    EXPECT_EQ(number_at(value, {"hands"}), 3);
    EXPECT_EQ(number_at(value, {"walls_told"}), 3);
    EXPECT_GT(number_at(value, {"events"}), 100);
}

TEST(Replay, ADifferenceIsANoWithItsPlace) {
    // The first draw is another tile; the seal is made anew, so the wall has to tell.
    std::string text = record("mcr", 4, {.most_hands = 1});
    const std::size_t line = text.find("{\"event\":\"draw\""), tile = text.find("\"tile\":\"", line) + 8;
    const std::size_t end = text.find('"', tile);
    text.replace(tile, end - tile, text.substr(tile, end - tile) == "E" ? "S" : "E");
    std::string sealed;
    std::istringstream in(text);
    for (std::string each; std::getline(in, each);) {
        const std::size_t seal = each.find(",\"seal\":");
        sealed += each.substr(0, seal);
        if (seal != std::string::npos) sealed += ",\"seal\":\"" + hex(sha256(sealed)) + "\"}";
        sealed += "\n";
    }
    const Answer answer = on(sealed, {"replay", "-", "--json"});
    EXPECT_EQ(answer.status, 1);
    const Value value = json_of(answer);
    EXPECT_EQ(*value.find("ok"), Value(false));
    EXPECT_EQ(*value.find("difference")->find("code"), Value("other_tile"));
    EXPECT_EQ(number_at(value, {"difference", "line"}),
              1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(line), '\n'));
    EXPECT_EQ(number_at(value, {"difference", "hand"}), 1);
    const Answer told = on(sealed, {"replay", "-"});
    EXPECT_EQ(told.status, 1);
    EXPECT_NE(told.out.find("another tile"), std::string::npos) << told.out;
}

TEST(Replay, AChangedByteIsANo) {
    std::string text = record("mcr", 5);
    text.replace(text.find("Chen"), 4, "Shen");
    const Answer answer = on(text, {"replay", "-"});
    EXPECT_EQ(answer.status, 1);
    EXPECT_NE(answer.err.find("seal"), std::string::npos) << answer.err;
}

TEST(Replay, WhatIsNoRecordIsAWrongCall) {
    for (const char* text : {"", "hello\n", "{\"record\":2}\n", "<mjloggm>"}) {
        const Answer answer = on(text, {"replay", "-"});
        EXPECT_EQ(answer.status, 2) << text;
        EXPECT_EQ(answer.out, "");
        EXPECT_NE(answer.err, "");
    }
    EXPECT_EQ(call({"replay"}).status, 2);
    EXPECT_EQ(call({"replay", "there_is_no_such_file.jsonl"}).status, 2);
    EXPECT_EQ(call({"replay", "."}).status, 2);
}

TEST(Replay, ARecordThatBreaksOffSaysSo) {
    const std::string text = record("mcr", 6);
    const std::string half = text.substr(0, text.size() / 2);
    const Answer answer = on(half, {"replay", "-"});
    EXPECT_EQ(answer.status, 1);
    EXPECT_NE(answer.out.find("breaks off"), std::string::npos) << answer.out;
    const Answer partial = on(half, {"replay", "-", "--partial", "--json"});
    EXPECT_EQ(partial.status, 0);
    EXPECT_EQ(*json_of(partial).find("finished"), Value(false));
    EXPECT_EQ(number_at(json_of(partial), {"lines"}), std::count(half.begin(), half.end(), '\n'));
}

TEST(Replay, StopsAtAHandAndAnEvent) {
    const std::string text = record("mcr", 7, {.most_hands = 3});
    const Answer shown = on(text, {"replay", "-", "--hand", "2", "--event", "9"});
    EXPECT_EQ(shown.status, 0);
    EXPECT_NE(shown.out.find("Hand 2 after event 9"), std::string::npos) << shown.out;
    const Value position = json_of(on(text, {"replay", "-", "--hand", "2", "--event", "4", "--position"}));
    EXPECT_EQ(number_at(position, {"hand"}), 2);
    EXPECT_EQ(number_at(position, {"event"}), 4);
    // After four events everybody has been dealt, and those are the tiles.
    const std::size_t hand = text.find("{\"hand\":2,"),
                      dealt = text.find("\"seat\":\"E\",\"tiles\":\"", hand) + 20;
    const auto tiles = parse_tiles(text.substr(dealt, text.find('"', dealt) - dealt));
    const auto standing = parse_tiles(*position.find("seats")->find("E")->find("tiles")->string());
    ASSERT_TRUE(tiles && standing);
    EXPECT_EQ(write_tiles(std::span(tiles->tiles.begin(), tiles->tiles.size())),
              write_tiles(std::span(standing->tiles.begin(), standing->tiles.size())));
    EXPECT_FALSE(position.find("legal")->fields()->empty());
    for (const char* place : {"4", "99"}) EXPECT_EQ(on(text, {"replay", "-", "--hand", place}).status, 2);
    EXPECT_EQ(on(text, {"replay", "-", "--hand", "1", "--event", "9999"}).status, 2);
    EXPECT_EQ(on(text, {"replay", "-", "--hand", "zero"}).status, 2);
    EXPECT_EQ(on(text + text, {"replay", "-", "--record", "2", "--hand", "1"}).status, 0);
}

/// Walls promised before the hand and opened after it, with the seeds of two players.
class Promised : public testing::Test {
  protected:
    std::string hex_of(const auto& bits) { return fair::to_hex(bits.bytes); }
    fair::Seed seed(std::uint8_t fill) {
        fair::Seed out;
        out.bytes.fill(fill);
        return out;
    }

    /// A record of one hand; `change` may break a promise before it is written.
    std::string promised(const std::function<void(RecordHeader&, RecordHand&, RecordResult&)>& change,
                         bool other_wall = false) {
        const auto book = open_rulebook("mcr", suits());
        const Table table(*book, suits());
        const fair::TableLabel at{"Spring", "1", "7"};
        const fair::HouseOpening house{{at, "1"}, seed(1), {seed(2).bytes}};
        std::vector<fair::Contribution> seeds;
        RecordHeader header = header_for(*book, true, {"Ana", "Bo", "", ""});
        header.play = RecordPlay::Hands;
        RecordFairness& fairness = header.fairness.emplace();
        fairness.event = at.event;
        fairness.session = at.session;
        fairness.table = at.table;
        for (const char* name : {"Ana", "Bo"}) {
            const fair::PlayerOpening opening{
                at, name, seed(static_cast<std::uint8_t>(name[0])), {seed(9).bytes}};
            fairness.players.push_back(
                {name, hex_of(fair::commit(opening)), hex_of(opening.seed), hex_of(opening.salt)});
            seeds.push_back({name, opening.seed});
        }
        const fair::Seed wall_seed = fair::wall_seed(house, seeds);
        const DealRule& rule = table.rules().deal;
        RecordHand hand;
        hand.label = "1";
        hand.commitment = hex_of(fair::commit(house));
        hand.dice = fair::dice_of(wall_seed, rule);
        hand.opened = *where_to_break(rule, Wind::East, hand.dice);
        const Croupier croupier(table.rules(), *hand.opened,
                                fair::wall_of(other_wall ? seed(77) : wall_seed, rule.flowers));

        std::string text, events;
        RecordWriter scratch(events, *book);
        Random random(1);
        RecordResult result = test::play_recorded(table, hand, croupier, random, {}, scratch);
        result.seed = hex_of(house.seed);
        result.salt = hex_of(house.salt);
        if (change) change(header, hand, result);
        RecordWriter out(text, *book);
        out.begin(header);
        out.hand(hand);
        random = Random(1);
        test::play_recorded(table, hand, croupier, random, {}, out);
        out.result(result);
        out.end();
        return text;
    }
    std::string code(const std::string& text) {
        const Answer answer = on(text, {"replay", "-", "--json"});
        EXPECT_EQ(answer.status, 1) << answer.out << answer.err;
        const Value value = json_of(answer);
        return value.find("difference") ? *value.find("difference")->find("code")->string() : "";
    }
};

TEST_F(Promised, AWallThatWasPromisedAndKept) {
    const Answer answer = on(promised({}), {"replay", "-", "--json"});
    EXPECT_EQ(answer.status, 0) << answer.out << answer.err;
    EXPECT_EQ(number_at(json_of(answer), {"walls_opened"}), 1);
}

TEST_F(Promised, EveryBrokenPromiseIsFound) {
    EXPECT_EQ(code(promised([](auto&, auto&, RecordResult& r) { r.seed = std::string(64, '0'); })),
              "house_broke_promise");
    EXPECT_EQ(code(promised([](auto&, auto&, RecordResult& r) { r.seed = r.salt = ""; })), "wall_not_opened");
    EXPECT_EQ(code(promised(
                  [](RecordHeader& h, auto&, auto&) { h.fairness->players[0].seed = std::string(64, '0'); })),
              "player_broke_promise");
    EXPECT_EQ(code(promised([](RecordHeader& h, auto&, auto&) { h.fairness->table = "8"; })),
              "house_broke_promise");
    EXPECT_EQ(code(promised([](RecordHeader& h, auto&, auto&) { h.fairness.reset(); })), "wall_not_promised");
    EXPECT_EQ(code(promised([](auto&, RecordHand& h, auto&) { h.opened->count ^= 1; })), "wrong_break");
    EXPECT_EQ(code(promised({}, true)), "other_tile");
}

TEST(Stats, CountsWhatTheResultsSay) {
    const std::string text = record("mcr", 8, {.most_hands = 30});
    const Value value = json_of(on(text, {"stats", "-", "--json"}));
    EXPECT_EQ(number_at(value, {"mcr", "hands"}), 30);
    // Counted the plain way, from the text.
    const auto count = [&](const std::string& what) {
        std::int64_t n = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
        return n;
    };
    EXPECT_EQ(number_at(value, {"mcr", "ends", "won"}), count("{\"result\":\"won\""));
    EXPECT_EQ(number_at(value, {"mcr", "ends", "exhausted"}), count("{\"result\":\"exhausted\""));
    EXPECT_EQ(number_at(value, {"mcr", "seats", "W", "pungs"}), count("{\"event\":\"pung\",\"seat\":\"W\""));
    EXPECT_EQ(number_at(value, {"mcr", "seats", "E", "wins"}), count("{\"seat\":\"E\",\"by\":"));
    EXPECT_EQ(number_at(value, {"mcr", "seats", "E", "self_draws"}),
              count("{\"seat\":\"E\",\"by\":\"draw\""));
    std::int64_t points = 0, wins = 0, deal_ins = 0, self_draws = 0;
    for (const char* seat : {"E", "S", "W", "N"}) {
        points += number_at(value, {"mcr", "seats", seat, "points"});
        wins += number_at(value, {"mcr", "seats", seat, "wins"});
        deal_ins += number_at(value, {"mcr", "seats", seat, "deal_ins"});
        self_draws += number_at(value, {"mcr", "seats", seat, "self_draws"});
    }
    EXPECT_EQ(points, 0);
    EXPECT_EQ(wins, deal_ins + self_draws);
    EXPECT_EQ(wins, number_at(value, {"mcr", "wins"}));
}

TEST(Stats, TablesAndCsvSayTheSame) {
    const std::string text = record("zds", 9, {.most_hands = 20}) + record("hk", 9, {.most_hands = 20});
    for (const char* lang : {"zh-Hans", "zh-Hant", "en", "ja"}) {
        const Answer answer = on(text, {"stats", "-", "--lang", lang});
        EXPECT_EQ(answer.status, 0);
        EXPECT_EQ(answer.out.find("«"), std::string::npos) << answer.out;
        for (const std::string& line : lines_of(answer.out)) EXPECT_LE(display_width(line), 80u) << line;
    }
    const Value value = json_of(on(text, {"stats", "-", "--json"}));
    const std::string csv = on(text, {"stats", "-", "--csv"}).out;
    EXPECT_TRUE(csv.starts_with("rules,table,row,column,value\n"));
    for (const char* rules : {"zds", "hk"})
        EXPECT_NE(csv.find(std::string(rules) + ",seats,E,wins," +
                           std::to_string(number_at(value, {rules, "seats", "E", "wins"})) + "\n"),
                  std::string::npos);
}

TEST(Stats, FilesAddUpAndBrokenOnesAreNamed) {
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "sifang_stats_test.jsonl";
    const std::string text = record("mcr", 10);
    std::ofstream(path, std::ios::binary) << text;
    const Value twice = json_of(call({"stats", path.string(), path.string(), "--json"}));
    EXPECT_EQ(number_at(twice, {"mcr", "hands"}), 4);
    EXPECT_EQ(number_at(twice, {"mcr", "records"}), 2);
    std::ofstream(path, std::ios::binary) << text.substr(0, text.size() - 200);
    const Answer half = call({"stats", path.string(), "--json"});
    EXPECT_EQ(half.status, 0);
    EXPECT_NE(half.err, "");
    EXPECT_LT(number_at(json_of(half), {"mcr", "hands"}), 3);
    std::ofstream(path, std::ios::binary) << "nothing of ours\n";
    EXPECT_EQ(call({"stats", path.string()}).status, 2);
    EXPECT_EQ(call({"stats"}).status, 2);
    std::filesystem::remove(path);
}

/// Codes of faults and differences are words in the code that tells them.
TEST(RecordWords, EveryCodeHasWordsInEveryLanguage) {
    const std::filesystem::path wire = std::filesystem::path(SIFANG_TEST_DATA) / ".." / ".." / "src" / "wire";
    const std::regex named(R"re((refuse|differ)\(\s*"([a-z_]+)")re");
    for (const Language language : all_languages) {
        const Words words(language);
        unsigned found = 0;
        for (const char* file : {"record_reader.cpp", "record_line_reader.hpp", "record_line_read.cpp",
                                 "record_event_read.cpp", "record_replay.cpp"}) {
            std::ifstream in(wire / file);
            const std::string code(std::istreambuf_iterator<char>(in), {});
            for (std::sregex_iterator it(code.begin(), code.end(), named), end; it != end; ++it, ++found) {
                const std::string name = (*it)[2];
                EXPECT_TRUE(
                    words.has((*it)[1] == "differ" ? "record.difference." + name : "record.fault." + name) ||
                    words.has("error." + name))
                    << id(language) << " " << name;
            }
        }
        EXPECT_GT(found, 30u);
        for (unsigned i = 0; i <= static_cast<unsigned>(End::Void); ++i)
            EXPECT_TRUE(words.has("record.end." + std::string(sifang::id(static_cast<End>(i)))));
        for (unsigned i = 0; i <= static_cast<unsigned>(SanctionKind::VoidHand); ++i)
            EXPECT_TRUE(
                words.has("record.event.sanction." + std::string(sifang::id(static_cast<SanctionKind>(i)))));
        for (unsigned i = 0; i <= static_cast<unsigned>(WinVerdict::FarFromWaiting); ++i)
            EXPECT_TRUE(
                words.has("record.event.false_win." + std::string(sifang::id(static_cast<WinVerdict>(i)))));
    }
}

}  // namespace
}  // namespace sifang::cli
