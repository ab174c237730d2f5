#include "wire/record_replay.hpp"

#include <algorithm>

#include "wire/event_step.hpp"
#include "wire/record_line.hpp"
#include "wire/record_pieces.hpp"
#include "wire/record_wall.hpp"

namespace sifang {
namespace {

template <class Vector>
std::span<const Piece> span_of(const Vector& pieces) {
    return {pieces.begin(), pieces.size()};
}

/// Whether a tile of it shows its back: the table takes tiles that it can see.
struct HidesTile {
    static bool any(const auto& pieces) {
        return std::ranges::any_of(pieces, [](Piece piece) { return piece.is_back(); });
    }
    bool operator()(const Dealt& e) const { return any(e.pieces); }
    bool operator()(const Answered& e) const { return e.action.piece.is_back(); }
    bool operator()(const Sanctioned& e) const { return any(e.sanction.pieces); }
    bool operator()(const auto& e) const {
        if constexpr (requires { e.piece; })
            return e.piece.is_back();
        else
            return false;
    }
};

/// A hand as the next of its session must begin: the session's own words, in the record's form.
RecordHand due_hand(const SessionHand& due, const RecordHand& told) {
    RecordHand hand = told;
    hand.setup = due.setup;
    hand.setup.declaring = told.setup.declaring;
    hand.setup.walls = told.setup.walls;
    for (std::size_t seat = 0; seat < 4; ++seat)
        hand.seats[seat] = static_cast<std::uint8_t>(due.seats[seat] + 1);
    return hand;
}

}  // namespace

Replay::Replay(RecordReader& reader, const SuitTable& suits, OpenWall open_wall)
    : reader_(reader), suits_(suits), open_wall_(std::move(open_wall)) {}

ReplayStep Replay::differ(std::string_view code, std::string expected, std::string found) {
    ReplayDifference& out = difference_.emplace();
    out.code = code;
    out.line = reader_.line();
    out.hand = state_ ? reader_.hand().number : 0;
    out.event = state_ ? reader_.event_number() : 0;
    out.expected = std::move(expected);
    out.found = std::move(found);
    return ReplayStep::Difference;
}

ReplayStep Replay::refuse(const Refused& refused) {
    differ("refused", {}, std::string(reader_.text()));
    difference_->refusal = refused.refusal;
    difference_->clause = refused.clause;
    difference_->subject = id(refused.refusal);
    return ReplayStep::Difference;
}

std::string Replay::written(const Event& event) const {
    std::string out;
    append_event(out, event, *book_);
    return out;
}

ReplayStep Replay::next() {
    if (difference_) return ReplayStep::Difference;
    switch (reader_.next()) {
        case RecordStep::Header: return begin_record();
        case RecordStep::Session: return session_event();
        case RecordStep::Hand: return begin_hand();
        case RecordStep::EventLine: return take_event();
        case RecordStep::Result: return end_hand();
        case RecordStep::End: state_.reset(); return ReplayStep::End;
        case RecordStep::Finished: return ReplayStep::Finished;
        case RecordStep::Unfinished: return ReplayStep::Unfinished;
        case RecordStep::Fault: break;
    }
    return ReplayStep::Fault;
}

ReplayStep Replay::begin_record() {
    state_.reset();
    if (book_ != &reader_.rulebook()) {
        book_ = &reader_.rulebook();
        table_.emplace(*book_, suits_);
        session_table_.emplace(*book_);
    }
    session_.reset();
    if (reader_.header().play == RecordPlay::Session) session_ = session_table_->begin();
    return ReplayStep::Header;
}

ReplayStep Replay::session_event() {
    if (const auto applied = session_table_->apply(*session_, reader_.session_event()); !applied) {
        differ("session_refused", {}, std::string(reader_.text()));
        difference_->subject = id(applied.error());
        return ReplayStep::Difference;
    }
    return ReplayStep::Session;
}

ReplayStep Replay::check_session(const RecordHand& hand) {
    const auto due = session_table_->hand(*session_);
    if (!due) return differ("session_over", {}, std::string(reader_.text()));
    const RecordHand expected = due_hand(*due, hand);
    if (expected == hand) {
        session_table_->fold(*session_, HandBegun{due->seats[0]});
        return ReplayStep::Hand;
    }
    std::string text;
    append_hand(text, expected);
    return differ("other_setup", std::move(text), std::string(reader_.text()));
}

ReplayStep Replay::begin_hand() {
    const RecordHand& hand = reader_.hand();
    state_.reset();
    due_.clear();
    seen_ = 0;
    taken_.clear();
    notes_ = {};
    if (session_)
        if (const ReplayStep step = check_session(hand); step != ReplayStep::Hand) return step;
    auto croupier = croupier_for(*table_, hand);
    if (!croupier) return differ(code(croupier.error()), {}, std::string(reader_.text()));
    if (!hand.commitment.empty() && !reader_.header().fairness)
        return differ("wall_not_promised", {}, std::string(reader_.text()));
    croupier_ = *croupier;
    state_ = table_->begin(hand.setup);
    return ReplayStep::Hand;
}

/// Against the wall where it is told, or kept until it is.
std::optional<ReplayStep> Replay::check_tiles(const Need& need, const Pieces& pieces) {
    if (!reader_.hand().commitment.empty()) {
        taken_.push_back({need, pieces, reader_.line(), reader_.event_number()});
        return std::nullopt;
    }
    if (!croupier_) return std::nullopt;
    const Pieces expected = croupier_->take(need);
    if (expected == pieces) return std::nullopt;
    return differ("other_tile", write_pieces(span_of(expected)), write_pieces(span_of(pieces)));
}

ReplayStep Replay::take_event() {
    const Event& event = reader_.event();
    if (std::visit(HidesTile(), event)) return differ("hidden", {}, std::string(reader_.text()));
    if (seen_ == due_.size()) {
        if (state_->phase == Phase::Over) return differ("over", {}, std::string(reader_.text()));
        const Need need = table_->need(*state_);
        const auto events = do_again(*table_, *state_, event);
        if (!events) return differ("not_a_step", {}, std::string(reader_.text()));
        if (!*events) return refuse(events->error());
        due_ = **events;
        seen_ = 0;
        if (const Pieces pieces = pieces_from_wall(event); !pieces.empty() && due_[0] == event)
            if (const auto differs = check_tiles(need, pieces)) return *differs;
    }
    if (!(due_[seen_] == event))
        return differ("other_event", written(due_[seen_]), std::string(reader_.text()));
    ++seen_;
    notes_.note(event);
    return ReplayStep::EventLine;
}

/// The house's opening, the wall of it, and what was taken from that wall.
ReplayStep Replay::check_opened() {
    const RecordHand& hand = reader_.hand();
    if (hand.commitment.empty()) {
        if (reader_.result().seed.empty()) return ReplayStep::Result;
        return differ("wall_not_promised", {}, std::string(reader_.text()));
    }
    if (reader_.result().seed.empty()) return differ("wall_not_opened", {}, std::string(reader_.text()));
    if (!open_wall_) return ReplayStep::Result;
    const DealRule rule = table_->deal_rule(hand.setup);
    const OpenedWall opened = open_wall_(*reader_.header().fairness, hand, reader_.result(), rule);
    if (!opened.broken.empty()) {
        differ(opened.broken);
        difference_->subject = opened.name;
        return ReplayStep::Difference;
    }
    if (!hand.dice.empty() && !(hand.dice == opened.dice)) return differ("wrong_break");
    Croupier croupier(table_->rules(), *hand.opened, opened.wall);
    for (const Taken& taken : taken_) {
        const Pieces expected = croupier.take(taken.need);
        if (expected == taken.pieces) continue;
        differ("other_tile", write_pieces(span_of(expected)), write_pieces(span_of(taken.pieces)));
        difference_->line = taken.line;
        difference_->event = taken.event;
        return ReplayStep::Difference;
    }
    return ReplayStep::Result;
}

ReplayStep Replay::end_hand() {
    if (seen_ < due_.size()) return differ("other_event", written(due_[seen_]), std::string(reader_.text()));
    if (state_->phase != Phase::Over) return differ("not_over", {}, std::string(reader_.text()));
    RecordResult expected = result_of(*table_, *state_, notes_);
    expected.seed = reader_.result().seed;
    expected.salt = reader_.result().salt;
    if (!(expected == reader_.result())) {
        std::string ours, theirs;
        append_result(ours, expected, *book_);
        append_result(theirs, reader_.result(), *book_);
        return differ("other_result", ours + "}", theirs + "}");
    }
    if (const ReplayStep step = check_opened(); step != ReplayStep::Result) return step;
    if (session_) {
        const HandFinished finished{expected.result};
        if (const auto applied = session_table_->apply(*session_, finished); !applied) {
            differ("session_refused", {}, std::string(reader_.text()));
            difference_->subject = id(applied.error());
            return ReplayStep::Difference;
        }
    }
    return ReplayStep::Result;
}

}  // namespace sifang
