#pragma once
// What differs between two trees of plain data.

#include <string>
#include <vector>

#include "rules/value.hpp"

namespace sifang::cli {

/// A field that the two do not have alike. Null pointers: it is not there at all.
struct Difference {
    std::vector<std::string> path;  ///< patterns, all_pungs, points
    const Value* left = nullptr;
    const Value* right = nullptr;
};

/// Objects are compared field by field, everything else as a whole. The values must outlive the answer.
std::vector<Difference> differences(const Value& left, const Value& right);

}  // namespace sifang::cli
