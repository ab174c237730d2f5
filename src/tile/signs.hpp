#pragma once
// What one character of the notation stands for. Internal to the notation.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sifang::signs {

enum class Role : std::uint8_t {
    Unknown,
    Space,  ///< a space or comma
    Digit,  ///< value 0 to 9
    Suit,   ///< value is a Row
    Whole,  ///< a tile by itself; value is its index
};

/// The rows a digit can belong to: the three suits, the seven honours as riichi numbers them, the flowers.
enum Row : std::uint8_t { Characters, Dots, Bamboo, Honors, Flowers, rows };

struct Sign {
    Role role = Role::Unknown;
    std::uint8_t value = 0;
    std::uint8_t bytes = 1;
};

namespace detail {
/// Roles and values apart, each a byte: most of reading is these two loads.
struct AsciiTable {
    Role role[128]{};
    std::uint8_t value[128]{};
    constexpr AsciiTable() {
        const auto set = [this](char c, Role r, unsigned v) {
            role[static_cast<unsigned char>(c)] = r;
            value[static_cast<unsigned char>(c)] = static_cast<std::uint8_t>(v);
        };
        set(' ', Role::Space, 0);
        set(',', Role::Space, 0);
        for (unsigned d = 0; d < 10; ++d) set(static_cast<char>('0' + d), Role::Digit, d);
        for (unsigned row = 0; row < rows; ++row) set("mpszf"[row], Role::Suit, row);
        for (unsigned honor = 0; honor < 7; ++honor) set("ESWNCFP"[honor], Role::Whole, 27 + honor);
    }
};
inline constexpr AsciiTable ascii;
}  // namespace detail

/// A character that is not ASCII; anything but well-formed UTF-8 is one unknown character a byte.
Sign wide_sign(std::string_view rest);

/// The first character of a text that is not empty.
inline Sign sign_at(std::string_view text, std::size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte >= 128) return wide_sign(text.substr(at));
    return {detail::ascii.role[byte], detail::ascii.value[byte], 1};
}

}  // namespace sifang::signs
