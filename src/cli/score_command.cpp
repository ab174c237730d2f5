#include "cli/score_command.hpp"

#include <memory>
#include <ostream>

#include "cli/error_text.hpp"
#include "cli/lines_options.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "cli/ruling_view.hpp"
#include "cli/win_options.hpp"
#include "wire/score_line.hpp"

namespace sifang::cli {

namespace {

struct ScoreOptions {
    std::string rules = "mcr";
    WinOptions win;
    bool json = false;
    LinesOptions lines;
};

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
    const auto ruling = (*rulebook)->explain(*win);
    if (!ruling) return context.complain(win_complaint(context, options.win, *win, ruling.error()));

    if (options.json) {
        std::string line;
        ScoreWriter(**rulebook).append(line, *ruling);
        context.out << line << "\n";
    } else {
        context.out << draw_ruling(*win, *ruling, **rulebook, context.words, context.look);
    }
    return ruling->score.valid ? Status::Done : Status::No;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ScoreOptions>();
    add_rules_option(app, context, options->rules);
    add_win_options(app, context, options->win);
    add_tiles_option(app, context);
    flag(app, context, "--json", options->json, "cli.option.json");
    add_lines_options(app, context, options->lines);
    return [options, &context] { return score(*options, context); };
}

}  // namespace

Command score_command() {
    return {"score",
            {R"(score --rules mcr "[345s] 123m456p78s99p 9s" --by draw --seat W)",
             R"(score "19m19p19sESWNCFP 1m" --round S --flowers 1f5f --discarder S)"},
            declare};
}

}  // namespace sifang::cli
