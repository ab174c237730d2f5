#include "rules/mcr/declared.hpp"

#include <algorithm>

#include "hand/shanten.hpp"
#include "rules/charge.hpp"

namespace sifang::mcr {
namespace {

/// What it costs is what the foul costs that the declared win is.
void charge_verdict(const Edition& edition, Wind seat, DeclaredWin& out) {
    if (const Foul* foul = edition.fouls.of_verdict(out.verdict)) charge(*foul, seat, {}, out);
}

DeclaredWin under_minimum(const Edition& edition, Wind seat) {
    DeclaredWin out;
    out.verdict = WinVerdict::UnderMinimum;
    charge_verdict(edition, seat, out);
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
    DeclaredWin out;
    if (Count count; !barred && scorer.count(*facts, count)) {
        out.clause = edition.clauses.minimum;
        return count.selection.points >= edition.minimum ? out : under_minimum(edition, win.seat);
    }
    out.short_of_waiting = std::max(0, shanten(scorer.suits(), win.hand, shapes::all_five));
    const FoulRules& fouls = edition.fouls;
    const bool far_is_graver =
        fouls.of_verdict(WinVerdict::FarFromWaiting) != fouls.of_verdict(WinVerdict::NotWaiting);
    out.verdict = out.short_of_waiting == 0                   ? WinVerdict::WrongTile
                  : out.short_of_waiting > 1 && far_is_graver ? WinVerdict::FarFromWaiting
                                                              : WinVerdict::NotWaiting;
    charge_verdict(edition, win.seat, out);
    return out;
}

}  // namespace sifang::mcr
