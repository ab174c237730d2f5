#include "report/results_file.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

#include "report/columns.hpp"

namespace sifang::report {

namespace {

using contest::Contest;
using contest::SheetId;

// Those at the end we write ourselves beside the score.
constexpr std::array<WantedColumn, 13> wanted{{{"stage"},
                                               {"session", true},
                                               {"table", true},
                                               {"player"},
                                               {"name"},
                                               {"score", true},
                                               {"fines"},
                                               {"seat", false, true},
                                               {"team", false, true},
                                               {"place", false, true},
                                               {"table_points", false, true},
                                               {"result", false, true},
                                               {"closed", false, true}}};

constexpr int most_points = 100'000'000;

/// A whole number with any of the signs that people write before it.
std::optional<int> points(std::string_view text) {
    bool negative = false;
    for (const std::string_view minus : {"-", "\u2212", "\uFF0D", "\u2013"})
        if (!negative && text.starts_with(minus)) {
            negative = true;
            text.remove_prefix(minus.size());
        }
    if (!negative && text.starts_with('+')) text.remove_prefix(1);
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || value < 0 || value > most_points)
        return std::nullopt;
    return negative ? -value : value;
}

std::optional<std::uint32_t> number(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || value == 0) return std::nullopt;
    return value;
}

/// A player's number as it is worn.
std::optional<std::uint32_t> worn(std::string_view text) {
    if (text.starts_with('T') || text.starts_with('t')) text.remove_prefix(1);
    return number(text);
}

struct TableRows {
    const TextRow* first = nullptr;
    std::array<const TextRow*, 4> rows{};
    contest::TotalsWritten totals{};
};

class ResultsPlanner {
  public:
    ResultsPlanner(const Contest& contest, contest::Moment at, contest::OfficialNumber by)
        : contest_(contest), at_(at), by_(by) {}

    tl::expected<ResultsPlan, FileFaults> plan(std::span<const TextRow> rows) {
        if (rows.size() < 2) faults_.add({FileReason::NoRows});
        if (!rows.empty()) {
            const Columns columns(wanted, rows.front(), faults_, plan_.warnings);
            columns_ = &columns;
            const auto missing = [&](std::string_view id) {
                faults_.add({FileReason::HeadingMissing, rows.front().row, 0, std::string(id)});
            };
            if (!columns.has("player") && !columns.has("name")) missing("player");
            if (!columns.has("stage") && contest_.state().stages.size() > 1) missing("stage");
            if (faults_.empty()) read(rows.subspan(1));
            columns_ = nullptr;
        }
        if (faults_.empty()) return std::move(plan_);
        faults_.sort();
        return tl::unexpected(std::move(faults_));
    }

  private:
    void read(std::span<const TextRow> rows) {
        for (const TextRow& row : rows) take(row);
        for (const SheetId& sheet : order_) finish(sheet, tables_.at(sheet));
    }

    std::optional<contest::StageNumber> stage_of(const TextRow& row) {
        const auto& stages = contest_.state().stages;
        const std::string_view text = columns_->text(row, "stage");
        if (text.empty() && stages.size() <= 1) return contest::StageNumber{1};
        if (text.empty()) {
            faults_.add(columns_->missing(row, "stage"));
            return std::nullopt;
        }
        if (const auto n = number(text); n && *n <= stages.size()) return contest::StageNumber{*n};
        for (std::uint32_t n = 1; n <= stages.size(); ++n)
            if (stages[n - 1].plan.name == text) return contest::StageNumber{n};
        faults_.add(columns_->fault(FileReason::NoSuchStage, row, "stage"));
        return std::nullopt;
    }

    template <class Read>
    auto figure(const TextRow& row, std::string_view column, Read parse) -> decltype(parse("")) {
        const std::string_view text = columns_->text(row, column);
        const auto value = parse(text);
        if (text.empty())
            faults_.add(columns_->missing(row, column));
        else if (!value)
            faults_.add(columns_->fault(FileReason::NotANumber, row, column));
        return value;
    }

