#pragma once
// Faults of the pure libraries as words and as complaints.

#include <string>
#include <string_view>

#include "cli/complaint.hpp"
#include "hand/notation.hpp"
#include "wire/line_error.hpp"

namespace sifang::cli {

/// The text of error.<code> and, where there is one, what it is about.
std::string error_text(const Words& words, std::string_view code, std::string_view subject);
/// What to do about it: remedy.<code>, empty where there is nothing to say.
std::string remedy_text(const Words& words, std::string_view code);

/// For the messages of --jsonl. The words must outlive it; may be called by several threads.
ErrorWords line_error_words(const Words& words);

/// A fault in a text of tiles. `before` is what stands before it in the line that is drawn, such as the
/// option's name.
Complaint tiles_complaint(const Words& words, const NotationError& error, std::string_view text,
                          std::string_view before = {});
Complaint hand_complaint(const Words& words, const HandNotationError& error, std::string_view text);

}  // namespace sifang::cli
