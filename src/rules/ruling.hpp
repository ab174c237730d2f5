#pragma once
// What a rulebook answers about a win: a ruling is what was decided, by which clause, and what was rejected
// and why.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "hand/reading.hpp"
#include "tile/inline_vector.hpp"
#include "tile/tile.hpp"

namespace sifang {

/// Row of a rulebook's pattern table (Rulebook::patterns()).
using PatternIndex = std::uint8_t;

/// Sets of a reading as bits: bit i is Reading::sets[i], bit 4 the pair. Zero: the pattern is of the hand as
/// a whole.
using SetMask = std::uint8_t;

inline constexpr PatternIndex no_pattern = 0xFF;

struct CountedPattern {
    PatternIndex pattern;
    std::uint8_t count;
    std::int16_t points;  ///< for one of them
};

/// One of a counted pattern, made of these sets. A pattern of the hand as a whole has no such entry.
struct PatternSets {
    PatternIndex pattern;
    SetMask sets;
};

/// Why a pattern that the tiles show is not counted.
enum class Principle : std::uint8_t {
    NonRepeat,      ///< it cannot but be there beside the counted one, or the book says so
    NonSeparation,  ///< its sets are those of a counted combination
    NonIdentical,   ///< one of its sets already makes the same pattern
    HighVersusLow,  ///< it belongs to a reading or a choice worth less
    AccountOnce,    ///< no set of it is still free
    NotOnlyWait,    ///< another kind would have completed the hand as well
    NotClaimed,     ///< the winner did not declare it
    NotInRules,     ///< this edition does not have it
    ClosedOnly,     ///< the hand, or one of its sets, is not closed
    LimitAlone,     ///< a limit hand counts alone
    NeedsYaku,      ///< it adds to a pattern and is none itself
    Refuted,        ///< it was told, and the tiles or the way of winning say otherwise
    WayOfWinning,   ///< the same tiles won another way would make it
};
std::string_view id(Principle principle);

/// A pattern that the tiles show and the rules do not count.
struct ExcludedPattern {
    PatternIndex pattern;
    PatternIndex because;  ///< the counted pattern that takes its place; no_pattern if it is not one pattern
    Principle principle;
    SetMask sets;
    std::string_view clause;
};

/// Points won or lost by seat: index with Wind. All four are always there.
using Payments = std::array<int, 4>;

/// A figure that only some families have, by the name it has in `sifang score`: fan, han, fu.
struct Figure {
    std::string_view name;
    int value = 0;
};

/// The score of a win. Fixed size, no allocation: millions of these are made.
struct Score {
    Score() {}           // not defaulted: an empty one would be cleared to its last byte first, every time
    bool valid = false;  ///< about the shape alone; if false nothing below is set
    int total = 0;       ///< what is paid on
    int minimum = 0;
    bool meets_minimum = false;
    InlineVector<CountedPattern, 32> patterns;  ///< highest first
    int flowers = 0;                            ///< points for flowers, in `total` too
    InlineVector<Figure, 3> figures;
    bool has_limit = false;  ///< whether the family knows limits at all
    std::string_view limit;  ///< empty: none
    std::optional<Payments> payments;
};

/// A step by which a figure was added up, such as the fu item by item.
struct Part {
    std::string_view id;
    int value = 0;
    SetMask sets = 0;
};

/// The score with its reasons, for people.
struct Ruling {
    Score score;
    Reading reading;                        ///< how the tiles were read
    InlineVector<PatternSets, 32> made_of;  ///< of the counted patterns
    InlineVector<ExcludedPattern, 64> excluded;
    InlineVector<Part, 16> parts;  ///< of the last figure, where the family tells them; they add up to it
};

}  // namespace sifang
