#pragma once
// Places at the end of a session, and what they are worth when scores are equal.

#include <array>

#include "rules/session.hpp"

namespace sifang {

/// Players from the first place to the fourth; equal scores in the order of the first seats, which is that of
/// the first deals.
std::array<unsigned, 4> by_place(const std::array<int, 4>& scores);

/// The place of each player. Where places are shared, equal scores have the better number.
std::array<int, 4> places(const std::array<int, 4>& scores, TiedPlaces tied);

/// What each player gets when the places are worth so much, from the first to the fourth. What cannot be
/// shared out evenly goes to the earlier players, a point each.
std::array<int, 4> share_out(const std::array<int, 4>& worth, const std::array<int, 4>& scores,
                             TiedPlaces tied);

}  // namespace sifang
