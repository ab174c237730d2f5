#pragma once
// Pin and Web Pin (mcr:A9): nine grades each, from 9, the lowest, to 1. A grade is reached when all its
// conditions hold at once; none replaces another (mcr:A9-4.5). The two are counted apart (mcr:A9-3.5).

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "contest/regulations.hpp"

namespace sifang::contest {

/// A line of a player's ledger, and of his application (mcr:A10 b): what he has from one event.
struct PinResult {
    std::string event;
    std::string dates{}, place{};
    EventClass event_class = EventClass::None;
    bool registered = false;  ///< at the Contest Center, and on file there (mcr:A9-4.4)
    bool online = false;      ///< counts for Web Pin, and only there
    unsigned players = 0, sessions = 0;
    int twelfths = 0;  ///< table points in twelfths
    int points = 0;    ///< competition points of the whole event; may be negative
    std::optional<int> individual{}, group{}, team{};  ///< places
    std::string certified_by{};                        ///< the referee who signed the results (mcr:A9-7.2 a)

    bool operator==(const PinResult&) const = default;
};

enum class PinKind : std::uint8_t { Pin, WebPin };
std::string_view id(PinKind kind);

/// What a grade asks for. What is 0 is not asked for.
struct PinGrade {
    int grade = 9;
    int table_points = 0;
    int points = 0;
    int individual = 0;     ///< this place or better
    int group_or_team = 0;  ///< or this one
    bool class_a = false;   ///< the place has to be of an A class event
    std::string_view clause;
};
/// From 9 to 1.
std::span<const PinGrade, 9> pin_grades(PinKind kind);

/// What counts of a ledger, added up.
struct PinFigures {
    int twelfths = 0;                                  ///< mcr:A9-4.1
    int points = 0;                                    ///< mcr:A9-4.2: of each event, if positive
    std::optional<int> individual{}, group{}, team{};  ///< the best places
    std::optional<int> class_a{};                      ///< the best individual place in an A class event

    bool operator==(const PinFigures&) const = default;
};
/// Whether a result counts for this kind at all: registered, with a class, and of that kind.
bool counts_for(PinKind kind, const PinResult& result);
PinFigures pin_figures(PinKind kind, std::span<const PinResult> ledger);

/// What is still missing for a grade.
struct PinMissing {
    int grade = 9;
    int twelfths = 0;  ///< table points in twelfths; 0: enough
    int points = 0;
    bool place = false;  ///< none of the places will do

    bool none() const { return twelfths == 0 && points == 0 && !place; }
    bool operator==(const PinMissing&) const = default;
};
PinMissing missing_for(const PinGrade& grade, const PinFigures& figures);

struct PinStanding {
    PinKind kind = PinKind::Pin;
    int grade = 0;  ///< the highest reached, 9 to 1; 0: none
    PinFigures figures;
    std::optional<PinMissing> next{};  ///< for the grade above it; nothing above 1

    bool operator==(const PinStanding&) const = default;
};
PinStanding pin_standing(PinKind kind, std::span<const PinResult> ledger);

}  // namespace sifang::contest
