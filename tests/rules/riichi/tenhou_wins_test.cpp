// Real wins of an online site with what it counted and paid: tests/data/tenhou_wins.jsonl, made by the script
// beside it.

#include <fstream>
#include <gtest/gtest.h>

#include "rules/riichi/riichi_book.hpp"
#include "wire/json.hpp"
#include "wire/score_line.hpp"

namespace sifang::riichi_test {
namespace {

TEST(RiichiRealWins, TenhouCountsAndPaysTheSame) {
    std::ifstream file(SIFANG_TEST_DATA "/tenhou_wins.jsonl");
    const Rulebook& book = rulebook("tenhou");
    int wins = 0;
    for (std::string line; std::getline(file, line); ++wins) {
        const auto fact = parse_json(line);
        ASSERT_TRUE(fact) << line;
        const Value& expect = *fact->find("expect");
        const auto number = [&](std::string_view name) {
            return static_cast<int>(*expect.find(name)->integer());
        };
        const auto read = read_score_line(write_json(*fact->find("in")));
        ASSERT_TRUE(read) << line;
        const Score score = score_of("tenhou", read->win);
        Han han;
        for (const auto& [id, value] : *expect.find("patterns")->fields())
            han[id] = static_cast<int>(*value.integer());
        EXPECT_EQ(to_string(han_of(book, score)), to_string(han)) << line;
        EXPECT_EQ(score.total, number("total")) << line;
        EXPECT_EQ(figure(score, "fu"), number("fu")) << line;
        EXPECT_EQ(figure(score, "han"), number("han")) << line;
        ASSERT_TRUE(score.payments) << line;
        for (const Wind seat : all_winds)
            EXPECT_EQ((*score.payments)[static_cast<std::size_t>(seat)],
                      *expect.find("payments")->find(std::string(1, letter(seat)))->integer())
                << line;
    }
    EXPECT_EQ(wins, 84);
}

}  // namespace
}  // namespace sifang::riichi_test
