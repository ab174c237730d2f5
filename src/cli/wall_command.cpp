#include "cli/wall_command.hpp"

#include <fcntl.h>
#include <fstream>
#include <memory>
#include <ostream>
#include <sys/stat.h>
#include <tl/expected.hpp>
#include <unistd.h>

#include "cli/error_text.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "cli/wall_file.hpp"
#include "cli/wall_view.hpp"
#include "fair/fair_wall.hpp"
#include "rules/books/books.hpp"
#include "tile/notation.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

namespace {

struct WallOptions {
    bool commit = false;
    std::string promise;  // a player's name
    std::string verify;   // a file
    std::string rules;    // an id or a file; empty: mcr, or what the file to verify says
    std::string throws;
    std::string event, session, table, hand;
    std::string secret, keep;  // files
    std::string seed, commitment;
    std::string dealer = "E";
    bool json = false;
};

using fair::from_hex;

/// Promises of a hand with as many players as anybody could ask for.
constexpr std::size_t max_wall_file_bytes = std::size_t{1} << 20;

/// Who deals so, and how.
struct Dealing {
    std::string rules;
    DealRule rule;
};
tl::expected<Dealing, Complaint> read_dealing(const Context& context, const WallOptions& options) {
    const SuitTable table;
    const auto book = open_rules(context, table, options.rules.empty() ? "mcr" : options.rules, "--rules");
    if (!book) return tl::unexpected(book.error());
    Dealing dealing{std::string((*book)->id()), (*book)->play().deal};
    if (!options.throws.empty()) dealing.rule.throws = options.throws == "2" ? 2 : 1;
    return dealing;
}

/// The rules that a file names: those of the call, or an edition that comes with the program.
FindFlowers flowers_of(const std::optional<Dealing>& called) {
    return [&called](const std::string& rules) -> std::optional<Flowers> {
        if (called) return called->rules == rules ? std::optional(called->rule.flowers) : std::nullopt;
        const SuitTable table;
        const auto book = open_rulebook(std::string_view(rules), table);
        return book ? std::optional(book->play().deal.flowers) : std::nullopt;
    };
}

/// The 256 bits of an option; nothing when it was not given.
template <class Bits>
tl::expected<std::optional<Bits>, Complaint> read_bits(const Context& context, const char* option,
                                                       const std::string& text) {
    if (text.empty()) return std::optional<Bits>();
    if (const auto bytes = from_hex(text)) return std::optional<Bits>(Bits{*bytes});
    return tl::unexpected(in_call({context.words.format("wall.fault.not_hex", {{"field", option}}),
                                   context.words("wall.remedy.not_hex")},
                                  context.call, find_in_call(context.call, option, text)));
}

/// A session's secret is a file with its 64 digits: a word of the call could be seen by everyone on the
/// machine.
tl::expected<std::optional<fair::Seed>, Complaint> read_secret(const Context& context,
                                                               const std::string& path) {
    if (path.empty()) return std::optional<fair::Seed>();
    std::ifstream file(path);
    std::string digits;
    if (file >> digits)
        if (const auto bytes = from_hex(digits)) return std::optional(fair::Seed{*bytes});
    return tl::unexpected(in_call({context.words.format("wall.fault.no_secret", {{"file", path}}),
                                   context.words("wall.remedy.not_hex")},
                                  context.call, find_in_call(context.call, "--secret", path)));
}

/// Labels are needed wherever something is promised: without them a promise could be moved to another hand.
std::optional<Complaint> missing_label(const Context& context, const WallOptions& options, bool with_hand) {
    for (const auto& [name, text] :
         {std::pair{"--event", &options.event}, std::pair{"--session", &options.session},
          std::pair{"--table", &options.table}, std::pair{"--hand", &options.hand}}) {
        if (!text->empty() || (!with_hand && text == &options.hand)) continue;
        return in_call({context.words.format("wall.fault.no_label", {{"option", name}}),
                        context.words("wall.remedy.no_label")},
                       context.call, context.call.size());
    }
    return std::nullopt;
}

Complaint no_randomness(const Context& context) {
    return {context.words("wall.fault.no_randomness"), context.words("wall.remedy.no_randomness")};
}

/// Writes a secret so that only its owner can read it, and never over another one.
bool keep_secret(const std::string& path, const std::string& text) {
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0) return false;
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t n = write(file, text.data() + written, text.size() - written);
        if (n <= 0) break;
        written += static_cast<std::size_t>(n);
    }
    const bool synced = fsync(file) == 0;
    return close(file) == 0 && synced && written == text.size();
}

