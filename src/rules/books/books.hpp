#pragma once
// The one list of families. Everything else asks here and knows no family by name.

#include <memory>
#include <span>
#include <string_view>

#include "rules/rulebook.hpp"

namespace sifang {

std::span<const Family* const> families();

/// The built-in edition of that id, or null. The table must outlive the rulebook.
std::unique_ptr<Rulebook> open_rulebook(std::string_view id, const SuitTable& table);

}  // namespace sifang
