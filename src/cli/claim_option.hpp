#pragma once
// --claim: the patterns that the winner declared.

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "cli/command.hpp"
#include "rules/rulebook.hpp"

namespace sifang::cli {

/// Patterns by their id or by their name in the person's language; one that is there twice is named twice.
tl::expected<Claim, Complaint> read_claim(const Context& context, const Rulebook& rulebook,
                                          const std::vector<std::string>& names);

}  // namespace sifang::cli
