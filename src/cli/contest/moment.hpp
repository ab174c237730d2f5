#pragma once
// Moments as people write them: local time where no zone is told.

#include <optional>
#include <string>
#include <string_view>

#include "contest/ids.hpp"

namespace sifang::cli {

/// 2026-05-01T09:30, with seconds and a fraction or without, with Z or an offset such as +08:00 or without:
/// then local. A blank may stand for the T. Nothing when it is no such moment.
std::optional<contest::Moment> read_moment(std::string_view text);
/// 2026-05-01 09:30:12, local.
std::string shown_moment(contest::Moment moment);
/// 2026-05-01T01:30:12.000Z.
std::string utc_moment(contest::Moment moment);
contest::Moment moment_now();

}  // namespace sifang::cli
