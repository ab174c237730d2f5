#include "wire/tenhou_wall.hpp"

#include <charconv>
#include <numeric>
#include <utility>

#include "wire/sha512.hpp"

namespace sifang {
namespace {

constexpr std::size_t tiles = 136;
/// Words of a seed, at most: what MT19937 itself holds.
constexpr std::size_t most_words = 624;

std::optional<unsigned> base64_digit(char c) {
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    if (c == '+') return 62;
    if (c == '/') return 63;
    return std::nullopt;
}

/// Words in the order of an x86: the lowest byte first.
std::vector<std::uint32_t> base64_words(std::string_view text) {
    while (text.ends_with('=')) text.remove_suffix(1);
    if (text.size() > most_words * 16 / 3 + 1) return {};
    std::vector<std::uint32_t> words;
    std::uint32_t held = 0, word = 0;
    unsigned bits = 0, bytes = 0;
    for (const char c : text) {
        const auto digit = base64_digit(c);
        if (!digit) return {};
        held = held << 6 | *digit;
        bits += 6;
        if (bits < 8) continue;
        bits -= 8;
        word |= (held >> bits & 0xFF) << 8 * bytes;
        if (++bytes == 4) {
            words.push_back(word);
            bytes = 0, word = 0;
        }
    }
    if (bytes != 0) return {};
    return words;
}

std::vector<std::uint32_t> hexadecimal_words(std::string_view text) {
    std::vector<std::uint32_t> words;
    while (!text.empty() && words.size() < most_words) {
        const std::size_t end = std::min(text.find(','), text.size());
        std::uint32_t word = 0;
        const auto [stop, fault] = std::from_chars(text.data(), text.data() + end, word, 16);
        if (fault != std::errc() || stop != text.data() + end) return {};
        words.push_back(word);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return text.empty() ? words : std::vector<std::uint32_t>{};
}

/// What follows the name of a method and a comma.
std::optional<std::string_view> after(std::string_view seed, std::string_view method) {
    if (!seed.starts_with(method) || seed.substr(method.size(), 1) != ",") return std::nullopt;
    return seed.substr(method.size() + 1);
}

/// 135 numbers shuffle, and two are the dice. Tiles are then taken from the last place to the first.
template <class Numbers>
TenhouWall shuffled(const Numbers& numbers) {
    TenhouWall wall;
    std::array<std::uint8_t, tiles> places{};
    std::iota(places.begin(), places.end(), std::uint8_t{0});
    for (std::size_t i = 0; i + 1 < tiles; ++i) std::swap(places[i], places[i + numbers[i] % (tiles - i)]);
    for (std::size_t i = 0; i < tiles; ++i) wall.taken[i] = places[tiles - 1 - i];
    for (std::size_t i = 0; i < 2; ++i) wall.dice[i] = static_cast<int>(numbers[tiles - 1 + i] % 6) + 1;
    return wall;
}

}  // namespace

std::optional<TenhouWalls> TenhouWalls::open(std::string_view seed) {
    std::vector<std::uint32_t> words;
    if (const auto digits = after(seed, "mt19937ar-sha512-n288-base64"))
        words = base64_words(*digits);
    else if (const auto listed = after(seed, "mt19937ar-sha512-n288"))
        words = hexadecimal_words(*listed);
    if (words.empty()) return std::nullopt;
    return TenhouWalls(words);
}

TenhouWall TenhouWalls::next() {
    constexpr std::size_t hashes = 9, numbers_a_hash = 32;
    std::array<std::uint32_t, hashes * 16> numbers{};
    for (std::size_t hash = 0; hash < hashes; ++hash) {
        std::array<char, numbers_a_hash * 4> bytes{};
        for (std::size_t i = 0; i < numbers_a_hash; ++i) {
            const std::uint32_t number = numbers_();
            for (unsigned byte = 0; byte < 4; ++byte)
                bytes[4 * i + byte] = static_cast<char>(number >> 8 * byte & 0xFF);
        }
        const auto digest = sha512({bytes.data(), bytes.size()});
        for (std::size_t i = 0; i < digest.size(); ++i)
            numbers[16 * hash + i / 4] |= std::uint32_t{digest[i]} << 8 * (i % 4);
    }
    return shuffled(numbers);
}

std::optional<TenhouWall> tenhou_wall_of_hand(std::string_view seed) {
    const auto listed = after(seed, "mt19937ar");
    if (!listed) return std::nullopt;
    const std::vector<std::uint32_t> words = hexadecimal_words(*listed);
    if (words.empty()) return std::nullopt;
    MersenneTwister twister(words);
    std::array<std::uint32_t, tiles + 1> numbers{};
    for (std::uint32_t& number : numbers) number = twister();
    TenhouWall wall = shuffled(numbers);
    // In those days the lower number of a stack of the dead wall was its upper tile.
    for (std::size_t i = tiles - 14; i < tiles; i += 2) std::swap(wall.taken[i], wall.taken[i + 1]);
    return wall;
}

}  // namespace sifang
