#pragma once
// An edition as data that a file can hold, and back. docs/profiles.md tells what every field means.

#include <tl/expected.hpp>

#include "rules/hk/edition.hpp"
#include "rules/rulebook.hpp"
#include "rules/value.hpp"

namespace sifang::hk {

inline constexpr std::string_view family_id = "hk";

Value to_value(const Edition& edition);
/// Every field must be there and none besides; what is wrong is named by its path.
tl::expected<Edition, ProfileFault> from_value(const Value& value);

}  // namespace sifang::hk
