#pragma once
// The integrity check: SQLite's own, and ours over every seal.

#include "store/database.hpp"

namespace sifang::store {

/// What cannot be read is damage too; a fault is only what keeps the check from being made.
Result<std::vector<Damage>> find_damage(Database& database);

}  // namespace sifang::store
