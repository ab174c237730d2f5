#include "contest/pin.hpp"

#include <algorithm>

namespace sifang::contest {
namespace {

// mcr:A9-4.6.
constexpr std::array<PinGrade, 9> pin_table{{{9, 20, 0, 0, 0, false, "mcr:A9-4.6/9"},
                                             {8, 30, 0, 0, 0, false, "mcr:A9-4.6/8"},
                                             {7, 40, 0, 0, 0, false, "mcr:A9-4.6/7"},
                                             {6, 60, 1000, 16, 3, false, "mcr:A9-4.6/6"},
                                             {5, 80, 1500, 12, 2, false, "mcr:A9-4.6/5"},
                                             {4, 100, 2000, 8, 1, false, "mcr:A9-4.6/4"},
                                             {3, 120, 3000, 6, 0, true, "mcr:A9-4.6/3"},
                                             {2, 160, 4000, 3, 0, true, "mcr:A9-4.6/2"},
                                             {1, 200, 5000, 1, 0, true, "mcr:A9-4.6/1"}}};
// mcr:A9-4.7: no table points, and places of individual events only.
constexpr std::array<PinGrade, 9> web_pin_table{{{9, 0, 1000, 0, 0, false, "mcr:A9-4.7"},
                                                 {8, 0, 3000, 0, 0, false, "mcr:A9-4.7"},
                                                 {7, 0, 5000, 0, 0, false, "mcr:A9-4.7"},
                                                 {6, 0, 10000, 24, 0, false, "mcr:A9-4.7"},
                                                 {5, 0, 15000, 16, 0, false, "mcr:A9-4.7"},
                                                 {4, 0, 20000, 12, 0, false, "mcr:A9-4.7"},
                                                 {3, 0, 30000, 8, 0, false, "mcr:A9-4.7"},
                                                 {2, 0, 40000, 6, 0, false, "mcr:A9-4.7"},
                                                 {1, 0, 50000, 3, 0, false, "mcr:A9-4.7"}}};

void keep_best(std::optional<int>& best, std::optional<int> place) {
    if (place && *place > 0 && (!best || *place < *best)) best = place;
}

bool is_within(std::optional<int> place, int most) { return place && *place <= most; }

bool has_place(const PinGrade& grade, const PinFigures& figures) {
    if (grade.individual == 0) return true;
    if (grade.class_a) return is_within(figures.class_a, grade.individual);
    return is_within(figures.individual, grade.individual) || is_within(figures.group, grade.group_or_team) ||
           is_within(figures.team, grade.group_or_team);
}

}  // namespace

std::string_view id(PinKind kind) { return kind == PinKind::Pin ? "pin" : "web_pin"; }

std::span<const PinGrade, 9> pin_grades(PinKind kind) {
    return kind == PinKind::Pin ? pin_table : web_pin_table;
}

bool counts_for(PinKind kind, const PinResult& result) {
    return result.registered && result.event_class != EventClass::None &&
           result.online == (kind == PinKind::WebPin);
}

PinFigures pin_figures(PinKind kind, std::span<const PinResult> ledger) {
    PinFigures figures;
    for (const PinResult& result : ledger) {
        if (!counts_for(kind, result)) continue;
        figures.twelfths += std::max(0, result.twelfths);
        figures.points += std::max(0, result.points);
        keep_best(figures.individual, result.individual);
        keep_best(figures.group, result.group);
        keep_best(figures.team, result.team);
        if (result.event_class == EventClass::A) keep_best(figures.class_a, result.individual);
    }
    return figures;
}

PinMissing missing_for(const PinGrade& grade, const PinFigures& figures) {
    PinMissing missing;
    missing.grade = grade.grade;
    missing.twelfths = std::max(0, 12 * grade.table_points - figures.twelfths);
    missing.points = std::max(0, grade.points - figures.points);
    missing.place = !has_place(grade, figures);
    return missing;
}

PinStanding pin_standing(PinKind kind, std::span<const PinResult> ledger) {
    PinStanding standing;
    standing.kind = kind;
    standing.figures = pin_figures(kind, ledger);
    for (const PinGrade& grade : pin_grades(kind)) {
        const PinMissing missing = missing_for(grade, standing.figures);
        if (missing.none()) {
            standing.grade = grade.grade;
            standing.next.reset();
        } else if (!standing.next) {
            standing.next = missing;
        }
    }
    return standing;
}

}  // namespace sifang::contest
