#pragma once
// The Japanese rules counted slowly and plainly, from the articles and the switches: every way to split the
// tiles, every place of the winning tile, every yaku by looking at the sets one by one. Shares nothing with
// src/rules/riichi.

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "rules/win.hpp"

namespace sifang::riichi_test {

/// The switches of a profile as far as they touch the score.
struct SlowRules {
    bool ippatsu = false, rinshan = false, ura = false, kan_dora = false, kan_ura = false;
    int red_fives = 0;  ///< in each suit
    int double_wind_pair = 2, open_ron_minimum = 20;
    bool counted_yakuman = false, stacked_yakuman = false, kiriage = false;
    enum class Renhou { None, FourHan, FiveHan, Mangan } renhou = Renhou::FourHan;
    bool honour_pairs_are_tsuuiisou = false;
    std::set<std::string> liability;
    bool liable_pays_counters = false;
};
const SlowRules& slow_rules(std::string_view profile);

using HanByYaku = std::map<std::string, int>;  ///< dora with all their han

struct SlowScore {
    bool valid = false;
    int total = 0, han = 0, fu = 0;
    std::string limit;
    std::set<HanByYaku> lists;  ///< every list that is worth the most
    std::optional<std::array<int, 4>> payments;
    bool wins() const { return total > 0; }
};

SlowScore slow_score(const SlowRules& rules, const Win& win);

}  // namespace sifang::riichi_test
