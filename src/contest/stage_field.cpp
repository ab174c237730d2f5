#include "contest/stage_field.hpp"

#include "contest/going_on.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

tl::expected<std::vector<PlayerNumber>, Refusal> entitled(const Rulebook& rulebook, const ContestState& state,
                                                          StageNumber stage) {
    if (stage.value > 1) {
        // Once the chart is out, a correction of an earlier sheet does not change who is in.
        std::set<PlayerNumber> seated;
        for (const seating::Round& round : state.of(stage).chart)
            for (const seating::Table& table : round) seated.insert(table.seats.begin(), table.seats.end());
        if (!seated.empty()) return std::vector<PlayerNumber>(seated.begin(), seated.end());
        return going_on(rulebook, state, {stage.value - 1}).map(&GoingOn::all);
    }
    std::vector<PlayerNumber> all;
    for (std::size_t i = 0; i < state.by_number.size(); ++i) all.push_back(PlayerNumber::of_index(i));
    return all;
}

seating::Field field_of(const ContestState& state, std::span<const PlayerNumber> numbers) {
    seating::Field out;
    out.players = static_cast<unsigned>(numbers.size());
    std::map<std::string_view, seating::Group> countries;
    for (const PlayerNumber number : numbers) {
        const Entry& entry = state.of(state.by_number[number.index()]).entry;
        if (state.regulations->team_size > 0)
            out.teams.push_back(static_cast<seating::Group>(entry.team.value));
        if (!state.regulations->compatriots_apart) continue;
        const auto next = static_cast<seating::Group>(countries.size() + 1);
        out.countries.push_back(entry.region.empty()
                                    ? seating::Group{0}
                                    : countries.try_emplace(entry.region, next).first->second);
    }
    return out;
}

std::vector<PlayerNumber> who_can_play(const ContestState& state, std::span<const PlayerNumber> numbers) {
    std::vector<PlayerNumber> out;
    for (const PlayerNumber number : numbers)
        if (may_play(state, plays_now(state, number))) out.push_back(number);
    return out;
}

}  // namespace sifang::contest
