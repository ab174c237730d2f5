#pragma once
// The regulations of one contest: what its organisers decide before anybody enters (gb98:Q25(3)). What the
// book says is the rulebook's; `by_the_book` begins with it.

#include <string>

#include "rules/rulebook.hpp"

namespace sifang::contest {

struct Regulations {
    std::string rules;  ///< id of the rulebook
    std::string title;
    std::string hosts{}, place{}, dates{};  ///< as they are printed
    EventClass event_class = EventClass::None;
    EventScope scope = EventScope::Local;
    bool registered = false;  ///< with whoever counts its results (mcr:A9-4.4, gb98:Q136)

    bool adults_only = false, no_pupils = false;
    unsigned team_size = 0;    ///< players of a team; 0: everybody plays for himself
    unsigned substitutes = 0;  ///< of a team, at the most
    bool compatriots_apart = false;
    unsigned least_sessions = 0;

    bool operator==(const Regulations&) const = default;
};

/// With the book's own figures and no teams.
Regulations by_the_book(const Rulebook& rulebook, std::string title);

/// Teams of the size the book has, or of four, with a substitute each.
Regulations with_teams(const Rulebook& rulebook, Regulations regulations);

}  // namespace sifang::contest
