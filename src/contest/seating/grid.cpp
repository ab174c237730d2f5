#include "contest/seating/grid.hpp"

#include <algorithm>
#include <numeric>

#include "contest/seating/stable_sort.hpp"

namespace sifang::seating {

namespace {

/// Whether everybody together in `inner` is together in `outer` too.
bool nested(const Groups& inner, const Groups& outer) {
    for (const auto& group : members(inner))
        for (const Player player : group)
            if (group.size() > 1 &&
                (outer[player.index()] == 0 || outer[player.index()] != outer[group.front().index()]))
                return false;
    return true;
}

/// One grouping that says all that teams and countries say, or null when they cut across each other.
const Groups* single_grouping(const Field& field) {
    if (field.countries.empty() || (!field.teams.empty() && nested(field.countries, field.teams)))
        return &field.teams;
    if (field.teams.empty() || nested(field.teams, field.countries)) return &field.countries;
    return nullptr;
}

/// Cells that are taken, while groups are put into rows and columns.
class Filler {
  public:
    explicit Filler(std::size_t rows) : cells_(rows), room_in_row_(rows, 4), room_in_column_{} {
        room_in_column_.fill(rows);
    }

    /// The whole group into the column with the most room, from the bottom up.
    bool into_column(const std::vector<Player>& group) {
        const auto column =
            static_cast<std::size_t>(std::ranges::max_element(room_in_column_) - room_in_column_.begin());
        if (room_in_column_[column] < group.size()) return false;
        std::size_t row = cells_.size();
        for (const Player player : group) {
            do --row;
            while (cells_[row][column]);
            put(row, column, player);
        }
        return true;
    }
    /// The whole group into the fullest row that still has room for it.
    bool into_row(const std::vector<Player>& group) {
        std::size_t best = cells_.size();
        for (std::size_t row = 0; row < cells_.size(); ++row)
            if (room_in_row_[row] >= group.size() &&
                (best == cells_.size() || room_in_row_[row] < room_in_row_[best]))
                best = row;
        if (best == cells_.size()) return false;
        std::size_t column = 0;
        for (const Player player : group) {
            while (cells_[best][column]) ++column;
            put(best, column, player);
        }
        return true;
    }
    Fours rows() const {
        Fours rows(cells_.size());
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t column = 0; column < 4; ++column) rows[row][column] = *cells_[row][column];
        return rows;
    }

  private:
    void put(std::size_t row, std::size_t column, Player player) {
        cells_[row][column] = player;
        --room_in_row_[row];
        --room_in_column_[column];
    }

    std::vector<std::array<std::optional<Player>, 4>> cells_;
    std::vector<std::size_t> room_in_row_;
    std::array<std::size_t, 4> room_in_column_;
};

}  // namespace

std::optional<Grid> place_in_grid(const Field& field, Chance& chance) {
    const Groups* grouping = single_grouping(field);
    if (grouping == nullptr) return std::nullopt;
    auto groups = members(*grouping);
    for (std::size_t index = 0; index < field.players; ++index)
        if (grouping->empty() || (*grouping)[index] == 0) groups.push_back({Player::of_index(index)});
    chance.shuffle(std::span(groups));
    for (auto& group : groups) chance.shuffle(std::span(group));
    // The largest first; what is left over of a row is for the small.
    sort_stably(groups, [](const auto& a, const auto& b) { return a.size() > b.size(); });

    Filler filler(field.players / 4);
    Grid grid;
    for (const auto& group : groups) {
        const bool in_row = group.size() <= 4 && filler.into_row(group);
        if (!in_row && !filler.into_column(group)) return std::nullopt;
        if (group.size() > 1) (in_row ? grid.rows_apart : grid.by_columns) = true;
    }
    grid.rows = filler.rows();
    return grid;
}

}  // namespace sifang::seating
