// Entrants and teams.

#include "contest/status.hpp"
#include "report/contest_grids.hpp"
#include "report/grid_builder.hpp"

namespace sifang::report {

namespace {

using contest::ContestState;
using contest::EntrantNumber;
using contest::Role;

/// His own lot, or the number that he took over last.
Cell number_of(const ContestState& state, EntrantNumber entrant) {
    if (const auto own = state.of(entrant).number) return std::int64_t{own->number()};
    Cell out;
    for (const contest::Substitution& change : state.substitutions)
        if (change.substitute == entrant) out = worn_number(state, change.from, change.number);
    return out;
}

std::string status_of(const Words& words, const ContestState& state, EntrantNumber entrant) {
    const contest::Ranked ranked = contest::ranked(state, entrant);
    if (ranked != contest::Ranked::Yes && ranked != contest::Ranked::No)
        return words("contest.ranked." + std::string(id(ranked)));
    return words(state.of(entrant).arrived ? "grid.status.arrived" : "grid.status.entered");
}

}  // namespace

Grid entries_grid(const Words& words, const ContestState& state) {
    Grid out = grid_of(
        words, "entries",
        {"entry", "player", "name", "region", "team", "role", "adult", "pupil", "namesake", "status"});
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next()) {
        if (!state.has(n)) continue;
        const contest::Entry& entry = state.of(n).entry;
        out.rows.push_back(
            {cell(n), number_of(state, n), entry.name, entry.region, team_name(state, entry.team),
             words("contest.role." + std::string(id(entry.role))), yes_no(words, entry.adult),
             yes_no(words, entry.pupil), yes_no(words, entry.namesake), status_of(words, state, n)});
    }
    return out;
}

Grid teams_grid(const Words& words, const ContestState& state) {
    Grid out = grid_of(words, "teams",
                       {"team_number", "lot", "team", "region", "players", "substitutes", "committee"});
    for (contest::TeamNumber t{1}; state.has(t); t = t.next()) {
        std::int64_t players = 0, substitutes = 0;
        for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next()) {
            if (!state.has(n) || state.of(n).entry.team != t) continue;
            players += state.of(n).entry.role == Role::Player;
            substitutes += state.of(n).entry.role == Role::Substitute;
        }
        const contest::TeamState& team = state.of(t);
        out.rows.push_back({cell(t), cell(team.lot), team.team.name, team.team.region, players, substitutes,
                            team.lot ? yes_no(words, team.drawn_by_committee) : Cell{}});
    }
    return out;
}

}  // namespace sifang::report
