#pragma once
// Lines out of bytes that come piece by piece, in bounded memory.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace sifang {

/// Puts up to `size` bytes at `into` and returns how many; 0 at the end, -1 when reading fails.
using BytesIn = std::function<std::ptrdiff_t(char* into, std::size_t size)>;
/// The bytes of a text, which must outlive it.
BytesIn bytes_of(std::string_view text);

class LineSource {
  public:
    LineSource(BytesIn bytes, std::size_t max_line) : bytes_(std::move(bytes)), max_line_(max_line) {}

    enum class Got : std::uint8_t {
        Line,     ///< a whole one: its line end was there
        Partial,  ///< the bytes end inside this line
        TooLong,  ///< more than `max_line` bytes without a line end; nothing is read after it
        End,
        Failed,  ///< the bytes could not be read
    };
    /// The next line without its line end; valid until the next call.
    Got next(std::string_view& line);
    /// Of the line last returned, from 1.
    std::size_t number() const { return number_; }

  private:
    BytesIn bytes_;
    std::size_t max_line_;
    std::vector<char> buffer_;
    std::size_t begin_ = 0, end_ = 0;  ///< what of the buffer is still to be returned
    std::size_t number_ = 0;
    bool exhausted_ = false;
};

}  // namespace sifang
