#include "wire/waits_line.hpp"

#include "wire/json.hpp"
#include "wire/line_reader.hpp"

namespace sifang {
namespace {

enum Field : unsigned { Concealed, MeldList, Seat, Round };
constexpr std::array<std::string_view, 4> names{"concealed", "melds", "seat", "round"};

void append_tile_field(std::string& out, Tile tile) {
    out += R"({"tile":")";
    append_tile(out, tile);
    out += '"';
}

void append_total(std::string& out, const std::optional<int>& total) {
    total ? append_integer(out, *total) : void(out += "null");
}

}  // namespace

tl::expected<WaitsLine, LineError> read_waits_line(std::string_view text) {
    tl::expected<WaitsLine, LineError> line;
    LineReader in(text);
    FieldNames fields{names};
    HandPlaces places;
    RedFives red_fives{};  // a red five waits as any other does
    unsigned field = 0;
    const auto read_field = [&] {
        switch (field) {
            case Concealed: return in.concealed(line->hand.standing, red_fives, places);
            case MeldList: return in.melds(line->hand.melds, red_fives, places);
            case Seat: return in.wind(line->seat);
            default: return in.wind(line->round);
        }
    };
    if (in.object())
        while (in.next_field(fields, field))
            if (!read_field()) break;
    if (!in.failed()) in.require(fields, Concealed);
    if (in.finish()) {
        const unsigned standing = line->hand.standing.total(), resting = line->hand.resting_size();
        if (standing != resting && standing != resting + 1)
            in.refuse(code(WinFault::TileCount), places.concealed, std::to_string(standing));
        else if (fifth_copy(line->hand))
            return tl::unexpected(fifth_copy_error(text, line->hand, places));
    }
    if (in.failed()) return tl::unexpected(in.error());
    return line;
}

void append_waits(std::string& out, int shanten, const WaitScores& waits) {
    out += R"({"shanten":)";
    append_integer(out, shanten);
    out += R"(,"waits":[)";
    const char* comma = "";
    for (const WaitScore& wait : waits) {
        out += comma;
        append_tile_field(out, wait.tile);
        out += R"(,"left":)";
        append_integer(out, wait.left);
        out += R"(,"discard":)";
        append_total(out, wait.discard);
        out += R"(,"draw":)";
        append_total(out, wait.draw);
        out += '}';
        comma = ",";
    }
    out += "]}";
}

void append_discards(std::string& out, int shanten, const DiscardOptions& discards, const Hand& hand) {
    const Counts held = all_tiles(hand);
    out += R"({"shanten":)";
    append_integer(out, shanten);
    out += R"(,"discards":[)";
    const char* comma = "";
    for (const DiscardOption& option : discards) {
        out += comma;
        append_tile_field(out, option.tile);
        out += R"(,"shanten":)";
        append_integer(out, option.shanten);
        out += R"(,"useful":[)";
        unsigned total = 0;
        const char* inner_comma = "";
        for (const Tile tile : available(option.useful, hand)) {
            const unsigned left = copies_left(held, tile);
            total += left;
            out += inner_comma;
            append_tile_field(out, tile);
            out += R"(,"left":)";
            append_integer(out, left);
            out += '}';
            inner_comma = ",";
        }
        out += R"(],"useful_total":)";
        append_integer(out, total);
        out += '}';
        comma = ",";
    }
    out += "]}";
}

void append_waits_answer(std::string& out, const SuitTable& table, const Rulebook& book,
                         const WaitsLine& line) {
    const int distance = shanten(table, line.hand, book.shapes());
    if (line.is_full())
        append_discards(out, distance, discard_options(table, line.hand, book.shapes()), line.hand);
    else
        append_waits(out, distance, wait_scores(table, book, line.hand, line.seat, line.round));
}

void WaitsLines::answer(std::string_view text, std::string& out) const {
    LineError unreadable;
    if (!is_readable(text, unreadable)) return append_error_line(out, unreadable, words_);
    const auto line = read_waits_line(text);
    if (!line) return append_error_line(out, line.error(), words_);
    append_waits_answer(out, table_, book_, *line);
}

}  // namespace sifang
