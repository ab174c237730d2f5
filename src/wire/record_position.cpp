#include "wire/record_position.hpp"

#include "hand/notation.hpp"
#include "wire/json.hpp"
#include "wire/record_line.hpp"
#include "wire/record_pieces.hpp"
#include "wire/score_fields.hpp"

namespace sifang {
namespace {

template <class Vector>
std::string text_of(const Vector& pieces) {
    return write_pieces({pieces.begin(), pieces.size()});
}

std::string seat_text(Wind seat) { return {letter(seat)}; }

Value meld_value(const Meld& meld) {
    Value value;
    value["kind"] = score_fields::meld_words[static_cast<unsigned>(meld.kind)];
    Counts counts;
    add_meld(counts, meld);
    value["tiles"] = write_tiles(counts);
    if (meld.from != Giver::Unknown)
        value["from"] = score_fields::giver_words[static_cast<unsigned>(meld.from) - 1];
    return value;
}

Value river_value(const State& state, Wind seat) {
    ValueList list;
    for (const RiverTile& each : state.river) {
        if (each.seat != seat) continue;
        Value tile;
        tile["tile"] = write_pieces({&each.piece, 1});
        if (each.drawn) tile["drawn"] = true;
        if (each.riichi) tile["riichi"] = true;
        if (each.called) tile["called"] = true;
        list.push_back(std::move(tile));
    }
    return list;
}

Value seat_value(const State& state, Wind wind) {
    const SeatState& seat = state.at(wind);
    const auto number = static_cast<unsigned>(wind);
    Value value;
    value["score"] = state.setup.scores[number] + state.paid[number];
    value["tiles"] = text_of(standing_pieces(seat));
    if (state.drawn && state.turn == wind) value["drawn"] = write_pieces({&*state.drawn, 1});
    ValueList melds;
    for (const Meld& meld : seat.hand.melds) melds.push_back(meld_value(meld));
    value["melds"] = std::move(melds);
    if (!seat.flowers.empty()) value["flowers"] = write_tiles(seat.flowers);
    value["river"] = river_value(state, wind);
    if (!seat.waits.empty()) value["waits"] = write_tiles(seat.waits);
    for (const auto& [name, is_set] : {std::pair{"riichi", seat.riichi},
                                       {"no_win", seat.no_win > 0},
                                       {"no_calls", seat.no_calls > 0},
                                       {"dead", seat.dead > 0}})
        if (is_set) value[name] = true;
    return value;
}

Value legal_value(const Table& table, const State& state) {
    Value value = ValueFields{};
    for (const Wind seat : all_winds) {
        ValueList actions;
        for (const Action& action : table.legal(state, seat)) {
            std::string text;
            append_action(text, action);
            actions.push_back(*parse_json(text));
        }
        if (!actions.empty()) value[seat_text(seat)] = std::move(actions);
    }
    return value;
}

}  // namespace

std::string_view id(Phase phase) {
    switch (phase) {
        case Phase::Deal: return "deal";
        case Phase::Indicator: return "indicator";
        case Phase::OpeningFlowers: return "opening_flowers";
        case Phase::Draw: return "draw";
        case Phase::Replacement: return "replacement";
        case Phase::Turn: return "turn";
        case Phase::Claims: return "claims";
        case Phase::Counting: return "counting";
        case Phase::UnderIndicators: return "under_indicators";
        case Phase::Over: return "over";
    }
    return "";
}

Pieces standing_pieces(const SeatState& seat) {
    Pieces pieces;
    for (const Tile tile : seat.hand.standing.present()) {
        const bool five = tile.is_suited() && tile.rank() == 5;
        const unsigned reds = five ? seat.reds[static_cast<unsigned>(tile.suit())] : 0u;
        for (unsigned copy = 0; copy < seat.hand.standing[tile]; ++copy)
            pieces.push_back(copy < reds ? Piece::red_five(tile.suit()) : Piece(tile));
    }
    for (const Tile tile : seat.held_flowers) pieces.push_back(tile);
    return pieces;
}

Value position_value(const Table& table, const State& state) {
    Value value;
    value["rules"] = table.rulebook().id();
    value["round"] = seat_text(state.setup.round);
    value["counters"] = state.setup.counters;
    value["deposits"] = state.deposits;
    value["phase"] = id(state.phase);
    value["turn"] = seat_text(state.turn);
    value["left"] = static_cast<int>(state.wall.left(state.turn));
    if (!state.indicators.empty()) value["indicators"] = text_of(state.indicators);
    if (!state.under.empty()) value["under_indicators"] = text_of(state.under);
    if (state.phase == Phase::Claims) {
        value["tile"] = write_pieces({&state.at_stake, 1});
        value["from"] = seat_text(state.giver);
    }
    for (const Wind seat : all_winds) value["seats"][seat_text(seat)] = seat_value(state, seat);
    value["legal"] = legal_value(table, state);
    return value;
}

}  // namespace sifang
