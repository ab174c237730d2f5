#pragma once
// A line of `sifang waits --jsonl`: a hand as JSON, and what it waits for or could discard.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "hand/shanten.hpp"
#include "rules/rulebook.hpp"
#include "rules/wait_scores.hpp"
#include "wire/line_error.hpp"

namespace sifang {

/// A legal hand: of resting size or with one tile more, at most four of a kind.
struct WaitsLine {
    Hand hand;
    Wind seat = Wind::East;
    Wind round = Wind::East;

    bool is_full() const { return hand.standing.total() > hand.resting_size(); }
};

tl::expected<WaitsLine, LineError> read_waits_line(std::string_view text);

/// {"shanten":0,"waits":[{"tile":"6m","left":3,"discard":12,"draw":null}]}
void append_waits(std::string& out, int shanten, const WaitScores& waits);
/// {"shanten":1,"discards":[{"tile":"E","shanten":1,"useful":[{"tile":"3m","left":4}],"useful_total":23}]}
void append_discards(std::string& out, int shanten, const DiscardOptions& discards, const Hand& hand);
/// One or the other of these, as the hand asks.
void append_waits_answer(std::string& out, const SuitTable& table, const Rulebook& book,
                         const WaitsLine& line);

/// Answers lines under one rulebook. May be shared by threads.
class WaitsLines {
  public:
    /// Table and rulebook must outlive this.
    WaitsLines(const SuitTable& table, const Rulebook& book, ErrorWords words = plain_words)
        : table_(table), book_(book), words_(std::move(words)) {}

    /// Appends the answer to a line, whatever the line is, without a line end.
    void answer(std::string_view text, std::string& out) const;

  private:
    const SuitTable& table_;
    const Rulebook& book_;
    ErrorWords words_;
};

}  // namespace sifang
