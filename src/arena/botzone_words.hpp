#pragma once
// The words of Botzone's protocol for Chinese standard mahjong: W1–9 万, B1–9 饼, T1–9 条, F1–4 winds, J1–3
// dragons; seats by number.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tile/tile.hpp"

namespace sifang::arena::botzone {

std::string word(Tile tile);
std::optional<Tile> tile_of(std::string_view word);
std::vector<std::string_view> split(std::string_view line);

/// What a program prints after an answer when it stays for the next request.
inline constexpr std::string_view keep_running = ">>>BOTZONE_REQUEST_KEEP_RUNNING<<<";

}  // namespace sifang::arena::botzone
