#pragma once
// What can be wrong with a JSON text, and where.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sifang {

enum class JsonFault : std::uint8_t {
    UnexpectedEnd,        ///< the text stops inside a value
    UnexpectedCharacter,  ///< a character that cannot stand here
    TrailingText,         ///< something after the value
    BadEscape,            ///< an unknown escape, or half of a surrogate pair
    BadUtf8,              ///< bytes that are no UTF-8, in a string
    ControlCharacter,     ///< an unescaped control character in a string
    BadNumber,            ///< not a number as JSON writes it
    NumberRange,          ///< a whole number beyond 64 bits or a real beyond a double
    DuplicateField,       ///< the same name twice in one object
    TooDeep,              ///< more arrays and objects in each other than JsonReader::max_depth
    TooLong,              ///< longer than the caller allows
    WrongType,            ///< a value of another kind than the reader of it asked for
};

/// Stable name of a fault: `json_unexpected_end`, …; `duplicate_field` and `wrong_type` without a prefix.
std::string_view code(JsonFault fault);

/// A place in a text, both from 1; columns count characters, not bytes.
struct TextPlace {
    std::size_t line = 1;
    std::size_t column = 1;
    bool operator==(const TextPlace&) const = default;
};
TextPlace place_in(std::string_view text, std::size_t offset);

struct JsonError {
    JsonFault fault = JsonFault::UnexpectedEnd;
    std::size_t offset = 0;  ///< in bytes from the start of the text
    TextPlace place;
    bool operator==(const JsonError&) const = default;
};

}  // namespace sifang