    /// The seat, 0 to 3, of who is named in the row.
    std::optional<std::size_t> seat_of(const TextRow& row, const SheetId& sheet, const seating::Four& four) {
        const std::string_view column =
            columns_->text(row, "player").empty() && columns_->has("name") ? "name" : "player";
        const std::string_view who = columns_->text(row, column);
        if (who.empty()) {
            faults_.add(columns_->missing(row, column));
            return std::nullopt;
        }
        std::vector<std::size_t> found;
        const auto n = worn(who);
        const auto& state = contest_.state();
        for (std::size_t seat = 0; seat < 4; ++seat)
            if (n ? four[seat].number() == *n
                  : state.of(occupant(state, sheet.session_id(), four[seat])).entry.name == who)
                found.push_back(seat);
        if (found.size() == 1) return found.front();
        faults_.add(
            columns_->fault(found.empty() ? FileReason::NotAtTable : FileReason::NameShared, row, column));
        return std::nullopt;
    }

    void take(const TextRow& row) {
        const auto stage = stage_of(row);
        const auto session = figure(row, "session", number);
        const auto table = figure(row, "table", number);
        const auto score = figure(row, "score", points);
        std::optional<int> fines = 0;
        if (!columns_->text(row, "fines").empty()) fines = figure(row, "fines", points);
        if (!stage || !session || !table) return;
        const SheetId sheet{*stage, {*session}, {*table}};
        const auto four = seats_of(contest_.state(), sheet);
        if (!four) return faults_.add(columns_->fault(FileReason::NoSuchTable, row, "table"));
        const auto [entry, is_new] = tables_.try_emplace(sheet);
        TableRows& rows = entry->second;
        if (is_new) {
            order_.push_back(sheet);
            rows.first = &row;
        }
        const auto seat = seat_of(row, sheet, *four);
        if (!seat || !score || !fines) {
            spoilt_.insert(sheet);
            return;
        }
        if (const TextRow* before = rows.rows[*seat]) {
            spoilt_.insert(sheet);
            return faults_.add({FileReason::RowTwice, row.row, 0, std::to_string(before->row)});
        }
        rows.rows[*seat] = &row;
        rows.totals.scores[*seat] = *score;
        rows.totals.fines[*seat] = *fines;
    }

    /// All rows are read: does the table fit?
    void finish(const SheetId& id, const TableRows& table) {
        if (spoilt_.contains(id)) return;
        if (std::ranges::count(table.rows, nullptr) > 0)
            return faults_.add({FileReason::RowsMissing, table.first->row, columns_->column("table"), {}});
        PlannedSheet planned{table.first->row, id, table.totals, true};
        const auto& sheets = contest_.state().sheets;
        if (const auto there = sheets.find(id); there != sheets.end() && !there->second.is_empty()) {
            const auto printed = contest::SheetBook(contest_.rulebook()).printed(there->second);
            if (printed.scores != table.totals.scores || printed.fines != table.totals.fines)
                return faults_.add(
                    {FileReason::OtherResult, table.first->row, columns_->column("score"), {}});
            planned.is_new = false;
            plan_.sheets.push_back(planned);
            return;
        }
        const contest::Command command{at_, by_, contest::Record{contest::SheetChanged{id, table.totals}}};
        if (const auto done = apply(contest_, command); !done)
            return faults_.add(
                {FileReason::Refused, table.first->row, columns_->column("score"), {}, done.error()});
        plan_.commands.push_back(command);
        plan_.sheets.push_back(planned);
    }

    Contest contest_;  ///< a copy, on which everything is tried
    contest::Moment at_;
    contest::OfficialNumber by_;
    const Columns* columns_ = nullptr;
    std::map<SheetId, TableRows> tables_;
    std::vector<SheetId> order_;
    std::set<SheetId> spoilt_;  ///< with a fault of their own
    ResultsPlan plan_;
    FileFaults faults_;
};

}  // namespace

tl::expected<ResultsPlan, FileFaults> plan_results(const contest::Contest& contest,
                                                   std::span<const TextRow> rows, contest::Moment at,
                                                   contest::OfficialNumber by) {
    return ResultsPlanner(contest, at, by).plan(rows);
}

}  // namespace sifang::report
