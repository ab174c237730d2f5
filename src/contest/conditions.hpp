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
    Officials,        ///< of some duties, whatever their grade
};
inline constexpr unsigned asked_count = static_cast<unsigned>(Asked::Officials) + 1;
std::string_view id(Asked asked);

struct Condition {
    Asked asked = Asked::Players;
    int wanted = 0, have = 0;
    RefereeGrade grade = RefereeGrade::None;  ///< of referees
    std::string clause{};
    // Of officials.
    std::vector<Duty> duties{};  ///< all of them together
    int most = 0;                ///< that the book speaks of; 0: no number. More of them are no fault

    bool is_met() const { return have >= wanted; }
    bool operator==(const Condition&) const = default;
};

/// Of the class that the regulations name; of any other by naming it. Nothing when the book has no such
/// class.
std::vector<Condition> class_conditions(const Rulebook& rulebook, const ContestState& state,
                                        EventClass event_class);
/// The same with so many sessions planned.
std::vector<Condition> class_conditions(const Rulebook& rulebook, const ContestState& state,
                                        EventClass event_class, int sessions);
/// The best class whose conditions hold.
EventClass best_class(const Rulebook& rulebook, const ContestState& state);

/// Every number of officials that the book gives for such an event: referees by grade (gb98:Q135), where a
/// higher grade counts for a lower one; head referee, desks, referees by tables and players, arbitration
/// (gb98:Q137, gb98:Q143, gb98:Q145, gb98:Q148).
std::vector<Condition> staff_conditions(const Rulebook& rulebook, const ContestState& state);

}  // namespace sifang::contest
