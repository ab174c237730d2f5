#pragma once
// Many hands or sessions, over threads. Each follows from the seed and its number alone, so neither the
// number of threads nor the way they are shared out over machines changes any of them.

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "arena/player.hpp"
#include "game/result.hpp"

namespace sifang::arena {

/// A game is what stands alone: a hand or a session. A block of them is what a thread plays at a time and
/// what a shard is made of. Hands of a block are one record; a session is a record of its own.
inline constexpr std::uint64_t hands_in_block = 64, sessions_in_block = 4;
inline constexpr std::uint64_t most_shards = 10'000;

/// The players sit down again for every game: player p is the first East in game p, p + 4, and so on. Of
/// hands that stand alone the round wind changes every four.
struct SimPlan {
    std::uint64_t hands = 0;
    std::uint64_t sessions = 0;  ///< instead of hands that stand alone
    std::uint64_t seed = 0;
    bool duplicate = false;  ///< the same deals four times over, with the players one seat on each time
    Walls walls = Walls::Shared;
    std::uint64_t shard = 0, shards = 1;  ///< of the blocks every `shards`-th, from `shard`

    bool plays_sessions() const { return sessions > 0; }
    std::uint64_t games() const { return plays_sessions() ? sessions : hands; }
    std::uint64_t games_in_block() const { return plays_sessions() ? sessions_in_block : hands_in_block; }
    std::uint64_t all_blocks() const { return (games() + games_in_block() - 1) / games_in_block(); }
    /// Of this shard.
    std::uint64_t blocks() const { return (all_blocks() + shards - 1 - shard) / shards; }
    std::uint64_t games_to_play() const;
    /// A mean is taken over games, or over four of the same deals.
    std::uint64_t games_in_sample() const { return duplicate ? 4 : 1; }

    bool operator==(const SimPlan&) const = default;
};

/// Whole numbers only, so that they add up to the same in any order.
struct SimSums {
    struct ByPlayer {
        std::uint64_t wins = 0, self_draws = 0, discards_won_on = 0;
        std::int64_t score = 0;    ///< the sum of all hands, or of what sessions are worth by the book
        std::int64_t squares = 0;  ///< of the scores of samples
        std::array<std::uint64_t, 4> places{};  ///< sessions ended in the first place, the second, ...
        BotFaults faults{};
        bool operator==(const ByPlayer&) const = default;
    };
    std::uint64_t hands = 0, sessions = 0, samples = 0;
    std::array<std::uint64_t, 4> wins_by_seat{};
    std::uint64_t wins_by_draw = 0, wins_by_discard = 0;
    std::array<std::uint64_t, static_cast<std::size_t>(End::Void) + 1> ends{};  ///< by End
    std::array<ByPlayer, 4> players{};

    void add(const SimSums& more);
    bool operator==(const SimSums&) const = default;
};

/// Where a player failed first.
struct FirstFault {
    std::uint64_t game = 0;  ///< hand or session, from 1
    int hand = 0;            ///< of the session, from 1
    FaultNote note;
    bool operator==(const FirstFault&) const = default;
};

struct SimState {
    SimSums sums;
    std::uint64_t blocks = 0;  ///< of the shard that are done, from the first on
    bool operator==(const SimState&) const = default;
};

using Players = std::array<std::unique_ptr<Player>, 4>;

struct Simulation {
    const Table& table;
    SimPlan plan;
    std::array<std::string, 4> names;  ///< of the players, for the record
    bool comes_with = true;            ///< the edition comes with the program
    /// Four players for one thread. Called by one thread at a time.
    std::function<Players()> players;
    /// Takes the records, block by block; false if they could not be written. None: no records are made.
    std::function<bool(std::string_view)> records;
    /// Told after every block; false to stop. What was begun is finished and counted.
    std::function<bool(const SimState&)> go_on;
    /// Told at the end of a run about each player that failed in it.
    std::function<void(std::size_t player, const FirstFault&)> failed{};
};

/// Goes on from a state. `records` and `go_on` are called in the order of the blocks, one thread at a time.
SimState simulate(const Simulation& simulation, unsigned threads, const SimState& from = {});

}  // namespace sifang::arena
