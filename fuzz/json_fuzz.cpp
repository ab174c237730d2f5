// Whatever the text: no crash, a place inside it, and what is written is read again as the same value.
#include <cstdlib>

#include "wire/json.hpp"
#include "wire/json_reader.hpp"

using namespace sifang;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto value = parse_json(text);
    JsonReader reader(text);
    const bool skipped = reader.skip() && reader.finish();
    if (!value) {
        if (value.error().offset > text.size() || value.error().place != place_in(text, value.error().offset))
            std::abort();
        // Skipping looks at everything but repeated names.
        if (skipped && value.error().fault != JsonFault::DuplicateField) std::abort();
        return 0;
    }
    if (!skipped) std::abort();
    for (const JsonStyle style : {JsonStyle::Compact, JsonStyle::Pretty}) {
        const auto again = parse_json(write_json(*value, style), std::size_t{1} << 30);
        if (!again || *again != *value) std::abort();
    }
    const std::string canonical = write_json(*value, JsonStyle::Canonical);
    const auto sorted = parse_json(canonical, std::size_t{1} << 30);
    if (!sorted || write_json(*sorted, JsonStyle::Canonical) != canonical) std::abort();
    return 0;
}
