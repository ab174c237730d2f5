// contest demo: a contest to look at, played by bots.

#include <memory>
#include <ostream>

#include "arena/demo_contest.hpp"
#include "bot/bot.hpp"
#include "cli/contest/contest_file.hpp"
#include "cli/contest/moment.hpp"
#include "cli/contest/place_words.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/refusal_words.hpp"
#include "cli/contest/store_words.hpp"
#include "cli/options.hpp"
#include "hand/suit_table.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct DemoCall : Where {
    std::string name = "demo", bot = "greedy", played = "4", seed = "1", begin, rules = "mcr";
    bool dry_run = false;
};

/// The same moment every time, so that the same call makes the same contest; long enough ago for play to go
/// on from it now.
constexpr Moment usual_begin{1'767'600'000'000};  // 2026-01-05T08:00Z

Status demo(const Context& context, const DemoCall& call) {
    const Words& words = context.words;
    arena::DemoPlan plan;
    int played = 0;
    if (const auto c = read_number(context, "--sessions-played", call.played,
                                   {0, static_cast<int>(arena::demo_sessions)}, played))
        return context.complain(*c);
    const auto seed = read_seed(context, call.seed);
    if (!seed) return context.complain(seed.error());
    plan.begin = usual_begin;
    if (!call.begin.empty()) {
        const auto begin = read_moment(call.begin);
        if (!begin)
            return context.complain(in_call({words.format("contest_cli.fault.moment", {{"text", call.begin}}),
                                             words("contest_cli.remedy.moment")},
                                            context.call, find_in_call(context.call, "--begin", call.begin)));
        plan.begin = *begin;
    }
    if (!store::is_stream_name(call.name))
        return context.complain(in_call(
            {words.format("contest_cli.fault.name", {{"name", call.name}}), words("contest_cli.remedy.name")},
            context.call, find_in_call(context.call, "--name", call.name)));
    plan.played = static_cast<unsigned>(played);
    plan.seed = *seed;
    plan.bot = call.bot;
    const bool watched = context.err_look.terminal;
    plan.go_on = [&](unsigned done) {
        if (watched)
            context.err << "\r\x1b[K"
                        << words.format("contest_play.demo.progress",
                                        {{"done", std::to_string(done)}, {"all", std::to_string(played)}})
                        << std::flush;
        return true;
    };

    auto file = ContestFile::begin(context, call, call.name, call.rules, call.dry_run);
    if (!file) return context.complain(file.error());
    const auto suits = std::make_unique<SuitTable>();
    const sifang::Table table(file->book(), *suits);
    const BotHouse house(table);
    const auto made = arena::demo_contest(table, house, plan);
    if (watched) context.err << "\r\x1b[K" << std::flush;
    if (!made) {
        context.complain(refusal_complaint(context, file->contest(), made.error()));
        return Status::No;
    }
    if (call.dry_run)
        file->pretend(made->log());
    else if (const auto stored = file->store(made->log()); !stored)
        return context.complain(store_complaint(context, stored.error(), file->path()));
    const std::string events = std::to_string(made->log().size());
    if (call.json)
        context.out << write_json(ValueFields{{"contest", call.name},
                                              {"stored", !call.dry_run},
                                              {"file", file->path()},
                                              {"events", static_cast<std::int64_t>(made->log().size())}})
                    << "\n";
    else
        context.out << words.format(call.dry_run ? "contest_play.demo.would" : "contest_play.demo.done",
                                    {{"name", call.name}, {"file", file->path()}, {"events", events}})
                    << "\n";
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<DemoCall>();
    option(app, context, "--sessions-played", call->played, "N", "cli.contest.demo.played");
    std::vector<std::string> bots;
    for (const std::string_view bot : bot_ids()) bots.emplace_back(bot);
    choices(option(app, context, "--bot", call->bot, "BOT", "cli.contest.demo.bot"), context, bots);
    option(app, context, "--seed", call->seed, "N", "cli.contest.demo.seed");
    option(app, context, "--begin", call->begin, "TIME", "cli.contest.demo.begin");
    option(app, context, "--name", call->name, "NAME", "cli.contest.demo.name");
    flag(app, context, "--dry-run", call->dry_run, "contest_cli.option.dry_run");
    add_where_options(app, context, *call);
    return [call, &context] { return demo(context, *call); };
}

}  // namespace

Command demo_verb() {
    return {"demo",
            {"contest demo --data demo.sifang --bot random",
             "contest demo --data new.sifang --bot random --sessions-played 0"},
            declare};
}

}  // namespace sifang::cli
