#include "hand/notation.hpp"

#include <algorithm>

namespace sifang {
namespace {

using Refusal = tl::unexpected<HandNotationError>;

Refusal refuse(HandFault fault, std::size_t at, std::optional<Tile> tile = {}) {
    return Refusal(HandNotationError{fault, {}, at, tile, 0, 0});
}
/// A fault of a piece of text that has `before` characters before it.
Refusal refuse(const NotationError& error, std::size_t before) {
    return Refusal(HandNotationError{HandFault::Tiles, error.fault, error.at + before, error.tile, 0, 0});
}

void add(RedFives& sum, const RedFives& more) {
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = static_cast<std::uint8_t>(sum[i] + more[i]);
}

std::optional<MeldKind> kind_of(std::span<const Tile> tiles, bool round_brackets, bool plus) {
    const bool alike = std::all_of(tiles.begin(), tiles.end(), [&](Tile t) { return t == tiles[0]; });
    if (tiles[0].is_flower()) return std::nullopt;
    if (alike && tiles.size() == 4)
        return round_brackets ? MeldKind::ConcealedKong : plus ? MeldKind::AddedKong : MeldKind::Kong;
    if (round_brackets || plus || tiles.size() != 3) return std::nullopt;
    if (alike) return MeldKind::Pung;
    std::array<Tile, 3> row{tiles[0], tiles[1], tiles[2]};
    std::sort(row.begin(), row.end());
    const bool in_a_row = row[2].is_suited() && row[0].suit() == row[2].suit() &&
                          row[1].index() == row[0].index() + 1 && row[2].index() == row[1].index() + 1;
    return in_a_row ? std::optional(MeldKind::Chow) : std::nullopt;
}

/// What stands between brackets. `before` characters of the whole text come before it.
tl::expected<ParsedMeld, HandNotationError> read_meld(std::string_view text, bool round_brackets,
                                                      std::size_t before) {
    // Digits share their letter across the +, so the tiles are read without it.
    const std::size_t plus = text.find('+');
    const bool has_plus = plus != std::string_view::npos;
    std::string without_plus;
    if (has_plus) {
        const auto last = parse_tile(text.substr(plus + 1));
        if (!last) {
            NotationError error = last.error();
            if (error.fault == NotationFault::NotOneTile) return refuse(HandFault::NotAMeld, before + 1);
            error.at += count_characters(text.substr(0, plus + 1));
            return refuse(error, before);
        }
        without_plus.append(text.substr(0, plus)).append(text.substr(plus + 1));
    }
    const auto parsed = parse_tiles(has_plus ? std::string_view(without_plus) : text);
    if (!parsed) {
        NotationError error = parsed.error();
        if (has_plus && error.at > count_characters(text.substr(0, plus))) ++error.at;
        return refuse(error, before);
    }
    const std::span<const Tile> tiles(parsed->tiles.begin(), parsed->tiles.size());
    const auto kind = kind_of(tiles, round_brackets, has_plus);
    if (!kind) return refuse(HandFault::NotAMeld, before + 1);
    return ParsedMeld{Meld{*kind, *std::min_element(tiles.begin(), tiles.end()), Giver::Unknown},
                      parsed->red_fives};
}

/// Reads a line from left to right: melds, standing tiles, the last word.
class HandReader {
  public:
    HandReader(std::string_view text, HandForm form) : text_(text), form_(form) {}

    tl::expected<ParsedHand, HandNotationError> read() {
        while (skip_spaces(), at_ < text_.size()) {
            const char c = text_[at_];
            const auto error = c == '[' || c == '(' ? read_bracket() : read_word();
            if (error) return tl::unexpected(*error);
        }
        if (const auto error = finish()) return tl::unexpected(*error);
        return parsed_;
    }

  private:
    using Error = std::optional<HandNotationError>;

