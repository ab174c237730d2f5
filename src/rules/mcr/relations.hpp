#pragma once
// Which fan two, three or four sets of one sort make together: chows with chows, pungs with pungs.

#include <array>
#include <optional>

#include "hand/reading.hpp"
#include "rules/mcr/fan.hpp"
#include "tile/inline_vector.hpp"

namespace sifang::mcr {

/// A place for a fan that may not be there; cheaper to keep in tables than an optional.
class MaybeFan {
  public:
    constexpr MaybeFan() = default;
    constexpr MaybeFan(Fan f) : value_(static_cast<std::uint8_t>(f)) {}
    constexpr explicit operator bool() const { return value_ != none; }
    constexpr Fan operator*() const { return static_cast<Fan>(value_); }

  private:
    static constexpr std::uint8_t none = 0xFF;
    std::uint8_t value_ = none;
};

/// The sets of one sort in a reading (at most four), and every fan that some of them make.
struct Relations {
    /// The pairs of nodes, in the order of `two`.
    static constexpr std::array<std::array<std::uint8_t, 2>, 6> pairs{
        {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}}};

    unsigned size = 0;                   ///< nodes
    std::array<std::uint8_t, 4> node{};  ///< node → its set in the reading
    std::array<MaybeFan, 6> two;         ///< by the pairs above
    std::array<MaybeFan, 4> three;       ///< entry i: the three nodes that are not node 3 − i
    MaybeFan four;

    std::uint8_t pairs_made = 0;  ///< bit i: `two[i]` is a fan
    bool more_made = false;       ///< some of `three`, or `four`, is one

    bool any() const { return pairs_made != 0 || more_made; }
};

Relations chow_relations(const Reading& reading);
Relations pung_relations(const Reading& reading);

}  // namespace sifang::mcr
