#pragma once
// Tables on a screen, aligned by display width.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/terminal.hpp"

namespace sifang::cli {

struct Column {
    enum class Align : std::uint8_t { Left, Right } align = Align::Left;
    bool wraps = false;  ///< its texts may be broken into lines when the table is too wide
};

class Table {
  public:
    explicit Table(std::vector<Column> columns) : columns_(std::move(columns)) {}

    /// A line of headings in faint ink, above the rows.
    void headings(std::vector<std::string> cells) { headings_ = std::move(cells); }
    /// As many cells as columns. The ink is of the first column.
    void row(std::vector<std::string> cells, Ink ink = Ink::Plain) {
        rows_.push_back({std::move(cells), ink});
    }
    /// Under the last row, from its second column on.
    void note(std::string text) { rows_.back().notes.push_back(std::move(text)); }
    bool empty() const { return rows_.empty(); }

    /// Lines of at most look.width columns, indented by two; texts that wrap make room.
    std::string draw(const Look& look) const;

  private:
    struct Row {
        std::vector<std::string> cells;
        Ink ink = Ink::Plain;
        std::vector<std::string> notes{};
    };
    std::vector<unsigned> fit(unsigned width) const;
    std::string draw_row(const Row& row, const std::vector<unsigned>& widths, const Look& look,
                         bool heading) const;

    std::vector<Column> columns_;
    std::vector<std::string> headings_;
    std::vector<Row> rows_;
};

}  // namespace sifang::cli
