#include "arena/sim_worker.hpp"

#include <algorithm>
#include <cassert>

#include "arena/deal.hpp"
#include "arena/hand.hpp"
#include "arena/session.hpp"
#include "game/sheet.hpp"
#include "tile/chance.hpp"
#include "wire/record_result.hpp"

namespace sifang::arena {
namespace {

/// Which player takes this seat at the beginning of this game.
unsigned player_at(std::uint64_t game, unsigned seat) { return static_cast<unsigned>((seat + game) & 3); }

void count_hand(const HandResult& result, const std::array<unsigned, 4>& players, SimSums& sums) {
    ++sums.hands;
    ++sums.ends[static_cast<std::size_t>(result.end)];
    for (const Winner& winner : result.winners) {
        SimSums::ByPlayer& player = sums.players[players[static_cast<std::size_t>(winner.seat)]];
        ++sums.wins_by_seat[static_cast<std::size_t>(winner.seat)];
        ++player.wins;
        if (winner.by == By::Draw) {
            ++sums.wins_by_draw;
            ++player.self_draws;
        } else {
            ++sums.wins_by_discard;
            ++sums.players[players[static_cast<std::size_t>(winner.giver)]].discards_won_on;
        }
    }
}

BotFaults faults_of(const Player& player) {
    return player.faults() ? player.faults()->counts() : BotFaults{};
}

}  // namespace

Worker::Worker(const Simulation& simulation, Players players)
    : sim_(simulation), players_(std::move(players)), session_table_(simulation.table.rulebook()) {}

HandResult Worker::play_hand(const RecordHand& head, std::uint64_t deal_seed, const Sitting& sitting,
                             int deal, RecordWriter* writer) {
    const Table& table = sim_.table;
    const ArenaDeal dealt = ArenaDeal::of(table, head.setup, deal_seed);
    Seated seated{};
    HandBegin begin;
    begin.setup = head.setup;
    begin.deal = deal;
    if (sim_.plan.plays_sessions()) begin.numbers = sitting.numbers;
    for (const Wind seat : all_winds) {
        const auto i = static_cast<std::size_t>(seat);
        begin.seed = seed_of(deal_seed, 1 + sitting.players[i]);
        begin.seat = seat;
        seated[i] = players_[sitting.players[i]].get();
        seated[i]->begin(begin);
    }
    const Croupier croupier = dealt.croupier(table, head.setup);
    if (writer == nullptr)
        return arena::play_hand(table, head.setup, croupier, seated, [](const Event&) {}).result();

    RecordHand told = head;
    for (std::size_t i = 0; i < 4; ++i) told.seats[i] = static_cast<std::uint8_t>(sitting.numbers[i] + 1);
    dealt.describe(table, told);
    writer->hand(told);
    ResultNotes notes;
    const State state = arena::play_hand(table, head.setup, croupier, seated, [&](const Event& event) {
        notes.note(event);
        writer->event(event);
    });
    writer->result(result_of(table, state, notes));
    return state.result();
}

void Worker::look_for_faults(std::uint64_t game, int hand) {
    for (std::size_t i = 0; i < 4; ++i) {
        const FaultBook* const faults = players_[i]->faults();
        if (first_faults_[i] || !faults || !faults->first()) continue;
        first_faults_[i] = FirstFault{game + 1, hand, *faults->first()};
    }
}

void Worker::play_alone(std::uint64_t hand, int number, RecordWriter* writer, SimSums& sums) {
    RecordHand head;
    head.number = number;
    head.setup.round = static_cast<Wind>((hand / 4) & 3);
    head.setup.scores.fill(sim_.table.rulebook().session().start_points);
    head.setup.walls = sim_.plan.walls;
    Sitting sitting;
    for (unsigned seat = 0; seat < 4; ++seat)
        sitting.numbers[seat] = sitting.players[seat] = player_at(hand, seat);
    const std::uint64_t seed = seed_of(sim_.plan.seed, sim_.plan.duplicate ? hand / 4 : hand);
    const HandResult result = play_hand(head, seed, sitting, 0, writer);
    look_for_faults(hand, number);
    count_hand(result, sitting.players, sums);
    for (unsigned seat = 0; seat < 4; ++seat) sample_[sitting.players[seat]] += result.payments[seat];
}

void Worker::play_session(std::uint64_t number, RecordWriter* writer, SimSums& sums) {
    const Rulebook& book = sim_.table.rulebook();
    const std::uint64_t seed = seed_of(sim_.plan.seed, sim_.plan.duplicate ? number / 4 : number);
    for (unsigned who = 0; who < 4; ++who) players_[player_at(number, who)]->begin_session(who);
    int hands = 0;
    const auto play = [&](const DueHand& due, const Session&) {
        RecordHand head;
        head.number = due.hand.number;
        head.setup = due.hand.setup;
        head.setup.walls = sim_.plan.walls;
        Sitting sitting;
        sitting.numbers = due.hand.seats;
        for (unsigned seat = 0; seat < 4; ++seat)
            sitting.players[seat] = player_at(number, due.hand.seats[seat]);
        const HandResult result = play_hand(head, due.seed, sitting, due.deal, writer);
        ++hands;
        look_for_faults(number, due.hand.number);
        count_hand(result, sitting.players, sums);
        return result;
    };
    const Session session =
        arena::play_session(sim_.table, session_table_, seed, play, [&](const SessionEvent& event) {
            if (writer) writer->session(event);
        });
    for (const auto& player : players_) player->end_session();
    look_for_faults(number, hands);
    ++sums.sessions;
    const SessionResult result = sheet(book, session).result;
    for (unsigned who = 0; who < 4; ++who) {
        const unsigned player = player_at(number, who);
        sample_[player] += result.result[who];
        ++sums.players[player].places[static_cast<std::size_t>(result.place[who] - 1)];
    }
}

RecordHeader Worker::header(std::uint64_t session) const {
    std::array<std::string, 4> names = sim_.names;
    if (sim_.plan.plays_sessions())
        for (unsigned who = 0; who < 4; ++who) names[who] = sim_.names[player_at(session, who)];
    RecordHeader header = header_for(sim_.table.rulebook(), sim_.comes_with, names);
    header.play = sim_.plan.plays_sessions() ? RecordPlay::Session : RecordPlay::Hands;
    return header;
}

SimSums Worker::play_block(std::uint64_t block, std::string* record) {
    const SimPlan& plan = sim_.plan;
    SimSums sums;
    std::optional<RecordWriter> writer;
    if (record != nullptr) writer.emplace(*record, sim_.table.rulebook());
    RecordWriter* const out = writer ? &*writer : nullptr;
    std::array<BotFaults, 4> before;
    for (std::size_t i = 0; i < 4; ++i) before[i] = faults_of(*players_[i]);

    const std::uint64_t first = block * plan.games_in_block();
    const std::uint64_t last = std::min(first + plan.games_in_block(), plan.games());
    sample_ = {};
    if (out && !plan.plays_sessions()) out->begin(header(first));
    for (std::uint64_t game = first; game < last; ++game) {
        if (plan.plays_sessions()) {
            if (out) out->begin(header(game));
            play_session(game, out, sums);
            if (out) out->end();
        } else {
            play_alone(game, static_cast<int>(game - first) + 1, out, sums);
        }
        if ((game + 1) % plan.games_in_sample() != 0) continue;
        ++sums.samples;
        for (std::size_t i = 0; i < 4; ++i) {
            sums.players[i].score += sample_[i];
            sums.players[i].squares += sample_[i] * sample_[i];
            sample_[i] = 0;
        }
    }
    if (out && !plan.plays_sessions()) out->end();
    for (std::size_t i = 0; i < 4; ++i) {
        const BotFaults now = faults_of(*players_[i]);
        for (std::size_t f = 0; f < bot_fault_count; ++f) sums.players[i].faults[f] = now[f] - before[i][f];
    }
    return sums;
}

}  // namespace sifang::arena
