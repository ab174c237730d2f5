#pragma once
// Rulebooks for a call: by the id of an edition that comes with the program, or from a profile file.

#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "cli/command.hpp"
#include "hand/suit_table.hpp"
#include "rules/rulebook.hpp"

namespace sifang::cli {

/// Ids of all editions that come with the program, family by family.
std::vector<std::string> rulebook_ids();

/// `name` is an id, or a path when it is none. `option` is where the name stands in the call, for complaints.
tl::expected<std::unique_ptr<Rulebook>, Complaint> open_rules(const Context& context, const SuitTable& table,
                                                              const std::string& name,
                                                              std::string_view option);

/// --rules, with its completion. Without it the rules are those of `into`.
CLI::Option* add_rules_option(CLI::App& app, Context& context, std::string& into);

}  // namespace sifang::cli
