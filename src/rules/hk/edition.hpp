#pragma once
// An edition of the Hong Kong family as plain data. docs/profiles.md tells what every field means.

#include <array>
#include <string>
#include <vector>

#include "rules/appeal_rules.hpp"
#include "rules/foul.hpp"
#include "rules/hk/fan.hpp"
#include "rules/play.hpp"
#include "rules/ranking.hpp"
#include "rules/session.hpp"
#include "rules/time_rules.hpp"

namespace sifang::hk {

struct FanRow {
    int points = 0;      ///< fan for one of them
    std::string series;  ///< the book's own grouping
    std::string clause;
    std::vector<Fan> excludes;  ///< never counted beside this one

    bool operator==(const FanRow&) const = default;
};

/// What a hand of so many fan is paid.
struct PaymentRow {
    int fan = 0;
    int discard = 0;    ///< by the discarder alone
    int self_draw = 0;  ///< by each of the three

    bool operator==(const PaymentRow&) const = default;
};

/// Readings of the scoring that an organiser may change.
struct Counting {
    bool honor_kongs_count = true;  ///< a kong of a wind or dragon scores as its pung
    bool concealed_kongs_in_four_concealed_pungs = true;
    bool eight_flowers_as_self_draw = true;  ///< else each of the three pays the discarder's rate
    bool robbed_pays_for_all = true;         ///< the self-draw rate three times; else the discarder's rate

    bool operator==(const Counting&) const = default;
};

/// Which discards make their player liable for a self-draw.
struct LiabilityRules {
    bool twelve_tiles = true;
    bool three_dragons = true;
    bool kong_replacement = true;

    bool operator==(const LiabilityRules&) const = default;
};

struct Stage {
    std::string id;
    int tables = 0;
    int go_on = 0;                ///< of each table; 0: it is the last stage
    bool dealer_repeats = false;  ///< instead of what the session says

    bool operator==(const Stage&) const = default;
};

/// What the book leaves to the organiser.
struct Competition {
    std::vector<Stage> stages;

    bool operator==(const Competition&) const = default;
};

/// Clauses that a ruling cites and that are not of one fan.
struct Clauses {
    std::string best_reading, on_discard, not_declared, flower_win;
    std::string minimum, false_win;
    std::string last_liable, twelve_tiles, three_dragons, kong_replacement, robbing;

    bool operator==(const Clauses&) const = default;
};

struct Edition {
    std::string id;
    std::array<FanRow, fan_count> fans;
    int minimum = 3;
    int cap = 10;
    std::vector<PaymentRow> payment;  ///< at least a row for every number of fan from the minimum to the cap
    Counting counting;
    LiabilityRules liability;
    PlayRules play;
    SessionRules session;  ///< one stage at one table
    TimeRules time;
    AppealRules appeals;
    RankingRules ranking;
    SheetRules sheet;
    FoulRules fouls;
    Competition competition;
    Clauses clauses;

    const FanRow& operator[](Fan f) const { return fans[index(f)]; }
    bool operator==(const Edition&) const = default;
};

/// The tournament of the City University of Hong Kong.
Edition hk_edition();

}  // namespace sifang::hk
