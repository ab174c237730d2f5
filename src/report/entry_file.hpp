#pragma once
// Entrants out of a file: first a plan, which can be looked at, then the commands that carry it out.

#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "contest/contest.hpp"
#include "report/file_fault.hpp"
#include "report/grid.hpp"

namespace sifang::report {

/// What the log of a contest never holds; it is kept apart, and can be erased.
struct Personal {
    std::string identity{}, born{}, contact{};

    bool empty() const { return identity.empty() && born.empty() && contact.empty(); }
    bool operator==(const Personal&) const = default;
};

enum class EntryChange : std::uint8_t {
    New,
    Unchanged,  ///< he is entered so
    Differs,    ///< he is entered, and the file says otherwise of his role or papers: he is left as he is
};
inline constexpr unsigned entry_change_count = static_cast<unsigned>(EntryChange::Differs) + 1;
std::string_view id(EntryChange change);

struct PlannedTeam {
    std::size_t row = 0;  ///< of its first member
    contest::TeamNumber number;
    contest::Team team;
    bool operator==(const PlannedTeam&) const = default;
};
struct PlannedEntry {
    std::size_t row = 0;
    contest::EntrantNumber number;  ///< that he has, or will have
    EntryChange change = EntryChange::New;
    contest::Entry entry;  ///< as the file says
    Personal personal{};
    bool operator==(const PlannedEntry&) const = default;
};

struct EntryPlan {
    std::vector<PlannedTeam> teams{};          ///< new ones
    std::vector<PlannedEntry> entries{};       ///< in the order of the file
    std::vector<FileFault> warnings{};         ///< columns that are passed over
    std::vector<contest::Command> commands{};  ///< in order; none where nothing is new
    std::size_t count(EntryChange change) const;
};

/// What the file would change, tried out on a copy: the commands will do exactly that while the contest is as
/// it is now. A file with any fault is refused as a whole.
///
/// Columns, by their headings in any language and order: name; region, team, role (player when empty), adult
/// (yes when empty), pupil and namesake (no when empty); identity, born, contact. Somebody is there already
/// when name, region and team agree, as far as the file has these columns.
tl::expected<EntryPlan, FileFaults> plan_entries(const contest::Contest& contest,
                                                 std::span<const TextRow> rows, contest::Moment at,
                                                 contest::OfficialNumber by);

}  // namespace sifang::report
