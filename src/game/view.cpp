#include "game/view.hpp"

#include "game/pieces.hpp"
#include "game/wins.hpp"

namespace sifang {
namespace {

Pieces standing_pieces(const SeatState& seat) {
    Pieces pieces;
    for (const Tile tile : seat.hand.standing.present()) {
        const unsigned reds = reds_of(seat.reds, tile);
        for (unsigned n = 0; n < seat.hand.standing[tile]; ++n)
            pieces.push_back(n < reds ? Piece::red_five(tile.suit()) : Piece(tile));
    }
    for (const Tile tile : seat.held_flowers) pieces.push_back(tile);
    return pieces;
}

bool has_won(const State& state, Wind seat) {
    for (const Won& won : state.winners)
        if (won.seat == seat) return true;
    return false;
}

/// Winners show their tiles; so does, where the book says so, who waits when the wall is used up.
bool lays_down(const Table& table, const State& state, Wind seat) {
    if (state.phase == Phase::Counting || state.phase == Phase::UnderIndicators) return has_won(state, seat);
    if (state.phase != Phase::Over) return false;
    if (state.end == End::Won) return has_won(state, seat);
    if (state.end == End::NineKinds) return seat == state.turn;
    return state.end == End::Exhausted && table.rules().waiting_hands_shown &&
           state.waiting[static_cast<unsigned>(seat)];
}

/// Whether a concealed kong lies face up.
bool sees_concealed_kong(const Table& table, const State& state) {
    switch (table.rules().concealed_kong_seen) {
        case ConcealedKongSeen::AtOnce: return true;
        case ConcealedKongSeen::AfterHand: return state.phase == Phase::Over;
        case ConcealedKongSeen::Never: return false;
    }
    return false;
}

SeenSeat seen_seat(const Table& table, const State& state, Wind wind) {
    const SeatState& seat = state.at(wind);
    SeenSeat seen;
    seen.standing = static_cast<std::uint8_t>(standing_tiles(seat));
    for (const Meld& meld : seat.hand.melds) {
        const bool face_down = meld.is_concealed() && !sees_concealed_kong(table, state);
        seen.melds.push_back({meld.kind, face_down ? Piece::back() : Piece(meld.tile), meld.from});
    }
    seen.flowers = seat.flowers;
    seen.melded_reds = seat.melded_reds;
    seen.exposed = seat.exposed;
    if (lays_down(table, state, wind)) seen.laid_down = standing_pieces(seat);
    seen.score = state.setup.scores[static_cast<unsigned>(wind)] + state.paid[static_cast<unsigned>(wind)];
    seen.riichi = seat.riichi;
    seen.no_win = seat.no_win || seat.dead;
    seen.no_calls = seat.no_calls || seat.dead;
    return seen;
}

OwnHand own_hand(const Table& table, const State& state, Wind wind) {
    const SeatState& seat = state.at(wind);
    OwnHand own;
    own.seat = wind;
    own.hand = seat.hand;
    own.reds = seat.reds;
    own.held_flowers = seat.held_flowers;
    if (state.turn == wind) own.drawn = state.drawn;
    own.waits = seat.waits;
    for (const Tile tile : seat.waits) own.win_barred |= barred(table, state, wind, tile).has_value();
    own.legal = table.legal(state, wind);
    return own;
}

/// That somebody is asked about the tile on the table tells of his hand. So to everybody else the table looks
/// as if nobody took it: a riichi is accepted, a kong is made, the next player is to draw.
State as_if_unclaimed(const Table& table, const State& state) {
    State passed = state;
    if (state.phase != Phase::Claims) return passed;
    for (Answer& answer : passed.answers) answer = Answer{};
    table.fold(passed, Answered{next(state.giver), Action{}});
    return passed;
}

PublicView public_view(const Table& table, const State& state) {
    PublicView seen;
    seen.round = state.setup.round;
    seen.counters = state.setup.counters;
    seen.deposits = state.deposits;
    seen.phase = state.phase;
    // Who takes his time over the flowers of the deal holds some: nobody else is told whose turn it is.
    seen.turn = state.opening ? Wind::East : state.turn;
    seen.left = static_cast<std::uint8_t>(state.wall.left(seen.turn));
    for (const Wind wind : all_winds) seen.seats[static_cast<unsigned>(wind)] = seen_seat(table, state, wind);
    seen.river = state.river;
    seen.shown = state.shown;
    seen.indicators = state.indicators;
    seen.under = state.under;
    if (state.phase == Phase::Over) seen.result = state.result();
    return seen;
}

}  // namespace

PublicView spectator_view(const Table& table, const State& state) {
    return public_view(table, as_if_unclaimed(table, state));
}

SeatView view(const Table& table, const State& state, Wind seat) {
    const State passed = as_if_unclaimed(table, state);
    const bool asked = state.answers[static_cast<unsigned>(seat)].state == AnswerState::Asked;
    SeatView seen{public_view(table, passed), own_hand(table, asked ? state : passed, seat)};
    if (asked) seen.own.asked = state.at_stake;
    return seen;
}

RefereeView referee_view(const Table& table, const State& state) {
    RefereeView seen;
    seen.table = public_view(table, state);
    for (const Wind wind : all_winds) seen.hands[static_cast<unsigned>(wind)] = own_hand(table, state, wind);
    seen.answers = state.answers;
    return seen;
}

std::optional<Event> seen(const Table& table, const Event& event, std::optional<Wind> viewer) {
    Event out = event;
    if (auto* dealt = std::get_if<Dealt>(&out); dealt && dealt->seat != viewer)
        for (Piece& piece : dealt->pieces) piece = Piece::back();
    if (auto* drew = std::get_if<Drew>(&out); drew && drew->seat != viewer) drew->piece = Piece::back();
    if (auto* kong = std::get_if<KongMade>(&out);
        kong && kong->seat != viewer && kong->kind == MeldKind::ConcealedKong &&
        table.rules().concealed_kong_seen != ConcealedKongSeen::AtOnce)
        kong->piece = Piece::back();
    const auto* answered = std::get_if<Answered>(&out);
    const auto* kept = std::get_if<FlowersKept>(&out);
    if ((answered && answered->seat != viewer) || (kept && kept->seat != viewer)) return std::nullopt;
    return out;
}

}  // namespace sifang
