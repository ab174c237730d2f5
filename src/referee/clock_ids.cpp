#include <array>

#include "referee/clock.hpp"

namespace sifang {

std::string_view id(ClockNewsKind kind) {
    static constexpr std::array<std::string_view, clock_news_count> ids{
        "warning", "time_up", "break_over", "first_discard_late", "discard_late", "call_late"};
    return ids[static_cast<unsigned>(kind)];
}

std::string_view foul_of(ClockNewsKind kind) {
    switch (kind) {
        case ClockNewsKind::FirstDiscardLate: return "late_first_discard";
        case ClockNewsKind::DiscardLate: return "late_discard";
        case ClockNewsKind::CallLate: return "late_pung";
        default: return "";
    }
}

std::string_view id(ClockRefusal refusal) {
    static constexpr std::array<std::string_view, clock_refusal_count> ids{
        "out_of_order", "no_such_time",    "not_started",  "started",  "over",       "is_paused",
        "not_paused",   "in_break",        "not_in_break", "no_break", "break_was",  "hand_runs",
        "no_hand_runs", "nothing_to_call", "time_was_up",  "no_limit", "not_longer", "no_such_table"};
    return ids[static_cast<unsigned>(refusal)];
}

}  // namespace sifang
