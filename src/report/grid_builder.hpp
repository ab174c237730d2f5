#pragma once
// What all tables of a contest have in common.

#include <initializer_list>
#include <string>
#include <string_view>

#include "contest/ids.hpp"
#include "contest/state.hpp"
#include "report/grid.hpp"
#include "text/words.hpp"

namespace sifang::report {

inline std::string heading(const Words& words, std::string_view id) {
    return words("grid.heading." + std::string(id));
}

/// A table of this name with these headings, by their ids in the catalogue.
inline Grid grid_of(const Words& words, std::string_view name,
                    std::initializer_list<std::string_view> headings) {
    Grid out{words("grid.name." + std::string(name)), {}, {}};
    for (const std::string_view id : headings) out.headings.push_back(heading(words, id));
    return out;
}

template <class Of>
Cell cell(contest::Number<Of> number) {
    return number ? Cell{std::int64_t{number.value}} : Cell{};
}
inline Cell whole(std::int64_t value) { return value; }
/// Six places are enough to tell any sum of twelfths.
Cell table_points(int twelfths);
Cell yes_no(const Words& words, bool yes);
/// The number as it is worn: a figure, but for a substitute's.
Cell worn_number(const contest::ContestState& state, const contest::SessionId& session,
                 contest::PlayerNumber number);
/// East to North by 0 to 3.
std::string wind(const Words& words, std::size_t seat);
std::string team_name(const contest::ContestState& state, contest::TeamNumber team);

}  // namespace sifang::report
