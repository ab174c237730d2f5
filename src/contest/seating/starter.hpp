#pragma once
// Seating by one base round that is moved on: as many rounds without a repeat as can be, ⌊(n−1)/3⌋ for many
// n.
//
// For m rounds the n players are three circles of m and n − 3m who stay where they are. In each round
// everybody on a circle moves on by one. Two players meet at most once if in the base round every difference
// occurs at most once: inside a circle without regard to sign, between two circles, and each who stays with
// each circle.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "contest/seating/annealing.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// Player c·m + x is on circle c at place x; those who stay come last.
struct BaseRound {
    unsigned rounds = 0;
    Fours fours;
};

/// The rounds that a base round gives; winds and table numbers are still to be given.
Schedule develop(const BaseRound& base);

/// Whether everybody sits once and no difference occurs twice.
bool is_starter(const BaseRound& base);

/// The base round with the most rounds for that many players that comes with the program, found by search;
/// every one of them is checked by the tests.
std::optional<BaseRound> shipped_base_round(unsigned players);
/// Numbers of players for which one comes with the program.
std::vector<unsigned> players_of_shipped();

/// The most rounds without a repeat that come by construction: a shipped base round, or for n = 3q + 1, q a
/// prime power with remainder 1 by 4, the resolvable design of Hanani, Ray-Chaudhuri and Wilson (1972).
std::optional<Schedule> longest_known(unsigned players);

/// How often each difference occurs in a base round. Those that must not occur at all count as seen once.
class StarterDifferences {
  public:
    StarterDifferences(unsigned players, unsigned rounds);
    int& count(std::size_t a, std::size_t b) { return seen_[number_of_[a * players_ + b]]; }

  private:
    std::size_t number(unsigned a, unsigned b, unsigned m) const;

    std::size_t players_;
    std::vector<std::uint16_t> number_of_;  ///< by two players
    std::vector<int> seen_;
};

/// Looks for a base round by annealing: swaps of two players of different tables.
class StarterSearch {
  public:
    StarterSearch(unsigned players, unsigned rounds, std::uint64_t seed);

    /// Everybody who stays needs a table of his own.
    static bool can_be(unsigned players, unsigned rounds) {
        return 3 * rounds < players && players - 3 * rounds <= players / 4;
    }
    /// Searches on; true once a base round is found.
    bool advance(std::uint64_t steps);
    BaseRound found() const;

  private:
    void count(std::size_t slot, int sign);

    unsigned rounds_;
    Chance chance_;
    Thaw thaw_;
    std::uint64_t step_ = 0;
    StarterDifferences differences_;
    std::vector<unsigned> at_;  ///< four players a table
    int cost_ = 0;
};

}  // namespace sifang::seating
