#include "arena/sim.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "arena/deal.hpp"
#include "arena/hand.hpp"
#include "tile/chance.hpp"
#include "wire/record_result.hpp"
#include "wire/record_writer.hpp"

namespace sifang::arena {

std::string_view id(BotFault fault) {
    static constexpr std::array<std::string_view, bot_fault_count> ids{"died", "stalled", "flooded",
                                                                       "nonsense", "illegal"};
    return ids[static_cast<std::size_t>(fault)];
}

std::uint64_t SimPlan::hands_to_play() const {
    if (blocks() == 0) return 0;
    const std::uint64_t last = shard + (blocks() - 1) * shards;
    const bool has_last = last + 1 == all_blocks();
    const std::uint64_t short_by = has_last ? all_blocks() * hands_in_block - hands : 0;
    return blocks() * hands_in_block - short_by;
}

void SimSums::add(const SimSums& more) {
    hands += more.hands;
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
        for (std::size_t f = 0; f < bot_fault_count; ++f) mine.faults[f] += theirs.faults[f];
    }
}

namespace {

/// Which player sits here in this hand.
unsigned player_at(std::uint64_t hand, Wind seat) {
    return static_cast<unsigned>((static_cast<std::uint64_t>(seat) + hand) & 3);
}

/// Plays the blocks that it is given, with players of its own.
class Worker {
  public:
    explicit Worker(const Simulation& simulation, Players players)
        : sim_(simulation), players_(std::move(players)) {}

    /// The sums of one block; its record is appended to `record`.
    SimSums play_block(std::uint64_t block, std::string* record);

  private:
    HandResult play(std::uint64_t hand, int number, RecordWriter* writer);
    static void count(const HandResult& result, std::uint64_t hand, SimSums& sums);

    const Simulation& sim_;
    Players players_;
};

HandResult Worker::play(std::uint64_t hand, int number, RecordWriter* writer) {
    const Table& table = sim_.table;
    HandSetup setup;
    setup.round = static_cast<Wind>((hand / 4) & 3);
    setup.scores.fill(table.rulebook().session().start_points);
    setup.walls = sim_.plan.walls;
    const std::uint64_t deal_seed = seed_of(sim_.plan.seed, sim_.plan.duplicate ? hand / 4 : hand);
    const ArenaDeal deal = ArenaDeal::of(table, setup, deal_seed);

    RecordHand head;
    Seated seated{};
    for (const Wind seat : all_winds) {
        const unsigned player = player_at(hand, seat);
        const auto i = static_cast<std::size_t>(seat);
        seated[i] = players_[player].get();
        seated[i]->begin({seed_of(deal_seed, 1 + player), seat, setup});
        head.seats[i] = static_cast<std::uint8_t>(player + 1);
    }
    const Croupier croupier = deal.croupier(table, setup);
    if (writer == nullptr) return play_hand(table, setup, croupier, seated, [](const Event&) {}).result();

    head.number = number;
    head.setup = setup;
    deal.describe(table, head);
    writer->hand(head);
    ResultNotes notes;
    const State state = play_hand(table, setup, croupier, seated, [&](const Event& event) {
        notes.note(event);
        writer->event(event);
    });
    writer->result(result_of(table, state, notes));
    return state.result();
}

void Worker::count(const HandResult& result, std::uint64_t hand, SimSums& sums) {
    ++sums.hands;
    ++sums.ends[static_cast<std::size_t>(result.end)];
    for (const Winner& winner : result.winners) {
        SimSums::ByPlayer& player = sums.players[player_at(hand, winner.seat)];
        ++sums.wins_by_seat[static_cast<std::size_t>(winner.seat)];
        ++player.wins;
        if (winner.by == By::Draw) {
            ++sums.wins_by_draw;
            ++player.self_draws;
        } else {
            ++sums.wins_by_discard;
            ++sums.players[player_at(hand, winner.giver)].discards_won_on;
        }
    }
}

SimSums Worker::play_block(std::uint64_t block, std::string* record) {
    SimSums sums;
    std::optional<RecordWriter> writer;
    if (record != nullptr) {
        writer.emplace(*record, sim_.table.rulebook());
        RecordHeader header = header_for(sim_.table.rulebook(), sim_.comes_with, sim_.names);
        header.play = RecordPlay::Hands;
        writer->begin(header);
    }
    std::array<BotFaults, 4> before;
    for (std::size_t i = 0; i < 4; ++i) before[i] = players_[i]->faults();

    const std::uint64_t first = block * hands_in_block;
    const std::uint64_t last = std::min(first + hands_in_block, sim_.plan.hands);
    std::array<std::int64_t, 4> sample{};
    for (std::uint64_t hand = first; hand < last; ++hand) {
        const HandResult result = play(hand, static_cast<int>(hand - first) + 1, writer ? &*writer : nullptr);
        count(result, hand, sums);
        for (const Wind seat : all_winds)
            sample[player_at(hand, seat)] += result.payments[static_cast<std::size_t>(seat)];
        if ((hand + 1) % sim_.plan.hands_in_sample() != 0) continue;
        ++sums.samples;
        for (std::size_t i = 0; i < 4; ++i) {
            sums.players[i].score += sample[i];
            sums.players[i].squares += sample[i] * sample[i];
            sample[i] = 0;
        }
    }
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t f = 0; f < bot_fault_count; ++f)
            sums.players[i].faults[f] = players_[i]->faults()[f] - before[i][f];
    if (writer) writer->end();
    return sums;
}

/// All threads do the same: take the next block, play it, wait for their turn, hand it in. So a run holds as
/// many blocks as it has threads.
class Run {
  public:
    Run(const Simulation& simulation, const SimState& from)
        : sim_(simulation), state_(from), next_(from.blocks) {}

    void work() {
        std::unique_lock lock(mutex_);
        Worker worker(sim_, sim_.players());
        std::string record;
        while (!stopped_ && next_ < sim_.plan.blocks()) {
            const std::uint64_t mine = next_++;
            lock.unlock();
            record.clear();
            const SimSums sums = worker.play_block(sim_.plan.shard + mine * sim_.plan.shards,
                                                   sim_.records ? &record : nullptr);
            lock.lock();
            turn_.wait(lock, [&] { return state_.blocks == mine; });
            state_.sums.add(sums);
            ++state_.blocks;
            if (sim_.records && !sim_.records(record)) stopped_ = true;
            if (sim_.go_on && !sim_.go_on(state_)) stopped_ = true;
            turn_.notify_all();
        }
    }
    const SimState& state() const { return state_; }

  private:
    const Simulation& sim_;
    std::mutex mutex_;
    std::condition_variable turn_;
    SimState state_;
    std::uint64_t next_;
    bool stopped_ = false;
};

}  // namespace

SimState simulate(const Simulation& simulation, unsigned threads, const SimState& from) {
    Run run(simulation, from);
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < threads; ++i) helpers.emplace_back([&run] { run.work(); });
    run.work();
    for (std::thread& helper : helpers) helper.join();
    return run.state();
}

}  // namespace sifang::arena
