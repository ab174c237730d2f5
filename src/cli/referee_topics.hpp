#pragma once
// What a referee can look up in a rulebook: its fouls, its clocks, its appeals. Found by words of any of the
// four languages, by id or by clause.

#include <array>
#include <span>
#include <string>
#include <vector>

#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

struct RefereeTopic {
    enum class Kind : std::uint8_t { Foul, Time, Appeals };
    Kind kind = Kind::Foul;
    const Foul* foul = nullptr;  ///< of the rulebook's catalogue
    std::string id, clause;
    std::array<std::string, 4> names;  ///< by language, in the order of all_languages
    std::vector<std::string> also;     ///< what people say for it, in all of them
    std::vector<std::string> called;   ///< by all of these it is found, as words are compared
};

/// The fouls in force, in the order of the book, then time and appeals. They point into the rulebook.
std::vector<RefereeTopic> referee_topics(const Rulebook& rulebook, std::span<const Words> languages);

/// Those that the words name: the one of that id; else all of that name or clause; else all that are also
/// called just so; else all that hold every word.
std::vector<const RefereeTopic*> find_topics(std::span<const RefereeTopic> topics,
                                             std::span<const std::string> words);
/// All that are called just so, by name or otherwise.
std::vector<const RefereeTopic*> called_topics(std::span<const RefereeTopic> topics,
                                               std::span<const std::string> words);
/// A few that may have been meant when nothing was found.
std::vector<const RefereeTopic*> near_topics(std::span<const RefereeTopic> topics,
                                             std::span<const std::string> words);

}  // namespace sifang::cli
