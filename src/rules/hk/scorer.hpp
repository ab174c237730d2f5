#pragma once
// From a win to its fan: what the tiles show as a whole, what a reading adds, and what is counted of it.

#include <array>
#include <optional>
#include <vector>

#include "hand/decompose.hpp"
#include "rules/hk/edition.hpp"
#include "rules/rulebook.hpp"
#include "rules/win_tiles.hpp"

namespace sifang::hk {

inline constexpr Shapes winning_shapes = shapes::sets_and_pair | shapes::thirteen_orphans;

/// Fan that the win shows, counted or not, and how many of each.
struct Shown {
    FanSet fans;
    /// More than one only of seat_flower, dragon_pung and flower_set.
    std::array<std::uint8_t, 3> several{};

    unsigned count(Fan f) const {
        return f == Fan::SeatFlower   ? several[0]
               : f == Fan::DragonPung ? several[1]
               : f == Fan::FlowerSet  ? several[2]
                                      : 1;
    }
    void add(Fan f, unsigned n);
};

/// What is true of a win whatever way its tiles are read.
struct Facts {
    explicit Facts(const Win& of) : win(&of), tiles{of.hand.standing, of.hand.standing, of.situation} {}

    const Win* win;
    By by = By::Discard;  ///< a win by flowers is drawn, whatever it is called
    bool flower_win = false;
    WinTiles tiles;  ///< not of a win by flowers
    Shown shown;
};

/// A reading and what it is worth.
struct Count {
    Reading reading;
    Shown shown;
    FanSet counted;
    int fan = 0;
};

class Scorer {
  public:
    /// Both must outlive the scorer.
    Scorer(const Edition& edition, const SuitTable& table);

    /// Checks the win and collects its facts.
    std::optional<WinFault> collect(Facts& facts) const;
    /// The best count over all readings; none if the tiles do not win.
    std::optional<Count> best(const Facts& facts) const;
    /// Fills in a score that comes empty.
    void score(const Facts& facts, const Count& count, Score& score) const;
    /// Fills in the reading and the reasons.
    void explain(const Facts& facts, const Count& count, Ruling& ruling) const;

  private:
    Count count_reading(const Facts& facts, const Reading& reading) const;
    void show_flowers(const Win& win, Shown& shown) const;
    void show_tiles(const Facts& facts, Shown& shown) const;
    bool four_concealed_pungs(const Facts& facts, const Reading& reading) const;

    const Edition& edition_;
    const SuitTable& table_;
    std::array<FanSet, fan_count> excludes_;
    FanSet excluding_;  ///< those that exclude anything
    std::array<std::int16_t, fan_count> points_;
    std::vector<PaymentRow> payment_;  ///< by fan
};

/// Who pays a win of so many fan, already capped: `row` is its row of the table.
Payments pay(const Edition& edition, const Facts& facts, const PaymentRow& row, FanSet counted);
/// The same of a win told without its tiles; `each` is what the three pay on a self-draw.
Payments pay(const Edition& edition, const PaidWin& win, const PaymentRow& row, int each);

}  // namespace sifang::hk
