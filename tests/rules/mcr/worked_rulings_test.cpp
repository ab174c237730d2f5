// The rulings of the question book that are not whole hands: the table of kongs, waits, shapes, parts of
// hands. What the book leaves out of a hand is filled with tiles that have nothing to do with the ruling.
#include <algorithm>
#include <gtest/gtest.h>

#include "hand/notation.hpp"
#include "rules/mcr/slow_scorer.hpp"
#include "rules/mcr/worked_hands.hpp"

namespace sifang::mcr_test {
namespace {

struct Ruling {
    std::string name;
    Value line;
};
void PrintTo(const Ruling& r, std::ostream* out) { *out << r.name; }

std::vector<Ruling> rulings_of(std::string_view kind) {
    std::vector<Ruling> rulings;
    for (Value& line : lines_of("gb98_rulings.jsonl")) {
        if (text_of(line, "kind") != kind) continue;
        std::string name = text_of(line, "id");
        std::replace(name.begin(), name.end(), '-', '_');
        rulings.push_back({name, std::move(line)});
    }
    return rulings;
}
const auto name_of_ruling = [](const testing::TestParamInfo<Ruling>& info) { return info.param.name; };

/// The file names fan as the book does.
std::string id_of(std::string_view chinese) {
    static const std::map<std::string, std::string, std::less<>> ids{
        {"明杠", "melded_kong"},
        {"暗杠", "concealed_kong"},
        {"双明杠", "two_melded_kongs"},
        {"一明杠一暗杠", "melded_and_concealed_kong"},
        {"双暗杠", "two_concealed_kongs"},
        {"三杠", "three_kongs"},
        {"四杠", "four_kongs"},
        {"双暗刻", "two_concealed_pungs"},
        {"三暗刻", "three_concealed_pungs"},
        {"四暗刻", "four_concealed_pungs"},
        {"边张", "edge_wait"},
        {"坎张", "closed_wait"},
        {"单钓将", "single_wait"},
        {"清龙", "pure_straight"},
        {"三色三节高", "mixed_shifted_pungs"},
        {"三色三步高", "mixed_shifted_chows"},
        {"七对", "seven_pairs"},
        {"清一色", "full_flush"},
        {"平和", "all_chows"},
        {"老少副", "two_terminal_chows"},
        {"一般高", "pure_double_chow"},
        {"喜相逢", "mixed_double_chow"},
        {"十三幺", "thirteen_orphans"},
        {"双箭刻", "two_dragon_pungs"},
        {"圈风刻", "prevalent_wind"},
        {"门风刻", "seat_wind"},
        {"双同刻", "double_pung"},
        {"幺九刻", "pung_of_terminals_or_honors"}};
    return ids.find(chinese)->second;
}
PointsById expected(const Value& line) {
    PointsById points;
    if (const Value* fan = line.find("expected_fans"))
        for (const auto& [id, value] : *fan->fields()) points[id_of(id)] = static_cast<int>(*value.integer());
    return points;
}
/// Only the patterns named.
PointsById only(const Answer& answer, std::initializer_list<std::string_view> ids) {
    PointsById points;
    for (const std::string_view id : ids)
        if (answer.count(id) != 0) points[std::string(id)] = answer.count(id);
    return points;
}
std::string standing_of(const Value& line) { return text_of(*line.find("hand"), "concealed"); }

using Scorer = Answer (*)(std::string_view, const Win&);
std::vector<Scorer> both_scorers() { return {by_the_book, by_the_program}; }

// --- Q41, Q57, Q69: the table of kongs

class Gb98KongTable : public testing::TestWithParam<Ruling> {};

TEST_P(Gb98KongTable, Counts) {
    const Value& kongs = *GetParam().line.find("kongs");
    const auto figure = [&](std::string_view field) { return *kongs.find(field)->integer(); };
    std::string melds, standing;
    const char* tiles[] = {"2222m", "4444p", "7777s", "NNNN"};
    const char* pungs[] = {"222m", "444p", "777s", "NNN"};
    std::size_t sets = 0;
    for (auto n = figure("melded"); n > 0; --n) melds += std::string("[") + tiles[sets++] + "] ";
    for (auto n = figure("concealed"); n > 0; --n) melds += std::string("(") + tiles[sets++] + ") ";
    for (auto n = figure("concealed_triplets_incl_kongs") - figure("concealed"); n > 0; --n)
        standing += pungs[sets++];
    while (sets++ < 4) melds += "[567p] ";
    const Win win = win_of(melds + standing + "9m 9m");
    for (const Scorer score : both_scorers())
        EXPECT_EQ(only(score("gb98", win),
                       {"melded_kong", "concealed_kong", "two_melded_kongs", "melded_and_concealed_kong",
                        "two_concealed_kongs", "three_kongs", "four_kongs", "two_concealed_pungs",
                        "three_concealed_pungs", "four_concealed_pungs"}),
                  expected(GetParam().line))
            << to_string(win);
}
INSTANTIATE_TEST_SUITE_P(Book, Gb98KongTable, testing::ValuesIn(rulings_of("kong_table")), name_of_ruling);

// --- Q43: shapes

class Gb98Shape : public testing::TestWithParam<Ruling> {};

TEST_P(Gb98Shape, IsAWinWhicheverTileCameLast) {
    const ParsedHand all = *parse_hand(standing_of(GetParam().line), HandForm::Waiting);
    for (const Tile last : all.hand.standing.present()) {
        Win win;
        win.hand = all.hand;
        win.hand.standing.remove(last);
        win.tile = last;
        for (const Scorer score : both_scorers()) EXPECT_TRUE(score("gb98", win).valid) << to_string(win);
    }
}
INSTANTIATE_TEST_SUITE_P(Book, Gb98Shape, testing::ValuesIn(rulings_of("shape")), name_of_ruling);

// --- Q129-Q131: waits

class Gb98Wait : public testing::TestWithParam<Ruling> {};

/// A whole hand around a few standing tiles of characters: melds of the other suits, and a pair where one is
/// missing.
Hand around(std::string_view part, std::size_t tiles) {
    std::string text;
    const char* melds[] = {"[123p]", "[456s]", "[888s]"};
    const bool pair_missing = tiles % 3 == 2;
    const std::size_t standing = tiles + (pair_missing ? 2 : 0);
    for (std::size_t i = 0; i < (13 - standing) / 3; ++i) text += melds[i];
    text += std::string(part) + (pair_missing ? "EE" : "");
    return parse_hand(text, HandForm::Waiting)->hand;
}

TEST_P(Gb98Wait, CountsOnlyTheOneKind) {
    const std::string part = standing_of(GetParam().line);
    Win win;
    win.hand = around(part, part.size() - 1);
    const std::string told = text_of(*GetParam().line.find("hand"), "win_tile");
    for (const int wait : slow::slow_waits(slow::slow_edition("gb98"), win.hand)) {
        win.tile = Tile::of_index(static_cast<unsigned>(wait));
        if (!told.empty() && to_string(win.tile) != told) continue;
        for (const Scorer score : both_scorers())
            EXPECT_EQ(only(score("gb98", win), {"edge_wait", "closed_wait", "single_wait"}),
                      expected(GetParam().line))
                << to_string(win);
    }
}
INSTANTIATE_TEST_SUITE_P(Book, Gb98Wait, testing::ValuesIn(rulings_of("wait")), name_of_ruling);

// --- Q56, Q59: hands that wait

class Gb98Waiting : public testing::TestWithParam<Ruling> {};

TEST_P(Gb98Waiting, NineGatesOrThirteenOrphans) {
    const auto hand = parse_hand(standing_of(GetParam().line), HandForm::Waiting);
    ASSERT_TRUE(hand);
    Win win;
    win.hand = hand->hand;
    const PointsById wanted = expected(GetParam().line);
    const auto waits = slow::slow_waits(slow::slow_edition("gb98"), win.hand);
    EXPECT_FALSE(waits.empty());
    for (const int wait : waits) {
        win.tile = Tile::of_index(static_cast<unsigned>(wait));
        for (const Scorer score : both_scorers())
            EXPECT_EQ(only(score("gb98", win), {"nine_gates", "thirteen_orphans"}), wanted) << to_string(win);
    }
}
INSTANTIATE_TEST_SUITE_P(Book, Gb98Waiting, testing::ValuesIn(rulings_of("tenpai")), name_of_ruling);

// --- Q51: alternatives that are worth less

class Gb98Alternative : public testing::TestWithParam<Ruling> {};

TEST_P(Gb98Alternative, IsNotTheOneCounted) {
    const ParsedHand all = *parse_hand(standing_of(GetParam().line), HandForm::Waiting);
    Win win;
    win.hand = all.hand;
    win.tile = Tile::of(Suit::Dots, 5);
    win.hand.standing.remove(win.tile);
    for (const Scorer score : both_scorers()) {
        const Answer answer = score("gb98", win);
        EXPECT_EQ(answer.count("pure_terminal_chows"), 64);
        EXPECT_GT(answer.total, *GetParam().line.find("expected_total")->integer());
        for (const auto& [id, points] : expected(GetParam().line)) EXPECT_EQ(answer.count(id), 0) << id;
    }
}
INSTANTIATE_TEST_SUITE_P(Book, Gb98Alternative, testing::ValuesIn(rulings_of("alternative")), name_of_ruling);

// --- parts of hands

class Gb98Part : public testing::TestWithParam<Ruling> {};

/// The part made whole: what was added counts for none of the fan looked at.
std::string made_whole(const std::string& name) {
    static const std::map<std::string, std::string, std::less<>> hands{
        {"q51_4_1", "[123m] [123m] [456m] [789m] E E"},  {"q51_4_2", "[444m] [222p] [555p] [333s] E E"},
        {"q51_4_3", "[567m] [456p] [345s] [678s] E E"},  {"q51_6_2", "[123m] [789m] [123s] [789s] E E"},
        {"q111_2", "(CCCC) (FFFF) [345m] [678p] 2s 2s"}, {"q112_1", "[234m] [345s] EEE567p8s 8s"},
        {"q112_2", "[234m] [345s] EEE567p8s 8s"},        {"q112_3", "[234m] [345s] SSS567p8s 8s"},
        {"q113_1", "[234m] [345s] WWW567p8s 8s"},        {"q118_2", "[234m] [678m] 111p11s55p 1s"},
        {"q126_1", "[7777p] [234m] [345s] 678sE E"},     {"q126_2", "[8888m] [234m] [345s] 678sE E"}};
    return hands.find(name)->second;
}

TEST_P(Gb98Part, Counts) {
    const std::string& name = GetParam().name;
    Win win = win_of(made_whole(name));
    win.seat = name == "q112_2"   ? Wind::South
               : name == "q112_3" ? Wind::South
               : name == "q113_1" ? Wind::West
                                  : Wind::East;
    win.round = name == "q112_3" ? Wind::South : name == "q113_1" ? Wind::North : Wind::East;
    if (text_of(*GetParam().line.find("hand"), "win_by") == "self_draw") win.by = By::Draw;
    for (const Scorer score : both_scorers()) {
        const Answer answer = score("gb98", win);
        if (name == "q51_6_2") {  // which of the two names is taken twice is free
            EXPECT_EQ(answer.count("mixed_double_chow") + answer.count("two_terminal_chows"), 3);
            continue;
        }
        for (const auto& [id, points] : expected(GetParam().line)) EXPECT_EQ(answer.count(id), points) << id;
    }
}
INSTANTIATE_TEST_SUITE_P(Book, Gb98Part, testing::ValuesIn(rulings_of("fragment")), name_of_ruling);

}  // namespace
}  // namespace sifang::mcr_test
