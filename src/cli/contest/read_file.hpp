#pragma once
// A file that is handed in: as much of it as may be looked at, and one byte more to see that it is longer.

#include "cli/contest/place_words.hpp"

namespace sifang::cli {

/// `-` is standard input. `option` is where the path stands in the call.
Read<std::string> read_file(const Context& context, std::string_view option, const std::string& path,
                            std::size_t most);

}  // namespace sifang::cli
