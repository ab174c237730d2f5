#include "wire/record_lines.hpp"

#include <algorithm>
#include <cstring>

namespace sifang {

BytesIn bytes_of(std::string_view text) {
    return [text](char* into, std::size_t size) mutable {
        size = std::min(size, text.size());
        std::copy_n(text.data(), size, into);
        text.remove_prefix(size);
        return static_cast<std::ptrdiff_t>(size);
    };
}

LineSource::Got LineSource::next(std::string_view& line) {
    constexpr std::size_t piece = std::size_t{64} * 1024;
    std::size_t searched = 0;
    for (;;) {
        const std::size_t there = end_ - begin_;
        const char* const from = buffer_.data() + begin_;
        const void* const found =
            there > searched ? std::memchr(from + searched, '\n', there - searched) : nullptr;
        const std::size_t size =
            found ? static_cast<std::size_t>(static_cast<const char*>(found) - from) : there;
        if (size > max_line_) {
            ++number_;
            line = {from, max_line_};
            return Got::TooLong;
        }
        if (found) {
            ++number_;
            line = {from, size};
            begin_ += size + 1;
            return Got::Line;
        }
        if (exhausted_) {
            if (there == 0) return Got::End;
            ++number_;
            line = {from, there};
            begin_ = end_;
            return Got::Partial;
        }
        searched = there;
        if (begin_ > 0) {
            std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(begin_),
                      buffer_.begin() + static_cast<std::ptrdiff_t>(end_), buffer_.begin());
            end_ -= begin_;
            begin_ = 0;
        }
        if (buffer_.size() < end_ + piece) buffer_.resize(end_ + piece);
        const std::ptrdiff_t got = bytes_(buffer_.data() + end_, piece);
        if (got < 0) return Got::Failed;
        exhausted_ = got == 0;
        end_ += static_cast<std::size_t>(got);
    }
}

}  // namespace sifang
