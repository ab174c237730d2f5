// Whatever the file: no crash, a place inside it, and an edition that is opened is the edition that is
// written.
#include <cstdlib>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "wire/json.hpp"
#include "wire/profile.hpp"
#include "wire/score_line.hpp"

using namespace sifang;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    static const SuitTable table;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto book = open_profile(text, families(), table);
    if (!book) {
        const ProfileError& error = book.error();
        if (error.fault.code.empty() || error.place.line < 1 || error.place.column < 1) std::abort();
        return 0;
    }
    const auto again = open_profile(write_json((*book)->profile()), families(), table);
    if (!again || profile_hash(**again) != profile_hash(**book)) std::abort();
    std::string out;
    ScoreLines(**book).answer(R"({"concealed":"123456789m1199p","win":"1p","by":"draw"})", out);
    if (!parse_json(out)) std::abort();
    return 0;
}
