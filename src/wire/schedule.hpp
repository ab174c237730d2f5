#pragma once
// Schedules and teams as CSV: `round,table,E,S,W,N` with player numbers, and `player,team`.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "contest/seating/field.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang {

/// What is wrong with the form of a file: what it says is for the audit. The codes: `open_quote`,
/// `stray_quote`, `header` (the subject is the one wanted), `no_rows`,
/// `columns`, `number` (not a whole number in
/// range), `table_twice` (in its round), `round_gap` (a round before it is missing), `player_twice`,
/// `too_large`.
struct ScheduleError {
    std::string_view code;
    std::size_t line = 1;
    std::string subject{};
    bool operator==(const ScheduleError&) const = default;
};

/// Longer files are not looked at.
inline constexpr std::size_t max_schedule_bytes = std::size_t{64} << 20;

/// The field of the schedule is 1 to the highest number in it. Rows may come in any order.
tl::expected<seating::Schedule, ScheduleError> read_schedule(std::string_view text);
std::string write_schedule(const seating::Schedule& schedule);

/// Which group each player is in: `player,NAME` with any names. Players who are not in the file, or have no
/// name, are in none. `name` is what the second column is called: team, country.
tl::expected<seating::Groups, ScheduleError> read_groups(std::string_view text, std::string_view name,
                                                         unsigned players);

}  // namespace sifang
