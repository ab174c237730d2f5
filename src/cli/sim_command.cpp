#include "cli/sim_command.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <ostream>
#include <thread>

#include "arena/players.hpp"
#include "arena/sim_summary.hpp"
#include "cli/interrupt.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "wire/json.hpp"
#include "wire/profile.hpp"

namespace sifang::cli {

namespace {

using namespace arena;
using Clock = std::chrono::steady_clock;

constexpr int most_hands = 1'000'000'000;
constexpr int most_threads = 256;
constexpr int most_shards = 10'000;
// Nobody needs to be told about a wait this short.
constexpr std::chrono::seconds quiet_for{2};
constexpr std::chrono::seconds between_saves{10};

struct SimOptions {
    std::string rules = "mcr";
    std::string hands, seed = "1", threads = "1", shard;
    std::vector<std::string> bots;
    std::string records, resume;     // files
    std::vector<std::string> files;  // to merge
    bool merge = false, duplicate = false, json = false;
};

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

void print(const Context& context, const SimOptions& options, const SimSummary& summary) {
    context.out << write_json(summary_json(summary), options.json ? JsonStyle::Compact : JsonStyle::Pretty)
                << "\n";
}

tl::expected<SimSummary, Complaint> read_file(const Context& context, const char* option,
                                              const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    if (!file)
        return tl::unexpected(in_call({context.words.format("cli.fault.no_file", {{"name", path}}),
                                       context.words("sim.remedy.no_file")},
                                      context.call, find_in_call(context.call, option, path)));
    const auto value = parse_json(text);
    const auto summary = value ? read_summary(*value) : tl::unexpected(std::string());
    if (summary) return *summary;
    Complaint complaint{context.words.format("sim.fault.not_a_summary", {{"field", summary.error()}}),
                        context.words("sim.remedy.not_a_summary")};
    complaint.where = path;
    return tl::unexpected(complaint);
}

Status merge_files(const Context& context, const SimOptions& options) {
    if (options.files.empty())
        return context.complain(
            in_call({context.words("sim.fault.no_files"), context.words("sim.remedy.no_file")}, context.call,
                    context.call.size()));
    std::optional<SimSummary> all;
    for (const std::string& path : options.files) {
        const auto summary = read_file(context, "files", path);
        if (!summary) return context.complain(summary.error());
        const auto merged = all ? merge(*all, *summary) : tl::expected<SimSummary, MergeFault>(*summary);
        if (!merged) {
            Complaint complaint{context.words("sim.fault." + std::string(id(merged.error()))),
                                context.words("sim.remedy.merge")};
            complaint.where = path;
            return context.complain(complaint);
        }
        all = *merged;
    }
    print(context, options, *all);
    return Status::Done;
}

std::optional<Complaint> read_shard(const Context& context, const std::string& text, SimPlan& plan) {
    if (text.empty()) return std::nullopt;
    const auto slash = text.find('/');
    int shard = 0, shards = 0;
    const auto number = [](std::string_view digits, int& into) {
        const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), into);
        return fault == std::errc() && end == digits.data() + digits.size();
    };
    const std::string_view view = text;
    if (slash == text.npos || !number(view.substr(0, slash), shard) ||
        !number(view.substr(slash + 1), shards) || shard < 1 || shards > most_shards || shard > shards)
        return in_call(
            {context.words.format("sim.fault.shard", {{"value", text}}), context.words("sim.remedy.shard")},
            context.call, find_in_call(context.call, "--shard", text));
    plan.shard = static_cast<std::uint64_t>(shard - 1);
    plan.shards = static_cast<std::uint64_t>(shards);
    return std::nullopt;
}

