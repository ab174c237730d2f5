#pragma once
// What tests, and nobody else, set otherwise.

#include "store/schema.hpp"

namespace sifang::store {

struct SqliteOptions {
    /// How long another process may write before we give up.
    int busy_milliseconds = 5000;
    std::span<const char* const> steps = schema_steps();
};
Result<std::unique_ptr<Log>> open_sqlite(const std::string& path, Opening opening,
                                         const SqliteOptions& options);

}  // namespace sifang::store
