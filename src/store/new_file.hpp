#pragma once
// A file that is there whole or not at all: it is filled under another name in the same folder, put on the
// disk, and only then given its name.

#include <functional>

#include "store/log.hpp"

namespace sifang::store {

/// `fill` makes the file it is told. Refused where there is a file of that name already, also when one comes
/// up while it is being filled.
Result<void> make_new_file(const std::string& path,
                           const std::function<Result<void>(const std::string&)>& fill);

}  // namespace sifang::store
