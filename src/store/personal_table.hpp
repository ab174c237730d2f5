#pragma once
// Personal data beside the streams: the one table whose content can be erased.

#include "store/database.hpp"

namespace sifang::store {

/// These two within a transaction for writing.
Result<void> put_fields(Database& database, const StreamName& name, const std::vector<PersonalField>& fields);
/// How many there were.
Result<std::size_t> erase_fields(Database& database, const StreamName& name, std::uint32_t person);
Result<std::vector<PersonalField>> read_fields(Database& database, const StreamName& name);

}  // namespace sifang::store
