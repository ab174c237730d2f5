#include "arena/mjai_seat.hpp"

#include <algorithm>

#include "arena/mjai_words.hpp"
#include "wire/json.hpp"

namespace sifang::arena {

using mjai::add_tiles;
using mjai::piece_of;
using mjai::pieces_of;
using mjai::word;

namespace {

std::string_view text_at(const Value& event, std::string_view name) {
    const Value* found = event.find(name);
    return found && found->string() ? std::string_view(*found->string()) : std::string_view();
}
int number_at(const Value& event, std::string_view name) {
    const Value* found = event.find(name);
    return found && found->integer() ? static_cast<int>(std::clamp<std::int64_t>(*found->integer(), 0, 9999))
                                     : 0;
}
unsigned reds_in(const Pieces& pieces) {
    unsigned reds = 0;
    for (const Piece piece : pieces) reds += piece.is_red();
    return reds;
}
Value nothing() {
    Value out;
    out["type"] = "none";
    return out;
}

}  // namespace

std::optional<Wind> MjaiSeat::seat_at(const Value& event, std::string_view name) const {
    const Value* found = event.find(name);
    if (!found || !found->integer() || *found->integer() < 0 || *found->integer() > 3) return std::nullopt;
    return static_cast<Wind>((static_cast<unsigned>(*found->integer()) - dealer_) & 3);
}

std::optional<std::string> MjaiSeat::answer(std::string_view line) {
    const auto value = parse_json(line);
    if (!value) return std::nullopt;
    const ValueList one{*value};
    const ValueList& events = value->list() ? *value->list() : one;
    for (const Value& event : events)
        if (!follow(event)) return std::nullopt;
    return write_json(choose());
}

bool MjaiSeat::start_hand(const Value& event) {
    const Value* hands = event.find("tehais");
    const Value* dealer = event.find("oya");
    const auto round = std::string_view("ESWN").find(text_at(event, "bakaze"));
    indicator_ = piece_of(text_at(event, "dora_marker"));
    if (!dealer || !dealer->integer() || *dealer->integer() < 0 || *dealer->integer() > 3) return false;
    if (!hands || !hands->list() || hands->list()->size() != 4 || round > 3 || !indicator_) return false;
    dealer_ = static_cast<unsigned>(*dealer->integer());
    to_deal_ = pieces_of(&(*hands->list())[id_]);
    if (!to_deal_ || to_deal_->size() != 13) return false;
    HandSetup setup;
    setup.round = static_cast<Wind>(round);
    setup.counters = number_at(event, "honba");
    setup.deposits = number_at(event, "kyotaku");
    const Value* scores = event.find("scores");
    for (const Wind seat : all_winds) {
        const auto player = static_cast<std::size_t>(number(seat));
        const bool told = scores && scores->list() && scores->list()->size() == 4 &&
                          (*scores->list())[player].integer() != nullptr;
        setup.scores[static_cast<std::size_t>(seat)] =
            told ? static_cast<int>(
                       std::clamp<std::int64_t>(*(*scores->list())[player].integer(), -1'000'000, 1'000'000))
                 : table_.rulebook().session().start_points;
    }
    mirror_ = std::make_unique<SeatMirror>(table_, setup, static_cast<Wind>((id_ - dealer_) & 3));
    riichi_.reset();
    declared_ = false;
    bot_.begin(id_);
    return true;
}

/// Where the dealer is dealt fourteen, his first draw is the last of them.
bool MjaiSeat::first_draw(Wind seat, std::optional<Piece> piece) {
    Pieces own = *to_deal_;
    to_deal_.reset();
    const bool fourteen = table_.deal_rule(mirror_->state().setup).last_round == LastRound::Jump;
    if (fourteen && seat == mirror_->seat() && piece) own.push_back(*piece);
    return mirror_->deal(own) && mirror_->turn_indicator(*indicator_) &&
           (fourteen || mirror_->draw(seat, piece));
}

bool MjaiSeat::follow_claim(const Value& event, std::string_view type) {
    const auto actor = seat_at(event, "actor"), target = seat_at(event, "target");
    const auto piece = piece_of(text_at(event, "pai"));
    const auto own = pieces_of(event.find("consumed"));
    if (!actor || !target || !piece || !own || own->empty()) return false;
    Claimed claimed{*actor, *target, {}, *piece, static_cast<std::uint8_t>(reds_in(*own))};
    Tile low = piece->tile();
    for (const Piece each : *own) low = std::min(low, each.tile());
    if (type == "chi") {
        if (!low.is_suited() || low.rank() > 7) return false;
        claimed.meld = {MeldKind::Chow, low, Giver::Unknown};
    } else {
        claimed.meld = {type == "pon" ? MeldKind::Pung : MeldKind::Kong, piece->tile(), Giver::Unknown};
    }
    return mirror_->claim(claimed);
}

bool MjaiSeat::follow_kong(const Value& event, bool added) {
    const auto actor = seat_at(event, "actor");
    const auto own = pieces_of(event.find("consumed"));
    auto piece = added ? piece_of(text_at(event, "pai")) : std::nullopt;
    if (!added && own && !own->empty()) piece = Piece((*own)[0].tile());
    if (!actor || !piece) return false;
    return mirror_->kong({*actor, added ? MeldKind::AddedKong : MeldKind::ConcealedKong, *piece});
}

bool MjaiSeat::follow(const Value& event) {
    const std::string_view type = text_at(event, "type");
    if (type.empty()) return false;
    if (type == "start_game") {
        if (const Value* id = event.find("id");
            id && id->integer() && *id->integer() >= 0 && *id->integer() < 4)
            id_ = static_cast<unsigned>(*id->integer());
        return true;
    }
    if (type == "start_kyoku") return start_hand(event);
    if (type == "end_kyoku" || type == "end_game" || type == "hora" || type == "ryukyoku") {
        mirror_.reset();
        return true;
    }
    if (!mirror_) return type == "hello" || type == "error";
    const auto actor = seat_at(event, "actor");
    if (type == "tsumo") {
        const auto piece = piece_of(text_at(event, "pai"));
        if (!actor) return false;
        return to_deal_ ? first_draw(*actor, piece) : mirror_->draw(*actor, piece);
    }
    if (type == "dahai") {
        const auto piece = piece_of(text_at(event, "pai"));
        if (!actor || !piece) return false;
        const Value* drawn = event.find("tsumogiri");
        const bool as_drawn =
            drawn && drawn->boolean() && *drawn->boolean() && mirror_->state().drawn == *piece;
        const bool riichi = declared_;
        declared_ = false;
        return mirror_->discard({*actor, *piece, as_drawn, riichi});
    }
    if (type == "reach") return declared_ = true;
    if (type == "chi" || type == "pon" || type == "daiminkan") return follow_claim(event, type);
    if (type == "ankan" || type == "kakan") return follow_kong(event, type == "kakan");
    if (type == "dora") {
        const auto piece = piece_of(text_at(event, "dora_marker"));
        return piece && mirror_->turn_indicator(*piece);
    }
    return true;  // reach_accepted, and what later versions may add
}

Value MjaiSeat::said(const Action& action) {
    Value out;
    const State& state = mirror_->state();
    const int me = number(mirror_->seat());
    const auto act = [&](std::string_view type) {
        out["type"] = type;
        out["actor"] = me;
    };
    switch (action.kind) {
        case ActionKind::Discard:
            act("dahai");
            out["pai"] = word(action.piece);
            out["tsumogiri"] = action.drawn;
            break;
        case ActionKind::Riichi:
            act("reach");
            riichi_ = action;
            break;
        case ActionKind::Win:
            act("hora");
            out["target"] = state.phase == Phase::Claims ? number(state.giver) : me;
            out["pai"] =
                word(state.phase == Phase::Claims ? state.at_stake : state.drawn.value_or(state.at_stake));
            break;
        case ActionKind::NineKinds: act("ryukyoku"); break;
        case ActionKind::Chow:
        case ActionKind::Pung:
        case ActionKind::Kong: {
            const Tile taken = state.at_stake.tile();
            ValueList own;
            if (action.kind == ActionKind::Chow) {
                for (unsigned nth = 0; nth < 3; ++nth)
                    if (const Tile tile = Tile::of_index(action.low.index() + nth); tile != taken)
                        add_tiles(own, tile, 1, tile.rank() == 5 ? action.reds : 0);
            } else {
                add_tiles(own, taken, action.kind == ActionKind::Pung ? 2 : 3, action.reds);
            }
            act(action.kind == ActionKind::Chow   ? "chi"
                : action.kind == ActionKind::Pung ? "pon"
                                                  : "daiminkan");
            out["target"] = number(state.giver);
            out["pai"] = word(state.at_stake);
            out["consumed"] = own;
            break;
        }
        case ActionKind::ConcealedKong:
        case ActionKind::AddedKong: {
            const Tile tile = action.piece.tile();
            const unsigned reds = mjai::all_reds(table_.rules(), tile);
            ValueList own;
            if (action.kind == ActionKind::ConcealedKong) {
                act("ankan");
                add_tiles(own, tile, 4, reds);
            } else {
                act("kakan");
                out["pai"] = word(action.piece);
                add_tiles(own, tile, 3, reds - std::min(reds, action.piece.is_red() ? 1u : 0u));
            }
            out["consumed"] = own;
            break;
        }
        default: return nothing();
    }
    return out;
}

Value MjaiSeat::choose() {
    if (riichi_ && declared_) {
        Action discard = *riichi_;
        discard.kind = ActionKind::Discard;
        riichi_.reset();
        return said(discard);
    }
    if (!mirror_ || to_deal_ || !mirror_->is_asked()) return nothing();
    const Action action = bot_.choose(Sight(table_, mirror_->state(), mirror_->seat()));
    const Value out = said(action);
    if (action.kind == ActionKind::Pass) mirror_->pass();
    return out;
}

}  // namespace sifang::arena
