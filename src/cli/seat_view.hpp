#pragma once
// A schedule and its quality, for a person and for a program.

#include <string>

#include "cli/terminal.hpp"
#include "contest/seating/audit.hpp"
#include "rules/value.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// The chart round by round.
std::string draw_schedule(const seating::Schedule& schedule, const Words& words, const Look& look);

/// Every fault by its name; of a long list the first few, and how many more. Empty when there is none.
std::string draw_faults(const seating::Audit& found, const Words& words, const Look& look);

/// What was reached beside what can be reached, and bars of meetings, winds, tables and teams.
std::string draw_quality(const seating::Audit& found, const seating::Bounds& least, const Words& words,
                         const Look& look);

/// One line: what was reached and the bound.
std::string quality_line(const seating::Audit& found, const seating::Bounds& least, const Words& words);

/// {"ok","missing","doubled","repeats","max_meetings","teammates","wind_spread","table_revisits", …}
Value audit_json(const seating::Audit& found, const seating::Bounds& least);
/// [{"round":1,"table":1,"E":…}, …]
Value schedule_json(const seating::Schedule& schedule);

}  // namespace sifang::cli
