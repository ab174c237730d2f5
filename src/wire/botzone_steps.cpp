#include "wire/botzone_steps.hpp"

#include <algorithm>

#include "wire/botzone_tile.hpp"

namespace sifang::botzone {
namespace {

/// A chow is told by the tile in its middle.
std::optional<Tile> lowest_of_chow(Piece middle) {
    const Tile tile = middle.tile();
    if (!tile.is_suited() || tile.rank() == 1 || tile.rank() == 9) return std::nullopt;
    return Tile::of_index(tile.index() - 1);
}

}  // namespace

Words words_of(std::string_view text) {
    constexpr std::size_t most = 64;
    Words words;
    while (words.size() < most) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        if (begin == std::string_view::npos) break;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

std::optional<Wind> seat_of(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] > '3') return std::nullopt;
    return static_cast<Wind>(text[0] - '0');
}

bool Steps::fail(TellingFault fault, std::string_view subject) {
    fault_ = {fault, at_, std::string(subject)};
    return false;
}

bool Steps::piece(std::string_view text, Piece& out) {
    const auto read = piece_of(text);
    if (!read) return fail(TellingFault::BadTile, text);
    out = *read;
    return true;
}

bool Steps::add(ToldStep step) {
    if (steps_.size() == max_told_steps) return fail(TellingFault::TooLong);
    step.at = at_;
    steps_.push_back(step);
    return true;
}

bool Steps::draw(Wind who, std::string_view tile) {
    ToldStep step{.kind = ToldKind::Draw, .seat = who};
    return piece(tile, step.piece) && add(step);
}

/// A flower is drawn and shown in one.
bool Steps::flower(Wind who, std::string_view tile) {
    ToldStep step{.kind = ToldKind::Draw, .seat = who};
    if (!piece(tile, step.piece)) return false;
    if (!step.piece.is_flower()) return fail(TellingFault::BadTile, tile);
    if (!add(step)) return false;
    step.kind = ToldKind::Flower;
    return add(step);
}

bool Steps::discard(Wind who, std::string_view tile) {
    ToldStep step{.kind = ToldKind::Discard, .seat = who};
    if (!piece(tile, step.piece)) return false;
    at_stake_ = step.piece;
    return add(step);
}

bool Steps::chow(Wind who, std::string_view middle) {
    Piece read;
    if (!piece(middle, read)) return false;
    const auto low = lowest_of_chow(read);
    return low ? claim(ToldKind::Chow, who, *low) : fail(TellingFault::BadMeld, middle);
}

bool Steps::claim(ToldKind kind, Wind who, Tile low) {
    if (!at_stake_) return fail(TellingFault::OutOfOrder);
    strike_out(who);
    return add({.kind = kind, .seat = who, .piece = *at_stake_, .low = low});
}

bool Steps::kong(ToldKind kind, Wind who, std::string_view tile) {
    ToldStep step{.kind = kind, .seat = who};
    if (!piece(tile, step.piece)) return false;
    at_stake_ = step.piece;
    return add(step);
}

/// What this seat said did not come to nothing.
void Steps::strike_out(Wind who) {
    for (std::size_t i = steps_.size(); i-- > 0 && steps_[i].kind >= ToldKind::ChowInVain;)
        if (steps_[i].seat == who) {
            steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
}

bool Steps::win(Wind who) {
    strike_out(who);
    if (!steps_.empty() && steps_.back().kind == ToldKind::Win) return true;  // the short form has told it
    return add({.kind = ToldKind::Win, .seat = who});
}

bool Steps::event(Wind who, std::string_view name, std::string_view tile) {
    if (name == "DRAW") return draw(who, tile);
    if (name == "BUHUA") return flower(who, tile);
    if (name == "PLAY") return discard(who, tile);
    if (name == "CHI") return chow(who, tile);
    if (name == "PENG") return claim(ToldKind::Pung, who);
    if (name == "GANG") return claim(ToldKind::Kong, who);
    if (name == "ANGANG") return kong(ToldKind::ConcealedKong, who, tile);
    if (name == "BUGANG") return kong(ToldKind::AddedKong, who, tile);
    if (name == "HU") return add({.kind = ToldKind::Win, .seat = who});
    return fail(TellingFault::UnknownEvent, name);
}

bool Steps::request(const Words& words, const std::array<std::string, 4>& said) {
    const auto word = [&](std::size_t n) { return n < words.size() ? words[n] : std::string_view(); };
    const auto who = seat_of(word(1));
    if (!who) return fail(TellingFault::BadValue, word(1));
    const std::string_view what = word(2);
    if (what == "PLAY") return discard(*who, word(3));
    if (what == "BUHUA") return flower(*who, word(3));
    if (what == "PENG") return claim(ToldKind::Pung, *who) && discard(*who, word(3));
    if (what == "CHI") return chow(*who, word(3)) && discard(*who, word(4));
    if (what == "BUGANG") return kong(ToldKind::AddedKong, *who, word(3));
    if (what != "GANG") return fail(TellingFault::UnknownEvent, what);
    const bool just_drew =
        !steps_.empty() && steps_.back().kind == ToldKind::Draw && steps_.back().seat == *who;
    if (!just_drew) return claim(ToldKind::Kong, *who);
    const Words own = words_of(said[static_cast<unsigned>(*who)]);
    if (own.size() != 2 || own[0] != "GANG") return fail(TellingFault::MissingField, "GANG");
    return kong(ToldKind::ConcealedKong, *who, own[1]);
}

bool Steps::answers(const std::array<std::string, 4>& said) {
    if (steps_.empty()) return true;
    const ToldStep last = steps_.back();
    if (last.kind != ToldKind::Discard && last.kind != ToldKind::AddedKong) return true;
    for (unsigned turns = 1; turns < 4; ++turns) {
        const auto who = static_cast<Wind>((static_cast<unsigned>(last.seat) + turns) & 3);
        const Words words = words_of(said[static_cast<unsigned>(who)]);
        if (words.empty()) continue;
        ToldStep step{.seat = who, .piece = last.piece};
        if (words[0] == "CHI" && words.size() == 3) {
            const auto middle = piece_of(words[1]);
            const auto low = middle ? lowest_of_chow(*middle) : std::nullopt;
            if (!low) continue;
            step.kind = ToldKind::ChowInVain;
            step.low = *low;
        } else if (words[0] == "PENG") {
            step.kind = ToldKind::PungInVain;
        } else if (words[0] == "GANG") {
            step.kind = ToldKind::KongInVain;
        } else if (words[0] == "HU") {
            step.kind = ToldKind::WinInVain;
        } else {
            continue;
        }
        if (!add(step)) return false;
    }
    return true;
}

}  // namespace sifang::botzone
