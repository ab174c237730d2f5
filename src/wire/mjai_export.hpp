#pragma once
// A record as the events of mjai, a JSON object a line, as a player who sees everything would get them.

#include <string>
#include <tl/expected.hpp>

#include "wire/kept_record.hpp"

namespace sifang {

/// From start_game to end_game, each line with its line end.
tl::expected<std::string, ExportError> write_mjai(const KeptRecord& record, const SuitTable& suits);

}  // namespace sifang
