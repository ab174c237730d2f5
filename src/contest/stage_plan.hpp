#pragma once
// A stage as it is planned. Round robin, elimination, groups and their mixtures are lists of these.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sifang::contest {

/// How the tables of a stage are found.
enum class Format : std::uint8_t {
    Chart,    ///< all sessions at once, nobody meets twice if that can be: round robin
    Book,     ///< all sessions at once, as gb98:Q142(5) makes it
    Given,    ///< a chart that is handed in
    Swiss,    ///< session by session, neighbours in the standings sit together
    Bracket,  ///< tables of four that feed those of the next stage: elimination
};
inline constexpr unsigned format_count = static_cast<unsigned>(Format::Bracket) + 1;
std::string_view id(Format format);

struct StagePlan {
    std::string name;
    Format format = Format::Chart;
    unsigned sessions = 1;
    unsigned group = 0;       ///< players of a group, who meet only each other; 0: all are one group
    unsigned go_on = 0;       ///< the best of each group; 0 at the last stage
    bool carry = false;       ///< what was won in the stages before counts here too
    bool same_walls = false;  ///< duplicate: every table of a session plays the same walls
    /// Table points of a session by the place in the whole group, not at the table (gb98:Q47).
    bool group_points = false;

    bool operator==(const StagePlan&) const = default;
};

}  // namespace sifang::contest
