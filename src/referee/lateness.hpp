#pragma once
// How late somebody is for a session.

#include <optional>
#include <string_view>

#include "referee/instant.hpp"
#include "rules/time_rules.hpp"

namespace sifang {

/// Who let him be late. What the organisers caused is not punished; the end of the session may be moved
/// (gb98:Q146(1) b).
enum class LateBy : std::uint8_t { Entrant, Organisers };
std::string_view id(LateBy by);

struct Lateness {
    Duration by;
    std::size_t rung = 0;  ///< of the foul `lateness`, from 0
    std::string_view clause;
    bool operator==(const Lateness&) const = default;
};

/// From the announced start to when he sits at the table; nothing when he is in time or it is not punished.
std::optional<Lateness> lateness(const TimeRules& rules, Instant announced, Instant seated,
                                 LateBy by = LateBy::Entrant);

}  // namespace sifang
