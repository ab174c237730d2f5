#include <algorithm>
#include <array>

#include "report/cell_text.hpp"
#include "report/encoding.hpp"
#include "report/workbook_in.hpp"
#include "wire/csv.hpp"

namespace sifang::report {

namespace {

/// The one that stands most often in the first line with something in it, quoted fields aside.
char separator_of(std::string_view text) {
    constexpr std::array<char, 3> separators{',', ';', '\t'};
    std::array<std::size_t, 3> count{};
    bool quoted = false;
    text.remove_prefix(std::min(text.find_first_not_of("\r\n"), text.size()));
    for (const char c : text) {
        if (c == '"') quoted = !quoted;
        if (quoted) continue;
        if (c == '\n' || c == '\r') break;
        for (std::size_t i = 0; i < separators.size(); ++i) count[i] += c == separators[i];
    }
    return separators[static_cast<std::size_t>(std::ranges::max_element(count) - count.begin())];
}

/// Where the text that could still be read ends.
GridError unreadable_after(std::string_view good) {
    const char separator = separator_of(good);
    const std::size_t line = good.find_last_of('\n') + 1;  // npos + 1 is 0: the first line
    const auto rows = static_cast<std::size_t>(std::ranges::count(good, '\n')) + 1;
    const auto columns = static_cast<std::size_t>(std::ranges::count(good.substr(line), separator)) + 1;
    return {GridFault::NotText, rows, columns};
}

tl::expected<std::vector<TextRow>, GridError> read_text(std::string_view bytes) {
    const auto text = decoded(bytes);
    if (!text) return tl::unexpected(unreadable_after(text.error()));
    auto rows = parse_csv(*text, {separator_of(*text), most_rows, most_columns, most_cell_bytes});
    if (!rows) {
        const CsvError& error = rows.error();
        const bool large = error.fault == CsvFault::TooLarge;
        return tl::unexpected(
            GridError{large ? GridFault::TooLarge : GridFault::BadQuotes, error.row, error.field});
    }
    std::vector<TextRow> out;
    for (CsvRow& row : *rows) {
        while (!row.fields.empty() && row.fields.back().empty()) row.fields.pop_back();
        for (std::size_t i = 0; i < row.fields.size(); ++i) {
            if (row.fields[i].starts_with('='))
                return tl::unexpected(GridError{GridFault::Formula, row.line, i + 1});
            row.fields[i] = unguarded(std::move(row.fields[i]));
        }
        if (!row.fields.empty()) out.push_back({row.line, std::move(row.fields)});
    }
    if (out.empty()) return tl::unexpected(GridError{GridFault::Empty});
    return out;
}

}  // namespace

tl::expected<std::vector<TextRow>, GridError> read_grid(std::string_view bytes) {
    if (bytes.size() > most_file_bytes) return tl::unexpected(GridError{GridFault::TooLarge});
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06")) return read_workbook(bytes);
    // A compound document: a workbook of before 2007, or one of today behind a password.
    if (bytes.starts_with("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")) {
        constexpr std::string_view package("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0", 32);
        const bool locked = bytes.find(package) != bytes.npos;
        return tl::unexpected(GridError{locked ? GridFault::Encrypted : GridFault::NotAWorkbook});
    }
    return read_text(bytes);
}

}  // namespace sifang::report
