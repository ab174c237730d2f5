#include "contest/results.hpp"

#include <algorithm>

#include "contest/status.hpp"

namespace sifang::contest {

namespace {

/// One of the four at a table, before places are told.
struct AtTable {
    EntrantNumber entrant;
    Counts counts = Counts::Counted;
    int penalty = 0;  ///< zero or less
};

Counts counts_of(const ContestState& state, EntrantNumber entrant, bool forfeited) {
    if (state.of(entrant).entry.role == Role::StandIn) return Counts::StandIn;
    switch (ranked(state, entrant)) {
        case Ranked::StruckOut:
        case Ranked::Withdrawn: return Counts::Void;
        case Ranked::Replaced:
        case Ranked::No: return Counts::TeamOnly;  // of whom another replaced, or his substitute
        case Ranked::Yes: break;
    }
    return forfeited ? Counts::Forfeited : Counts::Counted;
}

int session_fine(const ContestState& state, const SheetId& sheet, EntrantNumber entrant) {
    int fine = 0;
    for (std::size_t i = 0; i < state.booked.size(); ++i) {
        const RecordedPenalty& given = state.fouls.penalties[i];
        if (given.stands() && state.booked[i].booking == Booking::Session && state.booked[i].sheet == sheet &&
            given.penalty.who == entrant.value)
            fine += fines_of(given.penalty)[static_cast<unsigned>(given.penalty.seat)];
    }
    return fine;
}

void add_table(std::vector<PlayerResult>& out, const Rulebook& rulebook, const ContestState& state,
               const SheetId& id, const Sheet& sheet, const seating::Four& numbers) {
    const PlayerPoints written = SheetBook(rulebook).printed(sheet).scores;
    std::array<AtTable, 4> four;
    std::array<bool, 4> placed{};
    std::array<int, 4> scores{};
    const bool off_score = rulebook.ranking().fines_off == FinesOff::Score;
    for (std::size_t i = 0; i < 4; ++i) {
        four[i].entrant = occupant(state, id.session_id(), numbers[i]);
        const bool forfeited = has_forfeited(state, id, numbers[i]);
        four[i].counts = counts_of(state, four[i].entrant, forfeited);
        four[i].penalty = session_fine(state, id, four[i].entrant);
        placed[i] = four[i].counts != Counts::StandIn && !forfeited;
        scores[i] = written[i] + (off_score ? four[i].penalty : 0);
    }
    // Who is not placed comes behind all others, so that these have the first places among themselves.
    std::array<int, 4> compared = scores;
    int below = *std::ranges::min_element(scores);
    for (std::size_t i = 0; i < 4; ++i)
        if (!placed[i]) compared[i] = --below;
    const SessionResult worth = rulebook.result(compared);
    for (std::size_t i = 0; i < 4; ++i) {
        PlayerResult& line = out.emplace_back();
        line.sheet = id;
        line.entrant = four[i].entrant;
        line.team = state.of(line.entrant).entry.team;
        line.counts = four[i].counts;
        if (!placed[i]) continue;
        line.penalty = four[i].penalty;
        line.score = written[i] + line.penalty;
        line.place = worth.place[i];
        line.twelfths = worth.twelfths[i];
        line.result = worth.result[i] + (off_score ? 0 : line.penalty);
        line.best_hand = best_hand(sheet, static_cast<Player>(i));
    }
}

/// The stages whose points count in this one, itself the last.
StageNumber first_counted(const ContestState& state, StageNumber stage) {
    while (stage.value > 1 && state.of(stage).plan.carry) --stage.value;
    return stage;
}

RankingRules with_lot(RankingRules rules) {
    if (rules.steps.empty() || rules.steps.back().criterion != Criterion::Lot)
        rules.steps.push_back({Criterion::Lot, ""});
    return rules;
}

}  // namespace

std::vector<PlayerResult> results(const Rulebook& rulebook, const ContestState& state) {
    std::vector<PlayerResult> out;
    for (const auto& [id, sheet] : state.sheets) {
        const auto numbers = seats_of(state, id);
        if (sheet.closed && numbers) add_table(out, rulebook, state, id, sheet, *numbers);
    }
    return out;
}

std::vector<TotalPenalty> total_penalties(const ContestState& state) {
    std::vector<TotalPenalty> out;
    for (std::size_t i = 0; i < state.booked.size(); ++i) {
        const RecordedPenalty& given = state.fouls.penalties[i];
        if (!given.stands() || state.booked[i].booking != Booking::Total) continue;
        const StageNumber stage = state.booked[i].sheet ? state.booked[i].sheet->stage : StageNumber{1};
        out.push_back({stage, EntrantNumber{given.penalty.who},
                       fines_of(given.penalty)[static_cast<unsigned>(given.penalty.seat)]});
    }
    return out;
}

std::vector<Competitor> competitors(const ContestState& state, StageNumber stage,
                                    std::span<const EntrantNumber> entrants) {
    const auto& ties = state.of(stage).ties;
    std::vector<Competitor> out;
    for (const EntrantNumber entrant : entrants) {
        const auto lot = std::ranges::find(ties, entrant);
        out.push_back({entrant.value, ranked(state, entrant),
                       lot == ties.end() ? 0 : static_cast<int>(lot - ties.begin()) + 1});
    }
    return out;
}

StageOrder::StageOrder(const Rulebook& rulebook, const ContestState& state, StageNumber stage)
    : rulebook_(rulebook),
      state_(state),
      stage_(stage),
      rules_(with_lot(rulebook.ranking())),
      lines_(results(rulebook, state)),
      penalties_(total_penalties(state)) {
    const StageNumber first = first_counted(state, stage);
    const auto counts = [&](StageNumber of) { return of >= first && of <= stage; };
    std::erase_if(lines_, [&](const PlayerResult& line) { return !counts(line.sheet.stage); });
    std::erase_if(penalties_, [&](const TotalPenalty& penalty) { return !counts(penalty.stage); });
}

Standings StageOrder::of(std::span<const EntrantNumber> entrants) const {
    Standings out = individual_standings({rules_, rulebook_.session().start_points, lines_, penalties_},
                                         competitors(state_, stage_, entrants));
    // The clauses point into the rules, which end with this; those of the rulebook say the same.
    for (StandingRow& row : out.rows) {
        if (!row.apart) continue;
        row.apart->clause = {};
        for (const RankingStep& step : rulebook_.ranking().steps)
            if (step.criterion == row.apart->criterion) row.apart->clause = step.clause;
    }
    return out;
}

std::vector<EntrantNumber> entrants_of(const ContestState& state, StageNumber stage) {
    std::set<EntrantNumber> all;
    const auto& chart = state.of(stage).chart;
    for (std::size_t s = 0; s < chart.size(); ++s)
        for (const seating::Table& table : chart[s])
            for (const PlayerNumber number : table.seats)
                all.insert(occupant(state, {stage, {static_cast<std::uint32_t>(s) + 1}}, number));
    return {all.begin(), all.end()};
}

Standings stage_standings(const Rulebook& rulebook, const ContestState& state, StageNumber stage) {
    if (!state.has(stage)) return {};
    return StageOrder(rulebook, state, stage).of(entrants_of(state, stage));
}

Standings team_order(const Rulebook& rulebook, const ContestState& state) {
    std::vector<Competitor> teams;
    for (TeamNumber n{1}; state.has(n); n = n.next())
        if (state.of(n).lot) teams.push_back({n.value});
    const auto lines = results(rulebook, state);
    const auto penalties = total_penalties(state);
    return team_standings({rulebook.ranking(), rulebook.session().start_points, lines, penalties}, teams);
}

bool is_complete(const ContestState& state, const SessionId& session) {
    if (!state.has(session) || session.session.value > state.of(session.stage).chart.size()) return false;
    return std::ranges::all_of(
        state.of(session.stage).chart[session.session.value - 1], [&](const seating::Table& table) {
            const auto found = state.sheets.find({session.stage, session.session, {table.number}});
            return found != state.sheets.end() && found->second.closed;
        });
}

bool is_complete(const ContestState& state, StageNumber stage) {
    if (!state.has(stage)) return false;
    for (SessionNumber n{1}; n.value <= state.of(stage).plan.sessions; n = n.next())
        if (!is_complete(state, SessionId{stage, n})) return false;
    return true;
}

}  // namespace sifang::contest
