#include "referee/lateness.hpp"

#include <algorithm>

namespace sifang {

std::string_view id(LateBy by) { return by == LateBy::Entrant ? "entrant" : "organisers"; }

std::optional<Lateness> lateness(const TimeRules& rules, Instant announced, Instant seated, LateBy by) {
    if (seated <= announced || by == LateBy::Organisers || rules.late_minutes.empty()) return std::nullopt;
    const Duration late = seated - announced;
    // Up to and with the last minute: who sits down at 8:10 is ten minutes late (gb98:Q167(1)).
    const auto step =
        std::ranges::find_if(rules.late_minutes, [&](int most) { return late <= minutes(most); });
    return Lateness{late, static_cast<std::size_t>(step - rules.late_minutes.begin()),
                    rules.clauses.lateness};
}

}  // namespace sifang
