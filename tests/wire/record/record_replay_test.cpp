// Whatever was played can be played over; whatever was changed is found.
#include "wire/record_replay.hpp"

#include <gtest/gtest.h>

#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"
#include "wire/record/played_record.hpp"
#include "wire/record/random_lines.hpp"
#include "wire/record_line.hpp"

namespace sifang::test {
namespace {

struct Verdict {
    ReplayStep step = ReplayStep::Finished;
    std::string why;
    std::size_t line = 0;
    int hands = 0;
};

Verdict replayed(std::string_view text) {
    RecordReader reader(bytes_of(text), families(), suits());
    Replay replay(reader, suits());
    for (Verdict verdict;;) {
        verdict.step = replay.next();
        verdict.line = reader.line();
        switch (verdict.step) {
            case ReplayStep::Finished:
            case ReplayStep::Unfinished: return verdict;
            case ReplayStep::Fault:
                verdict.why = std::string(reader.fault().code) + " " + reader.fault().subject;
                return verdict;
            case ReplayStep::Difference: {
                const ReplayDifference& d = replay.difference();
                verdict.line = d.line;
                verdict.why = std::string(d.code) + " " + d.subject + "\n  expected " + d.expected +
                              "\n  found    " + d.found;
                return verdict;
            }
            case ReplayStep::Result: ++verdict.hands; break;
            default: break;
        }
    }
}

struct Way {
    std::string profile;
    RecordWay way;
};
class Played : public testing::TestWithParam<Way> {};

TEST_P(Played, IsPlayedOverWithoutADifference) {
    const auto book = open_rulebook(GetParam().profile, suits());
    ASSERT_TRUE(book);
    Random random(7);
    const std::uint64_t records = soak_or(6, 600);
    for (std::uint64_t i = 0; i < records; ++i) {
        const std::string text = play_record(*book, suits(), random, GetParam().way);
        const Verdict verdict = replayed(text);
        ASSERT_EQ(verdict.step, ReplayStep::Finished)
            << GetParam().profile << " record " << i << " line " << verdict.line << ": " << verdict.why;
        EXPECT_GT(verdict.hands, 0);
    }
}

std::vector<Way> ways() {
    std::vector<Way> all;
    for (const char* profile : {"mcr", "gb98", "mil", "hk", "zds", "tenhou", "ema", "wrc"}) {
        all.push_back({profile, {}});
        all.push_back({profile, {.declaring = Declaring::Competition, .sanctions = true}});
        all.push_back({profile, {.play = RecordPlay::Session, .most_hands = 40}});
        all.push_back({profile, {.in_order = true, .most_hands = 4}});
        all.push_back({profile, {.wall_told = false, .sanctions = true, .most_hands = 4}});
    }
    all.push_back({"mil", {.walls = Walls::Private}});
    return all;
}
std::string name_of(const testing::TestParamInfo<Way>& which) {
    const RecordWay& way = which.param.way;
    return which.param.profile + (way.play == RecordPlay::Session ? "_session" : "") +
           (way.declaring == Declaring::Competition ? "_competition" : "") +
           (way.walls == Walls::Private ? "_private" : "") + (way.in_order ? "_in_order" : "") +
           (way.wall_told ? "" : "_wall_unknown");
}
INSTANTIATE_TEST_SUITE_P(Every, Played, testing::ValuesIn(ways()), name_of);

/// A short record: the dealer's first turns, and a win or an exhausted wall.
std::string one_hand(const char* rules, std::uint64_t seed, const RecordWay& way = {.most_hands = 1}) {
    const auto book = open_rulebook(rules, suits());
    Random random(seed);
    return play_record(*book, suits(), random, way);
}

TEST(Changed, EveryByteMatters) {
    std::string text = one_hand("mcr", 0);
    for (std::uint64_t seed = 1; seed < 60; ++seed)
        if (std::string other = one_hand("mcr", seed); other.size() < text.size()) text = std::move(other);
    ASSERT_EQ(replayed(text).step, ReplayStep::Finished);
    Random random(9);
    const bool every_bit = soak_or(0, 1) == 1;
    for (std::size_t at = 0; at < text.size(); at += sanitized ? 37 : 1)
        for (unsigned bit = every_bit ? 0 : random.below(8), last = every_bit ? 7 : bit; bit <= last; ++bit) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
            const Verdict verdict = replayed(changed);
            ASSERT_NE(verdict.step, ReplayStep::Finished) << "byte " << at << " bit " << bit;
        }
}

TEST(Changed, ABreakOffAnywhereIsSeen) {
    const std::string text = one_hand("zds", 4);
    for (std::size_t size = 0; size < text.size(); size += 7)
        ASSERT_NE(replayed(std::string_view(text).substr(0, size)).step, ReplayStep::Finished) << size;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        lines.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return lines;
}

/// The lines under new seals: what somebody makes who knows how seals are made.
std::string sealed_anew(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        const std::size_t seal = line.find(",\"seal\":");
        if (seal == std::string::npos) {
            text += line + "\n";
            continue;
        }
        text += line.substr(0, seal);
        const std::string digits = hex(sha256(text));
        text += ",\"seal\":\"" + digits + "\"}\n";
    }
    return text;
}

/// Without the seals' help: a line of play that is missing, doubled or moved is against the rules or does not
/// lead to the recorded result.
TEST(Forged, LinesMissingDoubledOrMovedAreFound) {
    for (const char* rules : {"mcr", "hk", "zds"}) {
        const std::vector<std::string> lines = lines_of(one_hand(rules, 21));
        ASSERT_EQ(replayed(sealed_anew(lines)).step, ReplayStep::Finished);
        for (std::size_t i = 2; i + 2 < lines.size(); ++i) {
            auto missing = lines;
            missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_EQ(replayed(sealed_anew(missing)).step, ReplayStep::Difference) << rules << lines[i];
            auto doubled = lines;
            doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
            EXPECT_EQ(replayed(sealed_anew(doubled)).step, ReplayStep::Difference) << rules << lines[i];
        }
    }
}

