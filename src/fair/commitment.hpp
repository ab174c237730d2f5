#pragma once
// Promises about a wall that is not yet known: who promises what, and how it is opened. docs/fairness.md.

#include <string>
#include <vector>

#include "fair/bytes.hpp"

namespace sifang::fair {

/// Where players sit down together: a seed promised for one table and session is good for no other.
struct TableLabel {
    std::string event, session, table;

    bool operator==(const TableLabel&) const = default;
};

/// One hand at that table. `hand` is any name that no other hand of the session has: 1, 2, 3 or E1, E1+1.
struct HandLabel {
    TableLabel at;
    std::string hand;

    bool operator==(const HandLabel&) const = default;
};

/// What the house keeps to itself until the hand is over.
struct HouseOpening {
    HandLabel label;
    Seed seed;
    Salt salt;

    bool operator==(const HouseOpening&) const = default;
};

/// What a player keeps to himself until every promise of his table is public.
struct PlayerOpening {
    TableLabel at;
    std::string name;  ///< as the table knows him; no two alike
    Seed seed;
    Salt salt;

    bool operator==(const PlayerOpening&) const = default;
};

Commitment commit(const HouseOpening& opening);
Commitment commit(const PlayerOpening& opening);

/// One secret for a whole session; the opening of each hand is derived from it, and opening one hand tells
/// nothing of another.
HouseOpening opening_of_hand(const Seed& session_secret, const HandLabel& label);

/// The names and seeds a wall is mixed from, beside the house's.
struct Contribution {
    std::string name;
    Seed seed;

    bool operator==(const Contribution&) const = default;
};

/// The seed of the wall: nobody who does not know all of the seeds can tell anything about it. The order of
/// the contributions does not matter; names must differ.
Seed wall_seed(const HouseOpening& house, std::vector<Contribution> contributions);

}  // namespace sifang::fair
