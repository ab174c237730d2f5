#pragma once
// A refusal of the contest as a complaint: why not, about whom or what, by which clause, and what to do.

#include "cli/command.hpp"
#include "contest/contest.hpp"

namespace sifang::cli {

Complaint refusal_complaint(const Context& context, const contest::Contest& contest,
                            const contest::Refusal& refusal);

/// The words of an id of the sheet's, the record's or the appeal's own refusals; the id where it has none.
std::string inner_words(const Words& words, contest::Reason reason, const std::string& inner);

}  // namespace sifang::cli
