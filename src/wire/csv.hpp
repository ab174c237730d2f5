#pragma once
// Tables as text: comma-separated values (RFC 4180), as spreadsheets write them.

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "wire/json_error.hpp"

namespace sifang {

struct CsvRow {
    std::size_t line = 1;  ///< of the text, from 1
    std::vector<std::string> fields;
    bool operator==(const CsvRow&) const = default;
};

enum class CsvFault : std::uint8_t {
    OpenQuote,   ///< a quoted field does not end
    StrayQuote,  ///< a quote inside a field, or something after a closing one
};
std::string_view code(CsvFault fault);

struct CsvError {
    CsvFault fault = CsvFault::OpenQuote;
    TextPlace place;
};

/// Rows in order; empty lines are left out, blanks around a field too, and a byte order mark.
tl::expected<std::vector<CsvRow>, CsvError> parse_csv(std::string_view text);

/// A row with its line break; fields are quoted where they need it.
void append_csv_row(std::string& out, const std::vector<std::string>& fields);

}  // namespace sifang
