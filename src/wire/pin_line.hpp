#pragma once
// A ledger of Pin results (mcr:A9) as lines of JSON: what the store keeps of a player over events.

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>
#include <vector>

#include "contest/ids.hpp"
#include "contest/pin.hpp"
#include "wire/line_error.hpp"

namespace sifang {

/// What he has from one event.
struct PinAdded {
    std::string holder;  ///< his name, as he was entered
    contest::PinResult result;
    bool operator==(const PinAdded&) const = default;
};
/// An earlier line counts no more: it was wrong, or another took its place.
struct PinTakenBack {
    std::uint32_t line = 0;  ///< from 1
    std::string reason;
    bool operator==(const PinTakenBack&) const = default;
};
struct PinLine {
    contest::Moment at;
    std::variant<PinAdded, PinTakenBack> what;
    bool operator==(const PinLine&) const = default;
};

inline constexpr std::size_t max_pin_line_bytes = std::size_t{16} * 1024;

/// Without a line break. Reading gives the same line.
void append_pin_line(std::string& out, const PinLine& line);
tl::expected<PinLine, LineError> read_pin_line(std::string_view line);

/// What stands in a ledger, with the numbers of the lines.
struct PinEntry {
    std::uint32_t line = 0;
    PinAdded added;
    bool operator==(const PinEntry&) const = default;
};
std::vector<PinEntry> pin_ledger(std::span<const PinLine> lines);

}  // namespace sifang
