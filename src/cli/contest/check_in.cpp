// contest check-in: who is here, at arrival or before a session.

#include <memory>

#include "cli/contest/act.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct CheckInCall : Writing {
    std::vector<std::string> entrants;
    bool all = false;
    PlaceOptions place;
};

/// Everybody of whom it is not recorded yet.
std::vector<EntrantNumber> not_here(const ContestState& state, const std::optional<SessionId>& session) {
    std::vector<EntrantNumber> out;
    for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next()) {
        if (!state.has(n) || state.of(n).withdrawn) continue;
        if (session ? state.of(n).arrived && !state.of(n).checked_in.contains(*session)
                    : !state.of(n).arrived)
            out.push_back(n);
    }
    return out;
}

Wanted wanted(const CheckInCall& call, const ContestState& state, const PlaceWords& places) {
    std::optional<SessionId> session;
    if (!call.place.session.empty() || !call.place.stage.empty()) {
        const auto found = places.session(call.place);
        if (!found) return tl::unexpected(found.error());
        session = *found;
    }
    auto entrants = places.entrants("ENTRANT", call.entrants);
    if (!entrants) return tl::unexpected(entrants.error());
    if (call.all) *entrants = not_here(state, session);
    std::vector<What> out;
    for (const EntrantNumber entrant : *entrants) out.emplace_back(Record{CheckedIn{entrant, session}});
    return out;
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<CheckInCall>();
    option(app, context, "entrant", call->entrants, "ENTRANT", "cli.contest.check-in.entrant");
    flag(app, context, "--all", call->all, "cli.contest.check-in.all");
    option(app, context, "--stage", call->place.stage, "N", "contest_cli.option.stage");
    option(app, context, "--session", call->place.session, "N", "cli.contest.check-in.session");
    add_writing_options(app, context, *call);
    return [call, &context] {
        if (call->entrants.empty() && !call->all) return context.complain(missing_word(context, "ENTRANT"));
        return act(context, *call, [&](const ContestFile& file, const PlaceWords& places) {
            return wanted(*call, file.state(), places);
        });
    };
}

}  // namespace

Command check_in_verb() {
    return {"check-in",
            {"contest check-in \"Player A\"", "contest check-in --all", "contest check-in e4 --session 1"},
            declare};
}

}  // namespace sifang::cli
