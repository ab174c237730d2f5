#include "report/file_fault.hpp"

#include <algorithm>
#include <tuple>

namespace sifang::report {

std::string_view id(FileReason reason) {
    switch (reason) {
        case FileReason::NoRows: return "no_rows";
        case FileReason::HeadingMissing: return "heading_missing";
        case FileReason::HeadingTwice: return "heading_twice";
        case FileReason::HeadingUnknown: return "heading_unknown";
        case FileReason::ValueMissing: return "value_missing";
        case FileReason::NotAChoice: return "not_a_choice";
        case FileReason::NotANumber: return "not_a_number";
        case FileReason::RowTwice: return "row_twice";
        case FileReason::Refused: return "refused";
        case FileReason::NotAtTable: return "not_at_table";
        case FileReason::NameShared: return "name_shared";
        case FileReason::RowsMissing: return "rows_missing";
        case FileReason::OtherResult: return "other_result";
        case FileReason::NoSuchStage: return "no_such_stage";
        case FileReason::NoSuchTable: return "no_such_table";
    }
    return {};
}

void FileFaults::add(FileFault fault) {
    if (faults.size() < most)
        faults.push_back(std::move(fault));
    else
        ++left_out;
}

void FileFaults::sort() {
    std::ranges::sort(faults, {}, [](const FileFault& f) { return std::tuple(f.row, f.column, f.reason); });
}

std::string column_letters(std::size_t column) {
    std::string out;
    for (; column > 0; column = (column - 1) / 26)
        out.insert(out.begin(), static_cast<char>('A' + (column - 1) % 26));
    return out;
}

namespace {

/// What the contest says, and within it what the sheet says.
std::string refusal_text(const Words& words, const contest::Refusal& refusal) {
    const std::string inner = "sheet.refusal." + refusal.inner;
    if (!refusal.inner.empty() && words.has(inner)) return words(inner);
    return words("contest.refusal." + std::string(id(refusal.reason)));
}

std::string subject_text(const Words& words, const FileFault& fault) {
    if (fault.reason == FileReason::NoSuchTable) return words("seat.file." + fault.subject);
    const bool column = fault.reason == FileReason::HeadingMissing ||
                        fault.reason == FileReason::ValueMissing || fault.reason == FileReason::HeadingTwice;
    return column ? words("grid.heading." + fault.subject) : fault.subject;
}

}  // namespace

std::string tell(const Words& words, const FileFault& fault) {
    const std::string what = fault.refusal ? refusal_text(words, *fault.refusal)
                                           : words.format("grid.fault." + std::string(id(fault.reason)),
                                                          {{"subject", subject_text(words, fault)}});
    if (fault.row == 0) return what;
    const std::string row = std::to_string(fault.row);
    if (fault.column == 0) return words.format("grid.fault.in_row", {{"row", row}, {"what", what}});
    return words.format("grid.fault.in_cell",
                        {{"row", row}, {"column", column_letters(fault.column)}, {"what", what}});
}

}  // namespace sifang::report
