#include "cli/play_command.hpp"

#include <algorithm>
#include <memory>

#include "cli/options.hpp"
#include "cli/play_session.hpp"
#include "cli/rulebooks.hpp"
#include "fair/bytes.hpp"
#include "hand/shanten.hpp"

namespace sifang::cli {

namespace {

constexpr int most_hands_played = 1'000;
constexpr int most_seed = 2'147'483'647;

struct PlayOptions {
    std::string rules = "mcr";
    std::string bot = "greedy";
    std::string seed, hands;
    std::string record;  // a file
};

/// Small enough to be typed again.
std::uint64_t fresh_play_seed() {
    std::uint64_t seed = 0;
    if (const auto random = fair::random_seed())
        for (std::size_t i = 0; i < 4; ++i) seed = seed << 8 | random->bytes[i];
    return seed & most_seed;
}

Status play(const PlayOptions& options, const Context& context) {
    PlaySettings settings{options.bot, 0, std::nullopt, options.record, true};
    if (!options.hands.empty()) {
        int hands = 0;
        if (const auto c = read_number(context, "--hands", options.hands, {1, most_hands_played}, hands))
            return context.complain(*c);
        settings.hands = hands;
    }
    if (!options.seed.empty()) {
        int seed = 0;
        if (const auto c = read_number(context, "--seed", options.seed, {0, most_seed}, seed))
            return context.complain(*c);
        settings.seed = static_cast<std::uint64_t>(seed);
    } else {
        settings.seed = fresh_play_seed();
    }
    const SuitTable suits;
    const auto book = open_rules(context, suits, options.rules, "--rules");
    if (!book) return context.complain(book.error());
    const auto ids = rulebook_ids();
    settings.comes_with = std::find(ids.begin(), ids.end(), options.rules) != ids.end();
    const sifang::Table table(**book, suits);
    return PlaySession(context, table, settings).play();
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<PlayOptions>();
    add_rules_option(app, context, options->rules);
    choices(option(app, context, "--bot", options->bot, "BOT", "cli.play.bot"), context,
            {bot_ids().begin(), bot_ids().end()});
    option(app, context, "--hands", options->hands, "N", "cli.play.hands");
    option(app, context, "--seed", options->seed, "S", "cli.play.seed");
    file(option(app, context, "--record", options->record, "FILE", "cli.play.record"), context);
    add_tiles_option(app, context);
    return [options, &context] { return play(*options, context); };
}

}  // namespace

Command play_command() {
    return {"play", {"play --rules mcr", "play --rules riichi --hands 1 --seed 7"}, declare};
}

}  // namespace sifang::cli
