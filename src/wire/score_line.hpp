#pragma once
// A line of `sifang score --jsonl`: a win as JSON, and its answer.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "rules/rulebook.hpp"
#include "rules/win.hpp"
#include "wire/hand_places.hpp"
#include "wire/line_error.hpp"
#include "wire/score_writer.hpp"

namespace sifang {

/// A win as it was read, and where its parts stand: rulebooks find faults, lines have columns.
struct ScoreLine {
    Win win;
    HandPlaces tiles;
    std::size_t win_tile = 0;  // byte offsets, as all of these
    std::size_t discarder = 0;
    std::size_t liable = 0;
    std::array<std::size_t, 10> situation{};  ///< by bit of Situation
};

/// Reads a win. Fields that are unknown or come twice are refused: `situations` would else score wrong in
/// silence. Whether the win makes sense (tile count, situation and `by`) is for the rulebook to say: see
/// win_fault_error.
tl::expected<ScoreLine, LineError> read_score_line(std::string_view text);

/// A rulebook's refusal as an error of the line the win was read from.
LineError win_fault_error(std::string_view text, const ScoreLine& line, WinFault fault);

/// The win as a line that reads back equal; what has its default is left out.
void append_score_line(std::string& out, const Win& win);

/// Names of the situations, by bit.
std::span<const std::string_view> situation_names();

/// Answers lines under one rulebook. May be shared by threads.
class ScoreLines {
  public:
    /// The rulebook must outlive this.
    explicit ScoreLines(const Rulebook& book, ErrorWords words = plain_words)
        : book_(book), writer_(book), words_(std::move(words)) {}

    /// Appends the answer to a line, whatever the line is, without a line end.
    void answer(std::string_view line, std::string& out) const;

  private:
    const Rulebook& book_;
    ScoreWriter writer_;
    ErrorWords words_;
};

}  // namespace sifang
