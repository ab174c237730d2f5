#include "contest/seating/field.hpp"

#include <algorithm>

namespace sifang::seating {

std::string_view code(FieldFault fault) {
    switch (fault) {
        case FieldFault::NotFours: return "not_fours";
        case FieldFault::TooManyPlayers: return "too_many_players";
        case FieldFault::NoRounds: return "no_rounds";
    }
    return {};
}

tl::expected<void, FieldFault> seatable(const Field& field, unsigned rounds) {
    if (field.players == 0 || field.players % 4 != 0) return tl::unexpected(FieldFault::NotFours);
    if (field.players > Player::most) return tl::unexpected(FieldFault::TooManyPlayers);
    if (rounds == 0 || rounds > most_rounds) return tl::unexpected(FieldFault::NoRounds);
    return {};
}

Groups teams_of_four(unsigned players) {
    Groups teams;
    for (unsigned index = 0; index < players; ++index) teams.push_back(static_cast<Group>(index / 4 + 1));
    return teams;
}

bool are_teams_of_four(const Groups& teams) {
    if (teams.empty() || std::ranges::find(teams, Group{0}) != teams.end()) return false;
    return std::ranges::all_of(members(teams), [](const auto& team) { return team.size() == 4; });
}

std::vector<std::vector<Player>> members(const Groups& groups) {
    std::vector<std::vector<Player>> lists;
    for (std::size_t index = 0; index < groups.size(); ++index) {
        if (groups[index] == 0) continue;
        if (lists.size() < groups[index]) lists.resize(groups[index]);
        lists[groups[index] - 1u].push_back(Player::of_index(index));
    }
    std::erase_if(lists, [](const auto& list) { return list.empty(); });
    return lists;
}

}  // namespace sifang::seating
