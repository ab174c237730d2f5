#pragma once
// Who is there: entrants and officials. No identity number, address or date of birth is in a contest's log;
// the desk looks at the papers and tells what it saw.

#include <string>
#include <string_view>

#include "contest/ids.hpp"
#include "contest/regulations.hpp"

namespace sifang::contest {

enum class Role : std::uint8_t {
    Player,
    Substitute,  ///< plays as T and the number of whom he replaces (gb98:App-3)
    Leader,
    Coach,
    StandIn,  ///< fills a seat so that every table has four; nothing of his counts
};
inline constexpr unsigned role_count = static_cast<unsigned>(Role::StandIn) + 1;
std::string_view id(Role role);

/// The longest name of a person or team, in bytes.
inline constexpr std::size_t longest_name = 120;

struct Entry {
    std::string name;
    std::string region{};  ///< country or region
    TeamNumber team{};     ///< none: for himself
    Role role = Role::Player;
    bool adult = true;      ///< as the papers say
    bool pupil = false;     ///< of a school
    bool namesake = false;  ///< somebody else of that name and region entered before

    bool operator==(const Entry&) const = default;
};

struct Team {
    std::string name;
    std::string region{};
    bool operator==(const Team&) const = default;
};

using sifang::Duty;
using sifang::duty_count;
using sifang::id;

struct Official {
    std::string name;
    Duty duty = Duty::Referee;
    RefereeGrade grade = RefereeGrade::None;
    unsigned first_table = 0, last_table = 0;  ///< of a referee; 0: every table

    bool has_table(TableNumber table) const {
        return first_table == 0 || (table.value >= first_table && table.value <= last_table);
    }
    bool operator==(const Official&) const = default;
};

}  // namespace sifang::contest
