#pragma once
// Whether what was published of a stage is what stands.

#include "contest/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang::contest {

/// The standings of a stage, and of the teams, as one number: whoever has the same log comes to the same one.
/// The stage is there.
std::uint64_t standing_mark(const Rulebook& rulebook, const ContestState& state, StageNumber stage);

/// The first in a group of the stage, or in the whole of it, whom only a lot can put in order, where the book
/// wants one: all who share that place. Nobody when no lot is missing.
std::vector<EntrantNumber> lots_missing(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage);

/// Who draws next in a stage: those who hold up who goes on, then those whom the book wants drawn, then any
/// who share a place. Nobody when all are in order, or the stage is not over.
std::vector<EntrantNumber> next_to_draw(const Rulebook& rulebook, const ContestState& state,
                                        StageNumber stage);

enum class Publication : std::uint8_t {
    NotOut,
    Out,
    Outdated,  ///< something has changed since: it has to be published again
};
inline constexpr unsigned publication_count = static_cast<unsigned>(Publication::Outdated) + 1;
std::string_view id(Publication publication);

Publication publication_of(const Rulebook& rulebook, const ContestState& state, StageNumber stage);

}  // namespace sifang::contest
