#pragma once
// What the events of a contest fold to. A plain value: two logs that say the same give equal states.

#include <map>
#include <set>

#include "contest/event.hpp"
#include "contest/result.hpp"
#include "contest/sheet.hpp"
#include "referee/foul_record.hpp"

namespace sifang::contest {

struct OfficialState {
    Official official;
    bool released = false;
    bool operator==(const OfficialState&) const = default;
};
struct TeamState {
    Team team;
    TeamLot lot{};  ///< none yet
    bool drawn_by_committee = false;
    bool operator==(const TeamState&) const = default;
};
struct EntrantState {
    Entry entry;
    std::optional<PlayerNumber> number{};  ///< his own lot; a substitute has none
    bool removed = false, withdrawn = false;
    bool struck_out = false;           ///< by the penalties that stand against him
    bool arrived = false;              ///< checked in at arrival
    std::set<SessionId> checked_in{};  ///< before a session
    bool operator==(const EntrantState&) const = default;
};

/// What befell one number in a session.
struct SeatState {
    std::optional<Moment> arrived{};  ///< after the start
    LateBy late_by = LateBy::Entrant;
    bool forfeited = false;  ///< too late, or not there
    std::string stand_in{};  ///< who fills the seat
    bool operator==(const SeatState&) const = default;
};
struct SessionState {
    std::optional<Moment> started{}, ended{};
    int moved_minutes = 0;                      ///< by which the end was moved
    std::map<PlayerNumber, SeatState> seats{};  ///< of whom there is something to tell
    bool operator==(const SessionState&) const = default;
};
/// Numbers of each group, in order.
using StageGroups = std::vector<std::vector<PlayerNumber>>;
struct StageState {
    StagePlan plan;
    std::optional<SeatingDrafted> draft{};
    std::vector<seating::Round> chart{};  ///< published, a session each
    StageGroups groups{};                 ///< once a chart is published (stage_groups.hpp)
    std::vector<SessionState> sessions{};
    std::vector<std::vector<PlayerNumber>> ties{};  ///< each a draw among equals, the best first
    std::optional<std::uint64_t> results_out{};     ///< the mark of what was published last (publication.hpp)
    bool operator==(const StageState&) const = default;
};

struct Substitution {
    PlayerNumber number;
    EntrantNumber substitute;
    SessionId from;
    bool operator==(const Substitution&) const = default;
};
/// Where a penalty of the record of fouls stands; the record has them in the same order.
struct BookedPenalty {
    EventNumber event;
    std::optional<SheetId> sheet{};
    Booking booking = Booking::OnSheet;
    SessionId session{};  ///< of the sheet; else the one that ran, or had run last, when it was given
    bool operator==(const BookedPenalty&) const = default;
};
/// Lots that teams drew; without a stage, for the whole contest.
struct TeamTie {
    StageNumber stage;
    std::vector<TeamNumber> order;  ///< the best first
    bool operator==(const TeamTie&) const = default;
};
/// What a closed sheet is worth to the four, by the seats they began in: a function of the sheet, kept
/// because everything that is ranked asks for it.
struct SheetWorth {
    PlayerPoints scores{};
    std::array<int, 4> best_hand{};
    bool operator==(const SheetWorth&) const = default;
};
struct AppealState {
    AppealOpened opened;
    Appeal appeal;
    bool operator==(const AppealState&) const = default;
};

struct ContestState {
    std::optional<Regulations> regulations{};
    std::vector<OfficialState> officials{};  ///< number n is at n − 1, here and below
    std::vector<TeamState> teams{};
    std::vector<EntrantState> entrants{};
    bool entries_closed = false;

    std::vector<TeamNumber> drawing_order{};
    std::vector<EntrantNumber> by_number{};  ///< who drew 1, 2, 3 …; empty before the draw
    std::vector<Substitution> substitutions{};

    std::vector<StageState> stages{};
    std::vector<TeamTie> team_ties{};
    std::map<SheetId, Sheet> sheets{};      ///< that something is written on
    std::map<SheetId, SheetWorth> worth{};  ///< of the closed ones
    FoulRecord fouls{};                     ///< offenders are entrants by number
    std::vector<BookedPenalty> booked{};    ///< of fouls.penalties, one each
    std::vector<AppealState> appeals{};

    bool has(OfficialNumber n) const { return n && n.value <= officials.size(); }
    bool has(TeamNumber n) const { return n && n.value <= teams.size(); }
    bool has(EntrantNumber n) const { return n && n.value <= entrants.size() && !of(n).removed; }
    bool has(StageNumber n) const { return n && n.value <= stages.size(); }
    /// Planned, whether its chart is published or not.
    bool has(SessionId id) const {
        return has(id.stage) && id.session && id.session.value <= of(id.stage).plan.sessions;
    }
    const OfficialState& of(OfficialNumber n) const { return officials[n.value - 1]; }
    const TeamState& of(TeamNumber n) const { return teams[n.value - 1]; }
    const EntrantState& of(EntrantNumber n) const { return entrants[n.value - 1]; }
    const StageState& of(StageNumber n) const { return stages[n.value - 1]; }
    const SessionState& of(SessionId id) const { return of(id.stage).sessions[id.session.value - 1]; }

    bool operator==(const ContestState&) const = default;
};

/// Takes in one event without asking whether it could have happened. An Undone is not for here: what it
/// undoes is never folded (contest.hpp).
void fold(const Rulebook& rulebook, ContestState& state, const Logged& logged);

// What the state tells beyond its fields.

/// The four numbers of a table by the seats they begin in; nothing when no published chart has it.
std::optional<seating::Four> seats_of(const ContestState& state, const SheetId& sheet);
/// The table of a number in a session; nothing when it does not sit.
std::optional<TableNumber> table_of(const ContestState& state, const SessionId& session, PlayerNumber number);
/// Who plays this number in this session: who drew it, or who took it over.
EntrantNumber occupant(const ContestState& state, const SessionId& session, PlayerNumber number);
/// The number that he plays in this session, his own or one taken over; nothing when he plays none.
std::optional<PlayerNumber> played_by(const ContestState& state, const SessionId& session,
                                      EntrantNumber entrant);
/// The first session that has not started; nothing when all have.
std::optional<SessionId> next_session(const ContestState& state);
/// The session that runs, or the last that ran; before all of them session 0 of the first stage.
SessionId latest_session(const ContestState& state);
/// The number that is his, by the draw or taken over; nothing when he has none.
std::optional<PlayerNumber> held_number(const ContestState& state, EntrantNumber entrant);
/// Who plays this number from now on.
EntrantNumber plays_now(const ContestState& state, PlayerNumber number);
/// The place of an event's penalty in the record of fouls; nothing when it has none.
std::optional<std::size_t> penalty_of(const ContestState& state, EventNumber event);

}  // namespace sifang::contest
