// What is open to a seat. `refusal` is the one judge; `legal` proposes what could be and keeps what it lets
// pass.

#include "game/four_kongs.hpp"
#include "game/pieces.hpp"
#include "game/riichi_kong.hpp"
#include "game/swap_call.hpp"
#include "game/wins.hpp"
#include "hand/shanten.hpp"

namespace sifang {
namespace {

using Verdict = std::optional<Refusal>;
inline constexpr Verdict allowed = std::nullopt;

/// Looks at one seat in one state.
class Judge {
  public:
    Judge(const Table& table, const State& state, Wind seat)
        : table_(table), rules_(table.rules()), state_(state), wind_(seat), me_(state.at(seat)) {}

    Verdict in_opening(const Action& action) const;
    Verdict in_turn(const Action& action) const;
    Verdict in_claims(const Action& action) const;

    void propose_in_opening(Actions& out) const;
    void propose_in_turn(Actions& out) const;
    void propose_in_claims(Actions& out) const;

  private:
    Verdict discard(const Action& action) const;
    Verdict riichi(const Action& action) const;
    Verdict flower(const Action& action) const;
    Verdict own_kong(const Action& action) const;
    Verdict nine_kinds() const;
    Verdict call(const Action& action) const;
    Verdict chow(const Action& action) const;
    Verdict set_of_one_kind(const Action& action) const;

    bool is_closed() const;
    bool must_discard_exposed() const;
    bool may_riichi_at_all() const;
    Verdict after_claim(const Action& claim) const;

    void propose(Actions& out, const Action& action, Verdict (Judge::*judged)(const Action&) const) const {
        if (!(this->*judged)(action)) out.push_back(action);
    }
    void propose_discards(Actions& out, ActionKind kind) const;

