#pragma once
// The first sheet of a workbook (ECMA-376), as rows of text.

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "report/grid.hpp"

namespace sifang::report {

/// Elements and attributes of one part: what a tree of it costs is known before it is made.
inline constexpr std::size_t most_xml_marks = 2'000'000;

/// Of an archive; `read_grid` has looked at its size.
tl::expected<std::vector<TextRow>, GridError> read_workbook(std::string_view bytes);

}  // namespace sifang::report
