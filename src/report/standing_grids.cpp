// Standings with what told each place from the one above.

#include <span>

#include "report/cell_text.hpp"
#include "report/contest_grids.hpp"
#include "report/grid_builder.hpp"
#include "rules/ranking_form.hpp"

namespace sifang::report {

using contest::StandingsOf;

namespace {

bool is_in_twelfths(Criterion criterion) {
    return criterion == Criterion::TablePoints || criterion == Criterion::BestTablePoints ||
           criterion == Criterion::NextTablePoints || criterion == Criterion::HighTablePoints;
}

/// What told a place from the one above it, as a sentence.
std::string apart_text(const Words& words, const contest::Apart& apart) {
    const auto value = [&](const std::optional<int>& figure) {
        if (!figure) return words("standing.no_session");
        return csv_text(is_in_twelfths(apart.criterion) ? table_points(*figure) : whole(*figure));
    };
    return words.format(apart.nth > 0 ? "standing.apart_nth" : "standing.apart",
                        {{"criterion", words("criterion." + std::string(id(apart.criterion)))},
                         {"above", value(apart.above)},
                         {"own", value(apart.own)},
                         {"nth", std::to_string(apart.nth)}});
}

/// Why a row stands behind the one above it; nothing for the first, and where they share the place.
Cell why_behind(const Words& words, std::span<const contest::StandingRow> rows, std::size_t i) {
    if (rows[i].apart) return apart_text(words, *rows[i].apart);
    if (i == 0 || rows[i].place == 0 || rows[i].reached == rows[i - 1].reached) return {};
    return words.format("standing.reached", {{"above", std::to_string(rows[i - 1].reached.value)},
                                             {"own", std::to_string(rows[i].reached.value)}});
}

}  // namespace

Grid standings_grid(const Words& words, const contest::ContestState& state, StandingsOf what,
                    const contest::Standings& standings) {
    Grid out = grid_of(words, id(what), {"place"});
    const auto add = [&](std::initializer_list<std::string_view> ids) {
        for (const std::string_view heading_id : ids) out.headings.push_back(heading(words, heading_id));
    };
    if (what == StandingsOf::Individual) add({"player", "name", "region", "team", "status"});
    if (what == StandingsOf::Team) add({"lot", "team", "region"});
    if (what == StandingsOf::Region) add({"region"});
    add({"table_points", "score", "penalties", "sessions", "sessions_won", "apart"});
    for (const contest::StandingRow& row : standings.rows) {
        auto& cells = out.rows.emplace_back();
        cells.push_back(row.place > 0 ? whole(row.place) : Cell{});
        if (what == StandingsOf::Individual) {
            const contest::EntrantState& entrant = state.of(contest::EntrantNumber{row.number});
            cells.insert(cells.end(),
                         {entrant.number ? whole(entrant.number->number()) : Cell{}, entrant.entry.name,
                          entrant.entry.region, team_name(state, entrant.entry.team),
                          words("contest.ranked." + std::string(id(row.ranked)))});
        } else if (what == StandingsOf::Team) {
            const contest::TeamState& team = state.of(contest::TeamNumber{row.number});
            cells.insert(cells.end(), {cell(team.lot), team.team.name, team.team.region});
        } else {
            cells.emplace_back(std::string(name_of(state, what, row.number)));
        }
        const contest::Figures& figures = row.figures;
        cells.insert(cells.end(),
                     {table_points(figures.twelfths), whole(figures.score), whole(figures.penalties),
                      whole(static_cast<std::int64_t>(figures.sessions.size())), whole(figures.sessions_won),
                      why_behind(words, standings.rows, out.rows.size() - 1)});
    }
    return out;
}

}  // namespace sifang::report
