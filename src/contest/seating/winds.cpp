#include "contest/seating/winds.hpp"

#include <algorithm>

namespace sifang::seating {

namespace {

/// A seat of a player at a table, as an edge between the two; nodes are numbered together.
struct Seat {
    std::uint32_t player_node = 0, table_node = 0;
};
using SeatIndex = std::uint32_t;
using SeatList = std::vector<SeatIndex>;

/// Splits seats into two halves so that every node has as many in both, or one more in one.
class Halver {
  public:
    Halver(const std::vector<Seat>& seats, std::size_t nodes) : seats_(seats), first_(nodes + 1) {}

    void halve(const SeatList& all, SeatList& one, SeatList& other) {
        list_by_node(all);
        used_.assign(seats_.size(), false);
        // A walk from a node of odd degree ends at another one; what is left after those are circuits.
        const auto nodes = static_cast<std::uint32_t>(first_.size() - 1);
        for (std::uint32_t node = 0; node < nodes; ++node)
            if ((first_[node + 1] - first_[node]) % 2 != 0) walk(node, one, other);
        for (std::uint32_t node = 0; node < nodes; ++node) walk(node, one, other);
    }

  private:
    void list_by_node(const SeatList& all) {
        std::ranges::fill(first_, 0);
        for (const SeatIndex seat : all) {
            ++first_[seats_[seat].player_node + 1];
            ++first_[seats_[seat].table_node + 1];
        }
        for (std::size_t node = 1; node < first_.size(); ++node) first_[node] += first_[node - 1];
        next_ = first_;
        at_.resize(all.size() * 2);
        for (const SeatIndex seat : all) {
            at_[next_[seats_[seat].player_node]++] = seat;
            at_[next_[seats_[seat].table_node]++] = seat;
        }
        next_ = first_;
    }

    /// Steps from player to table go to one half, steps from table to player to the other: whoever is passed
    /// through gets one of each.
    void walk(std::uint32_t node, SeatList& one, SeatList& other) {
        while (next_[node] < first_[node + 1]) {
            const SeatIndex seat = at_[next_[node]++];
            if (used_[seat]) continue;
            used_[seat] = true;
            const bool to_table = seats_[seat].player_node == node;
            (to_table ? one : other).push_back(seat);
            node = to_table ? seats_[seat].table_node : seats_[seat].player_node;
        }
    }

    const std::vector<Seat>& seats_;
    std::vector<std::uint32_t> first_, next_;
    SeatList at_;
    std::vector<bool> used_;
};

}  // namespace

/// A player's seats are cut into runs of four rounds, so no node has more than four. Halving twice gives each
/// table each wind once, each full run each wind once, and a shorter last run none twice.
void give_winds(Schedule& schedule) {
    const std::size_t runs = (schedule.rounds.size() + 3) / 4;
    std::vector<Seat> seats;
    std::vector<Player> who;
    auto table_node = static_cast<std::uint32_t>(runs * schedule.players);
    for (std::size_t r = 0; r < schedule.rounds.size(); ++r)
        for (const Table& table : schedule.rounds[r]) {
            for (const Player player : table.seats) {
                seats.push_back({static_cast<std::uint32_t>(player.index() * runs + r / 4), table_node});
                who.push_back(player);
            }
            ++table_node;
        }

    SeatList all(seats.size());
    for (SeatIndex seat = 0; seat < all.size(); ++seat) all[seat] = seat;
    std::array<SeatList, 2> halves;
    std::array<SeatList, 4> winds;
    Halver halver(seats, table_node);
    halver.halve(all, halves[0], halves[1]);
    halver.halve(halves[0], winds[0], winds[2]);
    halver.halve(halves[1], winds[1], winds[3]);

    std::vector<Four> fours(seats.size() / 4);
    for (std::size_t wind = 0; wind < 4; ++wind)
        for (const SeatIndex seat : winds[wind]) fours[seat / 4][wind] = who[seat];
    auto four = fours.begin();
    for (Round& round : schedule.rounds)
        for (Table& table : round) table.seats = *four++;
}

WindCounts count_winds(const Schedule& schedule) {
    WindCounts counts(schedule.players);
    for (const Round& round : schedule.rounds)
        for (const Table& table : round)
            for (std::size_t wind = 0; wind < 4; ++wind) ++counts[table.seats[wind].index()][wind];
    return counts;
}

Four most_even(const Four& four, const WindCounts& before) {
    // Sitting on a wind for the (k+1)th time adds 2k+1 to the sum of squared counts.
    const auto cost = [&](const Four& order) {
        unsigned sum = 0;
        for (std::size_t wind = 0; wind < 4; ++wind) sum += before[order[wind].index()][wind];
        return sum;
    };
    Four order = four;
    std::ranges::sort(order);
    Four best = order;
    while (std::ranges::next_permutation(order).found)
        if (cost(order) < cost(best)) best = order;
    return best;
}

}  // namespace sifang::seating
