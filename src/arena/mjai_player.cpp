#include "arena/mjai_player.hpp"

#include <algorithm>

#include "arena/by_the_book.hpp"
#include "arena/mjai_words.hpp"
#include "wire/json.hpp"

namespace sifang::arena {

using mjai::add_tiles;
using mjai::piece_of;
using mjai::pieces_of;
using mjai::word;

namespace {

constexpr unsigned patience = 3;

int number(Wind seat) { return static_cast<int>(seat); }

std::optional<Piece> piece_at(const Value& value, std::string_view name) {
    const Value* found = value.find(name);
    return found && found->string() ? piece_of(*found->string()) : std::nullopt;
}

}  // namespace

MjaiPlayer::MjaiPlayer(const Table& table, std::string command, const ChildLimits& limits)
    : table_(table), command_(std::move(command)), limits_(limits) {}

Value& MjaiPlayer::next(std::string_view type) {
    Value event;
    event["type"] = type;
    events_.push_back(std::move(event));
    return events_.back();
}

void MjaiPlayer::begin(const HandBegin& hand) {
    hand_ = hand;
    child_.reset();
    dealt_.clear();
    events_.clear();
    riichi_pending_.reset();
    started_ = riichi_told_ = gone_ = false;
    failures_ = 0;
    Value& start = next("start_game");
    start["id"] = number(hand.seat);
    start["names"] = ValueList{"E", "S", "W", "N"};
}

void MjaiPlayer::tell_start(Piece indicator) {
    started_ = true;
    const HandSetup& setup = hand_.setup;
    Value& start = next("start_kyoku");
    start["bakaze"] = std::string(1, letter(setup.round));
    start["kyoku"] = 1;
    start["honba"] = setup.counters;
    start["kyotaku"] = setup.deposits;
    start["oya"] = 0;
    start["dora_marker"] = word(indicator);
    ValueList hands, scores;
    for (const Wind seat : all_winds) {
        ValueList tiles;
        for (unsigned i = 0; i < 13; ++i)
            tiles.emplace_back(seat == hand_.seat && i < dealt_.size() ? word(dealt_[i]) : "?");
        hands.emplace_back(tiles);
        scores.emplace_back(setup.scores[static_cast<std::size_t>(seat)]);
    }
    start["tehais"] = hands;
    start["scores"] = scores;
    // Where the dealer is dealt fourteen, the last of them is his first draw.
    if (table_.deal_rule(setup).last_round != LastRound::Jump) return;
    Value& draw = next("tsumo");
    draw["actor"] = 0;
    draw["pai"] = dealt_.size() == 14 ? word(dealt_[13]) : "?";
}

/// Said when it is clear that nobody wins on the discard.
void MjaiPlayer::riichi_stands() {
    if (!riichi_pending_) return;
    next("reach_accepted")["actor"] = number(*riichi_pending_);
    riichi_pending_.reset();
}

void MjaiPlayer::tell_discard(const Discarded& discarded) {
    if (discarded.riichi) {
        if (!riichi_told_) next("reach")["actor"] = number(discarded.seat);
        riichi_pending_ = discarded.seat;
    }
    riichi_told_ = false;
    Value& out = next("dahai");
    out["actor"] = number(discarded.seat);
    out["pai"] = word(discarded.piece);
    out["tsumogiri"] = discarded.drawn;
}

void MjaiPlayer::tell_claim(const Claimed& claimed) {
    const bool chow = claimed.meld.is_chow();
    ValueList own;
    if (chow) {
        for (unsigned nth = 0; nth < 3; ++nth)
            if (const Tile tile = Tile::of_index(claimed.meld.tile.index() + nth);
                tile != claimed.piece.tile())
                add_tiles(own, tile, 1, tile.rank() == 5 ? claimed.reds : 0);
    } else {
        add_tiles(own, claimed.meld.tile, claimed.meld.size() - 1, claimed.reds);
    }
    Value& out = next(chow ? "chi" : claimed.meld.is_kong() ? "daiminkan" : "pon");
    out["actor"] = number(claimed.seat);
    out["target"] = number(claimed.giver);
    out["pai"] = word(claimed.piece);
    out["consumed"] = own;
}

void MjaiPlayer::tell_kong(const KongMade& kong) {
    const Tile tile = kong.piece.tile();
    const unsigned reds = mjai::all_reds(table_.rules(), tile);
    ValueList own;
    if (kong.kind == MeldKind::ConcealedKong) {
        add_tiles(own, tile, 4, reds);
        Value& out = next("ankan");
        out["actor"] = number(kong.seat);
        out["consumed"] = own;
        return;
    }
    add_tiles(own, tile, 3, reds - std::min(reds, kong.piece.is_red() ? 1u : 0u));
    Value& out = next("kakan");
    out["actor"] = number(kong.seat);
    out["pai"] = word(kong.piece);
    out["consumed"] = own;
}

void MjaiPlayer::tell(const Event& event) {
    if (const auto* dealt = std::get_if<Dealt>(&event)) {
        if (dealt->seat == hand_.seat) dealt_ = dealt->pieces;
        return;
    }
    if (const auto* turned = std::get_if<IndicatorTurned>(&event)) {
        if (!started_) return tell_start(turned->piece);
        next("dora")["dora_marker"] = word(turned->piece);
        return;
    }
    if (const auto* won = std::get_if<Won>(&event)) {
        Value& out = next("hora");
        out["actor"] = number(won->seat);
        out["target"] = number(won->giver);
        out["pai"] = word(won->piece);
        return;
    }
    if (const auto* ended = std::get_if<HandEnded>(&event)) {
        if (ended->end != End::Won) next("ryukyoku")["reason"] = sifang::id(ended->end);
        return;
    }
    if (const auto* discarded = std::get_if<Discarded>(&event)) return tell_discard(*discarded);
    if (const auto* claimed = std::get_if<Claimed>(&event)) {
        riichi_stands();
        return tell_claim(*claimed);
    }
    if (const auto* kong = std::get_if<KongMade>(&event)) return tell_kong(*kong);
    if (const auto* drew = std::get_if<Drew>(&event)) {
        riichi_stands();
        Value& out = next("tsumo");
        out["actor"] = number(drew->seat);
        out["pai"] = word(drew->piece);
    }
}

void MjaiPlayer::see(const Event& event) {
    if (!gone_) tell(event);
}

void MjaiPlayer::end() {
    // Nothing is asked any more; the program may look at how it ended, if it lives.
    if (child_ && !gone_) {
        next("end_kyoku");
        next("end_game");
        (void)child_->write(write_json(Value(events_)) + "\n");
    }
    child_.reset();
}

std::optional<Action> MjaiPlayer::fault(BotFault what) {
    ++faults_[static_cast<std::size_t>(what)];
    // It cannot be started in the middle of a hand: it has been told what it will not be told again.
    const bool lives = what == BotFault::Nonsense || what == BotFault::Illegal;
    if (!lives || ++failures_ >= patience) {
        gone_ = true;
        child_.reset();
    }
    return std::nullopt;
}

std::optional<Value> MjaiPlayer::ask() {
    if (gone_) return std::nullopt;
    if (!child_)
        child_ = std::make_unique<Child>(command_ + " " + std::to_string(number(hand_.seat)), limits_);
    const std::string line = write_json(Value(events_)) + "\n";
    events_.clear();
    if (const auto done = child_->write(line); !done) {
        (void)fault(done.error());
        return std::nullopt;
    }
    const auto answer = child_->read_line();
    if (!answer) {
        (void)fault(answer.error());
        return std::nullopt;
    }
    const auto value = parse_json(*answer);
    const Value* type = value ? value->find("type") : nullptr;
    if (!type || !type->string()) {
        (void)fault(BotFault::Nonsense);
        return std::nullopt;
    }
    return *value;
}

/// The declaration is echoed; the discard comes as an answer to that.
std::optional<Action> MjaiPlayer::read_riichi(const Sight& sight) {
    bool open = false;
    for (const Action& action : sight.legal()) open |= action.kind == ActionKind::Riichi;
    if (!open) return fault(BotFault::Illegal);
    next("reach")["actor"] = number(hand_.seat);
    const auto answer = ask();
    if (!answer) return std::nullopt;
    riichi_told_ = true;
    const auto piece = piece_at(*answer, "pai");
    if (*answer->find("type")->string() != "dahai" || !piece) return fault(BotFault::Nonsense);
    for (const Action& action : sight.legal())
        if (action.kind == ActionKind::Riichi && action.piece == *piece) return action;
    return fault(BotFault::Illegal);
}

std::optional<Action> MjaiPlayer::read(const Value& answer, const Sight& sight) {
    const std::string& type = *answer.find("type")->string();
    if (type == "reach") return read_riichi(sight);
    std::optional<Action> found;
    const auto take = [&](auto&& fits) {
        for (const Action& action : sight.legal())
            if (!found && fits(action)) found = action;
    };
    const auto kind = [&](ActionKind wanted) {
        take([&](const Action& action) { return action.kind == wanted; });
    };
    const auto claim = [&](ActionKind wanted) {
        const auto consumed = pieces_of(answer.find("consumed"));
        if (!consumed || consumed->empty()) return false;
        unsigned reds = 0;
        for (const Piece piece : *consumed) reds += piece.is_red();
        // The lowest tile of the run, the one on the table among them.
        Tile low = consumed->begin()->tile();
        for (const Piece piece : *consumed) low = std::min(low, piece.tile());
        if (const auto asked = sight.view().own.asked) low = std::min(low, asked->tile());
        take([&](const Action& action) {
            return action.kind == wanted && action.reds == reds &&
                   (wanted != ActionKind::Chow || action.low == low);
        });
        return true;
    };
    if (type == "none") {
        kind(ActionKind::Pass);
    } else if (type == "hora") {
        kind(ActionKind::Win);
    } else if (type == "ryukyoku") {
        kind(ActionKind::NineKinds);
    } else if (type == "dahai") {
        const auto piece = piece_at(answer, "pai");
        if (!piece) return fault(BotFault::Nonsense);
        const Value* drawn = answer.find("tsumogiri");
        const bool as_drawn = drawn && drawn->boolean() && *drawn->boolean();
        const auto discard = [&](bool same_way) {
            take([&](const Action& action) {
                return action.kind == ActionKind::Discard && action.piece == *piece &&
                       (!same_way || action.drawn == as_drawn);
            });
        };
        discard(true);
        discard(false);
    } else if (type == "chi" || type == "pon" || type == "daiminkan") {
        const ActionKind wanted = type == "chi"   ? ActionKind::Chow
                                  : type == "pon" ? ActionKind::Pung
                                                  : ActionKind::Kong;
        if (!claim(wanted)) return fault(BotFault::Nonsense);
    } else if (type == "ankan") {
        const auto consumed = pieces_of(answer.find("consumed"));
        if (!consumed || consumed->empty()) return fault(BotFault::Nonsense);
        take([&](const Action& action) {
            return action.kind == ActionKind::ConcealedKong &&
                   action.piece.tile() == consumed->begin()->tile();
        });
    } else if (type == "kakan") {
        const auto piece = piece_at(answer, "pai");
        if (!piece) return fault(BotFault::Nonsense);
        take([&](const Action& action) {
            return action.kind == ActionKind::AddedKong && action.piece.tile() == piece->tile();
        });
    } else {
        return fault(BotFault::Nonsense);
    }
    if (!found) return fault(BotFault::Illegal);
    return found;
}

Action MjaiPlayer::choose(const Sight& sight) {
    if (const auto answer = ask())
        if (const auto action = read(*answer, sight)) return *action;
    return by_the_book(sight);
}

}  // namespace sifang::arena
