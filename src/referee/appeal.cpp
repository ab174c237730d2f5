#include "referee/appeal.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace sifang {
namespace {

const std::vector<AppealBody>& bodies_of(const AppealRules& rules, AppealMatter matter) {
    return matter == AppealMatter::Rules ? rules.rule_matters : rules.other_matters;
}

Instant time_of(const AppealEvent& event) {
    return std::visit([](const auto& e) { return e.at; }, event);
}

AppealRefused refused(AppealRefusal refusal, std::string_view clause) { return {refusal, clause}; }

std::optional<AppealRefused> filing_refused(const AppealRules& rules, const Appeal& appeal,
                                            const AppealFiled& filed) {
    const AppealClauses& c = rules.clauses;
    if (!rules.has) return refused(AppealRefusal::NoAppeals, c.right);
    if (appeal.phase != AppealPhase::NotFiled) return refused(AppealRefusal::WasFiled, "");
    if (filed.as == Appellant::Entrant && !rules.player_files)
        return refused(AppealRefusal::PlayerMayNotFile, c.right);
    if (filed.as == Appellant::Leader && !rules.leader_files)
        return refused(AppealRefusal::LeaderMayNotFile, c.right);
    if (filed.session_ended)
        if (const auto last = filing_ends(rules, *filed.session_ended); last && filed.at > *last)
            return refused(AppealRefusal::TooLate, c.limit);
    if (rules.written && !filed.written) return refused(AppealRefusal::NotWritten, c.papers);
    if (rules.player_signs && !filed.player_signed) return refused(AppealRefusal::PlayerMustSign, c.papers);
    if (rules.leader_signs && !filed.leader_signed) return refused(AppealRefusal::LeaderMustSign, c.papers);
    if (filed.deposit != rules.deposit) return refused(AppealRefusal::DepositMissing, c.deposit);
    const auto& bodies = bodies_of(rules, filed.matter);
    const bool straight = rules.straight_to_arbitration && filed.to == AppealBody::Arbitration;
    if (filed.to != bodies.front() && !straight)
        return refused(AppealRefusal::WrongBody, filed.matter == AppealMatter::Rules ? c.hearing : c.other);
    return std::nullopt;
}

std::optional<AppealRefused> hearing_refused(const AppealRules& rules, const Appeal& appeal,
                                             const AppealHeard& heard) {
    if (appeal.phase == AppealPhase::NotFiled) return refused(AppealRefusal::NotFiled, "");
    if (appeal.phase != AppealPhase::Filed) return refused(AppealRefusal::WasHeard, "");
    if (heard.remedy.empty()) return std::nullopt;
    if (heard.verdict == AppealVerdict::Dismissed) return refused(AppealRefusal::RemedyNeedsRight, "");
    if (!may_change(rules, appeal, heard.within_powers))
        return refused(AppealRefusal::MayNotChange, rules.clauses.power);
    if (heard.remedy.corrected) {
        const PlayerPoints& points = heard.remedy.corrected->points;
        if (std::accumulate(points.begin(), points.end(), std::int64_t{0}) != 0)
            return refused(AppealRefusal::NotAnAmount, "");
    }
    return std::nullopt;
}

std::optional<AppealRefused> carrying_refused(const AppealRules& rules, const Appeal& appeal,
                                              const AppealCarriedOn& carried) {
    if (appeal.phase == AppealPhase::NotFiled) return refused(AppealRefusal::NotFiled, "");
    if (appeal.phase == AppealPhase::Filed) return refused(AppealRefusal::NotHeard, "");
    if (appeal.phase == AppealPhase::Upheld) return refused(AppealRefusal::WasUpheld, "");
    if (!next_body(rules, appeal.matter, appeal.before))
        return refused(AppealRefusal::LastWord, rules.clauses.power);
    if (rules.written && !carried.written)
        return refused(AppealRefusal::NotWritten, rules.clauses.carried_on);
    return std::nullopt;
}

}  // namespace

