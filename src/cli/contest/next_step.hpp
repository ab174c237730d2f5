#pragma once
// Where a contest is and what comes next: the command that a director would type now.

#include <string>
#include <vector>

#include "contest/contest.hpp"

namespace sifang::cli {

/// The course of an event.
enum class Phase : std::uint8_t { Planning, Entry, Draw, Seating, Ready, Playing, Over };
inline constexpr unsigned phase_count = static_cast<unsigned>(Phase::Over) + 1;
std::string_view id(Phase phase);

/// Something that is still missing, or that can be done now.
struct Step {
    std::string key;      ///< of its words, after contest_cli.step.
    std::string about{};  ///< what goes into them: names or a number
    std::string call{};   ///< to be typed after `sifang contest `; empty: nothing to type
    bool operator==(const Step&) const = default;
};

struct NextSteps {
    Phase phase = Phase::Planning;
    std::vector<Step> missing;  ///< what keeps the next step from being taken
    std::vector<Step> next;     ///< the most usual first
};
NextSteps next_steps(const contest::Contest& contest);

}  // namespace sifang::cli
