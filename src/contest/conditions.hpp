#pragma once
// What the book asks of a contest beside what is there: shown to the organiser, and no more. (A class that is
// claimed is another matter: entries do not close before its conditions hold.)

#include "contest/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang::contest {

enum class Asked : std::uint8_t {
    Players,
    Sessions,
    Scope,            ///< 1: as the class has it
    Registered,       ///< 1: it is
    LeadingReferees,  ///< of the grade that the book wants at the head
    Referees,         ///< of the grade that the book counts by players
};
std::string_view id(Asked asked);

struct Condition {
    Asked asked = Asked::Players;
    int wanted = 0, have = 0;
    RefereeGrade grade = RefereeGrade::None;  ///< of referees
    std::string clause{};

    bool is_met() const { return have >= wanted; }
    bool operator==(const Condition&) const = default;
};

/// Of the class that the regulations name; of any other by naming it. Nothing when the book has no such
/// class.
std::vector<Condition> class_conditions(const Rulebook& rulebook, const ContestState& state,
                                        EventClass event_class);
/// The best class whose conditions hold.
EventClass best_class(const Rulebook& rulebook, const ContestState& state);

/// Referees of the grades that the book wants for such an event (gb98:Q135). A higher grade counts for a
/// lower one.
std::vector<Condition> staff_conditions(const Rulebook& rulebook, const ContestState& state);

}  // namespace sifang::contest
