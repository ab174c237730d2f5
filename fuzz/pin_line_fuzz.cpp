// Lines of a Pin ledger: whatever is read is written so that it is read again as the same.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "wire/pin_line.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = sifang::read_pin_line(text);
    if (!read) return 0;
    std::string line;
    sifang::append_pin_line(line, *read);
    const auto again = sifang::read_pin_line(line);
    if (!again || !(*again == *read)) std::abort();
    return 0;
}
