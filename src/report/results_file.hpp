#pragma once
// Results that another tool kept: the totals of sheets out of a file, planned before they are written.

#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "contest/contest.hpp"
#include "report/file_fault.hpp"
#include "report/grid.hpp"

namespace sifang::report {

struct PlannedSheet {
    std::size_t row = 0;  ///< the first of its four
    contest::SheetId sheet;
    contest::TotalsWritten totals;
    bool is_new = true;  ///< else it stands there so already
    bool operator==(const PlannedSheet&) const = default;
};

struct ResultsPlan {
    std::vector<PlannedSheet> sheets{};  ///< in the order of the file
    std::vector<FileFault> warnings{};   ///< columns that are passed over
    std::vector<contest::Command>
        commands{};  ///< one a new sheet; signing and closing them is left to people
};

/// A row a player: session, table, player number (T before it or not) or name, score, and fines where there
/// are any; stage, by number or name, where the contest has more than one. Every table that is named has its
/// four. Tried out on a copy of the contest; a file with any fault is refused as a whole.
tl::expected<ResultsPlan, FileFaults> plan_results(const contest::Contest& contest,
                                                   std::span<const TextRow> rows, contest::Moment at,
                                                   contest::OfficialNumber by);

}  // namespace sifang::report
