#include "cli/lines_options.hpp"

#include <algorithm>
#include <ostream>
#include <thread>

#include "cli/options.hpp"

namespace sifang::cli {

namespace {
constexpr int most_threads = 256;
}

void add_lines_options(CLI::App& app, Context& context, LinesOptions& into) {
    flag(app, context, "--jsonl", into.jsonl, "cli.option.jsonl");
    option(app, context, "--threads", into.threads, "N", "cli.option.threads");
}

Status answer_lines(const Context& context, const LinesOptions& options, const LineAnswer& answer) {
    int threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 256u));
    if (!options.threads.empty())
        if (const auto complaint =
                read_number(context, "--threads", options.threads, {1, most_threads}, threads))
            return context.complain(*complaint);
    context.out.flush();
    const JsonlRun run = run_jsonl(context.source, context.sink, answer, {static_cast<unsigned>(threads)});
    if (run.output_failed)
        return context.complain({context.words("cli.fault.output"), context.words("cli.remedy.output")});
    if (run.input_failed)
        return context.complain({context.words("cli.fault.input"), context.words("cli.remedy.input")});
    return Status::Done;
}

}  // namespace sifang::cli
