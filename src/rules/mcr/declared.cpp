#include "rules/mcr/declared.hpp"

#include <algorithm>

#include "hand/shanten.hpp"

namespace sifang::mcr {

tl::expected<ClaimRuling, WinFault> check_claim(const Scorer& scorer, const Win& win, const Claim& claim) {
    const Edition& edition = scorer.edition();
    const auto facts = collect_facts(edition, scorer.suits(), win);
    if (!facts) return tl::unexpected(facts.error());
    ClaimRuling out;
    out.declare = edition.declare;
    out.clause = edition.clauses.claim;
    Count full;
    if (!scorer.count(*facts, full)) return out;

    FanLimits claimed{};
    for (const ClaimedPattern& c : claim) claimed[c.pattern] = c.count;
    const bool winner_decides = edition.declare == Declare::Winner;
    Count counted = full;
    if (winner_decides) scorer.count(*facts, counted, &claimed);
    out.ruling.score = scorer.score(*facts, counted);
    scorer.explain(*facts, counted, out.ruling);
    if (winner_decides)
        // Whatever the principles would say of a fan that nobody claimed, the reason is that nobody claimed
        // it.
        for (ExcludedPattern& e : out.ruling.excluded)
            if (claimed[e.pattern] == 0)
                e = {e.pattern, no_pattern, Principle::NotClaimed, e.sets, out.clause};
    compare_claim(scorer.score(*facts, full), out.ruling.score, claim, out);
    return out;
}

tl::expected<DeclaredWin, WinFault> judge(const Scorer& scorer, const Win& win) {
    const Edition& edition = scorer.edition();
    const auto facts = collect_facts(edition, scorer.suits(), win);
    if (!facts) return tl::unexpected(facts.error());
    const Clauses& clauses = edition.clauses;
    DeclaredWin out;
    if (Count count; scorer.count(*facts, count)) {
        out.clause = clauses.minimum;
        if (count.selection.points >= edition.minimum) return out;
        out.verdict = WinVerdict::UnderMinimum;
        out.to_each = edition.wrong_win;
        out.clause = clauses.under_minimum;
    } else {
        out.short_of_waiting = std::max(0, shanten(scorer.suits(), win.hand, shapes::all_five));
        if (out.short_of_waiting == 0) {
            out.verdict = WinVerdict::WrongTile;
            out.to_each = edition.wrong_win;
            out.clause = clauses.wrong_tile;
        } else if (out.short_of_waiting == 1 || edition.far_from_waiting == FarFromWaiting::FalseWin) {
            out.verdict = WinVerdict::NotWaiting;
            out.to_each = edition.false_win;
            out.clause = clauses.not_waiting;
        } else {
            out.verdict = WinVerdict::FarFromWaiting;
            out.excluded = true;
            out.clause = clauses.far_from_waiting;
        }
    }
    out.may_win_this_hand = false;
    if (out.to_each > 0) {
        Payments payments;
        payments.fill(out.to_each);
        payments[static_cast<unsigned>(win.seat)] = -3 * out.to_each;
        out.payments = payments;
    }
    return out;
}

}  // namespace sifang::mcr
