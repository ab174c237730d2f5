#pragma once
// Statistics of records as tables, as CSV and as JSON.

#include <string>

#include "cli/terminal.hpp"
#include "rules/value.hpp"
#include "text/words.hpp"
#include "wire/record_stats.hpp"

namespace sifang::cli {

std::string draw_stats(const RecordStats& stats, const Words& words, const Look& look);
/// {"mcr":{"records","hands","ends":{…},"seats":{"E":{…}},"patterns":{…},"discards":{…}}}
Value stats_json(const RecordStats& stats);
/// One number a line: rules,table,row,column,value.
std::string stats_csv(const RecordStats& stats);

}  // namespace sifang::cli
