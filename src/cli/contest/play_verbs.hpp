#pragma once
// The verbs of `sifang contest` from the first session to the last result, each in the file named after it or
// with those it belongs to.

#include "cli/command.hpp"

namespace sifang::cli {

// Sessions (session_verbs.cpp, seat_verbs.cpp, tables.cpp).
Command start_verb();
Command extend_verb();
Command end_verb();
Command clock_verb();
Command tables_verb();
Command arrive_verb();
Command forfeit_verb();
Command stand_in_verb();
Command withdraw_verb();
Command substitute_verb();
Command join_verb();

// Sheets (hand.cpp, totals.cpp, sign.cpp, correct.cpp, sheet.cpp).
Command hand_verb();
Command totals_verb();
Command sheet_verb();
Command sign_verb();
Command close_verb();
Command correct_verb();

// The referee (foul.cpp, foul_list.cpp, appeal.cpp).
Command foul_verb();
Command revoke_verb();
Command fouls_verb();
Command appeal_verb();

// Results (standings.cpp, results.cpp, pin.cpp).
Command standings_verb();
Command results_verb();
Command publish_results_verb();
Command pin_verb();

// In and out (exchange.cpp, spreadsheet.cpp, import_results.cpp, demo.cpp).
Command export_verb();
Command import_verb();
Command spreadsheet_verb();
Command import_results_verb();
Command demo_verb();

}  // namespace sifang::cli
