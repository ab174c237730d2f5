#include "report/entry_file.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "report/columns.hpp"

namespace sifang::report {

namespace {

using contest::Contest;
using contest::EntrantNumber;
using contest::Entry;
using contest::Reason;
using contest::Role;
using contest::TeamNumber;

// Those at the end are written by us beside an entry, and say nothing when they come back.
constexpr std::array<WantedColumn, 13> wanted{{{"name", true},
                                               {"region"},
                                               {"team"},
                                               {"role"},
                                               {"adult"},
                                               {"pupil"},
                                               {"namesake"},
                                               {"identity"},
                                               {"born"},
                                               {"contact"},
                                               {"entry", false, true},
                                               {"player", false, true},
                                               {"status", false, true}}};

/// The column that a refusal is about.
std::string_view column_of(Reason reason, const Entry& entry) {
    switch (reason) {
        case Reason::NoSuchTeam:
        case Reason::TeamNeeded:
        case Reason::NoTeamsHere:
        case Reason::TeamFull: return "team";
        case Reason::TooManySubstitutes:
        case Reason::SecondLeader:
        case Reason::SubstituteNeedsTeam: return "role";
        case Reason::UnderAge: return "adult";
        case Reason::IsPupil: return "pupil";
        case Reason::NameTooLong: return entry.name.size() > contest::longest_name ? "name" : "region";
        default: return "name";
    }
}

/// Not about one row: every other row would be refused for it as well.
bool concerns_all(Reason reason) {
    return reason == Reason::NotOpen || reason == Reason::NoSuchOfficial || reason == Reason::NotHisDuty ||
           reason == Reason::TimeRunsBack || reason == Reason::EntriesAreClosed;
}

class EntryPlanner {
  public:
    EntryPlanner(const Contest& contest, contest::Moment at, contest::OfficialNumber by)
        : contest_(contest),
          at_(at),
          by_(by),
          roles_("contest.role.", role_ids()),
          yes_no_("grid.", yes_no_ids) {
        const auto& state = contest_.state();
        for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next())
            if (state.has(n)) there_[state.of(n).entry.name].push_back(n);
        for (TeamNumber n{1}; state.has(n); n = n.next()) teams_.emplace(state.of(n).team.name, n);
    }

    tl::expected<EntryPlan, FileFaults> plan(std::span<const TextRow> rows) {
        if (rows.size() < 2) faults_.add({FileReason::NoRows});
        if (!rows.empty()) {
            const Columns columns(wanted, rows.front(), faults_, plan_.warnings);
            columns_ = &columns;
            if (faults_.empty())
                for (const TextRow& row : rows.subspan(1))
                    if (!stopped_) take(row);
            columns_ = nullptr;
        }
        if (faults_.empty()) return std::move(plan_);
        faults_.sort();
        return tl::unexpected(std::move(faults_));
    }

  private:
    static constexpr std::array<std::string_view, 2> yes_no_ids{"yes", "no"};
    static std::span<const std::string_view> role_ids() {
        static const auto ids = [] {
            std::array<std::string_view, contest::role_count> out;
            for (unsigned i = 0; i < out.size(); ++i) out[i] = id(static_cast<Role>(i));
            return out;
        }();
        return ids;
    }

    bool yes_or_no(const TextRow& row, std::string_view column, bool otherwise) {
        const std::string_view text = columns_->text(row, column);
        if (text.empty()) return otherwise;
        const std::string_view answer = yes_no_.find(text);
        if (answer.empty()) faults_.add(columns_->fault(FileReason::NotAChoice, row, column));
        return answer.empty() ? otherwise : answer == "yes";
    }

    /// The row as it stands, but for its team's number.
    PlannedEntry written(const TextRow& row) {
        PlannedEntry out;
        out.row = row.row;
        out.entry.name = columns_->text(row, "name");
        out.entry.region = columns_->text(row, "region");
        if (out.entry.name.empty()) faults_.add(columns_->missing(row, "name"));
        if (const std::string_view role = columns_->text(row, "role"); !role.empty()) {
            const auto found = std::ranges::find(role_ids(), roles_.find(role));
            if (found == role_ids().end())
                faults_.add(columns_->fault(FileReason::NotAChoice, row, "role"));
            else
                out.entry.role = static_cast<Role>(found - role_ids().begin());
        }
        out.entry.adult = yes_or_no(row, "adult", true);
        out.entry.pupil = yes_or_no(row, "pupil", false);
        out.entry.namesake = yes_or_no(row, "namesake", false);
        out.personal = {std::string(columns_->text(row, "identity")),
                        std::string(columns_->text(row, "born")),
                        std::string(columns_->text(row, "contact"))};
        return out;
    }