    std::size_t characters_before(std::size_t byte) const { return count_characters(text_.substr(0, byte)); }
    std::size_t column(std::size_t byte) const { return characters_before(byte) + 1; }
    void skip_spaces() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == ',')) ++at_;
    }

    Error read_bracket() {
        if (has_word_) return refuse(HandFault::MeldAfterTiles, column(at_)).value();
        const bool round = text_[at_] == '(';
        const std::size_t end = text_.find_first_of("[]()", at_ + 1);
        if (end == std::string_view::npos) return refuse(HandFault::UnclosedBracket, column(at_)).value();
        if (text_[end] != (round ? ')' : ']')) return refuse(HandFault::StrayBracket, column(end)).value();
        const auto meld = read_meld(text_.substr(at_ + 1, end - at_ - 1), round, column(at_));
        if (!meld) return meld.error();
        if (parsed_.hand.melds.full()) return refuse(HandFault::FifthMeld, column(at_)).value();
        if (!add_meld(seen_, meld->meld)) return fifth_copy_in(meld->meld, column(at_) + 1);
        parsed_.hand.melds.push_back(meld->meld);
        add(parsed_.red_fives, meld->red_fives);
        at_ = end + 1;
        return {};
    }

    Error fifth_copy_in(const Meld& meld, std::size_t at) const {
        Tile tile = meld.tile;
        for (unsigned i = 0; i < 3 && meld.is_chow(); ++i)
            if (!seen_.can_add(Tile::of_index(meld.tile.index() + i)))
                tile = Tile::of_index(meld.tile.index() + i);
        return refuse(NotationError{NotationFault::FifthCopy, at, tile}, 0).value();
    }

    /// One word of tiles. Each is the last one until another follows, so it is kept and counted when that is
    /// known.
    Error read_word() {
        if (has_word_)
            if (auto error = stand_last_word()) return error;
        const std::size_t end = std::min(text_.find_first_of(" []()+", at_), text_.size());
        if (end < text_.size() && text_[end] != ' ') {
            const bool opens = text_[end] == '[' || text_[end] == '(';
            return refuse(opens ? HandFault::MeldAfterTiles : HandFault::StrayBracket, column(end)).value();
        }
        word_ = text_.substr(at_, end - at_);
        word_at_ = at_;
        if (!has_word_) first_word_at_ = at_;
        has_word_ = true;
        auto tiles = parse_tiles(word_);
        if (!tiles) return refuse(tiles.error(), characters_before(at_)).value();
        last_ = *tiles;
        for (std::size_t i = 0; i < last_.tiles.size(); ++i) {
            const Tile tile = last_.tiles[i];
            if (tile.is_flower()) continue;  // judged when it is known which word this is
            if (!seen_.can_add(tile))
                return refuse(NotationError{NotationFault::FifthCopy, column_in_word(i), tile}, 0).value();
            seen_.add(tile);
        }
        add(parsed_.red_fives, last_.red_fives);
        at_ = end;
        return {};
    }

    std::size_t column_in_word(std::size_t nth) const {
        return characters_before(word_at_) + tile_column(word_, nth);
    }

    Error stand_last_word() {
        for (std::size_t i = 0; i < last_.tiles.size(); ++i) {
            if (last_.tiles[i].is_flower())
                return refuse(HandFault::FlowerInHand, column_in_word(i), last_.tiles[i]).value();
            parsed_.hand.standing.add(last_.tiles[i]);
        }
        return {};
    }

    Error finish() {
        if (!has_word_)
            return refuse(NotationError{NotationFault::Empty, column(text_.size()), {}}, 0).value();
        if (form_ == HandForm::Waiting) {
            if (auto error = stand_last_word()) return error;
            return check_count(1);
        }
        if (last_.tiles.size() != 1) return refuse(HandFault::NoWinningTile, column(word_at_)).value();
        const Tile win = last_.tiles[0];
        parsed_.win = win;
        if (form_ == HandForm::FlowerWin) {
            if (win.is_flower()) return {};
            return refuse(HandFault::FlowerTileWanted, column(word_at_), win).value();
        }
        if (win.is_flower()) return refuse(HandFault::FlowerInHand, column(word_at_), win).value();
        return check_count(0);
    }

    Error check_count(unsigned more_allowed) const {
        const unsigned count = parsed_.hand.standing.total();
        const unsigned wanted = parsed_.hand.resting_size();
        if (count >= wanted && count <= wanted + more_allowed) return {};
        HandNotationError error{HandFault::WrongTileCount, {}, column(first_word_at_), {}, count, wanted};
        return error;
    }

    std::string_view text_;
    HandForm form_;
    std::size_t at_ = 0;
    ParsedHand parsed_;
    Counts seen_;  ///< every tile read so far, to find the fifth copy where it stands
    bool has_word_ = false;
    std::string_view word_;
    std::size_t word_at_ = 0, first_word_at_ = 0;
    ParsedTiles last_;
};

