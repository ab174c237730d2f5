#pragma once
// `sifang referee P FOUL --apply RECORD`: a foul tried on a record.

#include <string>
#include <vector>

#include "cli/command.hpp"
#include "hand/suit_table.hpp"
#include "rules/rulebook.hpp"

namespace sifang::cli {

struct ApplyOptions {
    std::string file, record, hand, event, seat;  ///< as typed; empty: not given
    std::string choice, instead, points, times, harmed, seen;
    std::vector<std::string> order;  ///< measures that the referee adds
    std::string output;
    bool json = false;
};

/// Declares the options, --apply first.
void add_apply_options(CLI::App& app, Context& context, ApplyOptions& options);

Status apply_foul(const ApplyOptions& options, const Context& context, const SuitTable& suits,
                  const Rulebook& rulebook, const Foul& foul);

}  // namespace sifang::cli
