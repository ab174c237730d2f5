#pragma once
// The groups of a stage: how large they are, who comes into which, and who is in which once a chart is out.
// Who is in a group is told when the chart is published and stays so; which tables are a group's is told by
// who sits there.

#include <span>
#include <tl/expected.hpp>
#include <vector>

#include "contest/state.hpp"

namespace sifang::contest {

/// How many tables each group has: whole tables, as even as can be, the larger groups first. `group` is the
/// most players of one; 0: all are one group.
std::vector<unsigned> tables_by_group(unsigned tables, unsigned group);

/// A field in groups: everybody in turn to the next, so that team mates, who have neighbouring numbers, come
/// into different ones. `numbers` is a multiple of four.
StageGroups dealt_out(std::span<const PlayerNumber> numbers, unsigned group);

struct GroupFault {
    SessionNumber session;
    PlayerNumber number;  ///< would leave his group
};
/// The groups once this draft is published. Where nobody leaves his group they are those there were, and who
/// is new is of the group he sits with; else, from the first session on, groups are told by the tables of
/// the first: with groups of four tables, tables 1 to 4 are the first group.
tl::expected<StageGroups, GroupFault> groups_after(const StageState& stage, const SeatingDrafted& draft);

/// Those of each group who sit in this session; groups of which nobody sits are left out.
StageGroups seated_by_group(const StageState& stage, const seating::Round& round);

}  // namespace sifang::contest
