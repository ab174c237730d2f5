// What stands on the sheets.

#include "contest/hall.hpp"
#include "report/contest_grids.hpp"
#include "report/grid_builder.hpp"

namespace sifang::report {

namespace {

using contest::Contest;
using contest::SheetId;

/// What a row that is no hand is called.
std::string kind_of(const Words& words, const SheetRow& row) {
    switch (row.entry) {
        case sifang::Entry::Hand: return words("record.end." + std::string(id(row.end)));
        case sifang::Entry::Correction: return words("grid.row.correction");
        case sifang::Entry::Fine: return words("grid.row.fine");
        case sifang::Entry::Warning: return words("sheet.mark.warning");
        case sifang::Entry::Deposits: return words("terminal.sheet.deposits");
    }
    return {};
}

/// Calls `visit` for every sheet that something is written on and that a chart has.
template <class Visit>
void each_sheet(const Contest& contest, Visit visit) {
    const contest::SheetBook book(contest.rulebook());
    for (const auto& [id, sheet] : contest.state().sheets)
        if (const auto numbers = seats_of(contest.state(), id); numbers && !sheet.is_empty())
            visit(id, sheet, *numbers, book.printed(sheet));
}

}  // namespace

Grid sheet_hands_grid(const Words& words, const Contest& contest) {
    Grid out =
        grid_of(words, "hands",
                {"stage", "session", "table", "hand", "round", "dealer", "winner", "discarder", "end"});
    for (std::size_t seat = 0; seat < 4; ++seat) out.headings.push_back(wind(words, seat));
    for (std::size_t seat = 0; seat < 4; ++seat)
        out.headings.push_back(words.format("grid.heading.total_of", {{"who", wind(words, seat)}}));
    const auto& state = contest.state();
    each_sheet(contest, [&](const SheetId& at, const contest::Sheet&, const seating::Four& numbers,
                            const contest::PrintedSheet& printed) {
        const auto worn = [&](Player player) { return worn_number(state, at.session_id(), numbers[player]); };
        for (const SheetRow& line : printed.rows) {
            auto& row = out.rows.emplace_back();
            row = {cell(at.stage), cell(at.session), cell(at.table)};
            if (line.entry == sifang::Entry::Hand) {
                row.insert(row.end(),
                           {whole(line.hand), wind(words, static_cast<std::size_t>(line.place.round)),
                            worn(line.dealer())});
                Cell winners;
                if (line.winners.size() == 1) winners = worn(line.winners[0]);
                if (line.winners.size() > 1) {
                    std::string all;
                    for (const Player winner : line.winners)
                        all += (all.empty() ? "" : " ") +
                               contest::shown_number(state, at.session_id(), numbers[winner]);
                    winners = all;
                }
                row.push_back(winners);
                row.push_back(line.giver       ? worn(*line.giver)
                              : line.self_draw ? Cell{words("sheet.mark.self_draw")}
                                               : Cell{});
            } else {
                row.resize(8);
            }
            row.push_back(kind_of(words, line));
            for (const int points : line.points) row.push_back(whole(points));
            for (const int total : line.totals) row.push_back(whole(total));
        }
    });
    return out;
}

Grid sheet_totals_grid(const Words& words, const Contest& contest) {
    Grid out = grid_of(words, "sheets",
                       {"stage", "session", "table", "seat", "player", "name", "team", "score", "fines",
                        "place", "table_points", "result", "closed"});
    const auto& state = contest.state();
    each_sheet(contest, [&](const SheetId& at, const contest::Sheet& sheet, const seating::Four& numbers,
                            const contest::PrintedSheet& printed) {
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const contest::Entry& entry = state.of(occupant(state, at.session_id(), numbers[seat])).entry;
            out.rows.push_back({cell(at.stage), cell(at.session), cell(at.table), wind(words, seat),
                                worn_number(state, at.session_id(), numbers[seat]), entry.name,
                                team_name(state, entry.team), whole(printed.scores[seat]),
                                whole(printed.fines[seat]), whole(printed.result.place[seat]),
                                table_points(printed.result.twelfths[seat]),
                                whole(printed.result.result[seat]), yes_no(words, sheet.closed)});
        }
    });
    return out;
}

}  // namespace sifang::report
