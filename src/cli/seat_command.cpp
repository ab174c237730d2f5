#include "cli/seat_command.hpp"

#include <charconv>
#include <chrono>
#include <fstream>
#include <iterator>
#include <memory>
#include <ostream>
#include <tl/expected.hpp>

#include "cli/options.hpp"
#include "cli/seat_view.hpp"
#include "contest/seating/book.hpp"
#include "contest/seating/seater.hpp"
#include "wire/json.hpp"
#include "wire/schedule.hpp"

namespace sifang::cli {

namespace {

using namespace seating;
using Clock = std::chrono::steady_clock;

// Between two looks at the clock: some hundredths of a second.
constexpr std::uint64_t steps_at_once = 500'000;
// Nobody needs to be told about a wait this short.
constexpr std::chrono::seconds quiet_for{2};

struct SeatOptions {
    std::string players, rounds, seed = "1", seconds;
    std::string teams, countries;  // files
    bool teams_of_four = false;
    std::string method = "auto";
    std::string check;  // a file
    bool csv = false, json = false;
};

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/// The text of a file, or of standard input for `-`.
tl::expected<std::string, Complaint> read_text(const Context& context, const char* option,
                                               const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::istream& in = path == "-" ? context.in : file;
    std::string text(std::istreambuf_iterator<char>(in), {});
    if (in) return text;
    return tl::unexpected(in_call(
        {context.words.format("cli.fault.no_file", {{"name", path}}), context.words("seat.remedy.no_file")},
        context.call, find_in_call(context.call, option, path)));
}

Complaint bad_file(const Context& context, const std::string& path, const ScheduleError& error) {
    const std::string code(error.code);
    Complaint complaint{context.words.format("seat.file." + code, {{"subject", error.subject}}),
                        context.words("seat.remedy.file")};
    complaint.where = path + ":" + std::to_string(error.line);
    return complaint;
}

tl::expected<Groups, Complaint> read_groups_file(const Context& context, const char* option,
                                                 const char* column, const std::string& path,
                                                 unsigned players) {
    if (path.empty()) return Groups();
    const auto text = read_text(context, option, path);
    if (!text) return tl::unexpected(text.error());
    auto groups = read_groups(*text, column, players);
    if (!groups) return tl::unexpected(bad_file(context, path, groups.error()));
    return std::move(*groups);
}

tl::expected<Field, Complaint> read_field(const Context& context, const SeatOptions& options,
                                          unsigned players) {
    Field field{players};
    auto teams = read_groups_file(context, "--teams", "team", options.teams, players);
    if (!teams) return tl::unexpected(teams.error());
    field.teams = options.teams_of_four && teams->empty() ? teams_of_four(players) : std::move(*teams);
    auto countries = read_groups_file(context, "--countries", "country", options.countries, players);
    if (!countries) return tl::unexpected(countries.error());
    field.countries = std::move(*countries);
    return field;
}

Status check_schedule(const Context& context, const SeatOptions& options) {
    const auto text = read_text(context, "--check", options.check);
    if (!text) return context.complain(text.error());
    auto schedule = read_schedule(*text);
    if (!schedule) return context.complain(bad_file(context, options.check, schedule.error()));
    if (!options.players.empty()) {
        int players = 0;
        if (const auto complaint =
                read_number(context, "--players", options.players,
                            {static_cast<int>(schedule->players), static_cast<int>(Player::most)}, players))
            return context.complain(*complaint);
        schedule->players = static_cast<unsigned>(players);
    }
    const auto field = read_field(context, options, schedule->players);
    if (!field) return context.complain(field.error());
    const Audit found = audit(*schedule, *field);
    const Bounds least = bounds(*field, static_cast<unsigned>(schedule->rounds.size()));
    const bool sound = is_sound(found, least);
    if (options.json) {
        context.out << write_json(audit_json(found, least)) << "\n";
    } else {
        context.out << context.look.ink(sound ? Ink::Good : Ink::Bad,
                                        context.words(sound ? "seat.sound" : "seat.not_sound"))
                    << "\n"
                    << draw_faults(found, context.words, context.look) << "\n"
                    << draw_quality(found, least, context.words, context.look);
    }
    return sound ? Status::Done : Status::No;
}

/// Shows the best so far on a terminal, in one line that is written over.
class Progress {
  public:
    Progress(const Context& context, Clock::time_point start) : context_(context), start_(start) {}
    ~Progress() {
        if (shown_) context_.err << "\r\x1b[K" << std::flush;
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(const Seater& seater) {
        const auto now = Clock::now();
        if (!context_.err_look.terminal || now - start_ < quiet_for || now - last_ < std::chrono::seconds(1))
            return;
        last_ = now;
        shown_ = true;
        const std::string seconds = std::to_string(static_cast<int>(seconds_since(start_)));
        const std::string what = context_.words("seat.method." + std::string(id(seater.trying())));
        context_.err << "\r\x1b[K"
                     << context_.words.format("seat.searching", {{"seconds", seconds}, {"what", what}});
        if (seater.has_best())
            context_.err << " " << quality_line(seater.quality(), seater.bounds(), context_.words);
        context_.err << std::flush;
    }

  private:
    const Context& context_;
    Clock::time_point start_, last_{};
    bool shown_ = false;
};

struct Seated {
    Schedule schedule;
    Audit quality;
    std::string method;
    bool proven = false;
};

/// Without --seconds until every way was tried once, so that the same seed gives the same schedule anywhere.
Seated search(const Context& context, const Task& task, double seconds) {
    const auto start = Clock::now();
    Seater seater(task);
    {
        Progress progress(context, start);
        while ((seconds > 0 ? seconds_since(start) < seconds : !seater.has_tried_all()) &&
               seater.advance(steps_at_once))
            progress.show(seater);
    }
    seater.settle();
    return {seater.best(), seater.quality(), std::string(id(seater.method())), seater.is_proven()};
}

Value seated_json(const Task& task, const Seated& seated, const Bounds& least) {
    Value value;
    value["players"] = static_cast<int>(task.field.players);
    value["rounds"] = static_cast<int>(task.rounds);
    value["seed"] = static_cast<std::int64_t>(task.seed);
    value["method"] = seated.method;
    value["cannot_be_better"] = seated.proven;
    value["quality"] = audit_json(seated.quality, least);
    value["schedule"] = schedule_json(seated.schedule);
    return value;
}

void print(const Context& context, const SeatOptions& options, const Task& task, const Seated& seated) {
    const Bounds least = bounds(task.field, task.rounds);
    if (options.csv) {
        context.out << write_schedule(seated.schedule);
        if (!seated.proven || !options.seconds.empty())
            context.err << quality_line(seated.quality, least, context.words) << "\n";
    } else if (options.json) {
        context.out << write_json(seated_json(task, seated, least)) << "\n";
    } else {
        const auto text = [](std::uint64_t number) { return std::to_string(number); };
        context.out << context.look.ink(
                           Ink::Strong,
                           context.words.format("seat.title", {{"players", text(task.field.players)},
                                                               {"rounds", text(task.rounds)},
                                                               {"tables", text(task.field.players / 4)},
                                                               {"seed", text(task.seed)}}))
                    << "\n"
                    << context.words("seat.method." + seated.method) << "\n\n"
                    << draw_schedule(seated.schedule, context.words, context.look)
                    << draw_faults(seated.quality, context.words, context.look)
                    << draw_quality(seated.quality, least, context.words, context.look);
        if (seated.proven)
            context.out << "\n  " << context.look.ink(Ink::Good, context.words("seat.proven")) << "\n";
    }
}

std::optional<Complaint> read_seconds(const Context& context, const std::string& text, double& into) {
    if (text.empty()) return std::nullopt;
    constexpr double most = 86'400;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), into);
    if (fault == std::errc() && end == text.data() + text.size() && into > 0 && into <= most)
        return std::nullopt;
    return in_call(
        {context.words.format("seat.fault.seconds", {{"value", text}}), context.words("seat.remedy.seconds")},
        context.call, find_in_call(context.call, "--seconds", text));
}

Status make_schedule(const Context& context, const SeatOptions& options) {
    for (const auto& [option, text] :
         {std::pair{"--players", &options.players}, std::pair{"--rounds", &options.rounds}})
        if (text->empty())
            return context.complain(
                in_call({context.words.format("seat.fault.missing_option", {{"option", option}}),
                         context.words("seat.remedy.missing_option")},
                        context.call, context.call.size()));
    int players = 0, rounds = 0, seed = 0;
    double seconds = 0;
    if (const auto c =
            read_number(context, "--players", options.players, {4, static_cast<int>(Player::most)}, players))
        return context.complain(*c);
    if (const auto c =
            read_number(context, "--rounds", options.rounds, {1, static_cast<int>(most_rounds)}, rounds))
        return context.complain(*c);
    if (const auto c = read_number(context, "--seed", options.seed, {0, 2'147'483'647}, seed))
        return context.complain(*c);
    if (const auto c = read_seconds(context, options.seconds, seconds)) return context.complain(*c);
    const auto field = read_field(context, options, static_cast<unsigned>(players));
    if (!field) return context.complain(field.error());

    Task task{*field, static_cast<unsigned>(rounds), static_cast<std::uint64_t>(seed)};
    if (const auto fine = seatable(task.field, task.rounds); !fine)
        return context.complain(in_call({context.words("seat.fault." + std::string(code(fine.error()))),
                                         context.words("seat.remedy." + std::string(code(fine.error())))},
                                        context.call,
                                        find_in_call(context.call, "--players", options.players)));
    if (options.method == "book") {
        if (!task.field.keeps_apart()) task.field.teams = teams_of_four(task.field.players);
        Seated seated{book_chart(task.field.players, task.rounds), {}, "book"};
        seated.quality = audit(seated.schedule, task.field);
        print(context, options, task, seated);
        return Status::Done;
    }
    print(context, options, task, search(context, task, seconds));
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<SeatOptions>();
    option(app, context, "--players", options->players, "N", "cli.seat.players");
    option(app, context, "--rounds", options->rounds, "R", "cli.seat.rounds");
    file(option(app, context, "--teams", options->teams, "FILE", "cli.seat.teams"), context);
    flag(app, context, "--teams-of-four", options->teams_of_four, "cli.seat.teams_of_four");
    file(option(app, context, "--countries", options->countries, "FILE", "cli.seat.countries"), context);
    option(app, context, "--seed", options->seed, "S", "cli.seat.seed");
    option(app, context, "--seconds", options->seconds, "T", "cli.seat.seconds");
    choices(option(app, context, "--method", options->method, "METHOD", "cli.seat.method"), context,
            {"auto", "book"});
    file(option(app, context, "--check", options->check, "FILE", "cli.seat.check"), context);
    flag(app, context, "--csv", options->csv, "cli.seat.csv");
    flag(app, context, "--json", options->json, "cli.option.json");
    return [options, &context] {
        return options->check.empty() ? make_schedule(context, *options) : check_schedule(context, *options);
    };
}

}  // namespace

Command seat_command() {
    return {"seat",
            {"seat --players 16 --rounds 5", "seat --players 60 --rounds 9 --teams-of-four --csv",
             "seat --players 60 --rounds 9 --method book --json"},
            declare};
}

}  // namespace sifang::cli
