// Whatever the bytes, as a file or as the sheet of a workbook: no crash, nothing beyond the bounds, and what
// is read is written and read again as the same.
#include <cstdlib>

#include "report/archive.hpp"
#include "report/grid.hpp"

using namespace sifang::report;

namespace {

void check(bool fine) {
    if (!fine) std::abort();
}

void read(std::string_view bytes) {
    const auto rows = read_grid(bytes);
    if (!rows) {
        check(!id(rows.error().fault).empty());
        return;
    }
    check(!rows->empty() && rows->size() <= most_rows);
    Grid grid;
    std::size_t last = 0;
    for (const TextRow& row : *rows) {
        check(row.row > last && !row.cells.empty() && row.cells.size() <= most_columns &&
              !row.cells.back().empty());
        last = row.row;
        for (const std::string& cell : row.cells) check(cell.size() <= most_cell_bytes);
        if (&row == &rows->front())
            grid.headings = row.cells;
        else
            grid.rows.emplace_back(row.cells.begin(), row.cells.end());
    }
    const std::string csv = to_csv(grid);
    if (csv.size() > most_file_bytes) return;
    const auto again = read_grid(csv);
    check(again && again->size() == rows->size());
    for (std::size_t i = 0; i < rows->size(); ++i) check((*again)[i].cells == (*rows)[i].cells);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    read(bytes);
    if (size == 0 || bytes.starts_with("PK")) return 0;
    auto parts = test::workbook_parts({}, "<si><t>shared</t></si>");
    for (test::ArchivePart& part : parts) part.stored = true;
    parts.back().text = bytes;
    read(test::archive(parts));
    return 0;
}
