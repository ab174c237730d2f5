#include "cli/table.hpp"

#include <algorithm>
#include <numeric>

#include "text/width.hpp"

namespace sifang::cli {

namespace {
constexpr unsigned indent = 2, gap = 2;
constexpr unsigned narrowest = 8;  ///< of a column that wraps
}  // namespace

std::vector<unsigned> Table::fit(unsigned width) const {
    std::vector<unsigned> widths(columns_.size(), 0);
    const auto widen = [&](const std::vector<std::string>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i)
            widths[i] = std::max(widths[i], display_width(cells[i]));
    };
    widen(headings_);
    for (const Row& row : rows_) widen(row.cells);

    const unsigned gaps = indent + gap * static_cast<unsigned>(columns_.size() - 1);
    while (std::accumulate(widths.begin(), widths.end(), gaps) > width) {
        // One column at a time off the widest that wraps, so that they end up alike.
        std::size_t widest = columns_.size();
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (columns_[i].wraps && widths[i] > narrowest &&
                (widest == columns_.size() || widths[i] > widths[widest]))
                widest = i;
        if (widest == columns_.size()) break;
        --widths[widest];
    }
    return widths;
}

std::string Table::draw_row(const Row& row, const std::vector<unsigned>& widths, const Look& look,
                            bool heading) const {
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 1;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        cells.push_back(wrap(row.cells[i], std::max(widths[i], 1u)));
        height = std::max(height, cells.back().size());
    }
    std::string out;
    for (std::size_t line = 0; line < height; ++line) {
        std::string text(indent, ' ');
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string cell = line < cells[i].size() ? cells[i][line] : "";
            const unsigned blanks = widths[i] - std::min(widths[i], display_width(cell));
            const Ink ink = heading ? Ink::Faint : i == 0 ? row.ink : Ink::Plain;
            const std::string inked = look.ink(ink, cell);
            if (i > 0) text += std::string(gap, ' ');
            text += columns_[i].align == Column::Align::Right ? std::string(blanks, ' ') + inked
                                                              : inked + std::string(blanks, ' ');
        }
        text.erase(text.find_last_not_of(' ') + 1);
        out += text + "\n";
    }
    const unsigned under = indent + widths[0] + gap;
    for (const std::string& note : row.notes)
        for (const std::string& line : wrap(note, look.width - std::min(under, look.width / 2)))
            out += std::string(under, ' ') + look.ink(Ink::Faint, line) + "\n";
    return out;
}

std::string Table::draw(const Look& look) const {
    const std::vector<unsigned> widths = fit(look.width);
    std::string out;
    if (!headings_.empty()) out += draw_row({headings_}, widths, look, true);
    for (const Row& row : rows_) out += draw_row(row, widths, look, false);
    return out;
}

}  // namespace sifang::cli
