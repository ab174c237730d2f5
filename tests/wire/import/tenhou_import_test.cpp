// Real games of Tenhou, played over at our table under `tenhou`: every deal, draw, call, riichi, deposit,
// indicator, yaku, fu, payment and result of the samples, and proof that a change to any of them is found.

#include <gtest/gtest.h>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "support/text_file.hpp"
#include "wire/import_game.hpp"
#include "wire/mjlog.hpp"
#include "wire/record_replay.hpp"
#include "wire/tenhou_json.hpp"
#include "wire/tenhou_tile.hpp"
#include "wire/told_file.hpp"

namespace sifang {
namespace {

const std::string sample_folder = "tenhou_sample/";

class TenhouImport : public testing::Test {
  protected:
    static tl::expected<ToldGame, TellingError> read(const std::string& name, const std::string& text) {
        const ToldGames games = read_tenhou_file(text);
        EXPECT_EQ(games.size(), 1u) << name;
        return games.at(0);
    }
    tl::expected<ImportedGame, GameDifference> import(const ToldGame& game) const {
        return import_game(table_, game, "tenhou");
    }

    const SuitTable suits_;
    const std::unique_ptr<Rulebook> book_ = open_rulebook("tenhou", suits_);
    const Table table_{*book_, suits_};
};

struct Sample {
    std::string file;
    int hands, wins;
    bool wall, final;
};
const Sample samples[] = {
    {"2010081709gm-00a9-0000-fe3371ad.mjlog", 15, 13, true, true},
    {"2010091009gm-00a9-0000-83af2648_tw-2.mjlog", 8, 7, true, true},
    {"2010102910gm-00a9-0000-cdb9804c.mjlog", 11, 10, true, true},
    {"2010110100gm-00a9-0000-de3472e8.mjlog", 9, 8, true, true},
    {"2010112714gm-00a9-0000-d497e395.mjlog", 13, 9, true, true},
    {"2011020401gm-00a9-0000-f6eff225.mjlog", 8, 8, true, true},
    {"2017031200gm-00a9-0000-ebc05bd5.mjlog", 13, 11, true, true},
    {"2020051716gm-00a9-0000-7f8226dd.mjlog", 12, 10, true, true},
    {"bug1.xml", 11, 8, true, true},
    {"2010081709gm-00a9-0000-fe3371ad.json", 15, 13, false, false},
    {"2017031200gm-00a9-0000-ebc05bd5.json", 13, 11, false, false},
};

TEST_F(TenhouImport, EverySampleIsReproduced) {
    for (const Sample& sample : samples) {
        const auto game = read(sample.file, read_test_data(sample_folder + sample.file));
        ASSERT_TRUE(game) << sample.file << " " << code(game.error().fault) << " at " << game.error().at;
        EXPECT_EQ(game->final.has_value(), sample.final) << sample.file;
        for (const ToldHand& hand : game->hands) EXPECT_EQ(hand.wall.has_value(), sample.wall) << sample.file;
        const auto imported = import(*game);
        ASSERT_TRUE(imported) << sample.file << " hand " << imported.error().hand << " step "
                              << imported.error().difference.step << " "
                              << id(imported.error().difference.kind) << ": "
                              << imported.error().difference.told << " / "
                              << imported.error().difference.found;
        EXPECT_EQ(imported->hands, sample.hands) << sample.file;
        EXPECT_EQ(imported->wins, sample.wins) << sample.file;
        EXPECT_TRUE(imported->deviations.empty()) << sample.file;
    }
}

// The record of an import is one that replay believes, wall and session included.
TEST_F(TenhouImport, RecordsReplay) {
    for (const Sample& sample : samples) {
        const auto game = read(sample.file, read_test_data(sample_folder + sample.file));
        const auto imported = import(*game);
        ASSERT_TRUE(imported);
        RecordReader reader(bytes_of(imported->record), families(), suits_);
        Replay replay(reader, suits_);
        ReplayStep step{};
        do step = replay.next();
        while (step < ReplayStep::Finished);
        EXPECT_EQ(step, ReplayStep::Finished)
            << sample.file << " "
            << (step == ReplayStep::Difference ? replay.difference().code : reader.fault().code);
    }
}

// The two logs of one game tell the same hands.
TEST_F(TenhouImport, BothFormatsTellTheSameEvents) {
    for (const std::string name : {"2010081709gm-00a9-0000-fe3371ad", "2017031200gm-00a9-0000-ebc05bd5"}) {
        const auto xml = read_mjlog(read_test_data(sample_folder + name + ".mjlog"));
        const auto json = read(name, read_test_data(sample_folder + name + ".json"));
        ASSERT_TRUE(xml && json);
        ASSERT_EQ(xml->hands.size(), json->hands.size());
        for (std::size_t i = 0; i < xml->hands.size(); ++i) {
            const auto one = play_over(table_, xml->hands[i]);
            const auto other = play_over(table_, json->hands[i]);
            ASSERT_TRUE(one && other);
            EXPECT_EQ(one->state, other->state) << name << " hand " << i + 1;
        }
    }
}

/// A change to a log and what it leads to.
struct LogChange {
    std::string file;
    std::string from, to;  ///< the first of `from` after `after` becomes `to`
    std::string after;
    int hand;
    DifferenceKind kind;
};

TEST_F(TenhouImport, EveryChangeIsFound) {
    const std::string game = "2010081709gm-00a9-0000-fe3371ad.mjlog";
    const std::string kong = "2017031200gm-00a9-0000-ebc05bd5.mjlog";
    const std::string drawn = "2010112714gm-00a9-0000-d497e395.mjlog";
    const std::string last = "2010091009gm-00a9-0000-83af2648_tw-2.mjlog";
    const std::string json = "2010081709gm-00a9-0000-fe3371ad.json";
    const LogChange changes[] = {
        // A tile drawn that the wall does not have there; the seed itself.
        {"bug1.xml", "<U53/>", "<U44/>", "", 1, DifferenceKind::WallTile},
        {"bug1.xml", "C41242CB", "C41242CC", "", 1, DifferenceKind::DiceThrown},
        {"bug1.xml", "seed=\"0,0,0,2,2,77\"", "seed=\"0,0,0,2,2,73\"", "", 1, DifferenceKind::WallTile},
        {"bug1.xml", "seed=\"0,0,0,2,2,77\"", "seed=\"0,0,0,2,3,77\"", "", 1, DifferenceKind::DiceThrown},
        {"bug1.xml", "hai0=\"48,78", "hai0=\"0,78", "", 1, DifferenceKind::WallTile},
        // A discard of a tile that is not held; of another seat.
        {json, "[44,29,19,46", "[44,12,19,46", "", 1, DifferenceKind::Refused},
        {"bug1.xml", "<E123/>", "", "", 1, DifferenceKind::Step},
        // A call that is not possible.
        {"bug1.xml", "m=\"24583\"", "m=\"25607\"", "", 2, DifferenceKind::Step},
        {"bug1.xml", "<N who=\"0\" m=\"47658\" />", "<N who=\"2\" m=\"47658\" />", "", 2,
         DifferenceKind::Step},
        // Riichi, its stick, the scores after it.
        {"bug1.xml", "<REACH who=\"2\" step=\"1\"/>", "", "", 1, DifferenceKind::Riichi},
        {"bug1.xml", "<REACH who=\"2\" step=\"2\"/>", "<REACH who=\"1\" step=\"2\"/>", "", 1,
         DifferenceKind::Riichi},
        {last, "ten=\"250,240,198,302\"", "ten=\"240,250,198,302\"", "REACH", 2, DifferenceKind::Scores},
        // Indicators after kongs: too late, or none.
        {"bug1.xml", "<DORA hai=\"65\" />", "", "", 2, DifferenceKind::Indicator},
        {kong, "doraHai=\"", "doraHai=\"1,", "", 1, DifferenceKind::Indicator},
        // The win: winner, tile, hand, total, han, fu, yaku, under indicators.
        {game, "who=\"1\" fromWho=\"2\"", "who=\"1\" fromWho=\"0\"", "AGARI", 1, DifferenceKind::Step},
        {game, "machi=\"21\"", "machi=\"26\"", "AGARI", 1, DifferenceKind::WinningTile},
        {game, "hai=\"21,27,30,109,111\"", "hai=\"21,27,31,109,113\"", "AGARI", 1, DifferenceKind::Hand},
        {game, "ten=\"30,7700,0\"", "ten=\"30,8000,0\"", "AGARI", 1, DifferenceKind::Total},
        {game, "ten=\"30,7700,0\"", "ten=\"40,7700,0\"", "AGARI", 1, DifferenceKind::Fu},
        {game, "yaku=\"11,1,34,2,52,1\"", "yaku=\"11,1,34,2\"", "AGARI", 1, DifferenceKind::Han},
        {game, "yaku=\"11,1,34,2,52,1\"", "yaku=\"14,1,34,2,52,1\"", "AGARI", 1, DifferenceKind::Patterns},
        {game, "doraHaiUra=\"51\"", "doraHaiUra=\"53\"", "", 6, DifferenceKind::WallTile},
        {game, "doraHaiUra=\"51\"", "", "", 6, DifferenceKind::Under},
        {game, "doraHai=\"20\"", "doraHai=\"24\"", "AGARI", 1, DifferenceKind::Indicator},
        {last, "doraHai=\"39\" who=\"3\"", "doraHai=\"39\" paoWho=\"0\" who=\"3\"", "", 8,
         DifferenceKind::Liable},
        // Payments, scores and sticks at the end.
        {game, "250,0,250,87,240,-77,250,0", "250,0,250,86,240,-76,250,0", "", 1, DifferenceKind::Paid},
        {game, "250,0,250,87,240,-77,250,0", "250,0,250,87,250,-77,240,0", "", 1, DifferenceKind::Scores},
        {game, "ba=\"0,1\"", "ba=\"0,2\"", "AGARI", 1, DifferenceKind::Deposits},
        // Draws: their kind, who waits and with what.
        {game, "hai1=\"27,29,49", "hai1=\"27,30,53", "RYUUKYOKU", 2, DifferenceKind::Hand},
        {game, "hai2=\"30,95,96,101\"", "", "RYUUKYOKU", 2, DifferenceKind::Waiting},
        {game, "-15,327,15,163,15,250,-15", "-10,327,10,163,10,250,-10", "", 2, DifferenceKind::Paid},
        {drawn, "type=\"yao9\"", "type=\"kaze4\"", "", 7, DifferenceKind::Step},
        {drawn, "<RYUUKYOKU ba", "<RYUUKYOKU type=\"reach4\" ba", "", 1, DifferenceKind::End},
        // From hand to hand.
        {json, "[[1,0,0]", "[[1,1,0]", "", 2, DifferenceKind::Counters},
        {game, "seed=\"1,1,1", "seed=\"1,1,2", "", 3, DifferenceKind::Deposits},
        {game, "ten=\"250,337,163,250\"", "ten=\"250,336,164,250\"", "", 2, DifferenceKind::Scores},
        {game, "seed=\"4,0,0", "seed=\"8,0,0", "", 10, DifferenceKind::Round},
        // The end of the session.
        {game, "owari=\"201,-20.0", "owari=\"202,-20.0", "", 15, DifferenceKind::Scores},
        {game, "owari=\"201,-20.0", "owari=\"201,-21.0", "", 15, DifferenceKind::Result},
    };
    for (const LogChange& change : changes) {
        std::string text = read_test_data(sample_folder + change.file);
        const std::size_t from = change.after.empty() ? 0 : text.find("<" + change.after);
        const std::size_t at = text.find(change.from, from);
        ASSERT_NE(at, std::string::npos) << change.from;
        text.replace(at, change.from.size(), change.to);
        const auto told = read(change.file, text);
        if (!told) {
            ADD_FAILURE() << change.from << " → " << change.to << ": " << code(told.error().fault) << " "
                          << told.error().subject;
            continue;
        }
        const auto imported = import(*told);
        if (imported) {
            ADD_FAILURE() << change.from << " → " << change.to;
            continue;
        }
        EXPECT_EQ(imported.error().hand, change.hand) << change.from << " → " << change.to;
        EXPECT_EQ(id(imported.error().difference.kind), id(change.kind))
            << change.from << " → " << change.to << ": " << imported.error().difference.told << " / "
            << imported.error().difference.found;
    }
}

// The session is told to go on, or to be over, when it is not.
TEST_F(TenhouImport, LengthOfTheSession) {
    const auto game = read_mjlog(read_test_data(sample_folder + samples[0].file));
    ToldGame shorter = *game;
    shorter.hands.pop_back();
    auto imported = import(shorter);
    ASSERT_FALSE(imported);
    EXPECT_EQ(imported.error().difference.kind, DifferenceKind::Length);

    // The dealer of the first sample stopped after winning; here the last hand itself ends the session.
    ToldGame longer = *read_mjlog(read_test_data(sample_folder + samples[5].file));
    longer.hands.push_back(longer.hands.back());
    imported = import(longer);
    ASSERT_FALSE(imported);
    EXPECT_EQ(imported.error().difference.kind, DifferenceKind::Length);
    EXPECT_EQ(imported.error().hand, 9);

    // Without a result it may be a part of a session, and from its middle on it is only hands.
    shorter.final.reset();
    EXPECT_TRUE(import(shorter));
    shorter.hands.erase(shorter.hands.begin());
    imported = import(shorter);
    ASSERT_TRUE(imported);
    EXPECT_NE(imported->record.find("\"play\":\"hands\""), std::string::npos);
}

TEST(TenhouMeld, AsLogsWriteThem) {
    // A chow of 3m4m5m with the red five among one's own; a pung, a kong added to it, one of the discard and
    // a concealed one.
    const auto chow = tenhou::meld((2 * 3 + 0) << 10 | 1 << 3 | 1 << 5 | 0 << 7 | 4 | 3);
    ASSERT_TRUE(chow);
    EXPECT_EQ(chow->kind, MeldKind::Chow);
    EXPECT_EQ(chow->tile, Tile::of(Suit::Characters, 3));
    EXPECT_EQ(chow->taken, Piece(Tile::of(Suit::Characters, 3)));
    EXPECT_EQ(chow->reds, 1);
    const auto pung = tenhou::meld((4 * 3 + 2) << 9 | 1 << 5 | 8 | 2);
    ASSERT_TRUE(pung);
    EXPECT_EQ(pung->kind, MeldKind::Pung);
    EXPECT_EQ(pung->from, Giver::Across);
    EXPECT_EQ(pung->reds, 1) << "copies 0, 2 and 3 of 5m, the last one called";
    const auto apart = tenhou::meld((4 * 3 + 0) << 9 | 0 << 5 | 8 | 1);
    EXPECT_EQ(apart->reds, 0) << "copy 0 is not in it";
    const auto added = tenhou::meld((4 * 3 + 0) << 9 | 0 << 5 | 16 | 1);
    EXPECT_EQ(added->kind, MeldKind::AddedKong);
    EXPECT_EQ(added->taken, Piece::red_five(Suit::Characters));
    const auto claimed = tenhou::meld(16 << 8 | 3);
    EXPECT_EQ(claimed->kind, MeldKind::Kong);
    EXPECT_EQ(claimed->taken, Piece::red_five(Suit::Characters));
    EXPECT_EQ(claimed->reds, 0);
    EXPECT_EQ(tenhou::meld(17 << 8)->kind, MeldKind::ConcealedKong);
    for (const unsigned code :
         {0x10000u, 21u * 3 << 10 | 7, 7u << 10 | 5, 34u * 3 << 9 | 9, 8u, 136u << 8, 0x20u})
        EXPECT_FALSE(tenhou::meld(code)) << code;
}

TEST(TenhouTile, CodesAndNumbersAgree) {
    for (unsigned n = 0; n < 136; ++n) {
        const Piece piece = tenhou::piece(n);
        EXPECT_EQ(tenhou::piece_of_code(tenhou::code_of(piece)), piece);
        EXPECT_EQ(tenhou::kind(tenhou::index_of(piece.tile())), piece.tile());
    }
    EXPECT_EQ(tenhou::piece(135), Piece(tiles::red));
    EXPECT_EQ(tenhou::code_of(tiles::white), 45);
    for (const int code : {-1, 0, 10, 20, 30, 40, 48, 49, 50, 54, 60, 111})
        EXPECT_FALSE(tenhou::piece_of_code(code)) << code;
}

struct WrongLog {
    std::string text;
    TellingFault fault;
    std::string subject;
};

TEST(Mjlog, WhatIsWrong) {
    const std::string start = "<mjloggm ver=\"2.3\">";
    const std::string init =
        "<INIT seed=\"0,0,0,1,1,8\" ten=\"250,250,250,250\" oya=\"0\" "
        "hai0=\"0,4,9,12,16,20,24,28,32,36,40,44,48\" hai1=\"1,5,10,13,17,21,25,29,33,37,41,45,49\" "
        "hai2=\"2,6,11,14,18,22,26,30,34,38,42,46,50\" hai3=\"3,7,56,15,19,23,27,31,35,39,43,47,51\"/>";
    const WrongLog cases[] = {
        {"", TellingFault::NotThisFormat, ""},
        {"\x1F\x8B\x08", TellingFault::Compressed, ""},
        {"{}", TellingFault::NotThisFormat, ""},
        {"<", TellingFault::BadText, ""},
        {"<html></html>", TellingFault::NotThisFormat, "html"},
        {"<mjloggm></mjloggm>", TellingFault::MissingField, "ver"},
        {"<mjloggm ver=\"2.4\"></mjloggm>", TellingFault::UnknownVersion, "2.4"},
        {start + "</mjloggm>", TellingFault::Unfinished, ""},
        {start + "<GO type=\"185\"/></mjloggm>", TellingFault::OtherRules, "185"},
        {start + "<GO type=\"161\"/></mjloggm>", TellingFault::OtherRules, "161"},
        {start + "<GO type=\"171\"/></mjloggm>", TellingFault::OtherRules, "171"},
        {start + "<X/></mjloggm>", TellingFault::UnknownEvent, "X"},
        {start + "<T1/></mjloggm>", TellingFault::OutOfOrder, "T1"},
        {start + "<SHUFFLE seed=\"x\"/></mjloggm>", TellingFault::BadSeed, "seed"},
        {start + init + "</mjloggm>", TellingFault::Unfinished, ""},
        {start + init + "<T136/></mjloggm>", TellingFault::BadTile, "T136"},
        {start + init + "<T0/></mjloggm>", TellingFault::BadTile, "T0"},
        {start + init + "<D1/></mjloggm>", TellingFault::BadTile, "D1"},
        {start + init + "<N who=\"0\" m=\"8\"/></mjloggm>", TellingFault::BadMeld, "8"},
        {start + init + "<N who=\"4\" m=\"8\"/></mjloggm>", TellingFault::BadValue, "who"},
        {start + init + "<N who=\"0\"/></mjloggm>", TellingFault::MissingField, "m"},
        {start + init + "<RYUUKYOKU ba=\"0,0\" sc=\"250,0,250,0,250,0,250,0\" type=\"new\"/></mjloggm>",
         TellingFault::UnknownEvent, "new"},
        {start + init + "<RYUUKYOKU ba=\"1,0\" sc=\"250,0,250,0,250,0,250,0\"/></mjloggm>",
         TellingFault::BadValue, "ba"},
        {start + init +
             "<AGARI ba=\"0,0\" hai=\"1\" machi=\"1\" ten=\"30,1000,0\" yaku=\"77,1\" doraHai=\"1\" "
             "who=\"0\" "
             "fromWho=\"0\" sc=\"250,0,250,0,250,0,250,0\"/></mjloggm>",
         TellingFault::UnknownPattern, "77"},
        {std::string(max_told_bytes + 1, ' '), TellingFault::TooLong, ""},
    };
    for (const WrongLog& each : cases) {
        const auto told = read_mjlog(each.text);
        ASSERT_FALSE(told) << each.text.substr(0, 200);
        EXPECT_EQ(code(told.error().fault), code(each.fault)) << each.text.substr(0, 300);
        EXPECT_EQ(told.error().subject, each.subject) << each.text.substr(0, 300);
        EXPECT_LE(told.error().at, each.text.size());
    }
}

TEST(TenhouJson, WhatIsWrong) {
    const std::string hand =
        "[[0,0,0],[25000,25000,25000,25000],[16],[],"
        "[11,11,11,12,12,12,13,13,13,14,14,14,15],[17],[60],[21,21,21,22,22,22,23,23,23,24,24,24,25],[],[],"
        "[31,31,31,32,32,32,33,33,33,34,34,34,35],[],[],[41,41,41,42,42,42,43,43,43,44,44,44,45],[],[],"
        "[\"流局\",[0,0,0,0]]]";
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = R"({"rule":{"disp":"南喰赤","aka":1},"log":[)" + hand + "]}";
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return text.replace(at, from.size(), to);
    };
    ASSERT_TRUE(read_tenhou_json(with("", "")));
    const WrongLog cases[] = {
        {"", TellingFault::BadText, "json_unexpected_end"},
        {"[]", TellingFault::NotThisFormat, ""},
        {"{}", TellingFault::NotThisFormat, ""},
        {"{\"log\":", TellingFault::BadText, "json_unexpected_end"},
        {"{\"log\":[[]]}", TellingFault::MissingField, "hand"},
        {with("\"aka\":1", "\"aka\":0"), TellingFault::OtherRules, "aka"},
        {with("南喰赤", "三南喰赤"), TellingFault::OtherRules, "三南喰赤"},
        {with("[0,0,0]", "[16,0,0]"), TellingFault::BadValue, "hand"},
        {with("[25000,25000,25000,25000]", "[25000,25000,25000,25000,0]"), TellingFault::OtherRules,
         "scores"},
        {with("[16]", "[48]"), TellingFault::BadTile, "48"},
        {with("[16]", "[]"), TellingFault::MissingField, "indicators"},
        {with(",14,15]", ",14]"), TellingFault::BadValue, "deal"},
        {with("[17],[60]", "[17,17],[60]"), TellingFault::OutOfOrder, "17"},
        {with("[17],[60]", "[],[60]"), TellingFault::OutOfOrder, "60"},
        {with("[17],[60]", "[17],[\"x17\"]"), TellingFault::BadMeld, "x17"},
        {with("[17],[60]", "[17],[99]"), TellingFault::BadTile, "99"},
        {with("[17],[60]", "[\"c171615\"],[60]"), TellingFault::OutOfOrder, "c171615"},
        {with("流局", "流行"), TellingFault::UnknownEvent, "流行"},
        {with("[\"流局\",[0,0,0,0]]", "[\"和了\",[0,0,0,0],[0,0,0,\"30符1飜1000\",\"立直(1飜)\"]]"),
         TellingFault::BadValue, "30符1飜1000"},
        {with("[\"流局\",[0,0,0,0]]", "[\"和了\",[0,0,0,0],[0,0,0,\"30符1飜1000点\",\"立(1飜)\"]]"),
         TellingFault::UnknownPattern, "立(1飜)"},
        {with("[\"流局\",[0,0,0,0]]", "[\"和了\"]"), TellingFault::MissingField, "win"},
    };
    for (const WrongLog& each : cases) {
        const auto told = read_tenhou_json(each.text);
        ASSERT_FALSE(told) << each.text;
        EXPECT_EQ(code(told.error().fault), code(each.fault)) << each.text;
        EXPECT_EQ(told.error().subject, each.subject) << each.text;
        EXPECT_LE(told.error().at, each.text.size());
    }
}

// Whatever the log calls the points: by discard, by self-draw of a child and of the dealer, at a limit.
TEST(TenhouJson, PointsAsWritten) {
    const auto points = [](const std::string& text) {
        const auto game = read_tenhou_json(
            R"({"log":[[[0,0,0],[25000,25000,25000,25000],[16],[],[11,11,11,12,12,12,13,13,13,14,14,14,15],)"
            R"([15],[],[21,21,21,22,22,22,23,23,23,24,24,24,25],[],[],[31,31,31,32,32,32,33,33,33,34,34,34,35],)"
            R"([],[],[41,41,41,42,42,42,43,43,43,44,44,44,45],[],[],["和了",[0,0,0,0],[0,0,0,")" +
            text + R"j(","立直(1飜)"]]]]})j");
        EXPECT_TRUE(game) << text;
        const ToldWin& win = game->hands[0].end.wins[0];
        return std::pair(*win.total, win.fu.value_or(-1));
    };
    EXPECT_EQ(points("30符4飜7700点"), std::pair(7700, 30));
    EXPECT_EQ(points("満貫2000-4000点"), std::pair(8000, -1));
    EXPECT_EQ(points("40符1飜700点∀"), std::pair(2100, 40));
    EXPECT_EQ(points("三倍満24000点"), std::pair(24000, -1));
}

}  // namespace
}  // namespace sifang
