#pragma once
// Who is to be seated, and who should not meet whom.

#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// A group of players by a small number; 0 is nobody's.
using Group = std::uint16_t;
/// The group of each player by index; empty when there are no groups at all.
using Groups = std::vector<Group>;

struct Field {
    unsigned players = 0;
    Groups teams{};      ///< team mates never meet
    Groups countries{};  ///< compatriots never meet, where that is asked for

    bool team_mates(Player a, Player b) const { return together(teams, a, b); }
    bool compatriots(Player a, Player b) const { return together(countries, a, b); }
    bool apart(Player a, Player b) const { return team_mates(a, b) || compatriots(a, b); }

    /// Whether anybody may not meet anybody.
    bool keeps_apart() const { return !teams.empty() || !countries.empty(); }

    bool operator==(const Field&) const = default;

  private:
    static bool together(const Groups& groups, Player a, Player b) {
        return !groups.empty() && groups[a.index()] != 0 && groups[a.index()] == groups[b.index()];
    }
};

enum class FieldFault : std::uint8_t {
    NotFours,        ///< not a multiple of four: nobody ever has a bye, so nobody can be left over
    TooManyPlayers,  ///< more than Player::most
    NoRounds,        ///< no round, or more than most_rounds
};
std::string_view code(FieldFault fault);

/// Whether the field can be seated at all.
tl::expected<void, FieldFault> seatable(const Field& field, unsigned rounds);

/// Teams of four in the order of numbers, as gb98 App-7 has them: team k holds players 4k−3 to 4k.
Groups teams_of_four(unsigned players);

/// Whether teams are those of `teams_of_four` up to the numbering of players: every player in a team of four.
bool are_teams_of_four(const Groups& teams);

/// The players of each group, in order of numbers; players of no group are left out.
std::vector<std::vector<Player>> members(const Groups& groups);

}  // namespace sifang::seating
