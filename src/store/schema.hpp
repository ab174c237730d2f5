#pragma once
// The tables of a log in a file, and how a file of an earlier program becomes one of this.

#include <span>

#include "store/database.hpp"

namespace sifang::store {

/// "SfLg", in the header of the file: what tells our files from everybody's.
inline constexpr std::int64_t log_application_id = 0x53664C67;

/// Step i takes a file from version i to i + 1; PRAGMA user_version says how many have been taken. A step
/// that has been released is never changed.
std::span<const char* const> schema_steps();

/// How many steps the file has behind it; 0: there is nothing in it. Refuses what is not ours (without having
/// touched it), what is newer than these steps, and what is ours but broken.
Result<std::size_t> schema_version(Database& database, std::span<const char* const> steps);

/// Takes the missing steps, all or none. Of two processes that come at the same time one does it.
Result<void> migrate(Database& database, std::span<const char* const> steps);

}  // namespace sifang::store
