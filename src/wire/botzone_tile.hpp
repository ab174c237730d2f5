#pragma once
// Tiles as Botzone writes them: W1–W9 B1–B9 T1–T9, F1–F4 E S W N, J1–J3 中發白, H1–H8 flowers.

#include <optional>
#include <string>
#include <string_view>

#include "tile/piece.hpp"

namespace sifang::botzone {

std::optional<Piece> piece_of(std::string_view text);
std::string tile_text(Piece piece);

}  // namespace sifang::botzone
