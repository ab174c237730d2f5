#pragma once
// JSON texts as values and back.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "rules/value.hpp"
#include "wire/json_error.hpp"

namespace sifang {

/// Reads one JSON text (RFC 8259), strictly: no repeated names, no comments, at most JsonReader::max_depth
/// deep. Whole numbers become integers, all others reals. `max_bytes` bounds what is looked at.
tl::expected<Value, JsonError> parse_json(std::string_view text,
                                          std::size_t max_bytes = std::size_t{1} << 20);

enum class JsonStyle : std::uint8_t {
    Compact,    ///< one line, fields in their order
    Pretty,     ///< indented by two spaces, a line for each field and item, fields in their order
    Canonical,  ///< compact with fields sorted by name: equal values give equal bytes (RFC 8785 but for
                ///< reals)
};

std::string write_json(const Value& value, JsonStyle style = JsonStyle::Compact);
void append_json(std::string& out, const Value& value, JsonStyle style = JsonStyle::Compact);

/// A string with its quotes. Bytes that are no UTF-8 become U+FFFD, so that what we write can be read.
void append_json_string(std::string& out, std::string_view text);
void append_integer(std::string& out, std::int64_t value);

}  // namespace sifang
