// contest team, enter, remove and close-entries.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct TeamCall : Writing {
    std::vector<std::string> names;
    std::string region;
};

Action declare_team(CLI::App& app, Context& context) {
    const auto call = std::make_shared<TeamCall>();
    option(app, context, "name", call->names, "NAME", "cli.contest.team.name");
    option(app, context, "--region", call->region, "REGION", "contest_cli.option.region");
    add_writing_options(app, context, *call);
    return [call, &context] {
        if (call->names.empty()) return context.complain(missing_word(context, "NAME"));
        return act(context, *call, [&](const ContestFile&, const PlaceWords&) -> Wanted {
            std::vector<What> wanted;
            for (const std::string& name : call->names) wanted.emplace_back(EnterTeam{{name, call->region}});
            return wanted;
        });
    };
}

struct EnterCall : Writing {
    std::vector<std::string> names;
    std::string region, team, role = "player";
    bool minor = false, pupil = false, namesake = false;
};

std::vector<std::string> role_ids() {
    std::vector<std::string> ids;
    for (unsigned i = 0; i < role_count; ++i) ids.emplace_back(id(static_cast<Role>(i)));
    return ids;
}

Wanted wanted_entries(const EnterCall& call, const PlaceWords& places) {
    contest::Entry entry;
    entry.region = call.region;
    if (!call.team.empty()) {
        const auto team = places.team("--team", call.team);
        if (!team) return tl::unexpected(team.error());
        entry.team = *team;
    }
    for (unsigned i = 0; i < role_count; ++i)
        if (id(static_cast<Role>(i)) == call.role) entry.role = static_cast<Role>(i);
    entry.adult = !call.minor;
    entry.pupil = call.pupil;
    entry.namesake = call.namesake;
    std::vector<What> wanted;
    for (const std::string& name : call.names) {
        entry.name = name;
        wanted.emplace_back(EnterPerson{entry});
    }
    return wanted;
}

Action declare_enter(CLI::App& app, Context& context) {
    const auto call = std::make_shared<EnterCall>();
    option(app, context, "name", call->names, "NAME", "cli.contest.enter.name");
    option(app, context, "--team", call->team, "TEAM", "cli.contest.enter.team");
    option(app, context, "--region", call->region, "REGION", "contest_cli.option.region");
    choices(option(app, context, "--role", call->role, "ROLE", "cli.contest.enter.role"), context,
            role_ids());
    flag(app, context, "--minor", call->minor, "cli.contest.enter.minor");
    flag(app, context, "--pupil", call->pupil, "cli.contest.enter.pupil");
    flag(app, context, "--namesake", call->namesake, "cli.contest.enter.namesake");
    add_writing_options(app, context, *call);
    return [call, &context] {
        if (call->names.empty()) return context.complain(missing_word(context, "NAME"));
        return act(context, *call, [&](const ContestFile&, const PlaceWords& places) {
            return wanted_entries(*call, places);
        });
    };
}

struct RemoveCall : Writing {
    std::vector<std::string> entrants;
};

Action declare_remove(CLI::App& app, Context& context) {
    const auto call = std::make_shared<RemoveCall>();
    option(app, context, "entrant", call->entrants, "ENTRANT", "cli.contest.remove.entrant");
    add_writing_options(app, context, *call);
    return [call, &context] {
        if (call->entrants.empty()) return context.complain(missing_word(context, "ENTRANT"));
        return act(context, *call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto entrants = places.entrants("ENTRANT", call->entrants);
            if (!entrants) return tl::unexpected(entrants.error());
            std::vector<What> wanted;
            for (const EntrantNumber entrant : *entrants) wanted.emplace_back(Record{EntryRemoved{entrant}});
            return wanted;
        });
    };
}

Action declare_close(CLI::App& app, Context& context) {
    const auto call = std::make_shared<Writing>();
    add_writing_options(app, context, *call);
    return [call, &context] {
        return act(context, *call,
                   [](const ContestFile&, const PlaceWords&) { return just(Record{EntriesClosed{}}); });
    };
}

}  // namespace

Command team_verb() {
    return {"team", {"contest team \"Team 5\"", "contest team \"Team 6\" --dry-run"}, declare_team};
}
Command enter_verb() {
    return {"enter",
            {"contest enter \"Player Q\" \"Player R\" --team \"Team 5\" --region Nowhere",
             "contest enter \"Player S\" --team t1 --role substitute --json"},
            declare_enter};
}
Command remove_verb() {
    return {"remove", {"contest remove e1", "contest remove \"Player R\""}, declare_remove};
}
Command close_entries_verb() {
    return {"close-entries", {"contest close-entries --dry-run", "contest close-entries"}, declare_close};
}

}  // namespace sifang::cli
