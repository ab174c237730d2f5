#pragma once
// What the tests of the Japanese family share: the rulebooks, a win told in words, and scores as plain text.

#include <map>
#include <ostream>
#include <string>
#include <string_view>

#include "rules/rulebook.hpp"
#include "rules/win.hpp"

namespace sifang::riichi_test {

inline constexpr std::string_view profiles[] = {"zds", "riichi", "tenhou", "ema", "wrc"};

const SuitTable& suit_table();
const Rulebook& rulebook(std::string_view profile);

/// A hand as it is typed, and words: draw, seat=S, round=S, from=W, liable=N, situations, dora=3p1m, ura=E,
/// honba=2, deposits=1. By discard from South to East, or from East to another, unless told otherwise.
Win told(std::string_view hand, std::string_view how = "");

using Han = std::map<std::string, int>;  ///< han by yaku, dora with all of theirs

Han han_of(const Rulebook& book, const Score& score);
int figure(const Score& score, std::string_view name);
Score score_of(std::string_view profile, const Win& win);
Ruling ruling_of(std::string_view profile, const Win& win);
/// The ids of what was excluded, with the principle.
std::map<std::string, std::string> excluded_of(std::string_view profile, const Win& win);
std::string to_string(const Win& win);
std::string to_string(const Han& han);

/// Scored by the program and by the slow scorer: both must give this list, fu and points.
void expect_score(std::string_view profile, const Win& win, const Han& han, int fu, int total);
/// The same where only the list matters.
void expect_han(std::string_view profile, const Win& win, const Han& han);

}  // namespace sifang::riichi_test