/// Publishes the commitment and keeps, or shows, the opening.
Status publish(const Context& context, const WallOptions& options, const Value& opening) {
    const std::string commitment = *opening.find("commitment")->string();
    if (!options.keep.empty()) {
        if (!keep_secret(options.keep, write_json(opening, JsonStyle::Pretty) + "\n"))
            return context.complain(
                in_call({context.words.format("wall.fault.not_kept", {{"file", options.keep}}),
                         context.words("wall.remedy.not_kept")},
                        context.call, find_in_call(context.call, "--keep", options.keep)));
    }
    Value answer;
    answer["commitment"] = commitment;
    if (options.keep.empty()) answer["opening"] = opening;
    if (options.json) {
        context.out << write_json(answer) << "\n";
        return Status::Done;
    }
    context.out << context.words.format("wall.commitment_is", {{"commitment", commitment}}) << "\n";
    if (options.keep.empty()) {
        context.out << "\n"
                    << context.words("wall.keep_this") << "\n"
                    << write_json(opening, JsonStyle::Pretty) << "\n";
    } else {
        context.err << context.words.format("wall.kept_in", {{"file", options.keep}}) << "\n";
    }
    return Status::Done;
}

Status commit_house(const Context& context, const WallOptions& options) {
    if (const auto complaint = missing_label(context, options, true)) return context.complain(*complaint);
    const auto secret = read_secret(context, options.secret);
    if (!secret) return context.complain(secret.error());
    const auto dealing = read_dealing(context, options);
    if (!dealing) return context.complain(dealing.error());
    const fair::HandLabel label{{options.event, options.session, options.table}, options.hand};
    if (*secret)
        return publish(context, options, house_value(dealing->rules, opening_of_hand(**secret, label)));
    const auto seed = fair::random_seed();
    const auto salt = fair::random_salt();
    if (!seed || !salt) return context.complain(no_randomness(context));
    return publish(context, options, house_value(dealing->rules, {label, *seed, *salt}));
}

Status promise_player(const Context& context, const WallOptions& options) {
    if (const auto complaint = missing_label(context, options, false)) return context.complain(*complaint);
    const auto seed = fair::random_seed();
    const auto salt = fair::random_salt();
    if (!seed || !salt) return context.complain(no_randomness(context));
    return publish(
        context, options,
        player_value({{options.event, options.session, options.table}, options.promise, *seed, *salt}));
}

