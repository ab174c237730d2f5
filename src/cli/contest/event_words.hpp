#pragma once
// What happened, in a line.

#include <string>

#include "contest/contest.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// Whom or what an event is about, by names; empty where its kind says all. The state is any later one.
std::string event_subject(const Words& words, const contest::ContestState& state,
                          const contest::ContestEvent& event);
/// Entrant entered: e7 Name.
std::string event_words(const Words& words, const contest::ContestState& state,
                        const contest::ContestEvent& event);
/// 12  Entrant entered: e7 Name.
std::string event_line(const Words& words, const contest::Contest& contest, const contest::Logged& logged);
/// With the moment and the official.
std::string signed_event_line(const Words& words, const contest::Contest& contest,
                              const contest::Logged& logged);

}  // namespace sifang::cli
