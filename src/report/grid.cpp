#include "report/grid.hpp"

#include "report/cell_text.hpp"
#include "wire/csv.hpp"

namespace sifang::report {

std::string to_csv(const Grid& grid) {
    std::string out = "\xEF\xBB\xBF";
    std::vector<std::string> fields;
    for (const std::string& heading : grid.headings) fields.push_back(guarded(heading));
    append_csv_row(out, fields);
    for (const std::vector<Cell>& row : grid.rows) {
        fields.clear();
        for (const Cell& cell : row) fields.push_back(csv_text(cell));
        append_csv_row(out, fields);
    }
    return out;
}

std::string_view id(WorkbookFault fault) {
    switch (fault) {
        case WorkbookFault::TooLarge: return "too_large";
        case WorkbookFault::CannotWrite: return "cannot_write";
    }
    return {};
}

std::string_view id(GridFault fault) {
    switch (fault) {
        case GridFault::Empty: return "empty";
        case GridFault::TooLarge: return "too_large";
        case GridFault::NotText: return "not_text";
        case GridFault::BadQuotes: return "bad_quotes";
        case GridFault::NotAWorkbook: return "not_a_workbook";
        case GridFault::Encrypted: return "encrypted";
        case GridFault::Bomb: return "bomb";
        case GridFault::Formula: return "formula";
    }
    return {};
}

}  // namespace sifang::report
