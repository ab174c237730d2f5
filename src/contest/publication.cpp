#include "contest/publication.hpp"

#include <algorithm>

#include "contest/going_on.hpp"
#include "contest/results.hpp"

namespace sifang::contest {

namespace {

/// FNV-1a, 64 bits.
class Mark {
  public:
    void add(std::int64_t number) {
        for (unsigned byte = 0; byte < 8; ++byte) {
            value_ ^= static_cast<std::uint64_t>(number) >> (8 * byte) & 0xFF;
            value_ *= 0x100000001B3;
        }
    }
    void add(const Standings& standings) {
        add(static_cast<std::int64_t>(standings.rows.size()));
        for (const StandingRow& row : standings.rows)
            for (const int number : {static_cast<int>(row.number), static_cast<int>(row.ranked), row.place,
                                     row.figures.twelfths, row.figures.score, row.figures.penalties})
                add(number);
    }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xCBF29CE484222325;
};

/// Who is placed among each other: the groups of the stage, or everybody.
std::vector<std::vector<EntrantNumber>> placed_together(const ContestState& state, StageNumber stage) {
    const StageState& at = state.of(stage);
    if (at.plan.group == 0 || at.chart.empty()) return {entrants_of(state, stage)};
    std::vector<std::vector<EntrantNumber>> out;
    for (const auto& group : groups_of(at.plan, at.chart.front())) {
        auto& entrants = out.emplace_back();
        for (const PlayerNumber number : group)
            entrants.push_back(
                occupant(state, {stage, {static_cast<std::uint32_t>(at.chart.size())}}, number));
    }
    return out;
}

}  // namespace

std::uint64_t standing_mark(const Rulebook& rulebook, const ContestState& state, StageNumber stage) {
    Mark mark;
    mark.add(stage_standings(rulebook, state, stage));
    if (state.regulations && state.regulations->team_size > 0) mark.add(team_order(rulebook, state));
    return mark.value();
}

std::vector<EntrantNumber> lots_missing(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage) {
    const auto& steps = rulebook.ranking().steps;
    if (std::ranges::find(steps, Criterion::Lot, &RankingStep::criterion) == steps.end()) return {};
    const StageOrder order(rulebook, state, stage);
    for (const auto& entrants : placed_together(state, stage)) {
        const Standings standings = order.of(entrants);
        if (!standings.lots_missing) continue;
        const auto first = std::ranges::find_if(standings.rows, &StandingRow::shared);
        std::vector<EntrantNumber> out;
        for (auto row = first; row != standings.rows.end() && row->place == first->place; ++row)
            out.push_back({row->number});
        return out;
    }
    return {};
}

std::string_view id(Publication publication) {
    constexpr std::array<std::string_view, publication_count> ids{"not_out", "out", "outdated"};
    return ids[static_cast<std::size_t>(publication)];
}

Publication publication_of(const Rulebook& rulebook, const ContestState& state, StageNumber stage) {
    if (!state.has(stage) || !state.of(stage).results_out) return Publication::NotOut;
    return *state.of(stage).results_out == standing_mark(rulebook, state, stage) ? Publication::Out
                                                                                 : Publication::Outdated;
}

}  // namespace sifang::contest
