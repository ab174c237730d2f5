#pragma once
// Who sits where in which round: the chart of a contest.

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "tile/tile.hpp"

namespace sifang::seating {

/// A player by number. On the chart numbers begin at 1; `index` counts from 0.
class Player {
  public:
    constexpr Player() = default;
    static constexpr Player of_number(unsigned number) {
        assert(number >= 1 && number <= most);
        return Player(static_cast<std::uint16_t>(number - 1));
    }
    static constexpr Player of_index(std::size_t index) {
        assert(index < most);
        return Player(static_cast<std::uint16_t>(index));
    }
    constexpr unsigned number() const { return index_ + 1u; }
    constexpr std::size_t index() const { return index_; }

    /// The most players that a chart can hold.
    static constexpr unsigned most = 4096;

    constexpr auto operator<=>(const Player&) const = default;

  private:
    constexpr explicit Player(std::uint16_t index) : index_(index) {}
    std::uint16_t index_ = 0;
};

/// Four players, the first on East, then South, West, North.
using Four = std::array<Player, 4>;

struct Table {
    unsigned number = 1;  ///< as it stands in the hall
    Four seats;

    bool operator==(const Table&) const = default;
};

using Round = std::vector<Table>;

struct Schedule {
    unsigned players = 0;  ///< numbers 1 to this one are in the field
    std::vector<Round> rounds;

    bool operator==(const Schedule&) const = default;
};

/// The most rounds a schedule can have.
inline constexpr unsigned most_rounds = 1000;

/// Tables before winds and table numbers are given out: fours in no order.
using Fours = std::vector<Four>;

/// Tables numbered 1, 2, 3 … in the order of the fours, East first in each.
inline Round in_order(const Fours& fours) {
    Round round;
    for (const Four& four : fours) round.push_back({static_cast<unsigned>(round.size()) + 1, four});
    return round;
}

/// The chart as the draw of lots fills it: `by_number[k]` is the player who drew number k + 1.
Schedule with_lots_drawn(Schedule chart, std::span<const Player> by_number);

}  // namespace sifang::seating
