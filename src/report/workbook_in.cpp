#include "report/workbook_in.hpp"

#include <charconv>
#include <optional>

#include "report/cell_text.hpp"
#include "report/encoding.hpp"
#include "report/package.hpp"
#include "report/xml_part.hpp"

namespace sifang::report {

namespace {

// Of the format itself.
constexpr std::size_t last_row = 1'048'576, last_column = 16'384;

template <class T>
using Read = tl::expected<T, GridError>;

tl::unexpected<GridError> refuse(GridFault fault, std::size_t row = 0, std::size_t column = 0) {
    return tl::unexpected(GridError{fault, row, column});
}

std::optional<std::size_t> whole_number(std::string_view text) {
    std::size_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

struct Reference {
    std::size_t row = 0, column = 0;
};
/// A1, as cells are named.
std::optional<Reference> reference(std::string_view text) {
    Reference out;
    std::size_t i = 0;
    for (; i < text.size() && i < 3 && text[i] >= 'A' && text[i] <= 'Z'; ++i)
        out.column = out.column * 26 + static_cast<std::size_t>(text[i] - 'A' + 1);
    const auto row = whole_number(text.substr(i));
    if (!row || *row < 1 || *row > last_row || out.column < 1 || out.column > last_column)
        return std::nullopt;
    out.row = *row;
    return out;
}

/// A part and its tree.
struct Part {
    std::string text;
    pugi::xml_document tree;
};

class WorkbookReader {
  public:
    explicit WorkbookReader(Package& package) : package_(package) {}

    Read<std::vector<TextRow>> read() {
        if (const auto fault = find_parts()) return tl::unexpected(*fault);
        if (!strings_part_.empty())
            if (const auto fault = read_strings()) return tl::unexpected(*fault);
        Part sheet;
        if (const auto fault = load(sheet, sheet_part_)) return tl::unexpected(*fault);
        const pugi::xml_node data = child(child(sheet.tree.root(), "worksheet"), "sheetData");
        if (!data) return refuse(GridFault::NotAWorkbook);
        std::size_t row = 0;
        for (const pugi::xml_node node : data.children())
            if (local_name(node.name()) == "row")
                if (const auto fault = read_row(node, row)) return tl::unexpected(*fault);
        if (rows_.empty()) return refuse(GridFault::Empty);
        return std::move(rows_);
    }

  private:
    using Fault = std::optional<GridError>;
    static Fault fault(GridFault what, std::size_t row = 0, std::size_t column = 0) {
        return GridError{what, row, column};
    }

    Fault load(Part& part, const std::string& name) {
        auto text = package_.part(name);
        if (!text) return fault(text.error());
        part.text = std::move(*text);
        bool too_large = false;
        if (load_xml(part.tree, part.text, too_large)) return std::nullopt;
        return fault(too_large ? GridFault::TooLarge : GridFault::NotAWorkbook);
    }

    /// The target of the relation of this kind, and of this id where one is given; as the name of a part.
    static std::string target(const Part& relations, std::string_view folder, std::string_view kind,
                              std::string_view id = {}) {
        for (const pugi::xml_node node : child(relations.tree.root(), "Relationships").children()) {
            if (!attribute(node, "Type").ends_with(kind)) continue;
            if (!id.empty() && attribute(node, "Id") != id) continue;
            const std::string_view to = attribute(node, "Target");
            if (to.starts_with('/')) return std::string(to.substr(1));
            return std::string(folder) + std::string(to);
        }
        return {};
    }

    /// From the package to its workbook, from there to the first sheet and the shared strings.
    Fault find_parts() {
        Part relations, workbook, of_workbook;
        if (const auto bad = load(relations, "_rels/.rels")) return bad;
        const std::string name = target(relations, "", "/officeDocument");
        if (name.empty()) return fault(GridFault::NotAWorkbook);
        if (const auto bad = load(workbook, name)) return bad;
        const std::size_t cut = name.find_last_of('/') + 1;  // npos + 1 is 0: no folder
        const std::string folder = name.substr(0, cut);
        if (const auto bad = load(of_workbook, folder + "_rels/" + name.substr(cut) + ".rels")) return bad;
        const pugi::xml_node sheet = child(child(child(workbook.tree.root(), "workbook"), "sheets"), "sheet");
        const std::string_view sheet_id = attribute(sheet, "id");
        if (sheet_id.empty()) return fault(GridFault::NotAWorkbook);
        sheet_part_ = target(of_workbook, folder, "/worksheet", sheet_id);
        if (sheet_part_.empty()) return fault(GridFault::NotAWorkbook);
        strings_part_ = target(of_workbook, folder, "/sharedStrings");
        return std::nullopt;
    }

    Fault read_strings() {
        Part part;
        if (const auto bad = load(part, strings_part_)) return bad;
        const pugi::xml_node table = child(part.tree.root(), "sst");
        if (!table) return fault(GridFault::NotAWorkbook);
        for (const pugi::xml_node node : table.children())
            if (local_name(node.name()) == "si") strings_.push_back(string_item(node));
        return std::nullopt;
    }

    /// Rows come in order, and so do the cells of a row; what has no reference is the next.
    Fault read_row(pugi::xml_node node, std::size_t& row) {
        const std::string_view told = attribute(node, "r");
        const auto number = told.empty() ? std::optional(row + 1) : whole_number(told);
        if (!number || *number <= row || *number > last_row) return fault(GridFault::NotAWorkbook, row + 1);
        row = *number;
        TextRow out{row, {}};
        std::size_t column = 0;
        for (const pugi::xml_node cell : node.children()) {
            if (local_name(cell.name()) != "c") continue;
            ++column;
            if (const std::string_view at = attribute(cell, "r"); !at.empty()) {
                const auto place = reference(at);
                if (!place || place->row != row || place->column < column)
                    return fault(GridFault::NotAWorkbook, row, column);
                column = place->column;
            }
            if (column > last_column) return fault(GridFault::NotAWorkbook, row, column);
            std::string text;
            if (const auto what = cell_value(cell, text)) return fault(*what, row, column);
            if (text.empty()) continue;
            if (column > most_columns || text.size() > most_cell_bytes)
                return fault(GridFault::TooLarge, row, column);
            text_bytes_ += text.size();
            if (text_bytes_ > most_unpacked_bytes) return fault(GridFault::TooLarge, row, column);
            out.cells.resize(column);
            out.cells.back() = std::move(text);
        }
        if (out.cells.empty()) return std::nullopt;
        if (rows_.size() >= most_rows) return fault(GridFault::TooLarge, row);
        rows_.push_back(std::move(out));
        return std::nullopt;
    }

    std::optional<GridFault> cell_value(pugi::xml_node cell, std::string& out) const {
        if (child(cell, "f")) return GridFault::Formula;
        const std::string_view type = attribute(cell, "t");
        if (type == "e") return GridFault::Formula;  // what became of one that failed
        if (type == "inlineStr") {
            out = string_item(child(cell, "is"));
        } else {
            const pugi::xml_node value = child(cell, "v");
            if (!value) return std::nullopt;
            out = text_in(value);
            if (type == "s") {
                const auto index = whole_number(out);
                if (!index || *index >= strings_.size()) return GridFault::NotAWorkbook;
                out = strings_[*index];
            } else if (type == "b") {
                if (out != "0" && out != "1") return GridFault::NotAWorkbook;
                out = out == "1" ? "true" : "false";
            } else if (type.empty() || type == "n") {
                double number = 0;
                const auto [end, bad] = std::from_chars(out.data(), out.data() + out.size(), number);
                if (bad != std::errc() || end != out.data() + out.size()) return GridFault::NotAWorkbook;
                out = number_text(number);
            }
        }
        if (valid_utf8(out) < out.size()) return GridFault::NotText;
        return std::nullopt;
    }

    Package& package_;
    std::string sheet_part_, strings_part_;
    std::vector<std::string> strings_;
    std::vector<TextRow> rows_;
    std::size_t text_bytes_ = 0;
};

}  // namespace

Read<std::vector<TextRow>> read_workbook(std::string_view bytes) {
    auto package = Package::open(bytes);
    if (!package) return refuse(package.error());
    return WorkbookReader(*package).read();
}

}  // namespace sifang::report
