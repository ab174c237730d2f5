#include "referee/foul_record.hpp"

#include <algorithm>
#include <array>

namespace sifang {
namespace {

bool is_in_scope(FoulScope scope, const FoulPlace& a, const FoulPlace& b) {
    switch (scope) {
        case FoulScope::OneHand: return a.session == b.session && a.hand == b.hand;
        case FoulScope::OneSession: return a.session == b.session;
        case FoulScope::WholeEvent: break;
    }
    return true;
}

bool is_past(const Revoking& revoking, const RecordedPenalty& given, const FoulPlace& now) {
    const FoulPlace& then = given.penalty.place;
    switch (revoking.until) {
        case RevokedUntil::CarriedOut: return given.carried_out;
        case RevokedUntil::NextHand: return !is_in_scope(FoulScope::OneHand, then, now);
        case RevokedUntil::EndOfSession: return !is_in_scope(FoulScope::OneSession, then, now);
        case RevokedUntil::EndOfEvent: break;
    }
    return false;
}

class RecordCheck {
  public:
    RecordCheck(const FoulRules& rules, const FoulRecord& record) : rules_(rules), record_(record) {}

    std::optional<RecordRefused> operator()(const PenaltyGiven&) const { return std::nullopt; }
    std::optional<RecordRefused> operator()(const PenaltyCarriedOut& e) const {
        if (e.number >= record_.penalties.size()) return RecordRefused{RecordRefusal::NoSuchPenalty};
        const RecordedPenalty& given = record_.penalties[e.number];
        if (given.revoked) return RecordRefused{RecordRefusal::WasRevoked};
        if (given.carried_out) return RecordRefused{RecordRefusal::WasCarriedOut};
        return std::nullopt;
    }
    std::optional<RecordRefused> operator()(const PenaltyRevoked& e) const {
        if (e.number >= record_.penalties.size()) return RecordRefused{RecordRefusal::NoSuchPenalty};
        const RecordedPenalty& given = record_.penalties[e.number];
        const Revoking& revoking = rules_.revoking;
        if (given.revoked) return RecordRefused{RecordRefusal::WasRevoked};
        if (e.by < revoking.by) return RecordRefused{RecordRefusal::OfficeTooLow, revoking.clause};
        if (!is_past(revoking, given, e.place)) return std::nullopt;
        return RecordRefused{revoking.until == RevokedUntil::CarriedOut ? RecordRefusal::WasCarriedOut
                                                                        : RecordRefusal::TooLate,
                             revoking.clause};
    }

  private:
    const FoulRules& rules_;
    const FoulRecord& record_;
};

}  // namespace

int FoulRecord::count(Offender who, std::string_view counter, FoulScope scope, const FoulPlace& place) const {
    return static_cast<int>(std::ranges::count_if(penalties, [&](const RecordedPenalty& each) {
        const Penalty& p = each.penalty;
        return each.stands() && !p.forgiven && p.who == who && p.counter == counter &&
               is_in_scope(scope, p.place, place);
    }));
}

int FoulRecord::yellow_cards(Offender who) const {
    int cards = 0;
    for (const RecordedPenalty& each : penalties)
        if (each.stands() && each.penalty.who == who)
            cards += static_cast<int>(
                std::ranges::count(each.penalty.event, EventMeasureKind::YellowCard, &EventMeasure::kind));
    return cards;
}

std::string_view id(RecordRefusal refusal) {
    constexpr std::array<std::string_view, record_refusal_count> ids{
        "no_such_penalty", "was_revoked", "was_carried_out", "office_too_low", "too_late"};
    return ids[static_cast<std::size_t>(refusal)];
}

std::optional<RecordRefused> refusal(const FoulRules& rules, const FoulRecord& record,
                                     const FoulEvent& event) {
    return std::visit(RecordCheck(rules, record), event);
}

tl::expected<void, RecordRefused> apply(const FoulRules& rules, FoulRecord& record, const FoulEvent& event) {
    if (const auto refused = refusal(rules, record, event)) return tl::unexpected(*refused);
    fold(record, event);
    return {};
}

void fold(FoulRecord& record, const FoulEvent& event) {
    if (const auto* given = std::get_if<PenaltyGiven>(&event))
        record.penalties.push_back({.penalty = given->penalty});
    else if (const auto* done = std::get_if<PenaltyCarriedOut>(&event))
        record.penalties[done->number].carried_out = true;
    else if (const auto* revoked = std::get_if<PenaltyRevoked>(&event))
        record.penalties[revoked->number].revoked = *revoked;
}

}  // namespace sifang
