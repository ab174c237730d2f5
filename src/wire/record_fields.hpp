#pragma once
// The words in the lines of a record. Internal to wire/.

#include <array>
#include <string_view>

#include "game/action.hpp"
#include "game/result.hpp"
#include "game/sanction.hpp"
#include "rules/declared.hpp"
#include "wire/words_of.hpp"

namespace sifang::record_fields {

inline const auto& action_words() { return words_of<ActionKind, ActionKind::NineKinds>(); }
inline const auto& end_words() { return words_of<End, End::Void>(); }
inline const auto& sanction_words() { return words_of<SanctionKind, SanctionKind::VoidHand>(); }
inline const auto& verdict_words() { return words_of<WinVerdict, WinVerdict::FarFromWaiting>(); }

/// In the order of the variant Event, but for the melds: a claim is told by its kind, so is a kong.
enum EventWord : unsigned {
    DealWord,
    DrawWord,
    IndicatorWord,
    UnderIndicatorWord,
    FlowerWord,
    KeepFlowersWord,
    DiscardWord,
    AnswerWord,
    ChowWord,
    PungWord,
    KongWord,
    AddedKongWord,
    ConcealedKongWord,
    WinWord,
    CountWord,
    FalseWinWord,
    SanctionWord,
    EndWord,
};
inline constexpr std::array<std::string_view, 18> event_words{
    "deal",           "draw",         "indicator", "under_indicator",
    "flower",         "keep_flowers", "discard",   "answer",
    "chow",           "pung",         "kong",      "added_kong",
    "concealed_kong", "win",          "count",     "false_win",
    "sanction",       "end"};

/// What happens to a session beside its hands.
enum SessionWord : unsigned {
    SeatsDrawnWord,
    DealerThrownWord,
    SeatsFoundWord,
    TimeCalledWord,
    DealerStopsWord,
    PointsCorrectedWord,
    PointsFinedWord,
    PlayerWarnedWord,
    SessionClosedWord,
};
inline constexpr std::array<std::string_view, 9> session_words{
    "seats_drawn",      "dealer_thrown", "seats_found",   "time_called", "dealer_stops",
    "points_corrected", "points_fined",  "player_warned", "closed"};

inline constexpr std::array<std::string_view, 2> play_words{"session", "hands"};
inline constexpr std::array<std::string_view, 2> declaring_words{"assisted", "competition"};
inline constexpr std::array<std::string_view, 2> walls_words{"shared", "private"};

}  // namespace sifang::record_fields