    const Table& table_;
    const PlayRules& rules_;
    const State& state_;
    Wind wind_;
    const SeatState& me_;
};

bool Judge::is_closed() const {
    for (const Meld& meld : me_.hand.melds)
        if (!meld.is_concealed()) return false;
    return true;
}

// The opening: flowers of the deal.

Verdict Judge::in_opening(const Action& action) const {
    if (state_.turn != wind_) return Refusal::NotYourTurn;
    switch (action.kind) {
        case ActionKind::Flower: return flower(action);
        case ActionKind::Pass:
            return rules_.flower_in_play == FlowerInPlay::AtOnce ? Verdict(Refusal::FlowerAtOnce) : allowed;
        case ActionKind::Win: return why_no_win(table_, state_, wind_);
        default: return Refusal::OutOfPhase;
    }
}

void Judge::propose_in_opening(Actions& out) const {
    for (const Tile tile : me_.held_flowers)
        propose(out, {.kind = ActionKind::Flower, .piece = tile}, &Judge::in_opening);
    propose(out, {.kind = ActionKind::Pass}, &Judge::in_opening);
    propose(out, {.kind = ActionKind::Win}, &Judge::in_opening);
}

// One's own turn.

Verdict Judge::in_turn(const Action& action) const {
    if (state_.turn != wind_) return Refusal::NotYourTurn;
    switch (action.kind) {
        case ActionKind::Discard: return discard(action);
        case ActionKind::Riichi: return riichi(action);
        case ActionKind::Flower: return flower(action);
        case ActionKind::ConcealedKong:
        case ActionKind::AddedKong: return own_kong(action);
        case ActionKind::Win: return why_no_win(table_, state_, wind_);
        case ActionKind::NineKinds: return nine_kinds();
        default: return Refusal::OutOfPhase;
    }
}

/// An exposed tile goes first, unless the rules on called tiles keep it back for this turn.
bool Judge::must_discard_exposed() const {
    if (rules_.exposed_tile != ExposedTile::ForcedDiscard || me_.riichi) return false;
    for (const Piece piece : me_.exposed)
        if (held(me_, piece) > 0 && !is_swap_call(rules_.swap_calls, state_, piece.tile())) return true;
    return false;
}

Verdict Judge::discard(const Action& action) const {
    if (rules_.flower_in_play == FlowerInPlay::AtOnce && !me_.held_flowers.empty())
        return Refusal::FlowerAtOnce;
    const bool is_drawn = state_.drawn && *state_.drawn == action.piece;
    const unsigned copies = held(me_, action.piece);
    if (copies == 0 || (action.drawn ? !is_drawn : copies == 1 && is_drawn)) return Refusal::TileNotHeld;
    if (me_.riichi && !action.drawn) return Refusal::AfterRiichi;
    const Tile tile = action.piece.tile();
    if (rules_.flower_in_play == FlowerInPlay::ThisTurn && me_.forgotten.has(tile))
        return Refusal::FlowerForgotten;
    if (is_swap_call(rules_.swap_calls, state_, tile)) return Refusal::SwapCall;
    if (!me_.exposed.empty() && must_discard_exposed()) {
        bool exposed = false;
        for (const Piece piece : me_.exposed) exposed |= piece == action.piece;
        if (!exposed) return Refusal::ForcedDiscard;
    }
    return allowed;
}

Verdict Judge::riichi(const Action& action) const {
    const RiichiRules& rules = rules_.riichi;
    if (!rules.has) return Refusal::NoRiichi;
    if (me_.riichi) return Refusal::RiichiTwice;
    if (!is_closed()) return Refusal::RiichiOpen;
    if (me_.no_calls || me_.dead) return Refusal::NoRightToCall;
    if (state_.wall.left(wind_) < static_cast<unsigned>(rules.live_tiles)) return Refusal::RiichiTooLate;
    const auto seat = static_cast<unsigned>(wind_);
    if (state_.setup.scores[seat] + state_.paid[seat] < rules.least_points) return Refusal::RiichiTooPoor;
    if (const Verdict refused = discard(action)) return refused;
    Hand rest = me_.hand;
    rest.standing.remove(action.piece.tile());
    const Kinds waiting = waits(table_.suits(), rest, table_.rulebook().shapes());
    return available(waiting, rest).empty() ? Verdict(Refusal::RiichiNotWaiting) : allowed;
}

Verdict Judge::flower(const Action& action) const {
    if (!action.piece.is_flower()) return Refusal::NotAFlower;
    if (held(me_, action.piece) == 0) return Refusal::TileNotHeld;
    if (state_.phase == Phase::Turn && state_.claimed_now) return Refusal::OutOfPhase;
    return allowed;
}

Verdict Judge::own_kong(const Action& action) const {
    const bool added = action.kind == ActionKind::AddedKong;
    if (me_.no_calls || me_.dead) return Refusal::NoRightToCall;
    if (rules_.flower_in_play == FlowerInPlay::AtOnce && !me_.held_flowers.empty())
        return Refusal::FlowerAtOnce;
    if (action.piece.is_back() || action.piece.is_flower()) return Refusal::NoSuchSet;
    const Tile tile = action.piece.tile();
    if (added) {
        bool pung = false;
        for (const Meld& meld : me_.hand.melds) pung |= meld.kind == MeldKind::Pung && meld.tile == tile;
        if (!pung || held(me_, action.piece) == 0) return Refusal::NoSuchSet;
    } else if (action.piece.is_red() || me_.hand.standing[tile] != 4) {
        return Refusal::NoSuchSet;
    }
    if (state_.claimed_now && (added || !rules_.concealed_kong_after_claim)) return Refusal::KongAfterClaim;
    if (state_.kongs >= static_cast<unsigned>(rules_.most_kongs)) return Refusal::FifthKong;
    if (rules_.kong_on_last_tile == KongOnLastTile::Forbidden && !state_.wall.can_replace(wind_))
        return Refusal::NoReplacement;
    if (me_.riichi) {
        if (!state_.drawn || state_.drawn->tile() != tile) return Refusal::RiichiKong;
        Hand fixed = me_.hand;
        fixed.standing.remove(tile);
        if (!kong_keeps_hand(table_.suits(), fixed, tile, me_.waits, table_.rulebook().shapes(),
                             rules_.riichi.kong))
            return Refusal::RiichiKong;
    }
    return allowed;
}

Verdict Judge::nine_kinds() const {
    if (!rules_.abortive.nine_kinds || state_.any_call || me_.discards > 0 || !state_.drawn)
        return Refusal::OutOfPhase;
    const Kinds kinds = me_.hand.standing.present() & kinds::terminals_and_honors;
    return kinds.size() >= 9 ? allowed : Verdict(Refusal::NotNineKinds);
}

void Judge::propose_discards(Actions& out, ActionKind kind) const {
    const auto judged = kind == ActionKind::Riichi ? &Judge::riichi : &Judge::discard;
    const auto each = [&](Piece piece) {
        if (held(me_, piece) == 0) return;
        propose(out, {.kind = kind, .piece = piece}, judged);
        if (state_.drawn == piece) propose(out, {.kind = kind, .piece = piece, .drawn = true}, judged);
    };
    for (const Tile tile : me_.hand.standing.present()) {
        each(tile);
        if (reds_of(me_.reds, tile) > 0) each(Piece::red_five(tile.suit()));
    }
    for (const Tile tile : me_.held_flowers) each(tile);
}

bool Judge::may_riichi_at_all() const {
    return rules_.riichi.has && !me_.riichi && is_closed() &&
           shanten(table_.suits(), me_.hand, table_.rulebook().shapes()) <= 0;
}

void Judge::propose_in_turn(Actions& out) const {
    propose_discards(out, ActionKind::Discard);
    if (may_riichi_at_all()) propose_discards(out, ActionKind::Riichi);
    for (const Tile tile : me_.held_flowers)
        propose(out, {.kind = ActionKind::Flower, .piece = tile}, &Judge::in_turn);
    for (const Tile tile : me_.hand.standing.at_least(4))
        propose(out, {.kind = ActionKind::ConcealedKong, .piece = tile}, &Judge::own_kong);
    for (const Meld& meld : me_.hand.melds) {
        if (meld.kind != MeldKind::Pung || me_.hand.standing[meld.tile] == 0) continue;
        const bool red = reds_of(me_.reds, meld.tile) > 0;
        const Piece piece = red ? Piece::red_five(meld.tile.suit()) : Piece(meld.tile);
        propose(out, {.kind = ActionKind::AddedKong, .piece = piece}, &Judge::own_kong);
    }
    propose(out, {.kind = ActionKind::Win}, &Judge::in_turn);
    if (rules_.abortive.nine_kinds) propose(out, {.kind = ActionKind::NineKinds}, &Judge::in_turn);
}

// The tile on the table.

Verdict Judge::in_claims(const Action& action) const {
    const Answer& answer = state_.answers[static_cast<unsigned>(wind_)];
    if (answer.state == AnswerState::NotAsked) return Refusal::NotAsked;
    if (answer.state == AnswerState::Given) return Refusal::Answered;
    switch (action.kind) {
        case ActionKind::Pass: return allowed;
        case ActionKind::Win: return why_no_win(table_, state_, wind_);
        case ActionKind::Chow:
        case ActionKind::Pung:
        case ActionKind::Kong: return call(action);
        default: return Refusal::OutOfPhase;
    }
}

Verdict Judge::call(const Action& action) const {
    if (state_.stake != Stake::Discard) return Refusal::OutOfPhase;
    if (state_.at_stake.is_flower()) return Refusal::NoSuchSet;
    if (me_.riichi) return Refusal::AfterRiichi;
    if (me_.no_calls || me_.dead) return Refusal::NoRightToCall;
    if (me_.hand.melds.full()) return Refusal::NoSuchSet;
    if (const Verdict refused = action.kind == ActionKind::Chow ? chow(action) : set_of_one_kind(action))
        return refused;
    if (state_.wall.last_for(state_.giver) || four_kongs_end_hand(rules_, state_))
        return Refusal::LastDiscard;
    if (action.kind == ActionKind::Kong) {
        if (state_.kongs >= static_cast<unsigned>(rules_.most_kongs)) return Refusal::FifthKong;
        if (state_.wall.left(wind_) == 0) return Refusal::NoReplacement;
        return allowed;
    }
    return after_claim(action);
}

Verdict Judge::chow(const Action& action) const {
    if (turns_after(state_.giver, wind_) != 1) return Refusal::ChowFromLeft;
    const Tile tile = state_.at_stake.tile();
    if (!can_begin_run(action.low)) return Refusal::NoSuchSet;
    const unsigned offset = tile.index() - action.low.index();
    if (tile.index() < action.low.index() || offset > 2) return Refusal::NoSuchSet;
    unsigned fives = 0, reds = 0;
    for (unsigned nth = 0; nth < 3; ++nth) {
        if (nth == offset) continue;
        const Tile own = run_tile(action.low, nth);
        if (me_.hand.standing[own] == 0) return Refusal::NoSuchSet;
        if (rules_.exposed_tile == ExposedTile::BindsOwner)
            for (const Piece piece : me_.exposed)
                if (piece.tile() == own || piece.tile() == tile) return Refusal::TileExposed;
        if (own.rank() != 5) continue;
        fives = me_.hand.standing[own];
        reds = reds_of(me_.reds, own);
    }
    const bool enough = action.reds == 0 ? fives == 0 || fives > reds : action.reds == 1 && reds > 0;
    return enough ? allowed : Verdict(Refusal::TileNotHeld);
}

Verdict Judge::set_of_one_kind(const Action& action) const {
    const Tile tile = state_.at_stake.tile();
    const unsigned own = action.kind == ActionKind::Pung ? 2 : 3;
    const unsigned count = me_.hand.standing[tile];
    if (count < own) return Refusal::NoSuchSet;
    if (rules_.exposed_tile == ExposedTile::BindsOwner)
        for (const Piece piece : me_.exposed)
            if (piece.tile() == tile) return Refusal::TileExposed;
    const unsigned reds = reds_of(me_.reds, tile);
    const bool enough = action.reds <= reds && action.reds <= own && own - action.reds <= count - reds;
    return enough ? allowed : Verdict(Refusal::TileNotHeld);
}

/// A claim after which nothing may be discarded is none.
Verdict Judge::after_claim(const Action& claim) const {
    const Tile tile = state_.at_stake.tile();
    const MeldKind kind = claim.kind == ActionKind::Pung ? MeldKind::Pung : MeldKind::Chow;
    Counts rest = me_.hand.standing;
    if (kind == MeldKind::Pung) {
        rest.remove(tile);
        rest.remove(tile);
    } else {
        for (unsigned nth = 0; nth < 3; ++nth)
            if (const Tile own = run_tile(claim.low, nth); own != tile) rest.remove(own);
    }
    for (const Tile left : rest.present())
        if (!is_swap_call(rules_.swap_calls, kind, tile, claim.low, left)) return allowed;
    if (!rest.empty()) return Refusal::SwapCall;
    // Nothing but flowers: those kept past their turn may not be discarded.
    const bool any_time = rules_.flower_in_play == FlowerInPlay::AnyTime;
    return any_time ? allowed : Verdict(Refusal::FlowerForgotten);
}

void Judge::propose_in_claims(Actions& out) const {
    propose(out, {.kind = ActionKind::Pass}, &Judge::in_claims);
    propose(out, {.kind = ActionKind::Win}, &Judge::in_claims);
    if (state_.stake != Stake::Discard || state_.at_stake.is_flower()) return;
    const Tile tile = state_.at_stake.tile();
    const unsigned count = me_.hand.standing[tile];
    for (std::uint8_t reds = 0; count >= 2 && reds <= reds_of(me_.reds, tile); ++reds) {
        propose(out, {.kind = ActionKind::Pung, .reds = reds}, &Judge::in_claims);
        propose(out, {.kind = ActionKind::Kong, .reds = reds}, &Judge::in_claims);
    }
    if (turns_after(state_.giver, wind_) != 1 || !tile.is_suited()) return;
    for (unsigned back = 0; back < 3 && back < tile.rank(); ++back)
        for (std::uint8_t reds = 0; reds < 2; ++reds)
            propose(out, {.kind = ActionKind::Chow, .low = Tile::of_index(tile.index() - back), .reds = reds},
                    &Judge::in_claims);
}

/// Fields that an action does not use hold nothing, so that one wish is one action.
bool is_well_formed(const Action& action) {
    Action plain{.kind = action.kind};
    switch (action.kind) {
        case ActionKind::Discard:
        case ActionKind::Riichi: plain.drawn = action.drawn; [[fallthrough]];
        case ActionKind::Flower:
        case ActionKind::ConcealedKong:
        case ActionKind::AddedKong: plain.piece = action.piece; break;
        case ActionKind::Chow: plain.low = action.low; [[fallthrough]];
        case ActionKind::Pung:
        case ActionKind::Kong: plain.reds = action.reds; break;
        default: break;
    }
    return plain == action;
}

}  // namespace

std::optional<Refusal> Table::refusal(const State& state, Wind seat, const Action& action) const {
    if (!is_well_formed(action)) return Refusal::OutOfPhase;
    const Judge judge(*this, state, seat);
    switch (state.phase) {
        case Phase::Over: return Refusal::HandOver;
        case Phase::OpeningFlowers: return judge.in_opening(action);
        case Phase::Turn: return judge.in_turn(action);
        case Phase::Claims: return judge.in_claims(action);
        case Phase::Counting: return Refusal::OutOfPhase;
        default: return Refusal::NotYourTurn;
    }
}

Actions Table::legal(const State& state, Wind seat) const {
    Actions out;
    const Judge judge(*this, state, seat);
    if (state.phase == Phase::Claims) {
        if (state.answers[static_cast<unsigned>(seat)].state == AnswerState::Asked)
            judge.propose_in_claims(out);
    } else if (seat == state.turn) {
        if (state.phase == Phase::Turn) judge.propose_in_turn(out);
        if (state.phase == Phase::OpeningFlowers) judge.propose_in_opening(out);
    }
    return out;
}

}  // namespace sifang
