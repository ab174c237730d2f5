#include "cli/waits_command.hpp"

#include <memory>
#include <ostream>

#include "cli/error_text.hpp"
#include "cli/lines_options.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "cli/waits_view.hpp"
#include "tile/notation.hpp"
#include "wire/waits_line.hpp"

namespace sifang::cli {

namespace {

struct WaitsOptions {
    std::string rules = "mcr";
    std::vector<std::string> hand;
    std::string seat = "E", round = "E";
    bool json = false;
    LinesOptions lines;
};

Wind wind_of(const std::string& seat) { return parse_wind(seat).value_or(Wind::East); }

tl::expected<WaitsLine, Complaint> read_hand(const WaitsOptions& options, const Context& context) {
    std::string text;
    for (const std::string& word : options.hand) text += (text.empty() ? "" : " ") + word;
    if (text.empty())
        return tl::unexpected(
            in_call({context.words("cli.fault.no_hand"), context.words("cli.remedy.no_hand_waits")},
                    context.call, context.call.size()));
    const auto parsed = parse_hand(text, HandForm::Waiting);
    if (!parsed) return tl::unexpected(hand_complaint(context.words, parsed.error(), text));
    return WaitsLine{parsed->hand, wind_of(options.seat), wind_of(options.round)};
}

Status waits(const WaitsOptions& options, const Context& context) {
    const SuitTable table;
    const auto rulebook = open_rules(context, table, options.rules, "--rules");
    if (!rulebook) return context.complain(rulebook.error());
    if (options.lines.jsonl) {
        const WaitsLines lines(table, **rulebook, line_error_words(context.words));
        return answer_lines(context, options.lines, [&](auto line, auto& out) { lines.answer(line, out); });
    }

    const auto asked = read_hand(options, context);
    if (!asked) return context.complain(asked.error());
    if (options.json) {
        std::string line;
        append_waits_answer(line, table, **rulebook, *asked);
        context.out << line << "\n";
    } else {
        context.out << draw_waits(*asked, table, **rulebook, context.words, context.look);
    }
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<WaitsOptions>();
    add_rules_option(app, context, options->rules);
    option(app, context, "hand", options->hand, "HAND", "cli.waits.hand");
    choices(option(app, context, "--seat", options->seat, "SEAT", "cli.score.seat"), context,
            {"E", "S", "W", "N"});
    choices(option(app, context, "--round", options->round, "WIND", "cli.score.round"), context,
            {"E", "S", "W", "N"});
    add_tiles_option(app, context);
    flag(app, context, "--json", options->json, "cli.option.json");
    add_lines_options(app, context, options->lines);
    return [options, &context] { return waits(*options, context); };
}

}  // namespace

Command waits_command() {
    return {"waits",
            {R"(waits --rules mcr "123m456p78s99p345s")", R"(waits --rules mcr "[345s] 123m456p78s99pE")"},
            declare};
}

}  // namespace sifang::cli
