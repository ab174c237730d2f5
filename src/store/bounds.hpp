#pragma once
// What every log refuses before it looks at what it has: names, lengths, counts.

#include "store/log.hpp"

namespace sifang::store {

Result<void> within_bounds(const StreamName& stream);
Result<void> within_bounds(const Append& append);
Result<void> within_bounds(const StreamName& stream, const std::vector<PersonalField>& fields);
Result<void> within_bounds(const StreamName& stream, std::string_view purpose, const Snapshot& snapshot);

/// The answer to an append, given what the stream has and where its command was stored before (0: never).
/// Lines are to be stored where it answers a version that the stream does not have yet.
Result<Appended> decide(const Append& append, Version has, Version stored_before);

}  // namespace sifang::store
