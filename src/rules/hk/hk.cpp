#include "rules/hk/hk.hpp"

#include <algorithm>
#include <array>

#include "hand/shanten.hpp"
#include "rules/charge.hpp"
#include "rules/hk/liability.hpp"
#include "rules/hk/profile.hpp"
#include "rules/hk/scorer.hpp"
#include "rules/places.hpp"

namespace sifang::hk {
namespace {

class HkRulebook final : public Rulebook {
  public:
    HkRulebook(Edition edition, const SuitTable& table)
        : edition_(std::move(edition)), suits_(table), scorer_(edition_, table) {
        for (const auto& [fan, word] : fan_words()) {
            const FanRow& row = edition_[fan];
            PatternInfo& info = patterns_.emplace_back();
            info = {word, 0, row.points, row.series, row.clause, {}};
            for (const Fan other : row.excludes) info.excludes.push_back(static_cast<PatternIndex>(other));
        }
    }

    std::string_view id() const override { return edition_.id; }
    std::string_view family() const override { return family_id; }
    Value profile() const override { return to_value(edition_); }
    std::span<const PatternInfo> patterns() const override { return patterns_; }
    Shapes shapes() const override { return winning_shapes; }

    tl::expected<Score, WinFault> score(const Win& win) const override {
        tl::expected<Score, WinFault> score;  // the one thing returned, so that it is never copied
        Facts facts(win);
        if (const auto fault = scorer_.collect(facts))
            score = tl::unexpected(*fault);
        else if (const auto count = scorer_.best(facts))
            scorer_.score(facts, *count, *score);
        return score;
    }

    tl::expected<Ruling, WinFault> explain(const Win& win) const override {
        tl::expected<Ruling, WinFault> ruling;
        Facts facts(win);
        if (const auto fault = scorer_.collect(facts)) {
            ruling = tl::unexpected(*fault);
        } else if (const auto count = scorer_.best(facts)) {
            scorer_.score(facts, *count, ruling->score);
            scorer_.explain(facts, *count, *ruling);
        }
        return ruling;
    }

    /// 1.2 d, 5.3: a win under the minimum is a false win like any other; nobody gains by it.
    tl::expected<DeclaredWin, WinFault> judge(const Win& win, bool barred) const override {
        auto declared = Rulebook::judge(win, barred);
        if (!declared) return declared;
        declared->clause = edition_.clauses.minimum;
        if (declared->verdict == WinVerdict::Valid) return declared;
        if (declared->verdict != WinVerdict::UnderMinimum) {
            declared->clause = edition_.clauses.false_win;
            declared->short_of_waiting = std::max(0, shanten(suits_, win.hand, shapes()));
            if (declared->short_of_waiting == 0) declared->verdict = WinVerdict::WrongTile;
        }
        const std::string_view clause = declared->clause;
        if (const Foul* foul = edition_.fouls.of_verdict(declared->verdict))
            charge(*foul, win.seat, {}, *declared);
        declared->clause = clause;
        return declared;
    }

    const PlayRules& play() const override { return edition_.play; }
    const SessionRules& session() const override { return edition_.session; }
    const TimeRules& time() const override { return edition_.time; }
    const AppealRules& appeals() const override { return edition_.appeals; }
    const FoulRules& fouls() const override { return edition_.fouls; }
    std::optional<Liable> liable(const Win&, const WinHistory& history) const override {
        return find_liable(edition_, history).payer;
    }
    /// The book knows no table points: only who goes on (1.6).
    SessionResult result(const std::array<int, 4>& scores) const override {
        SessionResult out;
        out.place = places(scores, TiedPlaces::Share);
        out.result = scores;
        return out;
    }
    std::optional<Payments> pay(const PaidWin& win) const override {
        const auto row = std::ranges::find(edition_.payment, win.total, &PaymentRow::fan);
        const bool counts = win.total >= edition_.minimum && win.total <= edition_.cap;
        if (!win.is_told() || !counts || row == edition_.payment.end()) return std::nullopt;
        return hk::pay(edition_, win, *row, row->self_draw);
    }
    const RankingRules& ranking() const override { return edition_.ranking; }
    const SheetRules& sheet() const override { return edition_.sheet; }

  private:
    const Edition edition_;
    const SuitTable& suits_;
    const Scorer scorer_;
    std::vector<PatternInfo> patterns_;
};

class HkFamily final : public Family {
  public:
    std::string_view id() const override { return family_id; }
    std::span<const std::string_view> profiles() const override { return ids; }
    std::unique_ptr<Rulebook> open(std::string_view profile, const SuitTable& table) const override {
        return profile == ids[0] ? std::make_unique<HkRulebook>(hk_edition(), table) : nullptr;
    }
    tl::expected<std::unique_ptr<Rulebook>, ProfileFault> open(const Value& profile,
                                                               const SuitTable& table) const override {
        auto edition = from_value(profile);
        if (!edition) return tl::unexpected(edition.error());
        return std::make_unique<HkRulebook>(*std::move(edition), table);
    }

  private:
    static constexpr std::array<std::string_view, 1> ids{"hk"};
};

}  // namespace

const Family& family() {
    static const HkFamily family;
    return family;
}

}  // namespace sifang::hk
