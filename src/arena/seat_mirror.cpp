#include "arena/seat_mirror.hpp"

#include <algorithm>

#include "game/pieces.hpp"

namespace sifang::arena {

SeatMirror::SeatMirror(const Table& table, const HandSetup& setup, Wind seat)
    : table_(table), seat_(seat), state_(table.begin(setup)) {}

/// Copies that we have and that do not lie there for all to see.
unsigned SeatMirror::held_by_us(Tile tile) const {
    const SeatState& own = state_.at(seat_);
    for (const Meld& meld : own.hand.melds)
        if (meld.is_concealed() && meld.tile == tile && state_.shown[tile] == 0) return 4;
    return own.hand.standing[tile];
}

bool SeatMirror::can_show(Wind seat, Tile tile, unsigned count, unsigned reds) const {
    if (tile.is_flower() || state_.shown[tile] + count > 4) return false;
    const unsigned red_there = reds_of(state_.at(seat).reds, tile);
    if (seat == seat_) {
        const unsigned there = state_.at(seat).hand.standing[tile];
        return there >= count && red_there >= reds && there - red_there >= count - reds;
    }
    // There are four of each, and ours are not his.
    if (state_.shown[tile] + held_by_us(tile) + count > 4) return false;
    return reds == 0 || (tile.is_suited() && tile.rank() == 5 && reds <= count);
}

/// What another seat shows it must have drawn.
void SeatMirror::give(Wind seat, Tile tile, unsigned count, unsigned reds) {
    if (seat == seat_) return;
    for (unsigned i = 0; i < count; ++i) {
        add(state_.at(seat), i < reds ? Piece::red_five(tile.suit()) : Piece(tile));
        if (state_.out.can_add(tile)) state_.out.add(tile);
    }
}

/// The play has gone on: nobody took what was on the table.
void SeatMirror::settle() {
    if (state_.phase == Phase::Claims) table_.fold(state_, Answered{seat_, Action{}});
}

void SeatMirror::pass() { settle(); }

bool SeatMirror::deal(const Pieces& own) {
    if (dealt_ || own.size() < 13) return false;
    Counts counts;
    for (const Piece piece : own) {
        if (piece.is_back() || piece.is_flower() || !counts.can_add(piece.tile())) return false;
        counts.add(piece.tile());
    }
    dealt_ = true;
    for (const Wind seat : all_winds) table_.fold(state_, Dealt{seat, seat == seat_ ? own : Pieces{}});
    return true;
}

bool SeatMirror::draw(Wind seat, std::optional<Piece> piece) {
    if (!dealt_ || state_.wall.left(seat) == 0) return false;
    if (seat == seat_) {
        const Hand& hand = state_.at(seat).hand;
        if (!piece || piece->is_back() || piece->is_flower() || !state_.out.can_add(piece->tile()))
            return false;
        if (state_.shown[piece->tile()] + held_by_us(piece->tile()) >= 4) return false;
        if (hand.standing.total() != hand.resting_size()) return false;
    }
    settle();
    const DrawFrom from = replacement_ ? DrawFrom::End : DrawFrom::Head;
    replacement_ = false;
    if (seat == seat_) {
        table_.fold(state_, Drew{seat, *piece, from});
        return true;
    }
    state_.wall.take(seat, from == DrawFrom::End);
    state_.turn = seat;
    state_.phase = Phase::Turn;
    state_.drawn.reset();
    state_.claimed_now = false;
    return true;
}

bool SeatMirror::discard(const Discarded& discarded) {
    if (!dealt_ || discarded.piece.is_back() || state_.river.full()) return false;
    const Tile tile = discarded.piece.tile();
    const unsigned reds = discarded.piece.is_red() ? 1 : 0;
    if (!can_show(discarded.seat, tile, 1, reds)) return false;
    const Hand& own = state_.at(seat_).hand;
    if (discarded.seat == seat_ && own.standing.total() == own.resting_size()) return false;
    settle();
    give(discarded.seat, tile, 1, reds);
    table_.fold(state_, discarded);
    if (state_.phase == Phase::Indicator && state_.after_indicator != Phase::Claims)
        state_.phase = state_.after_indicator;
    return true;
}

bool SeatMirror::claim(const Claimed& claimed) {
    if (!dealt_ || state_.river.empty()) return false;
    const RiverTile& last = state_.river.back();
    const SeatState& seat = state_.at(claimed.seat);
    if (last.called || last.piece != claimed.piece || last.seat != claimed.giver) return false;
    if (claimed.seat == claimed.giver || seat.hand.melds.full() || seat.calls.full()) return false;
    const Tile taken = claimed.piece.tile();
    const bool chow = claimed.meld.is_chow();
    InlineVector<Tile, 3> own;
    if (chow) {
        if (!can_begin_run(claimed.meld.tile) || taken < claimed.meld.tile ||
            taken.index() > claimed.meld.tile.index() + 2)
            return false;
        for (unsigned nth = 0; nth < 3; ++nth)
            if (const Tile tile = run_tile(claimed.meld.tile, nth); tile != taken) own.push_back(tile);
    } else if (claimed.meld.tile != taken) {
        return false;
    }
    const auto reds = [&](Tile tile) { return !chow || tile.rank() == 5 ? unsigned{claimed.reds} : 0u; };
    if (!chow) own.push_back(taken);
    const unsigned count = chow ? 1 : claimed.meld.size() - 1;
    for (const Tile tile : own)
        if (!can_show(claimed.seat, tile, count, reds(tile))) return false;
    // Somebody else's claim over ours: what we could have won on is passed.
    if (claimed.seat != seat_) settle();
    for (const Tile tile : own) give(claimed.seat, tile, count, reds(tile));
    table_.fold(state_, claimed);
    replacement_ = claimed.meld.is_kong();
    if (state_.phase == Phase::Indicator) state_.phase = state_.after_indicator;
    return true;
}

bool SeatMirror::kong(const KongMade& kong) {
    const SeatState& seat = state_.at(kong.seat);
    if (!dealt_ || seat.calls.full()) return false;
    if (kong.piece.is_back()) {
        if (kong.seat == seat_) return false;
        settle();
        replacement_ = true;
        state_.turn = kong.seat;
        state_.phase = Phase::Replacement;
        state_.any_call = true;
        return true;
    }
    const Tile tile = kong.piece.tile();
    const bool concealed = kong.kind == MeldKind::ConcealedKong;
    const bool five = tile.is_suited() && tile.rank() == 5;
    unsigned reds = kong.piece.is_red() ? 1 : 0;
    if (concealed)
        reds = five ? static_cast<unsigned>(table_.rules().red_fives[static_cast<std::size_t>(tile.suit())])
                    : 0u;
    if (!can_show(kong.seat, tile, concealed ? 4 : 1, reds)) return false;
    bool pung = false;
    for (const Meld& meld : seat.hand.melds) pung |= meld.kind == MeldKind::Pung && meld.tile == tile;
    if (concealed ? seat.hand.melds.full() : !pung) return false;
    const Hand& own = state_.at(seat_).hand;
    if (kong.seat == seat_ && own.standing.total() == own.resting_size()) return false;
    settle();
    replacement_ = true;
    give(kong.seat, tile, concealed ? 4 : 1, reds);
    table_.fold(state_, kong);
    if (state_.phase == Phase::Indicator && state_.after_indicator != Phase::Claims)
        state_.phase = state_.after_indicator;
    return true;
}

bool SeatMirror::turn_indicator(Piece piece) {
    if (!dealt_ || piece.is_back() || piece.is_flower() || state_.indicators.full()) return false;
    if (!state_.out.can_add(piece.tile())) return false;
    if (state_.phase == Phase::Indicator && state_.indicators_due > 0) {
        table_.fold(state_, IndicatorTurned{piece});
        return true;
    }
    state_.indicators.push_back(piece);
    state_.indicators_due = 0;
    state_.indicators_owed = 0;
    state_.out.add(piece.tile());
    return true;
}

}  // namespace sifang::arena
