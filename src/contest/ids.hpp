#pragma once
// What is numbered in a contest. Each has a type of its own, so that none is taken for another.

#include <compare>
#include <cstdint>

#include "contest/seating/schedule.hpp"
#include "referee/instant.hpp"

namespace sifang::contest {

/// A number from 1; 0 is nobody and nothing.
template <class Of>
struct Number {
    std::uint32_t value = 0;

    constexpr explicit operator bool() const { return value != 0; }
    constexpr Number next() const { return {value + 1}; }
    constexpr auto operator<=>(const Number&) const = default;
};

/// A person who entered, in the order of entry. It is his for the whole contest, whatever he draws.
using EntrantNumber = Number<struct OfEntrant>;
/// A team, in the order of entry. What it draws is its lot.
using TeamNumber = Number<struct OfTeam>;
using OfficialNumber = Number<struct OfOfficial>;
/// The number that is drawn: it stands on the chart, and who takes over a seat takes over the number.
using PlayerNumber = seating::Player;
/// What a team draws: team n has the player numbers 4n−3 to 4n (gb98:App-7).
using TeamLot = Number<struct OfLot>;

using StageNumber = Number<struct OfStage>;
/// Of a stage: everybody in it plays one session at one table.
using SessionNumber = Number<struct OfSession>;
/// As it stands in the hall.
using TableNumber = Number<struct OfTable>;
using AppealNumber = Number<struct OfAppeal>;
/// An event of the contest's stream, in the order they happened.
using EventNumber = Number<struct OfEvent>;

/// A session of a stage.
struct SessionId {
    StageNumber stage;
    SessionNumber session;
    constexpr auto operator<=>(const SessionId&) const = default;
};

/// One table in one session: what one sheet is about.
struct SheetId {
    StageNumber stage;
    SessionNumber session;
    TableNumber table;

    constexpr SessionId session_id() const { return {stage, session}; }
    constexpr auto operator<=>(const SheetId&) const = default;
};

/// When something happened, told by whoever has a clock: milliseconds since 1970, UTC.
using Moment = Instant;

}  // namespace sifang::contest
