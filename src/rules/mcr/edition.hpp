#pragma once
// An edition of the MCR family as plain data: the table of fan, and the points on which the editions differ.

#include <array>
#include <string>
#include <vector>

#include "rules/appeal_rules.hpp"
#include "rules/contest_rules.hpp"
#include "rules/declared.hpp"
#include "rules/foul.hpp"
#include "rules/mcr/fan.hpp"
#include "rules/play.hpp"
#include "rules/ranking.hpp"
#include "rules/session.hpp"
#include "rules/time_rules.hpp"

namespace sifang::mcr {

struct FanRow {
    int number = 0;  ///< in the edition's own table; 0: it has none
    int points = 0;
    std::string series;  ///< one of the book's nine series
    std::string clause;
    FanSet excludes;  ///< never counted beside this one, whatever the sets

    bool operator==(const FanRow&) const = default;
};

/// What the concealed ones among three or four kongs add besides the concealed-pung fan.
enum class KongsInside : std::uint8_t {
    KongFan,              ///< one: concealed_kong; two: two_concealed_kongs
    KongFanWithoutPungs,  ///< the same, but one concealed kong beside a concealed pung adds no kong fan
    Nothing,
};

/// How many pungs of ones and nines nine_gates swallows.
enum class GatesPungs : std::uint8_t { All, One };

/// Clauses that a ruling cites and that are not of one fan.
struct Clauses {
    std::string non_repeat, non_separation, non_identical, high_versus_low, account_once;
    std::string minimum, base, self_draw, discard;
    std::string claim;

    bool operator==(const Clauses&) const = default;
};

struct Edition {
    std::string id;
    std::array<FanRow, fan_count> fans;

    int minimum = 8;  ///< points needed to win, flowers not among them
    int base = 8;     ///< what each of the other three pays in any case
    /// A kind of which the hand itself holds all four still counts as a wait when the shape asks for it.
    bool fifth_copy_waits = true;
    KongsInside kongs_inside = KongsInside::KongFan;
    GatesPungs nine_gates_pungs = GatesPungs::All;
    /// Ones and nines alone cannot make seven pairs without four of a kind: that one is no tile_hog.
    bool all_terminals_pairs_need_a_hog = false;

    Declare declare = Declare::Winner;

    PlayRules play;
    SessionRules session;
    TimeRules time;
    AppealRules appeals;
    FoulRules fouls;
    std::array<int, 4> table_points{4, 2, 1, 0};  ///< from the first place to the fourth
    TiedPlaces tie = TiedPlaces::Share;
    RankingRules ranking;
    SheetRules sheet;
    ContestRules contest;

    Clauses clauses;

    const FanRow& operator[](Fan f) const { return fans[index(f)]; }
    FanRow& operator[](Fan f) { return fans[index(f)]; }
    bool operator==(const Edition&) const = default;
};

/// The 2013 rules of the World Mahjong Organization.
Edition mcr_edition();
/// The Chinese trial rules of 1998 as the Q&A book of 2006 explains them.
Edition gb98_edition();
/// The edition that online judges and the common calculators count by.
Edition mil_edition();

}  // namespace sifang::mcr
