#pragma once
// The end of a hand as told beside its end as played over here. Internal to told_replay.

#include <optional>
#include <string>

#include "wire/told_replay.hpp"

namespace sifang {

/// The first difference, if there is one. Notes deviations that are known.
std::optional<Difference> compare_result(const Table& table, const ToldHand& told, PlayedHand& played,
                                         const Allowances& allowances);

/// `E 1000 S -1000 …`
std::string points_text(const Payments& points);

}  // namespace sifang
