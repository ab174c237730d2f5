#pragma once
// Tables for any field and any number of rounds, by annealing: for what no construction reaches.

#include <vector>

#include "contest/seating/annealing.hpp"
#include "contest/seating/field.hpp"
#include "contest/seating/meetings.hpp"

namespace sifang::seating {

/// Swaps two players of different tables in one round. The cost of a pair that meets c times is c(c−1)/2; who
/// should stay apart count as if they had met often before.
class MeetingSearch {
  public:
    /// Begins from the rounds given; those that are missing are filled by chance.
    MeetingSearch(const Field& field, unsigned rounds, std::vector<Fours> first, std::uint64_t seed);

    /// Searches on; true once no schedule can be better.
    bool advance(std::uint64_t steps);
    /// The best so far; winds and table numbers are still to be given.
    Schedule best() const;

  private:
    struct Place {
        std::size_t round = 0, slot = 0;
    };
    Player& at(Place place) { return seated_[place.round * players_ + place.slot]; }
    bool in_conflict(Place place);
    int change(Place a, Place b);
    void meet_others(Place place, int times);
    void swap(Place a, Place b);

    std::size_t players_, rounds_;
    Chance chance_;
    Thaw thaw_;
    Sawtooth heat_;
    std::uint64_t step_ = 0;
    Meetings met_;
    std::vector<Player> seated_, best_;  ///< round by round, four a table
    std::int64_t cost_ = 0, best_cost_ = 0, least_cost_ = 0;
};

}  // namespace sifang::seating
