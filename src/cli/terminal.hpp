#pragma once
// How output looks: colour, tiles, width. Decided once, from the terminal and what the person asked for.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace sifang::cli {

enum class TileFaces : std::uint8_t {
    Text,     ///< 5p, as it is typed
    Boxes,    ///< [5p], where the font lacks the tiles
    Unicode,  ///< 🀝
};

/// Four inks: what they look like on a terminal is in terminal.cpp. None of them is the only sign of
/// anything.
enum class Ink : std::uint8_t { Plain, Strong, Faint, Good, Bad };

struct Look {
    bool terminal = false;  ///< a person watches: progress may be shown
    bool colour = false;
    unsigned width = 80;  ///< columns to fill
    TileFaces tiles = TileFaces::Text;

    /// The text between colour sequences, or as it is where there is no colour.
    std::string ink(Ink ink, std::string_view text) const;
};

using Environment = std::function<std::optional<std::string>(const char* name)>;

/// The look of a stream: `terminal` says whether a person watches. NO_COLOR and TERM=dumb switch colour off.
Look look_for(bool terminal, unsigned columns, const Environment& environment);

std::optional<TileFaces> tile_faces_of_id(std::string_view id);

}  // namespace sifang::cli
