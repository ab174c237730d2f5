#pragma once
// What one thread of a simulation does: it plays blocks, with players of its own.

#include <optional>
#include <string>

#include "arena/sim.hpp"
#include "game/session.hpp"
#include "wire/record_writer.hpp"

namespace sifang::arena {

class Worker {
  public:
    /// The simulation must outlive it.
    Worker(const Simulation& simulation, Players players);

    /// The sums of one block; its records are appended to `record`.
    SimSums play_block(std::uint64_t block, std::string* record);
    /// The first fault of each player in all that was played.
    const std::array<std::optional<FirstFault>, 4>& first_faults() const { return first_faults_; }

  private:
    /// Which of the players sit where in a hand, and as whom.
    struct Sitting {
        std::array<unsigned, 4> players{};  ///< by seat
        Seating numbers{};                  ///< in the record, by seat
    };
    HandResult play_hand(const RecordHand& head, std::uint64_t deal_seed, const Sitting& sitting, int deal,
                         RecordWriter* writer);
    void play_alone(std::uint64_t hand, int number, RecordWriter* writer, SimSums& sums);
    void play_session(std::uint64_t session, RecordWriter* writer, SimSums& sums);
    void look_for_faults(std::uint64_t game, int hand);
    RecordHeader header(std::uint64_t session) const;

    const Simulation& sim_;
    Players players_;
    SessionTable session_table_;
    std::array<std::int64_t, 4> sample_{};
    std::array<std::optional<FirstFault>, 4> first_faults_;
};

}  // namespace sifang::arena
