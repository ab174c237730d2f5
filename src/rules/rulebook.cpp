#include "rules/rulebook.hpp"

namespace sifang {

std::string_view code(WinFault fault) {
    switch (fault) {
        case WinFault::TileCount: return "tile_count";
        case WinFault::FifthCopy: return "fifth_copy";
        case WinFault::FlowerInHand: return "flower_in_hand";
        case WinFault::SituationNeedsDraw: return "situation_needs_draw";
        case WinFault::SituationNeedsDiscard: return "situation_needs_discard";
        case WinFault::DiscarderIsWinner: return "discarder_is_winner";
        case WinFault::LiableIsWinner: return "liable_is_winner";
        case WinFault::OutOfRange: return "out_of_range";
        case WinFault::NoRedFives: return "no_red_fives";
        case WinFault::TooManyRedFives: return "too_many_red_fives";
        case WinFault::FlowerWin: return "flower_win";
    }
    return "";
}

std::string_view id(WinVerdict verdict) {
    switch (verdict) {
        case WinVerdict::Valid: return "valid";
        case WinVerdict::UnderMinimum: return "under_minimum";
        case WinVerdict::WrongTile: return "wrong_tile";
        case WinVerdict::NotWaiting: return "not_waiting";
        case WinVerdict::FarFromWaiting: return "far_from_waiting";
    }
    return "";
}

void compare_claim(const Score& full, const Score& paid, const Claim& claim, ClaimRuling& out) {
    const auto count_in = [](const Score& score, PatternIndex pattern) {
        for (const CountedPattern& p : score.patterns)
            if (p.pattern == pattern) return unsigned{p.count};
        return 0u;
    };
    for (const ClaimedPattern& c : claim)
        if (const unsigned counted = count_in(paid, c.pattern); c.count > counted)
            out.struck.push_back({c.pattern, static_cast<std::uint8_t>(c.count - counted)});
    for (CountedPattern p : full.patterns) {
        unsigned claimed = 0;
        for (const ClaimedPattern& c : claim)
            if (c.pattern == p.pattern) claimed = c.count;
        if (p.count <= claimed) continue;
        p.count = static_cast<std::uint8_t>(p.count - claimed);
        out.forgotten.push_back(p);
    }
    out.full_total = full.total;
}

const RankingRules& Rulebook::ranking() const {
    static const RankingRules none;
    return none;
}
const ContestRules& Rulebook::contest() const {
    static const ContestRules none;
    return none;
}
const SheetRules& Rulebook::sheet() const {
    static const SheetRules plain;
    return plain;
}

const TimeRules& Rulebook::time() const {
    static const TimeRules none;
    return none;
}
const FoulRules& Rulebook::fouls() const {
    static const FoulRules none;
    return none;
}
const AppealRules& Rulebook::appeals() const {
    static const AppealRules none;
    return none;
}

tl::expected<DeclaredWin, WinFault> Rulebook::judge(const Win& win, bool barred) const {
    const auto scored = score(win);
    if (!scored) return tl::unexpected(scored.error());
    DeclaredWin out;
    out.verdict = !scored->valid           ? WinVerdict::NotWaiting
                  : barred                 ? WinVerdict::WrongTile
                  : !scored->meets_minimum ? WinVerdict::UnderMinimum
                                           : WinVerdict::Valid;
    return out;
}

tl::expected<ClaimRuling, WinFault> Rulebook::check_claim(const Win& win, const Claim& claim) const {
    auto full = explain(win);
    if (!full) return tl::unexpected(full.error());
    ClaimRuling out;
    out.ruling = *full;
    out.declare = Declare::Engine;
    compare_claim(full->score, full->score, claim, out);
    return out;
}

}  // namespace sifang
