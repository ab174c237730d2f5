// Whatever the text: no crash, a place inside it, and what is told is played over.
#include "told_game.hpp"
#include "wire/mjlog.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    sifang::check_told(sifang::read_mjlog(text), text);
    return 0;
}
