#pragma once
// How a rulebook keeps time and hears appeals, in a person's words.

#include <string>

#include "cli/referee_topics.hpp"
#include "cli/terminal.hpp"

namespace sifang::cli {

std::string draw_time(const Rulebook& rulebook, const Words& words, const Look& look);
std::string draw_appeals(const Rulebook& rulebook, const Words& words, const Look& look);
/// Either of them in one line.
std::string hall_summary(const RefereeTopic& topic, const Rulebook& rulebook, const Words& words);

}  // namespace sifang::cli
