#include "wire/mjlog.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "wire/tenhou_tile.hpp"
#include "wire/tenhou_wall.hpp"
#include "wire/xml_reader.hpp"

namespace sifang {
namespace {

/// Bits of the attribute `type` of GO.
constexpr unsigned no_red_fives = 0x02, no_open_tanyao = 0x04, south_round = 0x08, three_players = 0x10;

std::optional<int> whole(std::string_view text) {
    int value = 0;
    const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || stop != text.data() + text.size()) return std::nullopt;
    return value;
}

/// `-20`, `16.0`: thousands as points.
std::optional<int> thousands(std::string_view text) {
    const std::size_t point = std::min(text.find('.'), text.size());
    const auto units = whole(text.substr(0, point));
    if (!units || *units < -10'000 || *units > 10'000) return std::nullopt;
    int tenths = 0;
    if (point < text.size()) {
        const std::string_view digit = text.substr(point + 1);
        if (digit.size() != 1 || digit[0] < '0' || digit[0] > '9') return std::nullopt;
        tenths = digit[0] - '0';
    }
    return *units * 1'000 + (text.starts_with('-') ? -100 : 100) * tenths;
}

/// The parts of a list with commas. Calls back with each; false if one of them says so.
template <class Take>
bool each_part(std::string_view text, Take take) {
    for (;;) {
        const std::size_t end = std::min(text.find(','), text.size());
        if (!take(text.substr(0, end))) return false;
        if (end == text.size()) return true;
        text.remove_prefix(end + 1);
    }
}

class Teller {
  public:
    explicit Teller(std::string_view text) : xml_(text) { game_.rules = "tenhou"; }

    tl::expected<ToldGame, TellingError> tell() {
        if (!read()) {
            if (xml_.failed()) fail(TellingFault::BadText, xml_.fault_at());
            return tl::unexpected(error_);
        }
        return std::move(game_);
    }

  private:
    bool read();
    bool event();
    bool go();
    bool begin_hand();
    bool drawn_or_discarded(bool& mine);
    bool call();
    bool reach();
    bool indicator();
    bool turned(int tile) {
        const Piece piece = tenhou::piece(static_cast<unsigned>(tile));
        if (hand_->indicators.size() == 5) return fail(TellingFault::OutOfOrder);
        hand_->indicators.push_back(piece);
        return add({.kind = ToldKind::Indicator, .piece = piece});
    }
    bool win();
    bool draw_of_hand();
    bool result_of_game();
    bool close_hand();

    bool fail(TellingFault fault, std::size_t at, std::string_view subject = {}) {
        error_ = {fault, at, std::string(subject)};
        return false;
    }
    bool fail(TellingFault fault) { return fail(fault, tag_.at, tag_.name); }
    /// An event that belongs into a hand that is not over.
    bool in_hand() { return hand_ && !over_ ? true : fail(TellingFault::OutOfOrder); }
    bool add(ToldStep step) {
        if (!in_hand()) return false;
        if (hand_->steps.size() == max_told_steps) return fail(TellingFault::TooLong);
        step.at = tag_.at;
        hand_->steps.push_back(step);
        return true;
    }

    Wind seat_of(unsigned player) const { return static_cast<Wind>((player - hand_->dealer) & 3); }

