#pragma once
// Names of streams from what people call things.

#include <string>
#include <string_view>

namespace sifang::cli {

/// From a title, where its letters allow: Spring Cup 2026 gives spring-cup-2026; else `contest`.
std::string contest_stream_name(std::string_view title);
/// From a person's name, so that every name has one of its own: letters of other scripts by their code
/// points, as u5f20-u4e09. A name too long for that is cut.
std::string ledger_stream_name(std::string_view name);

}  // namespace sifang::cli