std::string_view id(Appellant appellant) {
    constexpr std::array<std::string_view, 2> ids{"entrant", "leader"};
    return ids[static_cast<std::size_t>(appellant)];
}
std::string_view id(AppealMatter matter) {
    constexpr std::array<std::string_view, 2> ids{"rules", "other"};
    return ids[static_cast<std::size_t>(matter)];
}
std::string_view id(AppealVerdict verdict) {
    constexpr std::array<std::string_view, 2> ids{"upheld", "dismissed"};
    return ids[static_cast<std::size_t>(verdict)];
}
std::string_view id(AppealRefusal refusal) {
    static constexpr std::array<std::string_view, appeal_refusal_count> ids{
        "no_appeals",       "player_may_not_file", "leader_may_not_file", "too_late",    "not_written",
        "player_must_sign", "leader_must_sign",    "deposit_missing",     "wrong_body",  "was_filed",
        "not_filed",        "was_heard",           "not_heard",           "was_upheld",  "last_word",
        "may_not_change",   "remedy_needs_right",  "not_an_amount",       "out_of_order"};
    return ids[static_cast<unsigned>(refusal)];
}
std::string_view id(AppealPhase phase) {
    static constexpr std::array<std::string_view, 4> ids{"not_filed", "filed", "dismissed", "upheld"};
    return ids[static_cast<unsigned>(phase)];
}
std::string_view id(Deposit deposit) {
    static constexpr std::array<std::string_view, 4> ids{"none", "held", "returned", "kept"};
    return ids[static_cast<unsigned>(deposit)];
}

std::optional<Instant> filing_ends(const AppealRules& rules, Instant session_ended) {
    if (!rules.has || rules.minutes == 0) return std::nullopt;
    return session_ended + minutes(rules.minutes);
}

std::optional<AppealBody> next_body(const AppealRules& rules, AppealMatter matter, AppealBody body) {
    const auto& bodies = bodies_of(rules, matter);
    const auto here = std::ranges::find(bodies, body);
    if (here == bodies.end() || here + 1 == bodies.end()) return std::nullopt;
    return *(here + 1);
}

bool may_change(const AppealRules& rules, const Appeal& appeal, bool within_powers) {
    if (!within_powers || appeal.before != AppealBody::Arbitration) return true;
    switch (rules.arbitration) {
        case AppealPower::Change: return true;
        case AppealPower::NotHeadReferees: return appeal.decided_by != Office::HeadReferee;
        case AppealPower::Answer: return false;
    }
    return false;
}

Office office_of(AppealBody body) {
    return body == AppealBody::HeadReferee ? Office::HeadReferee : Office::Arbitration;
}

std::optional<AppealRefused> refusal(const AppealRules& rules, const Appeal& appeal,
                                     const AppealEvent& event) {
    if (!appeal.trail.empty() && time_of(event) < time_of(appeal.trail.back()))
        return refused(AppealRefusal::OutOfOrder, "");
    if (const auto* filed = std::get_if<AppealFiled>(&event)) return filing_refused(rules, appeal, *filed);
    if (const auto* heard = std::get_if<AppealHeard>(&event)) return hearing_refused(rules, appeal, *heard);
    return carrying_refused(rules, appeal, std::get<AppealCarriedOn>(event));
}

void fold(const AppealRules& rules, Appeal& appeal, const AppealEvent& event) {
    appeal.trail.push_back(event);
    if (const auto* filed = std::get_if<AppealFiled>(&event)) {
        appeal.phase = AppealPhase::Filed;
        appeal.matter = filed->matter;
        appeal.before = filed->to;
        appeal.decided_by = filed->ruled_by;
        if (filed->deposit > 0) appeal.deposit = Deposit::Held;
    } else if (const auto* heard = std::get_if<AppealHeard>(&event)) {
        const bool upheld = heard->verdict == AppealVerdict::Upheld;
        appeal.phase = upheld ? AppealPhase::Upheld : AppealPhase::Dismissed;
        appeal.decided_by = office_of(appeal.before);
        appeal.remedy = heard->remedy;
        appeal.referee_disciplined |= heard->referee_disciplined;
        if (appeal.deposit != Deposit::None) appeal.deposit = upheld ? Deposit::Returned : Deposit::Kept;
    } else if (const auto next = next_body(rules, appeal.matter, appeal.before)) {
        appeal.phase = AppealPhase::Filed;
        appeal.before = *next;
        if (appeal.deposit != Deposit::None) appeal.deposit = Deposit::Held;
    }
}

tl::expected<void, AppealRefused> apply(const AppealRules& rules, Appeal& appeal, const AppealEvent& event) {
    if (const auto no = refusal(rules, appeal, event)) return tl::unexpected(*no);
    fold(rules, appeal, event);
    return {};
}

}  // namespace sifang
