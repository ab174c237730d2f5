#include "tile/notation.hpp"

#include "tile/signs.hpp"

namespace sifang {
namespace {

using signs::Role;
using signs::Sign;

/// Index of each rank of each row, 0 to 9; `none` where the row has no such rank. Rank 0 is a red five.
constexpr std::uint8_t none = 255;
constexpr std::uint8_t index_of[signs::rows][10] = {
    {4, 0, 1, 2, 3, 4, 5, 6, 7, 8},                  //
    {13, 9, 10, 11, 12, 13, 14, 15, 16, 17},         //
    {22, 18, 19, 20, 21, 22, 23, 24, 25, 26},        //
    {none, 27, 28, 29, 30, 33, 32, 31, none, none},  // z: E S W N P F C
    {none, 34, 35, 36, 37, 38, 39, 40, 41, none},
};

/// Botzone's rows, by letter: every one starts at rank 1 and runs upwards in our own order.
struct BotzoneRow {
    char letter;
    std::uint8_t first;
    std::uint8_t size;
};
constexpr BotzoneRow botzone_rows[] = {{'W', 0, 9},  {'B', 9, 9},  {'T', 18, 9},
                                       {'F', 27, 4}, {'J', 31, 3}, {'H', 34, 8}};

const BotzoneRow* botzone_row(char letter) {
    for (const BotzoneRow& row : botzone_rows)
        if (row.letter == letter) return &row;
    return nullptr;
}

constexpr std::size_t tile_limit = decltype(ParsedTiles::tiles)::capacity();

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_space(char c) { return c == ' ' || c == ','; }

bool is_botzone(std::string_view text) {
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    if (text.empty() || !is_digit(text.back())) return false;
    for (std::size_t i = 0; i < text.size();) {
        if (is_space(text[i])) {
            ++i;
            continue;
        }
        if (botzone_row(text[i]) == nullptr || i + 1 == text.size() || !is_digit(text[i + 1])) return false;
        i += 2;
    }
    return true;
}

std::size_t column(std::string_view text, std::size_t byte) {
    return count_characters(text.substr(0, byte)) + 1;
}

/// Collects tiles and refuses the copy too many. Bulk input comes through here, so nothing is set to zero
/// that need not be, and the tiles move into the answer at the end.
class Collector {
  public:
    std::size_t size() const { return size_; }
    bool full() const { return size_ == tile_limit; }
    /// False, and nothing added, if a set of tiles holds no further copy.
    bool add(unsigned index) {
        const unsigned copies = index < Tile::hand_kinds ? 4 : 1;
        if (copies_[index] == copies) return false;
        ++copies_[index];
        indices_[size_++] = static_cast<std::uint8_t>(index);
        return true;
    }
    void move_into(InlineVector<Tile, tile_limit>& tiles) const {
        for (std::size_t i = 0; i < size_; ++i) tiles.push_back(Tile::of_index(indices_[i]));
    }

  private:
    std::uint8_t copies_[Tile::kinds] = {};
    std::uint8_t indices_[tile_limit];
    std::size_t size_ = 0;
};

NotationError copy_too_many(unsigned index, std::size_t at) {
    const Tile tile = Tile::of_index(index);
    return {tile.is_flower() ? NotationFault::SecondFlower : NotationFault::FifthCopy, at, tile};
}

using Error = std::optional<NotationError>;

Error parse_botzone(std::string_view text, ParsedTiles& parsed) {
    Collector collect;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_space(text[i])) continue;
        const BotzoneRow& row = *botzone_row(text[i]);
        const unsigned rank = static_cast<unsigned>(text[i + 1] - '0');
        if (rank < 1 || rank > row.size) return NotationError{NotationFault::RankOutOfRange, i + 2, {}};
        const unsigned index = row.first + rank - 1;
        if (collect.full()) return NotationError{NotationFault::TooManyTiles, i + 1, Tile::of_index(index)};
        if (!collect.add(index)) return copy_too_many(index, i + 1);
        ++i;
    }
    collect.move_into(parsed.tiles);
    return {};
}

Error parse_native(std::string_view text, ParsedTiles& parsed) {
    Collector collect;
    // Digits that still lack their suit letter: ranks, and where each stands.
    std::uint8_t ranks[tile_limit];
    std::size_t places[tile_limit];
    std::size_t waiting = 0;

    for (std::size_t i = 0; i < text.size();) {
        const Sign sign = signs::sign_at(text, i);
        if (sign.role == Role::Digit) {
            if (collect.size() + waiting == tile_limit)
                return NotationError{NotationFault::TooManyTiles, column(text, i), {}};
            ranks[waiting] = sign.value;
            places[waiting++] = i;
        } else if (sign.role == Role::Suit) {
            if (waiting == 0) return NotationError{NotationFault::SuitWithoutDigits, column(text, i), {}};
            for (std::size_t d = 0; d < waiting; ++d) {
                const unsigned index = index_of[sign.value][ranks[d]];
                if (index == none)
                    return NotationError{NotationFault::RankOutOfRange, column(text, places[d]), {}};
                if (!collect.add(index)) return copy_too_many(index, column(text, places[d]));
                if (ranks[d] == 0) ++parsed.red_fives[sign.value];
            }
            waiting = 0;
        } else if (sign.role == Role::Unknown) {
            return NotationError{NotationFault::UnknownLetter, column(text, i), {}};
        } else {
            if (waiting > 0)
                return NotationError{NotationFault::DigitsWithoutSuit, column(text, places[0]), {}};
            if (sign.role == Role::Whole) {
                if (collect.full())
                    return NotationError{NotationFault::TooManyTiles, column(text, i),
                                         Tile::of_index(sign.value)};
                if (!collect.add(sign.value)) return copy_too_many(sign.value, column(text, i));
            }
        }
        i += sign.bytes;
    }
    if (waiting > 0) return NotationError{NotationFault::DigitsWithoutSuit, column(text, places[0]), {}};
    if (collect.size() == 0) return NotationError{};
    collect.move_into(parsed.tiles);
    return {};
}

