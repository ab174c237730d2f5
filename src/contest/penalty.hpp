#pragma once
// The ledger of penalties, beside the sheets: where the points of a penalty come off.

#include <cstdint>
#include <string_view>

namespace sifang::contest {

enum class Booking : std::uint8_t {
    OnSheet,  ///< they stand on the sheet already: the ledger only tells of them
    Session,  ///< off the score of the session (gb98:Q147(4))
    Total,    ///< off the total of the stage
};
inline constexpr unsigned booking_count = static_cast<unsigned>(Booking::Total) + 1;
std::string_view id(Booking booking);

}  // namespace sifang::contest
