// Whatever the file: no crash, a fault with a place inside it, and a contest that is read is the one that is
// written.
#include <cstdlib>

#include "wire/contest_file.hpp"

using namespace sifang;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto file = read_contest_file(text);
    if (!file) {
        const FileFault& fault = file.error();
        if (fault.code.empty() || fault.line < 1 || fault.line > size + 2 || fault.column < 1 ||
            fault.column > size + 1)
            std::abort();
        return 0;
    }
    std::string written;
    append_contest_file(written, file->header, file->events);
    if (read_contest_file(written) != file) std::abort();
    return 0;
}
