// The sessions to come with who is there now, group by group: nobody leaves his group's tables.

#include <algorithm>
#include <map>

#include "contest/seating/reseat.hpp"
#include "contest/stage_groups.hpp"
#include "contest/stage_seating.hpp"
#include "tile/chance.hpp"

namespace sifang::contest {

namespace {

using seating::Round;
using seating::Schedule;
using Numbers = std::vector<PlayerNumber>;

/// A group as it is reseated: who sits there, who leaves, who comes.
struct GroupChange {
    Numbers numbers;  ///< all who are or were in it; newcomers last
    Numbers leaving, coming;

    /// Empty seats that a newcomer each would fill until none are left over.
    std::size_t gaps() const { return (leaving.size() + 4 - coming.size() % 4) % 4; }
};

bool has(std::span<const PlayerNumber> numbers, PlayerNumber number) {
    return std::ranges::find(numbers, number) != numbers.end();
}

/// Newcomers go where a table has a gap; whole tables of them to the smallest group.
bool give_out(std::vector<GroupChange>& groups, std::span<const PlayerNumber> newcomers) {
    auto next = newcomers.begin();
    const auto give = [&](GroupChange& group) {
        group.coming.push_back(*next);
        group.numbers.push_back(*next++);
    };
    for (GroupChange& group : groups)
        while (next != newcomers.end() && group.gaps() != 0) give(group);
    while (newcomers.end() - next >= 4) {
        GroupChange& smallest = *std::ranges::min_element(
            groups, {}, [](const GroupChange& group) { return group.numbers.size() - group.leaving.size(); });
        for (int i = 0; i < 4; ++i) give(smallest);
    }
    return next == newcomers.end() &&
           std::ranges::all_of(groups, [](const GroupChange& group) { return group.gaps() == 0; });
}

/// The tables of the group alone, by its own numbers.
Schedule chart_of(const GroupChange& group, std::span<const Round> chart) {
    Schedule out{static_cast<unsigned>(group.numbers.size()), {}};
    for (const Round& round : chart) {
        Round& own = out.rounds.emplace_back();
        for (seating::Table table : round) {
            if (!has(group.numbers, table.seats[0])) continue;
            for (PlayerNumber& number : table.seats)
                number = PlayerNumber::of_index(static_cast<std::size_t>(
                    std::ranges::find(group.numbers, number) - group.numbers.begin()));
            own.push_back(table);
        }
    }
    return out;
}

Numbers own_numbers(const GroupChange& group, std::span<const PlayerNumber> numbers) {
    Numbers out;
    for (const PlayerNumber number : numbers)
        out.push_back(PlayerNumber::of_index(
            static_cast<std::size_t>(std::ranges::find(group.numbers, number) - group.numbers.begin())));
    return out;
}

bool sits(const Round& round, PlayerNumber number) {
    return std::ranges::any_of(round, [&](const seating::Table& table) { return has(table.seats, number); });
}

/// Puts the group's tables beside those of the others. `own` is its chart before: a table that it had not is
/// opened, with a number after all others.
void add_tables(std::vector<Round>& out, const Schedule& changed, const Schedule& own,
                std::span<const Round> before) {
    for (std::size_t s = 0; s < out.size(); ++s) {
        unsigned last = 0;
        for (const std::span<const seating::Table> round :
             {std::span(before[s]), std::span<const seating::Table>(out[s])})
            for (const seating::Table& each : round) last = std::max(last, each.number);
        for (seating::Table table : changed.rounds[s]) {
            const auto& had = own.rounds[s];
            if (std::ranges::find(had, table.number, &seating::Table::number) == had.end())
                table.number = ++last;
            out[s].push_back(table);
        }
    }
}

}  // namespace

tl::expected<SeatingDrafted, Refusal> reseated(const Rulebook& rulebook, const ContestState& state,
                                               const Reseat& ask) {
    const auto no = [&](Reason reason) {
        Refusal out{reason, reason == Reason::NotFours ? rulebook.contest().clauses.fours : std::string()};
        out.place.stage = ask.stage;
        return tl::unexpected(out);
    };
    if (!state.has(ask.stage)) return no(Reason::NoSuchStage);
    const StageState& stage = state.of(ask.stage);
    if (stage.chart.empty()) return no(Reason::NotPublished);
    const auto all = entitled(rulebook, state, ask.stage);
    if (!all) return tl::unexpected(all.error());
    std::uint32_t from = 0;
    while (from < stage.chart.size() && stage.sessions[from].started) ++from;
    if (from == stage.chart.size()) return no(Reason::NoSuchSession);

    const Numbers players = who_can_play(state, *all);
    const Round& next = stage.chart[from];
    std::vector<GroupChange> groups;
    Numbers newcomers;
    for (const Numbers& numbers : stage.groups) {
        GroupChange& group = groups.emplace_back();
        group.numbers = numbers;
        for (const PlayerNumber number : numbers) {
            const bool plays = has(players, number);
            if (sits(next, number) && !plays) group.leaving.push_back(number);
            if (!sits(next, number) && plays) group.coming.push_back(number);
        }
    }
    for (const PlayerNumber number : players)
        if (std::ranges::none_of(stage.groups, [&](const Numbers& group) { return has(group, number); }))
            newcomers.push_back(number);
    if (!give_out(groups, newcomers)) return no(Reason::NotFours);

    SeatingDrafted out{ask.stage, {from + 1}, {}};
    std::vector<Round> rounds(stage.chart.size());
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const GroupChange& group = groups[g];
        const Schedule chart = chart_of(group, stage.chart);
        const auto seated = 4 * chart.rounds[from].size();
        if (group.leaving.size() == seated && group.coming.empty()) continue;  // its tables are closed
        const auto changed =
            seating::reseat(chart, field_of(state, group.numbers),
                            {from + 1, own_numbers(group, group.leaving), own_numbers(group, group.coming)},
                            g == 0 ? ask.seed : seed_of(ask.seed, g));
        if (!changed)
            return no(changed.error() == seating::ReseatFault::NotFours ? Reason::NotFours
                                                                        : Reason::NotInStage);
        add_tables(rounds, seating::with_lots_drawn(*changed, group.numbers), chart, stage.chart);
    }
    out.sessions.assign(rounds.begin() + from, rounds.end());
    return out;
}

}  // namespace sifang::contest
