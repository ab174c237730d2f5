#pragma once
// An event of a contest as a line of JSON and back: what the store keeps and what an exported event is made
// of.

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "contest/event.hpp"
#include "wire/line_error.hpp"

namespace sifang {

/// A chart of a thousand players over many sessions is one line.
inline constexpr std::size_t max_contest_line_bytes = std::size_t{4} * 1024 * 1024;

/// Without a line break. Reading gives the same event.
void append_contest_line(std::string& out, const contest::Logged& logged);
/// Its form alone: whether it could have happened is for contest::refusal to say.
tl::expected<contest::Logged, LineError> read_contest_line(std::string_view line);

}  // namespace sifang
