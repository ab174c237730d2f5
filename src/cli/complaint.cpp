#include "cli/complaint.hpp"

#include <algorithm>
#include <numeric>

#include "text/width.hpp"

namespace sifang::cli {

namespace {

struct Cell {
    std::string_view bytes;
    unsigned width = 0;
};

std::vector<Cell> cells(std::string_view text) {
    std::vector<Cell> all;
    while (!text.empty()) {
        const std::string_view before = text;
        const char32_t c = take_code_point(text);
        const bool control =
            c < 0x20 || c == 0x7F || c == 0xFFFD;  // shown as a question mark, so that columns agree
        all.push_back(
            {control ? "?" : before.substr(0, before.size() - text.size()), control ? 1 : display_width(c)});
    }
    return all;
}

unsigned width_of(const std::vector<Cell>& all, std::size_t from, std::size_t to) {
    unsigned sum = 0;
    for (; from < to && from < all.size(); ++from) sum += all[from].width;
    return sum;
}

/// The line and its mark; of a line that is too long the part around the mark.
std::string draw_place(const Complaint& complaint, const Look& look) {
    constexpr std::string_view indent = "    ";
    const std::vector<Cell> all = cells(complaint.line);
    const unsigned room = look.width - 2 * static_cast<unsigned>(indent.size());
    const std::size_t mark = std::min(complaint.column == 0 ? 0 : complaint.column - 1, all.size());
    std::size_t first = 0, last = all.size();
    while (width_of(all, first, mark) > room / 2 && width_of(all, first, last) > room) ++first;
    while (last > mark + 1 && width_of(all, first, last) > room) --last;

    std::string text = first > 0 ? "…" : "";
    for (std::size_t i = first; i < last; ++i) text += all[i].bytes;
    if (last < all.size()) text += "…";
    std::string out = std::string(indent) + text + "\n";
    if (complaint.column == 0) return out;
    const unsigned before = (first > 0 ? 1 : 0) + width_of(all, first, mark);
    const unsigned under = width_of(all, mark, std::min(mark + complaint.length, last));
    out += std::string(indent) + std::string(before, ' ');
    out += look.ink(Ink::Bad, std::string(std::max(under, 1u), '^')) + "\n";
    return out;
}

std::string quoted(const std::string& word) {
    const bool plain = !word.empty() && word.find_first_of(" \t\"'()[]|&;<>*?$") == std::string::npos;
    return plain ? word : '"' + word + '"';
}

unsigned distance(std::string_view a, std::string_view b) {
    std::vector<unsigned> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0u);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        unsigned corner = row[0]++;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const unsigned swap = corner + (a[i - 1] != b[j - 1]);
            corner = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, swap});
        }
    }
    return row.back();
}

}  // namespace

std::string draw_complaint(const Complaint& complaint, const Look& look, const Words& words) {
    std::vector<std::string> head;
    if (complaint.where.empty()) {
        head = wrap(words.format("cli.complaint", {{"what", complaint.what}}), look.width);
    } else {
        // A place is there to be copied, so it is never broken, however long the path.
        std::string place = words.format("cli.complaint_in", {{"where", complaint.where}, {"what", ""}});
        if (display_width(place) <= look.width) {
            head = wrap(place + complaint.what, look.width);
        } else {
            head = wrap(complaint.what, look.width);
            while (place.ends_with(' ')) place.pop_back();
            head.insert(head.begin(), std::move(place));
        }
    }
    std::string out;
    for (const std::string& line : head) out += (out.empty() ? look.ink(Ink::Strong, line) : line) + "\n";
    if (!complaint.line.empty()) out += draw_place(complaint, look);
    if (!complaint.remedy.empty())
        for (const std::string& line : wrap(complaint.remedy, look.width - 4)) out += "    " + line + "\n";
    return out;
}

Complaint in_call(Complaint complaint, const std::vector<std::string>& call, std::size_t index) {
    std::string line;
    for (std::size_t i = 0; i < call.size(); ++i) {
        if (i > 0) line += ' ';
        const std::string word = quoted(call[i]);
        if (i == index) {
            complaint.column = cells(line).size() + 1;
            complaint.length = cells(word).size();
        }
        line += word;
    }
    if (index >= call.size()) {
        complaint.column = cells(line).size() + 2;
        complaint.length = 1;
        line += " ";
    }
    complaint.line = line;
    return complaint;
}

std::size_t find_in_call(const std::vector<std::string>& call, std::string_view option,
                         std::string_view value) {
    const std::string joined = std::string(option) + "=" + std::string(value);
    std::size_t found = call.size();
    for (std::size_t i = 1; i < call.size(); ++i) {
        if (call[i] == joined || (value.empty() && call[i].starts_with(joined))) return i;
        if (call[i] != option) continue;
        if (!value.empty() && i + 1 < call.size() && call[i + 1].find(value) != std::string::npos)
            return i + 1;
        found = i;
    }
    return found;
}

std::string nearest(std::string_view typed, const std::vector<std::string>& names) {
    std::string best;
    unsigned least =
        static_cast<unsigned>(typed.size() / 3 + 1) + 1;  // one slip for each three letters, and one more
    for (const std::string& name : names)
        if (const unsigned d = distance(typed, name); d < least && d < name.size()) {
            least = d;
            best = name;
        }
    return best;
}

}  // namespace sifang::cli
