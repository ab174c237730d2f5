#pragma once
// What the parts of a contest's events are called in a line, each said once: writing, reading and whatever
// describes the form go by these lists. docs/contest-log.md tells what each means. Internal to wire/.
//
//     template <class V>
//     void fields(V& v, Of<contest::Team>) {
//         v("name", &contest::Team::name);            // always there
//         v.maybe("region", &contest::Team::region);  // left out when it is that of a Team{}
//     }
//
// What is left out means what the type begins with, for ever: such a beginning is part of the form, and
// changing it changes every log there is.

#include <array>
#include <string_view>

#include "contest/event.hpp"
#include "wire/contest_file.hpp"

namespace sifang {

/// Names the list of a type's fields.
template <class T>
struct Of {};

// A third argument where the type alone does not say how it is spelled.

/// One of the four at a table: 1 to 4.
struct AsPlayer {};
/// 64 bits: a string, for numbers of JavaScript end at 2^53.
struct AsSeed {};
/// 256 bits: 64 hexadecimal digits.
struct AsHash {};
/// A text that is JSON itself and stands there as such.
struct AsJson {};

// Enumerations are spelled by their ids; this is the last of each.
template <class E>
inline constexpr E last_of = E::none_given;
template <>
inline constexpr auto last_of<EventClass> = EventClass::C;
template <>
inline constexpr auto last_of<EventScope> = static_cast<EventScope>(event_scope_count - 1);
template <>
inline constexpr auto last_of<RefereeGrade> = RefereeGrade::National;
template <>
inline constexpr auto last_of<contest::Format> = static_cast<contest::Format>(contest::format_count - 1);
template <>
inline constexpr auto last_of<contest::Role> = static_cast<contest::Role>(contest::role_count - 1);
template <>
inline constexpr auto last_of<contest::Duty> = static_cast<contest::Duty>(contest::duty_count - 1);
template <>
inline constexpr auto last_of<contest::Booking> = static_cast<contest::Booking>(contest::booking_count - 1);
template <>
inline constexpr auto last_of<contest::Signer> = static_cast<contest::Signer>(contest::signer_count - 1);
template <>
inline constexpr auto last_of<LateBy> = LateBy::Organisers;
template <>
inline constexpr auto last_of<End> = End::Void;
template <>
inline constexpr auto last_of<SanctionKind> = SanctionKind::VoidHand;
template <>
inline constexpr auto last_of<Measure> = static_cast<Measure>(measure_count - 1);
template <>
inline constexpr auto last_of<FoulScope> = FoulScope::WholeEvent;
template <>
inline constexpr auto last_of<Office> = Office::Arbitration;
template <>
inline constexpr auto last_of<AppealBody> = AppealBody::Committee;
template <>
inline constexpr auto last_of<EventMeasureKind> = EventMeasureKind::Notice;
template <>
inline constexpr auto last_of<Appellant> = Appellant::Leader;
template <>
inline constexpr auto last_of<AppealMatter> = AppealMatter::Other;
template <>
inline constexpr auto last_of<AppealVerdict> = AppealVerdict::Dismissed;

// Where there is one thing of several: the field that is there says which. In the order of the variant.

constexpr auto alternatives(Of<contest::SheetEvent>) {
    return std::to_array<std::string_view>({"hand", "totals", "signed", "closed", "corrected"});
}
constexpr auto alternatives(Of<AppealEvent>) {
    return std::to_array<std::string_view>({"filed", "heard", "carried_on"});
}

// A line.

template <class V>
void fields(V& v, Of<contest::Logged>) {
    using T = contest::Logged;
    v("n", &T::number);
    v("at", &T::at);
    v("by", &T::by);
    v.told_by("event", &T::event);  // and the fields of the event itself
}

/// The first line of a file.
template <class V>
void fields(V& v, Of<ContestHeader>) {
    using T = ContestHeader;
    v("contest", &T::version);
    v("rules", &T::rules);
    v("rules_hash", &T::hash, AsHash{});
    v("title", &T::title);
    v("events", &T::events);
    v.maybe("profile", &T::profile, AsJson{});
}

// Before play.

template <class V>
void fields(V& v, Of<contest::Regulations>) {
    using T = contest::Regulations;
    v("rules", &T::rules);
    v("title", &T::title);
    v.maybe("hosts", &T::hosts);
    v.maybe("place", &T::place);
    v.maybe("dates", &T::dates);
    v.maybe("class", &T::event_class);
    v.maybe("scope", &T::scope);
    v.maybe("registered", &T::registered);
    v.maybe("adults_only", &T::adults_only);
    v.maybe("no_pupils", &T::no_pupils);
    v.maybe("team_size", &T::team_size);
    v.maybe("substitutes", &T::substitutes);
    v.maybe("compatriots_apart", &T::compatriots_apart);
    v.maybe("least_sessions", &T::least_sessions);
}
template <class V>
void fields(V& v, Of<contest::ContestOpened>) {
    using T = contest::ContestOpened;
    v("regulations", &T::regulations);
    v("organiser", &T::organiser);
}
template <class V>
void fields(V& v, Of<contest::StagePlan>) {
    using T = contest::StagePlan;
    v("name", &T::name);
    v("format", &T::format);
    v("sessions", &T::sessions);
    v.maybe("group", &T::group);
    v.maybe("go_on", &T::go_on);
    v.maybe("carry", &T::carry);
    v.maybe("same_walls", &T::same_walls);
    v.maybe("group_points", &T::group_points);
}
template <class V>
void fields(V& v, Of<contest::StagesPlanned>) {
    v("stages", &contest::StagesPlanned::stages);
}
template <class V>
void fields(V& v, Of<contest::Official>) {
    using T = contest::Official;
    v("name", &T::name);
    v("duty", &T::duty);
    v.maybe("grade", &T::grade);
    v.maybe("first_table", &T::first_table);
    v.maybe("last_table", &T::last_table);
}
template <class V>
void fields(V& v, Of<contest::OfficialNamed>) {
    using T = contest::OfficialNamed;
    v("number", &T::number);
    v("official", &T::official);
}
template <class V>
void fields(V& v, Of<contest::OfficialReleased>) {
    v("number", &contest::OfficialReleased::number);
}
template <class V>
void fields(V& v, Of<contest::Team>) {
    using T = contest::Team;
    v("name", &T::name);
    v.maybe("region", &T::region);
}
template <class V>
void fields(V& v, Of<contest::TeamEntered>) {
    using T = contest::TeamEntered;
    v("number", &T::number);
    v("team", &T::team);
}
template <class V>
void fields(V& v, Of<contest::Entry>) {
    using T = contest::Entry;
    v("name", &T::name);
    v.maybe("region", &T::region);
    v.maybe("team", &T::team);
    v.maybe("role", &T::role);
    v.maybe("adult", &T::adult);
    v.maybe("pupil", &T::pupil);
    v.maybe("namesake", &T::namesake);
}
template <class V>
void fields(V& v, Of<contest::EntrantEntered>) {
    using T = contest::EntrantEntered;
    v("number", &T::number);
    v("entry", &T::entry);
}
template <class V>
void fields(V& v, Of<contest::EntryRemoved>) {
    v("number", &contest::EntryRemoved::number);
}
template <class V>
void fields(V&, Of<contest::EntriesClosed>) {}
template <class V>
void fields(V& v, Of<contest::CheckedIn>) {
    using T = contest::CheckedIn;
    v("number", &T::number);
    v.maybe("session", &T::session);
}

// The draw of lots.

template <class V>
void fields(V& v, Of<contest::OrderDrawn>) {
    using T = contest::OrderDrawn;
    v.maybe("seed", &T::seed, AsSeed{});
    v("order", &T::order);
}
template <class V>
void fields(V& v, Of<contest::DrawnLot>) {
    using T = contest::DrawnLot;
    v("team", &T::team);
    v("lot", &T::lot);
    v.maybe("by_committee", &T::by_committee);
}
template <class V>
void fields(V& v, Of<contest::LotsDrawn>) {
    using T = contest::LotsDrawn;
    v.maybe("seed", &T::seed, AsSeed{});
    v("lots", &T::lots);
}
template <class V>
void fields(V& v, Of<contest::NumbersDrawn>) {
    using T = contest::NumbersDrawn;
    v.maybe("seed", &T::seed, AsSeed{});
    v("by_number", &T::by_number);
}

// Seating.

template <class V>
void fields(V& v, Of<contest::SeatingDrafted>) {
    using T = contest::SeatingDrafted;
    v("stage", &T::stage);
    v.maybe("from", &T::from);
    v("sessions", &T::sessions);
}
template <class V>
void fields(V& v, Of<contest::SeatingPublished>) {
    v("stage", &contest::SeatingPublished::stage);
}

// Sessions.

template <class V>
void fields(V& v, Of<contest::SessionStarted>) {
    v("session", &contest::SessionStarted::session);
}
template <class V>
void fields(V& v, Of<contest::EndMoved>) {
    using T = contest::EndMoved;
    v("session", &T::session);
    v("minutes", &T::minutes);
}
template <class V>
void fields(V& v, Of<contest::SessionEnded>) {
    v("session", &contest::SessionEnded::session);
}
template <class V>
void fields(V& v, Of<contest::ArrivedLate>) {
    using T = contest::ArrivedLate;
    v("session", &T::session);
    v("number", &T::number);
    v.maybe("late_by", &T::by);
}
template <class V>
void fields(V& v, Of<contest::Forfeited>) {
    using T = contest::Forfeited;
    v("session", &T::session);
    v("number", &T::number);
}
template <class V>
void fields(V& v, Of<contest::StandInSeated>) {
    using T = contest::StandInSeated;
    v("session", &T::session);
    v("number", &T::number);
    v("name", &T::name);
}
template <class V>
void fields(V& v, Of<contest::Withdrew>) {
    v("number", &contest::Withdrew::number);
}
template <class V>
void fields(V& v, Of<contest::Substituted>) {
    using T = contest::Substituted;
    v("number", &T::number);
    v("substitute", &T::substitute);
    v("from", &T::from);
}
template <class V>
void fields(V& v, Of<contest::JoinedLate>) {
    using T = contest::JoinedLate;
    v("entrant", &T::entrant);
    v("number", &T::number);
}

// Sheets.

template <class V>
void fields(V& v, Of<contest::WrittenWin>) {
    using T = contest::WrittenWin;
    v("winner", &T::winner, AsPlayer{});
    v.maybe("giver", &T::giver, AsPlayer{});
    v("total", &T::total);
    v.maybe("liable", &T::liable, AsPlayer{});
    v.maybe("robbed", &T::robbed);
}
template <class V>
void fields(V& v, Of<contest::HandWritten>) {
    using T = contest::HandWritten;
    v("hand", &T::hand);
    v("dealer", &T::dealer, AsPlayer{});
    v.maybe("wins", &T::wins);
    v.maybe("points", &T::points);
    v.maybe("fines", &T::fines);
    v.maybe("false_wins", &T::false_wins);
    v.maybe("warnings", &T::warnings);
    v.maybe("fouls", &T::fouls);
    v.maybe("end", &T::end);
    v.maybe("waiting", &T::waiting);
    v.maybe("nagashi", &T::nagashi);
    v.maybe("deposits", &T::deposits);
    v.maybe("dealer_found", &T::dealer_found);
}
template <class V>
void fields(V& v, Of<contest::TotalsWritten>) {
    using T = contest::TotalsWritten;
    v("scores", &T::scores);
    v.maybe("fines", &T::fines);
}
template <class V>
void fields(V& v, Of<contest::SheetSigned>) {
    v("signer", &contest::SheetSigned::signer);
}
template <class V>
void fields(V&, Of<contest::SheetClosed>) {}
template <class V>
void fields(V& v, Of<contest::SheetCorrected>) {
    using T = contest::SheetCorrected;
    v.maybe("hand", &T::hand);
    v("points", &T::points);
    v.maybe("fines", &T::fines);
    v("reason", &T::reason);
}
template <class V>
void fields(V& v, Of<contest::SheetChanged>) {
    using T = contest::SheetChanged;
    v("sheet", &T::sheet);
    v.one_of(&T::what);
}

// Penalties.

template <class V>
void fields(V& v, Of<FoulPlace>) {
    using T = FoulPlace;
    v.maybe("session", &T::session);
    v.maybe("table", &T::table);
    v.maybe("hand", &T::hand);
    v.maybe("at", &T::at);
}
template <class V>
void fields(V& v, Of<Consequence>) {
    using T = Consequence;
    v("measure", &T::measure);
    v.maybe("points", &T::points);
    v.maybe("amount", &T::amount);
    v.maybe("optional", &T::optional);
}
template <class V>
void fields(V& v, Of<Sanction>) {
    using T = Sanction;
    v("kind", &T::kind);
    v("seat", &T::seat);
    v.maybe("to", &T::to);
    v.maybe("points", &T::points);
    v.maybe("tiles", &T::pieces);
    v.maybe("lifted", &T::lifted);
}
template <class V>
void fields(V& v, Of<EventMeasure>) {
    using T = EventMeasure;
    v("kind", &T::kind);
    v.maybe("clause", &T::clause);
}
template <class V>
void fields(V& v, Of<Penalty>) {
    using T = Penalty;
    v("foul", &T::foul);
    v("who", &T::who);
    v.maybe("clause", &T::clause);
    v.maybe("counter", &T::counter);
    v.maybe("seat", &T::seat);
    v.maybe("place", &T::place);
    v.maybe("scope", &T::scope);
    v.maybe("time", &T::time);
    v.maybe("rung", &T::rung);
    v.maybe("instead", &T::instead);
    v.maybe("chosen", &T::chosen);
    v.maybe("forgiven", &T::forgiven);
    v.maybe("does", &T::does);
    v.maybe("sanctions", &T::sanctions);
    v.maybe("event", &T::event);
}
template <class V>
void fields(V& v, Of<contest::FoulRecorded>) {
    using T = contest::FoulRecorded;
    v("penalty", &T::penalty);
    v.maybe("sheet", &T::sheet);
    v.maybe("booking", &T::booking);
}
template <class V>
void fields(V& v, Of<contest::FoulRevoked>) {
    using T = contest::FoulRevoked;
    v("penalty", &T::penalty);
    v.maybe("reason", &T::reason);
}

// Appeals.

template <class V>
void fields(V& v, Of<AppealFiled>) {
    using T = AppealFiled;
    v("at", &T::at);
    v("by", &T::by);
    v.maybe("as", &T::as);
    v.maybe("written", &T::written);
    v.maybe("player_signed", &T::player_signed);
    v.maybe("leader_signed", &T::leader_signed);
    v.maybe("deposit", &T::deposit);
    v.maybe("matter", &T::matter);
    v.maybe("to", &T::to);
    v.maybe("ruled_by", &T::ruled_by);
    v.maybe("session_ended", &T::session_ended);
}
template <class V>
void fields(V& v, Of<PointsCorrected>) {
    using T = PointsCorrected;
    v.maybe("hand", &T::hand);
    v("points", &T::points);
}
template <class V>
void fields(V& v, Of<Remedy>) {
    using T = Remedy;
    v.maybe("revoked", &T::revoked);
    v.maybe("corrected", &T::corrected);
}
template <class V>
void fields(V& v, Of<AppealHeard>) {
    using T = AppealHeard;
    v("at", &T::at);
    v("by", &T::by);
    v("verdict", &T::verdict);
    v.maybe("within_powers", &T::within_powers);
    v.maybe("referee_disciplined", &T::referee_disciplined);
    v.maybe("remedy", &T::remedy);
}
template <class V>
void fields(V& v, Of<AppealCarriedOn>) {
    using T = AppealCarriedOn;
    v("at", &T::at);
    v("by", &T::by);
    v.maybe("written", &T::written);
}
template <class V>
void fields(V& v, Of<contest::AppealOpened>) {
    using T = contest::AppealOpened;
    v("number", &T::number);
    v("entrant", &T::entrant);
    v("sheet", &T::sheet);
    v.maybe("against", &T::against);
    v("filing", &T::filing);
}
template <class V>
void fields(V& v, Of<contest::AppealChanged>) {
    using T = contest::AppealChanged;
    v("number", &T::number);
    v.one_of(&T::what);
}

// The end.

template <class V>
void fields(V& v, Of<contest::TieDrawn>) {
    using T = contest::TieDrawn;
    v.maybe("stage", &T::stage);
    v.maybe("seed", &T::seed, AsSeed{});
    v.maybe("order", &T::order);
    v.maybe("teams", &T::teams);
}
template <class V>
void fields(V& v, Of<contest::ResultsPublished>) {
    v("stage", &contest::ResultsPublished::stage);
}
template <class V>
void fields(V& v, Of<contest::Undone>) {
    v("of", &contest::Undone::of);
}

}  // namespace sifang
