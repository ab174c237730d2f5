// The program's scorer against the slow one, on hands by chance. A fixed slice here, a million in
// script/soak.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>
#include <utility>

#include "rules/mcr/random_win.hpp"
#include "rules/mcr/slow_scorer.hpp"
#include "rules/mcr/slow_scorer_divisions.hpp"
#include "rules/mcr/worked_hands.hpp"
#include "support/soak.hpp"

namespace sifang::mcr_test {
namespace {

constexpr std::array<std::string_view, 3> editions{"mcr", "gb98", "mil"};

slow::Fan fan_named(std::string_view id) {
    for (int fan = 0; fan < slow::fan_kinds; ++fan)
        if (slow::name(static_cast<slow::Fan>(fan)) == id) return static_cast<slow::Fan>(fan);
    ADD_FAILURE() << "no such fan: " << id;
    return slow::Fan::chicken_hand;
}

std::string text_of(const slow::FanList& list) {
    std::string text;
    for (const auto& [fan, count] : list)
        text += " " + std::string(slow::name(fan)) + "*" + std::to_string(count);
    return text;
}

/// What is wrong with a score, or nothing.
std::string difference(const slow::SlowEdition& edition, const Rulebook& book, const Win& win,
                       const slow::SlowScore& wanted, const Score& got) {
    if (got.valid != wanted.valid) return got.valid ? "valid for the program only" : "valid by the book only";
    if (!got.valid) return {};
    slow::FanList list;
    int sum = 0;
    for (const CountedPattern& p : got.patterns) {
        const slow::Fan fan = fan_named(book.patterns()[p.pattern].id);
        if (p.points != edition.points[static_cast<int>(fan)])
            return "points of " + std::string(slow::name(fan));
        if (list.contains(fan)) return "listed twice: " + std::string(slow::name(fan));
        if (p.count < 1) return "listed and not counted: " + std::string(slow::name(fan));
        list[fan] = p.count;
        sum += p.points * p.count;
    }
    const std::string lists = " program " + std::to_string(got.total) + text_of(list) + " | book " +
                              std::to_string(wanted.total()) + text_of(wanted.list);
    if (got.total != wanted.total()) return "total:" + lists;
    if (got.flowers != wanted.flowers) return "flowers:" + lists;
    if (sum != got.total - got.flowers) return "sum of the patterns:" + lists;
    if (got.minimum != 8 || got.meets_minimum != wanted.meets_minimum()) return "minimum:" + lists;
    if (list != wanted.list && !slow::slow_best_lists(edition, win).contains(list)) return "list:" + lists;
    return {};
}

struct Tally {
    std::array<long, slow::fan_kinds> seen{};
    std::set<std::pair<slow::Fan, slow::Fan>> met;  ///< counted together in one list
    long valid = 0, invalid = 0;
    int differences = 0;
};

void compare(const Win& win, Tally& tally) {
    for (const std::string_view id : editions) {
        const slow::SlowEdition& edition = slow::slow_edition(id);
        const Rulebook& book = rulebook(id);
        const slow::SlowScore wanted = slow::slow_score(edition, win);
        const auto score = book.score(win);
        std::string wrong =
            score ? difference(edition, book, win, wanted, *score) : std::string(code(score.error()));
        if (wrong.empty()) {
            const auto ruling = book.explain(win);
            wrong = ruling ? difference(edition, book, win, wanted, ruling->score)
                           : std::string(code(ruling.error()));
            if (!wrong.empty()) wrong = "explained: " + wrong;
        }
        if (!wrong.empty() && ++tally.differences <= 20)
            ADD_FAILURE() << id << ": " << to_string(win) << "\n  " << wrong;
        ++(wanted.valid ? tally.valid : tally.invalid);
        for (const auto& [fan, count] : wanted.list) ++tally.seen[static_cast<std::size_t>(fan)];
    }
}

/// Notes which fan are counted together, whichever of the best lists is taken.
void note_pairs(const Win& win, Tally& tally) {
    for (const std::string_view id : editions)
        for (const slow::FanList& list : slow::slow_best_lists(slow::slow_edition(id), win))
            for (const auto& [fan, count] : list)
                for (const auto& [other, times] : list)
                    if (fan < other) tally.met.insert({fan, other});
}

TEST(McrAgreementSoak, HandsByChance) {
    RandomWins wins(20130601);
    Tally tally;
    const std::uint64_t hands = soak_or(10'000, 1'000'000);
    for (std::uint64_t i = 0; i < hands; ++i) compare(wins.any(), tally);
    EXPECT_EQ(tally.differences, 0);
    EXPECT_GT(tally.valid, 100 * tally.invalid / 5);
    EXPECT_GT(tally.invalid, 0);
}

/// Pairs of fan that can be counted together. An enumeration of all 11,580,567 ways to lay out four claimed
/// sets and a pair shows no other pair of fan of tiles and sets; the rest are pairs that contradict one
/// another by their words: a shape and another shape's fan, a draw and a discard, kongs beside four chows, a
/// concealed and a claimed hand, the last or a robbed tile beside another copy of it in a pair or pung, an
/// edge wait without terminals.
constexpr std::uint64_t pairs_that_can_meet = 1651;

TEST(McrAgreementSoak, EveryFanAndEveryPair) {
    RandomWins wins(19980701);
    Tally tally;
    const std::uint64_t hands = soak_or(10'000, 1'000'000);
    // The recipes in an order in which a slice of them is a fair one: 1009 is prime to their number.
    for (std::uint64_t i = 0; i < hands; ++i) {
        const Win win = wins.of_recipe(static_cast<unsigned>(i * 1009 % RandomWins::recipes()));
        compare(win, tally);
        note_pairs(win, tally);
    }
    EXPECT_EQ(tally.differences, 0);
    if (sanitized) return;  // a tenth of the slice: rare fan need not come up
    const long at_least = static_cast<long>(soak_or(1, 3 * 1'000));  // three editions
    for (std::size_t fan = 0; fan < tally.seen.size(); ++fan)
        EXPECT_GE(tally.seen[fan], at_least) << slow::name(static_cast<slow::Fan>(fan));
    EXPECT_GE(tally.met.size(), soak_or(1'200, pairs_that_can_meet));
    EXPECT_LE(tally.met.size(), pairs_that_can_meet);
}

/// Every concealed hand of one suit, the hands with the most readings, won with every tile of it in both
/// ways. The tests take one in so many.
TEST(McrAgreementSoak, EveryConcealedFlush) {
    const std::uint64_t stride = soak_or(0, 1) != 0 ? 1 : sanitized ? 400 : 40;
    std::uint64_t number = 0;
    Tally tally;
    const auto complete = [&](const std::array<int, 9>& counts) {
        slow::TileCounts tiles{};
        std::copy(counts.begin(), counts.end(), tiles.begin() + 18);
        if (slow::all_divisions(tiles, {}).empty() || number++ % stride != 0) return;
        for (unsigned last = 0; last < 9; ++last) {
            if (counts[last] == 0) continue;
            Win win;
            for (unsigned rank = 0; rank < 9; ++rank)
                win.hand.standing.add(Tile::of_index(18 + rank),
                                      static_cast<unsigned>(counts[rank]) - (rank == last ? 1 : 0));
            win.tile = Tile::of_index(18 + last);
            for (const By by : {By::Discard, By::Draw}) {
                win.by = by;
                compare(win, tally);
            }
        }
    };
    std::array<int, 9> counts{};
    const auto fill = [&](auto&& self, std::size_t rank, int left) -> void {
        if (rank == 9) {
            if (left == 0) complete(counts);
            return;
        }
        for (counts[rank] = 0; counts[rank] <= 4 && counts[rank] <= left; ++counts[rank])
            self(self, rank + 1, left - counts[rank]);
        counts[rank] = 0;
    };
    fill(fill, 0, 14);
    EXPECT_EQ(number, 15349u);  // 13,259 of sets and a pair, 2,090 of pairs alone
    EXPECT_EQ(tally.differences, 0);
    EXPECT_EQ(tally.invalid, 0);
}

/// Of several lists with the best total the one with the higher single fan is given.
TEST(McrAgreementSoak, EqualTotalsTakeTheHigherFan) {
    const slow::SlowEdition& edition = slow::slow_edition("mcr");
    const Rulebook& book = rulebook("mcr");
    const auto points = [&](const slow::FanList& list) {
        std::vector<int> each;
        for (const auto& [fan, count] : list)
            for (int i = 0; i < count; ++i) each.push_back(edition.points[static_cast<int>(fan)]);
        std::sort(each.rbegin(), each.rend());
        return each;
    };
    RandomWins wins(31415926);
    int ties = 0;
    const std::uint64_t hands = soak_or(3'000, 100'000);
    for (std::uint64_t i = 0; i < hands; ++i) {
        const Win win = wins.of_recipe(static_cast<unsigned>(i * 1009 % RandomWins::recipes()));
        std::vector<int> highest;
        const auto lists = slow::slow_best_lists(edition, win);
        for (const slow::FanList& list : lists) highest = std::max(highest, points(list));
        if (lists.size() > 1) ++ties;
        slow::FanList given;
        const auto score = book.score(win);
        ASSERT_TRUE(score);
        for (const CountedPattern& p : score->patterns)
            given[fan_named(book.patterns()[p.pattern].id)] = p.count;
        EXPECT_EQ(points(given), highest) << to_string(win);
    }
    EXPECT_GT(ties, 10);
}

}  // namespace
}  // namespace sifang::mcr_test
