#include "rules/mcr/declared.hpp"

#include <algorithm>

#include "hand/shanten.hpp"

namespace sifang::mcr {
namespace {

/// Pays the penalty to each of the other three.
void fine(DeclaredWin& out, Wind seat, int to_each) {
    out.to_each = to_each;
    Payments payments;
    payments.fill(to_each);
    payments[static_cast<unsigned>(seat)] = -3 * to_each;
    out.payments = payments;
}

DeclaredWin under_minimum(const Edition& edition, Wind seat) {
    DeclaredWin out;
    out.verdict = WinVerdict::UnderMinimum;
    out.clause = edition.clauses.under_minimum;
    out.may_win_this_hand = false;
    if (edition.wrong_win > 0) fine(out, seat, edition.wrong_win);
    return out;
}

}  // namespace

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
    for (const ClaimedPattern& c : claim)
        if (c.pattern < fan_count) claimed[c.pattern] = c.count;
    const bool winner_decides = edition.declare == Declare::Winner;
    Count counted = full;
    if (winner_decides) scorer.count(*facts, counted, &claimed);
    out.ruling.score = scorer.score(*facts, counted);
    scorer.explain(*facts, counted, out.ruling);
    if (winner_decides)
        // A counted fan that takes its place is the reason even for what nobody claimed; otherwise that is.
        for (ExcludedPattern& e : out.ruling.excluded)
            if (claimed[e.pattern] == 0 && e.because == no_pattern)
                e = {e.pattern, no_pattern, Principle::NotClaimed, e.sets, out.clause};
    // Flowers are no fan to be named: they count by lying there.
    Claim named;
    for (const ClaimedPattern& c : claim)
        if (c.pattern != static_cast<PatternIndex>(Fan::FlowerTiles)) named.push_back(c);
    compare_claim(scorer.score(*facts, full), out.ruling.score, named, out);
    if (!out.ruling.score.meets_minimum && full.selection.points >= edition.minimum)
        out.declared = under_minimum(edition, win.seat);
    return out;
}

tl::expected<DeclaredWin, WinFault> judge(const Scorer& scorer, const Win& win, bool barred) {
    const Edition& edition = scorer.edition();
    const auto facts = collect_facts(edition, scorer.suits(), win);
    if (!facts) return tl::unexpected(facts.error());
    const Clauses& clauses = edition.clauses;
    DeclaredWin out;
    if (Count count; !barred && scorer.count(*facts, count)) {
        out.clause = clauses.minimum;
        return count.selection.points >= edition.minimum ? out : under_minimum(edition, win.seat);
    }
    out.may_win_this_hand = false;
    out.short_of_waiting = std::max(0, shanten(scorer.suits(), win.hand, shapes::all_five));
    int to_each = 0;
    if (out.short_of_waiting == 0) {
        out.verdict = WinVerdict::WrongTile;
        to_each = edition.wrong_win;
        out.clause = clauses.wrong_tile;
    } else if (out.short_of_waiting == 1 || edition.far_from_waiting == FarFromWaiting::FalseWin) {
        out.verdict = WinVerdict::NotWaiting;
        to_each = edition.false_win;
        out.clause = clauses.not_waiting;
    } else {
        out.verdict = WinVerdict::FarFromWaiting;
        out.excluded = true;
        out.clause = clauses.far_from_waiting;
    }
    if (to_each > 0) fine(out, win.seat, to_each);
    return out;
}

}  // namespace sifang::mcr
