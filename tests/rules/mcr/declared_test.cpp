// What the winner says: declared lists, and wins that are none.

#include <gtest/gtest.h>

#include "hand/notation.hpp"
#include "rules/books/books.hpp"
#include "support/suits.hpp"

namespace sifang::mcr_test {
namespace {

const Rulebook& book(std::string_view id) {
    static const auto mcr = open_rulebook("mcr", suits()), gb98 = open_rulebook("gb98", suits()),
                      mil = open_rulebook("mil", suits());
    return id == "mcr" ? *mcr : id == "gb98" ? *gb98 : *mil;
}

Win win_of(std::string_view text, By by = By::Discard) {
    const ParsedHand hand = parse_hand(text, HandForm::Winning).value();
    Win win;
    win.hand = hand.hand;
    win.tile = *hand.win;
    win.by = by;
    win.seat = Wind::South;
    win.discarder = Wind::West;
    return win;
}

PatternIndex pattern(std::string_view id) {
    const auto all = book("mcr").patterns();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id) return static_cast<PatternIndex>(i);
    ADD_FAILURE() << id;
    return 0;
}
Claim claim_of(std::initializer_list<std::pair<std::string_view, unsigned>> list) {
    Claim claim;
    for (const auto& [id, n] : list) claim.push_back({pattern(id), static_cast<std::uint8_t>(n)});
    return claim;
}

// 123m 456p 789s 345s 99p: mixed straight 8, all chows 2, concealed hand 2 = 12 by discard.
constexpr std::string_view straight = "123m456p78s345s99p 9s";

TEST(Mcr_3_9_1_4, ForgottenFanAreLost) {
    const auto ruling = book("mcr").check_claim(win_of(straight), claim_of({{"mixed_straight", 1}})).value();
    EXPECT_EQ(ruling.declare, Declare::Winner);
    EXPECT_EQ(ruling.ruling.score.total, 8);
    EXPECT_EQ(ruling.full_total, 12);
    ASSERT_EQ(ruling.forgotten.size(), 2u);
    EXPECT_EQ(ruling.forgotten[0].pattern, pattern("concealed_hand"));
    EXPECT_EQ(ruling.forgotten[1].pattern, pattern("all_chows"));
    EXPECT_TRUE(ruling.struck.empty());
    EXPECT_EQ((*ruling.ruling.score.payments)[1], 8 + 8 + 8 + 8);
}

TEST(Mcr_3_9_1_4, ClaimedTooMuchIsStruck) {
    const Claim claim =
        claim_of({{"mixed_straight", 1}, {"all_chows", 1}, {"no_honors", 1}, {"mixed_triple_chow", 1}});
    const auto ruling = book("mcr").check_claim(win_of(straight), claim).value();
    EXPECT_EQ(ruling.ruling.score.total, 10);
    ASSERT_EQ(ruling.struck.size(), 2u);
    EXPECT_EQ(ruling.struck[0].pattern, pattern("no_honors"));
    EXPECT_EQ(ruling.struck[1].pattern, pattern("mixed_triple_chow"));
    // no_honors is shown by the tiles: its reason stands in the ruling; mixed_triple_chow is simply not
    // there.
    bool told = false;
    for (const ExcludedPattern& e : ruling.ruling.excluded)
        told |= e.pattern == pattern("no_honors") && e.because == pattern("all_chows");
    EXPECT_TRUE(told);
}

TEST(Mcr_3_9_1_4, UnderTheMinimumByOnesOwnWords) {
    const auto ruling = book("mcr").check_claim(win_of(straight), claim_of({{"all_chows", 1}})).value();
    EXPECT_FALSE(ruling.ruling.score.meets_minimum);
    EXPECT_FALSE(ruling.ruling.score.payments);
    ASSERT_TRUE(ruling.declared);
    EXPECT_EQ(id(ruling.declared->verdict), "under_minimum");
    EXPECT_EQ(*ruling.declared->payments, (Payments{10, -30, 10, 10}));
}

TEST(Mcr_3_9_1_4, TheReasonOfWhatNobodyClaimed) {
    // A dragon pung takes the place of its pung of honours, claimed or not.
    const Win win = win_of("[CCC] 123m456p78sEE 9s");
    const auto ruling =
        book("mcr").check_claim(win, claim_of({{"dragon_pung", 1}, {"mixed_straight", 1}})).value();
    ASSERT_EQ(ruling.ruling.excluded.size(), 1u);
    EXPECT_EQ(ruling.ruling.excluded[0].because, pattern("dragon_pung"));
    ASSERT_EQ(ruling.forgotten.size(), 1u);
    EXPECT_EQ(ruling.forgotten[0].pattern, pattern("all_types"));
}

// Four chows 123m 123p 789m 789p: three of the four two-chow fan may be chosen freely; both choices stand
// whole.
TEST(Gb98_Q51_6, AnotherChoiceOfTheSameWorthStands) {
    const Win win = win_of("[123m] [789m] [123p] [789p] 1s 1s");
    for (const auto& [mixed, terminal] : {std::pair{2u, 1u}, {1u, 2u}}) {
        const Claim claim = claim_of({{"mixed_double_chow", mixed}, {"two_terminal_chows", terminal}});
        const auto ruling = book("gb98").check_claim(win, claim).value();
        EXPECT_TRUE(ruling.struck.empty()) << mixed << terminal;
        EXPECT_EQ(ruling.ruling.score.total, 3);
    }
    const auto both = book("gb98")
                          .check_claim(win, claim_of({{"mixed_double_chow", 2}, {"two_terminal_chows", 2}}))
                          .value();
    EXPECT_EQ(both.ruling.score.total, 3);
    ASSERT_EQ(both.struck.size(), 1u);
    EXPECT_EQ(both.struck[0].count, 1);
}

TEST(Mcr_3_8_1_43, ChickenHandIsNoneWhenSomethingWasForgotten) {
    // The tiles show all_chows, so nothing claimed is not a chicken hand.
    const auto ruling =
        book("mcr").check_claim(win_of("[123m] [456p] [345s] 678s9p 9p"), claim_of({{"chicken_hand", 1}}));
    EXPECT_EQ(ruling->ruling.score.total, 0);
    ASSERT_EQ(ruling->struck.size(), 1u);
}

TEST(Mil, TheProgramCountsWhateverIsClaimed) {
    const auto ruling = book("mil").check_claim(win_of(straight), claim_of({{"all_chows", 1}})).value();
    EXPECT_EQ(ruling.declare, Declare::Engine);
    EXPECT_EQ(ruling.ruling.score.total, 12);
    EXPECT_EQ(ruling.forgotten.size(), 2u);
}

// What is shown and not counted is named with its reason: reading_fan.cpp and explain.cpp.
TEST(Mcr_3_8_1_79, TheShapeOfAWaitThatWasNotTheOnlyOne) {
    const auto reason = [](std::string_view edition, std::string_view hand, std::string_view fan) {
        const auto ruling = book(edition).explain(win_of(hand)).value();
        for (const ExcludedPattern& e : ruling.excluded)
            if (e.pattern == pattern(fan)) return std::string(id(e.principle));
        return std::string("not named");
    };
    EXPECT_EQ(reason("mcr", "1111234m456p789s 4m", "single_wait"), "not_only_wait");
    EXPECT_EQ(reason("gb98", "1111234m456p789s 4m", "single_wait"), "not named");  // it counts there
    EXPECT_EQ(reason("mil", "(2222p) [6666m] [8888s] 333m1p 1p", "concealed_kong"), "non_repeat");
    EXPECT_EQ(reason("mcr", "112233778899m5m 5m", "seven_pairs"), "non_repeat");
}

TEST(Mcr_3_8_1_47, ASituationThatTheTilesRefute) {
    Win win = win_of("[234m] [567p] [555s] [789s] E E");
    win.situation.add(Situation::Robbing);
    const auto ruling = book("mcr").explain(win).value();
    bool told = false;
    for (const ExcludedPattern& e : ruling.excluded)
        told |= e.pattern == pattern("robbing_the_kong") && e.principle == Principle::Refuted;
    EXPECT_TRUE(told);
}

void expect_judged(std::string_view edition, std::string_view hand, WinVerdict verdict, int to_each,
                   bool excluded, std::string_view clause) {
    const auto judged = book(edition).judge(win_of(hand)).value();
    EXPECT_EQ(id(judged.verdict), id(verdict)) << edition << ' ' << hand;
    EXPECT_EQ(judged.to_each, to_each) << edition << ' ' << hand;
    EXPECT_EQ(judged.excluded, excluded) << edition << ' ' << hand;
    EXPECT_EQ(judged.clause, clause) << edition << ' ' << hand;
    EXPECT_EQ(judged.may_win_this_hand, verdict == WinVerdict::Valid);
    EXPECT_EQ(judged.payments.has_value(), to_each > 0);
    if (judged.payments) {
        EXPECT_EQ(*judged.payments, (Payments{to_each, -3 * to_each, to_each, to_each}));
    }
}

TEST(Mcr_3_11_6_6, WrongAndFalseWins) {
    expect_judged("mcr", straight, WinVerdict::Valid, 0, false, "mcr:3.9.1.1(2)");
    expect_judged("mcr", "[123m] [456p] [345s] 678s9p 9p", WinVerdict::UnderMinimum, 10, false,
                  "mcr:3.11.6.6(1) a");
    expect_judged("mcr", "123m456p78s345s99p E", WinVerdict::WrongTile, 10, false, "mcr:3.11.6.6(1) b");
    expect_judged("mcr", "123m456p35788s99p E", WinVerdict::NotWaiting, 20, false, "mcr:3.11.6.6(2)");
    expect_judged("mcr", "159m159p159sESWN E", WinVerdict::NotWaiting, 20, false, "mcr:3.11.6.6(2)");
}

TEST(Gb98_Q159, WrongAndFalseWins) {
    expect_judged("gb98", "[123m] [456p] [345s] 678s9p 9p", WinVerdict::UnderMinimum, 10, false,
                  "gb98:Q159(1)");
    expect_judged("gb98", "123m456p78s345s99p E", WinVerdict::WrongTile, 10, false, "gb98:Q159(2)");
    expect_judged("gb98", "123m456p35788s99p E", WinVerdict::NotWaiting, 20, false, "gb98:Q159(3)");
    expect_judged("gb98", "159m159p159sESWN E", WinVerdict::FarFromWaiting, 0, true, "gb98:Q159(4)");
}

}  // namespace
}  // namespace sifang::mcr_test
