#include "contest/results_table.hpp"

#include <unordered_map>

namespace sifang::contest {
namespace {

TabulatedTotal tabulated(const StandingRow& row) {
    return {row.figures.twelfths, row.figures.score, row.place};
}

/// From an entrant to his group, and from a group to its total.
class GroupTotals {
  public:
    explicit GroupTotals(const TabulatedGroups& groups) {
        for (const Membership& m : groups.members)
            if (m.group != 0) group_of_.emplace(m.entrant.value, m.group);
        for (const StandingRow& row : groups.standings.rows) totals_.emplace(row.number, tabulated(row));
    }
    std::uint32_t group_of(EntrantNumber entrant) const {
        const auto found = group_of_.find(entrant.value);
        return found == group_of_.end() ? 0 : found->second;
    }
    TabulatedTotal total(std::uint32_t group) const {
        const auto found = totals_.find(group);
        return found == totals_.end() ? TabulatedTotal{} : found->second;
    }

  private:
    std::unordered_map<std::uint32_t, std::uint32_t> group_of_;
    std::unordered_map<std::uint32_t, TabulatedTotal> totals_;
};

std::vector<TabulatedSession> with_sums(const Figures& figures) {
    std::vector<TabulatedSession> out;
    TabulatedSession last;
    for (const SessionFigures& s : figures.sessions) {
        last = {
            s.session,     s.twelfths, last.twelfths_sum + s.twelfths, s.result, last.score_sum + s.result,
            s.forfeits > 0};
        out.push_back(last);
    }
    return out;
}

}  // namespace

std::vector<TabulatedRow> results_table(const Standings& players, const TabulatedGroups& groups,
                                        const TabulatedGroups& teams) {
    const GroupTotals by_group(groups), by_team(teams);
    std::vector<TabulatedRow> table;
    table.reserve(players.rows.size());
    for (const StandingRow& row : players.rows) {
        TabulatedRow& out = table.emplace_back();
        out.entrant = {row.number};
        out.ranked = row.ranked;
        out.group = by_group.group_of(out.entrant);
        out.team = by_team.group_of(out.entrant);
        out.own = tabulated(row);
        out.group_total = by_group.total(out.group);
        out.team_total = by_team.total(out.team);
        out.sessions = with_sums(row.figures);
    }
    return table;
}

}  // namespace sifang::contest
