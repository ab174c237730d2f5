#pragma once
// Snapshots: a cache. One that is damaged, or that was made after another line than the stream has, is none.

#include "store/database.hpp"

namespace sifang::store {

/// Within a transaction for writing.
Result<void> put_snapshot(Database& database, const StreamName& name, std::string_view purpose,
                          const Snapshot& snapshot);
Result<Snapshot> read_snapshot(Database& database, const StreamName& name, std::string_view purpose);

}  // namespace sifang::store
