#pragma once
// The rules of a session as fields of a profile; docs/profiles.md tells what each means.

#include "rules/form.hpp"
#include "rules/session.hpp"

namespace sifang {

/// How `tie` and `tied_places` are spelled.
inline constexpr Spelling<TiedPlaces> tied_places_words[] = {{TiedPlaces::Share, "share"},
                                                             {TiedPlaces::SeatOrder, "seat_order"}};

void describe_session(FormWriter& form, const SessionRules& session);
void describe_session(FormReader& form, SessionRules& session);

}  // namespace sifang
