#pragma once
// The results table as somebody would keep it on squared paper: plain cells, filled in by hand beside the
// contest, added up the long way.

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "contest/ids.hpp"

namespace sifang::contest::test {

/// One of the four at a table in a session.
struct Cell {
    int person = 0;
    int team = 0;
    int score = 0;        ///< as written on the sheet, corrections made
    int fine = 0;         ///< registered by the referee: taken off at the end
    bool absent = false;  ///< forfeited: somebody else filled the seat
};

struct Spreadsheet {
    std::vector<std::vector<Cell>> tables;  ///< of all sessions, four cells each
    std::vector<int> struck;                ///< who withdrew: nothing of his counts
    std::vector<int> team_only;             ///< replaced, or a substitute: counts for the team alone

    static bool has(const std::vector<int>& list, int person) {
        return std::ranges::find(list, person) != list.end();
    }
    /// 4, 2, 1 and 0 in twelfths for the places among those who played; equals share what their places are
    /// worth together.
    static int table_points(const std::vector<Cell>& table, const Cell& mine) {
        if (mine.absent) return 0;
        static constexpr int worth[4] = {48, 24, 12, 0};
        int better = 0, equal = 0;
        for (const Cell& other : table) {
            if (other.absent) continue;
            better += other.score - other.fine > mine.score - mine.fine ? 1 : 0;
            equal += other.score - other.fine == mine.score - mine.fine ? 1 : 0;
        }
        int sum = 0;
        for (int place = better; place < better + equal; ++place) sum += worth[place];
        return sum / equal;
    }

    struct Sum {
        int points = 0, score = 0, sessions = 0;
        bool operator==(const Sum&) const = default;
    };
    template <class Wanted>
    Sum sum(Wanted wanted) const {
        Sum out;
        for (const auto& table : tables)
            for (const Cell& cell : table) {
                if (!wanted(cell) || has(struck, cell.person)) continue;
                out.points += table_points(table, cell);
                out.score += cell.absent ? 0 : cell.score - cell.fine;
                ++out.sessions;
            }
        return out;
    }
    Sum of_person(int person) const {
        return has(team_only, person) ? Sum{} : sum([&](const Cell& c) { return c.person == person; });
    }
    Sum of_team(int team) const {
        return sum([&](const Cell& c) { return c.team == team; });
    }
};

}  // namespace sifang::contest::test
