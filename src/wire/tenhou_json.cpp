#include "wire/tenhou_json.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "wire/json_teller.hpp"
#include "wire/record_pieces.hpp"
#include "wire/tenhou_json_order.hpp"
#include "wire/tenhou_tile.hpp"

namespace sifang {
namespace {

using tenhou::Entry;
using tenhou::Lists;

/// Entries of one list, at most: more than a seat can draw or discard.
constexpr std::size_t most_entries = 60;

struct NamedEnd {
    std::string_view name;
    End end;
    bool nagashi = false;
};
/// What the log calls a hand that nobody won.
constexpr auto drawn_ends = std::to_array<NamedEnd>({{"流局", End::Exhausted},
                                                     {"全員聴牌", End::Exhausted},
                                                     {"全員不聴", End::Exhausted},
                                                     {"流し満貫", End::Exhausted, true},
                                                     {"九種九牌", End::NineKinds},
                                                     {"四風連打", End::FourWinds},
                                                     {"四槓散了", End::FourKongs},
                                                     {"四家立直", End::FourRiichi},
                                                     {"三家和了", End::ThreeWins}});

/// Takes digits off the front of a text.
std::optional<int> take_number(std::string_view& text) {
    int value = 0;
    const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || value < 0 || value > 10'000'000) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    return value;
}
bool take_word(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

/// `30符4飜7700点`, `満貫2000-4000点`, `40符1飜700点∀`. Fills in total and fu; false if it is written
/// otherwise.
bool read_worth(std::string_view text, ToldWin& win) {
    std::string_view rest = text;
    if (const auto fu = take_number(rest); fu && take_word(rest, "符")) {
        win.fu = *fu;
        if (!take_number(rest) || !take_word(rest, "飜")) return false;
    } else {
        rest = text.substr(std::min(text.find_first_of("0123456789"), text.size()));
    }
    const auto first = take_number(rest);
    if (!first) return false;
    win.total = *first;
    if (take_word(rest, "-")) {
        const auto dealer = take_number(rest);
        if (!dealer) return false;
        win.total = 2 * *first + *dealer;
    }
    if (!take_word(rest, "点")) return false;
    if (take_word(rest, "∀")) win.total = 3 * *first;
    return rest.empty();
}

class Teller : JsonTeller {
  public:
    explicit Teller(std::string_view text) : JsonTeller(text) { game_.rules = "tenhou"; }

    tl::expected<ToldGame, TellingError> tell() {
        if (!log()) return refusal();
        if (game_.hands.empty()) return tl::unexpected(TellingError{TellingFault::NotThisFormat, 0, {}});
        return std::move(game_);
    }

  private:
    bool log();
    bool rule();
    bool final_scores();
    bool extension();
    bool hands_extended();
    bool hand();
    bool heading(ToldHand& hand);
    bool scores(ToldHand& hand);
    bool pieces(std::vector<Piece>& out, std::size_t most);
    bool entries(std::vector<Entry>& out);
    bool end(ToldHand& hand);
    bool payments(const ToldHand& hand, Payments& sum);
    bool win(ToldHand& hand);
    bool next(std::string_view what) {
        if (in_.next_item()) return true;
        return in_.failed() ? false : fail(TellingFault::MissingField, in_.position(), what);
    }
    bool whole(std::int64_t low, std::int64_t high, int& out, std::string_view what) {
        std::int64_t value = 0;
        if (!in_.integer(value)) return false;
        if (value < low || value > high) return fail(TellingFault::BadValue, what);
        out = static_cast<int>(value);
        return true;
    }

    ToldGame game_;
};

bool Teller::log() {
    if (in_.peek() != JsonKind::Object) return in_.failed() ? false : fail(TellingFault::NotThisFormat, 0);
    std::string_view name;
    in_.enter_object();
    bool found = false;
    while (in_.next_field(name)) {
        if (name == "log") {
            found = true;
            if (!in_.enter_list()) return false;
            while (in_.next_item())
                if (!hand()) return false;
        } else if (name == "ref" && in_.peek() == JsonKind::String) {
            std::string_view text;
            if (!in_.string(text)) return false;
            if (is_game_id(text)) game_.id = text;
        } else if (name == "sc" && in_.peek() == JsonKind::List) {
            if (!final_scores()) return false;
        } else if (name == "sifang" && in_.peek() == JsonKind::Object) {
            if (!extension()) return false;
        } else if (name == "rule") {
            if (!rule()) return false;
        } else if (!in_.skip()) {
            return false;
        }
    }
    if (!in_.finish()) return false;
    return found || fail(TellingFault::NotThisFormat, 0);
}

/// `disp` names the rules in Japanese; `aka`, or a count a suit, the red fives.
bool Teller::rule() {
    std::string_view name, disp;
    if (!in_.enter_object()) return false;
    bool reds = false;
    const std::size_t at = in_.position();
    while (in_.next_field(name)) {
        if (name == "disp") {
            if (!in_.string(disp)) return false;
            // 三: three players; 東: one round only.
            if (disp.find("三") != std::string_view::npos || disp.find("東") != std::string_view::npos)
                return fail(TellingFault::OtherRules, disp);
        } else if (name.starts_with("aka") && in_.peek() == JsonKind::Number) {
            int count = 0;
            if (!whole(0, 4, count, name)) return false;
            reds |= count > 0;
        } else if (!in_.skip()) {
            return false;
        }
    }
    if (in_.failed()) return false;
    return reds || fail(TellingFault::OtherRules, at, "aka");
}

/// Scores and results in turn, by player; results in thousands.
bool Teller::final_scores() {
    ToldFinal final;
    in_.enter_list();
    for (unsigned i = 0; i < 8; ++i) {
        bool is_whole = true;
        std::int64_t integer = 0;
        double real = 0;
        if (!next("sc") || !in_.number(is_whole, integer, real)) return false;
        if (is_whole ? integer < -1'000'000 || integer > 1'000'000 : !(real > -1e6 && real < 1e6))
            return fail(TellingFault::BadValue, "sc");
        const bool is_score = i % 2 == 0;
        if (is_score && !is_whole) return fail(TellingFault::BadValue, "sc");
        const int points = is_whole ? static_cast<int>(integer) * (is_score ? 1 : 1'000)
                                    : static_cast<int>(std::lround(real * 1'000));
        (is_score ? final.scores : final.results)[i / 2] = points;
    }
    if (in_.next_item()) return fail(TellingFault::BadValue, "sc");
    game_.final = final;
    return !in_.failed();
}

/// What our own export adds, after the hands.
bool Teller::extension() {
    game_.whole = true;
    in_.enter_object();
    std::string_view name;
    while (in_.next_field(name)) {
        const bool good = name == "session" ? in_.boolean(game_.session)
                          : name == "hands" ? hands_extended()
                                            : in_.skip();
        if (!good) return false;
    }
    return !in_.failed();
}

/// The dice and the wall of each hand.
bool Teller::hands_extended() {
    std::size_t hand = 0;
    if (!in_.enter_list()) return false;
    for (; in_.next_item(); ++hand) {
        if (hand >= game_.hands.size()) return fail(TellingFault::BadValue, "sifang");
        std::string_view name;
        if (!in_.enter_object()) return false;
        while (in_.next_field(name)) {
            if (name == "dice") {
                std::array<int, 2> dice{};
                if (!in_.enter_list()) return false;
                for (int& pips : dice)
                    if (!next("dice") || !whole(1, 6, pips, "dice")) return false;
                if (in_.next_item()) return fail(TellingFault::BadValue, "dice");
                game_.hands[hand].dice = dice;
            } else if (name == "wall") {
                std::string_view text;
                std::array<Piece, TileCopy::without_flowers> pieces;
                if (!in_.string(text)) return false;
                const ReadPieces read = read_pieces(text, pieces);
                if (read.error || read.count != pieces.size() || std::ranges::any_of(pieces, [](Piece piece) {
                        return piece.is_back() || piece.is_flower();
                    }))
                    return fail(TellingFault::BadTile, "wall");
                game_.hands[hand].wall.emplace(pieces.begin(), pieces.end());
            } else if (!in_.skip()) {
                return false;
            }
        }
        if (in_.failed()) return false;
    }
    return !in_.failed();
}

bool Teller::hand() {
    if (game_.hands.size() == max_told_hands) return fail(TellingFault::TooLong);
    ToldHand told;
    if (!in_.enter_list()) return false;
    told.at = in_.position();
    if (!heading(told) || !scores(told)) return false;
    if (!next("indicators") || !pieces(told.indicators, 5)) return false;
    if (told.indicators.empty()) return fail(TellingFault::MissingField, "indicators");
    if (!next("under") || !pieces(told.end.under, 5)) return false;
    std::array<Lists, 4> lists;
    for (unsigned player = 0; player < 4; ++player) {
        auto& deal = told.deal[(player - told.dealer) & 3];
        if (!next("deal") || !pieces(deal, 13)) return false;
        if (deal.size() != 13) return fail(TellingFault::BadValue, "deal");
        if (!next("draws") || !entries(lists[player].in)) return false;
        if (!next("discards") || !entries(lists[player].out)) return false;
    }
    if (auto error = put_in_order(lists, told)) return fail(std::move(*error));
    if (!next("end") || !end(told)) return false;
    if (in_.next_item()) return fail(TellingFault::BadValue, in_.position());
    if (in_.failed()) return false;
    game_.hands.push_back(std::move(told));
    return true;
}

bool Teller::heading(ToldHand& hand) {
    int number = 0;
    if (!next("hand") || !in_.enter_list()) return false;
    if (!next("hand") || !whole(0, 15, number, "hand")) return false;
    if (!next("counters") || !whole(0, most_counters, hand.counters, "counters")) return false;
    if (!next("deposits") || !whole(0, most_counters, hand.deposits, "deposits")) return false;
    while (in_.next_item())
        if (!in_.skip()) return false;
    hand.round = static_cast<Wind>(number / 4);
    hand.dealer = static_cast<unsigned>(number % 4);
    return !in_.failed();
}

bool Teller::scores(ToldHand& hand) {
    if (!next("scores") || !in_.enter_list()) return false;
    for (unsigned player = 0; player < 4; ++player)
        if (!next("scores") ||
            !whole(-1'000'000, 1'000'000, hand.scores[(player - hand.dealer) & 3], "scores"))
            return false;
    if (in_.next_item()) return fail(TellingFault::OtherRules, "scores");
    return !in_.failed();
}

bool Teller::pieces(std::vector<Piece>& out, std::size_t most) {
    if (!in_.enter_list()) return false;
    while (in_.next_item()) {
        std::int64_t code = 0;
        if (!in_.integer(code)) return false;
        const auto piece = tenhou::piece_of_code(code);
        if (!piece || out.size() == most) return fail(TellingFault::BadTile, std::to_string(code));
        out.push_back(*piece);
    }
    return !in_.failed();
}

bool Teller::entries(std::vector<Entry>& out) {
    if (!in_.enter_list()) return false;
    while (in_.next_item()) {
        Entry entry;
        if (in_.peek() == JsonKind::String) {
            std::string_view call;
            if (!in_.string(call)) return false;
            if (call.empty() || call.size() > 9) return fail(TellingFault::BadMeld, call);
            entry.call = call;
        } else if (!in_.integer(entry.code)) {
            return false;
        }
        entry.at = in_.offset();
        if (out.size() == most_entries) return fail(TellingFault::TooLong);
        out.push_back(std::move(entry));
    }
    return !in_.failed();
}

bool Teller::payments(const ToldHand& hand, Payments& sum) {
    if (!in_.enter_list()) return false;
    for (unsigned player = 0; player < 4; ++player) {
        int paid = 0;
        if (!next("payments") || !whole(-1'000'000, 1'000'000, paid, "payments")) return false;
        sum[(player - hand.dealer) & 3] += paid;
    }
    if (in_.next_item()) return fail(TellingFault::BadValue, "payments");
    return !in_.failed();
}

bool Teller::end(ToldHand& hand) {
    std::string_view name;
    if (!in_.enter_list() || !next("end")) return false;
    if (!in_.string(name)) return false;
    hand.end.at = in_.offset();
    if (name == "和了") {
        hand.end.end = End::Won;
        while (in_.next_item()) {
            if (hand.end.wins.size() == 3) return fail(TellingFault::TooLong);
            if (!payments(hand, hand.end.payments) || !next("win") || !win(hand)) return false;
        }
        if (in_.failed()) return false;
        return !hand.end.wins.empty() || fail(TellingFault::MissingField, "win");
    }
    const auto* found = std::find_if(drawn_ends.begin(), drawn_ends.end(),
                                     [&](const NamedEnd& named) { return named.name == name; });
    if (found == drawn_ends.end()) return fail(TellingFault::UnknownEvent, name);
    hand.end.end = found->end;
    hand.end.nagashi = found->nagashi;
    if (found->end == End::NineKinds) {
        if (hand.steps.empty()) return fail(TellingFault::OutOfOrder, name);
        hand.steps.push_back(
            {.kind = ToldKind::NineKinds, .seat = hand.steps.back().seat, .at = hand.end.at});
    }
    const bool paid = in_.next_item();
    if (paid && !payments(hand, hand.end.payments)) return false;
    if (paid && in_.next_item()) return fail(TellingFault::BadValue, "end");
    return !in_.failed();
}

bool Teller::win(ToldHand& hand) {
    const auto player = [&](Wind& seat) {
        int number = 0;
        if (!next("win") || !whole(0, 3, number, "win")) return false;
        seat = static_cast<Wind>((static_cast<unsigned>(number) - hand.dealer) & 3);
        return true;
    };
    ToldWin win;
    Wind from = Wind::East, liable = Wind::East;
    if (!in_.enter_list() || !player(win.seat) || !player(from) || !player(liable)) return false;
    win.at = in_.offset();
    if (from != win.seat) win.giver = from;
    if (liable != win.seat) win.liable = liable;
    std::string_view text;
    if (!next("points") || !in_.string(text)) return false;
    if (!read_worth(text, win)) return fail(TellingFault::BadValue, text);
    win.han = 0;
    while (in_.next_item()) {
        if (!in_.string(text)) return false;
        if (win.patterns.size() == 32) return fail(TellingFault::TooLong);
        const std::size_t opening = std::min(text.rfind('('), text.size());
        const std::string_view id = tenhou::yaku_named(text.substr(0, opening));
        if (id.empty()) return fail(TellingFault::UnknownPattern, text);
        std::string_view value = text.substr(std::min(opening + 1, text.size()));
        int han = 13;
        if (value != "役満)") {
            const auto read = take_number(value);
            if (!read || value != "飜)") return fail(TellingFault::BadValue, text);
            han = *read;
        }
        *win.han += han;
        if (han > 0) win.patterns.push_back({id, han});
    }
    if (in_.failed()) return false;
    hand.steps.push_back({.kind = ToldKind::Win, .seat = win.seat, .giver = win.giver, .at = win.at});
    hand.end.wins.push_back(std::move(win));
    return true;
}

}  // namespace

tl::expected<ToldGame, TellingError> read_tenhou_json(std::string_view text) {
    if (text.starts_with("\x1F\x8B")) return tl::unexpected(TellingError{TellingFault::Compressed, 0, {}});
    if (text.size() > max_told_bytes)
        return tl::unexpected(TellingError{TellingFault::TooLong, max_told_bytes, {}});
    return Teller(text).tell();
}

}  // namespace sifang
