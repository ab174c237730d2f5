#include "rules/riichi/riichi.hpp"

#include <array>

#include "rules/riichi/profile.hpp"
#include "rules/riichi/scorer.hpp"

namespace sifang::riichi {
namespace {

class RiichiRulebook final : public Rulebook {
  public:
    RiichiRulebook(Edition edition, const SuitTable& table)
        : edition_(std::move(edition)), scorer_(edition_, table), patterns_(yaku_count) {
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

  private:
    Edition edition_;
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