    // Attributes of the tag; the plain ones must be there.
    const XmlAttribute* attribute(std::string_view name) {
        const XmlAttribute* found = tag_.find(name);
        if (!found) fail(TellingFault::MissingField, tag_.at, name);
        return found;
    }
    bool number(std::string_view name, int low, int high, int& out) {
        const XmlAttribute* found = attribute(name);
        if (!found) return false;
        const auto value = whole(found->value);
        if (!value || *value < low || *value > high) return fail(TellingFault::BadValue, found->at, name);
        out = *value;
        return true;
    }
    bool numbers(const XmlAttribute& from, int low, int high, std::vector<int>& out, std::size_t most = 32) {
        out.clear();
        const bool good = each_part(from.value, [&](std::string_view part) {
            const auto value = whole(part);
            if (!value || *value < low || *value > high || out.size() == most) return false;
            out.push_back(*value);
            return true;
        });
        return good || fail(TellingFault::BadValue, from.at, from.name);
    }
    bool numbers(std::string_view name, int low, int high, std::size_t count, std::vector<int>& out) {
        const XmlAttribute* found = attribute(name);
        if (!found || !numbers(*found, low, high, out)) return false;
        return out.size() == count || fail(TellingFault::BadValue, found->at, name);
    }
    bool seat(std::string_view name, Wind& out) {
        int player = 0;
        if (!number(name, 0, 3, player)) return false;
        out = seat_of(static_cast<unsigned>(player));
        return true;
    }
    bool tiles(const XmlAttribute& from, std::vector<Piece>& out) {
        std::vector<int> read;
        if (!numbers(from, 0, 135, read)) return false;
        out.clear();
        for (const int n : read) out.push_back(tenhou::piece(static_cast<unsigned>(n)));
        return true;
    }
    /// Standing tiles laid open.
    bool counted(const XmlAttribute& from, Counts& out) {
        std::vector<Piece> read;
        if (!tiles(from, read)) return false;
        for (const Piece piece : read) {
            if (!out.can_add(piece.tile())) return fail(TellingFault::BadTile, from.at, from.name);
            out.add(piece.tile());
        }
        return read.size() <= 14 || fail(TellingFault::BadTile, from.at, from.name);
    }
    /// `sc` and `ba`, which every end of a hand has.
    bool settled();

