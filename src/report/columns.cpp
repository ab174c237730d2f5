#include "report/columns.hpp"

#include <algorithm>

#include "text/width.hpp"
#include "text/words.hpp"
#include "wire/utf8.hpp"

namespace sifang::report {

namespace {

constexpr std::string_view wide_blank = "\u3000", hard_blank = "\u00A0";

/// The words of all languages, read once: they never change.
std::span<const Words> all_words() {
    static const std::vector<Words> words(all_languages.begin(), all_languages.end());
    return words;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view blank :
             {std::string_view(" "), std::string_view("\t"), std::string_view("\r"), std::string_view("\n"),
              wide_blank, hard_blank}) {
            if (text.starts_with(blank)) text.remove_prefix(blank.size()), again = true;
            if (text.ends_with(blank)) text.remove_suffix(blank.size()), again = true;
        }
    }
    return text;
}

std::string likened(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        char32_t c = take_code_point(text);
        if (c >= 0xFF01 && c <= 0xFF5E) c = c - 0xFF01 + '!';
        if (c == 0x3000 || c == 0xA0 || c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '_' ||
            c == '-')
            continue;
        if (c >= 'A' && c <= 'Z') c = c - 'A' + 'a';
        append_utf8(out, c);
    }
    return out;
}

WordTable::WordTable(std::string_view prefix, std::span<const std::string_view> ids) {
    for (const std::string_view id : ids) {
        ids_.emplace(likened(id), id);
        const std::string key = std::string(prefix) + std::string(id);
        for (const Words& words : all_words()) {
            ids_.emplace(likened(words(key)), id);
            std::string_view also = words.find(key + ".also").value_or("");
            while (!also.empty()) {
                const std::size_t end = std::min(also.find(';'), also.size());
                ids_.emplace(likened(also.substr(0, end)), id);
                also.remove_prefix(std::min(end + 1, also.size()));
            }
        }
    }
}

std::string_view WordTable::find(std::string_view word) const {
    const auto found = ids_.find(likened(word));
    return found == ids_.end() ? std::string_view() : std::string_view(found->second);
}

Columns::Columns(std::span<const WantedColumn> wanted, const TextRow& headings, FileFaults& faults,
                 std::vector<FileFault>& warnings) {
    std::vector<std::string_view> ids;
    for (const WantedColumn& column : wanted) ids.push_back(column.id);
    const WordTable table("grid.heading.", ids);
    for (std::size_t i = 0; i < headings.cells.size(); ++i) {
        const std::string_view heading = trimmed(headings.cells[i]);
        if (heading.empty()) continue;
        const std::string_view id = table.find(heading);
        if (id.empty())
            warnings.push_back({FileReason::HeadingUnknown, headings.row, i + 1, std::string(heading)});
        else if (!at_.emplace(id, i + 1).second)
            faults.add({FileReason::HeadingTwice, headings.row, i + 1, std::string(id)});
    }
    for (const WantedColumn& column : wanted) {
        if (column.needed && !has(column.id))
            faults.add({FileReason::HeadingMissing, headings.row, 0, std::string(column.id)});
        if (column.passed_over) at_.erase(std::string(column.id));
    }
}

std::size_t Columns::column(std::string_view id) const {
    const auto found = at_.find(id);
    return found == at_.end() ? 0 : found->second;
}

std::string_view Columns::text(const TextRow& row, std::string_view id) const {
    const std::size_t at = column(id);
    return at == 0 || at > row.cells.size() ? std::string_view() : trimmed(row.cells[at - 1]);
}

FileFault Columns::fault(FileReason reason, const TextRow& row, std::string_view id) const {
    return {reason, row.row, column(id), std::string(text(row, id))};
}

FileFault Columns::missing(const TextRow& row, std::string_view id) const {
    return {FileReason::ValueMissing, row.row, column(id), std::string(id)};
}

}  // namespace sifang::report
