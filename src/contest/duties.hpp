#pragma once
// Who may do what.

#include "contest/event.hpp"

namespace sifang::contest {

/// Whether an official with this duty may record such an event. A table's referee is asked for his table
/// besides.
bool is_duty(Duty duty, const ContestEvent& event);

/// Whether he is, or sits in, the body before which an appeal comes.
bool hears(Duty duty, AppealBody body);

/// The office in which he takes a penalty back.
Office office_of(Duty duty);

}  // namespace sifang::contest
