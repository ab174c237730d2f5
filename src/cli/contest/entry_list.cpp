// contest entries: who entered.

#include <memory>
#include <ostream>

#include "cli/contest/contest_file.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/place_words.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "contest/status.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct EntriesCall : Where {
    std::string team;
    bool removed = false;
};

/// What there is to tell of him: not a player, withdrew, is here.
std::string state_of(const Words& words, const ContestState& state, EntrantNumber n) {
    const EntrantState& entrant = state.of(n);
    if (entrant.removed) return words("contest_cli.entry.removed");
    if (entrant.withdrawn) return words("contest.ranked.withdrawn");
    if (is_struck_out(state, n)) return words("contest.ranked.struck_out");
    if (is_replaced(state, n)) return words("contest.ranked.replaced");
    return entrant.arrived ? words("contest_cli.entry.arrived") : "";
}

Value entrant_json(const ContestState& state, EntrantNumber n) {
    const EntrantState& entrant = state.of(n);
    Value value = ValueFields{{"entrant", static_cast<int>(n.value)}, {"name", entrant.entry.name}};
    if (!entrant.entry.region.empty()) value["region"] = entrant.entry.region;
    if (entrant.entry.team) value["team"] = static_cast<int>(entrant.entry.team.value);
    value["role"] = id(entrant.entry.role);
    if (entrant.number) value["number"] = static_cast<int>(entrant.number->number());
    value["arrived"] = entrant.arrived;
    value["withdrawn"] = entrant.withdrawn;
    value["removed"] = entrant.removed;
    return value;
}

Status entries(const Context& context, const EntriesCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const ContestState& state = file->state();
    TeamNumber team;
    if (!call.team.empty()) {
        const auto found = PlaceWords(context, state).team("--team", call.team);
        if (!found) return context.complain(found.error());
        team = *found;
    }
    const Words& words = context.words;
    const Column right{Column::Align::Right}, wraps{Column::Align::Left, true};
    Table table({right, right, wraps, wraps, wraps, Column{}, Column{}});
    table.headings({words("contest_cli.head.entrant"), words("contest_cli.head.number"),
                    words("contest_cli.head.person"), words("contest_cli.head.team"),
                    words("contest_cli.head.region"), words("contest_cli.head.role"),
                    words("contest_cli.head.state")});
    ValueList all;
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next()) {
        const EntrantState& entrant = state.of(n);
        if ((entrant.removed && !call.removed) || (team && entrant.entry.team != team)) continue;
        table.row({entrant_code(n), entrant.number ? std::to_string(entrant.number->number()) : "",
                   entrant.entry.name, entrant.entry.team ? team_name(state, entrant.entry.team) : "",
                   entrant.entry.region, words("contest.role." + std::string(id(entrant.entry.role))),
                   state_of(words, state, n)});
        all.push_back(entrant_json(state, n));
    }
    if (call.json)
        context.out << write_json(all) << "\n";
    else
        context.out << (table.empty() ? words("contest_cli.entry.none") + "\n" : table.draw(context.look));
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<EntriesCall>();
    option(app, context, "--team", call->team, "TEAM", "cli.contest.entries.team");
    flag(app, context, "--removed", call->removed, "cli.contest.entries.removed");
    add_where_options(app, context, *call);
    return [call, &context] { return entries(context, *call); };
}

}  // namespace

Command entries_verb() {
    return {"entries", {"contest entries", "contest entries --team \"Team 1\" --json"}, declare};
}

}  // namespace sifang::cli
