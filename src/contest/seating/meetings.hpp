#pragma once
// How often any two players have met.

#include <cstdint>
#include <vector>

#include "contest/seating/schedule.hpp"

namespace sifang::seating {

class Meetings {
  public:
    explicit Meetings(std::size_t players) : players_(players), counts_(players * players) {}

    std::uint16_t operator()(Player a, Player b) const { return counts_[a.index() * players_ + b.index()]; }
    /// `times` may be negative. A player does not meet himself: a doubled seat is another fault.
    void add(Player a, Player b, int times = 1) {
        if (a == b) return;
        change(a, b, times);
        change(b, a, times);
    }
    void add(const Four& four, int times = 1) {
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t j = i + 1; j < 4; ++j) add(four[i], four[j], times);
    }
    void add(const Round& round, int times = 1) {
        for (const Table& table : round) add(table.seats, times);
    }
    std::size_t players() const { return players_; }

  private:
    void change(Player a, Player b, int times) {
        std::uint16_t& count = counts_[a.index() * players_ + b.index()];
        count = static_cast<std::uint16_t>(count + times);
    }

    std::size_t players_;
    std::vector<std::uint16_t> counts_;
};

}  // namespace sifang::seating
