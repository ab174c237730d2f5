#pragma once
// UTF-8, as strictly as Unicode asks: no overlong forms, no surrogates, nothing past U+10FFFF.

#include <cstdint>
#include <string>
#include <string_view>

namespace sifang {

/// Bytes of the character at the start of `text`; 0 if they are no UTF-8 or there are none.
constexpr std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const auto continued = [&](std::size_t from, std::size_t to) {
        for (; from < to; ++from)
            if ((byte(from) & 0xC0) != 0x80) return false;
        return true;
    };
    const unsigned first = byte(0), second = byte(1);
    if (text.empty()) return 0;
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return continued(1, 2) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        if ((first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F)) return 0;
        return continued(1, 3) ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        if ((first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F)) return 0;
        return continued(1, 4) ? 4 : 0;
    }
    return 0;
}

/// Appends a code point, which must be one that UTF-8 can hold.
inline void append_utf8(std::string& out, std::uint32_t point) {
    const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80 | (point >> shift & 0x3F)); };
    if (point < 0x80) {
        out += static_cast<char>(point);
    } else if (point < 0x800) {
        out += static_cast<char>(0xC0 | point >> 6);
        tail(0);
    } else if (point < 0x10000) {
        out += static_cast<char>(0xE0 | point >> 12);
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0 | point >> 18);
        tail(12);
        tail(6);
        tail(0);
    }
}

}  // namespace sifang
