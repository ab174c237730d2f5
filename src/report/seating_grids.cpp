// Who sits where.

#include <algorithm>
#include <tuple>

#include "report/contest_grids.hpp"
#include "report/grid_builder.hpp"

namespace sifang::report {

namespace {

using contest::ContestState;
using contest::SessionId;

struct SeatedTable {
    SessionId session;
    seating::Table table;
};

/// Every table of the published charts, in order.
std::vector<SeatedTable> tables_of(const ContestState& state, std::optional<contest::StageNumber> only) {
    std::vector<SeatedTable> out;
    for (contest::StageNumber stage{1}; state.has(stage); stage = stage.next()) {
        if (only && *only != stage) continue;
        contest::SessionNumber session{};
        for (const seating::Round& round : state.of(stage).chart) {
            session = session.next();
            for (const seating::Table& table : round) out.push_back({{stage, session}, table});
        }
    }
    return out;
}

}  // namespace

Grid seating_by_table(const Words& words, const ContestState& state,
                      std::optional<contest::StageNumber> stage) {
    Grid out = grid_of(words, "seating", {"stage", "session", "table"});
    for (std::size_t seat = 0; seat < 4; ++seat) {
        out.headings.push_back(wind(words, seat));
        out.headings.push_back(words.format("grid.heading.name_of", {{"who", wind(words, seat)}}));
    }
    for (const SeatedTable& seated : tables_of(state, stage)) {
        auto& row = out.rows.emplace_back();
        row = {cell(seated.session.stage), cell(seated.session.session), whole(seated.table.number)};
        for (const contest::PlayerNumber number : seated.table.seats) {
            row.push_back(worn_number(state, seated.session, number));
            row.push_back(state.of(occupant(state, seated.session, number)).entry.name);
        }
    }
    return out;
}

Grid seating_by_player(const Words& words, const ContestState& state,
                       std::optional<contest::StageNumber> stage) {
    Grid out =
        grid_of(words, "seating_by_player", {"player", "name", "team", "stage", "session", "table", "seat"});
    struct Seat {
        contest::PlayerNumber number;
        SessionId session;
        unsigned table;
        std::size_t seat;
    };
    std::vector<Seat> seats;
    for (const SeatedTable& seated : tables_of(state, stage))
        for (std::size_t seat = 0; seat < 4; ++seat)
            seats.push_back({seated.table.seats[seat], seated.session, seated.table.number, seat});
    std::ranges::sort(seats, {}, [](const Seat& s) { return std::tuple(s.number.number(), s.session); });
    for (const Seat& s : seats) {
        const contest::Entry& entry = state.of(occupant(state, s.session, s.number)).entry;
        out.rows.push_back({worn_number(state, s.session, s.number), entry.name, team_name(state, entry.team),
                            cell(s.session.stage), cell(s.session.session), whole(s.table),
                            wind(words, s.seat)});
    }
    return out;
}

}  // namespace sifang::report
