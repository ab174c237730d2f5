// Whatever the text: no crash, a column inside it, and what is written is read again as the same tiles.
#include <cstdlib>

#include "tile/notation.hpp"

using namespace sifang;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto parsed = parse_tiles(text);
    if (!parsed) {
        if (parsed.error().at < 1 || parsed.error().at > count_characters(text) + 1) std::abort();
        return 0;
    }
    const std::span<const Tile> tiles(parsed->tiles.begin(), parsed->tiles.size());
    const auto again = parse_tiles(write_in_order(tiles));
    if (!again || !(again->tiles == parsed->tiles)) std::abort();
    const auto sorted = parse_tiles(write_tiles(tiles));
    if (!sorted ||
        write_tiles(std::span<const Tile>(sorted->tiles.begin(), sorted->tiles.size())) != write_tiles(tiles))
        std::abort();
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tile_column(text, i) > count_characters(text)) std::abort();
    return 0;
}
