#pragma once
// A hand as one seat is told it by somebody else's table: the state as far as the seat can know it, so that
// our bots can look at it as they look at ours.
//
// What others hold is not known and not there. What they show they are given first, and then it is folded in
// like everything else; so what is legal for our seat is judged by the rules of the table and by nothing
// here.

#include <optional>

#include "game/view.hpp"

namespace sifang::arena {

class SeatMirror {
  public:
    /// The table must outlive it.
    SeatMirror(const Table& table, const HandSetup& setup, Wind seat);

    Wind seat() const { return seat_; }
    const Table& table() const { return table_; }
    const State& state() const { return state_; }
    /// Whether our seat has something to choose.
    bool is_asked() const { return !table_.legal(state_, seat_).empty(); }

    // Each is false, and nothing has changed, when that cannot have happened at any table.
    bool deal(const Pieces& own);
    /// The piece is told for our own draw only.
    bool draw(Wind seat, std::optional<Piece> piece);
    bool discard(const Discarded& discarded);
    bool claim(const Claimed& claimed);
    /// A concealed kong of another's may be of a tile we do not see.
    bool kong(const KongMade& kong);
    bool turn_indicator(Piece piece);
    /// Our seat lets the tile on the table go.
    void pass();

  private:
    void settle();
    unsigned held_by_us(Tile tile) const;
    /// Whether the seat can lay down so many of a kind: ours holds them, another may have drawn them.
    bool can_show(Wind seat, Tile tile, unsigned count, unsigned reds) const;
    void give(Wind seat, Tile tile, unsigned count, unsigned reds);

    const Table& table_;
    Wind seat_;
    State state_;
    bool dealt_ = false;
    bool replacement_ = false;  ///< the next draw replaces a kong
};

}  // namespace sifang::arena
