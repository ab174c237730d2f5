#pragma once
// The seal of a line: a hash over the seal before it, the stream, the version, the text and the command that
// it ends. A changed, missing, foreign or displaced line does not fit the seals around it. A seal shows
// damage and clumsy editing; who can write the file can make all seals anew, and only a seal that was handed
// out before would tell.

#include <array>
#include <cstdint>
#include <string_view>

#include "store/log.hpp"

namespace sifang::store {

using Seal = std::array<std::uint8_t, 32>;

/// The seal that the first line follows, and that of a stream without lines: all zeros.
inline constexpr Seal first_seal{};

/// `command`: of the append whose last line this is, else empty.
Seal seal_line(const Seal& before, const StreamName& stream, Version version, std::string_view text,
               std::string_view command);
/// Of a snapshot, tied to the line it was made after.
Seal seal_snapshot(const Seal& line, std::string_view purpose, std::string_view bytes);
/// Of one field, so that a damaged identity number is not taken for a person's. Erased with the field.
Seal seal_personal(const StreamName& stream, const PersonalField& field);

/// The bytes of a seal as the database has them.
inline std::string_view bytes_of(const Seal& seal) {
    return {reinterpret_cast<const char*>(seal.data()), seal.size()};
}

}  // namespace sifang::store
