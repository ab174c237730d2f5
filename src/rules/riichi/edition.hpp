#pragma once
// An edition of the Japanese family as plain data: the table of yaku, the fu, the limits, and every point on
// which the editions differ. docs/profiles.md tells what each field means.

#include <array>
#include <string>

#include "rules/appeal_rules.hpp"
#include "rules/foul.hpp"
#include "rules/play.hpp"
#include "rules/ranking.hpp"
#include "rules/riichi/yaku.hpp"
#include "rules/session.hpp"
#include "rules/time_rules.hpp"

namespace sifang::riichi {

enum class Worth : std::uint8_t {
    Han,
    Mangan,   ///< a mangan and nothing added to it; counted when the rest of the hand is worth less
    Yakuman,  ///< 13 han stand for one
};

/// Which call makes the player who gave the tile liable for the yakuman.
enum class Liability : std::uint8_t {
    None,
    LastTriplet,  ///< the triplet or claimed kong that completes it
    LastSet,      ///< the fourth set called, a run too
    LastKong,     ///< the fourth kong claimed
};

struct YakuRow {
    int han = 0;       ///< closed; 0: the edition does not have it
    int open_han = 0;  ///< 0: closed hands only
    Worth worth = Worth::Han;
    Liability liability = Liability::None;
    std::string series;
    std::string clause;
    std::string liability_clause{};

    bool operator==(const YakuRow&) const = default;
};

/// Article 10 and the two special cases of article 12.
struct FuTable {
    int base = 20;
    int closed_ron = 10;
    int self_draw = 2;
    int pair = 2;              ///< of dragons, of the round wind, of the seat wind
    int double_wind_pair = 2;  ///< of a wind that is both
    int triplet = 2;  ///< open, of simples; closed twice, terminals and honours twice, a kong four times
    int wait = 2;     ///< edge, closed and single
    int seven_pairs = 25;
    int pinfu_self_draw = 20;
    int open_ron_minimum = 20;  ///< an open hand without any fu, won by discard

    bool operator==(const FuTable&) const = default;
};

/// From how many han on; what is above the highest limit stays there.
struct Limits {
    int mangan = 5;
    int haneman = 6;
    int baiman = 8;
    int sanbaiman = 11;
    int counted_yakuman = 0;       ///< 0: han never add up to a yakuman
    bool round_up_mangan = false;  ///< 7,700 and 11,600 become mangan (kiriage)
    bool stacked_yakuman = false;  ///< several yakuman are paid several times

    bool operator==(const Limits&) const = default;
};

/// Who pays the counters when a discard wins a hand that another player is liable for.
enum class CountersBy : std::uint8_t { Discarder, Liable };

enum class ChomboPaid : std::uint8_t {
    ReversedDraw,  ///< a limit self-draw the other way round
    Deducted,      ///< taken off the result, nobody receives it
};

/// Payments at the table that no win makes, and what a session is worth.
struct TableRules {
    int return_points = 30'000;  ///< results are counted from here; what lies between goes to the first (oka)
    /// Placing points from the first to the fourth, by how many stand at `return_points` or more: entry 0 for
    /// one, entry 3 for all four or none.
    std::array<std::array<int, 4>, 4> placing{};
    TiedPlaces tied_places = TiedPlaces::Share;
    int result_unit = 1;  ///< 1000: results are rounded, a half towards zero, and the first gets the rest

    int counter = 300;  ///< a third of it from each on a self-draw
    int noten = 3'000;  ///< in all
    int chombo_child = 8'000, chombo_dealer = 12'000;
    ChomboPaid chombo_paid = ChomboPaid::ReversedDraw;

    bool operator==(const TableRules&) const = default;
};

/// Clauses that a ruling cites and that are not of one yaku.
struct Clauses {
    std::string minimum, needs_yaku, yakuman, optional_dora, red_fives, chombo;

    bool operator==(const Clauses&) const = default;
};

struct Edition {
    std::string id;
    std::array<YakuRow, yaku_count> yaku;
    int minimum = 1;  ///< han, dora not among them
    FuTable fu;
    Limits limits;
    CountersBy liable_counters = CountersBy::Discarder;
    PlayRules play;
    SessionRules session;
    FoulRules fouls;
    TimeRules time;
    AppealRules appeals;
    RankingRules ranking;
    SheetRules sheet;
    TableRules table;
    Clauses clauses;

    const YakuRow& operator[](Yaku y) const { return yaku[index(y)]; }
    YakuRow& operator[](Yaku y) { return yaku[index(y)]; }
    bool operator==(const Edition&) const = default;
};

/// The competition rules of 全国麻雀段位審査会.
Edition zds_edition();
/// Today's common online rules, and what three well-known books change in them.
Edition riichi_edition();
Edition tenhou_edition();
Edition ema_edition();
Edition wrc_edition();

}  // namespace sifang::riichi
