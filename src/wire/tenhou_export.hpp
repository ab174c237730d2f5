#pragma once
// A record as the JSON log that Tenhou's editor shows (tenhou.net/6).

#include <string>
#include <tl/expected.hpp>

#include "wire/kept_record.hpp"

namespace sifang {

/// One JSON text with all hands, without a line end. What the format has no place for goes into a field
/// `sifang` of its own, which other readers pass over: the walls and dice of the hands.
tl::expected<std::string, ExportError> write_tenhou_json(const KeptRecord& record, const SuitTable& suits);

}  // namespace sifang
