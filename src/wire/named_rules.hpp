#pragma once
// The edition that a file names by id and hash, so that it is read by the very rules it was written under.

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "rules/rulebook.hpp"

namespace sifang {

enum class RulesFault : std::uint8_t {
    Unknown,      ///< an edition that we do not know, and no profile
    Changed,      ///< our edition of that name, or the profile, has another hash
    NotAProfile,  ///< what the profile is refused for is the subject
};
struct RulesError {
    RulesFault fault = RulesFault::Unknown;
    std::string subject;
};

/// `profile` is in canonical form; empty: the edition comes with the program.
tl::expected<std::unique_ptr<Rulebook>, RulesError> open_named_rules(std::string_view id,
                                                                     std::string_view hash,
                                                                     std::string_view profile,
                                                                     std::span<const Family* const> families,
                                                                     const SuitTable& table);

}  // namespace sifang
