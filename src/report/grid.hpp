#pragma once
// A table of figures as it goes into a spreadsheet, and what was read out of one.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

namespace sifang::report {

using Cell = std::variant<std::monostate, std::string, std::int64_t, double>;

struct Grid {
    std::string name;  ///< of the file or of the sheet in it, in the reader's language
    std::vector<std::string> headings;
    std::vector<std::vector<Cell>> rows;
    bool operator==(const Grid&) const = default;
};

/// RFC 4180 in UTF-8 with a byte order mark, as spreadsheets want it. No cell can be taken for a formula:
/// what a person wrote and begins like one has an apostrophe before it, which `read_grid` takes away again.
std::string to_csv(const Grid& grid);

enum class WorkbookFault : std::uint8_t {
    TooLarge,     ///< more sheets, rows, columns or text than a workbook holds
    CannotWrite,  ///< there is no room for the file that it is made in
};
inline constexpr unsigned workbook_fault_count = static_cast<unsigned>(WorkbookFault::CannotWrite) + 1;
std::string_view id(WorkbookFault fault);
/// One sheet a grid. The same grids give the same bytes. Texts are texts and figures are numbers: no cell is
/// ever worked out.
tl::expected<std::string, WorkbookFault> to_xlsx(std::span<const Grid> grids);

/// A row with something in it, as text.
struct TextRow {
    std::size_t row = 1;  ///< of the sheet, or line of the text, from 1
    std::vector<std::string> cells;
    bool operator==(const TextRow&) const = default;
};

enum class GridFault : std::uint8_t {
    Empty,
    TooLarge,      ///< more bytes, rows, columns or text than may be
    NotText,       ///< neither a workbook nor text in UTF-8 (or UTF-16 with its mark)
    BadQuotes,     ///< of comma-separated text
    NotAWorkbook,  ///< an archive of something else, or broken
    Encrypted,     ///< a workbook with a password
    Bomb,          ///< unpacks to far more than it is
    Formula,       ///< a cell that is worked out; only values are read
};
inline constexpr unsigned grid_fault_count = static_cast<unsigned>(GridFault::Formula) + 1;
std::string_view id(GridFault fault);

struct GridError {
    GridFault fault = GridFault::Empty;
    std::size_t row = 0, column = 0;  ///< from 1; 0: not of one place
    bool operator==(const GridError&) const = default;
};

// What is read at the most. A workbook's parts are counted as they are unpacked, not by what they claim.
inline constexpr std::size_t most_file_bytes = std::size_t{16} << 20;
inline constexpr std::size_t most_unpacked_bytes = std::size_t{64} << 20;  ///< of all parts, and of all text
inline constexpr std::size_t most_unpacked_ratio = 200;                    ///< of one part, beyond a megabyte
inline constexpr std::size_t most_rows = 20'000;
inline constexpr std::size_t most_columns = 100;
inline constexpr std::size_t most_cell_bytes = 4'000;

/// CSV (comma, semicolon or tab, told by its first line) or the first sheet of an XLSX, told by the bytes
/// alone. A figure is as short as it can be told, a date is the number it is kept as; yes and no in a
/// workbook are `true` and `false`. Cells at the end of a row with nothing in them are left out.
tl::expected<std::vector<TextRow>, GridError> read_grid(std::string_view bytes);

}  // namespace sifang::report
