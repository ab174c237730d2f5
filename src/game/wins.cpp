#include "game/wins.hpp"

#include "hand/shanten.hpp"
#include "hand/special_shapes.hpp"

namespace sifang {
namespace {

Kinds waits_of(const Table& table, const Hand& hand) {
    return waits(table.suits(), hand, table.rulebook().shapes());
}

RedFives all_reds(const SeatState& seat) {
    RedFives reds = seat.reds;
    for (std::size_t suit = 0; suit < reds.size(); ++suit)
        reds[suit] = static_cast<std::uint8_t>(reds[suit] + seat.melded_reds[suit]);
    return reds;
}

/// Everything about a win that does not depend on its tile.
Win begin_win(const State& state, Wind wind) {
    const SeatState& seat = state.at(wind);
    Win win;
    win.hand = seat.hand;
    win.seat = wind;
    win.round = state.setup.round;
    win.flowers = seat.flowers;
    win.red_fives = all_reds(seat);
    for (const Piece piece : state.indicators) win.dora.push_back(piece.tile());
    if (seat.riichi) {
        win.situation.add(seat.double_riichi ? Situation::DoubleRiichi : Situation::Riichi);
        if (seat.ippatsu) win.situation.add(Situation::Ippatsu);
        for (const Piece piece : state.under) win.ura.push_back(piece.tile());
    }
    if (!state.any_call && seat.discards == 0) win.situation.add(Situation::FirstTurn);
    return win;
}

Win self_draw(const State& state, Wind wind, Tile tile) {
    Win win = begin_win(state, wind);
    win.by = By::Draw;
    win.tile = tile;
    win.hand.standing.remove(tile);
    if (state.wall.last_for(wind)) win.situation.add(Situation::LastWallTile);
    if (state.kongs_in_row > 0 && !state.flower_since_kong) {
        win.situation.add(Situation::Replacement);
        if (state.kongs_in_row > 1) win.situation.add(Situation::KongOnKong);
    }
    if (state.shown[tile] == 3) win.situation.add(Situation::LastOfKind);
    return win;
}

/// The dealer's fourteen tiles as they were dealt: any of them may be called the winning one, so it is the
/// best. When they are no complete hand, any is as wrong as another.
Win dealt_win(const Table& table, const State& state, Wind wind) {
    const Counts& standing = state.at(wind).hand.standing;
    Win best = self_draw(state, wind, standing.present().first());
    if (!waits_of(table, best.hand).has(best.tile)) return best;
    int most = 0;
    for (const Tile tile : standing.present()) {
        const Win win = self_draw(state, wind, tile);
        const auto score = table.rulebook().score(win);
        if (!score || score->total <= most) continue;
        most = score->total;
        best = win;
    }
    return best;
}

Win on_the_table(const State& state, Wind wind) {
    Win win = begin_win(state, wind);
    win.by = By::Discard;
    win.tile = state.at_stake.tile();
    win.discarder = state.giver;
    if (state.at_stake.is_red()) {
        auto& reds = win.red_fives[static_cast<unsigned>(win.tile.suit())];
        reds = static_cast<std::uint8_t>(reds + 1);
    }
    if (state.stake != Stake::Discard) {
        win.situation.add(Situation::Robbing);
    } else {
        if (state.wall.last_for(state.giver)) win.situation.add(Situation::LastWallTile);
        if (state.shown[win.tile] == 4) win.situation.add(Situation::LastOfKind);
    }
    return win;
}

/// hk:3.1.15: seven or eight flowers win by themselves, at the moment the last of them has come.
bool has_flower_win(const Table& table, const State& state, Wind wind) {
    const SeatState& seat = state.at(wind);
    return table.rules().flower_win && !seat.held_flowers.empty() &&
           (seat.flowers | seat.held_flowers).size() >= 7;
}

Win flower_win(const State& state, Wind wind) {
    Win win = begin_win(state, wind);
    win.by = By::Draw;
    win.tile = state.at(wind).held_flowers.first();
    win.flowers |= state.at(wind).held_flowers;
    win.situation.add(Situation::FlowerWin);
    return win;
}

bool to_act(const State& state, Wind seat) {
    if (state.phase == Phase::Turn || state.phase == Phase::OpeningFlowers) return state.turn == seat;
    return state.phase == Phase::Claims && state.giver != seat;
}

}  // namespace

std::optional<Win> win_now(const Table& table, const State& state, Wind seat) {
    if (!to_act(state, seat)) return std::nullopt;
    const SeatState& me = state.at(seat);
    if (state.phase == Phase::Claims) {
        if (state.at_stake.is_flower() || !me.held_flowers.empty()) return std::nullopt;
        return on_the_table(state, seat);
    }
    if (has_flower_win(table, state, seat)) return flower_win(state, seat);
    if (state.phase == Phase::OpeningFlowers || !me.held_flowers.empty() || state.claimed_now)
        return std::nullopt;
    if (state.drawn) return self_draw(state, seat, state.drawn->tile());
    return dealt_win(table, state, seat);
}

std::optional<Refusal> barred(const Table& table, const State& state, Wind seat, Tile tile) {
    const SeatState& me = state.at(seat);
    const PlayRules& rules = table.rules();
    if (me.passed_for_good) return Refusal::WinPassed;
    if (rules.passed_win == PassedWin::SameKind && me.passed.has(tile)) return Refusal::WinPassed;
    if (rules.passed_win == PassedWin::AnyTile && !me.passed.empty()) return Refusal::WinPassed;
    if (rules.own_discards_bar && me.discarded.any(me.waits)) return Refusal::OwnDiscard;
    return std::nullopt;
}

namespace {

/// What the tiles need not be looked at for.
std::optional<Refusal> why_no_declaration(const Table& table, const State& state, Wind seat) {
    const SeatState& me = state.at(seat);
    if (me.no_win || me.no_win_this_turn || me.dead) return Refusal::NoRightToWin;
    if (state.phase != Phase::Claims) {
        const bool by_flowers = has_flower_win(table, state, seat);
        if (by_flowers) return std::nullopt;
        if (state.phase == Phase::OpeningFlowers || state.claimed_now) return Refusal::OutOfPhase;
        return me.held_flowers.empty() ? std::nullopt : std::optional(Refusal::NotAWin);
    }
    if (state.at_stake.is_flower() || !me.held_flowers.empty()) return Refusal::NotAWin;
    if (table.rules().exposed_tile == ExposedTile::BindsOwner && !me.exposed.empty())
        return Refusal::TileExposed;
    return std::nullopt;
}

}  // namespace

bool may_rob(const Table& table, const State& state, Wind seat) {
    const SeatState& me = state.at(seat);
    if (state.stake != Stake::ConcealedKong) return true;
    if (table.rules().concealed_kong_robbed_by == ConcealedKongRobbedBy::AnyHand) return true;
    Counts tiles = me.hand.standing;
    const Tile tile = state.at_stake.tile();
    if (!me.hand.melds.empty() || !tiles.can_add(tile)) return false;
    tiles.add(tile);
    return special::to_thirteen_orphans(tiles) == 0;
}

std::optional<Refusal> why_no_assisted_win(const Table& table, const State& state, Wind seat) {
    if (const auto refusal = why_no_declaration(table, state, seat)) return refusal;
    const SeatState& me = state.at(seat);
    if (state.phase == Phase::Claims) {
        const Tile tile = state.at_stake.tile();
        if (!me.waits.has(tile)) return Refusal::NotAWin;
        if (!may_rob(table, state, seat)) return Refusal::NotRobbable;
        if (const auto refusal = barred(table, state, seat, tile)) return refusal;
    } else if (state.drawn && !state.drawn->is_flower() && !me.waits.has(state.drawn->tile())) {
        return Refusal::NotAWin;
    }
    const auto win = win_now(table, state, seat);
    if (!win) return Refusal::NotAWin;
    const auto score = table.rulebook().score(*win);
    if (!score || !score->valid) return Refusal::NotAWin;
    if (!score->meets_minimum) return Refusal::UnderMinimum;
    return std::nullopt;
}

std::optional<Refusal> why_no_win(const Table& table, const State& state, Wind seat) {
    return state.setup.declaring == Declaring::Assisted ? why_no_assisted_win(table, state, seat)
                                                        : why_no_declaration(table, state, seat);
}

Win win_of(const Table& table, const State& state, std::size_t nth_winner) {
    const Won& won = state.winners[nth_winner];
    const SeatState& me = state.at(won.seat);
    Win win;
    if (won.piece.is_flower())
        win = flower_win(state, won.seat);
    else if (won.by == By::Draw)
        win = self_draw(state, won.seat, won.piece.tile());
    else
        win = on_the_table(state, won.seat);
    if (nth_winner == 0) {
        win.honba = state.setup.counters;
        win.deposits = state.deposits;
    }
    WinHistory history;
    history.calls = me.calls;
    history.by = win.by;
    history.on_replacement = win.by == By::Draw && state.kongs_in_row > 0;
    if (state.stake != Stake::Discard && win.by == By::Discard) history.robbed = won.giver;
    if (const auto liable = table.rulebook().liable(win, history)) win.liable = liable->seat;
    return win;
}

}  // namespace sifang
