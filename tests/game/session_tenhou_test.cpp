// Real sessions, hand by hand: the next hand is the one that was played, the end comes when it came, and the
// results are those of the site.

#include <fstream>
#include <sstream>

#include "game/session_play.hpp"
#include "game/sheet.hpp"

namespace sifang::test {
namespace {

std::array<int, 4> four(std::istream& in) {
    std::array<int, 4> values{};
    for (int& value : values) in >> value;
    return values;
}
void bar(std::istream& in) {
    char read = 0;
    in >> read;
    EXPECT_EQ(read, '|');
}
/// `02` are players 0 and 2, `-` nobody.
std::vector<Player> players(std::istream& in) {
    std::string word;
    in >> word;
    std::vector<Player> read;
    for (const char c : word)
        if (c != '-') read.push_back(static_cast<Player>(c - '0'));
    return read;
}

/// Checks that the hand of this line comes next, and plays it.
void play_line(SessionPlay& play, std::istringstream& in) {
    HandPlace place;
    SessionHand hand = play.next();
    int counters = 0, sticks = 0;
    in >> place.round >> place.deal >> counters >> sticks;
    bar(in);
    const PlayerPoints before = four(in);
    ASSERT_EQ(play.session.place, place);
    ASSERT_EQ(hand.setup.counters, counters);
    ASSERT_EQ(hand.setup.deposits, sticks);
    ASSERT_EQ(play.session.scores, before);
    ASSERT_EQ(hand.seats[0], static_cast<Player>(place.deal));
    bar(in);

    const auto seat_of = [&](Player p) {
        return static_cast<Wind>(std::find(hand.seats.begin(), hand.seats.end(), p) - hand.seats.begin());
    };
    std::string end;
    in >> end;
    const auto winners = players(in), givers = players(in);
    bar(in);
    std::array<std::uint8_t, 4> laid{};
    for (const Player p : players(in)) laid[static_cast<unsigned>(seat_of(p))] = 1;
    bar(in);
    HandResult result = play.unwon(end == "won"         ? End::Won
                                   : end == "exhausted" ? End::Exhausted
                                                        : End::NineKinds,
                                   laid);
    for (const Player p : winners) {
        const By by = givers[0] == p ? By::Draw : By::Discard;
        result.winners.push_back({seat_of(p), by, seat_of(givers[0]), {}, 0});
        result.deposits = 0;
    }
    for (const Player p : players(in)) result.waiting[static_cast<unsigned>(seat_of(p))] = true;
    bar(in);
    const PlayerPoints after = four(in);
    for (unsigned seat = 0; seat < 4; ++seat)
        result.payments[seat] = after[hand.seats[seat]] - before[hand.seats[seat]];
    play.play(result);
}

TEST(Tenhou, RealSessions) {
    std::ifstream file(SIFANG_TEST_DATA "/tenhou_sessions.txt");
    std::optional<SessionPlay> play;
    int sessions = 0, hands = 0;
    for (std::string line; std::getline(file, line);) {
        SCOPED_TRACE(line);
        if (line.empty() || line[0] == '#') continue;
        std::istringstream in(line);
        if (line.starts_with("session ")) {
            play.emplace("tenhou");
            ++sessions;
        } else if (line.starts_with("end ")) {
            in.ignore(4);
            if (!play->table().over(play->session)) play->take(DealerStops{});
            play->take(SessionClosed{});
            EXPECT_EQ(play->session.scores, four(in));
            bar(in);
            std::array<int, 4> results = four(in);
            for (int& result : results) result *= 1'000;
            EXPECT_EQ(sheet(book("tenhou"), play->session).result.result, results);
        } else {
            ASSERT_FALSE(play->table().over(play->session));
            ASSERT_NO_FATAL_FAILURE(play_line(*play, in));
            ++hands;
        }
    }
    EXPECT_EQ(sessions, 9);
    EXPECT_EQ(hands, 100);
}

}  // namespace
}  // namespace sifang::test
