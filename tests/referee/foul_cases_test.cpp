// Every foul of every profile, the first to the fourth time, with the totals of all four:
// data/foul_cases.txt.

#include <fstream>
#include <set>
#include <sstream>

#include "referee/foul_book.hpp"

namespace sifang::test {
namespace {

std::string trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return std::string(text);
}

std::vector<std::string> split(std::string_view text, char mark) {
    std::vector<std::string> parts;
    for (;;) {
        const std::size_t at = text.find(mark);
        parts.push_back(trimmed(text.substr(0, at)));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + 1);
    }
}

/// Four entries; one alone stands for all.
std::array<std::string, 4> four(const std::string& text) {
    const auto parts = split(text, ';');
    if (parts.size() == 1) return {parts[0], parts[0], parts[0], parts[0]};
    if (parts.size() != 4) throw std::runtime_error("not four: " + text);
    return {parts[0], parts[1], parts[2], parts[3]};
}

struct CaseLine {
    std::vector<std::string> profiles;
    std::string foul, clause, name;
    std::array<std::string, 4> choices, does, totals, event;
};

const std::vector<CaseLine>& all_cases() {
    static const std::vector<CaseLine> lines = [] {
        std::vector<CaseLine> out;
        std::set<std::string> names;
        std::ifstream file(SIFANG_TEST_DATA "/foul_cases.txt");
        for (std::string line; std::getline(file, line);) {
            if (line.starts_with('#')) continue;
            auto parts = split(line, '|');
            parts.resize(7);
            CaseLine c{split(parts[0], ','),
                       parts[1],
                       parts[2] == "-" ? "" : parts[2],
                       {},
                       four(parts[3]),
                       four(parts[4]),
                       four(parts[5]),
                       four(parts[6])};
            // The clause, then the foul: gb98_Q155_3_2_wrong_tile_drawn.
            std::string text = (c.clause.empty() ? c.profiles[0] : c.clause) + "_" + c.foul;
            for (const auto& [from, to] :
                 {std::pair<std::string, std::string>{"①", "_1"}, {"②", "_2"}, {"③", "_3"}})
                if (const std::size_t at = text.find(from); at != std::string::npos)
                    text.replace(at, from.size(), to);
            for (const char letter : text)
                if (std::isalnum(static_cast<unsigned char>(letter)))
                    c.name += letter;
                else if (!c.name.ends_with('_'))
                    c.name += '_';
            const std::string plain = c.name;
            for (int n = 2; !names.insert(c.name).second; ++n) c.name = plain + "_" + std::to_string(n);
            out.push_back(std::move(c));
        }
        return out;
    }();
    return lines;
}

/// `rung=1 instead=0 points=10 may=end_hand seat=E another_won`
void choose(const std::string& words, FoulCase& foul) {
    std::istringstream in(words);
    for (std::string word; in >> word;) {
        const std::string name = word.substr(0, word.find('=')), value = word.substr(word.find('=') + 1);
        if (name == "rung") foul.choice.rung = std::stoul(value);
        if (name == "instead") foul.choice.instead = std::stoul(value);
        if (name == "points") foul.choice.points = std::stoi(value);
        if (name == "may") foul.choice.optional.push_back(measure_of_id(value).value());
        if (name == "another_won") foul.another_won = true;
        if (name == "seat") foul.seat = Wind::East, foul.who = 0;
    }
}

std::string event_text(const Penalty& penalty) {
    std::string text;
    for (const EventMeasure& each : penalty.event) text.append(text.empty() ? "" : " ").append(id(each.kind));
    return text.empty() ? "-" : text;
}

class FoulCases : public testing::TestWithParam<CaseLine> {};

TEST_P(FoulCases, BringWhatTheBookSays) {
    const CaseLine& line = GetParam();
    for (const std::string& profile : line.profiles) {
        const Rulebook& book = foul_book(profile);
        const Table table(book, foul_suits());
        FoulRecord record;
        FoulPlace place{1, 1, 1, {}};
        State hand = fresh_hand(table, 1);
        Payments before{};
        for (unsigned time = 0; time < 4; ++time) {
            SCOPED_TRACE(profile + " " + line.foul + ", time " + std::to_string(time + 1));
            FoulCase foul = south_did(line.foul);
            foul.place = place;
            choose(line.choices[time], foul);
            // Another tile each time.
            foul.pieces.clear();
            unsigned nth = 0;
            for (const Tile tile : hand.at(foul.seat).hand.standing.present())
                if (nth++ == time) foul.pieces.push_back(tile);
            const auto penalty = penalty_for(book, record, foul);
            ASSERT_TRUE(penalty) << id(penalty.error().refusal);
            EXPECT_EQ(text_of(penalty->does), line.does[time]);
            EXPECT_EQ(event_text(*penalty), line.event[time].empty() ? "-" : line.event[time]);
            if (time == 3) {
                EXPECT_EQ(penalty->clause, line.clause);
            }

            const Payments paid = hand.paid;
            for (const Sanction& sanction : penalty->sanctions) {
                const auto done = table.sanction(hand, sanction);
                ASSERT_TRUE(done) << id(sanction.kind) << " " << id(done.error().refusal);
            }
            Payments moved = points_of(*penalty), totals = before;
            for (std::size_t i = 0; i < 4; ++i) {
                if (penalty->does[0].measure != Measure::PayWinner) {
                    EXPECT_EQ(hand.paid[i] - paid[i], moved[i]) << "seat " << i;
                }
                totals[i] += hand.paid[i];
            }
            std::istringstream expected(line.totals[time]);
            for (const int total : totals) {
                int value = 0;
                expected >> value;
                EXPECT_EQ(total, value);
            }
            fold(record, PenaltyGiven{*penalty});
            if (hand.phase != Phase::Over) continue;
            EXPECT_NE(hand.end, End::Won);
            before = totals;
            ++place.hand;
            hand = fresh_hand(table, 2 + time);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Books, FoulCases, testing::ValuesIn(all_cases()),
                         [](const auto& each) { return each.param.name; });

TEST(FoulCatalogue, EveryFoulOfEveryProfileHasItsCase) {
    std::set<std::string> told, there;
    for (const CaseLine& line : all_cases())
        for (const std::string& profile : line.profiles)
            told.insert(profile.substr(0, profile.find('+')) + " " + line.foul);
    for (const std::string_view id : all_editions)
        for (const Foul& foul : foul_book(std::string(id)).fouls().fouls)
            // Another reading of gb98 is tried there; mil only has it from there.
            if (id != "mil" || foul.reading.empty() || foul_book("mil").fouls().in_force(foul))
                there.insert(std::string(id) + " " + foul.id);
    EXPECT_EQ(told, there);
}

}  // namespace
}  // namespace sifang::test
