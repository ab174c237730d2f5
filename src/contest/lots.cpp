#include "contest/lots.hpp"

#include <algorithm>
#include <map>

namespace sifang::contest {

bool ends_with_lot(const RankingRules& rules) {
    return !rules.steps.empty() && rules.steps.back().criterion == Criterion::Lot;
}

Equals equals_of(const Standings& standings) {
    Equals out;
    int place = 0;
    for (const StandingRow& row : standings.rows) {
        if (row.place == 0 || !row.shared) continue;
        if (row.place != place) out.emplace_back();
        place = row.place;
        out.back().push_back(row.number);
    }
    return out;
}

Standings with_lots(const RankingRules& rules, std::vector<Competitor> list, const Equals& drawn,
                    const Rank& rank) {
    RankingRules by = rules;
    RankingStep lot{Criterion::Lot, ""};
    if (ends_with_lot(rules)) {
        lot = by.steps.back();
        by.steps.pop_back();
    }
    Standings out = rank(by, list);
    std::map<std::uint32_t, int> lots;
    for (std::vector<std::uint32_t> equal : drawn.empty() ? Equals{} : equals_of(out)) {
        std::ranges::sort(equal);
        for (auto draw = drawn.rbegin(); draw != drawn.rend(); ++draw) {
            std::vector<std::uint32_t> who = *draw;
            std::ranges::sort(who);
            if (who != equal) continue;
            for (std::size_t i = 0; i < draw->size(); ++i) lots[(*draw)[i]] = static_cast<int>(i) + 1;
            break;
        }
    }
    if (!lots.empty()) {
        for (Competitor& each : list)
            if (const auto found = lots.find(each.number); found != lots.end()) each.lot = found->second;
        by.steps.push_back(lot);
        out = rank(by, list);
    }
    out.lots_missing = ends_with_lot(rules) && !equals_of(out).empty();
    return out;
}

}  // namespace sifang::contest
