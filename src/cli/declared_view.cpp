#include "cli/declared_view.hpp"

#include <algorithm>

#include "cli/names.hpp"
#include "cli/ruling_view.hpp"
#include "cli/table.hpp"
#include "text/width.hpp"

namespace sifang::cli {

namespace {

std::string heading(const Words& words, const Look& look, std::string_view key) {
    return "\n" + look.ink(Ink::Strong, words(key)) + "\n";
}

std::string indented(std::string_view text, const Look& look) {
    std::string out;
    for (const std::string& line : wrap(text, look.width - 2)) out += "  " + line + "\n";
    return out;
}

/// Why a claimed pattern was struck: what the ruling says of it, or that the tiles do not show it.
std::string reason_for(const ClaimedPattern& struck, const ClaimRuling& claim, const Rulebook& rulebook,
                       const Words& words) {
    const auto& counted = claim.ruling.score.patterns;
    if (const auto less = std::ranges::find(counted, struck.pattern, &CountedPattern::pattern);
        less != counted.end())
        return words.format("render.claim.counted_less", {{"count", number(less->count)}});
    const auto found = std::ranges::find(claim.ruling.excluded, struck.pattern, &ExcludedPattern::pattern);
    return found == claim.ruling.excluded.end() ? words("render.not_shown")
                                                : exclusion_reason(words, rulebook, *found);
}

}  // namespace

std::string draw_claim(const ClaimRuling& claim, const Rulebook& rulebook, const Words& words,
                       const Look& look) {
    if (!claim.ruling.score.valid) return {};
    const bool winner_declares = claim.declare == Declare::Winner;
    std::string out;
    if (!claim.struck.empty()) {
        Table table({{.wraps = true}, {.wraps = true}});
        for (const ClaimedPattern& struck : claim.struck)
            table.row({pattern_times(words, rulebook, struck.pattern, struck.count),
                       reason_for(struck, claim, rulebook, words)});
        out += heading(words, look, "render.claim.struck") + table.draw(look);
    }
    if (!claim.forgotten.empty()) {
        Table table({{.wraps = true}, {Column::Align::Right}});
        for (const CountedPattern& forgotten : claim.forgotten)
            table.row({pattern_times(words, rulebook, forgotten.pattern, forgotten.count),
                       number(forgotten.points * forgotten.count)});
        out += heading(words, look, winner_declares ? "render.claim.lost" : "render.claim.forgotten") +
               table.draw(look);
    }
    if (out.empty()) return "\n" + indented(words("render.claim.exact"), look);
    const std::string total =
        words.format("render.claim.full_total",
                     {{"total", number(claim.full_total)}, {"clause", std::string(claim.clause)}});
    return out + "\n" + indented(total, look);
}

std::string draw_verdict(const DeclaredWin& declared, const Win& win, const Rulebook& rulebook,
                         const Words& words, const Look& look) {
    if (declared.verdict == WinVerdict::Valid) return {};
    std::string out = heading(words, look, "render.verdict");
    // A family may have its own words for a verdict.
    const std::string verdict(id(declared.verdict));
    const std::string own = "verdict." + std::string(rulebook.family()) + "." + verdict;
    out += indented(
        words.format(words.has(own) ? own : "verdict." + verdict, {{"clause", std::string(declared.clause)}}),
        look);
    if (declared.to_each > 0)
        out += indented(words.format("render.verdict.to_each", {{"points", number(declared.to_each)}}), look);
    if (declared.excluded) out += indented(words("render.verdict.excluded"), look);
    if (declared.ends_hand)
        out += indented(words("render.verdict.ends_hand"), look);
    else if (!declared.may_win_this_hand)
        out += indented(words("render.verdict.no_more_wins"), look);
    if (declared.payments)
        out += draw_payments(*declared.payments, win, "render.declarer", rulebook, words, look);
    return out;
}

Value describe_claim(const ClaimRuling& claim, const Rulebook& rulebook) {
    const auto id_of = [&](PatternIndex pattern) { return rulebook.patterns()[pattern].id; };
    ValueList struck, forgotten;
    for (const ClaimedPattern& p : claim.struck)
        struck.push_back(ValueFields{{"id", id_of(p.pattern)}, {"count", int{p.count}}});
    for (const CountedPattern& p : claim.forgotten)
        forgotten.push_back(
            ValueFields{{"id", id_of(p.pattern)}, {"points", int{p.points}}, {"count", int{p.count}}});
    return ValueFields{{"declare", claim.declare == Declare::Winner ? "winner" : "engine"},
                       {"struck", struck},
                       {"forgotten", forgotten},
                       {"full_total", claim.full_total},
                       {"clause", claim.clause}};
}

}  // namespace sifang::cli
