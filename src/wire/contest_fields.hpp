#pragma once
// The fields of every event of a contest, of its line and of the first line of a file. Internal to wire/.

#include "contest/event.hpp"
#include "wire/contest_file.hpp"
#include "wire/fields_of.hpp"
#include "wire/ruling_fields.hpp"
#include "wire/sheet_fields.hpp"

namespace sifang {

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
inline constexpr auto last_of<LateBy> = LateBy::Organisers;

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

// Sheets, penalties, appeals.

template <class V>
void fields(V& v, Of<contest::SheetChanged>) {
    using T = contest::SheetChanged;
    v("sheet", &T::sheet);
    v.one_of(&T::what);
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
    v.maybe("hand", &T::hand);
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
    using T = contest::ResultsPublished;
    v("stage", &T::stage);
    v.maybe("mark", &T::mark, AsSeed{});
}
template <class V>
void fields(V& v, Of<contest::Undone>) {
    v("of", &contest::Undone::of);
}

}  // namespace sifang
