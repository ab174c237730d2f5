#pragma once
// How dangerous a discard is when others seem ready to win.

#include <array>

#include "bot/prospect.hpp"
#include "game/view.hpp"

namespace sifang {

class Danger {
  public:
    Danger(const Table& table, const SeatView& view, const Unseen& unseen);

    /// How likely somebody wins on this tile, roughly.
    double of(Tile tile) const;

  private:
    struct Opponent {
        double ready = 0;  ///< how likely he waits
        Kinds safe;        ///< what he discarded himself, or let go since he fixed his hand
        Kinds unlikely;    ///< two steps from a discard of his
    };
    bool discards_bar_;
    const Unseen& unseen_;
    std::array<Opponent, 4> opponents_{};
};

}  // namespace sifang
