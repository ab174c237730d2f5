#pragma once
// Arithmetic in the finite field of q elements, q a prime power: what constructions of designs are made of.

#include <optional>
#include <vector>

namespace sifang::seating {

/// Elements are 0 to q−1; 0 and 1 are what they are called.
class Galois {
  public:
    /// Nothing when q is no prime power.
    static std::optional<Galois> of(unsigned q);

    unsigned size() const { return size_; }
    unsigned add(unsigned a, unsigned b) const { return sums_[a * size_ + b]; }
    unsigned multiply(unsigned a, unsigned b) const {
        return a == 0 || b == 0 ? 0 : powers_[(logs_[a] + logs_[b]) % (size_ - 1)];
    }
    /// Powers of an element whose powers are everything but 0.
    unsigned power(unsigned exponent) const { return powers_[exponent % (size_ - 1)]; }

  private:
    explicit Galois(unsigned q) : size_(q), sums_(std::size_t{q} * q), logs_(q), powers_(q - 1) {}

    unsigned size_;
    std::vector<unsigned> sums_, logs_, powers_;
};

}  // namespace sifang::seating