    void take(const TextRow& row) {
        const std::size_t faults = faults_.faults.size() + faults_.left_out;
        PlannedEntry planned = written(row);
        if (faults_.faults.size() + faults_.left_out != faults) return;
        const std::string team(columns_->text(row, "team"));
        if (const auto known = teams_.find(team); known != teams_.end()) planned.entry.team = known->second;
        const bool new_team = !team.empty() && !planned.entry.team;
        const auto [first, is_first] =
            rows_.try_emplace({planned.entry.name, planned.entry.region, team}, row.row);
        if (const EntrantNumber found = new_team ? EntrantNumber{} : entered(planned.entry)) {
            planned.number = found;
            planned.change = differs(row, planned.entry, contest_.state().of(found).entry)
                                 ? EntryChange::Differs
                                 : EntryChange::Unchanged;
            plan_.entries.push_back(std::move(planned));
            return;
        }
        // Twice in the file: a slip, unless he is said to be a namesake.
        if (!is_first && !planned.entry.namesake)
            return faults_.add(
                {FileReason::RowTwice, row.row, columns_->column("name"), std::to_string(first->second)});
        if (new_team && !enter_team(row, planned.entry, team)) return;
        const auto done = apply(contest_, ask(contest::EnterPerson{planned.entry}));
        if (!done) return refuse(row, column_of(done.error().reason, planned.entry), done.error());
        plan_.commands.push_back(ask(contest::EnterPerson{planned.entry}));
        planned.number = {static_cast<std::uint32_t>(contest_.state().entrants.size())};
        plan_.entries.push_back(std::move(planned));
    }

    /// Who was entered before and is meant here; each is found once, so that namesakes are not taken for one.
    EntrantNumber entered(const Entry& entry) {
        const auto found = there_.find(entry.name);
        if (found == there_.end()) return {};
        for (EntrantNumber& n : found->second) {
            if (!n) continue;
            const Entry& there = contest_.state().of(n).entry;
            if ((columns_->has("region") && there.region != entry.region) ||
                (columns_->has("team") && there.team != entry.team))
                continue;
            return std::exchange(n, {});
        }
        return {};
    }
    /// Only what the file tells is compared.
    bool differs(const TextRow& row, const Entry& file, const Entry& there) const {
        const auto told = [&](std::string_view column) { return !columns_->text(row, column).empty(); };
        return (told("role") && file.role != there.role) || (told("adult") && file.adult != there.adult) ||
               (told("pupil") && file.pupil != there.pupil);
    }

    bool enter_team(const TextRow& row, Entry& entry, const std::string& name) {
        if (bad_teams_.contains(name)) return false;
        const contest::Team team{name, entry.region};
        const auto done = apply(contest_, ask(contest::EnterTeam{team}));
        if (!done) {
            bad_teams_.insert(name);
            refuse(row, "team", done.error());
            return false;
        }
        plan_.commands.push_back(ask(contest::EnterTeam{team}));
        entry.team = {static_cast<std::uint32_t>(contest_.state().teams.size())};
        plan_.teams.push_back({row.row, entry.team, team});
        teams_.emplace(name, entry.team);
        return true;
    }

    contest::Command ask(decltype(contest::Command::what) what) const { return {at_, by_, std::move(what)}; }

    void refuse(const TextRow& row, std::string_view column, const contest::Refusal& refusal) {
        FileFault fault = columns_->fault(FileReason::Refused, row, column);
        fault.refusal = refusal;
        if (concerns_all(refusal.reason)) {
            stopped_ = true;
            fault.row = fault.column = 0;
            fault.subject.clear();
        }
        faults_.add(std::move(fault));
    }

    Contest contest_;  ///< a copy, on which everything is tried
    contest::Moment at_;
    contest::OfficialNumber by_;
    WordTable roles_, yes_no_;
    const Columns* columns_ = nullptr;
    std::map<std::string, std::vector<EntrantNumber>, std::less<>> there_;  ///< by name
    std::map<std::string, TeamNumber, std::less<>> teams_;
    std::set<std::string, std::less<>> bad_teams_;
    std::map<std::array<std::string, 3>, std::size_t> rows_;  ///< name, region and team: the first row
    EntryPlan plan_;
    FileFaults faults_;
    bool stopped_ = false;
};

}  // namespace

std::string_view id(EntryChange change) {
    switch (change) {
        case EntryChange::New: return "new";
        case EntryChange::Unchanged: return "unchanged";
        case EntryChange::Differs: return "differs";
    }
    return {};
}

std::size_t EntryPlan::count(EntryChange change) const {
    return static_cast<std::size_t>(std::ranges::count(entries, change, &PlannedEntry::change));
}

tl::expected<EntryPlan, FileFaults> plan_entries(const contest::Contest& contest,
                                                 std::span<const TextRow> rows, contest::Moment at,
                                                 contest::OfficialNumber by) {
    return EntryPlanner(contest, at, by).plan(rows);
}

}  // namespace sifang::report
