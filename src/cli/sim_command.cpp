#include "cli/sim_command.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <memory>
#include <ostream>
#include <thread>

#include "cli/interrupt.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "cli/sim_bots.hpp"
#include "cli/sim_files.hpp"
#include "wire/json.hpp"
#include "wire/profile.hpp"

namespace sifang::cli {

namespace {

using namespace arena;
using Clock = std::chrono::steady_clock;

constexpr int most_games = 1'000'000'000;
constexpr int most_threads = 256;
// Nobody needs to be told about a wait this short.
constexpr std::chrono::seconds quiet_for{2};
constexpr std::chrono::seconds between_saves{10};

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void print(const Context& context, const SimOptions& options, const SimSummary& summary) {
    context.out << write_json(summary_json(summary), options.json ? JsonStyle::Compact : JsonStyle::Pretty)
                << "\n";
}

std::optional<Complaint> read_shard(const Context& context, const std::string& text, SimPlan& plan) {
    if (text.empty()) return std::nullopt;
    const auto slash = text.find('/');
    std::uint64_t shard = 0, shards = 0;
    const auto number = [](std::string_view digits, std::uint64_t& into) {
        const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), into);
        return fault == std::errc() && end == digits.data() + digits.size();
    };
    const std::string_view view = text;
    if (slash == text.npos || !number(view.substr(0, slash), shard) ||
        !number(view.substr(slash + 1), shards) || shard < 1 || shards > most_shards || shard > shards)
        return in_call(
            {context.words.format("sim.fault.shard", {{"value", text}}), context.words("sim.remedy.shard")},
            context.call, find_in_call(context.call, "--shard", text));
    plan.shard = shard - 1;
    plan.shards = shards;
    return std::nullopt;
}

