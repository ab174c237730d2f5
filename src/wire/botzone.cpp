#include "wire/botzone.hpp"

#include <algorithm>
#include <utility>

#include "wire/botzone_fan.hpp"
#include "wire/botzone_steps.hpp"
#include "wire/botzone_tile.hpp"
#include "wire/json_teller.hpp"

namespace sifang {
namespace {

/// More turns than any hand has.
constexpr std::size_t most_turns = 2 * max_told_steps;
constexpr std::size_t tiles_of_a_wall = 34;

class Teller : JsonTeller {
  public:
    explicit Teller(std::string_view text) : JsonTeller(text) {
        game_.rules = "mil";
        game_.session = false;
        game_.allowed = {.no_wait_beside_knitted_straight = true, .other_names = true};
    }

    tl::expected<ToldGame, TellingError> tell() {
        if (!read()) return refusal();
        game_.hands.push_back(std::move(hand_));
        return std::move(game_);
    }

  private:
    bool read();
    bool finish();
    bool check_walls();

    // The short form.
    bool deal();
    bool events();
    bool event();

    // The judge's log.
    bool init_data();
    bool init_text();
    bool wall_tiles(std::string_view text);
    bool log();
    bool judged();
    bool requests();
    bool dealt(Wind who, const botzone::Words& words);
    bool answers();
    bool deal_shown();

    // Common.
    bool result();
    bool fan();
    bool seat(Wind& out) {
        std::int64_t value = 0;
        if (!in_.integer(value)) return false;
        if (value < 0 || value > 3) return fail(TellingFault::BadValue, "player");
        out = static_cast<Wind>(value);
        return true;
    }
    std::optional<Wind> named_seat(std::string_view text) {
        const auto seat = botzone::seat_of(text);
        if (!seat) fail(TellingFault::BadValue, text);
        return seat;
    }
    bool tile(std::string_view text, Piece& out) {
        const auto piece = botzone::piece_of(text);
        if (!piece) return fail(TellingFault::BadTile, text);
        out = *piece;
        return true;
    }
    botzone::Steps& steps() { return steps_.at(in_.offset()); }
    bool took(bool good) { return good || fail(*steps_.fault()); }

