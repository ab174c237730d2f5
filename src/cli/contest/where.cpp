#include "cli/contest/where.hpp"

#include "cli/options.hpp"

namespace sifang::cli {

void add_where_options(CLI::App& app, Context& context, Where& where) {
    file(option(app, context, "--data", where.data, "FILE", "contest_cli.option.data"), context);
    option(app, context, "--contest", where.contest, "NAME", "contest_cli.option.contest");
    flag(app, context, "--json", where.json, "cli.option.json");
}

std::string data_path(const Context& context, const Where& where) {
    if (!where.data.empty()) return where.data;
    if (context.environment)
        if (const auto path = context.environment("SIFANG_DATA"); path && !path->empty()) return *path;
    return "./contest.sifang";
}

void add_writing_options(CLI::App& app, Context& context, Writing& writing) {
    option(app, context, "--by", writing.by, "OFFICIAL", "contest_cli.option.by");
    option(app, context, "--at", writing.at, "TIME", "contest_cli.option.at");
    flag(app, context, "--dry-run", writing.dry_run, "contest_cli.option.dry_run");
    add_where_options(app, context, writing);
}

Complaint missing_word(const Context& context, std::string_view what) {
    const std::string help = spoken(path_in(context.call)) + " --help";
    return in_call({context.words.format("contest_cli.fault.missing", {{"what", std::string(what)}}),
                    context.words.format("cli.remedy.help", {{"call", help}})},
                   context.call, context.call.size());
}

}  // namespace sifang::cli
