#include "contest/draw.hpp"

#include <algorithm>

#include "tile/chance.hpp"

namespace sifang::contest {

namespace {

template <class T>
std::vector<T> shuffled_lots(std::vector<T> items, std::uint64_t seed) {
    Chance(seed).shuffle(std::span<T>(items));
    return items;
}

std::vector<EntrantNumber> of_role(const ContestState& state, Role role, TeamNumber team) {
    std::vector<EntrantNumber> out;
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next())
        if (state.has(n) && state.of(n).entry.role == role && state.of(n).entry.team == team)
            out.push_back(n);
    return out;
}

}  // namespace

std::vector<TeamNumber> draw_order(std::vector<TeamNumber> teams, std::uint64_t seed) {
    return shuffled_lots(std::move(teams), seed);
}

std::vector<DrawnLot> draw_lots(std::span<const TeamNumber> order, std::span<const TeamNumber> absent,
                                std::uint64_t seed) {
    std::vector<TeamLot> lots;
    for (std::uint32_t n = 1; n <= order.size(); ++n) lots.push_back({n});
    lots = shuffled_lots(std::move(lots), seed);
    std::vector<DrawnLot> out;
    for (std::size_t i = 0; i < order.size(); ++i)
        out.push_back({order[i], lots[i], std::ranges::find(absent, order[i]) != absent.end()});
    return out;
}

std::vector<EntrantNumber> draw_entrants(std::vector<EntrantNumber> entrants, std::uint64_t seed) {
    return shuffled_lots(std::move(entrants), seed);
}

std::vector<TeamNumber> drawing_teams(const ContestState& state) {
    std::vector<TeamNumber> out;
    for (TeamNumber n{1}; n.value <= state.teams.size(); n = n.next())
        if (!of_role(state, Role::Player, n).empty()) out.push_back(n);
    return out;
}

std::vector<EntrantNumber> drawing_entrants(const ContestState& state) {
    std::vector<EntrantNumber> out;
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next()) {
        if (!state.has(n)) continue;
        const Role role = state.of(n).entry.role;
        if (role == Role::Player || role == Role::StandIn) out.push_back(n);
    }
    return out;
}

std::vector<EntrantNumber> numbers_by_lots(const ContestState& state, std::span<const DrawnLot> lots) {
    std::vector<TeamNumber> by_lot(lots.size());
    for (const DrawnLot& drawn : lots) by_lot[drawn.lot.value - 1] = drawn.team;
    std::vector<EntrantNumber> out;
    for (const TeamNumber team : by_lot)
        for (const EntrantNumber n : of_role(state, Role::Player, team)) out.push_back(n);
    for (const EntrantNumber n : of_role(state, Role::StandIn, {})) out.push_back(n);
    return out;
}

}  // namespace sifang::contest
