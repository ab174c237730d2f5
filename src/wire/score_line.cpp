#include "wire/score_line.hpp"

#include <bit>
#include <span>

#include "wire/line_reader.hpp"
#include "wire/score_fields.hpp"

namespace sifang {
namespace {

using namespace score_fields;

bool read_flowers(LineReader& in, Kinds& flowers) {
    if (!in.list()) return false;
    while (in.next_item()) {
        ParsedTile read;
        if (!in.tile(read)) return false;
        if (!read.tile.is_flower()) return in.refuse("not_a_flower", in.offset(), to_string(read.tile));
        if (flowers.has(read.tile))
            return in.refuse(code(NotationFault::SecondFlower), in.offset(), to_string(read.tile));
        flowers.add(read.tile);
    }
    return !in.failed();
}

bool read_situation(LineReader& in, ScoreLine& line) {
    if (!in.list()) return false;
    unsigned bit = 0;
    while (in.next_item()) {
        if (!in.word(situation_words, bit)) return false;
        line.situation[bit] = in.offset();
        line.win.situation.add(static_cast<Situation>(1u << bit));
    }
    return !in.failed();
}

bool read_dora(LineReader& in, InlineVector<Tile, 5>& indicators) {
    if (!in.list()) return false;
    while (in.next_item()) {
        ParsedTile read;
        if (!in.tile(read)) return false;
        if (read.tile.is_flower()) return in.refuse("flower_as_dora", in.offset(), to_string(read.tile));
        if (indicators.full()) return in.refuse("too_many_dora", in.offset());
        indicators.push_back(read.tile);  // a red five indicates what a five does
    }
    return !in.failed();
}

bool read_win_tile(LineReader& in, ScoreLine& line) {
    ParsedTile read;
    if (!in.tile(read)) return false;
    line.win_tile = in.offset();
    line.win.tile = read.tile;
    if (read.red) {
        ++line.win.red_fives[static_cast<std::size_t>(read.tile.suit())];
        if (line.tiles.red_five == 0) line.tiles.red_five = in.offset();
    }
    return true;
}

bool read_field(LineReader& in, unsigned field, ScoreLine& line) {
    Win& win = line.win;
    unsigned number = 0;
    switch (field) {
        case Concealed: return in.concealed(win.hand.standing, win.red_fives, line.tiles);
        case MeldList: return in.melds(win.hand.melds, win.red_fives, line.tiles);
        case WinTile: return read_win_tile(in, line);
        case WonBy:
            if (!in.word(by_words, number)) return false;
            win.by = static_cast<By>(number);
            return true;
        case Seat: return in.wind(win.seat);
        case Round: return in.wind(win.round);
        case FlowerList: return read_flowers(in, win.flowers);
        case SituationList: return read_situation(in, line);
        case Discarder:
            if (!in.wind(win.discarder)) return false;
            line.discarder = in.offset();
            return true;
        case LiableSeat:
            if (!in.wind(win.liable)) return false;
            line.liable = in.offset();
            return true;
        case Dora: return read_dora(in, win.dora);
        case Ura: return read_dora(in, win.ura);
        case Honba: return in.integer(win.honba, most_counters);
        case Deposits: return in.integer(win.deposits, most_counters);
        default: return false;
    }
}

}  // namespace

std::span<const std::string_view> situation_names() { return situation_words; }

tl::expected<ScoreLine, LineError> read_score_line(std::string_view text) {
    tl::expected<ScoreLine, LineError> line;
    LineReader in(text);
    FieldNames fields{names};
    unsigned field = 0;
    if (in.object())
        while (in.next_field(fields, field))
            if (!read_field(in, field, *line)) break;
    if (!in.failed() && in.require(fields, Concealed)) in.require(fields, WinTile);
    in.finish();
    if (in.failed()) return tl::unexpected(in.error());
    return line;
}

LineError win_fault_error(std::string_view text, const ScoreLine& line, WinFault fault) {
    const auto at = [&](std::size_t offset) {
        return LineError{code(fault), place_in(text, offset).column, {}};
    };
    const auto at_situation = [&](std::initializer_list<Situation> which) {
        for (const Situation s : which)
            if (line.win.situation.has(s))
                return at(
                    line.situation[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(s)))]);
        return at(0);
    };
    switch (fault) {
        case WinFault::TileCount: return at(line.tiles.concealed);
        case WinFault::FifthCopy:
            return fifth_copy_error(text, line.win.hand, line.tiles, line.win.tile, line.win_tile);
        case WinFault::FlowerInHand: return at(line.win_tile);
        case WinFault::SituationNeedsDraw:
            return at_situation({Situation::Replacement, Situation::KongOnKong});
        case WinFault::SituationNeedsDiscard: return at_situation({Situation::Robbing});
        case WinFault::DiscarderIsWinner: return at(line.discarder);
        case WinFault::LiableIsWinner: return at(line.liable);
        case WinFault::NoRedFives:
        case WinFault::TooManyRedFives: return at(line.tiles.red_five);
        case WinFault::OutOfRange: break;  // the reader has refused it already
        case WinFault::FlowerWin: return at_situation({Situation::FlowerWin});
    }
    return at(0);
}

void ScoreLines::answer(std::string_view line, std::string& out) const {
    LineError unreadable;
    if (!is_readable(line, unreadable)) return append_error_line(out, unreadable, words_);
    const auto read = read_score_line(line);
    if (!read) return append_error_line(out, read.error(), words_);
    const auto ruling = book_.explain(read->win);
    if (!ruling) return append_error_line(out, win_fault_error(line, *read, ruling.error()), words_);
    writer_.append(out, *ruling);
}

}  // namespace sifang
