#pragma once
// The names in a line of `sifang score --jsonl`. Internal to wire/.

#include <array>
#include <string_view>

namespace sifang::score_fields {

enum Field : unsigned {
    Concealed,
    MeldList,
    WinTile,
    WonBy,
    Seat,
    Round,
    FlowerList,
    SituationList,
    Discarder,
    LiableSeat,
    Dora,
    Ura,
    Honba,
    Deposits,
};
inline constexpr std::array<std::string_view, 14> names{
    "concealed", "melds",     "win",    "by",   "seat", "round", "flowers",
    "situation", "discarder", "liable", "dora", "ura",  "honba", "deposits"};

/// In the order of By.
inline constexpr std::array<std::string_view, 2> by_words{"discard", "draw"};
/// By bit of Situation.
inline constexpr std::array<std::string_view, 10> situation_words{
    "last_wall_tile", "replacement",   "kong_on_kong", "robbing",    "last_of_kind",
    "riichi",         "double_riichi", "ippatsu",      "first_turn", "flower_win"};
/// In the order of MeldKind.
inline constexpr std::array<std::string_view, 5> meld_words{"chow", "pung", "kong", "added_kong",
                                                            "concealed_kong"};
/// In the order of Giver, from its second on.
inline constexpr std::array<std::string_view, 3> giver_words{"right", "across", "left"};

}  // namespace sifang::score_fields
