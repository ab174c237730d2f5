#pragma once
// What an official asks for.

#include "contest/event.hpp"

namespace sifang::contest {

/// What happened as it is: nothing to be worked out.
struct Record {
    ContestEvent event;
};
// These get the next number.
struct NameOfficial {
    Official official;
};
struct EnterTeam {
    Team team;
};
struct EnterPerson {
    Entry entry;
};
/// After the draw: he has the next number.
struct JoinLate {
    EntrantNumber entrant;
};
struct OpenAppeal {
    AppealOpened appeal;  ///< its number is not looked at
};
// The draw.
struct DrawOrder {
    std::uint64_t seed = 0;
};
struct DrawLots {
    std::uint64_t seed = 0;
    std::vector<TeamNumber> absent{};  ///< for them somebody of the committee draws
};
struct DrawNumbers {
    std::uint64_t seed = 0;
};
/// All who share a place, players or teams.
struct DrawTie {
    StageNumber stage;
    std::uint64_t seed = 0;
    std::vector<EntrantNumber> tied{};
    std::vector<TeamNumber> teams{};
};
/// The tables of a stage by its format; of a Swiss stage, of its next session.
struct DraftSeating {
    StageNumber stage;
    std::uint64_t seed = 0;
    std::optional<seating::Schedule> given{};  ///< where the plan says so: a chart of numbers 1, 2, 3 …
};
/// The tables of the sessions to come with who is there now: who withdrew sits no more, who joined does.
struct Reseat {
    StageNumber stage;
    std::uint64_t seed = 0;
};
/// Somebody who was missing at the start sits down now. The book's penalty is recorded with it.
struct NoteArrival {
    SessionId session;
    PlayerNumber number;
    LateBy by = LateBy::Entrant;
};
/// What the book says about this foul, counted by the record of this contest.
struct PunishFoul {
    FoulCase foul;  ///< its offender, session and time are filled in
    EntrantNumber offender;
    std::optional<SheetId> sheet{};
    Booking booking = Booking::OnSheet;
};
struct Undo {
    EventNumber of;
};

struct Command {
    Moment at;
    OfficialNumber by;
    std::variant<Record, NameOfficial, EnterTeam, EnterPerson, JoinLate, OpenAppeal, DrawOrder, DrawLots,
                 DrawNumbers, DrawTie, DraftSeating, Reseat, NoteArrival, PunishFoul, Undo>
        what;
};

}  // namespace sifang::contest
