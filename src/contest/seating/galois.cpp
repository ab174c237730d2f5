#include "contest/seating/galois.hpp"

#include <cstddef>

namespace sifang::seating {

namespace {

/// The prime of which q is a power, or 0.
unsigned prime_of(unsigned q) {
    for (unsigned p = 2; p <= q; ++p) {
        if (q % p != 0) continue;
        while (q % p == 0) q /= p;
        return q == 1 ? p : 0;
    }
    return 0;
}

/// Elements are polynomials over the prime field, their coefficients the digits of the number in base p. The
/// product with the polynomial x, where x to the power of the degree is `tail`.
unsigned times_x(unsigned a, unsigned tail, unsigned p, unsigned q) {
    const unsigned top = a / (q / p);
    unsigned shifted = a % (q / p) * p, sum = 0;
    for (unsigned place = 1; place < q; place *= p)
        sum += (shifted / place + top * (tail / place)) % p * place;
    return sum;
}

}  // namespace

std::optional<Galois> Galois::of(unsigned q) {
    const unsigned p = prime_of(q);
    if (p == 0) return std::nullopt;
    Galois field(q);
    for (unsigned a = 0; a < q; ++a)
        for (unsigned b = 0; b < q; ++b) {
            unsigned sum = 0;
            for (unsigned place = 1; place < q; place *= p) sum += (a / place + b / place) % p * place;
            field.sums_[std::size_t{a} * q + b] = sum;
        }
    // A primitive element: in a prime field a number, else x itself under some polynomial.
    for (unsigned candidate = 1; candidate < q; ++candidate) {
        unsigned element = 1, order = 0;
        do {
            field.powers_[order] = element;
            field.logs_[element] = order++;
            element = q == p ? element * candidate % p : times_x(element, candidate, p, q);
        } while (element > 1 && order < q - 1);
        if (element == 1 && order == q - 1) return field;
    }
    return std::nullopt;
}

}  // namespace sifang::seating
