#pragma once
// A record as logs of Botzone's judge, a hand each: what it asked, what the seats answered, how it ended.

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "wire/kept_record.hpp"

namespace sifang {

/// One JSON text a hand, without line ends.
tl::expected<std::vector<std::string>, ExportError> write_botzone(const KeptRecord& record,
                                                                  const SuitTable& suits);

}  // namespace sifang
