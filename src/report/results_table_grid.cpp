// The results table that is put up.

#include <algorithm>
#include <map>

#include "report/contest_grids.hpp"
#include "report/grid_builder.hpp"

namespace sifang::report {

namespace {

void add_total(std::vector<Cell>& row, const contest::TabulatedTotal& total, bool there) {
    if (!there) {
        row.resize(row.size() + 3);
        return;
    }
    row.insert(row.end(), {table_points(total.twelfths), whole(total.score),
                           total.place > 0 ? whole(total.place) : Cell{}});
}

}  // namespace

Grid results_table_grid(const Words& words, const contest::ContestState& state,
                        std::span<const contest::TabulatedRow> rows) {
    Grid out = grid_of(
        words, "results",
        {"place", "player", "name", "region", "team", "status", "table_points", "score", "group_table_points",
         "group_score", "group_place", "team_table_points", "team_score", "team_place"});
    // A session that somebody sat out leaves his cells empty, so everybody's columns are the same.
    std::map<contest::SessionId, std::size_t> columns;
    for (const contest::TabulatedRow& row : rows)
        for (const contest::TabulatedSession& session : row.sessions) columns.emplace(session.session, 0);
    std::size_t next = out.headings.size();
    for (auto& [session, column] : columns) {
        column = next;
        next += 4;
        const std::string stage = std::to_string(session.stage.value),
                          number = std::to_string(session.session.value);
        for (const char* key : {"grid.heading.session_table_points", "grid.heading.session_table_points_sum",
                                "grid.heading.session_score", "grid.heading.session_score_sum"})
            out.headings.push_back(words.format(key, {{"stage", stage}, {"session", number}}));
    }
    for (const contest::TabulatedRow& row : rows) {
        const contest::EntrantState& entrant = state.of(row.entrant);
        auto& cells = out.rows.emplace_back();
        cells = {row.own.place > 0 ? whole(row.own.place) : Cell{},
                 entrant.number ? whole(entrant.number->number()) : Cell{},
                 entrant.entry.name,
                 entrant.entry.region,
                 team_name(state, entrant.entry.team),
                 words("contest.ranked." + std::string(id(row.ranked))),
                 table_points(row.own.twelfths),
                 whole(row.own.score)};
        add_total(cells, row.group_total, row.group > 0);
        add_total(cells, row.team_total, row.team > 0);
        cells.resize(next);
        for (const contest::TabulatedSession& session : row.sessions) {
            const std::size_t at = columns.at(session.session);
            cells[at] = table_points(session.twelfths);
            cells[at + 1] = table_points(session.twelfths_sum);
            cells[at + 2] =
                session.forfeited ? Cell{words("contest.counts.forfeited")} : whole(session.score);
            cells[at + 3] = whole(session.score_sum);
        }
    }
    return out;
}

}  // namespace sifang::report