std::optional<Complaint> read_plan(const Context& context, const SimOptions& options, SimPlan& plan,
                                   unsigned& threads) {
    int games = 0, seed = 0, count = 1;
    if (options.hands.empty() && options.sessions.empty())
        return in_call({context.words("sim.fault.no_hands"), context.words("sim.remedy.no_hands")},
                       context.call, context.call.size());
    if (!options.hands.empty() && !options.sessions.empty())
        return in_call(
            {context.words("sim.fault.hands_or_sessions"), context.words("sim.remedy.hands_or_sessions")},
            context.call, find_in_call(context.call, "--sessions", options.sessions));
    const bool sessions = !options.sessions.empty();
    const std::string option = sessions ? "--sessions" : "--hands";
    const std::string& text = sessions ? options.sessions : options.hands;
    if (auto c = read_number(context, option, text, {1, most_games}, games)) return c;
    if (auto c = read_number(context, "--seed", options.seed, {0, 2'147'483'647}, seed)) return c;
    if (auto c = read_number(context, "--threads", options.threads, {1, most_threads}, count)) return c;
    (sessions ? plan.sessions : plan.hands) = static_cast<std::uint64_t>(games);
    plan.seed = static_cast<std::uint64_t>(seed);
    plan.duplicate = options.duplicate;
    threads = static_cast<unsigned>(count);
    if (plan.duplicate && games % 4 != 0)
        return in_call({context.words.format("sim.fault.not_by_four", {{"option", option}}),
                        context.words.format("sim.remedy.not_by_four", {{"option", option}})},
                       context.call, find_in_call(context.call, option, text));
    return read_shard(context, options.shard, plan);
}

/// A run between its first and last block: progress, saving, the interrupt.
class Watch {
  public:
    Watch(const Context& context, const SimOptions& options, const SimRecords& records, SimSummary& summary)
        : context_(context),
          options_(options),
          records_(records),
          summary_(summary),
          before_(summary.seconds) {}
    ~Watch() {
        if (shown_) context_.err << "\r\x1b[K" << std::flush;
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    bool go_on(const SimState& state) {
        summary_.state = state;
        summary_.record_bytes = records_.bytes();
        summary_.seconds = before_ + seconds_since(start_);
        const auto now = Clock::now();
        if (context_.err_look.terminal && now - start_ > quiet_for && now - told_ > std::chrono::seconds(1)) {
            told_ = now;
            shown_ = true;
            SimPlan plan = summary_.plan;
            plan.shard = summary_.parts[0];
            const bool sessions = plan.plays_sessions();
            const std::uint64_t done = sessions ? state.sums.sessions : state.sums.hands;
            const auto rate = static_cast<std::uint64_t>(static_cast<double>(state.sums.hands) /
                                                         std::max(summary_.seconds, 1e-9));
            context_.err << "\r\x1b[K"
                         << context_.words.format(sessions ? "sim.playing_sessions" : "sim.playing",
                                                  {{"hands", std::to_string(done)},
                                                   {"all", std::to_string(plan.games_to_play())},
                                                   {"rate", std::to_string(rate)}})
                         << std::flush;
        }
        if (!options_.resume.empty() && now - saved_ > between_saves) {
            saved_ = now;
            if (!save_state(options_.resume, summary_)) return false;
        }
        return !interrupt_.asked();
    }
    double seconds() const { return before_ + seconds_since(start_); }

  private:
    const Context& context_;
    const SimOptions& options_;
    const SimRecords& records_;
    SimSummary& summary_;
    Interrupt interrupt_;
    double before_;
    Clock::time_point start_ = Clock::now(), told_{}, saved_ = start_;
    bool shown_ = false;
};

Status play(const Context& context, const SimOptions& options) {
    SimSummary summary;
    unsigned threads = 1;
    ChildLimits limits;
    if (!options.files.empty())
        return context.complain(in_call(
            {context.words.format("sim.fault.extra_word", {{"word", options.files[0]}}),
             context.words("sim.remedy.extra_word")},
            context.call,
            static_cast<std::size_t>(std::find(context.call.begin(), context.call.end(), options.files[0]) -
                                     context.call.begin())));
    if (const auto c = read_plan(context, options, summary.plan, threads)) return context.complain(*c);
    if (const auto c = read_limits(context, options, limits)) return context.complain(*c);
    const auto bots = read_bots(context, options);
    if (!bots) return context.complain(bots.error());
    for (const std::string& name : *bots)
        if (needs_private_walls(name)) summary.plan.walls = Walls::Private;
    const SuitTable suits;
    const auto book = open_rules(context, suits, options.rules, "--rules");
    if (!book) return context.complain(book.error());
    const sifang::Table table(**book, suits);
    const BotHouse house(table);
    for (const std::string& name : *bots)
        if (const auto player = make_player(name, table, house); !player)
            return context.complain(bad_bot(context, name, player.error()));

    summary.rules = (*book)->id();
    summary.hash = profile_hash(**book);
    summary.bots = *bots;
    summary.parts = {summary.plan.shard};
    if (const auto c = take_up(context, options, summary)) return context.complain(*c);

    const auto ids = rulebook_ids();
    Simulation simulation{table, summary.plan, *bots, {}, {}, {}, {}};
    simulation.comes_with = std::find(ids.begin(), ids.end(), options.rules) != ids.end();
    simulation.players = [&] {
        Players four;
        for (std::size_t i = 0; i < 4; ++i)
            four[i] = std::move(*make_player((*bots)[i], table, house, limits));
        return four;
    };
    SimRecords records;
    if (const auto c = records.open(context, options, summary)) return context.complain(*c);
    // A file that cannot be written is told before the hours of play, not after them.
    if (!options.resume.empty() && !save_state(options.resume, summary))
        return context.complain(no_output(context, "--resume", options.resume));
    bool written = true;
    if (records.is_open())
        simulation.records = [&](std::string_view block) { return written = records.write(block); };
    FaultReport faults(context, *bots);
    simulation.failed = [&](std::size_t player, const FirstFault& first) { faults.failed(player, first); };
    {
        Watch watch(context, options, records, summary);
        simulation.go_on = [&](const SimState& state) { return watch.go_on(state); };
        summary.state = simulate(simulation, threads, summary.state);
        summary.seconds = watch.seconds();
    }
    faults.print(summary.state.sums, summary.plan.plays_sessions());
    if (!written) return context.complain(no_output(context, "--records", options.records));
    summary.record_bytes = records.bytes();
    const bool saved = options.resume.empty() || save_state(options.resume, summary);
    summary.record_bytes.reset();
    print(context, options, summary);
    if (!saved) return context.complain(no_output(context, "--resume", options.resume));
    if (summary.is_finished()) return Status::Done;
    context.err << context.words(options.resume.empty() ? "sim.stopped" : "sim.stopped_resume") << "\n";
    return Status::No;
}

Status merge(const Context& context, const SimOptions& options) {
    const auto all = merge_files(context, options);
    if (!all) return context.complain(all.error());
    print(context, options, *all);
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<SimOptions>();
    add_rules_option(app, context, options->rules);
    option(app, context, "--hands", options->hands, "N", "cli.sim.hands");
    option(app, context, "--sessions", options->sessions, "N", "cli.sim.sessions");
    suggestions(option(app, context, "--bots", options->bots, "BOTS", "cli.sim.bots"), context,
                {bot_ids().begin(), bot_ids().end()});
    option(app, context, "--seed", options->seed, "S", "cli.sim.seed");
    option(app, context, "--threads", options->threads, "K", "cli.sim.threads");
    flag(app, context, "--duplicate", options->duplicate, "cli.sim.duplicate");
    option(app, context, "--shard", options->shard, "I/N", "cli.sim.shard");
    flag(app, context, "--merge", options->merge, "cli.sim.merge");
    file(option(app, context, "files", options->files, "FILES", "cli.sim.files"), context);
    file(option(app, context, "--records", options->records, "FILE", "cli.sim.records"), context);
    file(option(app, context, "--resume", options->resume, "FILE", "cli.sim.resume"), context);
    option(app, context, "--bot-seconds", options->bot_seconds, "S", "cli.sim.bot_seconds");
    option(app, context, "--bot-start-seconds", options->bot_start_seconds, "S", "cli.sim.bot_start_seconds");
    option(app, context, "--bot-cpu-seconds", options->bot_cpu_seconds, "S", "cli.sim.bot_cpu_seconds");
    option(app, context, "--bot-memory", options->bot_memory, "MIB", "cli.sim.bot_memory");
    option(app, context, "--bot-output", options->bot_output, "KIB", "cli.sim.bot_output");
    flag(app, context, "--json", options->json, "cli.sim.json");
    return
        [options, &context] { return options->merge ? merge(context, *options) : play(context, *options); };
}

}  // namespace

Command sim_command() {
    return {"sim",
            {"sim --rules mcr --hands 100 --bots greedy,greedy,random,random --seed 1",
             "sim --rules zds --hands 64 --bots greedy --duplicate --threads 2",
             "sim --rules riichi --sessions 8 --bots greedy,random,random,random"},
            declare};
}

}  // namespace sifang::cli
