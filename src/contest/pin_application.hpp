#pragma once
// The application for a grade (mcr:A9-7.2, mcr:A10), as data for the form. The book gives the grade to who
// reaches it and asks for it himself.

#include <tl/expected.hpp>

#include "contest/pin.hpp"

namespace sifang::contest {

/// What the applicant fills in about himself (mcr:A10 a). Kept nowhere but on the form.
struct Applicant {
    std::string name;
    std::string sex{}, age{}, region{};
    std::string papers{};   ///< number of the identity card or passport
    std::string contact{};  ///< mail or telephone

    bool operator==(const Applicant&) const = default;
};

struct PinApplication {
    PinKind kind = PinKind::Pin;
    int grade = 9;
    std::string_view clause;
    Applicant applicant;
    std::string date;
    std::vector<PinResult> results;  ///< those that count, as they stand in the ledger
    PinFigures sums;
    std::vector<std::string> uncertified;  ///< events whose results no referee has signed (mcr:A9-7.2 a)

    bool operator==(const PinApplication&) const = default;
};

enum class ApplicationRefusal : std::uint8_t {
    NoSuchGrade,  ///< 9 to 1
    NoName,
    NotReached,  ///< conditions are missing
};
inline constexpr unsigned application_refusal_count =
    static_cast<unsigned>(ApplicationRefusal::NotReached) + 1;
std::string_view id(ApplicationRefusal refusal);

struct ApplicationFault {
    ApplicationRefusal why = ApplicationRefusal::NoSuchGrade;
    std::string_view clause{};
    PinMissing missing{};

    bool operator==(const ApplicationFault&) const = default;
};

/// `date` as it is to be printed.
tl::expected<PinApplication, ApplicationFault> pin_application(PinKind kind, int grade,
                                                               std::span<const PinResult> ledger,
                                                               Applicant applicant, std::string date);

}  // namespace sifang::contest
