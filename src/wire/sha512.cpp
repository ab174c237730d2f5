#include "wire/sha512.hpp"

#include "wire/sha2.hpp"

namespace sifang {

std::array<std::uint8_t, 64> sha512(std::string_view bytes) {
    constexpr sha2::Mixing mixing{{1, 8, 7}, {19, 61, 6}, {28, 34, 39}, {14, 18, 41}};
    return sha2::Hash<std::uint64_t, 80, mixing>::of(bytes);
}

}  // namespace sifang