std::optional<Complaint> read_plan(const Context& context, const SimOptions& options, SimPlan& plan,
                                   unsigned& threads) {
    int hands = 0, seed = 0, count = 1;
    if (options.hands.empty())
        return in_call({context.words("sim.fault.no_hands"), context.words("sim.remedy.no_hands")},
                       context.call, context.call.size());
    if (const auto c = read_number(context, "--hands", options.hands, {1, most_hands}, hands)) return c;
    if (const auto c = read_number(context, "--seed", options.seed, {0, 2'147'483'647}, seed)) return c;
    if (const auto c = read_number(context, "--threads", options.threads, {1, most_threads}, count)) return c;
    plan.hands = static_cast<std::uint64_t>(hands);
    plan.seed = static_cast<std::uint64_t>(seed);
    plan.duplicate = options.duplicate;
    threads = static_cast<unsigned>(count);
    if (plan.duplicate && hands % 4 != 0)
        return in_call({context.words("sim.fault.not_by_four"), context.words("sim.remedy.not_by_four")},
                       context.call, find_in_call(context.call, "--hands", options.hands));
    return read_shard(context, options.shard, plan);
}

/// Four names; one stands for all four.
tl::expected<std::array<std::string, 4>, Complaint> read_bots(const Context& context,
                                                              const SimOptions& options) {
    std::vector<std::string> bots = options.bots;
    if (bots.empty()) bots.emplace_back("greedy");
    if (bots.size() == 1) bots.resize(4, bots[0]);
    if (bots.size() != 4)
        return tl::unexpected(
            in_call({context.words("sim.fault.four_bots"), context.words("sim.remedy.four_bots")},
                    context.call, find_in_call(context.call, "--bots")));
    return std::array{bots[0], bots[1], bots[2], bots[3]};
}

Complaint bad_bot(const Context& context, const std::string& name, PlayerFault fault) {
    std::string known;
    for (const std::string_view each : bot_ids()) known += (known.empty() ? "" : ", ") + std::string(each);
    return in_call({context.words.format("sim.fault." + std::string(id(fault)), {{"name", name}}),
                    context.words.format("sim.remedy.bot", {{"known", known}})},
                   context.call, find_in_call(context.call, "--bots"));
}

/// Writes beside the file and then over it: an interrupted write leaves the old one.
bool save(const std::string& path, const SimSummary& summary) {
    const std::string beside = path + ".new";
    {
        std::ofstream file(beside, std::ios::binary);
        file << write_json(summary_json(summary), JsonStyle::Pretty) << "\n";
        if (!file.flush()) return false;
    }
    std::error_code fault;
    std::filesystem::rename(beside, path, fault);
    return !fault;
}

/// A run between its first and last block: progress, saving, the interrupt.
class Watch {
  public:
    Watch(const Context& context, const SimOptions& options, SimSummary& summary)
        : context_(context), options_(options), summary_(summary), before_(summary.seconds) {}
    ~Watch() {
        if (shown_) context_.err << "\r\x1b[K" << std::flush;
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    bool go_on(const SimState& state) {
        summary_.state = state;
        summary_.seconds = before_ + seconds_since(start_);
        const auto now = Clock::now();
        if (context_.err_look.terminal && now - start_ > quiet_for && now - told_ > std::chrono::seconds(1)) {
            told_ = now;
            shown_ = true;
            SimPlan plan = summary_.plan;
            plan.shard = summary_.parts[0];
            const auto rate = static_cast<std::uint64_t>(static_cast<double>(state.sums.hands) /
                                                         std::max(summary_.seconds, 1e-9));
            context_.err << "\r\x1b[K"
                         << context_.words.format("sim.playing",
                                                  {{"hands", std::to_string(state.sums.hands)},
                                                   {"all", std::to_string(plan.hands_to_play())},
                                                   {"rate", std::to_string(rate)}})
                         << std::flush;
        }
        if (!options_.resume.empty() && now - saved_ > between_saves) {
            saved_ = now;
            if (!save(options_.resume, summary_)) return false;
        }
        return !interrupt_.asked();
    }
    double seconds() const { return before_ + seconds_since(start_); }

  private:
    const Context& context_;
    const SimOptions& options_;
    SimSummary& summary_;
    Interrupt interrupt_;
    double before_;
    Clock::time_point start_ = Clock::now(), told_{}, saved_ = start_;
    bool shown_ = false;
};

/// Where an interrupted run left off; a run that was not begun yet begins.
std::optional<Complaint> take_up(const Context& context, const SimOptions& options, SimSummary& summary) {
    if (options.resume.empty() || !std::filesystem::exists(options.resume)) return std::nullopt;
    const auto left = read_file(context, "--resume", options.resume);
    if (!left) return left.error();
    SimPlan plan = summary.plan, left_plan = left->plan;
    plan.shard = left_plan.shard = 0;
    if (left->rules != summary.rules || left->hash != summary.hash || left->bots != summary.bots ||
        left_plan != plan || left->parts != summary.parts)
        return in_call({context.words("sim.fault.other_run"), context.words("sim.remedy.other_run")},
                       context.call, find_in_call(context.call, "--resume", options.resume));
    summary.state = left->state;
    summary.seconds = left->seconds;
    return std::nullopt;
}

Status no_file(const Context& context, const char* option, const std::string& path) {
    return context.complain(in_call(
        {context.words.format("cli.fault.no_file", {{"name", path}}), context.words("sim.remedy.no_output")},
        context.call, find_in_call(context.call, option, path)));
}

Status play(const Context& context, const SimOptions& options) {
    SimSummary summary;
    unsigned threads = 1;
    if (const auto c = read_plan(context, options, summary.plan, threads)) return context.complain(*c);
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
        for (std::size_t i = 0; i < 4; ++i) four[i] = std::move(*make_player((*bots)[i], table, house));
        return four;
    };
    std::ofstream records;
    bool written = true;
    if (!options.records.empty()) {
        records.open(options.records,
                     std::ios::binary | (summary.state.blocks > 0 ? std::ios::app : std::ios::trunc));
        if (!records) return no_file(context, "--records", options.records);
        simulation.records = [&](std::string_view block) {
            records << block;
            return written = static_cast<bool>(records.flush());
        };
    }
    {
        Watch watch(context, options, summary);
        simulation.go_on = [&](const SimState& state) { return watch.go_on(state); };
        summary.state = simulate(simulation, threads, summary.state);
        summary.seconds = watch.seconds();
    }
    if (!written) return no_file(context, "--records", options.records);
    if (!options.resume.empty() && !save(options.resume, summary))
        return no_file(context, "--resume", options.resume);
    print(context, options, summary);
    if (summary.is_finished()) return Status::Done;
    context.err << context.words(options.resume.empty() ? "sim.stopped" : "sim.stopped_resume") << "\n";
    return Status::No;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<SimOptions>();
    add_rules_option(app, context, options->rules);
    option(app, context, "--hands", options->hands, "N", "cli.sim.hands");
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
    flag(app, context, "--json", options->json, "cli.sim.json");
    return [options, &context] {
        return options->merge ? merge_files(context, *options) : play(context, *options);
    };
}

}  // namespace

Command sim_command() {
    return {"sim",
            {"sim --rules mcr --hands 100 --bots greedy,greedy,random,random --seed 1",
             "sim --rules zds --hands 64 --bots greedy --duplicate --threads 2"},
            declare};
}

}  // namespace sifang::cli
