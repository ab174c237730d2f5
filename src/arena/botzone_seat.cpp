#include "arena/botzone_seat.hpp"

#include "arena/botzone_words.hpp"

namespace sifang::arena {

using botzone::split;
using botzone::tile_of;
using botzone::word;

namespace {

std::optional<Wind> wind_of(std::string_view word) {
    if (word.size() != 1 || word[0] < '0' || word[0] > '3') return std::nullopt;
    return static_cast<Wind>(word[0] - '0');
}

}  // namespace

bool BotzoneSeat::take(std::string_view request, std::string_view answered) {
    if (!follow(request)) return false;
    last_answer_ = answered;
    return true;
}

std::optional<std::string> BotzoneSeat::answer(std::string_view request) {
    if (!follow(request)) return std::nullopt;
    last_answer_ = mirror_ && mirror_->is_asked() ? choose() : "PASS";
    return last_answer_;
}

bool BotzoneSeat::follow(std::string_view request) {
    const auto words = split(request);
    if (words.size() < 2) return false;
    if (words[0] == "0") {
        const auto seat = wind_of(words[1]), round = wind_of(words.size() > 2 ? words[2] : "0");
        if (!seat || !round) return false;
        seat_ = *seat;
        round_ = *round;
        mirror_.reset();
        return true;
    }
    if (words[0] == "1") {
        if (words.size() < 18) return false;
        Pieces own;
        for (std::size_t i = 5; i < 18; ++i) {
            const auto tile = tile_of(words[i]);
            if (!tile) return false;
            own.push_back(*tile);
        }
        HandSetup setup;
        setup.round = round_;
        setup.walls = Walls::Private;
        setup.scores.fill(table_.rulebook().session().start_points);
        mirror_ = std::make_unique<SeatMirror>(table_, setup, seat_);
        bot_.begin(static_cast<std::uint64_t>(seat_));
        return mirror_->deal(own);
    }
    if (!mirror_) return false;
    if (words[0] == "2") {
        const auto tile = tile_of(words[1]);
        if (!tile || !mirror_->draw(seat_, *tile)) return false;
        drew_ = seat_;
        in_turn_ = true;
        return true;
    }
    return words[0] == "3" && words.size() >= 3 && follow_play(words);
}

std::optional<Claimed> BotzoneSeat::claim_of(Wind seat, const std::vector<std::string_view>& words) const {
    const State& state = mirror_->state();
    if (state.river.empty()) return std::nullopt;
    const RiverTile& last = state.river.back();
    Claimed claimed{seat, last.seat, {MeldKind::Pung, last.piece.tile(), Giver::Unknown}, last.piece, 0};
    if (words[2] == "GANG") claimed.meld.kind = MeldKind::Kong;
    if (words[2] == "CHI") {
        const auto middle = words.size() > 3 ? tile_of(words[3]) : std::nullopt;
        if (!middle || !middle->is_suited() || middle->is_terminal()) return std::nullopt;
        claimed.meld = {MeldKind::Chow, Tile::of_index(middle->index() - 1), Giver::Unknown};
    }
    return claimed;
}

bool BotzoneSeat::follow_play(const std::vector<std::string_view>& words) {
    const auto seat = wind_of(words[1]);
    if (!seat) return false;
    const std::string_view verb = words[2];
    const bool had_drawn = in_turn_ && drew_ == *seat;
    in_turn_ = false;
    if (verb == "DRAW") {
        drew_ = *seat;
        in_turn_ = true;
        return *seat != seat_ && mirror_->draw(*seat, std::nullopt);
    }
    if (verb == "GANG") {
        if (!had_drawn) {
            const auto claimed = claim_of(*seat, words);
            return claimed && mirror_->claim(*claimed);
        }
        // Our own is of the tile we named; another's is not shown.
        const auto said_before = split(last_answer_);
        const auto tile = *seat == seat_ && said_before.size() > 1 ? tile_of(said_before[1]) : std::nullopt;
        return mirror_->kong({*seat, MeldKind::ConcealedKong, tile ? Piece(*tile) : Piece::back()});
    }
    const auto last = tile_of(words.back());
    if (!last) return false;
    if (verb == "BUGANG") return mirror_->kong({*seat, MeldKind::AddedKong, *last});
    if (verb == "PENG" || verb == "CHI") {
        const auto claimed = claim_of(*seat, words);
        if (!claimed || !mirror_->claim(*claimed)) return false;
    } else if (verb != "PLAY") {
        return verb == "BUHUA";
    }
    return mirror_->discard({*seat, *last, false, false});
}

std::string BotzoneSeat::said(const Action& action) const {
    switch (action.kind) {
        case ActionKind::Discard: return "PLAY " + word(action.piece.tile());
        case ActionKind::ConcealedKong: return "GANG " + word(action.piece.tile());
        case ActionKind::AddedKong: return "BUGANG " + word(action.piece.tile());
        case ActionKind::Kong: return "GANG";
        case ActionKind::Win: return "HU";
        default: return "PASS";
    }
}

/// A claim is answered together with the discard after it: that is chosen as if the claim had been granted.
std::string BotzoneSeat::after_claim(const Action& action) {
    const bool chow = action.kind == ActionKind::Chow;
    const State& state = mirror_->state();
    Claimed claimed{seat_, state.giver, {}, state.at_stake, 0};
    claimed.meld = {chow ? MeldKind::Chow : MeldKind::Pung, chow ? action.low : state.at_stake.tile(),
                    Giver::Unknown};
    SeatMirror then = *mirror_;
    if (!then.claim(claimed)) return "PASS";
    const Sight sight(table_, then.state(), seat_);
    Action discard = bot_.choose(sight);
    // The protocol has room for a discard only.
    for (const Action& other : sight.legal())
        if (discard.kind != ActionKind::Discard && other.kind == ActionKind::Discard) discard = other;
    const std::string tile = word(discard.piece.tile());
    return chow ? "CHI " + word(Tile::of_index(action.low.index() + 1)) + " " + tile : "PENG " + tile;
}

std::string BotzoneSeat::choose() {
    const Action action = bot_.choose(Sight(table_, mirror_->state(), seat_));
    if (action.kind == ActionKind::Chow || action.kind == ActionKind::Pung) return after_claim(action);
    if (action.kind == ActionKind::Pass) mirror_->pass();
    return said(action);
}

}  // namespace sifang::arena
