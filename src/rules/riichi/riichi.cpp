#include "rules/riichi/riichi.hpp"

#include <algorithm>
#include <array>

#include "hand/shanten.hpp"
#include "rules/charge.hpp"
#include "rules/riichi/liability.hpp"
#include "rules/riichi/points.hpp"
#include "rules/riichi/profile.hpp"
#include "rules/riichi/scorer.hpp"
#include "rules/riichi/settlement.hpp"

namespace sifang::riichi {
namespace {

class RiichiRulebook final : public Rulebook {
  public:
    RiichiRulebook(Edition edition, const SuitTable& table)
        : edition_(std::move(edition)), suits_(table), scorer_(edition_, table), patterns_(yaku_count) {
        for (unsigned i = 0; i < yaku_count; ++i) {
            const YakuRow& row = edition_.yaku[i];
            patterns_[i] = {riichi::id(static_cast<Yaku>(i)), 0, row.han, row.series, row.clause, {}};
        }
    }

    std::string_view id() const override { return edition_.id; }
    std::string_view family() const override { return "riichi"; }
    Value profile() const override { return to_value(edition_); }
    std::span<const PatternInfo> patterns() const override { return patterns_; }
    Shapes shapes() const override { return Scorer::shapes; }

    tl::expected<Score, WinFault> score(const Win& win) const override {
        tl::expected<Score, WinFault> score;
        Facts facts;
        Count count;
        if (const auto fault = collect_facts(edition_, win, facts))
            score = tl::unexpected(*fault);
        else if (scorer_.best(facts, count))
            scorer_.score(facts, count, *score);
        return score;
    }

    tl::expected<Ruling, WinFault> explain(const Win& win) const override {
        tl::expected<Ruling, WinFault> ruling;
        Facts facts;
        if (const auto fault = collect_facts(edition_, win, facts)) return tl::unexpected(*fault);
        Count count;
        if (scorer_.best(facts, count)) {
            scorer_.score(facts, count, ruling->score);
            scorer_.explain(facts, count, *ruling);
        }
        return ruling;
    }

    /// Articles 4-1 and 4-2: whatever is declared and is no win is a chombo, and the hand is over.
    tl::expected<DeclaredWin, WinFault> judge(const Win& win, bool barred) const override {
        auto declared = Rulebook::judge(win, barred);
        if (!declared) return declared;
        declared->clause = edition_.clauses.minimum;
        if (declared->verdict == WinVerdict::Valid) return declared;
        if (declared->verdict != WinVerdict::UnderMinimum) {
            declared->clause = edition_.clauses.chombo;
            declared->short_of_waiting = std::max(0, shanten(suits_, win.hand, shapes()));
            if (declared->short_of_waiting == 0) declared->verdict = WinVerdict::WrongTile;
        }
        const std::string_view clause = declared->clause;
        Seats offender{};
        offender[static_cast<unsigned>(win.seat)] = true;
        if (const Foul* foul = edition_.fouls.of_verdict(declared->verdict))
            charge(*foul, win.seat, chombo(offender), *declared);
        declared->clause = clause;
        return declared;
    }

    const PlayRules& play() const override { return edition_.play; }
    const SessionRules& session() const override { return edition_.session; }
    const TimeRules& time() const override { return edition_.time; }
    const AppealRules& appeals() const override { return edition_.appeals; }
    const FoulRules& fouls() const override { return edition_.fouls; }
    Payments chombo(const Seats& offenders) const override {
        return chombo_payments(edition_.table, offenders);
    }
    std::optional<Liable> liable(const Win& win, const WinHistory& history) const override {
        Facts facts;
        Count count;
        if (collect_facts(edition_, win, facts) || !scorer_.best(facts, count)) return std::nullopt;
        return find_liable(edition_, count.shown, history);
    }
    Payments noten(const Seats& waiting) const override { return noten_payments(edition_.table, waiting); }
    Payments nagashi(Wind seat) const override { return nagashi_payments(seat); }
    SessionResult result(const std::array<int, 4>& scores) const override {
        return session_result(edition_, scores);
    }
    std::optional<Payments> pay(const PaidWin& win) const override {
        return win.is_told() ? payments_told(edition_, win) : std::nullopt;
    }
    const RankingRules& ranking() const override { return edition_.ranking; }
    const SheetRules& sheet() const override { return edition_.sheet; }

  private:
    Edition edition_;
    const SuitTable& suits_;
    Scorer scorer_;
    std::vector<PatternInfo> patterns_;
};

class RiichiFamily final : public Family {
  public:
    std::string_view id() const override { return "riichi"; }
    std::span<const std::string_view> profiles() const override { return ids; }
    std::unique_ptr<Rulebook> open(std::string_view profile, const SuitTable& table) const override {
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (ids[i] == profile) return std::make_unique<RiichiRulebook>(editions[i](), table);
        return nullptr;
    }
    tl::expected<std::unique_ptr<Rulebook>, ProfileFault> open(const Value& profile,
                                                               const SuitTable& table) const override {
        auto edition = from_value(profile);
        if (!edition) return tl::unexpected(edition.error());
        return std::make_unique<RiichiRulebook>(*std::move(edition), table);
    }

  private:
    static constexpr std::array<std::string_view, 5> ids{"zds", "riichi", "tenhou", "ema", "wrc"};
    static constexpr std::array<Edition (*)(), 5> editions{zds_edition, riichi_edition, tenhou_edition,
                                                           ema_edition, wrc_edition};
};

}  // namespace

const Family& family() {
    static const RiichiFamily family;
    return family;
}

}  // namespace sifang::riichi
