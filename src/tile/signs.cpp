#include "tile/signs.hpp"

namespace sifang::signs {
namespace {

struct WideSign {
    char32_t character;
    Role role;
    std::uint8_t value;
};

// Simplified, traditional and Japanese forms, and the common second names of the suits.
constexpr WideSign wide_signs[] = {
    {U'一', Role::Digit, 1},         {U'二', Role::Digit, 2},         {U'三', Role::Digit, 3},
    {U'四', Role::Digit, 4},         {U'五', Role::Digit, 5},         {U'六', Role::Digit, 6},
    {U'七', Role::Digit, 7},         {U'八', Role::Digit, 8},         {U'九', Role::Digit, 9},
    {U'万', Role::Suit, Characters}, {U'萬', Role::Suit, Characters}, {U'饼', Role::Suit, Dots},
    {U'餅', Role::Suit, Dots},       {U'筒', Role::Suit, Dots},       {U'条', Role::Suit, Bamboo},
    {U'條', Role::Suit, Bamboo},     {U'索', Role::Suit, Bamboo},     {U'東', Role::Whole, 27},
    {U'东', Role::Whole, 27},        {U'南', Role::Whole, 28},        {U'西', Role::Whole, 29},
    {U'北', Role::Whole, 30},        {U'中', Role::Whole, 31},        {U'發', Role::Whole, 32},
    {U'发', Role::Whole, 32},        {U'発', Role::Whole, 32},        {U'白', Role::Whole, 33},
    {U'春', Role::Whole, 34},        {U'夏', Role::Whole, 35},        {U'秋', Role::Whole, 36},
    {U'冬', Role::Whole, 37},        {U'梅', Role::Whole, 38},        {U'蘭', Role::Whole, 39},
    {U'兰', Role::Whole, 39},        {U'菊', Role::Whole, 40},        {U'竹', Role::Whole, 41},
};

struct Decoded {
    char32_t character = 0;
    std::uint8_t bytes = 0;  // 0: not UTF-8
};

Decoded decode(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    const unsigned length = lead >= 0xF0 && lead < 0xF8   ? 4
                            : lead >= 0xE0 && lead < 0xF0 ? 3
                            : lead >= 0xC0 && lead < 0xE0 ? 2
                                                          : 0;
    if (length == 0 || text.size() < length) return {};
    char32_t character = lead & (0x7Fu >> length);
    for (unsigned i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0u) != 0x80u) return {};
        character = character << 6 | (byte(i) & 0x3Fu);
    }
    return {character, static_cast<std::uint8_t>(length)};
}

}  // namespace

Sign wide_sign(std::string_view rest) {
    const Decoded decoded = decode(rest);
    if (decoded.bytes == 0) return {Role::Unknown, 0, 1};
    for (const WideSign& sign : wide_signs)
        if (sign.character == decoded.character) return {sign.role, sign.value, decoded.bytes};
    return {Role::Unknown, 0, decoded.bytes};
}

}  // namespace sifang::signs
