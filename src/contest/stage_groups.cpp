#include "contest/stage_groups.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace sifang::contest {

namespace {

using GroupOf = std::map<PlayerNumber, std::size_t>;

GroupOf known_groups(const StageGroups& groups) {
    GroupOf out;
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (const PlayerNumber number : groups[g]) out.emplace(number, g);
    return out;
}

StageGroups listed(const GroupOf& group_of, std::size_t groups) {
    StageGroups out(groups);
    for (const auto& [number, group] : group_of) out[group].push_back(number);
    return out;
}

/// The group of who sits here and is known; nothing when nobody is.
std::optional<std::size_t> group_at(const GroupOf& group_of, const seating::Table& table) {
    for (const PlayerNumber number : table.seats)
        if (const auto found = group_of.find(number); found != group_of.end()) return found->second;
    return std::nullopt;
}

/// Everybody who sits with somebody of a group is of that group; somebody of another is a fault.
std::optional<GroupFault> spread(GroupOf& group_of, const SeatingDrafted& draft) {
    for (bool grows = true; grows;) {
        grows = false;
        for (std::uint32_t s = 0; s < draft.sessions.size(); ++s)
            for (const seating::Table& table : draft.sessions[s]) {
                const auto group = group_at(group_of, table);
                for (std::size_t i = 0; group && i < 4; ++i) {
                    const auto [at, is_new] = group_of.try_emplace(table.seats[i], *group);
                    if (at->second != *group) return GroupFault{{draft.from.value + s}, table.seats[i]};
                    grows |= is_new;
                }
            }
    }
    return std::nullopt;
}

tl::expected<StageGroups, GroupFault> with_newcomers(const StageGroups& groups, const SeatingDrafted& draft) {
    GroupOf group_of = known_groups(groups);
    if (const auto fault = spread(group_of, draft)) return tl::unexpected(*fault);
    // Newcomers who sit with nobody else anywhere: of the smallest group.
    StageGroups out = listed(group_of, groups.size());
    for (const seating::Round& round : draft.sessions)
        for (const seating::Table& table : round) {
            if (group_at(group_of, table)) continue;
            const auto smallest =
                std::ranges::min_element(out, {}, &std::vector<PlayerNumber>::size) - out.begin();
            for (const PlayerNumber number : table.seats)
                group_of.emplace(number, static_cast<std::size_t>(smallest));
            out = listed(group_of, groups.size());
        }
    return out;
}

tl::expected<StageGroups, GroupFault> by_tables(unsigned group, const SeatingDrafted& draft) {
    seating::Round first = draft.sessions.front();
    std::ranges::sort(first, {}, &seating::Table::number);
    const auto sizes = tables_by_group(static_cast<unsigned>(first.size()), group);
    GroupOf group_of;
    auto table = first.begin();
    for (std::size_t g = 0; g < sizes.size(); ++g)
        for (unsigned i = 0; i < sizes[g]; ++i, ++table)
            for (const PlayerNumber number : table->seats) group_of.emplace(number, g);
    if (const auto fault = spread(group_of, draft)) return tl::unexpected(*fault);
    return listed(group_of, sizes.size());
}

}  // namespace

std::vector<unsigned> tables_by_group(unsigned tables, unsigned group) {
    if (group == 0 || 4 * tables <= group) return {tables};
    const unsigned most = group / 4, groups = (tables + most - 1) / most;
    std::vector<unsigned> out(groups, tables / groups);
    for (unsigned g = 0; g < tables % groups; ++g) ++out[g];
    return out;
}

StageGroups dealt_out(std::span<const PlayerNumber> numbers, unsigned group) {
    const auto sizes = tables_by_group(static_cast<unsigned>(numbers.size() / 4), group);
    StageGroups out(sizes.size());
    std::size_t given = 0;
    for (std::size_t g = 0; given < numbers.size(); g = (g + 1) % sizes.size())
        if (out[g].size() < 4 * sizes[g]) out[g].push_back(numbers[given++]);
    return out;
}

tl::expected<StageGroups, GroupFault> groups_after(const StageState& stage, const SeatingDrafted& draft) {
    const bool anew = draft.from.value == 1;
    if (stage.groups.empty()) return by_tables(stage.plan.group, draft);
    auto kept = with_newcomers(stage.groups, draft);
    return kept || !anew ? kept : by_tables(stage.plan.group, draft);
}

StageGroups seated_by_group(const StageState& stage, const seating::Round& round) {
    std::set<PlayerNumber> seated;
    for (const seating::Table& table : round) seated.insert(table.seats.begin(), table.seats.end());
    StageGroups out;
    for (const auto& group : stage.groups) {
        std::vector<PlayerNumber> there;
        std::ranges::copy_if(group, std::back_inserter(there),
                             [&](PlayerNumber number) { return seated.contains(number); });
        if (!there.empty()) out.push_back(std::move(there));
    }
    return out;
}

}  // namespace sifang::contest