tl::expected<WallFile, Complaint> open_wall_file(const Context& context, const WallOptions& options) {
    const auto commitment = read_bits<fair::Commitment>(context, "--commitment", options.commitment);
    if (!commitment) return tl::unexpected(commitment.error());
    std::optional<Dealing> called;
    if (!options.rules.empty()) {
        auto dealing = read_dealing(context, options);
        if (!dealing) return tl::unexpected(dealing.error());
        called = *std::move(dealing);
    }
    std::ifstream file(options.verify, std::ios::binary);
    std::istream& in = options.verify == "-" ? context.in : file;
    // One byte more than a file may have is enough to see that it is too long.
    std::string text(max_wall_file_bytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (in.bad() || (&in == &file && !file.is_open()))
        return tl::unexpected(in_call({context.words.format("cli.fault.no_file", {{"name", options.verify}}),
                                       context.words("wall.remedy.no_file")},
                                      context.call, find_in_call(context.call, "--verify", options.verify)));
    const auto value = parse_json(text, max_wall_file_bytes);
    if (!value) {
        const TextPlace& place = value.error().place;
        Complaint complaint{error_text(context.words, code(value.error().fault), {}),
                            context.words("wall.remedy.file")};
        complaint.where =
            options.verify + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
        return tl::unexpected(complaint);
    }
    auto read = read_wall_file(*value, *commitment, flowers_of(called));
    if (read) return std::move(*read);
    Complaint complaint{
        context.words.format("wall.fault." + read.error().code, {{"field", read.error().field}}),
        context.words("wall.remedy.file")};
    complaint.where = options.verify;
    return tl::unexpected(complaint);
}

Status verify_file(const Context& context, const WallOptions& options) {
    const auto file = open_wall_file(context, options);
    if (!file) return context.complain(file.error());
    const fair::WallVerdict verdict = verify(file->hand);
    if (options.json)
        context.out << write_json(verdict_json(file->hand, verdict)) << "\n";
    else
        context.out << draw_verdict(file->hand, verdict, context.words, context.look);
    return verdict.kept() ? Status::Done : Status::No;
}

Status show_wall(const Context& context, const WallOptions& options) {
    auto seed = read_bits<fair::Seed>(context, "--seed", options.seed);
    if (!seed) return context.complain(seed.error());
    if (!*seed) *seed = fair::random_seed();
    if (!*seed) return context.complain(no_randomness(context));
    const auto dealing = read_dealing(context, options);
    if (!dealing) return context.complain(dealing.error());
    ShownWall shown{dealing->rules, dealing->rule, **seed, *parse_wind(options.dealer), {}, {}, {}, {}};
    shown.wall = fair::wall_of(shown.seed, shown.rule.flowers);
    shown.dice = fair::dice_of(shown.seed, shown.rule);
    shown.opened = *where_to_break(shown.rule, shown.dealer, shown.dice);
    shown.dealt = deal(shown.rule, shown.dealer, shown.opened, shown.wall);
    if (options.json)
        context.out << write_json(wall_json(shown)) << "\n";
    else
        context.out << draw_wall(shown, context.words, context.look);
    return Status::Done;
}

Status wall(const WallOptions& options, const Context& context) {
    const int asked = int{options.commit} + int{!options.promise.empty()} + int{!options.verify.empty()};
    if (asked > 1)
        return context.complain(
            in_call({context.words("wall.fault.one_at_a_time"),
                     context.words.format("cli.remedy.help", {{"call", "sifang wall --help"}})},
                    context.call, context.call.size()));
    if (options.commit) return commit_house(context, options);
    if (!options.promise.empty()) return promise_player(context, options);
    if (!options.verify.empty()) return verify_file(context, options);
    return show_wall(context, options);
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<WallOptions>();
    flag(app, context, "--commit", options->commit, "cli.wall.commit");
    option(app, context, "--promise", options->promise, "NAME", "cli.wall.promise");
    file(option(app, context, "--verify", options->verify, "FILE", "cli.wall.verify"), context);
    add_rules_option(app, context, options->rules);
    choices(option(app, context, "--throws", options->throws, "N", "cli.wall.throws"), context, {"1", "2"});
    option(app, context, "--event", options->event, "NAME", "cli.wall.event");
    option(app, context, "--session", options->session, "NAME", "cli.wall.session");
    option(app, context, "--table", options->table, "NAME", "cli.wall.table");
    option(app, context, "--hand", options->hand, "NAME", "cli.wall.hand");
    file(option(app, context, "--secret", options->secret, "FILE", "cli.wall.secret"), context);
    file(option(app, context, "--keep", options->keep, "FILE", "cli.wall.keep"), context);
    option(app, context, "--commitment", options->commitment, "HEX", "cli.wall.commitment");
    option(app, context, "--seed", options->seed, "HEX", "cli.wall.seed");
    choices(option(app, context, "--dealer", options->dealer, "SEAT", "cli.wall.dealer"), context,
            {"E", "S", "W", "N"});
    add_tiles_option(app, context);
    flag(app, context, "--json", options->json, "cli.option.json");
    return [options, &context] { return wall(*options, context); };
}

}  // namespace

Command wall_command() {
    return {"wall",
            {"wall --rules zds", "wall --commit --event Spring --session 1 --table 7 --hand 1",
             "wall --promise Ana --event Spring --session 1 --table 7"},
            declare};
}

}  // namespace sifang::cli
