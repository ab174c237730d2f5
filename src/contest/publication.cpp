#include "contest/publication.hpp"

#include <array>

#include "contest/going_on.hpp"
#include "contest/standings.hpp"

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

}  // namespace

std::uint64_t standing_mark(const Rulebook& rulebook, const ContestState& state, StageNumber stage) {
    Mark mark;
    mark.add(stage_standings(rulebook, state, stage));
    if (state.regulations && state.regulations->team_size > 0)
        mark.add(standings(rulebook, state, {StandingsOf::Team}));
    return mark.value();
}

std::vector<EntrantNumber> lots_missing(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage) {
    const StageOrder stage_order(rulebook, state, stage);
    for (const auto& entrants : entrants_by_group(state, stage)) {
        const Standings order = stage_order.of(entrants);
        if (!order.lots_missing) continue;
        std::vector<EntrantNumber> out;
        const Equals equal = equals_of(order);
        for (const std::uint32_t entrant : equal.front()) out.push_back({entrant});
        return out;
    }
    return {};
}

std::vector<EntrantNumber> next_to_draw(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage) {
    if (!is_complete(state, stage)) return {};
    StageGroups equal = lots_due(rulebook, state, stage);
    if (equal.empty())
        if (auto missing = lots_missing(rulebook, state, stage); !missing.empty()) return missing;
    if (equal.empty()) equal = lots_possible(rulebook, state, stage);
    std::vector<EntrantNumber> out;
    for (std::size_t i = 0; !equal.empty() && i < equal.front().size(); ++i)
        out.push_back(plays_now(state, equal.front()[i]));
    return out;
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