    ToldGame game_;
    ToldHand hand_;
    botzone::Steps steps_{hand_.steps};
    std::vector<Piece> walls_;
    std::array<std::string, 4> answered_;  ///< what each seat said last
    bool has_wind_ = false, has_events_ = false, has_result_ = false, counts_by_seat_ = false;
};

bool Teller::read() {
    if (in_.peek() != JsonKind::Object)
        return in_.failed() ? false : fail(TellingFault::NotThisFormat, std::size_t{0});
    in_.enter_object();
    std::string_view name;
    while (in_.next_field(name)) {
        bool good = true;
        if ((name == "id" || name == "_id") && in_.peek() == JsonKind::String) {
            std::string_view text;
            good = in_.string(text);
            if (good && is_game_id(text)) game_.id = text;
        } else if (name == "wind") {
            has_wind_ = true;
            good = seat(hand_.round);
        } else if (name == "deal") {
            good = deal();
        } else if (name == "events") {
            good = events();
        } else if (name == "result") {
            good = result();
        } else if (name == "initdata") {
            good = init_data();
        } else if (name == "log" || name == "logs") {
            good = log();
        } else {
            good = in_.skip();
        }
        if (!good) return false;
    }
    return in_.finish() && finish();
}

bool Teller::finish() {
    if (!has_events_) return fail(TellingFault::NotThisFormat, std::size_t{0});
    if (!has_wind_) return fail(TellingFault::MissingField, std::size_t{0}, "quan");
    if (!has_result_) return fail(TellingFault::Unfinished, in_.position());
    bool flowers = false;
    for (const auto& dealt : hand_.deal) {
        const auto plain =
            std::count_if(dealt.begin(), dealt.end(), [](Piece piece) { return !piece.is_flower(); });
        if (plain != 13) return fail(TellingFault::BadValue, std::size_t{0}, "deal");
        flowers |= dealt.size() > 13;
    }
    for (const ToldStep& step : hand_.steps) flowers |= step.kind == ToldKind::Flower;
    if (flowers && counts_by_seat_) return fail(TellingFault::OtherRules, std::size_t{0}, "flowers");
    hand_.walls = flowers || walls_.size() == TileCopy::with_flowers ? Walls::Shared : Walls::Private;
    if (hand_.walls == Walls::Shared) hand_.end.left.reset();
    return check_walls();
}

/// Tiles are drawn from the end of each part of the wall.
bool Teller::check_walls() {
    if (walls_.empty()) return true;
    if (hand_.walls == Walls::Shared) return true;  // dealt seat after seat, not as our walls are
    if (walls_.size() != 4 * tiles_of_a_wall)
        return fail(TellingFault::BadValue, std::size_t{0}, "walltiles");
    hand_.own_walls.emplace();
    for (std::size_t i = 0; i < walls_.size(); ++i)
        (*hand_.own_walls)[i / tiles_of_a_wall].push_back(
            walls_[i / tiles_of_a_wall * tiles_of_a_wall + (tiles_of_a_wall - 1 - i % tiles_of_a_wall)]);
    return true;
}

// The short form.

bool Teller::deal() {
    if (!in_.enter_list()) return false;
    for (auto& dealt : hand_.deal) {
        if (!in_.next_item()) return in_.failed() ? false : fail(TellingFault::MissingField, "deal");
        if (!in_.enter_list()) return false;
        while (in_.next_item()) {
            std::string_view text;
            Piece piece;
            if (!in_.string(text) || !tile(text, piece)) return false;
            if (dealt.size() == 21) return fail(TellingFault::TooLong);
            dealt.push_back(piece);
        }
        if (in_.failed()) return false;
    }
    if (in_.next_item()) return fail(TellingFault::BadValue, "deal");
    return !in_.failed();
}

bool Teller::events() {
    if (std::exchange(has_events_, true)) return fail(TellingFault::OutOfOrder, "events");
    if (!in_.enter_list()) return false;
    while (in_.next_item())
        if (!event()) return false;
    return !in_.failed();
}

bool Teller::event() {
    Wind who = Wind::East;
    std::string_view text;
    if (!in_.enter_list()) return false;
    if (!in_.next_item() || !seat(who) || !in_.next_item() || !in_.string(text))
        return in_.failed() ? false : fail(TellingFault::MissingField, "event");
    const std::string name(text);
    std::string_view tile_text;
    const bool has_tile = in_.next_item();
    if (has_tile && !in_.string(tile_text)) return false;
    if (!took(steps().event(who, name, tile_text))) return false;
    if (has_tile && in_.next_item()) return fail(TellingFault::BadValue, name);
    return !in_.failed();
}

// The judge's log.

bool Teller::init_data() {
    if (in_.peek() == JsonKind::Null) return in_.null();
    if (in_.peek() == JsonKind::String) return init_text();
    if (!in_.enter_object()) return false;
    std::string_view name;
    while (in_.next_field(name)) {
        if (name == "quan") {
            has_wind_ = true;
            if (!seat(hand_.round)) return false;
        } else if (name == "walltiles" && in_.peek() == JsonKind::String) {
            std::string_view text;
            if (!in_.string(text) || !wall_tiles(text)) return false;
        } else if (!in_.skip()) {
            return false;
        }
    }
    return !in_.failed();
}

/// Some copies hold the object as a text in the text.
bool Teller::init_text() {
    std::string_view text;
    if (!in_.string(text)) return false;
    const std::string inner(text);
    Teller other(inner);
    if (!other.init_data()) return fail(TellingFault::BadValue, "initdata");
    if (other.has_wind_) has_wind_ = true, hand_.round = other.hand_.round;
    walls_ = std::move(other.walls_);
    return true;
}

bool Teller::wall_tiles(std::string_view text) {
    if (text.size() > TileCopy::with_flowers * 3) return fail(TellingFault::TooLong, "walltiles");
    walls_.clear();
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        Piece piece;
        if (!tile(text.substr(0, end), piece)) return false;
        walls_.push_back(piece);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (walls_.size() != TileCopy::without_flowers && walls_.size() != TileCopy::with_flowers)
        return fail(TellingFault::BadValue, "walltiles");
    return true;
}

bool Teller::log() {
    if (std::exchange(has_events_, true)) return fail(TellingFault::OutOfOrder, "log");
    if (!in_.enter_list()) return false;
    for (std::size_t turn = 0; in_.next_item(); ++turn) {
        if (turn == most_turns) return fail(TellingFault::TooLong);
        if (turn % 2 == 0 ? !judged() : !answers()) return false;
    }
    return !in_.failed();
}

/// The judge's output, or an entry that holds it.
bool Teller::judged() {
    if (!in_.enter_object()) return false;
    std::string_view name;
    while (in_.next_field(name)) {
        if (name == "output") {
            if (in_.peek() == JsonKind::Object) {
                if (!judged()) return false;
            } else if (!in_.skip()) {
                return false;
            }
        } else if (name == "content") {
            if (!requests()) return false;
        } else if (name == "display") {
            if (!result()) return false;
        } else if (name == "initdata") {
            if (!init_data()) return false;
        } else if (!in_.skip()) {
            return false;
        }
    }
    return !in_.failed();
}

bool Teller::requests() {
    if (in_.peek() != JsonKind::Object) return in_.skip();
    in_.enter_object();
    std::string_view name;
    bool acted_told = false;
    while (in_.next_field(name)) {
        const auto who = named_seat(name);
        if (!who) return false;
        if (in_.peek() != JsonKind::String) {  // a score, once the game is over
            if (!in_.skip()) return false;
            continue;
        }
        std::string_view text;
        if (!in_.string(text)) return false;
        const auto words = botzone::words_of(text);
        if (words.empty()) return fail(TellingFault::BadValue, text);
        if (words[0] == "0") {
            if (words.size() < 3) return fail(TellingFault::BadValue, text);
            const auto round = named_seat(words[2]);
            if (!round) return false;
            hand_.round = *round;
            has_wind_ = true;
        } else if (words[0] == "1") {
            if (!dealt(*who, words)) return false;
        } else if (words[0] == "2" && words.size() == 2) {
            if (!took(steps().drew(*who, words[1]))) return false;
        } else if (words[0] == "3" && words.size() >= 3) {
            // All seats are told the same; a draw is told by who drew.
            if (words[2] == "DRAW" || std::exchange(acted_told, true)) continue;
            if (!took(steps().request(words, answered_))) return false;
        } else {
            return fail(TellingFault::UnknownEvent, text);
        }
    }
    return !in_.failed();
}

/// `1 h0 h1 h2 h3 <13 tiles> <flowers of seat 0 to 3>`. Which place among the tiles a flower had is not told.
bool Teller::dealt(Wind who, const botzone::Words& words) {
    std::array<std::size_t, 4> flowers{};
    std::size_t all = 0;
    if (words.size() < 18) return fail(TellingFault::BadValue, "deal");
    for (std::size_t i = 0; i < 4; ++i) {
        const std::string_view count = words[1 + i];
        if (count.size() != 1 || count[0] < '0' || count[0] > '8') return fail(TellingFault::BadValue, count);
        flowers[i] = static_cast<std::size_t>(count[0] - '0');
        all += flowers[i];
    }
    if (words.size() != 18 + all) return fail(TellingFault::BadValue, "deal");
    auto& pieces = hand_.deal[static_cast<unsigned>(who)];
    if (!pieces.empty()) return true;  // the judge's display has told it
    std::size_t first = 18;
    for (unsigned i = 0; i < static_cast<unsigned>(who); ++i) first += flowers[i];
    Piece piece;
    for (std::size_t i = 0; i < flowers[static_cast<unsigned>(who)]; ++i) {
        if (!tile(words[first + i], piece)) return false;
        pieces.push_back(piece);
    }
    for (std::size_t i = 5; i < 18; ++i) {
        if (!tile(words[i], piece)) return false;
        pieces.push_back(piece);
    }
    return true;
}

bool Teller::answers() {
    for (std::string& said : answered_) said.clear();
    if (!in_.enter_object()) return false;
    std::string_view name, field;
    while (in_.next_field(name)) {
        const auto who = named_seat(name);
        if (!who) return false;
        std::string& said = answered_[static_cast<unsigned>(*who)];
        if (!in_.enter_object()) return false;
        while (in_.next_field(field)) {
            const bool response = field == "response";
            if (response && in_.peek() == JsonKind::Object) {  // {"response":…,"debug":…}
                in_.enter_object();
                while (in_.next_field(field)) {
                    std::string_view text;
                    if (field != "response" || in_.peek() != JsonKind::String) {
                        if (!in_.skip()) return false;
                    } else if (in_.string(text)) {
                        said = text.substr(0, 32);
                    } else {
                        return false;
                    }
                }
                if (in_.failed()) return false;
            } else if (response && in_.peek() == JsonKind::String) {
                std::string_view text;
                if (!in_.string(text)) return false;
                said = text.substr(0, 32);
            } else if (!in_.skip()) {
                return false;
            }
        }
        if (in_.failed()) return false;
    }
    return !in_.failed() && took(steps().answers(answered_));
}

/// `hand` of the judge's display: the deal in its order, flowers where they came.
bool Teller::deal_shown() {
    for (auto& dealt : hand_.deal) dealt.clear();
    return deal();
}

// The end, in both forms the judge's `display`.

bool Teller::result() {
    if (in_.peek() != JsonKind::Object) return in_.skip();
    in_.enter_object();
    std::string action;
    ToldWin win;
    std::optional<Payments> score;
    std::optional<std::array<int, 4>> left;
    std::string_view name, text;
    hand_.end.at = in_.position();
    while (in_.next_field(name)) {
        if (name == "action") {
            if (!in_.string(text)) return false;
            action = text;
        } else if (name == "player") {
            std::int64_t player = 0;
            if (!in_.integer(player)) return false;
            if (player >= 0 && player < 4) win.seat = static_cast<Wind>(player);
        } else if (name == "hand" && in_.peek() == JsonKind::List) {
            if (!deal_shown()) return false;
        } else if (name == "fanCnt") {
            std::int64_t total = 0;
            if (!in_.integer(total)) return false;
            if (total < 0 || total > 10'000) return fail(TellingFault::BadValue, "fanCnt");
            win.total = static_cast<int>(total);
        } else if (name == "fan" && in_.peek() == JsonKind::List) {
            in_.enter_list();
            hand_.end.wins.clear();
            hand_.end.wins.emplace_back();
            while (in_.next_item())
                if (!fan()) return false;
            if (in_.failed()) return false;
            win.patterns = std::move(hand_.end.wins[0].patterns);
            hand_.end.wins.clear();
        } else if ((name == "score" || name == "tileCnt") && in_.peek() == JsonKind::List) {
            const bool is_score = name == "score";
            std::array<int, 4> four{};
            in_.enter_list();
            for (int& value : four) {
                std::int64_t read = 0;
                if (!in_.next_item()) return in_.failed() ? false : fail(TellingFault::BadValue, "score");
                if (!in_.integer(read)) return false;
                if (read < -100'000 || read > 100'000) return fail(TellingFault::BadValue, "score");
                value = static_cast<int>(read);
            }
            if (in_.next_item()) return fail(TellingFault::BadValue, "score");
            if (in_.failed()) return false;
            (is_score ? score : left) = four;
            counts_by_seat_ |= !is_score;
        } else if (!in_.skip()) {
            return false;
        }
    }
    if (in_.failed()) return false;
    static constexpr auto goes_on = std::to_array<std::string_view>(
        {"INIT", "DEAL", "DRAW", "PLAY", "CHI", "PENG", "GANG", "BUGANG", "BUHUA"});
    if (action.empty() || std::find(goes_on.begin(), goes_on.end(), action) != goes_on.end()) return true;
    if (has_result_) return fail(TellingFault::OutOfOrder, "result");
    has_result_ = true;
    hand_.end.left = left;
    if (action == "HUANG") {
        hand_.end.end = End::Exhausted;
        return true;
    }
    if (action != "HU") return fail(TellingFault::Forfeited, hand_.end.at, action);
    if (!score) return fail(TellingFault::MissingField, hand_.end.at, "score");
    hand_.end.end = End::Won;
    hand_.end.payments = *score;
    win.at = hand_.end.at;
    // The judge's log has no event for the win itself.
    if (!took(steps().win(win.seat))) return false;
    hand_.end.wins.push_back(std::move(win));
    return true;
}

bool Teller::fan() {
    std::string_view name, text;
    std::string_view id;
    std::int64_t count = 1, value = 0;
    if (!in_.enter_object()) return false;
    while (in_.next_field(name)) {
        if (name == "name") {
            if (!in_.string(text)) return false;
            id = botzone::fan_named(text);
            if (id.empty()) return fail(TellingFault::UnknownPattern, text);
        } else if (name == "cnt" || name == "value") {
            if (!in_.integer(name == "cnt" ? count : value)) return false;
        } else if (!in_.skip()) {
            return false;
        }
    }
    if (in_.failed()) return false;
    if (id.empty() || count < 1 || count > 8 || value < 0 || value > 88)
        return fail(TellingFault::BadValue, "fan");
    auto& patterns = hand_.end.wins[0].patterns;
    if (patterns.size() == 32) return fail(TellingFault::TooLong);
    patterns.push_back({id, static_cast<int>(count * value)});
    return true;
}

}  // namespace

tl::expected<ToldGame, TellingError> read_botzone(std::string_view text) {
    if (text.starts_with("\x1F\x8B")) return tl::unexpected(TellingError{TellingFault::Compressed, 0, {}});
    if (text.size() > max_told_bytes)
        return tl::unexpected(TellingError{TellingFault::TooLong, max_told_bytes, {}});
    if (const std::size_t first = text.find_first_not_of(" \t\r\n");
        first == std::string_view::npos || text[first] != '{')
        return tl::unexpected(TellingError{TellingFault::NotThisFormat, 0, {}});
    return Teller(text).tell();
}

}  // namespace sifang
