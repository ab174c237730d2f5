#include "wire/line_reader.hpp"

#include "wire/score_fields.hpp"

namespace sifang {
namespace {

using score_fields::giver_words, score_fields::meld_words;

std::string_view code(HandFault fault) {
    HandNotationError error;
    error.fault = fault;
    return sifang::code(error);
}

/// Adds up red fives and keeps the place of the first.
void note_red(const LineText& where, const RedFives& found, RedFives& red_fives, std::size_t& place) {
    for (std::size_t suit = 0; suit < found.size(); ++suit)
        red_fives[suit] = static_cast<std::uint8_t>(red_fives[suit] + found[suit]);
    if (found == RedFives{} || place != 0) return;
    const std::size_t zero = where.text.find('0');
    place = where.offset + (where.escaped || zero == std::string_view::npos ? 0 : zero);
}

}  // namespace

bool LineReader::refuse(std::string_view code, std::size_t offset, std::string_view subject) {
    if (!error_) error_ = LineError{code, place_in(line_, offset).column, std::string(subject)};
    return false;
}

bool LineReader::refuse(std::string_view code, const LineText& where, std::size_t character,
                        std::string_view subject) {
    refuse(code, where.offset, subject);
    if (!where.escaped) error_->at += character - 1;
    return false;
}

bool LineReader::fault() {
    const JsonError found = json_.error();
    const bool about_field = found.fault == JsonFault::WrongType;
    return refuse(sifang::code(found.fault), found.offset, about_field ? field_ : std::string_view{});
}

bool LineReader::next_field(FieldNames& fields, unsigned& number) {
    if (failed()) return false;
    std::string_view name;
    if (!json_.next_field(name)) return json_.failed() && fault();
    for (number = 0; number < fields.names.size(); ++number) {
        if (fields.names[number] != name) continue;
        if (fields.has(number)) return refuse("duplicate_field", json_.offset(), name);
        fields.seen |= 1u << number;
        field_ = fields.names[number];
        return true;
    }
    return refuse("unknown_field", json_.offset(), name);
}

bool LineReader::next_name(std::string_view& name) {
    if (failed()) return false;
    return json_.next_field(name) || (json_.failed() && fault());
}

bool LineReader::require(const FieldNames& fields, unsigned number) {
    return fields.has(number) || missing(fields.names[number]);
}

bool LineReader::next_item() {
    if (failed()) return false;
    return json_.next_item() || (json_.failed() && fault());
}

bool LineReader::text(LineText& value) {
    if (!json_.string(value.text)) return fault();
    value.offset = json_.offset();
    value.escaped = json_.escaped();
    return true;
}

bool LineReader::word(std::span<const std::string_view> words, unsigned& number) {
    LineText in;
    if (!text(in)) return false;
    for (number = 0; number < words.size(); ++number)
        if (words[number] == in.text) return true;
    return refuse("unknown_value", in.offset, in.text);
}

bool LineReader::wind(Wind& value) {
    LineText in;
    if (!text(in)) return false;
    const auto parsed = parse_wind(in.text);
    if (!parsed) return refuse("unknown_value", in.offset, in.text);
    value = *parsed;
    return true;
}

bool LineReader::wind(std::optional<Wind>& value) {
    if (null()) return true;
    Wind seat{};
    if (!wind(seat)) return false;
    value = seat;
    return true;
}

bool LineReader::raw(std::string_view& value) {
    json_.peek();
    const std::size_t begin = json_.position();
    if (!json_.skip()) return fault();
    value = line_.substr(begin, json_.position() - begin);
    return true;
}

bool LineReader::integer(std::int64_t& value, std::int64_t least, std::int64_t most) {
    if (!json_.integer(value)) return fault();
    return (value >= least && value <= most) || refuse("out_of_range", json_.offset(), field_);
}

bool LineReader::integer(int& value, int least, int most) {
    std::int64_t number = 0;
    if (!integer(number, least, most)) return false;
    value = static_cast<int>(number);
    return true;
}

bool LineReader::tile(ParsedTile& tile) {
    LineText in;
    if (!text(in)) return false;
    const auto parsed = parse_tile(in.text);
    if (!parsed) return refuse(sifang::code(parsed.error().fault), in, parsed.error().at, in.text);
    tile = *parsed;
    return true;
}

bool LineReader::concealed(Counts& standing, RedFives& red_fives, HandPlaces& places) {
    LineText in;
    if (!text(in)) return false;
    places.concealed = in.offset;
    if (in.text.empty()) return true;  // a win by flowers may hold nothing; others are refused by their count
    const auto parsed = parse_tiles(in.text);
    if (!parsed) {
        const std::string tile = parsed.error().tile ? to_string(*parsed.error().tile) : std::string();
        return refuse(sifang::code(parsed.error().fault), in, parsed.error().at, tile);
    }
    for (std::size_t i = 0; i < parsed->tiles.size(); ++i) {
        const Tile tile = parsed->tiles[i];
        if (tile.is_flower())
            return refuse(code(HandFault::FlowerInHand), in, tile_column(in.text, i), to_string(tile));
        standing.add(tile);
    }
    note_red(in, parsed->red_fives, red_fives, places.red_five);
    return true;
}

bool LineReader::melds(Melds& melds, RedFives& red_fives, HandPlaces& places) {
    if (!list()) return false;
    while (next_item()) {
        if (melds.full()) return refuse(code(HandFault::FifthMeld), json_.position());
        Meld read;
        if (!meld(read, red_fives, places.melds[melds.size()], places.red_five)) return false;
        melds.push_back(read);
    }
    return !failed();
}

bool LineReader::meld(Meld& meld, RedFives& red_fives, std::size_t& place, std::size_t& red_five) {
    enum : unsigned { Kind, Tiles, From };
    static constexpr std::array<std::string_view, 3> names{"kind", "tiles", "from"};
    FieldNames fields{names};
    LineText tiles;
    std::string unescaped;  // the reader keeps one unescaped string at a time, and the kind may come later
    unsigned field = 0, number = 0;

    if (!object()) return false;
    while (next_field(fields, field)) {
        if (field == Kind) {
            if (!word(meld_words, number)) return false;
            meld.kind = static_cast<MeldKind>(number);
        } else if (field == Tiles) {
            if (!text(tiles)) return false;
            if (tiles.escaped) tiles.text = unescaped = tiles.text;
        } else if (!null()) {
            if (!word(giver_words, number)) return false;
            meld.from = static_cast<Giver>(number + 1);
        }
    }
    if (failed() || !require(fields, Kind) || !require(fields, Tiles)) return false;

    place = tiles.offset;
    const auto parsed = parse_meld(meld.kind, tiles.text);
    if (!parsed) return refuse(sifang::code(parsed.error()), tiles, parsed.error().at, tiles.text);
    meld.tile = parsed->meld.tile;
    note_red(tiles, parsed->red_fives, red_fives, red_five);
    return true;
}

LineError fifth_copy_error(std::string_view line, const Hand& hand, const HandPlaces& places,
                           const std::optional<Tile>& win, std::size_t win_place) {
    const std::optional<Tile> tile = fifth_copy(hand, win);
    std::size_t place = win_place;
    Counts counts = hand.standing;
    for (std::size_t i = 0; i < hand.melds.size(); ++i)
        if (!add_meld(counts, hand.melds[i])) {
            place = places.melds[i];
            break;
        }
    return {code(NotationFault::FifthCopy), place_in(line, place).column,
            tile ? to_string(*tile) : std::string()};
}

}  // namespace sifang
