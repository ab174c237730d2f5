// contest create: a new contest, with its regulations and its stages.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/stage_options.hpp"
#include "cli/contest/stream_names.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct CreateCall : Writing {
    std::string title, name, rules = "mcr", organiser;
    std::string hosts, place, dates, event_class, scope, team_size, substitutes, least_sessions;
    bool registered = false, teams = false, compatriots_apart = false, all_ages = false;
    StageOptions stages;
};

std::optional<EventScope> scope_of(const std::string& text) {
    for (unsigned i = 0; i < event_scope_count; ++i)
        if (id(static_cast<EventScope>(i)) == text) return static_cast<EventScope>(i);
    return std::nullopt;
}

/// A number that may be left out.
std::optional<Complaint> read_optional(const Context& context, const char* option, const std::string& text,
                                       NumberRange range, unsigned& into) {
    if (text.empty()) return std::nullopt;
    int value = 0;
    if (auto complaint = read_number(context, option, text, range, value)) return complaint;
    into = static_cast<unsigned>(value);
    return std::nullopt;
}

Read<Regulations> regulations_of(const Context& context, const CreateCall& call, const Rulebook& book) {
    Regulations out = by_the_book(book, call.title);
    out.hosts = call.hosts;
    out.place = call.place;
    out.dates = call.dates;
    for (const EventClass each : {EventClass::A, EventClass::B, EventClass::C})
        if (id(each) == call.event_class) out.event_class = each;
    if (const auto scope = scope_of(call.scope)) out.scope = *scope;
    out.registered = call.registered;
    out.compatriots_apart = call.compatriots_apart;
    if (call.all_ages) out.adults_only = out.no_pupils = false;
    if (call.teams || !call.team_size.empty()) out = with_teams(book, std::move(out));
    if (auto c = read_optional(context, "--team-size", call.team_size, {1, 64}, out.team_size))
        return tl::unexpected(*std::move(c));
    if (auto c = read_optional(context, "--substitutes", call.substitutes, {0, 64}, out.substitutes))
        return tl::unexpected(*std::move(c));
    if (auto c =
            read_optional(context, "--least-sessions", call.least_sessions, {0, 1000}, out.least_sessions))
        return tl::unexpected(*std::move(c));
    return out;
}

Status create(const Context& context, const CreateCall& call) {
    if (call.title.empty()) return context.complain(missing_word(context, "TITLE"));
    const std::string name = call.name.empty() ? contest_stream_name(call.title) : call.name;
    if (!store::is_stream_name(name))
        return context.complain(in_call({context.words.format("contest_cli.fault.name", {{"name", name}}),
                                         context.words("contest_cli.remedy.name")},
                                        context.call, find_in_call(context.call, "--name", name)));
    auto file = ContestFile::begin(context, call, name, call.rules, call.dry_run);
    if (!file) return context.complain(file.error());
    const std::string organiser =
        call.organiser.empty() ? context.words("contest.duty.organiser") : call.organiser;
    const Planner planner = [&](const ContestFile& in, const PlaceWords&) -> Wanted {
        auto regulations = regulations_of(context, call, in.book());
        if (!regulations) return tl::unexpected(regulations.error());
        const auto stages = read_stages(context, call.stages, *regulations);
        if (!stages) return tl::unexpected(stages.error());
        std::vector<What> wanted;
        wanted.emplace_back(Record{ContestOpened{*std::move(regulations), organiser}});
        wanted.emplace_back(Record{StagesPlanned{*stages}});
        return wanted;
    };
    return act_in(context, call, *file, planner, [&](ContestFile& in, std::span<const Logged>) {
        if (!call.json)
            context.out << context.words.format(
                               call.dry_run ? "contest_cli.create.would" : "contest_cli.create.done",
                               {{"name", in.name()}, {"file", in.path()}})
                        << "\n";
        return Status::Done;
    });
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<CreateCall>();
    option(app, context, "title", call->title, "TITLE", "cli.contest.create.title");
    choices(option(app, context, "--rules", call->rules, "ID", "cli.contest.create.rules"), context,
            rulebook_ids());
    add_stage_options(app, context, call->stages);
    flag(app, context, "--teams", call->teams, "cli.contest.create.teams");
    option(app, context, "--team-size", call->team_size, "N", "cli.contest.create.team_size");
    option(app, context, "--substitutes", call->substitutes, "N", "cli.contest.create.substitutes");
    flag(app, context, "--compatriots-apart", call->compatriots_apart,
         "cli.contest.create.compatriots_apart");
    choices(option(app, context, "--class", call->event_class, "CLASS", "cli.contest.create.class"), context,
            {std::string(id(EventClass::A)), std::string(id(EventClass::B)), std::string(id(EventClass::C))});
    std::vector<std::string> scopes;
    for (unsigned i = 0; i < event_scope_count; ++i) scopes.emplace_back(id(static_cast<EventScope>(i)));
    choices(option(app, context, "--scope", call->scope, "SCOPE", "cli.contest.create.scope"), context,
            scopes);
    flag(app, context, "--registered", call->registered, "cli.contest.create.registered");
    flag(app, context, "--all-ages", call->all_ages, "cli.contest.create.all_ages");
    option(app, context, "--least-sessions", call->least_sessions, "N", "cli.contest.create.least_sessions");
    option(app, context, "--hosts", call->hosts, "NAMES", "cli.contest.create.hosts");
    option(app, context, "--place", call->place, "PLACE", "cli.contest.create.place");
    option(app, context, "--dates", call->dates, "DATES", "cli.contest.create.dates");
    option(app, context, "--organiser", call->organiser, "NAME", "cli.contest.create.organiser");
    option(app, context, "--name", call->name, "NAME", "cli.contest.create.name");
    add_writing_options(app, context, *call);
    return [call, &context] { return create(context, *call); };
}

}  // namespace

Command create_verb() {
    return {"create",
            {"contest create \"Spring Cup\" --teams --organiser \"Ann Organiser\"",
             "contest create \"Open 128\" --rules hk --preset hk-128 --data open.sifang",
             "contest create X --stages heats:swiss:5:go-on=4,final:bracket --dry-run"},
            declare};
}

}  // namespace sifang::cli
