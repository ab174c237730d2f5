#pragma once
// Tables as text: comma-separated values (RFC 4180), as spreadsheets write them.

#include <limits>
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
    TooLarge,    ///< more rows, fields or text than the form allows
};
std::string_view code(CsvFault fault);

struct CsvError {
    CsvFault fault = CsvFault::OpenQuote;
    TextPlace place;
    std::size_t row = 1, field = 1;  ///< line of the row and field in it, from 1
};

/// What stands between fields, and how much is read before it is refused.
struct CsvForm {
    char separator = ',';  ///< no blank but the tab
    std::size_t most_rows = std::numeric_limits<std::size_t>::max();
    std::size_t most_fields = std::numeric_limits<std::size_t>::max();  ///< of a row
    std::size_t most_bytes = std::numeric_limits<std::size_t>::max();   ///< of a field
};

/// Rows in order; empty lines are left out, blanks around a field too, and a byte order mark.
tl::expected<std::vector<CsvRow>, CsvError> parse_csv(std::string_view text, const CsvForm& form = {});

/// A row with its line break; fields are quoted where they need it.
void append_csv_row(std::string& out, const std::vector<std::string>& fields);

}  // namespace sifang
