#pragma once
// What happens in a contest. The log of these is the contest: everything else is folded from it.

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "contest/entry.hpp"
#include "contest/ids.hpp"
#include "contest/penalty.hpp"
#include "contest/regulations.hpp"
#include "contest/seating/schedule.hpp"
#include "contest/sheet_event.hpp"
#include "contest/stage_plan.hpp"
#include "referee/appeal.hpp"
#include "referee/lateness.hpp"
#include "referee/penalty.hpp"

namespace sifang::contest {

/// What a draw was made from, published with it (draw.hpp). None: lots of paper were drawn in the hall.
using Seed = std::optional<std::uint64_t>;

// Before play.

/// The organiser who opens the contest is official 1.
struct ContestOpened {
    Regulations regulations;
    std::string organiser;
    bool operator==(const ContestOpened&) const = default;
};
struct StagesPlanned {
    std::vector<StagePlan> stages;
    bool operator==(const StagesPlanned&) const = default;
};
struct OfficialNamed {
    OfficialNumber number;
    Official official;
    bool operator==(const OfficialNamed&) const = default;
};
/// Has no duty any more; a referee may be replaced (gb98:Q140(9)).
struct OfficialReleased {
    OfficialNumber number;
    bool operator==(const OfficialReleased&) const = default;
};
struct TeamEntered {
    TeamNumber number;
    Team team;
    bool operator==(const TeamEntered&) const = default;
};
struct EntrantEntered {
    EntrantNumber number;
    Entry entry;
    bool operator==(const EntrantEntered&) const = default;
};
/// Before the draw. Afterwards one withdraws.
struct EntryRemoved {
    EntrantNumber number;
    bool operator==(const EntryRemoved&) const = default;
};
struct EntriesClosed {
    bool operator==(const EntriesClosed&) const = default;
};
/// At arrival, or before a session (gb98:Q142(7), gb98:Q142(9)): the papers are those of the entry.
struct CheckedIn {
    EntrantNumber number;
    std::optional<SessionId> session{};
    bool operator==(const CheckedIn&) const = default;
};

// The draw of lots.

/// First lots: in which order the teams draw (gb98:Q25(6)).
struct OrderDrawn {
    Seed seed;
    std::vector<TeamNumber> order;
    bool operator==(const OrderDrawn&) const = default;
};
struct DrawnLot {
    TeamNumber team;
    TeamLot lot;
    bool by_committee = false;  ///< the team was not there (mcr:3.5.1 b)
    bool operator==(const DrawnLot&) const = default;
};
/// Second lots, in the order of the first.
struct LotsDrawn {
    Seed seed;
    std::vector<DrawnLot> lots;
    bool operator==(const LotsDrawn&) const = default;
};
/// Without teams: who drew 1, 2, 3 …
struct NumbersDrawn {
    Seed seed;
    std::vector<EntrantNumber> by_number;
    bool operator==(const NumbersDrawn&) const = default;
};

// Seating.

/// Tables from this session of the stage on. A later draft takes the place of an earlier one; what is
/// published stays until the next is published.
struct SeatingDrafted {
    StageNumber stage;
    SessionNumber from{1};
    std::vector<seating::Round> sessions;
    bool operator==(const SeatingDrafted&) const = default;
};
struct SeatingPublished {
    StageNumber stage;
    bool operator==(const SeatingPublished&) const = default;
};

// Sessions.

/// The announced start: lateness counts from here (gb98:Q167(1)).
struct SessionStarted {
    SessionId session;
    bool operator==(const SessionStarted&) const = default;
};
/// Late through the organisers' fault: the end is moved by so many minutes (gb98:Q146(1) b).
struct EndMoved {
    SessionId session;
    int minutes = 0;
    bool operator==(const EndMoved&) const = default;
};
struct SessionEnded {
    SessionId session;
    bool operator==(const SessionEnded&) const = default;
};
/// Who was not at the table at the start has come. What it costs is a penalty of its own.
struct ArrivedLate {
    SessionId session;
    PlayerNumber number;
    LateBy by = LateBy::Entrant;  ///< what the organisers caused costs nothing (gb98:Q146(1) b)
    bool operator==(const ArrivedLate&) const = default;
};
/// Does not play this session: no score, no table points.
struct Forfeited {
    SessionId session;
    PlayerNumber number;
    bool operator==(const Forfeited&) const = default;
};
/// Somebody fills the seat of who forfeited, so that the table has four.
struct StandInSeated {
    SessionId session;
    PlayerNumber number;
    std::string name;
    bool operator==(const StandInSeated&) const = default;
};
struct Withdrew {
    EntrantNumber number;
    bool operator==(const Withdrew&) const = default;
};
/// From this session on the substitute plays as T and the number (gb98:Q146(8), gb98:App-3).
struct Substituted {
    PlayerNumber number;
    EntrantNumber substitute;
    SessionId from;
    bool operator==(const Substituted&) const = default;
};
/// Entered after the draw: has the next number, and plays once a chart has it.
struct JoinedLate {
    EntrantNumber entrant;
    PlayerNumber number;
    bool operator==(const JoinedLate&) const = default;
};

// Sheets, penalties, appeals.

struct SheetChanged {
    SheetId sheet;
    SheetEvent what;
    bool operator==(const SheetChanged&) const = default;
};
/// A penalty as the referee ruled it; the record of fouls counts by it. Its offender is the entrant's number.
struct FoulRecorded {
    Penalty penalty;
    std::optional<SheetId> sheet{};  ///< where it happened; none: not at a table
    Booking booking = Booking::OnSheet;
    bool operator==(const FoulRecorded&) const = default;
};
/// By the head referee, or by who stands above him.
struct FoulRevoked {
    EventNumber penalty;
    std::string reason;
    int hand = 0;  ///< that is played at its table now; 0: as the sheet tells (penalty_ledger.hpp)
    bool operator==(const FoulRevoked&) const = default;
};
struct AppealOpened {
    AppealNumber number;
    EntrantNumber entrant;  ///< whose matter it is
    SheetId sheet;
    EventNumber against{};  ///< the penalty; none: what stands on the sheet
    AppealFiled filing;
    bool operator==(const AppealOpened&) const = default;
};
/// Heard, or carried on. Of the remedy `revoked` is the number in the record of fouls, and `corrected` is for
/// the sheet of the appeal: hand 0 where it has only totals.
struct AppealChanged {
    AppealNumber number;
    AppealEvent what;
    bool operator==(const AppealChanged&) const = default;
};

// The end.

/// Equal at a cut or at the end to the last tie-break: by lot, the best first. Either players of a stage
/// draw, or teams: for a stage, or for the whole contest when no stage is told.
struct TieDrawn {
    StageNumber stage;
    Seed seed;
    std::vector<EntrantNumber> order{};
    std::vector<TeamNumber> teams{};
    bool operator==(const TieDrawn&) const = default;
};
/// The standings of a stage, approved by the committee, are out (gb98:Q147(6)).
struct ResultsPublished {
    StageNumber stage;
    std::uint64_t mark = 0;  ///< of the standings that were put up (publication.hpp)
    bool operator==(const ResultsPublished&) const = default;
};
/// An earlier event counts no more; of an Undone: counts again.
struct Undone {
    EventNumber of;
    bool operator==(const Undone&) const = default;
};

using ContestEvent =
    std::variant<ContestOpened, StagesPlanned, OfficialNamed, OfficialReleased, TeamEntered, EntrantEntered,
                 EntryRemoved, EntriesClosed, CheckedIn, OrderDrawn, LotsDrawn, NumbersDrawn, SeatingDrafted,
                 SeatingPublished, SessionStarted, EndMoved, SessionEnded, ArrivedLate, Forfeited,
                 StandInSeated, Withdrew, Substituted, JoinedLate, SheetChanged, FoulRecorded, FoulRevoked,
                 AppealOpened, AppealChanged, TieDrawn, ResultsPublished, Undone>;
std::string_view id(const ContestEvent& event);

/// A line of the log.
struct Logged {
    EventNumber number;
    Moment at;
    OfficialNumber by;
    ContestEvent event;
    bool operator==(const Logged&) const = default;
};

}  // namespace sifang::contest
