#include "report/grid_builder.hpp"

#include <array>
#include <cmath>

#include "contest/hall.hpp"

namespace sifang::report {

Cell table_points(int twelfths) {
    if (twelfths % 12 == 0) return std::int64_t{twelfths / 12};
    return std::round(twelfths * 1e6 / 12) / 1e6;
}

Cell yes_no(const Words& words, bool yes) { return words(yes ? "grid.yes" : "grid.no"); }

Cell worn_number(const contest::ContestState& state, const contest::SessionId& session,
                 contest::PlayerNumber number) {
    std::string shown = contest::shown_number(state, session, number);
    if (shown == std::to_string(number.number())) return std::int64_t{number.number()};
    return shown;
}

std::string wind(const Words& words, std::size_t seat) {
    constexpr std::array<const char*, 4> keys{"seat.E", "seat.S", "seat.W", "seat.N"};
    return words(keys[seat]);
}

std::string team_name(const contest::ContestState& state, contest::TeamNumber team) {
    return state.has(team) ? state.of(team).team.name : std::string();
}

}  // namespace sifang::report
