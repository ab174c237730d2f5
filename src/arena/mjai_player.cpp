#include "arena/mjai_player.hpp"

#include <algorithm>

#include "arena/by_the_book.hpp"
#include "arena/mjai_words.hpp"
#include "wire/json.hpp"

namespace sifang::arena {

using mjai::add_tiles;
using mjai::word;

MjaiPlayer::MjaiPlayer(const Table& table, std::string command, const ChildLimits& limits)
    : table_(table), command_(std::move(command)), limits_(limits) {}

Value& MjaiPlayer::next(std::string_view type) {
    Value event;
    event["type"] = type;
    events_.push_back(std::move(event));
    return events_.back();
}

void MjaiPlayer::start_game() {
    events_.clear();
    Value& start = next("start_game");
    start["id"] = static_cast<int>(me());
    start["names"] = ValueList{"E", "S", "W", "N"};
}

/// Nothing is asked any more; the program may look at how it ended, if it lives.
void MjaiPlayer::end_game() {
    if (child_) {
        next("end_game");
        (void)child_->write(write_json(Value(events_)) + "\n");
    }
    events_.clear();
    child_.reset();
}

void MjaiPlayer::begin_session(unsigned) {
    in_session_ = true;
    child_.reset();
}

void MjaiPlayer::end_session() {
    in_session_ = false;
    end_game();
}

void MjaiPlayer::begin(const HandBegin& hand) {
    hand_ = hand;
    dealt_.clear();
    riichi_pending_.reset();
    started_ = riichi_told_ = gone_ = false;
    failures_ = 0;
    // Who has been told how the session went so far is told how it goes on.
    if (!in_session_) child_.reset();
    if (!child_) start_game();
}

void MjaiPlayer::tell_start(Piece indicator) {
    started_ = true;
    const HandSetup& setup = hand_.setup;
    Value& start = next("start_kyoku");
    start["bakaze"] = std::string(1, letter(setup.round));
    start["kyoku"] = hand_.deal + 1;
    start["honba"] = setup.counters;
    start["kyotaku"] = setup.deposits;
    start["oya"] = number(Wind::East);
    start["dora_marker"] = word(indicator);
    ValueList hands(4), scores(4);  // by number
    for (const Wind seat : all_winds) {
        const auto i = static_cast<std::size_t>(number(seat));
        ValueList tiles;
        for (unsigned n = 0; n < 13; ++n)
            tiles.emplace_back(seat == hand_.seat && n < dealt_.size() ? word(dealt_[n]) : "?");
        hands[i] = tiles;
        scores[i] = setup.scores[static_cast<std::size_t>(seat)];
    }
    start["tehais"] = hands;
    start["scores"] = scores;
    // Where the dealer is dealt fourteen, the last of them is his first draw.
    if (table_.deal_rule(setup).last_round != LastRound::Jump) return;
    Value& draw = next("tsumo");
    draw["actor"] = number(Wind::East);
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
    if (!gone_) next("end_kyoku");
    if (gone_) events_.clear();
    if (!in_session_) end_game();
}

std::optional<Action> MjaiPlayer::fault(BotFault what) {
    faults_.add({what, heard_, child_ ? child_->last_words() : std::string()});
    // It cannot be started in the middle of a hand: it has been told what it will not be told again.
    const bool lives = what == BotFault::Nonsense || what == BotFault::Illegal;
    if (!lives || ++failures_ >= patience) {
        gone_ = true;
        child_.reset();
    }
    return std::nullopt;
}

std::optional<MjaiAnswer> MjaiPlayer::ask() {
    if (gone_) return std::nullopt;
    heard_.clear();
    if (!child_) child_ = std::make_unique<Child>(command_ + " " + std::to_string(me()), limits_);
    const std::string line = write_json(Value(events_)) + "\n";
    events_.clear();
    if (const auto done = child_->write(line); !done) {
        (void)fault(done.error());
        return std::nullopt;
    }
    const auto said = child_->read_line();
    if (said) heard_ = *said;
    auto answer = said ? parse_mjai_answer(*said) : tl::unexpected(said.error());
    if (!answer) {
        (void)fault(answer.error());
        return std::nullopt;
    }
    return std::move(*answer);
}

/// The declaration is echoed; the discard comes as an answer to that.
std::optional<Action> MjaiPlayer::read_riichi(const Sight& sight) {
    if (!may_declare_riichi(sight)) return fault(BotFault::Illegal);
    next("reach")["actor"] = number(hand_.seat);
    const auto answer = ask();
    if (!answer) return std::nullopt;
    riichi_told_ = true;
    const auto action = read_riichi_discard(*answer, sight);
    if (!action) return fault(action.error());
    return *action;
}

std::optional<Action> MjaiPlayer::read(const MjaiAnswer& answer, const Sight& sight) {
    if (answer.type == "reach") return read_riichi(sight);
    const auto action = read_answer(answer, sight);
    if (!action) return fault(action.error());
    return *action;
}

Action MjaiPlayer::choose(const Sight& sight) {
    if (const auto answer = ask())
        if (const auto action = read(*answer, sight)) return *action;
    return by_the_book(sight);
}

}  // namespace sifang::arena
