// The fan table clause by clause: 3.8.1 of the 2013 text and Q53 to Q133 of the 1998 book. The same hands
// serve both; each says where the two books differ.
#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

#include "rules/mcr/clause_hands.hpp"
#include "rules/mcr/told_win.hpp"
#include "rules/mcr/worked_hands.hpp"

namespace sifang::mcr_test {
void PrintTo(const ClauseHand& h, std::ostream* out) { *out << h.name; }

namespace {

std::vector<ClauseHand> all_clause_hands() {
    std::vector<ClauseHand> all;
    for (const auto part : {clause_hands_88_to_24(), clause_hands_16_to_8(), clause_hands_6_to_1()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

int number_2013(const ClauseHand& h) { return std::stoi(std::string(h.name).substr(1, 2)); }
/// Two concealed kongs moved from the sixth place of six points to the end of eight.
int number_1998(int number) { return number == 48 ? 53 : number >= 49 && number <= 53 ? number - 1 : number; }

std::string mcr_name(const testing::TestParamInfo<ClauseHand>& info) { return info.param.name; }
std::string gb98_name(const testing::TestParamInfo<ClauseHand>& info) {
    return "Q" + std::to_string(52 + number_1998(number_2013(info.param))) +
           std::string(info.param.name).substr(3);
}

/// `mixed_straight 8 a|b 1` as points by id; of a|b the one that the answer names.
PointsById wanted(const char* text, const Answer& answer) {
    PointsById points;
    std::istringstream in{text};
    std::string ids;
    for (int n; in >> ids >> n;) {
        std::string id = ids.substr(0, ids.find('|'));
        if (id.size() != ids.size() && answer.count(id) == 0) id = ids.substr(id.size() + 1);
        points[id] = n;
    }
    return points;
}

void expect_count(std::string_view edition, const ClauseHand& hand, const char* list) {
    const Win win = told(hand.hand, hand.how);
    for (const auto score : {by_the_book, by_the_program}) {
        const Answer answer = score(edition, win);
        ASSERT_TRUE(answer.valid) << hand.hand;
        const PointsById points = wanted(list, answer);
        EXPECT_EQ(answer.points, points) << hand.hand << "\n" << to_string(answer);
        int sum = 0;
        for (const auto& [id, n] : points) sum += n;
        const int flowers = static_cast<int>(win.flowers.size());
        EXPECT_EQ(answer.total, sum + flowers) << hand.hand;
        EXPECT_EQ(answer.meets_minimum, sum >= 8) << hand.hand;
    }
}

class McrClause : public testing::TestWithParam<ClauseHand> {};
TEST_P(McrClause, Counts) { expect_count("mcr", GetParam(), GetParam().mcr); }
INSTANTIATE_TEST_SUITE_P(Table, McrClause, testing::ValuesIn(all_clause_hands()), mcr_name);

class Gb98Clause : public testing::TestWithParam<ClauseHand> {};
TEST_P(Gb98Clause, Counts) {
    expect_count("gb98", GetParam(), GetParam().gb98 != nullptr ? GetParam().gb98 : GetParam().mcr);
}
INSTANTIATE_TEST_SUITE_P(Table, Gb98Clause, testing::ValuesIn(all_clause_hands()), gb98_name);

TEST(ClauseHands, EveryFanIsCountedInAHandOfItsOwnClause) {
    const auto table = rulebook("mcr").patterns();
    std::vector<bool> seen(82);
    for (const ClauseHand& hand : all_clause_hands()) {
        const int number = number_2013(hand);
        const auto fan =
            std::find_if(table.begin(), table.end(), [&](const auto& p) { return p.number == number; });
        ASSERT_NE(fan, table.end()) << hand.name;
        const Win win = told(hand.hand, hand.how);
        const Answer answer = by_the_program("mcr", win);
        const bool counted = fan->id == "flower_tiles" ? !win.flowers.empty() : answer.count(fan->id) != 0;
        EXPECT_TRUE(counted) << hand.name << " does not count " << fan->id;
        seen[static_cast<std::size_t>(number)] = counted;
    }
    EXPECT_EQ(std::count(seen.begin(), seen.end(), true), 81);
}

}  // namespace
}  // namespace sifang::mcr_test
