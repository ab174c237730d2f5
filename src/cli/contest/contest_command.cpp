#include "cli/contest/contest_command.hpp"

#include "cli/contest/play_verbs.hpp"
#include "cli/contest/verbs.hpp"

namespace sifang::cli {

namespace {

/// The first of a list has the heading of all.
void add(std::vector<Command>& all, std::string_view heading, std::vector<Command> verbs) {
    verbs.front().heading = heading;
    all.insert(all.end(), verbs.begin(), verbs.end());
}

}  // namespace

Command contest_command() {
    std::vector<Command> verbs;
    // By the course of an event: the examples, run from the first to the last, are one.
    add(verbs, "contest_cli.heading.before",
        {create_verb(), list_verb(), show_verb(), plan_verb(), official_verb(), team_verb(), enter_verb(),
         remove_verb(), import_entries_verb(), entries_verb(), personal_verb(), conditions_verb(),
         close_entries_verb(), check_in_verb()});
    add(verbs, "contest_cli.heading.draw",
        {draw_verb(), seat_verb(), seating_verb(), publish_verb(), reseat_verb()});
    add(verbs, "contest_cli.heading.play",
        {start_verb(), clock_verb(), extend_verb(), tables_verb(), arrive_verb(), forfeit_verb(),
         stand_in_verb(), withdraw_verb(), substitute_verb(), join_verb(), end_verb()});
    add(verbs, "contest_cli.heading.sheets",
        {hand_verb(), totals_verb(), sheet_verb(), sign_verb(), close_verb(), correct_verb()});
    add(verbs, "contest_cli.heading.referee", {foul_verb(), fouls_verb(), revoke_verb(), appeal_verb()});
    add(verbs, "contest_cli.heading.results",
        {standings_verb(), results_verb(), publish_results_verb(), pin_verb()});
    add(verbs, "contest_cli.heading.exchange",
        {export_verb(), import_verb(), spreadsheet_verb(), import_results_verb(), demo_verb()});
    add(verbs, "contest_cli.heading.log",
        {history_verb(), undo_verb(), redo_verb(), check_verb(), copy_verb()});
    return {"contest", {"contest create --help", "contest show --help"}, nullptr, std::move(verbs)};
}

}  // namespace sifang::cli
