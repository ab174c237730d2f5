#pragma once
// Pieces in a record: the notation of tile/, with red fives as 0m 0p 0s and the back of a tile as ?.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tile/notation.hpp"
#include "tile/piece.hpp"

namespace sifang {

void append_piece(std::string& out, Piece piece);
/// In the order given; neighbours of a suit share its letter: 120m3p?E.
void append_pieces(std::string& out, std::span<const Piece> pieces);
std::string write_pieces(std::span<const Piece> pieces);

/// Reads what append_pieces writes, at most as many as `into` has room for; none is a text of no tiles.
/// Counts no copies: a table does, and a part of a wall may hold anything.
struct ReadPieces {
    std::size_t count = 0;
    std::optional<NotationError> error;
};
ReadPieces read_pieces(std::string_view text, std::span<Piece> into);

}  // namespace sifang