/// Puts the suit letter only where the next tile does not share it.
class Writer {
  public:
    explicit Writer(std::string& out) : out_(out) {}
    void put(Tile tile) {
        static constexpr char letters[] = "mps f";
        const char suit = tile.is_honor() ? '\0' : letters[static_cast<unsigned>(tile.suit())];
        if (pending_ != '\0' && pending_ != suit) out_.push_back(pending_);
        pending_ = suit;
        out_.push_back(tile.is_honor() ? "ESWNCFP"[tile.rank() - 1] : static_cast<char>('0' + tile.rank()));
    }
    void finish() {
        if (pending_ != '\0') out_.push_back(pending_);
    }

  private:
    std::string& out_;
    char pending_ = '\0';
};

}  // namespace

std::string_view code(NotationFault fault) {
    switch (fault) {
        case NotationFault::Empty: return "empty";
        case NotationFault::UnknownLetter: return "unknown_letter";
        case NotationFault::DigitsWithoutSuit: return "digits_without_suit";
        case NotationFault::SuitWithoutDigits: return "suit_without_digits";
        case NotationFault::RankOutOfRange: return "rank_out_of_range";
        case NotationFault::FifthCopy: return "fifth_copy";
        case NotationFault::SecondFlower: return "second_flower";
        case NotationFault::TooManyTiles: return "too_many_tiles";
        case NotationFault::NotOneTile: return "not_one_tile";
    }
    return "";
}

tl::expected<ParsedTiles, NotationError> parse_tiles(std::string_view text) {
    tl::expected<ParsedTiles, NotationError> result;
    if (const Error error = is_botzone(text) ? parse_botzone(text, *result) : parse_native(text, *result))
        result = tl::unexpected(*error);
    return result;
}

tl::expected<ParsedTile, NotationError> parse_tile(std::string_view text) {
    const auto parsed = parse_tiles(text);
    if (!parsed) return tl::unexpected(parsed.error());
    if (parsed->tiles.size() != 1)
        return tl::unexpected(
            NotationError{NotationFault::NotOneTile, tile_column(text, 1), parsed->tiles[1]});
    const RedFives& red = parsed->red_fives;
    return ParsedTile{parsed->tiles[0], red[0] + red[1] + red[2] > 0};
}

tl::expected<Wind, NotationError> parse_wind(std::string_view text) {
    const auto parsed = parse_tile(text);
    if (!parsed) return tl::unexpected(parsed.error());
    if (!parsed->tile.is_wind())
        return tl::unexpected(
            NotationError{NotationFault::UnknownLetter, tile_column(text, 0), parsed->tile});
    return static_cast<Wind>(parsed->tile.rank() - 1);
}

std::size_t tile_column(std::string_view text, std::size_t n) {
    const bool botzone = is_botzone(text);
    std::size_t at = 1;
    for (std::size_t i = 0; i < text.size(); ++at) {
        const Sign sign = signs::sign_at(text, i);
        const bool is_tile =
            botzone ? botzone_row(text[i]) != nullptr : sign.role == Role::Digit || sign.role == Role::Whole;
        if (is_tile && n-- == 0) return at;
        i += sign.bytes;
    }
    return at;
}

std::size_t count_characters(std::string_view text) {
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text.size(); ++characters) i += signs::sign_at(text, i).bytes;
    return characters;
}

void append_tile(std::string& out, Tile tile) { append_in_order(out, std::span(&tile, 1)); }

void append_tiles(std::string& out, const Counts& counts) {
    Writer writer(out);
    for (const Tile tile : counts.present())
        for (unsigned copies = counts[tile]; copies > 0; --copies) writer.put(tile);
    writer.finish();
}

void append_tiles(std::string& out, std::span<const Tile> tiles) {
    std::array<std::uint16_t, Tile::kinds> copies{};
    for (const Tile tile : tiles) ++copies[tile.index()];
    Writer writer(out);
    for (unsigned index = 0; index < Tile::kinds; ++index)
        for (unsigned n = copies[index]; n > 0; --n) writer.put(Tile::of_index(index));
    writer.finish();
}

void append_tiles(std::string& out, Kinds kinds) {
    Writer writer(out);
    for (const Tile tile : kinds) writer.put(tile);
    writer.finish();
}

void append_in_order(std::string& out, std::span<const Tile> tiles) {
    Writer writer(out);
    for (const Tile tile : tiles) writer.put(tile);
    writer.finish();
}

std::string to_string(Tile tile) {
    std::string out;
    append_tile(out, tile);
    return out;
}

std::string write_tiles(const Counts& counts) {
    std::string out;
    append_tiles(out, counts);
    return out;
}

std::string write_tiles(std::span<const Tile> tiles) {
    std::string out;
    append_tiles(out, tiles);
    return out;
}

std::string write_tiles(Kinds kinds) {
    std::string out;
    append_tiles(out, kinds);
    return out;
}

std::string write_in_order(std::span<const Tile> tiles) {
    std::string out;
    append_in_order(out, tiles);
    return out;
}

}  // namespace sifang
