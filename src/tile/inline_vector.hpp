#pragma once
// A vector with its room inside it: the scoring and playing paths allocate nothing.

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <type_traits>

namespace sifang {

/// Up to N values in place; going past N is our bug, not bad input. Places not yet used hold anything.
template <class T, std::size_t N>
class InlineVector {
  public:
    constexpr InlineVector() = default;
    constexpr InlineVector(std::initializer_list<T> values) {
        for (const T& v : values) push_back(v);
    }
    constexpr void push_back(const T& v) {
        assert(size_ < N);
        std::construct_at(&room_.items[size_], v);
        ++size_;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr std::size_t size() const { return size_; }
    static constexpr std::size_t capacity() { return N; }
    constexpr T& operator[](std::size_t i) { return assert(i < size_), room_.items[i]; }
    constexpr const T& operator[](std::size_t i) const { return assert(i < size_), room_.items[i]; }
    constexpr T& back() { return (*this)[size_ - 1]; }
    constexpr const T& back() const { return (*this)[size_ - 1]; }
    constexpr T* begin() { return room_.items; }
    constexpr T* end() { return room_.items + size_; }
    constexpr const T* begin() const { return room_.items; }
    constexpr const T* end() const { return room_.items + size_; }
    constexpr bool operator==(const InlineVector& o) const {
        if (size_ != o.size_) return false;
        for (std::size_t i = 0; i < size_; ++i)
            if (!(room_.items[i] == o.room_.items[i])) return false;
        return true;
    }

  private:
    static_assert(N <= 0xFFFF && std::is_trivially_copyable_v<T>);
    /// A union, so that making an empty vector writes nothing but the size.
    union Room {
        constexpr Room() {}
        T items[N];
    } room_;
    std::conditional_t<(N < 256), std::uint8_t, std::uint16_t> size_ = 0;
};

}  // namespace sifang
