#pragma once
// Why something cannot happen in a contest. The state stays as it was.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "contest/ids.hpp"

namespace sifang::contest {

enum class Reason : std::uint8_t {
    // Anything.
    NotOpen,         ///< the contest is not opened yet
    AlreadyOpen,     ///< it is opened once
    NoSuchOfficial,  ///< nobody of this number, or released
    NotHisDuty,      ///< this official may not
    TimeRunsBack,    ///< earlier than what is on the log
    NotTheNext,      ///< numbers are given without a gap
    // Opening.
    WrongRulebook,  ///< the regulations name another
    NoTitle,
    NameEmpty,
    NameTooLong,
    NameUnprintable,  ///< a control character, or no UTF-8
    // Stages.
    NoStages,
    NoSessions,      ///< a stage without sessions, or with more than can be
    TooFewSessions,  ///< of the whole contest
    GroupsNotFours,  ///< groups are of a multiple of four; a bracket's of four
    GoOnMissing,     ///< nobody goes on, and another stage follows
    GoOnAtTheEnd,    ///< the last stage has nobody to send on
    GoOnTooMany,     ///< as many as are in the group, or more
    PlanIsFixed,     ///< seats are drafted by it
    // Entry.
    EntriesAreClosed,
    EntriesAreOpen,
    NoSuchTeam,
    NoSuchEntrant,  ///< nobody of this number, or the entry was removed
    TeamNeeded,     ///< in this contest everybody has one
    NoTeamsHere,    ///< in this contest nobody has one
    TeamFull,
    TooManySubstitutes,
    SecondLeader,
    SubstituteNeedsTeam,
    EnteredTwice,  ///< the same name and region; a namesake says so
    UnderAge,
    IsPupil,
    TooManyPlayers,
    TeamIncomplete,
    NotFours,  ///< the field is no multiple of four
    TooFewPlayers,
    ClassNotMet,  ///< of the class that the regulations name
    CheckedInTwice,
    NotArrived,  ///< check-in at arrival comes first
    // Draw.
    DrawnAlready,
    NotDrawn,
    OrderNotDrawn,
    NotALot,        ///< each of them exactly once
    SeedSaysOther,  ///< drawn from this seed it comes out otherwise
    // Seating.
    NoSuchStage,
    NoSuchSession,
    NotInStage,  ///< who is seated has no place in this stage, or has none at all
    NotSeated,   ///< has to play, and sits nowhere
    SeatedTwice,
    TablesWrong,      ///< table numbers begin at 1, each is there once in a session
    OutOfGroup,       ///< groups keep to their own tables
    TooManySessions,  ///< the stage has fewer
    StageNotReached,  ///< the stage before is not over
    TieAtTheCut,      ///< who goes on has to be drawn
    NothingDrafted,
    SessionsNotPlayed,  ///< by standing, one session at a time
    FormatNeedsChart,   ///< the chart has to be handed in
    FieldTooSmall,
    // Sessions.
    NotPublished,
    HasStarted,
    NotStarted,
    HasEnded,
    EarlierNotEnded,
    NotAtATable,  ///< this number does not sit in this session
    NotPlaying,   ///< withdrew, was replaced, or is out
    ArrivedAlready,
    ForfeitedAlready,
    NotForfeited,  ///< a stand-in takes the seat of who does not play
    NotASubstitute,
    OtherTeam,
    PlaysAlready,
    // Sheets, penalties, appeals.
    SheetRefused,    ///< the sheet says why
    TableNotHis,     ///< another referee has this table
    FoulRefused,     ///< the record of fouls says why
    NotTheOffender,  ///< the penalty names somebody else
    AppealRefused,   ///< the rules of appeals say why
    NoSuchAppeal,
    NoSuchPenalty,
    RemedyElsewhere,    ///< the remedy is about another penalty or sheet
    PenaltyNotOnSheet,  ///< its points are to stand on the sheet, and others or none stand there
    // The end.
    NotTied,
    SheetsMissing,
    LotsMissing,      ///< equals whom the book has drawn for
    ResultsSayOther,  ///< what is to be published is not what stands
    // Undoing.
    NoSuchEvent,
    UndoneAlready,
    OthersRestOnIt,  ///< without it a later event could not have happened
};
inline constexpr unsigned reason_count = static_cast<unsigned>(Reason::OthersRestOnIt) + 1;
std::string_view id(Reason reason);

/// What it is about; what is 0 is not told.
struct Place {
    EntrantNumber entrant{};
    TeamNumber team{};
    unsigned player = 0;  ///< the drawn number
    StageNumber stage{};
    SessionNumber session{};
    TableNumber table{};
    EventNumber event{};

    bool operator==(const Place&) const = default;
};

struct Refusal {
    Reason reason = Reason::NotOpen;
    std::string clause{};  ///< empty where no book says so
    Place place{};
    std::string inner{};          ///< id of the sheet's, the record's or the appeal's own refusal
    std::optional<Reason> why{};  ///< why the later event could not have happened

    bool operator==(const Refusal&) const = default;
};

}  // namespace sifang::contest
