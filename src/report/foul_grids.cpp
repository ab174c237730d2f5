// The record of fouls.

#include "report/contest_grids.hpp"
#include "report/grid_builder.hpp"

namespace sifang::report {

namespace {

/// All that the penalty does, in words.
std::string measures_text(const Words& words, const Penalty& penalty) {
    std::string out;
    for (const Consequence& each : penalty.does) {
        std::string points;
        for (const int n : each.points) points += (points.empty() ? "" : "/") + std::to_string(n);
        out += (out.empty() ? "" : words("render.list_comma")) +
               words.format("measure." + std::string(id(each.measure)), {{"points", points}});
    }
    return out;
}

}  // namespace

Grid fouls_grid(const Words& words, const contest::ContestState& state) {
    Grid out = grid_of(words, "fouls",
                       {"penalty", "event", "stage", "session", "table", "hand", "entry", "name", "team",
                        "foul", "time", "measures", "points", "booking", "clause", "revoked", "reason"});
    for (std::size_t i = 0; i < state.fouls.penalties.size(); ++i) {
        const RecordedPenalty& given = state.fouls.penalties[i];
        const Penalty& penalty = given.penalty;
        const contest::BookedPenalty& booked = state.booked[i];
        const contest::EntrantNumber who{penalty.who};
        auto& row = out.rows.emplace_back();
        row = {whole(static_cast<std::int64_t>(i) + 1), cell(booked.event)};
        if (booked.sheet)
            row.insert(row.end(),
                       {cell(booked.sheet->stage), cell(booked.sheet->session), cell(booked.sheet->table),
                        penalty.place.hand > 0 ? whole(penalty.place.hand) : Cell{}});
        row.resize(6);
        const contest::Entry& entry = state.of(who).entry;
        row.insert(row.end(),
                   {cell(who), entry.name, team_name(state, entry.team), words("foul." + penalty.foul),
                    whole(penalty.time), measures_text(words, penalty),
                    whole(points_of(penalty)[static_cast<unsigned>(penalty.seat)]),
                    words("contest.booking." + std::string(id(booked.booking))), penalty.clause,
                    yes_no(words, given.revoked.has_value()), given.revoked ? given.revoked->reason : ""});
    }
    return out;
}

}  // namespace sifang::report
