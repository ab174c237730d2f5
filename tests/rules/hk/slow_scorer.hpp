#pragma once
// A second scorer, written from the rules alone and made to be read: it tries every division of the tiles and
// asks of each fan whether it is there. Nothing of src/rules/hk is used, only the win it is asked about.

#include <array>
#include <map>
#include <optional>
#include <string>

#include "rules/win.hpp"

namespace sifang::hk_test {

struct SlowScore {
    bool valid = false;
    std::map<std::string, int> count;  ///< by pattern id
    int fan = 0;
    int total = 0;
    bool meets_minimum = false;
    std::optional<std::array<int, 4>> payments;  ///< E S W N
};

/// Fan of one of a pattern.
int slow_points(const std::string& id);
const std::map<std::string, int>& slow_table();

SlowScore slow_score(const Win& win);

}  // namespace sifang::hk_test
