#pragma once
// Writes a record as the game goes: a line at a time, each whole when it is appended.

#include <string>

#include "game/event.hpp"
#include "game/session_event.hpp"
#include "rules/rulebook.hpp"
#include "wire/record.hpp"
#include "wire/sha256.hpp"

namespace sifang {

/// The header of a record by this rulebook: its id, its hash, and the profile unless the edition `comes_with`
/// the program.
RecordHeader header_for(const Rulebook& book, bool comes_with, std::array<std::string, 4> players);

/// One record after another, onto the end of a text that the caller empties when he likes. The calls come in
/// the order of the lines: begin, then for each hand `hand`, its events and `result`, and `end`. What happens
/// to the session beside its hands comes where it happened; a hand's own beginning and end are none of these.
class RecordWriter {
  public:
    /// The text and the rulebook must outlive it. The rulebook is that of the header.
    RecordWriter(std::string& out, const Rulebook& book) : out_(out), book_(book) {}

    void begin(const RecordHeader& header);
    void hand(const RecordHand& hand);
    void event(const Event& event);
    void session(const SessionEvent& event);
    void result(const RecordResult& result);
    void end();

  private:
    void seal_and_end_line();
    void end_line();

    std::string& out_;
    const Rulebook& book_;
    Sha256 seal_;           ///< of the record so far
    std::size_t from_ = 0;  ///< where the line being written began
    int hands_ = 0;
};

}  // namespace sifang
