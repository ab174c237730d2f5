#pragma once
// A penalty of the record as a director reads it: what it does, by which clause, and where its points go.

#include "cli/contest/contest_file.hpp"

namespace sifang::cli {

/// The foul's name in the person's language; its id where it has none.
std::string foul_name(const Words& words, std::string_view foul);
/// What was ruled in one line, with its clause: 5 points off [gb98:Q130(1)].
std::string ruled_line(const Words& words, const Penalty& penalty);
/// What it moves among the four of its table, by the seats in which they began; nothing where it moves
/// nothing or was not at a table.
std::optional<PlayerPoints> moved_points(const Rulebook& book, const contest::ContestState& state,
                                         const contest::FoulRecorded& recorded);
/// Several lines under the events: the ruling, the points, and what has to be written on the sheet.
void draw_penalty(const Context& context, const ContestFile& file, const contest::FoulRecorded& recorded);

}  // namespace sifang::cli
