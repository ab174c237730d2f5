#pragma once
// One line of a record as a value, and back. Every value has exactly one spelling: what we write.
// Internal to the reader and the writer of records, which also look after order and seals.

#include <optional>
#include <string>
#include <string_view>

#include "game/event.hpp"
#include "game/session_event.hpp"
#include "rules/rulebook.hpp"
#include "wire/line_error.hpp"
#include "wire/record.hpp"

namespace sifang {

/// What a line is, told by its first field.
enum class RecordLineKind : std::uint8_t { Header, Session, Hand, EventLine, Result, End, Unknown };
RecordLineKind kind_of_line(std::string_view line);

// Without a line end. Those that are sealed end before their seal: `,"seal":"…"}` is still to come.
void append_header(std::string& out, const RecordHeader& header);
void append_hand(std::string& out, const RecordHand& hand);
void append_event(std::string& out, const Event& event, const Rulebook& book);
void append_session_event(std::string& out, const SessionEvent& event);
void append_result(std::string& out, const RecordResult& result, const Rulebook& book);
void append_end(std::string& out, int hands);
void append_seal(std::string& out, std::string_view seal);

// Each sets the whole of its value, or returns what is wrong. What is read need not be spelled as we write
// it: RecordReader writes it again to see.
using MaybeLineError = std::optional<LineError>;
MaybeLineError read_header(std::string_view line, RecordHeader& header);
MaybeLineError read_hand(std::string_view line, RecordHand& hand);
MaybeLineError read_event(std::string_view line, const Rulebook& book, Event& event);
MaybeLineError read_session_event(std::string_view line, SessionEvent& event);
MaybeLineError read_result(std::string_view line, const Rulebook& book, RecordResult& result,
                           std::string& seal);
MaybeLineError read_end(std::string_view line, int& hands, std::string& seal);

/// A seat's action as an object without braces: "action":"discard","tile":"5m".
void append_action(std::string& out, const Action& action);

}  // namespace sifang
