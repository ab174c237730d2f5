#include "report/chart_file.hpp"

#include <array>

#include "report/columns.hpp"
#include "wire/csv.hpp"

namespace sifang::report {

tl::expected<seating::Schedule, ScheduleError> read_chart(std::span<const TextRow> rows) {
    constexpr std::array<WantedColumn, 6> wanted{{{"session", true},
                                                  {"table", true},
                                                  {"east", true},
                                                  {"south", true},
                                                  {"west", true},
                                                  {"north", true}}};
    if (rows.empty()) return tl::unexpected(ScheduleError{"no_rows", 1});
    FileFaults faults;
    std::vector<FileFault> passed_over;
    const Columns columns(wanted, rows.front(), faults, passed_over);
    const std::string header = "round,table,E,S,W,N";
    if (!faults.empty()) return tl::unexpected(ScheduleError{"header", rows.front().row, header});
    std::string text = header + "\n";
    for (const TextRow& row : rows.subspan(1)) {
        std::vector<std::string> fields;
        for (const WantedColumn& column : wanted) {
            fields.emplace_back(columns.text(row, column.id));
            // A line break inside a cell would put the lines below out of step with the rows.
            std::erase_if(fields.back(), [](char c) { return c == '\n' || c == '\r'; });
        }
        append_csv_row(text, fields);
    }
    auto schedule = read_schedule(text);
    if (!schedule) {
        const std::size_t line = schedule.error().line;
        if (line >= 1 && line <= rows.size()) schedule.error().line = rows[line - 1].row;
    }
    return schedule;
}

}  // namespace sifang::report
