#pragma once
// Seating by shifts: four columns of players that slide past each other. For up to about n/4 rounds, at once.
//
// Row x of the grid is four players, one in each column. In round k column i has slid by s(k,i): table x
// seats the players (i, x + s(k,i)), and its number in the hall is x + s(k,4), all modulo the number of
// tables. Columns i and j put the same players together in two rounds only if s(k,j) − s(k,i) is the same in
// both. So nobody meets twice if these differences are all different, for each two of the four; nobody sees a
// table twice if the same holds for each column and the fifth row of shifts; and players of one row never
// meet if no difference is 0. Players of one column never meet anyhow.

#include <array>
#include <utility>
#include <vector>

#include "contest/seating/annealing.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::seating {

/// The shifts of one round: four columns of players and the table numbers.
using Shift = std::array<unsigned, 5>;
using ShiftList = std::vector<Shift>;

/// `rows[x][i]` is the player in row x, column i. Winds go round by the round, so they are even to within
/// one.
Schedule seat_by_shifts(const ShiftList& shifts, const Fours& rows);

/// Looks for shifts by annealing.
class ShiftSearch {
  public:
    struct Aim {
        unsigned tables = 0, rounds = 0;
        bool rows_apart = false;  ///< players of one row may not meet
        bool rows_even = false;   ///< any two rows meet equally often, to within one
    };
    ShiftSearch(const Aim& aim, std::uint64_t seed);

    /// Whether shifts without a repeat can be there at all.
    static bool can_be(const Aim& aim) { return aim.rounds + (aim.rows_apart ? 1 : 0) <= aim.tables; }

    /// Searches on; true once nothing can be better.
    bool advance(std::uint64_t steps);
    /// The best so far that has nobody meeting twice and rows apart; empty when there is none yet.
    const ShiftList& best() const { return best_; }

  private:
    static constexpr unsigned rows = 5, players_rows = 4;

    void start();
    void keep_if_better();
    void put(unsigned round, unsigned row, int sign);
    void move(unsigned round, unsigned row, unsigned to);
    bool in_conflict(unsigned round, unsigned row) const;
    void count_meeting(unsigned difference, int sign);
    int unevenness(unsigned apart) const;
    unsigned difference(unsigned round, unsigned i, unsigned j) const {
        const unsigned a = shifts_[round][i], b = shifts_[round][j];
        return b >= a ? b - a : b + aim_.tables - a;
    }
    int& seen(unsigned i, unsigned j, unsigned d) { return seen_[(i * rows + j) * aim_.tables + d]; }
    const int& seen(unsigned i, unsigned j, unsigned d) const {
        return seen_[(i * rows + j) * aim_.tables + d];
    }
    int cost() const { return meeting_cost_ + table_cost_ + uneven_cost_; }
    bool is_perfect() const { return !best_.empty() && best_cost_ == std::pair(0, 0); }

    Aim aim_;
    Chance chance_;
    Thaw thaw_;
    Sawtooth heat_;
    std::uint64_t step_ = 0;
    ShiftList shifts_, best_;
    std::vector<int> seen_;           ///< how many rounds have a difference, by rows and difference
    std::vector<int> rows_meetings_;  ///< how often two rows meet, by how far they are apart, up to the half
    int even_ = 0;                    ///< the lower of the two numbers of meetings that are even
    int meeting_cost_ = 0;            ///< 0: nobody meets twice, rows are apart
    int table_cost_ = 0;              ///< 0: nobody twice at a table
    int uneven_cost_ = 0;             ///< 0: rows are even
    std::pair<int, int> best_cost_;   ///< tables before evenness, by the order of the aims
};

}  // namespace sifang::seating
