#pragma once
// Fouls, clocks and appeals of a rulebook in a person's words, and as JSON.

#include <span>
#include <string>

#include "cli/referee_topics.hpp"
#include "cli/terminal.hpp"
#include "rules/value.hpp"

namespace sifang::cli {

/// What a rung does, in one line.
std::string rung_text(const Words& words, const Rung& rung);
/// The whole ladder in one line: warning → 5 points off → …; of a long one the beginning and the end.
std::string ladder_text(const Words& words, const Foul& foul);

/// Name, what follows and clause, a row each.
std::string draw_topics(std::span<const RefereeTopic* const> topics, const Rulebook& rulebook,
                        const Words& words, const Look& look);
/// All there is to know about one.
std::string draw_topic(const RefereeTopic& topic, const Rulebook& rulebook, const Words& words,
                       const Look& look);

/// The topic as its profile spells it, with its id and its names: {"id","names","about","foul":{…}},
/// {"id","names","time":{…}}, …
Value topic_value(const RefereeTopic& topic, const Rulebook& rulebook, const Words& words);

}  // namespace sifang::cli
