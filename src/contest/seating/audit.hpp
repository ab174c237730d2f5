#pragma once
// What is good and what is wrong with a schedule, whoever made it.

#include <optional>
#include <vector>

#include "contest/seating/bounds.hpp"
#include "contest/seating/field.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// A player in a round, both from 1.
struct InRound {
    unsigned round = 0;
    Player player;
    bool operator==(const InRound&) const = default;
};

/// Two players who meet where they should not.
struct Pair {
    Player first, second;
    std::vector<unsigned> rounds;  ///< in which they meet
    bool operator==(const Pair&) const = default;
};

struct Range {
    unsigned least = 0, most = 0;
    bool operator==(const Range&) const = default;
};

struct Audit {
    std::vector<InRound> missing;  ///< of the field, but at no table
    std::vector<InRound> doubled;  ///< at more than one seat
    std::vector<Pair> repeated;    ///< who meet more than once
    std::vector<Pair> team_mates;  ///< who meet
    std::vector<Pair> compatriots;
    std::vector<Player> uneven;  ///< whose winds differ by more than one

    unsigned repeats = 0;         ///< meetings beyond the first, over all pairs
    unsigned shared_pairs = 0;    ///< pairs that two rounds have in common: two who meet c times are c(c−1)/2
    unsigned max_meetings = 0;    ///< of any pair
    unsigned wind_spread = 0;     ///< most less least times on a wind, over all players
    unsigned table_revisits = 0;  ///< times at a table beyond the first, over all players and tables
    std::optional<Range> team_pairs;  ///< least and most meetings between two teams; none without teams

    // Pictures: `x[k]` is how many there are with k.
    std::vector<unsigned> pairs_by_meetings;
    std::vector<unsigned> players_by_wind_spread;
    std::vector<unsigned> visits_by_times;  ///< a player and a table, by how often he sits there; from 1
    std::vector<unsigned> team_pairs_by_meetings;

    /// Meetings of team mates and of compatriots.
    unsigned team_mate_meetings() const;
    unsigned compatriot_meetings() const;
};

Audit audit(const Schedule& schedule, const Field& field);

/// Nothing to mend: everybody sits once a round, winds are even to within one, and nobody meets again, or a
/// team mate or compatriot, who need not. Tables seen twice are told, not held against a chart.
bool is_sound(const Audit& found, const Bounds& least);

}  // namespace sifang::seating
