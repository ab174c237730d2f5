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

enum class WorkbookFault : std::uint8_t { TooLarge, CannotWrite };
/// One sheet a grid. The same grids give the same bytes.
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

/// CSV (comma, semicolon or tab, told by its first line) or the first sheet of an XLSX, told by the bytes
/// alone.
tl::expected<std::vector<TextRow>, GridError> read_grid(std::string_view bytes);

}  // namespace sifang::report
