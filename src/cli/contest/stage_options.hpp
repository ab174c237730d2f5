#pragma once
// The stages of a contest as they are typed: a preset, or one by one.

#include "cli/contest/place_words.hpp"
#include "contest/regulations.hpp"
#include "contest/stage_plan.hpp"

namespace sifang::cli {

struct StageOptions {
    std::string preset, sessions, into;
    std::vector<std::string> stages;  ///< name:format:sessions[:group=16][:go-on=4][:carry][:same-walls] …
    bool empty() const { return preset.empty() && stages.empty() && sessions.empty() && into.empty(); }
};
void add_stage_options(CLI::App& app, Context& context, StageOptions& options);

/// Without a number of sessions there are as many as the regulations ask for, or four.
Read<std::vector<contest::StagePlan>> read_stages(const Context& context, const StageOptions& options,
                                                  const contest::Regulations& regulations);

/// The stages in a table.
std::string draw_stages(const Words& words, const Look& look, const std::vector<contest::StagePlan>& stages);

}  // namespace sifang::cli
