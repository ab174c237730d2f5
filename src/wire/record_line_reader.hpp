#pragma once
// What the lines of a record have in common, over the reader of a line. Internal to wire/.

#include <array>
#include <span>
#include <string>

#include "rules/rulebook.hpp"
#include "wire/line_reader.hpp"
#include "wire/record_line.hpp"
#include "wire/record_pieces.hpp"

namespace sifang {

namespace record_bounds {
/// Far beyond any score, and safe to add up over a session.
inline constexpr int most_points = 100'000'000;
inline constexpr int most_hands = 1'000'000'000;
/// Of a name or another text that we only keep.
inline constexpr std::size_t longest_text = 1024;
}  // namespace record_bounds

/// Like its base, every call returns false at the first error and from then on.
class RecordLine : public LineReader {
  public:
    using LineReader::LineReader;

    template <class E>
    bool one_of(std::span<const std::string_view> words, E& value) {
        unsigned number = 0;
        if (!word(words, number)) return false;
        value = static_cast<E>(number);
        return true;
    }
    bool copy(std::string& value) {
        LineText in;
        if (!text(in)) return false;
        if (in.text.size() > record_bounds::longest_text) return refuse("text_too_long", in.offset);
        value = in.text;
        return true;
    }
    bool hex(Hex256& value) {
        LineText in;
        if (!text(in)) return false;
        if (in.text.size() != 64 || in.text.find_first_not_of("0123456789abcdef") != std::string_view::npos)
            return refuse("not_hex", in.offset, in.text.substr(0, 80));
        value = in.text;
        return true;
    }
    template <std::size_t N>
    bool pieces(InlineVector<Piece, N>& value) {
        LineText in;
        std::array<Piece, N> room;
        if (!text(in)) return false;
        const ReadPieces read = read_pieces(in.text, room);
        if (read.error) return refuse(code(read.error->fault), in, read.error->at, in.text.substr(0, 80));
        value.clear();
        for (std::size_t i = 0; i < read.count; ++i) value.push_back(room[i]);
        return true;
    }
    bool piece(Piece& value) {
        InlineVector<Piece, 1> one;
        if (!pieces(one)) return false;
        if (one.empty()) return refuse(code(NotationFault::Empty), offset());
        value = one[0];
        return true;
    }
    template <class Number>
    bool by_seat(std::array<Number, 4>& value, int least, int most) {
        static constexpr std::array<std::string_view, 4> names{"E", "S", "W", "N"};
        FieldNames fields{names};
        unsigned seat = 0;
        if (!object()) return false;
        while (next_field(fields, seat)) {
            int number = 0;
            if (!integer(number, least, most)) return false;
            value[seat] = static_cast<Number>(number);
        }
        for (unsigned each = 0; each < 4 && !failed(); ++each) require(fields, each);
        return !failed();
    }
    bool points(Payments& value) {
        return by_seat(value, -record_bounds::most_points, record_bounds::most_points);
    }
    bool points(int& value) {
        return integer(value, -record_bounds::most_points, record_bounds::most_points);
    }
    /// The row of a pattern by its id.
    bool pattern(std::string_view id, const Rulebook& book, PatternIndex& value) {
        const auto rows = book.patterns();
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (rows[row].id == id) return value = static_cast<PatternIndex>(row), true;
        return refuse("unknown_pattern", offset(), id.substr(0, 80));
    }
    /// Every player sits somewhere.
    bool seats(std::array<std::uint8_t, 4>& value) {
        std::size_t nth = 0;
        unsigned seen = 0;
        if (!list()) return false;
        for (; next_item(); ++nth) {
            int player = 0;
            if (nth == value.size()) return refuse("list_too_long", offset());
            if (!integer(player, 1, 4)) return false;
            value[nth] = static_cast<std::uint8_t>(player);
            seen |= 1u << player;
        }
        return !failed() && (seen == 0b11110 || refuse("not_four", offset()));
    }
    /// The end of the line, and what was wrong.
    MaybeLineError done() {
        if (!failed()) finish();
        return failed() ? MaybeLineError(error()) : std::nullopt;
    }
};

}  // namespace sifang
