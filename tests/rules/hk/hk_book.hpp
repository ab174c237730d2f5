#pragma once
// The rulebook under test, and its answers in a form that reads well in an assertion.

#include <map>
#include <string>
#include <string_view>

#include "rules/rulebook.hpp"
#include "support/told_win.hpp"

namespace sifang::hk_test {

using testing_support::told;

const SuitTable& suit_table();
const Rulebook& book();

/// How many of each pattern, by id.
using Counted = std::map<std::string, int>;
Counted counted(const Rulebook& rulebook, const Score& score);
std::string to_string(const Counted& counted);
std::string to_string(const Win& win);

/// A ruling of the book; the win must be one that it can look at.
Ruling ruled(const Win& win);

/// `21: all_pungs full_flush …`: the fan and the patterns in the order of their ids, `×2` where there are
/// two.
std::string fan_of(const Win& win);
std::string fan_of(std::string_view hand, std::string_view how = "");

/// `E-16 S+48 W-16 N-16`, or `none`.
std::string payments_of(const Win& win);

}  // namespace sifang::hk_test
