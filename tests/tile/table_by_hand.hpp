#pragma once
// The table as it stands in a room: a slow, obviously right version of break and deal for the tests.
//
// Seen from above with y upwards, East sits at the bottom, the next player to play at East's right hand, and
// so on counter-clockwise. Every stack has a point on the square; clockwise is the way the angle falls.

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "tile/deal.hpp"

namespace sifang::by_hand {

struct Stack {
    Wind wall;
    unsigned from_right;
    double angle;
    std::vector<Place> tiles;  // the upper one last
};

class Table {
  public:
    explicit Table(unsigned stacks) {
        for (const Wind wall : all_winds)
            for (unsigned n = 1; n <= stacks; ++n) {
                // A player at the bottom, facing the centre, has his right hand at +x. Then turn him into his
                // seat: a quarter counter-clockwise for each turn after East.
                const double x = stacks / 2.0 + 0.5 - n, y = -(stacks / 2.0 + 1);
                const double turn = std::numbers::pi / 2 * turns_after(Wind::East, wall);
                const double angle = std::atan2(x * std::sin(turn) + y * std::cos(turn),
                                                x * std::cos(turn) - y * std::sin(turn));
                const auto stack = static_cast<std::uint8_t>(n);
                stacks_.push_back({wall, n, angle, {{wall, stack, false}, {wall, stack, true}}});
            }
        std::sort(stacks_.begin(), stacks_.end(),
                  [](const Stack& a, const Stack& b) { return a.angle > b.angle; });
    }

    /// Puts a finger on the rightmost stack of the wall, counts it as one and walks on clockwise.
    void open_after(Wind owner, unsigned count) {
        finger_ = 0;
        while (!(stacks_[finger_].wall == owner && stacks_[finger_].from_right == 1)) ++finger_;
        for (unsigned counted = 1; counted < count; ++counted) finger_ = clockwise(finger_);
        end_ = finger_;
        finger_ = clockwise(finger_);
    }

    /// The upper tile of the stack under the finger, or the lower one when the upper is gone.
    Place take() {
        while (stacks_[finger_].tiles.empty()) finger_ = clockwise(finger_);
        return pop(finger_);
    }
    /// As take, but from the end, walking back.
    Place take_from_end() {
        while (stacks_[end_].tiles.empty()) end_ = (end_ + stacks_.size() - 1) % stacks_.size();
        return pop(end_);
    }
    /// The upper tile of the stack `stacks_on` places after the next one; the finger stays at the next.
    Place take_upper(unsigned stacks_on) {
        while (stacks_[finger_].tiles.empty()) finger_ = clockwise(finger_);
        std::size_t at = finger_;
        while (stacks_on-- > 0) at = clockwise(at);
        return pop(at);
    }
    std::size_t left() const {
        std::size_t sum = 0;
        for (const Stack& stack : stacks_) sum += stack.tiles.size();
        return sum;
    }

  private:
    std::size_t clockwise(std::size_t at) const { return (at + 1) % stacks_.size(); }
    Place pop(std::size_t at) {
        const Place place = stacks_[at].tiles.back();
        stacks_[at].tiles.pop_back();
        return place;
    }

    std::vector<Stack> stacks_;
    std::size_t finger_ = 0, end_ = 0;
};

/// 5 9 13 17 the thrower, 2 6 10 14 18 the next, and so on: counted aloud.
inline Wind count_aloud(Wind thrower, unsigned total) {
    Wind seat = thrower;
    for (unsigned said = 1; said < total; ++said) seat = next(seat);
    return seat;
}

}  // namespace sifang::by_hand
