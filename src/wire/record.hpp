#pragma once
// What a record holds besides the events: who played by which rules, what a hand began with, what it came to.
// docs/records.md describes the lines these become.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/croupier.hpp"
#include "game/result.hpp"
#include "game/state.hpp"
#include "tile/dice.hpp"

namespace sifang {

/// The version of the format that we write, and the only one we read.
inline constexpr int record_version = 1;

/// How the hands of a record belong together.
enum class RecordPlay : std::uint8_t {
    Session,  ///< one session: scores, deposits and counters go on from hand to hand
    Hands,    ///< each stands alone
};

/// 256 bits as 64 lower-case hexadecimal digits.
using Hex256 = std::string;

/// A player's seed for the walls, promised and opened before the first deal. docs/fairness.md.
struct RecordPromise {
    std::string name;
    Hex256 commitment, seed, salt;

    bool operator==(const RecordPromise&) const = default;
};
/// What the walls of a record are mixed from, where they were promised.
struct RecordFairness {
    std::string event, session, table;
    std::vector<RecordPromise> players;

    bool operator==(const RecordFairness&) const = default;
};

struct RecordHeader {
    std::string rules;    ///< the id of the edition
    Hex256 hash;          ///< of its profile
    std::string profile;  ///< in canonical form; empty for an edition that comes with the program
    std::array<std::string, 4> players;  ///< in the order of the seats they began in
    RecordPlay play = RecordPlay::Session;
    std::string source;  ///< where the game comes from; empty when it was played here
    std::optional<RecordFairness> fairness;

    bool operator==(const RecordHeader&) const = default;
};

using PieceWall = InlineVector<Piece, TileCopy::with_flowers>;

struct RecordHand {
    int number = 1;  ///< in this record, from 1
    HandSetup setup;
    std::array<std::uint8_t, 4> seats{1, 2, 3, 4};  ///< which player, from 1, sits East, South, West, North
    Dice dice;                                      ///< as thrown; none when it is not known
    std::optional<Break> opened;       ///< where the wall was opened; without it `wall` is in the order taken
    PieceWall wall;                    ///< of all, in the order of the places; empty when it is not told
    std::array<PrivateWall, 4> walls;  ///< by seat, each in the order drawn from; empty when not told
    std::string label;                 ///< the hand's name in its commitment
    Hex256 commitment;                 ///< to the wall, which then is opened by the result

    bool operator==(const RecordHand&) const = default;
};

/// A figure of a score by its place among record_figures.
struct RecordFigure {
    std::uint8_t name = 0;
    int value = 0;

    bool operator==(const RecordFigure&) const = default;
};
inline constexpr std::array<std::string_view, 3> record_figures{"fan", "han", "fu"};

struct RecordWinner {
    Winner winner;
    InlineVector<CountedPattern, 32> patterns;  ///< those that were paid
    InlineVector<RecordFigure, 3> figures;
    int flowers = 0;  ///< points for flowers

    bool operator==(const RecordWinner& o) const;
};

struct RecordResult {
    HandResult result;
    InlineVector<RecordWinner, 3> winners;  ///< those of `result`, with what was counted
    Payments scores{};                      ///< after the hand
    Hex256 seed, salt;  ///< the house's opening of its commitment; empty where there is none

    bool operator==(const RecordResult&) const = default;
};

}  // namespace sifang
