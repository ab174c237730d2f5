#pragma once
// The table of suits that a test program needs once: it is large and slow to make.

#include <memory>

#include "hand/suit_table.hpp"

namespace sifang {

inline const SuitTable& suits() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

}  // namespace sifang
