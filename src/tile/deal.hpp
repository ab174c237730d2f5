#pragma once
// From a wall and a break to four hands, and what is left to draw.
//
// The table from above: players sit counter-clockwise in the order of play, each behind his own wall, and
// tiles are taken clockwise. So the taking runs along a wall from its owner's right to his left and then into
// the wall of the player before him: East, North, West, South. Of a stack the upper tile goes first.

#include <array>
#include <cstdint>
#include <optional>

#include "tile/deal_rule.hpp"
#include "tile/dice.hpp"
#include "tile/inline_vector.hpp"
#include "tile/wall.hpp"

namespace sifang {

/// A place in the four walls.
struct Place {
    Wind wall = Wind::East;
    std::uint8_t stack = 1;  ///< from the owner's right, from 1
    bool upper = true;

    constexpr bool operator==(const Place&) const = default;
};

/// Places are numbered along the taking from the right end of East's wall; a shuffled Wall is laid out in
/// this order.
unsigned number_of(const DealRule& rule, const Place& place);
Place place_of(const DealRule& rule, unsigned number);
/// The place of the nth tile taken, from 0.
Place taken_from(const DealRule& rule, const Break& opened, unsigned nth);

/// One reach for the wall: `seat` takes the tiles `from`, `from` + `step`, … of the order in which tiles are
/// taken.
struct Reach {
    Wind seat = Wind::East;
    std::uint8_t from = 0;
    std::uint8_t tiles = 4;
    std::uint8_t step = 1;

    constexpr bool operator==(const Reach&) const = default;
};

/// Every reach of a deal in turn: three rounds of two stacks, then the last round.
InlineVector<Reach, 16> reaches(const DealRule& rule, Wind dealer);
/// Tiles gone from the head of the wall after the deal: 53 or 52.
constexpr unsigned tiles_dealt(const DealRule& rule) { return rule.last_round == LastRound::Jump ? 53 : 52; }

struct Deal {
    Wall order;  ///< the wall in the order in which its tiles are taken
    std::array<InlineVector<TileCopy, 14>, 4> hands{};  ///< by seat, in the order taken
};

/// The wall's size is the rule's.
Deal deal(const DealRule& rule, Wind dealer, const Break& opened, const Wall& wall);

/// What is left of a dealt wall, as two counts. Answers are positions in Deal::order.
///
/// A draw comes from the head. A replacement comes from the end, upper tile first; a dead wall stays as large
/// as it was, so each replacement shortens what may be drawn in turn.
class Remaining {
  public:
    constexpr explicit Remaining(const DealRule& rule)
        : tiles_(static_cast<std::uint8_t>(rule.tiles())),
          dead_wall_(rule.dead_wall),
          indicator_stack_(rule.indicator_stack),
          drawn_(static_cast<std::uint8_t>(tiles_dealt(rule))) {}

    /// Tiles that may still be drawn in turn.
    constexpr unsigned left() const {
        const unsigned gone = static_cast<unsigned>(dead_wall_) + drawn_ + replaced_;
        return gone < tiles_ ? tiles_ - gone : 0;
    }
    constexpr unsigned replacements() const { return replaced_; }

    /// The next tile of the head; nothing when none is left.
    std::optional<unsigned> draw();
    /// The next tile of the end; nothing when none is left (a dead wall itself holds four).
    std::optional<unsigned> replace();
    /// The nth dora indicator from 0, and the tile under it; nothing where the rule has none or past the
    /// fifth.
    std::optional<unsigned> indicator(unsigned nth) const;
    std::optional<unsigned> under_indicator(unsigned nth) const;

    constexpr bool operator==(const Remaining&) const = default;

  private:
    std::uint8_t tiles_, dead_wall_, indicator_stack_;
    std::uint8_t drawn_;         ///< from the head, the deal included
    std::uint8_t replaced_ = 0;  ///< from the end
};

}  // namespace sifang