/// Every number and every tile of the play and of the result is checked by the rules and the wall.
TEST(Forged, OtherTilesSeatsAndNumbersAreFound) {
    for (const char* rules : {"mcr", "hk", "zds"}) {
        const std::vector<std::string> lines = lines_of(one_hand(rules, 22));
        std::size_t tried = 0;
        for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
            const std::string& line = lines[i];
            const std::size_t end = std::min(line.find(",\"seal\":"), line.size());
            for (std::size_t at = line.find(':'); at < end; ++at) {
                auto forged = lines;
                char& c = forged[i][at];
                if (c >= '0' && c <= '9')
                    c = c == '9' ? '1' : static_cast<char>(c + 1);
                else if ((c == 'E' || c == 'S' || c == 'W' || c == 'N') && line[at - 1] == '"')
                    c = c == 'N' ? 'E' : c == 'E' ? 'S' : c == 'S' ? 'W' : 'N';
                else
                    continue;
                ++tried;
                const Verdict verdict = replayed(sealed_anew(forged));
                // Another legal discard makes another game, and what a hand began with is told by nobody
                // else: there only the seal can tell.
                if (line.starts_with("{\"event\":\"discard\"")) continue;
                const std::string_view before = std::string_view(line).substr(0, at);
                if (i == 1 && (before.find("\"scores\"") != std::string_view::npos ||
                               before.find("\"round\"") != std::string_view::npos))
                    if (before.find("\"wall\":\"") == std::string_view::npos) continue;
                EXPECT_NE(verdict.step, ReplayStep::Finished) << rules << " " << forged[i];
            }
        }
        EXPECT_GT(tried, 300u);
    }
}

TEST(Forged, AHandThatDoesNotFollowFromItsSessionIsFound) {
    const std::string text = one_hand("zds", 5, {.play = RecordPlay::Session, .most_hands = 3});
    for (const char* field : {"\"counters\":", "\"deposits\":", "\"scores\":{\"E\":", "\"seats\":["}) {
        auto lines = lines_of(text);
        for (std::string& line : lines) {
            if (!line.starts_with("{\"hand\":2,")) continue;
            const std::size_t at = line.find(field) + std::string_view(field).size();
            if (std::string_view(field) == "\"seats\":[")
                std::swap(line[at], line[at + 2]);
            else
                line[at] = line[at] == '9' ? '1' : static_cast<char>(line[at] + 1);
        }
        const Verdict verdict = replayed(sealed_anew(lines));
        EXPECT_EQ(verdict.step, ReplayStep::Difference) << field;
        EXPECT_TRUE(verdict.why.starts_with("other_setup")) << verdict.why;
    }
}

/// Where the difference is, and in whose words.
TEST(Forged, ADifferenceNamesItsPlaceAndReason) {
    const std::string text = one_hand("mcr", 22);
    auto lines = lines_of(text);
    std::size_t discard = 0;
    while (!lines[discard].starts_with("{\"event\":\"discard\"")) ++discard;
    const std::size_t at = lines[discard].find("\"tile\":\"") + 8;
    const std::size_t end = lines[discard].find('"', at);
    lines[discard].replace(at, end - at, "8f");
    const std::string forged = sealed_anew(lines);
    RecordReader reader(bytes_of(forged), families(), suits());
    Replay replay(reader, suits());
    ReplayStep step = replay.next();
    while (step < ReplayStep::Finished) step = replay.next();
    ASSERT_EQ(step, ReplayStep::Difference);
    EXPECT_EQ(replay.difference().code, "refused");
    EXPECT_TRUE(replay.difference().refusal);
    EXPECT_EQ(replay.difference().line, discard + 1);
    EXPECT_EQ(replay.difference().hand, 1);
    EXPECT_EQ(replay.difference().event, discard - 1);
}

/// Whatever a line says, the table takes it or refuses it.
TEST(Forged, AnyEventAnywhereIsTakenOrRefused) {
    Random random(31);
    for (const char* rules : {"mcr", "hk", "zds", "tenhou"}) {
        const auto book = open_rulebook(rules, suits());
        Making make(random, *book);
        const RecordWay way{.declaring = Declaring::Competition, .wall_told = false, .most_hands = 1};
        for (std::uint64_t i = soak_or(300, 30'000); i > 0; --i) {
            auto lines = lines_of(play_record(*book, suits(), random, way));
            const std::size_t at = 2 + random.below(static_cast<unsigned>(lines.size()) - 3);
            std::string event;
            append_event(event, make.event(), *book);
            if (random.one_in(2))
                lines[at] = event;
            else
                lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), event);
            const Verdict verdict = replayed(sealed_anew(lines));
            ASSERT_NE(verdict.step, ReplayStep::Unfinished);
        }
    }
}

/// What a seat or a spectator sees is no record: tiles that nobody told cannot be checked.
TEST(Forged, AViewIsNotPlayedOver) {
    auto lines = lines_of(one_hand("mcr", 23));
    ASSERT_TRUE(lines[2].starts_with("{\"event\":\"deal\""));
    const std::size_t at = lines[2].find("\"tiles\":\"") + 9;
    lines[2].replace(at, lines[2].find('"', at) - at, "?????????????");
    const Verdict verdict = replayed(sealed_anew(lines));
    EXPECT_EQ(verdict.step, ReplayStep::Difference);
    EXPECT_TRUE(verdict.why.starts_with("hidden")) << verdict.why;
}

}  // namespace
}  // namespace sifang::test
