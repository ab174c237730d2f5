#pragma once
// --jsonl: a run over many lines, each answered by a line.

#include <string>

#include "cli/command.hpp"

namespace sifang::cli {

struct LinesOptions {
    bool jsonl = false;
    std::string threads;  ///< as typed; empty: as many as the machine has
};

void add_lines_options(CLI::App& app, Context& context, LinesOptions& into);

/// Answers the lines of standard input. Wrong only when reading or writing fails: a bad line is answered, not
/// fatal.
Status answer_lines(const Context& context, const LinesOptions& options, const LineAnswer& answer);

}  // namespace sifang::cli
