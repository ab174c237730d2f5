#pragma once
// The wall at work: hands out the tiles that a table needs, in the book's order.

#include <array>

#include "game/table.hpp"
#include "tile/deal.hpp"

namespace sifang {

/// A private wall of duplicate play, in the order in which it is drawn from.
using PrivateWall = InlineVector<Piece, 34>;

/// A wall that is dealt from. It knows the future, so it stays on the hall's side of the table.
class Croupier {
  public:
    /// One wall for all, opened at `opened`; the dealer is East.
    Croupier(const PlayRules& rules, const Break& opened, const Wall& wall);
    explicit Croupier(const std::array<PrivateWall, 4>& walls);

    /// The tiles for what the table needs.
    Pieces take(const Need& need);

  private:
    Pieces take_shared(const Need& need);
    Pieces take_private(const Need& need);

    bool private_ = false;
    InlineVector<Piece, TileCopy::with_flowers> order_;  ///< in the order taken
    InlineVector<Reach, 16> reaches_;
    Remaining remaining_;
    std::uint8_t indicators_ = 0, under_ = 0;
    std::array<PrivateWall, 4> walls_;
    std::array<std::uint8_t, 4> taken_{};
};

/// Gives the table what it needs until it needs nothing more; every event goes to `sink`.
template <class Sink>
void serve(const Table& table, State& state, Croupier& croupier, const Sink& sink) {
    for (Need need = table.need(state); need.kind != Need::Kind::Nothing; need = table.need(state)) {
        const Pieces pieces = croupier.take(need);
        const auto events = table.give(state, {pieces.begin(), pieces.size()});
        assert(events);  // a whole wall holds what the table needs
        if (!events) return;
        for (const Event& event : *events) sink(event);
    }
}

}  // namespace sifang
