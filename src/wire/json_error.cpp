#include "wire/json_error.hpp"

#include <algorithm>

namespace sifang {

std::string_view code(JsonFault fault) {
    switch (fault) {
        case JsonFault::UnexpectedEnd: return "json_unexpected_end";
        case JsonFault::UnexpectedCharacter: return "json_unexpected_character";
        case JsonFault::TrailingText: return "json_trailing_text";
        case JsonFault::BadEscape: return "json_bad_escape";
        case JsonFault::BadUtf8: return "json_bad_utf8";
        case JsonFault::ControlCharacter: return "json_control_character";
        case JsonFault::BadNumber: return "json_bad_number";
        case JsonFault::NumberRange: return "json_number_range";
        case JsonFault::DuplicateField: return "duplicate_field";
        case JsonFault::TooDeep: return "json_too_deep";
        case JsonFault::TooLong: return "json_too_long";
        case JsonFault::WrongType: return "wrong_type";
    }
    return "json";
}

TextPlace place_in(std::string_view text, std::size_t offset) {
    TextPlace place;
    for (const char c : text.substr(0, std::min(offset, text.size()))) {
        if (c == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++place.column;
        }
    }
    return place;
}

}  // namespace sifang
