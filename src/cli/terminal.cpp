#include "cli/terminal.hpp"

#include <algorithm>
#include <array>

namespace sifang::cli {

namespace {
// Sixteen-colour codes, so that they follow the person's own palette.
constexpr std::array<std::string_view, 5> codes{"", "1", "2", "32", "31"};
}  // namespace

std::string Look::ink(Ink ink, std::string_view text) const {
    const std::string_view code = codes[static_cast<std::size_t>(ink)];
    if (!colour || code.empty() || text.empty()) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

Look look_for(bool terminal, unsigned columns, const Environment& environment) {
    Look look;
    look.terminal = terminal;
    const auto no_colour = environment("NO_COLOR");
    const auto kind = environment("TERM");
    look.colour = terminal && !(no_colour && !no_colour->empty()) && kind && *kind != "dumb";
    // Lines longer than 100 columns are hard to read; 40 is the least a table needs.
    look.width = terminal && columns > 0 ? std::clamp(columns, 40u, 100u) : 80;
    look.tiles = terminal ? TileFaces::Unicode : TileFaces::Text;
    return look;
}

std::optional<TileFaces> tile_faces_of_id(std::string_view id) {
    if (id == "text") return TileFaces::Text;
    if (id == "boxes") return TileFaces::Boxes;
    if (id == "unicode") return TileFaces::Unicode;
    return std::nullopt;
}

}  // namespace sifang::cli
