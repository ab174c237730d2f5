#include "arena/sim.hpp"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "arena/sim_worker.hpp"

namespace sifang::arena {

std::string_view id(BotFault fault) {
    static constexpr std::array<std::string_view, bot_fault_count> ids{"died", "stalled", "flooded",
                                                                       "nonsense", "illegal"};
    return ids[static_cast<std::size_t>(fault)];
}

std::uint64_t SimPlan::games_to_play() const {
    if (blocks() == 0) return 0;
    const std::uint64_t last = shard + (blocks() - 1) * shards;
    const bool has_last = last + 1 == all_blocks();
    const std::uint64_t short_by = has_last ? all_blocks() * games_in_block() - games() : 0;
    return blocks() * games_in_block() - short_by;
}

void SimSums::add(const SimSums& more) {
    hands += more.hands;
    sessions += more.sessions;
    samples += more.samples;
    wins_by_draw += more.wins_by_draw;
    wins_by_discard += more.wins_by_discard;
    for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += more.ends[i];
    for (std::size_t i = 0; i < 4; ++i) {
        wins_by_seat[i] += more.wins_by_seat[i];
        ByPlayer& mine = players[i];
        const ByPlayer& theirs = more.players[i];
        mine.wins += theirs.wins;
        mine.self_draws += theirs.self_draws;
        mine.discards_won_on += theirs.discards_won_on;
        mine.score += theirs.score;
        mine.squares += theirs.squares;
        for (std::size_t p = 0; p < 4; ++p) mine.places[p] += theirs.places[p];
        for (std::size_t f = 0; f < bot_fault_count; ++f) mine.faults[f] += theirs.faults[f];
    }
}

namespace {

/// All threads do the same: take the next block, play it, put it down. Blocks are handed in in their order by
/// whoever puts down the one that was waited for. A thread may be a few blocks ahead of that, so that a slow
/// block holds up nobody, and not more, so that a long run does not fill the memory.
class Run {
  public:
    Run(const Simulation& simulation, const SimState& from, unsigned threads)
        : sim_(simulation), state_(from), next_(from.blocks), most_ahead_(4 * std::uint64_t{threads}) {}

    void work() {
        std::unique_lock lock(mutex_);
        Worker worker(sim_, sim_.players());
        while (!stopped_ && next_ < sim_.plan.blocks()) {
            if (next_ - state_.blocks >= most_ahead_) {
                handed_in_.wait(lock);
                continue;
            }
            const std::uint64_t mine = next_++;
            lock.unlock();
            Played played;
            played.sums = worker.play_block(sim_.plan.shard + mine * sim_.plan.shards,
                                            sim_.records ? &played.record : nullptr);
            lock.lock();
            played_.emplace(mine, std::move(played));
            hand_in();
        }
        for (std::size_t i = 0; i < 4; ++i) note(first_faults_[i], worker.first_faults()[i]);
    }
    const SimState& state() const { return state_; }
    void report() const {
        for (std::size_t i = 0; i < 4; ++i)
            if (sim_.failed && first_faults_[i]) sim_.failed(i, *first_faults_[i]);
    }

  private:
    struct Played {
        SimSums sums;
        std::string record;
    };

    void hand_in() {
        for (auto next = played_.begin(); next != played_.end() && next->first == state_.blocks;
             next = played_.erase(next)) {
            if (lost_) continue;  // what was not written is not counted
            if (sim_.records && !sim_.records(next->second.record)) {
                stopped_ = lost_ = true;
                continue;
            }
            state_.sums.add(next->second.sums);
            ++state_.blocks;
            if (sim_.go_on && !sim_.go_on(state_)) stopped_ = true;
        }
        handed_in_.notify_all();
    }
    static void note(std::optional<FirstFault>& first, const std::optional<FirstFault>& other) {
        if (!other) return;
        if (!first || std::pair(other->game, other->hand) < std::pair(first->game, first->hand))
            first = other;
    }

    const Simulation& sim_;
    std::mutex mutex_;
    std::condition_variable handed_in_;
    SimState state_;
    std::map<std::uint64_t, Played> played_;  ///< blocks that are not handed in yet
    std::uint64_t next_, most_ahead_;
    std::array<std::optional<FirstFault>, 4> first_faults_;
    bool stopped_ = false, lost_ = false;
};

}  // namespace

SimState simulate(const Simulation& simulation, unsigned threads, const SimState& from) {
    Run run(simulation, from, threads);
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back([&run] { run.work(); });
    run.work();
    for (std::thread& helper : helpers) helper.join();
    run.report();
    return run.state();
}

}  // namespace sifang::arena
