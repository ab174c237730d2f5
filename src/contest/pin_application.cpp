#include "contest/pin_application.hpp"

#include <algorithm>

namespace sifang::contest {

std::string_view id(ApplicationRefusal refusal) {
    switch (refusal) {
        case ApplicationRefusal::NoSuchGrade: return "no_such_grade";
        case ApplicationRefusal::NoName: return "no_name";
        case ApplicationRefusal::NotReached: return "not_reached";
    }
    return "";
}

tl::expected<PinApplication, ApplicationFault> pin_application(PinKind kind, int grade,
                                                               std::span<const PinResult> ledger,
                                                               Applicant applicant, std::string date) {
    const auto grades = pin_grades(kind);
    const auto row = std::ranges::find(grades, grade, &PinGrade::grade);
    if (row == grades.end()) return tl::unexpected(ApplicationFault{ApplicationRefusal::NoSuchGrade});
    if (applicant.name.empty())
        return tl::unexpected(ApplicationFault{ApplicationRefusal::NoName, "mcr:A10 a"});

    PinApplication form;
    form.kind = kind;
    form.grade = grade;
    form.clause = row->clause;
    form.sums = pin_figures(kind, ledger);
    const PinMissing missing = missing_for(*row, form.sums);
    if (!missing.none())
        return tl::unexpected(ApplicationFault{ApplicationRefusal::NotReached, row->clause, missing});
    form.applicant = std::move(applicant);
    form.date = std::move(date);
    for (const PinResult& result : ledger) {
        if (!counts_for(kind, result)) continue;
        form.results.push_back(result);
        if (result.certified_by.empty()) form.uncertified.push_back(result.event);
    }
    return form;
}

}  // namespace sifang::contest
