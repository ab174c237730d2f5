#include "rules/mcr/mcr.hpp"

#include <array>

#include "rules/mcr/declared.hpp"
#include "rules/mcr/payment.hpp"
#include "rules/mcr/profile.hpp"
#include "rules/mcr/scorer.hpp"
#include "rules/places.hpp"

namespace sifang::mcr {
namespace {

class McrRulebook final : public Rulebook {
  public:
    McrRulebook(Edition edition, const SuitTable& table)
        : edition_(std::move(edition)), scorer_(edition_, table), patterns_(fan_count) {
        for (unsigned i = 0; i < fan_count; ++i) {
            const FanRow& row = edition_.fans[i];
            PatternInfo& info = patterns_[i];
            info = {id(static_cast<Fan>(i)), row.number, row.points, row.series, row.clause, {}};
            row.excludes.for_each([&](Fan f) { info.excludes.push_back(static_cast<PatternIndex>(f)); });
        }
    }

    std::string_view id() const override { return edition_.id; }
    std::string_view family() const override { return "mcr"; }
    Value profile() const override { return to_value(edition_); }
    std::span<const PatternInfo> patterns() const override { return patterns_; }
    Shapes shapes() const override { return shapes::all_five; }

    tl::expected<Score, WinFault> score(const Win& win) const override {
        const auto facts = collect_facts(edition_, scorer_.suits(), win);
        if (!facts) return tl::unexpected(facts.error());
        Count count;
        return scorer_.count(*facts, count) ? scorer_.score(*facts, count) : Score{};
    }

    tl::expected<Ruling, WinFault> explain(const Win& win) const override {
        const auto facts = collect_facts(edition_, scorer_.suits(), win);
        if (!facts) return tl::unexpected(facts.error());
        Ruling ruling;
        if (Count count; scorer_.count(*facts, count)) {
            ruling.score = scorer_.score(*facts, count);
            scorer_.explain(*facts, count, ruling);
        }
        return ruling;
    }

    tl::expected<ClaimRuling, WinFault> check_claim(const Win& win, const Claim& claim) const override {
        return mcr::check_claim(scorer_, win, claim);
    }
    tl::expected<DeclaredWin, WinFault> judge(const Win& win, bool barred) const override {
        return mcr::judge(scorer_, win, barred);
    }
    Declare declare() const override { return edition_.declare; }

    const PlayRules& play() const override { return edition_.play; }
    const SessionRules& session() const override { return edition_.session; }
    const TimeRules& time() const override { return edition_.time; }
    const AppealRules& appeals() const override { return edition_.appeals; }
    const FoulRules& fouls() const override { return edition_.fouls; }
    SessionResult result(const std::array<int, 4>& scores) const override {
        SessionResult out;
        out.place = places(scores, edition_.tie);
        std::array<int, 4> twelfths = edition_.table_points;
        for (int& points : twelfths) points *= 12;
        out.twelfths = share_out(twelfths, scores, edition_.tie);
        out.result = scores;
        return out;
    }
    /// Flowers are in the total but not in the minimum, so this is the least it can ask for.
    std::optional<Payments> pay(const PaidWin& win) const override {
        if (!win.is_told() || win.total < edition_.minimum || win.total > most_total) return std::nullopt;
        return payments_of(edition_.base, win.total, win.seat, win.by, win.discarder);
    }
    const RankingRules& ranking() const override { return edition_.ranking; }
    const SheetRules& sheet() const override { return edition_.sheet; }
    const ContestRules& contest() const override { return edition_.contest; }

  private:
    /// Above any hand: a slip of the pen is refused, and payments stay far inside an int.
    static constexpr int most_total = 1'000;
    static std::string_view id(Fan f) { return mcr::id(f); }

    Edition edition_;
    Scorer scorer_;
    std::vector<PatternInfo> patterns_;
};

class McrFamily final : public Family {
  public:
    std::string_view id() const override { return "mcr"; }
    std::span<const std::string_view> profiles() const override { return ids; }
    std::unique_ptr<Rulebook> open(std::string_view profile, const SuitTable& table) const override {
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (ids[i] == profile) return std::make_unique<McrRulebook>(editions[i](), table);
        return nullptr;
    }
    tl::expected<std::unique_ptr<Rulebook>, ProfileFault> open(const Value& profile,
                                                               const SuitTable& table) const override {
        auto edition = from_value(profile);
        if (!edition) return tl::unexpected(edition.error());
        return std::make_unique<McrRulebook>(*std::move(edition), table);
    }

  private:
    static constexpr std::array<std::string_view, 3> ids{"mcr", "gb98", "mil"};
    static constexpr std::array<Edition (*)(), 3> editions{mcr_edition, gb98_edition, mil_edition};
};

}  // namespace

const Family& family() {
    static const McrFamily family;
    return family;
}

}  // namespace sifang::mcr
