// A workbook through libxlsxwriter, which makes it in a file: a private one that is gone afterwards.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <unistd.h>
#include <xlsxwriter.h>

#include "report/cell_text.hpp"
#include "text/width.hpp"
#include "wire/utf8.hpp"

namespace sifang::report {

namespace {

// What the format holds.
constexpr std::size_t longest_text = 32'767;  ///< characters of a cell
constexpr std::size_t most_sheet_rows = 1'048'576, most_sheet_columns = 16'384, most_sheets = 255;
constexpr std::size_t longest_sheet_name = 31;
constexpr std::int64_t whole_limit = std::int64_t{1} << 53;

// Widths in characters of the standard font.
constexpr unsigned narrowest = 6, widest = 60;

/// 2000-01-01: the day a workbook is made is no part of what it says.
constexpr time_t made_on = 946'684'800;

/// A file of our own that nobody else can guess or see, and that goes when we do.
class PrivateFile {
  public:
    PrivateFile() {
        std::error_code fault;
        const auto folder = std::filesystem::temp_directory_path(fault);
        if (fault) return;
        std::string name = (folder / "sifang-XXXXXX").string();
        const int file = mkstemp(name.data());
        if (file < 0) return;
        close(file);
        path_ = std::move(name);
    }
    PrivateFile(const PrivateFile&) = delete;
    PrivateFile& operator=(const PrivateFile&) = delete;
    ~PrivateFile() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove(path_, ignored);
    }
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

/// The text with U+FFFD for bytes that are no UTF-8, and at most so many characters of it.
std::string clean(std::string_view text, std::size_t most) {
    std::string out;
    while (!text.empty() && most-- > 0) append_utf8(out, take_code_point(text));
    return out;
}

/// A text that looks like an escaped character (_x0041_) would be read as that one: its first stroke is
/// escaped in turn.
std::string escaped(std::string text) {
    const auto is_hex = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
    };
    for (std::size_t at = text.find("_x"); at != text.npos; at = text.find("_x", at + 1)) {
        if (at + 7 > text.size() || text[at + 6] != '_') continue;
        if (!std::all_of(&text[at + 2], &text[at + 6], is_hex)) continue;
        text.replace(at, 1, "_x005F_");
        at += 6;
    }
    return text;
}

/// As the format wants it: 31 characters, none of []:*?/\\' among them, each name once whatever its case.
std::string sheet_name(std::string_view wanted, std::set<std::string>& taken) {
    std::string base = clean(wanted, longest_sheet_name);
    for (char& c : base)
        if (static_cast<unsigned char>(c) < 0x20 ||
            std::string_view("[]:*?/\\'").find(c) != std::string::npos)
            c = ' ';
    if (base.find_first_not_of(' ') == std::string::npos) base = "Sheet";
    const auto is_new = [&](std::string name) {
        for (char& c : name)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return taken.insert(std::move(name)).second;
    };
    if (is_new(base)) return base;
    for (unsigned n = 2;; ++n) {
        const std::string tail = " " + std::to_string(n);
        const std::string name = clean(base, longest_sheet_name - tail.size()) + tail;
        if (is_new(name)) return name;
    }
}

bool fits(const Grid& grid) {
    if (grid.rows.size() >= most_sheet_rows || grid.headings.size() > most_sheet_columns) return false;
    for (const std::string& heading : grid.headings)
        if (escaped(heading).size() > longest_text) return false;
    for (const std::vector<Cell>& row : grid.rows) {
        if (row.size() > most_sheet_columns) return false;
        for (const Cell& cell : row)
            if (const auto* text = std::get_if<std::string>(&cell);
                text && escaped(*text).size() > longest_text)
                return false;
    }
    return true;
}

unsigned shown_width(const Cell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell)) return display_width(*text);
    return static_cast<unsigned>(csv_text(cell).size());
}

class SheetWriter {
  public:
    SheetWriter(lxw_worksheet* sheet, lxw_format* bold) : sheet_(sheet), bold_(bold) {}

    lxw_error write(const Grid& grid) {
        std::size_t columns = grid.headings.size();
        for (const auto& row : grid.rows) columns = std::max(columns, row.size());
        widths_.assign(columns, narrowest);
        for (std::size_t i = 0; i < grid.headings.size(); ++i) put(0, i, grid.headings[i], bold_);
        for (std::size_t r = 0; r < grid.rows.size(); ++r)
            for (std::size_t i = 0; i < grid.rows[r].size(); ++i) put(r + 1, i, grid.rows[r][i], nullptr);
        for (std::size_t i = 0; i < columns; ++i)
            note(worksheet_set_column(sheet_, column(i), column(i), std::min(widths_[i], widest) + 1.0,
                                      nullptr));
        worksheet_freeze_panes(sheet_, 1, 0);
        return fault_;
    }

  private:
    static lxw_col_t column(std::size_t i) { return static_cast<lxw_col_t>(i); }
    void note(lxw_error fault) {
        if (fault != LXW_NO_ERROR) fault_ = fault;
    }
    void put(std::size_t row, std::size_t i, const Cell& cell, lxw_format* format) {
        widths_[i] = std::max(widths_[i], shown_width(cell));
        const auto at = static_cast<lxw_row_t>(row);
        if (const auto* text = std::get_if<std::string>(&cell)) {
            if (!text->empty())
                note(worksheet_write_string(sheet_, at, column(i),
                                            escaped(clean(*text, longest_text)).c_str(), format));
        } else if (const auto* whole = std::get_if<std::int64_t>(&cell)) {
            // A number of a spreadsheet is a double: what it cannot hold is written out.
            if (std::abs(*whole) > whole_limit)
                note(worksheet_write_string(sheet_, at, column(i), csv_text(cell).c_str(), format));
            else
                note(worksheet_write_number(sheet_, at, column(i), static_cast<double>(*whole), format));
        } else if (const auto* number = std::get_if<double>(&cell); number && std::isfinite(*number)) {
            note(worksheet_write_number(sheet_, at, column(i), *number, format));
        }
    }

    lxw_worksheet* sheet_;
    lxw_format* bold_;
    std::vector<unsigned> widths_;
    lxw_error fault_ = LXW_NO_ERROR;
};

}  // namespace

tl::expected<std::string, WorkbookFault> to_xlsx(std::span<const Grid> grids) {
    if (grids.size() > most_sheets || !std::ranges::all_of(grids, fits))
        return tl::unexpected(WorkbookFault::TooLarge);
    const PrivateFile file;
    if (file.path().empty()) return tl::unexpected(WorkbookFault::CannotWrite);
    lxw_workbook* workbook = workbook_new(file.path().c_str());
    if (workbook == nullptr) return tl::unexpected(WorkbookFault::CannotWrite);
    lxw_doc_properties properties{};
    properties.created = made_on;
    bool fine = workbook_set_properties(workbook, &properties) == LXW_NO_ERROR;
    lxw_format* bold = workbook_add_format(workbook);
    if (bold != nullptr) format_set_bold(bold);
    std::set<std::string> names;
    for (const Grid& grid : grids) {
        lxw_worksheet* sheet = workbook_add_worksheet(workbook, sheet_name(grid.name, names).c_str());
        fine = fine && sheet != nullptr && SheetWriter(sheet, bold).write(grid) == LXW_NO_ERROR;
    }
    fine = workbook_close(workbook) == LXW_NO_ERROR && fine;
    std::ifstream made(file.path(), std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(made), {}};
    if (!fine || !made || bytes.empty()) return tl::unexpected(WorkbookFault::CannotWrite);
    return bytes;
}

}  // namespace sifang::report
