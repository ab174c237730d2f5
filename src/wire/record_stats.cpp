#include "wire/record_stats.hpp"

#include <algorithm>

namespace sifang {
namespace {

constexpr std::size_t number(Wind seat) { return static_cast<std::size_t>(seat); }

}  // namespace

double RulesCounts::mean_discards() const {
    std::uint64_t all = 0;
    for (std::size_t n = 0; n < most_discards; ++n) all += n * by_discards[n];
    return hands == 0 ? 0 : static_cast<double>(all) / static_cast<double>(hands);
}

std::size_t RulesCounts::least_discards() const {
    for (std::size_t n = 0; n < most_discards; ++n)
        if (by_discards[n] > 0) return n;
    return 0;
}

std::size_t RulesCounts::most_discards_seen() const {
    for (std::size_t n = most_discards; n > 0; --n)
        if (by_discards[n - 1] > 0) return n - 1;
    return 0;
}

void RecordStats::take(RecordStep step, const RecordReader& reader) {
    switch (step) {
        case RecordStep::Header:
            now_ = &rules_[reader.header().rules];
            now_->family = reader.rulebook().family();
            ++now_->records;
            break;
        case RecordStep::Hand: hand_ = {}; break;
        case RecordStep::EventLine: take_event(reader.event()); break;
        case RecordStep::Result: take_result(reader); break;
        default: break;
    }
}

void RecordStats::take_event(const Event& event) {
    ++hand_.events;
    if (const auto* discard = std::get_if<Discarded>(&event)) {
        ++hand_.discards;
        if (discard->riichi) ++hand_.seats[number(discard->seat)].riichi;
    } else if (const auto* claim = std::get_if<Claimed>(&event)) {
        SeatCounts& seat = hand_.seats[number(claim->seat)];
        seat.called_hands = 1;
        ++(claim->meld.kind == MeldKind::Chow   ? seat.chows
           : claim->meld.kind == MeldKind::Pung ? seat.pungs
                                                : seat.kongs);
    } else if (const auto* kong = std::get_if<KongMade>(&event)) {
        ++hand_.seats[number(kong->seat)].kongs;
    } else if (const auto* wrong = std::get_if<Misdeclared>(&event)) {
        ++hand_.seats[number(wrong->seat)].false_wins;
    }
}

void RecordStats::take_result(const RecordReader& reader) {
    const RecordResult& result = reader.result();
    ++now_->hands;
    now_->events += hand_.events;
    ++now_->by_end[static_cast<std::size_t>(result.result.end)];
    ++now_->by_discards[std::min(hand_.discards, RulesCounts::most_discards - 1)];
    for (std::size_t i = 0; i < 4; ++i) {
        const SeatCounts& from = hand_.seats[i];
        SeatCounts& to = now_->seats[i];
        to.riichi += from.riichi;
        to.chows += from.chows;
        to.pungs += from.pungs;
        to.kongs += from.kongs;
        to.called_hands += from.called_hands;
        to.false_wins += from.false_wins;
        to.points += result.result.payments[i];
    }
    for (const RecordWinner& who : result.winners) {
        ++now_->wins;
        SeatCounts& seat = now_->seats[number(who.winner.seat)];
        ++seat.wins;
        seat.won_totals += who.winner.total;
        seat.best = std::max<std::int64_t>(seat.best, who.winner.total);
        const bool self_draw = who.winner.by == By::Draw;
        if (self_draw)
            ++seat.self_draws;
        else
            ++now_->seats[number(who.winner.giver)].deal_ins;
        for (const CountedPattern& counted : who.patterns) {
            PatternCounts& pattern =
                now_->patterns[std::string(reader.rulebook().patterns()[counted.pattern].id)];
            ++pattern.wins;
            pattern.times += counted.count;
            pattern.self_draws += self_draw;
            ++pattern.by_seat[number(who.winner.seat)];
        }
    }
}

}  // namespace sifang
