#pragma once
// A chart for a stage whose format is `given`, out of a spreadsheet.

#include <span>

#include "report/grid.hpp"
#include "wire/schedule.hpp"

namespace sifang::report {

/// Columns session (or round), table and the four winds with player numbers, by their headings in any
/// language and order; others are passed over. What is wrong is told as `read_schedule` does, by the row.
tl::expected<seating::Schedule, ScheduleError> read_chart(std::span<const TextRow> rows);

}  // namespace sifang::report
