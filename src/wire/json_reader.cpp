#include "wire/json_reader.hpp"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "wire/utf8.hpp"

namespace sifang {
namespace {

/// Characters that stand for themselves in a string and need no second look: printable ASCII but " and \.
constexpr std::array<bool, 256> plain = [] {
    std::array<bool, 256> table{};
    for (unsigned c = 0x20; c < 0x80; ++c) table[c] = c != '"' && c != '\\';
    return table;
}();

constexpr bool is_plain(char c) { return plain[static_cast<unsigned char>(c)]; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// A real as JSON writes it, already checked; false if a double cannot hold it.
bool to_real(std::string_view digits, double& real) {
#if defined(__cpp_lib_to_chars)
    return std::from_chars(digits.data(), digits.data() + digits.size(), real).ec == std::errc();
#else
    const std::string copy(digits);  // no from_chars for reals here; such builds know one locale only
    real = std::strtod(copy.c_str(), nullptr);
    return std::isfinite(real);
#endif
}

}  // namespace

bool JsonReader::fail(JsonFault fault, std::size_t offset) {
    if (!failed_) {
        failed_ = true;
        fault_ = fault;
        fault_offset_ = offset;
    }
    return false;
}

void JsonReader::skip_space() {
    while (at_ < text_.size()) {
        const char c = text_[at_];
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r') return;
        ++at_;
    }
}

JsonKind JsonReader::peek() {
    if (failed_) return JsonKind::None;
    skip_space();
    if (at_ == text_.size()) {
        fail(JsonFault::UnexpectedEnd);
        return JsonKind::None;
    }
    switch (const char c = text_[at_]) {
        case '{': return JsonKind::Object;
        case '[': return JsonKind::List;
        case '"': return JsonKind::String;
        case 't':
        case 'f': return JsonKind::Boolean;
        case 'n': return JsonKind::Null;
        default:
            if (c == '-' || is_digit(c)) return JsonKind::Number;
            fail(JsonFault::UnexpectedCharacter);
            return JsonKind::None;
    }
}

/// The value is of another kind than was asked for, unless it is no value at all.
bool JsonReader::wrong_type() {
    const std::size_t begin = value_offset_;
    return skip() && fail(JsonFault::WrongType, begin);
}

bool JsonReader::start(char opening) {
    if (failed_) return false;
    skip_space();
    value_offset_ = at_;
    if (at_ < text_.size() && text_[at_] == opening) return true;
    return wrong_type();
}

bool JsonReader::enter(char opening) {
    if (!start(opening)) return false;
    if (depth_ == max_depth) return fail(JsonFault::TooDeep);
    begun_ &= ~(std::uint64_t{1} << depth_);
    ++depth_;
    ++at_;
    return true;
}

bool JsonReader::enter_object() { return enter('{'); }
bool JsonReader::enter_list() { return enter('['); }

/// Past the comma to the next member; false at the closing character, which is taken.
bool JsonReader::next(char closing) {
    if (failed_) return false;
    assert(depth_ > 0);
    skip_space();
    if (at_ == text_.size()) return fail(JsonFault::UnexpectedEnd);
    const std::uint64_t bit = std::uint64_t{1} << (depth_ - 1);
    if (text_[at_] == closing) {
        ++at_;
        --depth_;
        return false;
    }
    if (begun_ & bit) {
        if (text_[at_] != ',') return fail(JsonFault::UnexpectedCharacter);
        ++at_;
        skip_space();
        if (at_ == text_.size()) return fail(JsonFault::UnexpectedEnd);
        if (text_[at_] == closing) return fail(JsonFault::UnexpectedCharacter);
    }
    begun_ |= bit;
    return true;
}

bool JsonReader::next_item() { return next(']'); }

bool JsonReader::next_field(std::string_view& name) {
    if (!next('}')) return false;
    if (text_[at_] != '"') return fail(JsonFault::UnexpectedCharacter);
    if (!quoted(name)) return false;
    const std::size_t name_offset = value_offset_;
    skip_space();
    if (at_ == text_.size()) return fail(JsonFault::UnexpectedEnd);
    if (text_[at_] != ':') return fail(JsonFault::UnexpectedCharacter);
    ++at_;
    value_offset_ = name_offset;
    return true;
}

bool JsonReader::string(std::string_view& value) { return start('"') && quoted(value); }

bool JsonReader::quoted(std::string_view& value) {
    const std::size_t begin = ++at_;
    value_offset_ = begin;
    escaped_ = false;
    for (;;) {
        while (at_ < text_.size() && is_plain(text_[at_])) ++at_;
        if (at_ == text_.size()) return fail(JsonFault::UnexpectedEnd);
        if (text_[at_] == '"') {
            value = text_.substr(begin, at_ - begin);
            ++at_;
            return true;
        }
        if (text_[at_] == '\\') return quoted_with_escapes(begin, value);
        if (!utf8_character()) return false;
    }
}

bool JsonReader::utf8_character() {
    if (static_cast<unsigned char>(text_[at_]) < 0x20) return fail(JsonFault::ControlCharacter);
    const std::size_t length = utf8_length(text_.substr(at_, 4));
    if (length == 0) return fail(JsonFault::BadUtf8);
    at_ += length;
    return true;
}

bool JsonReader::quoted_with_escapes(std::size_t begin, std::string_view& value) {
    escaped_ = true;
    unescaped_.assign(text_.substr(begin, at_ - begin));
    for (;;) {
        const std::size_t from = at_;
        while (at_ < text_.size() && is_plain(text_[at_])) ++at_;
        if (at_ == text_.size()) return fail(JsonFault::UnexpectedEnd);
        const char c = text_[at_];
        if (c != '"' && c != '\\' && !utf8_character()) return false;
        unescaped_ += text_.substr(from, at_ - from);
        if (c == '"') {
            ++at_;
            value = unescaped_;
            return true;
        }
        if (c == '\\' && !escape()) return false;
    }
}

bool JsonReader::escape() {
    const std::size_t backslash = at_++;
    if (at_ == text_.size()) return fail(JsonFault::UnexpectedEnd);
    switch (text_[at_++]) {
        case '"': unescaped_ += '"'; return true;
        case '\\': unescaped_ += '\\'; return true;
        case '/': unescaped_ += '/'; return true;
        case 'b': unescaped_ += '\b'; return true;
        case 'f': unescaped_ += '\f'; return true;
        case 'n': unescaped_ += '\n'; return true;
        case 'r': unescaped_ += '\r'; return true;
        case 't': unescaped_ += '\t'; return true;
        case 'u': break;
        default: return fail(JsonFault::BadEscape, backslash);
    }
    std::uint32_t unit = 0;
    if (!hex4(unit)) return fail(JsonFault::BadEscape, backslash);
    const bool high = unit >= 0xD800 && unit <= 0xDBFF, low = unit >= 0xDC00 && unit <= 0xDFFF;
    if (low) return fail(JsonFault::BadEscape, backslash);
    if (high) {
        std::uint32_t second = 0;
        if (text_.substr(at_, 2) != "\\u") return fail(JsonFault::BadEscape, backslash);
        at_ += 2;
        if (!hex4(second) || second < 0xDC00 || second > 0xDFFF) return fail(JsonFault::BadEscape, backslash);
        unit = 0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00);
    }
    append_utf8(unescaped_, unit);
    return true;
}

bool JsonReader::hex4(std::uint32_t& unit) {
    const std::string_view digits = text_.substr(at_, 4);
    if (digits.size() < 4) return false;
    const char* const end = digits.data() + 4;
    if (std::from_chars(digits.data(), end, unit, 16).ptr != end) return false;
    at_ += 4;
    return true;
}

bool JsonReader::word(std::string_view word) {
    if (text_.substr(at_, word.size()) == word) {
        at_ += word.size();
        return true;
    }
    while (at_ < text_.size() && !word.empty() && text_[at_] == word[0]) {
        ++at_;
        word.remove_prefix(1);
    }
    return fail(at_ == text_.size() ? JsonFault::UnexpectedEnd : JsonFault::UnexpectedCharacter);
}

bool JsonReader::boolean(bool& value) {
    const JsonKind kind = peek();
    value_offset_ = at_;
    if (kind == JsonKind::None) return false;
    if (kind != JsonKind::Boolean) return wrong_type();
    value = text_[at_] == 't';
    return word(value ? "true" : "false");
}

bool JsonReader::null() {
    const JsonKind kind = peek();
    value_offset_ = at_;
    if (kind == JsonKind::None) return false;
    return kind == JsonKind::Null ? word("null") : wrong_type();
}

/// The extent of a number by JSON's grammar: no plus, no leading zero, a digit on both sides of the point.
bool JsonReader::number_text(std::string_view& digits, bool& whole) {
    const JsonKind kind = peek();
    const std::size_t begin = value_offset_ = at_;
    if (kind == JsonKind::None) return false;
    if (kind != JsonKind::Number) return wrong_type();
    const auto here = [&] { return at_ < text_.size() ? text_[at_] : '\0'; };
    const auto some_digits = [&] {
        if (!is_digit(here())) return fail(JsonFault::BadNumber);
        while (is_digit(here())) ++at_;
        return true;
    };
    if (here() == '-') ++at_;
    if (here() == '0') {
        ++at_;
        if (is_digit(here())) return fail(JsonFault::BadNumber);
    } else if (!some_digits()) {
        return false;
    }
    whole = true;
    if (here() == '.') {
        whole = false;
        ++at_;
        if (!some_digits()) return false;
    }
    if (here() == 'e' || here() == 'E') {
        whole = false;
        ++at_;
        if (here() == '+' || here() == '-') ++at_;
        if (!some_digits()) return false;
    }
    digits = text_.substr(begin, at_ - begin);
    return true;
}

bool JsonReader::number(bool& whole, std::int64_t& integer, double& real) {
    std::string_view digits;
    if (!number_text(digits, whole)) return false;
    const bool held =
        whole ? std::from_chars(digits.data(), digits.data() + digits.size(), integer).ec == std::errc()
              : to_real(digits, real);
    return held || fail(JsonFault::NumberRange, value_offset_);
}

bool JsonReader::integer(std::int64_t& value) {
    bool whole = false;
    double real = 0;
    if (!number(whole, value, real)) return false;
    return whole || fail(JsonFault::WrongType, value_offset_);
}

bool JsonReader::skip() {
    std::string_view text;
    bool flag = false;
    std::int64_t integer = 0;
    double real = 0;
    switch (peek()) {
        case JsonKind::Null: return null();
        case JsonKind::Boolean: return boolean(flag);
        case JsonKind::Number: return number(flag, integer, real);
        case JsonKind::String: return string(text);
        case JsonKind::List:
            if (!enter_list()) return false;
            while (next_item())
                if (!skip()) return false;
            return !failed_;
        case JsonKind::Object:
            if (!enter_object()) return false;
            while (next_field(text))
                if (!skip()) return false;
            return !failed_;
        case JsonKind::None: break;
    }
    return false;
}

bool JsonReader::finish() {
    if (failed_) return false;
    assert(depth_ == 0);
    skip_space();
    return at_ == text_.size() || fail(JsonFault::TrailingText);
}

}  // namespace sifang
