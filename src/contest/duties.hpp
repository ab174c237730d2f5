#pragma once
// Who may do what.

#include "contest/state.hpp"

namespace sifang::contest {

/// Whether an official with this duty may record such an event. A table's referee is asked for his table
/// besides.
bool is_duty(Duty duty, const ContestEvent& event);

/// Organiser, head referee and deputies stand above the tables.
bool is_above_tables(Duty duty);

/// Whether he is the head referee, stands in for him, or, where none is named, is the organiser in his place.
bool heads_referees(const ContestState& state, OfficialNumber official);

/// Whether he may undo such an event: who may not do a thing may not undo it either. Of a sheet the desk and
/// the table's referee undo what they wrote while nobody has signed; signatures and closing are the head
/// referee's. A penalty is taken back by who stands above the tables.
bool may_undo(const ContestState& state, OfficialNumber official, const ContestEvent& event);

/// Whether he is, or sits in, the body before which an appeal comes.
bool hears(Duty duty, AppealBody body);

/// The office in which he takes a penalty back.
Office office_of(Duty duty);

}  // namespace sifang::contest
