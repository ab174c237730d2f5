#pragma once
// Why an event cannot happen, for each of them. The parts are in check_*.cpp, by what they are about.

#include "contest/contest.hpp"

namespace sifang::contest {

class EventCheck {
  public:
    using Why = std::optional<Refusal>;

    EventCheck(const Rulebook& rulebook, const ContestState& state, const Logged& logged)
        : book_(rulebook), s_(state), logged_(logged) {}

    /// Whoever records it may, and the contest is open.
    Why asked() const;

    // check_entry.cpp
    Why operator()(const ContestOpened& e) const;
    Why operator()(const StagesPlanned& e) const;
    Why operator()(const OfficialNamed& e) const;
    Why operator()(const OfficialReleased& e) const;
    Why operator()(const TeamEntered& e) const;
    Why operator()(const EntrantEntered& e) const;
    Why operator()(const EntryRemoved& e) const;
    Why operator()(const EntriesClosed& e) const;
    Why operator()(const CheckedIn& e) const;
    // check_seating.cpp
    Why operator()(const OrderDrawn& e) const;
    Why operator()(const LotsDrawn& e) const;
    Why operator()(const NumbersDrawn& e) const;
    Why operator()(const JoinedLate& e) const;
    Why operator()(const SeatingDrafted& e) const;
    Why operator()(const SeatingPublished& e) const;
    // check_session.cpp
    Why operator()(const SessionStarted& e) const;
    Why operator()(const EndMoved& e) const;
    Why operator()(const SessionEnded& e) const;
    Why operator()(const ArrivedLate& e) const;
    Why operator()(const Forfeited& e) const;
    Why operator()(const StandInSeated& e) const;
    Why operator()(const Withdrew& e) const;
    Why operator()(const Substituted& e) const;
    // check_record.cpp
    Why operator()(const SheetChanged& e) const;
    Why operator()(const FoulRecorded& e) const;
    Why operator()(const FoulRevoked& e) const;
    Why operator()(const AppealOpened& e) const;
    Why operator()(const AppealChanged& e) const;
    Why operator()(const TieDrawn& e) const;
    Why operator()(const ResultsPublished& e) const;
    /// What is undone is looked at with the whole log (contest.cpp).
    Why operator()(const Undone&) const { return std::nullopt; }

  private:
    /// A penalty that no referee of this book could have given.
    Why penalty_fault(const Penalty& penalty) const;
    static Refusal no(Reason reason, std::string clause = {}) { return {reason, std::move(clause)}; }
    static Refusal no(Reason reason, EntrantNumber entrant, std::string clause = {});
    static Refusal no(Reason reason, TeamNumber team, std::string clause = {});
    static Refusal no(Reason reason, StageNumber stage, std::string clause = {});
    static Refusal no(Reason reason, const SessionId& session, std::string clause = {});
    static Refusal no(Reason reason, const SheetId& sheet, std::string clause = {});
    static Refusal no(Reason reason, const SessionId& session, PlayerNumber number);

    /// Empty, too long, or with what cannot be printed.
    static Why name_fault(std::string_view name);
    Why entry_fault(const EntrantEntered& e) const;
    Why team_fault(const Entry& entry, EntrantNumber number) const;
    Why teams_incomplete() const;
    /// Of the class that the regulations name, with so many sessions.
    Why class_fault(unsigned sessions) const;
    const ContestClauses& clauses() const { return book_.contest().clauses; }
    bool is_drawn() const { return !s_.by_number.empty(); }
    /// The session is published and runs.
    Why not_running(const SessionId& session) const;
    Why not_seated(const SessionId& session, PlayerNumber number) const;
    Why round_fault(const SeatingDrafted& e, const seating::Round& round,
                    const std::vector<PlayerNumber>& may, std::size_t session) const;
    Why group_fault(const SeatingDrafted& e) const;
    /// Whether he may write this on a sheet.
    Why sheet_duty_fault(const SheetChanged& e) const;
    /// A penalty is to stand on this sheet and does not.
    Why not_booked(const SheetId& sheet, const FoulRecorded* more = nullptr) const;
    Why team_tie_fault(const TieDrawn& e) const;
    /// A table's referee has this table.
    Why table_not_his(const SheetId& sheet) const;
    unsigned running_number(const SessionId& session) const;
    Why remedy_fault(const AppealState& appeal, const Remedy& remedy) const;

    const Rulebook& book_;
    const ContestState& s_;
    const Logged& logged_;
};

/// Why this cannot follow upon this state, whatever the log is.
std::optional<Refusal> event_refusal(const Rulebook& rulebook, const ContestState& state,
                                     const Logged& logged);

/// How manieth session of the whole contest it is, from 1: what repeats of fouls are counted by.
int session_in_contest(const ContestState& state, const SessionId& session);

/// The row of a sheet put right by what was paid wrongly: what stands there, and the difference.
tl::expected<SheetCorrected, Refusal> correction_of(const ContestState& state, const AppealState& appeal,
                                                    const PointsCorrected& points);

}  // namespace sifang::contest
