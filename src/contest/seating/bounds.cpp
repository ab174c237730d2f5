#include "contest/seating/bounds.hpp"

#include <algorithm>
#include <array>

namespace sifang::seating {

unsigned forced_repeats(unsigned tables) {
    // Four players from one table of before are six pairs, from two at best two pairs, from three one.
    constexpr std::array<unsigned, 4> pairs_a_table{0, 6, 2, 1};
    return tables < pairs_a_table.size() ? tables * pairs_a_table[tables] : 0;
}

namespace {

/// Pairs of one group who must sit together when it is spread evenly over the tables.
unsigned forced_together(const Groups& groups, unsigned tables) {
    unsigned pairs = 0;
    for (const auto& group : members(groups)) {
        const auto size = static_cast<unsigned>(group.size());
        const unsigned at_each = size / tables, more = size % tables;
        pairs += at_each == 0
                     ? 0
                     : (tables - more) * at_each * (at_each - 1) / 2 + more * at_each * (at_each + 1) / 2;
    }
    return pairs;
}

}  // namespace

std::vector<unsigned> partners(const Field& field) {
    std::vector<unsigned> count(field.players, field.players - 1);
    for (std::size_t i = 0; i < field.players && field.keeps_apart(); ++i)
        for (std::size_t j = 0; j < field.players; ++j)
            if (i != j && field.apart(Player::of_index(i), Player::of_index(j))) --count[i];
    return count;
}

Bounds bounds(const Field& field, unsigned rounds) {
    assert(rounds > 0);
    Bounds least;
    const unsigned tables = field.players / 4, meetings = 3 * rounds;
    least.team_mate_meetings = rounds * forced_together(field.teams, tables);
    least.compatriot_meetings = rounds * forced_together(field.countries, tables);
    const bool can_be_apart = least.team_mate_meetings + least.compatriot_meetings == 0;
    // Everybody meets three a round: at best evenly spread over those he may meet. Counted at both ends.
    unsigned repeats = 0, shared = 0, fewest = field.players - 1;
    for (const unsigned others : partners(can_be_apart ? field : Field{field.players})) {
        fewest = std::min(fewest, others);
        if (others == 0) continue;
        const unsigned times = meetings / others, more = meetings % others;
        repeats += meetings - std::min(meetings, others);
        shared +=
            (others - more) * times * (times - std::min(times, 1u)) / 2 + more * times * (times + 1) / 2;
    }
    const unsigned forced = forced_repeats(tables);
    least.repeats = std::max((repeats + 1) / 2, forced * (rounds - 1));
    least.shared_pairs = std::max((shared + 1) / 2, forced * rounds * (rounds - 1) / 2);
    least.rounds_without_repeat = tables < 4 ? std::min(tables, 1u) : fewest / 3;
    least.table_revisits = rounds > tables ? field.players * (rounds - tables) : 0;
    if (are_teams_of_four(field.teams) && tables > 1)
        least.team_pair_spread = 12 * rounds % (tables - 1) == 0 ? 0 : 1;
    return least;
}

}  // namespace sifang::seating
