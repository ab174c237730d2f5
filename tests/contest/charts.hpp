#pragma once
// The charts of tests/data, and plain ways to look at a schedule.

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include "contest/seating/field.hpp"
#include "support/deck.hpp"
#include "wire/schedule.hpp"

namespace sifang::seating {

inline std::string file_text(const std::string& name) {
    std::ifstream in(std::string(SIFANG_TEST_DATA) + "/" + name, std::ios::binary);
    EXPECT_TRUE(in) << name;
    return {std::istreambuf_iterator<char>(in), {}};
}

inline Schedule chart(const std::string& name) {
    auto schedule = read_schedule(file_text(name));
    EXPECT_TRUE(schedule);
    return schedule.value_or(Schedule{});
}

/// Players in tables by chance.
inline Schedule random_schedule(unsigned players, unsigned rounds, std::uint64_t seed) {
    test::Random random(seed);
    Schedule schedule{players, {}};
    for (unsigned r = 0; r < rounds; ++r) {
        std::vector<Player> all;
        for (unsigned i = 0; i < players; ++i) all.push_back(Player::of_index(i));
        for (unsigned i = players; i > 1; --i) std::swap(all[i - 1], all[random.below(i)]);
        Fours fours(players / 4);
        for (unsigned i = 0; i < players; ++i) fours[i / 4][i % 4] = all[i];
        schedule.rounds.push_back(in_order(fours));
    }
    return schedule;
}

/// How often two meet, by looking through everything.
inline unsigned meetings(const Schedule& schedule, Player a, Player b) {
    unsigned count = 0;
    for (const Round& round : schedule.rounds)
        for (const Table& table : round) {
            const std::set<Player> there(table.seats.begin(), table.seats.end());
            count += there.contains(a) && there.contains(b) ? 1u : 0u;
        }
    return count;
}

inline std::vector<Player> players_of(std::initializer_list<unsigned> numbers) {
    std::vector<Player> list;
    for (const unsigned number : numbers) list.push_back(Player::of_number(number));
    return list;
}

}  // namespace sifang::seating