std::string_view code(HandFault fault) {
    switch (fault) {
        case HandFault::Tiles: return "tiles";
        case HandFault::UnclosedBracket: return "unclosed_bracket";
        case HandFault::StrayBracket: return "stray_bracket";
        case HandFault::NotAMeld: return "not_a_meld";
        case HandFault::FifthMeld: return "fifth_meld";
        case HandFault::MeldAfterTiles: return "meld_after_tiles";
        case HandFault::FlowerInHand: return "flower_in_hand";
        case HandFault::WrongTileCount: return "wrong_tile_count";
        case HandFault::NoWinningTile: return "no_winning_tile";
        case HandFault::FlowerTileWanted: return "flower_tile_wanted";
    }
    return "";
}

}  // namespace

std::string_view code(const HandNotationError& error) {
    return error.fault == HandFault::Tiles ? code(error.tiles) : code(error.fault);
}

tl::expected<ParsedHand, HandNotationError> parse_hand(std::string_view text, HandForm form) {
    return HandReader(text, form).read();
}

tl::expected<ParsedMeld, HandNotationError> parse_meld(MeldKind kind, std::string_view tiles) {
    const bool concealed = kind == MeldKind::ConcealedKong;
    auto parsed = read_meld(tiles, concealed, 0);
    if (!parsed) return parsed;
    // Without a + the tiles of an added kong look like those of any claimed kong.
    if (kind == MeldKind::AddedKong && parsed->meld.kind == MeldKind::Kong) parsed->meld.kind = kind;
    if (parsed->meld.kind != kind) return refuse(HandFault::NotAMeld, 1);
    return parsed;
}

std::optional<Tile> fifth_copy(const Hand& hand, const std::optional<Tile>& win) {
    Counts counts = hand.standing;
    for (const Meld& meld : hand.melds)
        for (unsigned i = 0; i < meld.size(); ++i) {
            const Tile tile = meld.is_chow() ? Tile::of_index(meld.tile.index() + i) : meld.tile;
            if (!counts.can_add(tile)) return tile;
            counts.add(tile);
        }
    if (win && !win->is_flower() && !counts.can_add(*win)) return win;
    return std::nullopt;
}

void append_meld(std::string& out, const Meld& meld) {
    std::array<Tile, 4> tiles;
    for (unsigned i = 0; i < meld.size(); ++i)
        tiles[i] = meld.is_chow() ? Tile::of_index(meld.tile.index() + i) : meld.tile;
    out.push_back(meld.is_concealed() ? '(' : '[');
    append_in_order(out, std::span(tiles).first(meld.size()));
    if (meld.kind == MeldKind::AddedKong) out.insert(out.size() - (meld.tile.is_suited() ? 2 : 1), 1, '+');
    out.push_back(meld.is_concealed() ? ')' : ']');
}

void append_hand(std::string& out, const Hand& hand, const std::optional<Tile>& win) {
    const auto space = [&out, start = out.size()] {
        if (out.size() > start) out.push_back(' ');
    };
    for (const Meld& meld : hand.melds) {
        space();
        append_meld(out, meld);
    }
    if (!hand.standing.empty()) {
        space();
        append_tiles(out, hand.standing);
    }
    if (win) {
        space();
        append_tile(out, *win);
    }
}

std::string write_meld(const Meld& meld) {
    std::string out;
    append_meld(out, meld);
    return out;
}

std::string write_hand(const Hand& hand, const std::optional<Tile>& win) {
    std::string out;
    append_hand(out, hand, win);
    return out;
}

}  // namespace sifang
