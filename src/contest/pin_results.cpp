#include "contest/pin_results.hpp"

#include <algorithm>
#include <map>

#include "contest/publication.hpp"
#include "contest/results.hpp"
#include "contest/standings.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

namespace {

using Places = std::map<std::uint32_t, int>;

Places places_of(const Rulebook& rulebook, const ContestState& state, StandingsOf what) {
    Places out;
    for (const StandingRow& row : standings(rulebook, state, {what}).rows)
        if (row.place > 0) out.emplace(row.number, row.place);
    return out;
}

/// The place of the team or region that he is a member of.
class MemberPlaces {
  public:
    MemberPlaces(const Rulebook& rulebook, const ContestState& state, StandingsOf what)
        : places_(places_of(rulebook, state, what)) {
        for (const Membership& each : members_of(state, what)) group_of_[each.entrant] = each.group;
    }
    std::optional<int> of(EntrantNumber entrant) const {
        const auto group = group_of_.find(entrant);
        if (group == group_of_.end()) return std::nullopt;
        const auto place = places_.find(group->second);
        return place == places_.end() ? std::nullopt : std::optional(place->second);
    }

  private:
    Places places_;
    std::map<EntrantNumber, std::uint32_t> group_of_;
};

std::string head_referee(const ContestState& state) {
    for (const OfficialState& each : state.officials)
        if (each.official.duty == Duty::HeadReferee && !each.released) return each.official.name;
    return {};
}

/// What he won in the whole contest, his own results and nobody else's.
Figures own_figures(const Rulebook& rulebook, std::span<const PlayerResult> lines,
                    std::span<const TotalPenalty> penalties, EntrantNumber entrant) {
    std::vector<CountedResult> own;
    for (const PlayerResult& line : lines)
        if (line.entrant == entrant && line.counts <= Counts::TeamOnly) own.push_back({0, &line});
    Figures out = figures_of(own, 1, rulebook.session().start_points).front();
    for (const TotalPenalty& penalty : penalties)
        if (penalty.entrant == entrant) out.score += penalty.points;
    return out;
}

}  // namespace

tl::expected<std::vector<EntrantPin>, Refusal> pin_results(const Rulebook& rulebook,
                                                           const ContestState& state) {
    Refusal no{Reason::NoStages};
    if (state.stages.empty()) return tl::unexpected(no);
    no.reason = Reason::SheetsMissing;
    PinResult event;
    for (StageNumber stage{1}; state.has(stage); stage = stage.next()) {
        no.place.stage = stage;
        if (!is_complete(state, stage)) return tl::unexpected(no);
        event.sessions += state.of(stage).plan.sessions;
    }
    no.reason = Reason::NotPublished;
    if (publication_of(rulebook, state, no.place.stage) != Publication::Out) return tl::unexpected(no);

    const Regulations& regulations = *state.regulations;
    event.event = regulations.title;
    event.dates = regulations.dates;
    event.place = regulations.place;
    event.event_class = regulations.event_class;
    event.registered = regulations.registered;
    event.online = regulations.scope == EventScope::Online;
    event.players = static_cast<unsigned>(std::ranges::count_if(
        state.by_number, [&](EntrantNumber n) { return state.of(n).entry.role == Role::Player; }));
    event.certified_by = head_referee(state);

    const auto lines = results(rulebook, state);
    const auto penalties = total_penalties(rulebook, state);
    const Places individual = places_of(rulebook, state, StandingsOf::Individual);
    const MemberPlaces teams(rulebook, state, StandingsOf::Team);
    const MemberPlaces regions(rulebook, state, StandingsOf::Region);
    std::vector<EntrantPin> out;
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next()) {
        if (!state.has(n) || !held_number(state, n) || state.of(n).entry.role == Role::StandIn) continue;
        // Who was put out has nothing from it, his team's place neither.
        const bool counts = !is_struck_out(state, n) && !state.of(n).withdrawn;
        const Figures own = own_figures(rulebook, lines, penalties, n);
        EntrantPin& pin = out.emplace_back(EntrantPin{n, event});
        pin.result.twelfths = own.twelfths;
        pin.result.points = own.score;
        if (!counts) continue;
        if (const auto place = individual.find(n.value); place != individual.end())
            pin.result.individual = place->second;
        pin.result.team = teams.of(n);
        pin.result.group = regions.of(n);
    }
    return out;
}

}  // namespace sifang::contest
