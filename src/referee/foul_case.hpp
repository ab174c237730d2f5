#pragma once
// A foul as it comes before the referee, and what he decides himself.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/event.hpp"
#include "referee/instant.hpp"
#include "rules/foul.hpp"

namespace sifang {

/// Whom repeats are counted for: an entrant's number; at a single table, the player 0 to 3.
using Offender = std::uint32_t;

/// Where and when in the event. Counters go by it: a new hand, a new session count afresh.
struct FoulPlace {
    int session = 0;
    int table = 0;
    int hand = 0;  ///< the deals of this session so far, void ones too; 0: before the first
    Instant at{};

    bool operator==(const FoulPlace&) const = default;
};

/// How soon after the foul somebody spoke up.
enum class Raised : std::uint8_t { AtOnce, InTheHand, InTheSession, InTheEvent };

/// What the book leaves to the referee; nothing chosen where it does not.
struct Discretion {
    std::optional<std::size_t> rung{};  ///< of the ladder, from 0
    std::optional<std::size_t> instead{};
    std::optional<int> points{};      ///< where the rung lets him pick
    std::vector<Measure> optional{};  ///< which of the optional ones he orders
    bool look_at_late = false;        ///< he deals with it though it was raised late
    bool operator==(const Discretion&) const = default;
};

struct FoulCase {
    std::string foul;  ///< its id
    Offender who = 0;
    Wind seat = Wind::East;  ///< of who did it; of a chombo also who is the dealer is told by it
    FoulPlace place;
    Raised raised = Raised::AtOnce;
    bool by_player = true;         ///< a player complained; else the referee saw it himself
    std::optional<Wind> harmed{};  ///< to whom it was done
    std::vector<Wind> together{};  ///< others who are judged for it at the same time
    bool another_won = false;      ///< another's win on the same tile stands
    Pieces pieces{};               ///< that were seen
    Discretion choice{};
};

}  // namespace sifang
