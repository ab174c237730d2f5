#pragma once
// From a path to connections: what is there, whether it is ours, whether it may be written to.

#include "store/sqlite_options.hpp"

namespace sifang::store {

/// A connection for writing to a log that has all its tables; made, or brought up to date, where need be.
Result<Database> open_for_writing(const std::string& path, bool create, const SqliteOptions& options);

/// How a file is to be opened for reading.
enum class Reading : std::uint8_t {
    Shared,      ///< others may be writing
    Unchanging,  ///< nobody can: the folder cannot be written to, and nothing is left over beside the file
};
Result<Reading> way_of_reading(const std::string& path, const SqliteOptions& options);
Result<Database> open_for_reading(const std::string& path, Reading reading, const SqliteOptions& options);

}  // namespace sifang::store
