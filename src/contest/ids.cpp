// The words by which files, answers and the catalogue know things.

#include <array>

#include "contest/refusal.hpp"
#include "contest/state.hpp"

namespace sifang::contest {

namespace {

template <class E, std::size_t N>
std::string_view contest_id(E value, const std::array<std::string_view, N>& ids) {
    return ids[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view id(Counts counts) {
    constexpr std::array<std::string_view, counts_count> ids{"counted", "forfeited",  "team_only",
                                                             "void",    "struck_out", "stand_in"};
    return contest_id(counts, ids);
}
std::string_view id(Ranked ranked) {
    constexpr std::array<std::string_view, 5> ids{"yes", "withdrawn", "replaced", "struck_out", "no"};
    return contest_id(ranked, ids);
}
std::string_view id(Format format) {
    constexpr std::array<std::string_view, format_count> ids{"chart", "book", "given", "swiss", "bracket"};
    return contest_id(format, ids);
}
std::string_view id(Role role) {
    constexpr std::array<std::string_view, role_count> ids{"player", "substitute", "leader", "coach",
                                                           "stand_in"};
    return contest_id(role, ids);
}
std::string_view id(Booking booking) {
    constexpr std::array<std::string_view, booking_count> ids{"on_sheet", "session", "total"};
    return contest_id(booking, ids);
}

std::string_view id(const ContestEvent& event) {
    constexpr std::array<std::string_view, std::variant_size_v<ContestEvent>> ids{
        "contest_opened",  "stages_planned", "official_named",  "official_released", "team_entered",
        "entrant_entered", "entry_removed",  "entries_closed",  "checked_in",        "order_drawn",
        "lots_drawn",      "numbers_drawn",  "seating_drafted", "seating_published", "session_started",
        "end_moved",       "session_ended",  "arrived_late",    "forfeited",         "stand_in_seated",
        "withdrew",        "substituted",    "joined_late",     "sheet_changed",     "foul_recorded",
        "foul_revoked",    "appeal_opened",  "appeal_changed",  "tie_drawn",         "results_published",
        "undone"};
    return ids[event.index()];
}

std::string_view id(Reason reason) {
    constexpr std::array<std::string_view, reason_count> ids{"not_open",
                                                             "already_open",
                                                             "no_such_official",
                                                             "not_his_duty",
                                                             "time_runs_back",
                                                             "not_the_next",
                                                             "wrong_rulebook",
                                                             "no_title",
                                                             "name_empty",
                                                             "name_too_long",
                                                             "name_unprintable",
                                                             "no_stages",
                                                             "no_sessions",
                                                             "too_few_sessions",
                                                             "groups_not_fours",
                                                             "go_on_missing",
                                                             "go_on_at_the_end",
                                                             "go_on_too_many",
                                                             "plan_is_fixed",
                                                             "entries_are_closed",
                                                             "entries_are_open",
                                                             "no_such_team",
                                                             "no_such_entrant",
                                                             "team_needed",
                                                             "no_teams_here",
                                                             "team_full",
                                                             "too_many_substitutes",
                                                             "second_leader",
                                                             "substitute_needs_team",
                                                             "entered_twice",
                                                             "under_age",
                                                             "is_pupil",
                                                             "too_many_players",
                                                             "team_incomplete",
                                                             "not_fours",
                                                             "too_few_players",
                                                             "class_not_met",
                                                             "checked_in_twice",
                                                             "not_arrived",
                                                             "drawn_already",
                                                             "not_drawn",
                                                             "order_not_drawn",
                                                             "not_a_lot",
                                                             "seed_says_other",
                                                             "no_such_stage",
                                                             "no_such_session",
                                                             "not_in_stage",
                                                             "not_seated",
                                                             "seated_twice",
                                                             "tables_wrong",
                                                             "out_of_group",
                                                             "too_many_sessions",
                                                             "stage_not_reached",
                                                             "tie_at_the_cut",
                                                             "nothing_drafted",
                                                             "sessions_not_played",
                                                             "format_needs_chart",
                                                             "field_too_small",
                                                             "not_published",
                                                             "has_started",
                                                             "not_started",
                                                             "has_ended",
                                                             "earlier_not_ended",
                                                             "not_at_a_table",
                                                             "not_playing",
                                                             "arrived_already",
                                                             "forfeited_already",
                                                             "not_forfeited",
                                                             "not_a_substitute",
                                                             "other_team",
                                                             "plays_already",
                                                             "sheet_refused",
                                                             "table_not_his",
                                                             "foul_refused",
                                                             "not_the_offender",
                                                             "appeal_refused",
                                                             "no_such_appeal",
                                                             "no_such_penalty",
                                                             "remedy_elsewhere",
                                                             "penalty_not_on_sheet",
                                                             "not_tied",
                                                             "sheets_missing",
                                                             "lots_missing",
                                                             "results_say_other",
                                                             "no_such_event",
                                                             "undone_already",
                                                             "others_rest_on_it"};
    return contest_id(reason, ids);
}

}  // namespace sifang::contest
