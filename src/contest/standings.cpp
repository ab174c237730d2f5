#include "contest/standings.hpp"

#include <algorithm>
#include <map>

#include "contest/stage_order.hpp"

namespace sifang::contest {

namespace {

/// The stages that had been reached by then, and what they are ranked by.
class StandingsTable {
  public:
    StandingsTable(const Rulebook& rulebook, const ContestState& state, const StandingsAsk& ask)
        : book_(rulebook),
          s_(state),
          ask_(ask),
          lines_(results(rulebook, state)),
          penalties_(total_penalties(rulebook, state)) {}

    Standings of_stage(StageNumber stage) const {
        if (!s_.has(stage)) return {};
        if (ask_.group == 0) return order(stage).of(entrants_of(s_, stage));
        const auto groups = entrants_by_group(s_, stage);
        return ask_.group <= groups.size() ? order(stage).of(groups[ask_.group - 1]) : Standings{};
    }

    /// From the last stage to the first, each with who got no further.
    Standings overall() const {
        Standings out;
        std::vector<StandingRow> unplaced;
        std::vector<bool> is_listed(s_.entrants.size() + 1);
        for (auto n = static_cast<std::uint32_t>(s_.stages.size()); n >= 1; --n) {
            if (ask_.through && ask_.through->stage.value < n) continue;
            std::vector<EntrantNumber> no_further;
            for (const EntrantNumber entrant : entrants_of(s_, {n}))
                if (!is_listed[entrant.value]) no_further.push_back(entrant);
            if (no_further.empty()) continue;
            Standings stage = order({n}).of(no_further);
            const auto before = static_cast<int>(out.rows.size());
            for (StandingRow& row : stage.rows) {
                is_listed[row.number] = true;
                row.reached = {n};
                if (row.place > 0) row.place += before;
                (row.place > 0 ? out.rows : unplaced).push_back(std::move(row));
            }
            out.lots_missing |= stage.lots_missing;
        }
        std::ranges::sort(unplaced, {}, &StandingRow::number);
        std::ranges::move(unplaced, std::back_inserter(out.rows));
        return out;
    }

    Standings of_groups() const {
        std::vector<Competitor> list;
        Equals drawn;
        if (ask_.what == StandingsOf::Team) {
            for (TeamNumber n{1}; s_.has(n); n = n.next())
                if (s_.of(n).lot) list.push_back({n.value});
            for (const TeamTie& tie : s_.team_ties) {
                if (tie.stage != ask_.stage.value_or(StageNumber{})) continue;
                auto& who = drawn.emplace_back();
                for (const TeamNumber team : tie.order) who.push_back(team.value);
            }
        } else {
            for (std::uint32_t n = 1; n <= regions(s_).size(); ++n) list.push_back({n});
        }
        const auto members = members_of(s_, ask_.what);
        const SessionRange counted = counted_sessions(s_, ask_.stage, ask_.through);
        std::vector<PlayerResult> lines = lines_;
        std::erase_if(lines, [&](const PlayerResult& line) { return !counted.has(line.sheet.session_id()); });
        std::vector<TotalPenalty> penalties = penalties_;
        std::erase_if(penalties, [&](const TotalPenalty& penalty) {
            return !counted.has({penalty.stage, penalty.session});
        });
        return with_lots(book_.ranking(), std::move(list), drawn, [&](const RankingRules& rules, auto all) {
            return group_standings({rules, book_.session().start_points, lines, penalties}, all, members);
        });
    }

  private:
    StageOrder order(StageNumber stage) const { return {book_, s_, stage, ask_.through, lines_, penalties_}; }

    const Rulebook& book_;
    const ContestState& s_;
    const StandingsAsk& ask_;
    std::vector<PlayerResult> lines_;
    std::vector<TotalPenalty> penalties_;
};

}  // namespace

std::string_view id(StandingsOf what) {
    switch (what) {
        case StandingsOf::Individual: return "individual";
        case StandingsOf::Team: return "team";
        case StandingsOf::Region: return "region";
    }
    return {};
}

Standings standings(const Rulebook& rulebook, const ContestState& state, const StandingsAsk& ask) {
    if (ask.stage && !state.has(*ask.stage)) return {};
    const StandingsTable table(rulebook, state, ask);
    if (ask.what != StandingsOf::Individual) return table.of_groups();
    return ask.stage ? table.of_stage(*ask.stage) : table.overall();
}

std::vector<std::string> regions(const ContestState& state) {
    std::vector<std::string> out;
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next())
        if (state.has(n) && !state.of(n).entry.region.empty() &&
            std::ranges::find(out, state.of(n).entry.region) == out.end())
            out.push_back(state.of(n).entry.region);
    return out;
}

std::vector<Membership> members_of(const ContestState& state, StandingsOf what) {
    std::vector<Membership> out;
    if (what == StandingsOf::Individual) return out;
    const auto all = what == StandingsOf::Region ? regions(state) : std::vector<std::string>{};
    std::map<std::string_view, std::uint32_t> region_number;
    for (std::uint32_t i = 0; i < all.size(); ++i) region_number[all[i]] = i + 1;
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next()) {
        if (!state.has(n)) continue;
        const Entry& entry = state.of(n).entry;
        const auto region = region_number.find(entry.region);
        const std::uint32_t group = what == StandingsOf::Team       ? entry.team.value
                                    : region == region_number.end() ? 0
                                                                    : region->second;
        if (group != 0) out.push_back({n, group});
    }
    return out;
}

std::string_view name_of(const ContestState& state, StandingsOf what, std::uint32_t number) {
    switch (what) {
        case StandingsOf::Individual:
            return state.has(EntrantNumber{number}) ? state.of(EntrantNumber{number}).entry.name
                                                    : std::string_view{};
        case StandingsOf::Team:
            return state.has(TeamNumber{number}) ? state.of(TeamNumber{number}).team.name
                                                 : std::string_view{};
        case StandingsOf::Region: break;
    }
    // The region is a part of the entry of somebody who is in it.
    const auto all = regions(state);
    if (number == 0 || number > all.size()) return {};
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next())
        if (state.has(n) && state.of(n).entry.region == all[number - 1]) return state.of(n).entry.region;
    return {};
}

}  // namespace sifang::contest
