#pragma once
// Streams, their lines and the commands these came from, in the tables of a database.

#include <optional>

#include "store/database.hpp"

namespace sifang::store {

struct StreamRow {
    std::int64_t number = 0;  ///< 0: the stream is not there
    Version version = 0;
    Seal seal = first_seal;  ///< of its last line
};
Result<StreamRow> find_stream(Database& database, const StreamName& stream);
/// With a row for it, also when it has no lines yet.
Result<StreamRow> find_or_make_stream(Database& database, const StreamName& stream);

/// The seal of a line; none where there is no such line.
Result<std::optional<Seal>> seal_of_line(Database& database, const StreamRow& stream, Version version);

/// Within a transaction for writing; the append is within bounds.
Result<Appended> append_lines(Database& database, const Append& append);
/// Lines that are missing between others or at the end are told as damage.
Result<std::vector<StoredLine>> read_lines(Database& database, const StreamName& name, Version after,
                                           std::size_t most);
Result<std::vector<StreamInfo>> list_streams(Database& database, StreamKind kind);

}  // namespace sifang::store
