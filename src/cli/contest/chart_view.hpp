#pragma once
// A chart of a stage, drafted or published, and how good it is.

#include <optional>
#include <string>

#include "cli/command.hpp"
#include "contest/state.hpp"

namespace sifang::cli {

struct StageChart {
    contest::StageNumber stage;
    bool draft = false;
    std::vector<seating::Round> rounds;  ///< a session each, from the first of the stage on
};
/// With the draft: what is published, and the draft in the place of its sessions.
StageChart chart_of(const contest::ContestState& state, contest::StageNumber stage, bool draft);

/// One line: meetings, team mates, winds, beside what can be reached.
std::string chart_quality_line(const Words& words, const contest::ContestState& state,
                               const StageChart& chart);
/// All sessions by numbers, or one with names; then the quality, in full when asked for.
std::string draw_chart(const Context& context, const contest::ContestState& state, const StageChart& chart,
                       std::optional<contest::SessionNumber> only, bool quality);
std::string chart_json(const contest::ContestState& state, const StageChart& chart);

}  // namespace sifang::cli
