// Editions from data: what a federation may change, and that the count stays exact when it does.

#include <gtest/gtest.h>

#include "hand/notation.hpp"
#include "rules/mcr/mcr.hpp"
#include "support/suits.hpp"

namespace sifang::mcr_test {
namespace {

std::unique_ptr<Rulebook> edition(std::initializer_list<std::pair<const char*, Value>> points,
                                  std::initializer_list<std::pair<const char*, Value>> fields = {}) {
    Value profile = mcr::family().open(std::string_view("mcr"), suits())->profile();
    profile["id"] = "our_own";
    for (const auto& [fan, value] : points) profile["patterns"][fan]["points"] = value;
    for (const auto& [field, value] : fields) profile[field] = value;
    auto book = mcr::family().open(profile, suits());
    EXPECT_TRUE(book) << book.error().code << ' ' << book.error().where;
    return *std::move(book);
}

int total(const Rulebook& book, std::string_view text, By by = By::Discard) {
    const ParsedHand hand = parse_hand(text, HandForm::Winning).value();
    Win win;
    win.hand = hand.hand;
    win.tile = *hand.win;
    win.by = by;
    win.seat = Wind::South;
    return book.score(win)->total;
}

// 123m 456p 789s 345s 99p: mixed straight 8, all chows 2, concealed hand 2.
constexpr std::string_view straight_told = "123m456p78s345s99p 9s";

TEST(OwnEdition, ReadsBackWhatItWrote) {
    for (const std::string_view id : mcr::family().profiles()) {
        const auto book = mcr::family().open(id, suits());
        EXPECT_EQ((*mcr::family().open(book->profile(), suits()))->profile(), book->profile());
    }
}

TEST(OwnEdition, OtherPointsAndMinimum) {
    EXPECT_EQ(total(*edition({}), straight_told), 12);
    EXPECT_EQ(total(*edition({{"all_chows", 5}}), straight_told), 15);
    EXPECT_EQ(edition({}, {{"minimum", 13}})
                  ->score([] {
                      const ParsedHand hand = parse_hand(straight_told, HandForm::Winning).value();
                      Win win;
                      win.hand = hand.hand;
                      win.tile = *hand.win;
                      return win;
                  }())
                  ->meets_minimum,
              false);
}

TEST(OwnEdition, AFanWorthNothingIsNotThere) {
    // Without all_chows nothing keeps no_honors out.
    EXPECT_EQ(total(*edition({{"all_chows", 0}}), straight_told), 11);
    // Without the straight its chows are free again; none of them is in a two-chow fan here but 345s with
    // nothing.
    EXPECT_EQ(total(*edition({{"mixed_straight", 0}}), straight_told), 4);
}

TEST(OwnEdition, TheMaximumIsTrueWhenALowFanIsWorthMore) {
    // all_chows excludes no_honors: whichever is worth more counts, never both.
    EXPECT_EQ(total(*edition({{"no_honors", 7}}), straight_told), 8 + 2 + 7);
    EXPECT_EQ(total(*edition({{"no_honors", 2}}), straight_told), 8 + 2 + 2);
    // Two that together outweigh what excludes them: full_flush with concealed_hand against
    // seven_shifted_pairs' own.
    EXPECT_EQ(total(*edition({{"seven_shifted_pairs", 20}}), "1122334455667p 7p"),
              total(*edition({}), "1122334455667p 7p") - 88 + 24 + 24);
}

TEST(OwnEdition, RefusesWhatTheCountCouldNotHold) {
    const auto fault = [](const char* name, Value value) {
        Value profile = mcr::family().open(std::string_view("mcr"), suits())->profile();
        profile["patterns"]["dragon_pung"][name] = std::move(value);
        const auto book = mcr::family().open(profile, suits());
        return book ? std::string("accepted") : book.error().code + " " + book.error().where;
    };
    EXPECT_EQ(fault("points", 0), "out_of_range patterns.dragon_pung.points");
    EXPECT_EQ(fault("points", "two"), "wrong_type patterns.dragon_pung.points");
    EXPECT_EQ(fault("worth", 2), "unknown_field patterns.dragon_pung.worth");
    EXPECT_EQ(fault("excludes", ValueList{"no_such_fan"}), "unknown_name patterns.dragon_pung.excludes");
    EXPECT_EQ(fault("excludes", ValueList{"dragon_pung"}), "excludes_itself patterns.dragon_pung.excludes");
}

}  // namespace
}  // namespace sifang::mcr_test
