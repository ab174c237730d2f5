#pragma once
// A penalty tried on a moment of a recorded hand: what it does there, and what becomes of the rest.

#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "game/table.hpp"
#include "referee/foul_record.hpp"
#include "wire/record.hpp"

namespace sifang::cli {

/// A recorded hand, with the places at which something may come in between: after these many events, whenever
/// all that follows from a step has happened.
struct TrialHand {
    RecordHand hand;
    std::vector<Event> events;
    std::vector<std::size_t> pauses;
    std::optional<RecordResult> result;  ///< nothing while it is being played

    /// The first pause from that event on; without one the last at which the hand still runs.
    std::optional<std::size_t> pause_from(std::optional<std::size_t> event) const;
};

/// The first recorded step that can no longer be taken.
struct TrialBreak {
    std::size_t event = 0;  ///< of the record, from 1
    Refused refused;
};

struct Trial {
    std::vector<Penalty> penalties;
    State before, after;        ///< the moment, without and with them
    std::vector<Event> events;  ///< of the whole hand, as far as it goes
    State end;                  ///< what they come to
    std::optional<TrialBreak> broken_off;
};

/// Why it cannot be tried: the referee cannot rule so, or the table does not take it.
struct TrialRefused {
    std::optional<PenaltyRefused> penalty;
    std::optional<Refused> sanction;
    int time = 1;  ///< at which of the times
};

/// Rules `times` times on the same foul after `pause` events, and plays the rest as it was recorded.
tl::expected<Trial, TrialRefused> try_foul(const sifang::Table& table, const TrialHand& hand,
                                           std::size_t pause, const FoulCase& foul, int times);

}  // namespace sifang::cli
