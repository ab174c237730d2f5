#include "wire/record_pieces.hpp"

namespace sifang {
namespace {

constexpr std::string_view honors = "ESWNCFP";

/// '\0' for what has no suit letter: honours and backs.
char suit_letter(Piece piece) {
    if (piece.is_back() || piece.tile().is_honor()) return '\0';
    return "mps f"[static_cast<unsigned>(piece.tile().suit())];
}

char sign(Piece piece) {
    if (piece.is_back()) return '?';
    if (piece.is_red()) return '0';
    const unsigned rank = piece.tile().rank();
    return piece.tile().is_honor() ? honors[rank - 1] : static_cast<char>('0' + rank);
}

/// The piece of a digit under a suit letter; nothing where the suit has no such rank.
std::optional<Piece> piece_under(char letter, char digit) {
    const unsigned rank = static_cast<unsigned>(digit - '0');
    if (letter == 'f') {
        if (rank < 1 || rank > 8) return std::nullopt;
        return Piece(Tile::flower(rank));
    }
    const Suit suit = letter == 'm' ? Suit::Characters : letter == 'p' ? Suit::Dots : Suit::Bamboo;
    return rank == 0 ? Piece::red_five(suit) : Piece(Tile::of(suit, rank));
}

}  // namespace

void append_pieces(std::string& out, std::span<const Piece> pieces) {
    char pending = '\0';
    for (const Piece piece : pieces) {
        const char letter = suit_letter(piece);
        if (pending != '\0' && pending != letter) out += pending;
        pending = letter;
        out += sign(piece);
    }
    if (pending != '\0') out += pending;
}

void append_piece(std::string& out, Piece piece) { append_pieces(out, std::span(&piece, 1)); }

std::string write_pieces(std::span<const Piece> pieces) {
    std::string out;
    append_pieces(out, pieces);
    return out;
}

ReadPieces read_pieces(std::string_view text, std::span<Piece> into) {
    ReadPieces read;
    std::size_t digits_from = 0, waiting = 0;
    const auto refuse = [&](NotationFault fault, std::size_t at) {
        read.error = NotationError{fault, at + 1, {}};
        return read;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c >= '0' && c <= '9') {
            if (waiting++ == 0) digits_from = i;
            continue;
        }
        if (c == 'm' || c == 'p' || c == 's' || c == 'f') {
            if (waiting == 0) return refuse(NotationFault::SuitWithoutDigits, i);
            for (std::size_t d = digits_from; d < i; ++d) {
                const std::optional<Piece> piece = piece_under(c, text[d]);
                if (!piece) return refuse(NotationFault::RankOutOfRange, d);
                if (read.count == into.size()) return refuse(NotationFault::TooManyTiles, d);
                into[read.count++] = *piece;
            }
            waiting = 0;
            continue;
        }
        if (waiting > 0) return refuse(NotationFault::DigitsWithoutSuit, digits_from);
        const std::size_t honor = honors.find(c);
        if (c != '?' && honor == std::string_view::npos) return refuse(NotationFault::UnknownLetter, i);
        if (read.count == into.size()) return refuse(NotationFault::TooManyTiles, i);
        into[read.count++] =
            c == '?' ? Piece::back() : Piece(Tile::of_index(27 + static_cast<unsigned>(honor)));
    }
    if (waiting > 0) return refuse(NotationFault::DigitsWithoutSuit, digits_from);
    return read;
}

}  // namespace sifang
