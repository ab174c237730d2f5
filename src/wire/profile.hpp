#pragma once
// Profiles as text: a federation's own edition from a file, and any edition as JSON with its hash.

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "rules/rulebook.hpp"
#include "wire/json_error.hpp"

namespace sifang {

/// What is wrong with a profile file, and where. `fault.code` is one of ProfileFault, of JsonFault, or
/// `id_taken` (another edition comes with the program under that id), `bad_id` (not of a–z 0–9 _ -).
struct ProfileError {
    ProfileFault fault;
    TextPlace place;
};

inline constexpr std::size_t max_profile_bytes = std::size_t{1} << 20;

/// Opens the edition that a profile file describes: all fields of a family's profile, or `"based_on"` with
/// the id of an edition that comes with the program and the fields that differ from it, at any depth. Fields
/// that are unknown are refused with their path. The id must be the file's own unless nothing differs.
tl::expected<std::unique_ptr<Rulebook>, ProfileError> open_profile(std::string_view text,
                                                                   std::span<const Family* const> families,
                                                                   const SuitTable& table);

/// The profile in canonical form (JsonStyle::Canonical).
std::string canonical_profile(const Rulebook& book);
/// SHA-256 of the canonical form, in hexadecimal: what a record names to say which rules it was played by.
std::string profile_hash(const Rulebook& book);

/// Names of a pattern, as {"zh-Hans":…,"en":…}; null where there are none.
using PatternNames = std::function<Value(std::string_view id)>;

/// What `sifang rules P --json` prints:
/// {"id","family","hash","profile","patterns":[{"id","number","points","series",
/// "clause","excludes","names"}]}. A pattern without number or series has null there.
Value describe_rulebook(const Rulebook& book, const PatternNames& names = {});

}  // namespace sifang
