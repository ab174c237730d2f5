// Whatever the line: no crash, an error with a place inside it, and an event that is read is the one that is
// written.
#include <cstdlib>

#include "wire/contest_line.hpp"

using namespace sifang;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view line(reinterpret_cast<const char*>(data), size);
    const auto logged = read_contest_line(line);
    if (!logged) {
        if (logged.error().code.empty() || logged.error().at < 1 || logged.error().at > size + 1)
            std::abort();
        return 0;
    }
    std::string written;
    append_contest_line(written, *logged);
    if (read_contest_line(written) != logged) std::abort();
    return 0;
}
