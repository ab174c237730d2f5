#pragma once
// Which characters the bytes of a text file are.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace sifang::report {

/// As UTF-8 without its mark: from UTF-8 with or without one, or from UTF-16 with one. Else the text up to
/// the first byte that is none of it (a zero among them: no text has one).
tl::expected<std::string, std::string> decoded(std::string_view bytes);

/// Where in strict UTF-8 the first byte is that is none; the length when there is none.
std::size_t valid_utf8(std::string_view text);

}  // namespace sifang::report