    XmlReader xml_;
    XmlTag tag_;
    ToldGame game_;
    TellingError error_;
    std::optional<TenhouWalls> walls_;
    std::optional<ToldHand> hand_;
    bool over_ = false;
    std::array<int, 4> last_drawn_{};  ///< by seat; −1 when what was drawn has been placed
    /// Where each tile of the box is. A log numbers them, so one that is not there shows.
    enum class Where : std::uint8_t { Wall, East, South, West, North, Gone };
    std::array<Where, 136> where_{};
    static Where hand_of(Wind seat) { return static_cast<Where>(static_cast<unsigned>(seat) + 1); }
    bool moves(unsigned tile, Where from, Where to) {
        return std::exchange(where_[tile], to) == from || fail(TellingFault::BadTile);
    }
};

bool Teller::read() {
    if (!xml_.next(tag_)) return false;
    if (tag_.name != "mjloggm" || tag_.kind == XmlTag::Kind::Close) return fail(TellingFault::NotThisFormat);
    const XmlAttribute* version = tag_.find("ver");
    if (!version) return fail(TellingFault::MissingField, tag_.at, "ver");
    if (version->value != "2.3") return fail(TellingFault::UnknownVersion, version->at, version->value);
    if (tag_.kind == XmlTag::Kind::Empty) return fail(TellingFault::Unfinished);
    while (xml_.next(tag_)) {
        if (tag_.kind == XmlTag::Kind::Close) continue;
        if (tag_.kind == XmlTag::Kind::Open) return fail(TellingFault::UnknownEvent);
        if (!event()) return false;
    }
    if (xml_.failed()) return false;
    if (!close_hand()) return false;
    return !game_.hands.empty() || fail(TellingFault::Unfinished, tag_.at);
}

bool Teller::event() {
    bool mine = false;
    if (!drawn_or_discarded(mine)) return false;
    if (mine) return true;
    const std::string_view name = tag_.name;
    if (name == "N") return call();
    if (name == "REACH") return reach();
    if (name == "DORA") return indicator();
    if (name == "AGARI") return win();
    if (name == "RYUUKYOKU") return draw_of_hand();
    if (name == "INIT") return begin_hand();
    if (name == "GO") return go();
    if (name == "SHUFFLE") {
        const XmlAttribute* seed = attribute("seed");
        if (!seed) return false;
        walls_ = TenhouWalls::open(seed->value);
        return walls_ || fail(TellingFault::BadSeed, seed->at, "seed");
    }
    // Who plays, who leaves and who comes back is nothing of the game.
    if (name == "UN" || name == "BYE" || name == "TAIKYOKU") return true;
    return fail(TellingFault::UnknownEvent);
}

bool Teller::go() {
    int type = 0;
    if (!number("type", 0, 0xFFFF, type)) return false;
    const auto bits = static_cast<unsigned>(type);
    if (bits & (no_red_fives | no_open_tanyao | three_players) || !(bits & south_round))
        return fail(TellingFault::OtherRules, tag_.find("type")->at, tag_.find("type")->value);
    return true;
}

bool Teller::begin_hand() {
    if (!close_hand()) return false;
    if (game_.hands.size() == max_told_hands) return fail(TellingFault::TooLong);
    hand_.emplace();
    over_ = false;
    hand_->at = tag_.at;
    last_drawn_.fill(-1);
    std::vector<int> seed, scores;
    int dealer = 0;
    if (!numbers("seed", 0, 135, 6, seed) || !numbers("ten", -10'000, 10'000, 4, scores) ||
        !number("oya", 0, 3, dealer))
        return false;
    if (seed[0] >= 16 || seed[0] % 4 != dealer || seed[3] > 5 || seed[4] > 5)
        return fail(TellingFault::BadValue, tag_.find("seed")->at, "seed");
    hand_->round = static_cast<Wind>(seed[0] / 4);
    hand_->dealer = static_cast<unsigned>(dealer);
    hand_->counters = seed[1];
    hand_->deposits = seed[2];
    hand_->dice = {seed[3] + 1, seed[4] + 1};
    for (unsigned player = 0; player < 4; ++player)
        hand_->scores[static_cast<unsigned>(seat_of(player))] = 100 * scores[player];
    where_.fill(Where::Wall);
    for (unsigned player = 0; player < 4; ++player) {
        const std::string name = "hai" + std::to_string(player);
        std::vector<int> dealt;
        if (!numbers(name, 0, 135, 13, dealt)) return false;
        for (const int n : dealt) {
            if (!moves(static_cast<unsigned>(n), Where::Wall, hand_of(seat_of(player))))
                return fail(TellingFault::BadTile, tag_.find(name)->at, std::to_string(n));
            hand_->deal[static_cast<unsigned>(seat_of(player))].push_back(
                tenhou::piece(static_cast<unsigned>(n)));
        }
    }
    std::optional<TenhouWall> wall;
    if (walls_) {
        wall = walls_->next();
    } else if (const XmlAttribute* own = tag_.find("shuffle")) {
        wall = tenhou_wall_of_hand(own->value);
        if (!wall) return fail(TellingFault::BadSeed, own->at, "shuffle");
    }
    if (wall) {
        hand_->wall.emplace();
        for (const std::uint8_t n : wall->taken) hand_->wall->push_back(tenhou::piece(n));
        hand_->dice_of_wall = wall->dice;
    }
    return turned(seed[5]);
}

bool Teller::drawn_or_discarded(bool& mine) {
    constexpr std::string_view draws = "TUVW", discards = "DEFG";
    const std::size_t draw = draws.find(tag_.name[0]), discard = discards.find(tag_.name[0]);
    const auto value = whole(tag_.name.substr(1));
    if ((draw == std::string_view::npos && discard == std::string_view::npos) || !value) return true;
    mine = true;
    if (*value < 0 || *value > 135) return fail(TellingFault::BadTile);
    if (!in_hand()) return false;
    const auto tile = static_cast<unsigned>(*value);
    if (draw != std::string_view::npos) {
        const Wind seat = seat_of(static_cast<unsigned>(draw));
        if (!moves(tile, Where::Wall, hand_of(seat))) return false;
        last_drawn_[static_cast<unsigned>(seat)] = *value;
        return add({.kind = ToldKind::Draw, .seat = seat, .piece = tenhou::piece(tile)});
    }
    const Wind seat = seat_of(static_cast<unsigned>(discard));
    if (!moves(tile, hand_of(seat), Where::Gone)) return false;
    const int last = std::exchange(last_drawn_[static_cast<unsigned>(seat)], -1);
    return add(
        {.kind = ToldKind::Discard, .seat = seat, .piece = tenhou::piece(tile), .drawn = last == *value});
}

bool Teller::call() {
    if (!in_hand()) return false;
    Wind who = Wind::East;
    int code = 0;
    if (!seat("who", who) || !number("m", 0, 0xFFFF, code)) return false;
    const auto read = tenhou::meld(static_cast<unsigned>(code));
    if (!read) return fail(TellingFault::BadMeld, tag_.find("m")->at, tag_.find("m")->value);
    ToldStep step{.seat = who, .piece = read->taken, .low = read->tile, .reds = read->reds};
    if (read->kind == MeldKind::Chow || read->kind == MeldKind::Pung || read->kind == MeldKind::Kong)
        step.giver = static_cast<Wind>((static_cast<unsigned>(who) + static_cast<unsigned>(read->from)) & 3);
    switch (read->kind) {
        case MeldKind::Chow: step.kind = ToldKind::Chow; break;
        case MeldKind::Pung: step.kind = ToldKind::Pung; break;
        case MeldKind::Kong: step.kind = ToldKind::Kong; break;
        case MeldKind::AddedKong: step.kind = ToldKind::AddedKong, step.reds = 0; break;
        case MeldKind::ConcealedKong:
            step.kind = ToldKind::ConcealedKong, step.piece = read->tile, step.reds = 0;
            break;
    }
    last_drawn_[static_cast<unsigned>(who)] = -1;
    return add(step);
}

bool Teller::reach() {
    if (!in_hand()) return false;
    Wind who = Wind::East;
    int step = 0;
    if (!seat("who", who) || !number("step", 1, 2, step)) return false;
    ToldStep told{.kind = step == 1 ? ToldKind::Riichi : ToldKind::RiichiPaid, .seat = who};
    if (step == 2 && tag_.find("ten")) {
        std::vector<int> scores;
        if (!numbers("ten", -10'000, 10'000, 4, scores)) return false;
        told.after.emplace();
        for (unsigned player = 0; player < 4; ++player)
            (*told.after)[static_cast<unsigned>(seat_of(player))] = 100 * scores[player];
    }
    return add(told);
}

bool Teller::indicator() {
    int tile = 0;
    return in_hand() && number("hai", 0, 135, tile) && turned(tile);
}

bool Teller::settled() {
    std::vector<int> scores, table;
    if (!numbers("sc", -10'000, 10'000, 8, scores) || !numbers("ba", 0, 9'999, 2, table)) return false;
    if (!hand_->end.before) hand_->end.before.emplace();
    for (unsigned player = 0; player < 4; ++player) {
        const auto s = static_cast<unsigned>(seat_of(player));
        if (!over_) (*hand_->end.before)[s] = 100 * scores[2 * player];
        hand_->end.payments[s] += 100 * scores[2 * player + 1];
    }
    if (!over_) hand_->end.deposits = table[1], hand_->end.at = tag_.at;
    if (table[0] != hand_->counters) return fail(TellingFault::BadValue, tag_.find("ba")->at, "ba");
    return result_of_game();
}

bool Teller::result_of_game() {
    const XmlAttribute* owari = tag_.find("owari");
    if (!owari) return true;
    ToldFinal final;
    unsigned i = 0;
    const bool good = each_part(owari->value, [&](std::string_view part) {
        if (i == 8) return false;
        const auto value = i % 2 == 0 ? whole(part) : thousands(part);
        if (!value || *value < -10'000'000 || *value > 10'000'000) return false;
        (i % 2 == 0 ? final.scores : final.results)[i / 2] = i % 2 == 0 ? 100 * *value : *value;
        ++i;
        return true;
    });
    if (!good || i != 8) return fail(TellingFault::BadValue, owari->at, "owari");
    game_.final = final;
    return true;
}

bool Teller::win() {
    if (!hand_ || (over_ && hand_->end.end != End::Won)) return fail(TellingFault::OutOfOrder);
    if (hand_->end.wins.size() == 3) return fail(TellingFault::OutOfOrder);
    ToldWin win;
    win.at = tag_.at;
    Wind from = Wind::East;
    std::vector<int> worth;
    int tile = 0;
    if (!seat("who", win.seat) || !seat("fromWho", from) || !numbers("ten", 0, 1'000'000, 3, worth) ||
        !number("machi", 0, 135, tile))
        return false;
    if (from != win.seat) win.giver = from;
    win.piece = tenhou::piece(static_cast<unsigned>(tile));
    win.total = worth[1];
    if (tag_.find("paoWho")) {
        Wind liable = Wind::East;
        if (!seat("paoWho", liable)) return false;
        win.liable = liable;
    }
    const XmlAttribute* standing = attribute("hai");
    if (!standing || !counted(*standing, win.standing.emplace())) return false;
    const XmlAttribute* indicators = attribute("doraHai");
    if (!indicators || !tiles(*indicators, win.indicators.emplace())) return false;
    if (const XmlAttribute* under = tag_.find("doraHaiUra"))
        if (!tiles(*under, hand_->end.under)) return false;

    win.han = 0;
    const auto count = [&](int yaku, int han, const XmlAttribute& from_list) {
        const std::string_view id = tenhou::yaku(static_cast<unsigned>(yaku));
        if (id.empty()) return fail(TellingFault::UnknownPattern, from_list.at, std::to_string(yaku));
        *win.han += han;
        if (han > 0) win.patterns.push_back({id, han});
        return true;
    };
    std::vector<int> listed;
    if (const XmlAttribute* yaku = tag_.find("yaku")) {
        if (!numbers(*yaku, 0, 99, listed, 64)) return false;
        if (listed.size() % 2 != 0) return fail(TellingFault::BadValue, yaku->at, "yaku");
        for (std::size_t i = 0; i < listed.size(); i += 2)
            if (!count(listed[i], listed[i + 1], *yaku)) return false;
        win.fu = worth[0];
    } else if (const XmlAttribute* yakuman = tag_.find("yakuman")) {
        if (!numbers(*yakuman, 0, 99, listed)) return false;
        for (const int n : listed)
            if (!count(n, 13, *yakuman)) return false;
        win.fu = 0;
    } else {
        return fail(TellingFault::MissingField, tag_.at, "yaku");
    }
    if (!over_ && !add({.kind = ToldKind::Win, .seat = win.seat, .piece = *win.piece, .giver = win.giver}))
        return false;
    if (over_) {  // a second or third winner on the same tile
        hand_->steps.push_back({.kind = ToldKind::Win,
                                .seat = win.seat,
                                .piece = *win.piece,
                                .giver = win.giver,
                                .at = tag_.at});
    }
    if (!settled()) return false;
    hand_->end.end = End::Won;
    hand_->end.wins.push_back(std::move(win));
    over_ = true;
    return true;
}

bool Teller::draw_of_hand() {
    if (!in_hand() || !settled()) return false;
    ToldEnd& end = hand_->end;
    end.end = End::Exhausted;
    end.waiting_told = true;
    if (const XmlAttribute* type = tag_.find("type")) {
        struct Named {
            std::string_view name;
            End end;
        };
        static constexpr auto known = std::to_array<Named>({{"nm", End::Exhausted},
                                                            {"yao9", End::NineKinds},
                                                            {"kaze4", End::FourWinds},
                                                            {"kan4", End::FourKongs},
                                                            {"reach4", End::FourRiichi},
                                                            {"ron3", End::ThreeWins}});
        const auto* found = std::find_if(known.begin(), known.end(),
                                         [&](const Named& named) { return named.name == type->value; });
        if (found == known.end()) return fail(TellingFault::UnknownEvent, type->at, type->value);
        end.end = found->end;
        end.nagashi = found == known.begin();
        end.waiting_told = end.nagashi;
    }
    for (unsigned player = 0; player < 4; ++player) {
        const XmlAttribute* shown = tag_.find("hai" + std::to_string(player));
        if (!shown) continue;
        const Wind seat = seat_of(player);
        if (!counted(*shown, end.shown[static_cast<unsigned>(seat)].emplace())) return false;
        if (end.end == End::NineKinds && !add({.kind = ToldKind::NineKinds, .seat = seat})) return false;
    }
    over_ = true;
    return true;
}

bool Teller::close_hand() {
    if (!hand_) return true;
    if (!over_) return fail(TellingFault::Unfinished, hand_->at);
    game_.hands.push_back(std::move(*hand_));
    hand_.reset();
    return true;
}

}  // namespace

tl::expected<ToldGame, TellingError> read_mjlog(std::string_view text) {
    if (text.starts_with("\x1F\x8B")) return tl::unexpected(TellingError{TellingFault::Compressed, 0, {}});
    if (text.size() > max_told_bytes)
        return tl::unexpected(TellingError{TellingFault::TooLong, max_told_bytes, {}});
    if (text.find('<') == std::string_view::npos)
        return tl::unexpected(TellingError{TellingFault::NotThisFormat, 0, {}});
    return Teller(text).tell();
}

}  // namespace sifang
