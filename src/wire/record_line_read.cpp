// Every line of a record but its events: header, hand, result, end.

#include <array>
#include <limits>

#include "wire/record_fields.hpp"
#include "wire/record_line_reader.hpp"
#include "wire/score_fields.hpp"

namespace sifang {
namespace {

using namespace record_fields;
using namespace record_bounds;

bool read_promise(RecordLine& in, RecordPromise& promise) {
    static constexpr std::array<std::string_view, 4> names{"name", "commitment", "seed", "salt"};
    FieldNames fields{names};
    unsigned field = 0;
    if (!in.object()) return false;
    while (in.next_field(fields, field))
        if (!(field == 0 ? in.copy(promise.name)
                         : in.hex(field == 1   ? promise.commitment
                                  : field == 2 ? promise.seed
                                               : promise.salt)))
            return false;
    for (unsigned each = 0; each < names.size() && !in.failed(); ++each) in.require(fields, each);
    return !in.failed();
}

bool read_fairness(RecordLine& in, RecordFairness& fairness) {
    static constexpr std::array<std::string_view, 4> names{"event", "session", "table", "players"};
    FieldNames fields{names};
    unsigned field = 0;
    if (!in.object()) return false;
    while (in.next_field(fields, field)) {
        if (field < 3) {
            if (!in.copy(field == 0 ? fairness.event : field == 1 ? fairness.session : fairness.table))
                return false;
            continue;
        }
        if (!in.list()) return false;
        while (in.next_item()) {
            if (fairness.players.size() == 16) return in.refuse("list_too_long", in.offset());
            if (!read_promise(in, fairness.players.emplace_back())) return false;
        }
    }
    for (unsigned each = 0; each < names.size() && !in.failed(); ++each) in.require(fields, each);
    return !in.failed();
}

bool read_players(RecordLine& in, std::array<std::string, 4>& players) {
    std::size_t nth = 0;
    if (!in.list()) return false;
    for (; in.next_item(); ++nth) {
        if (nth == players.size()) return in.refuse("list_too_long", in.offset());
        if (!in.copy(players[nth])) return false;
    }
    return !in.failed() && (nth == players.size() || in.refuse("not_four", in.offset()));
}

bool read_dice(RecordLine& in, Dice& dice) {
    if (!in.list()) return false;
    while (in.next_item()) {
        int pips = 0;
        if (dice.full()) return in.refuse("list_too_long", in.offset());
        if (!in.integer(pips, 1, 6)) return false;
        dice.push_back(static_cast<std::uint8_t>(pips));
    }
    return !in.failed();
}

bool read_opened(RecordLine& in, std::optional<Break>& opened) {
    static constexpr std::array<std::string_view, 2> names{"wall", "count"};
    FieldNames fields{names};
    unsigned field = 0;
    Break read;
    if (!in.object()) return false;
    while (in.next_field(fields, field)) {
        int count = 0;
        if (!(field == 0 ? in.wind(read.owner) : in.integer(count, 1, 72))) return false;
        if (field == 1) read.count = static_cast<unsigned>(count);
    }
    for (unsigned each = 0; each < names.size() && !in.failed(); ++each) in.require(fields, each);
    opened = read;
    return !in.failed();
}

bool read_private_walls(RecordLine& in, std::array<PrivateWall, 4>& walls) {
    std::size_t nth = 0;
    if (!in.list()) return false;
    for (; in.next_item(); ++nth) {
        if (nth == walls.size()) return in.refuse("list_too_long", in.offset());
        if (!in.pieces(walls[nth])) return false;
    }
    return !in.failed() && (nth == walls.size() || in.refuse("not_four", in.offset()));
}

bool read_patterns(RecordLine& in, const Rulebook& book, InlineVector<CountedPattern, 32>& patterns) {
    static constexpr std::array<std::string_view, 3> names{"id", "points", "count"};
    if (!in.list()) return false;
    while (in.next_item()) {
        FieldNames fields{names};
        unsigned field = 0;
        CountedPattern counted{};
        if (patterns.full()) return in.refuse("list_too_long", in.offset());
        if (!in.object()) return false;
        while (in.next_field(fields, field)) {
            LineText name;
            int number = 0;
            if (field == 0) {
                if (!in.text(name) || !in.pattern(name.text, book, counted.pattern)) return false;
            } else if (field == 1) {
                if (!in.integer(number, -30'000, 30'000)) return false;
                counted.points = static_cast<std::int16_t>(number);
            } else {
                if (!in.integer(number, 255)) return false;
                counted.count = static_cast<std::uint8_t>(number);
            }
        }
        for (unsigned each = 0; each < names.size() && !in.failed(); ++each) in.require(fields, each);
        patterns.push_back(counted);
    }
    return !in.failed();
}

bool read_winner(RecordLine& in, const Rulebook& book, RecordWinner& who) {
    enum : unsigned { WSeat, WBy, WFrom, WTile, WTotal, WPatterns, WFlowers, WFigures };
    static constexpr std::array<std::string_view, 10> names{"seat",
                                                            "by",
                                                            "from",
                                                            "tile",
                                                            "total",
                                                            "patterns",
                                                            "flowers",
                                                            record_figures[0],
                                                            record_figures[1],
                                                            record_figures[2]};
    FieldNames fields{names};
    unsigned field = 0;
    Winner& winner = who.winner;
    if (!in.object()) return false;
    while (in.next_field(fields, field)) {
        bool read = false;
        switch (field) {
            case WSeat: read = in.wind(winner.seat); break;
            case WBy: read = in.one_of(score_fields::by_words, winner.by); break;
            case WFrom: read = in.wind(winner.giver); break;
            case WTile: read = in.piece(winner.piece); break;
            case WTotal: read = in.points(winner.total); break;
            case WPatterns: read = read_patterns(in, book, who.patterns); break;
            case WFlowers: read = in.points(who.flowers); break;
            default: {
                RecordFigure figure{static_cast<std::uint8_t>(field - WFigures), 0};
                read = in.points(figure.value);
                if (read) who.figures.push_back(figure);
            }
        }
        if (!read) return false;
    }
    for (const unsigned each : {WSeat, WBy, WTile, WTotal, WPatterns})
        if (!in.failed()) in.require(fields, each);
    if (winner.by == By::Draw) winner.giver = winner.seat;
    return !in.failed();
}

bool read_winners(RecordLine& in, const Rulebook& book, RecordResult& result) {
    if (!in.list()) return false;
    while (in.next_item()) {
        if (result.winners.full()) return in.refuse("list_too_long", in.offset());
        RecordWinner who;
        if (!read_winner(in, book, who)) return false;
        result.winners.push_back(who);
        result.result.winners.push_back(who.winner);
    }
    return !in.failed();
}

bool read_waiting(RecordLine& in, std::array<bool, 4>& waiting) {
    LineText seats;
    if (!in.text(seats)) return false;
    for (const Wind seat : all_winds)
        waiting[static_cast<unsigned>(seat)] = seats.text.find(letter(seat)) != std::string_view::npos;
    return true;
}

}  // namespace

RecordLineKind kind_of_line(std::string_view line) {
    constexpr std::array<std::string_view, 6> starts{R"({"record":)", R"({"session":)", R"({"hand":)",
                                                     R"({"event":)",  R"({"result":)",  R"({"end":)"};
    for (std::size_t i = 0; i < starts.size(); ++i)
        if (line.starts_with(starts[i])) return static_cast<RecordLineKind>(i);
    return RecordLineKind::Unknown;
}

MaybeLineError read_header(std::string_view line, RecordHeader& header) {
    enum : unsigned { Version, Rules, Hash, Players, Play, Source, Fairness, Profile };
    static constexpr std::array<std::string_view, 8> names{"record", "rules",  "hash",     "players",
                                                           "play",   "source", "fairness", "profile"};
    RecordLine in(line);
    FieldNames fields{names};
    unsigned field = 0;
    header = {};
    in.object();
    while (in.next_field(fields, field)) {
        bool read = false;
        switch (field) {
            case Version: {
                int version = 0;
                read = in.integer(version, std::numeric_limits<int>::max());
                // Before anything else: a later version may have other fields.
                if (read && version != record_version)
                    read = in.refuse("record_version", in.offset(), std::to_string(version));
                break;
            }
            case Rules: read = in.copy(header.rules); break;
            case Hash: read = in.hex(header.hash); break;
            case Players: read = read_players(in, header.players); break;
            case Play: read = in.one_of(play_words, header.play); break;
            case Source: read = in.copy(header.source); break;
            case Fairness: read = read_fairness(in, header.fairness.emplace()); break;
            case Profile: {
                std::string_view profile;
                read = in.raw(profile);
                header.profile = profile;
                break;
            }
            default: break;
        }
        if (!read) break;
    }
    for (const unsigned each : {Version, Rules, Hash, Players, Play})
        if (!in.failed()) in.require(fields, each);
    return in.done();
}

MaybeLineError read_hand(std::string_view line, RecordHand& hand) {
    enum : unsigned {
        Number,
        Round,
        Counters,
        Deposits,
        Scores,
        Seats,
        Declare,
        WallsKind,
        DiceList,
        Opened,
        WallTiles,
        PrivateWalls,
        Label,
        Commitment
    };
    static constexpr std::array<std::string_view, 14> names{
        "hand",  "round", "counters", "deposits", "scores",  "seats", "declaring",
        "walls", "dice",  "opened",   "wall",     "private", "label", "commitment"};
    RecordLine in(line);
    FieldNames fields{names};
    unsigned field = 0;
    hand = {};
    in.object();
    while (in.next_field(fields, field)) {
        bool read = false;
        switch (field) {
            case Number: read = in.integer(hand.number, 1, most_hands); break;
            case Round: read = in.wind(hand.setup.round); break;
            case Counters: read = in.integer(hand.setup.counters, most_counters); break;
            case Deposits: read = in.integer(hand.setup.deposits, most_counters); break;
            case Scores: read = in.points(hand.setup.scores); break;
            case Seats: read = in.seats(hand.seats); break;
            case Declare: read = in.one_of(declaring_words, hand.setup.declaring); break;
            case WallsKind: read = in.one_of(walls_words, hand.setup.walls); break;
            case DiceList: read = read_dice(in, hand.dice); break;
            case Opened: read = read_opened(in, hand.opened); break;
            case WallTiles: read = in.pieces(hand.wall); break;
            case PrivateWalls: read = read_private_walls(in, hand.walls); break;
            case Label: read = in.copy(hand.label); break;
            case Commitment: read = in.hex(hand.commitment); break;
            default: break;
        }
        if (!read) break;
    }
    for (const unsigned each : {Number, Round, Counters, Deposits, Scores, Seats, Declare, WallsKind})
        if (!in.failed()) in.require(fields, each);
    return in.done();
}

MaybeLineError read_result(std::string_view line, const Rulebook& book, RecordResult& result,
                           std::string& seal) {
    enum : unsigned {
        How,
        Winners,
        Paid,
        Fines,
        Penalties,
        FalseWins,
        Waiting,
        Deposited,
        Deposits,
        Scores,
        Seed,
        Salt,
        Seal
    };
    static constexpr std::array<std::string_view, 13> names{
        "result",    "winners",  "payments", "fines", "penalties", "false_wins", "waiting",
        "deposited", "deposits", "scores",   "seed",  "salt",      "seal"};
    RecordLine in(line);
    FieldNames fields{names};
    unsigned field = 0;
    result = {};
    HandResult& hand = result.result;
    in.object();
    while (in.next_field(fields, field)) {
        bool read = false;
        switch (field) {
            case How: read = in.one_of(end_words(), hand.end); break;
            case Winners: read = read_winners(in, book, result); break;
            case Paid: read = in.points(hand.payments); break;
            case Fines: read = in.points(hand.fines); break;
            case Penalties: read = in.points(hand.penalties); break;
            case FalseWins: read = in.by_seat(hand.false_wins, 0, 255); break;
            case Waiting: read = read_waiting(in, hand.waiting); break;
            case Deposited: read = in.by_seat(hand.deposited, 0, 255); break;
            case Deposits: read = in.integer(hand.deposits, most_counters); break;
            case Scores: read = in.points(result.scores); break;
            case Seed: read = in.hex(result.seed); break;
            case Salt: read = in.hex(result.salt); break;
            case Seal: read = in.hex(seal); break;
            default: break;
        }
        if (!read) break;
    }
    for (const unsigned each : {How, Paid, Deposits, Scores, Seal})
        if (!in.failed()) in.require(fields, each);
    return in.done();
}

MaybeLineError read_end(std::string_view line, int& hands, std::string& seal) {
    static constexpr std::array<std::string_view, 2> names{"end", "seal"};
    RecordLine in(line);
    FieldNames fields{names};
    unsigned field = 0;
    in.object();
    while (in.next_field(fields, field))
        if (!(field == 0 ? in.integer(hands, most_hands) : in.hex(seal))) break;
    for (unsigned each = 0; each < names.size() && !in.failed(); ++each) in.require(fields, each);
    return in.done();
}

}  // namespace sifang
