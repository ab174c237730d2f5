#pragma once
// The verbs of `sifang contest`, each in the file named after it or with those it belongs to.

#include "cli/command.hpp"

namespace sifang::cli {

// Before (create.cpp, overview.cpp, plan.cpp, officials.cpp, entries.cpp, entry_list.cpp, import_entries.cpp,
// personal.cpp, check_in.cpp).
Command create_verb();
Command list_verb();
Command show_verb();
Command conditions_verb();
Command plan_verb();
Command official_verb();
Command team_verb();
Command enter_verb();
Command remove_verb();
Command import_entries_verb();
Command entries_verb();
Command personal_verb();
Command close_entries_verb();
Command check_in_verb();

// Draw and seating (draw.cpp, seating.cpp).
Command draw_verb();
Command seat_verb();
Command seating_verb();
Command publish_verb();
Command reseat_verb();

// The log (history.cpp, keeping.cpp).
Command history_verb();
Command undo_verb();
Command redo_verb();
Command check_verb();
Command copy_verb();

}  // namespace sifang::cli
