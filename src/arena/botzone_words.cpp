#include "arena/botzone_words.hpp"

namespace sifang::arena::botzone {
namespace {

constexpr std::string_view letters = "WBTFJ";

}  // namespace

std::string word(Tile tile) {
    if (tile.is_suited())
        return {letters[static_cast<std::size_t>(tile.suit())], static_cast<char>('0' + tile.rank())};
    if (tile.is_wind()) return {'F', static_cast<char>('0' + tile.rank())};
    return {'J', static_cast<char>('0' + tile.rank() - 4)};
}

std::optional<Tile> tile_of(std::string_view word) {
    if (word.size() != 2 || word[1] < '1' || word[1] > '9') return std::nullopt;
    const auto suit = letters.find(word[0]);
    const auto rank = static_cast<unsigned>(word[1] - '0');
    if (suit == letters.npos) return std::nullopt;
    if (suit < 3) return Tile::of(static_cast<Suit>(suit), rank);
    if (rank > (suit == 3 ? 4u : 3u)) return std::nullopt;
    return Tile::of_index((suit == 3 ? 26 : 30) + rank);
}

std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const auto end = line.find_first_of(" \t\r");
        if (end != 0) words.push_back(line.substr(0, end));
        line.remove_prefix(end == line.npos ? line.size() : end + 1);
    }
    return words;
}

}  // namespace sifang::arena::botzone
