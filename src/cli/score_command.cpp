#include "cli/score_command.hpp"

#include <memory>
#include <ostream>

#include "cli/claim_option.hpp"
#include "cli/declared_view.hpp"
#include "cli/error_text.hpp"
#include "cli/lines_options.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "cli/ruling_view.hpp"
#include "cli/win_options.hpp"
#include "wire/json.hpp"
#include "wire/score_line.hpp"

namespace sifang::cli {

namespace {

struct ScoreOptions {
    std::string rules = "mcr";
    WinOptions win;
    std::vector<std::string> claim;
    bool json = false;
    LinesOptions lines;
};

tl::expected<ClaimRuling, WinFault> explained(const Rulebook& rulebook, const Win& win) {
    auto ruling = rulebook.explain(win);
    if (!ruling) return tl::unexpected(ruling.error());
    ClaimRuling all;
    all.ruling = *ruling;
    return all;
}

/// Adds a field to a JSON object that is text already.
void add_field(std::string& object, const char* name, const Value& value) {
    object.pop_back();
    object += ",\"" + std::string(name) + "\":" + write_json(value) + "}";
}

Status score(const ScoreOptions& options, const Context& context) {
    const SuitTable table;
    const auto rulebook = open_rules(context, table, options.rules, "--rules");
    if (!rulebook) return context.complain(rulebook.error());
    if (options.lines.jsonl) {
        const ScoreLines lines(**rulebook, line_error_words(context.words));
        return answer_lines(context, options.lines, [&](auto line, auto& out) { lines.answer(line, out); });
    }

    const auto win = read_win(options.win, context);
    if (!win) return context.complain(win.error());
    const auto claim = read_claim(context, **rulebook, options.claim);
    if (!claim) return context.complain(claim.error());
    const bool claimed = !options.claim.empty();
    const auto checked = claimed ? (*rulebook)->check_claim(*win, *claim) : explained(**rulebook, *win);
    if (!checked) return context.complain(win_complaint(context, options.win, *win, checked.error()));
    const Ruling& ruling = checked->ruling;

    if (options.json) {
        std::string line;
        ScoreWriter(**rulebook).append(line, ruling);
        if (claimed) add_field(line, "claim", describe_claim(*checked, **rulebook));
        context.out << line << "\n";
    } else {
        context.out << draw_ruling(*win, ruling, **rulebook, context.words, context.look);
        if (claimed) context.out << draw_claim(*checked, **rulebook, context.words, context.look);
        // Under the minimum by the winner's own words, or whatever is said.
        if (checked->declared)
            context.out << draw_verdict(*checked->declared, *win, **rulebook, context.words, context.look);
        else if (!ruling.score.valid || !ruling.score.meets_minimum)
            if (const auto declared = (*rulebook)->judge(*win))
                context.out << draw_verdict(*declared, *win, **rulebook, context.words, context.look);
    }
    return ruling.score.valid ? Status::Done : Status::No;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ScoreOptions>();
    add_rules_option(app, context, options->rules);
    add_win_options(app, context, options->win);
    option(app, context, "--claim", options->claim, "LIST", "cli.score.claim");
    add_tiles_option(app, context);
    flag(app, context, "--json", options->json, "cli.option.json");
    add_lines_options(app, context, options->lines);
    return [options, &context] { return score(*options, context); };
}

}  // namespace

Command score_command() {
    return {"score",
            {R"(score --rules mcr "[345s] 123m456p78s99p 9s" --by draw --seat W)",
             R"(score "19m19p19sESWNCFP 1m" --round S --flowers 1f5f --discarder S)",
             R"(score "[345s] 123m456p78s99p 9s" --claim mixed_straight,no_honors)"},
            declare};
}

}  // namespace sifang::cli
