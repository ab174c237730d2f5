#pragma once
// Which table in the hall: nobody twice at the same one, if it can be. Moving whole tables changes nothing
// else.

#include <vector>

#include "contest/seating/annealing.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// Swaps the numbers of two tables of a round, by annealing. Numbers are 1 to the number of tables.
class TableSearch {
  public:
    TableSearch(Schedule schedule, std::uint64_t seed);

    /// Searches on; true once nobody can see fewer tables twice.
    bool advance(std::uint64_t steps);
    /// The best so far, tables in the order of their numbers.
    Schedule best() const;

  private:
    void visit(const Four& seats, std::size_t place, int sign);

    std::size_t tables_;
    Chance chance_;
    Thaw thaw_;
    std::uint64_t step_ = 0;
    Schedule now_, best_;                ///< a table's place in its round is its number less one
    std::vector<std::uint16_t> visits_;  ///< by player and place
    std::int64_t cost_ = 0, best_cost_ = 0, least_cost_ = 0;
};

}  // namespace sifang::seating
