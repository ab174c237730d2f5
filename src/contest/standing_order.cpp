#include "contest/standing_order.hpp"

#include <algorithm>
#include <functional>

namespace sifang::contest {
namespace {

using Maybe = std::optional<int>;

/// What is not there is less than anything that is.
std::optional<Difference> more_is_better(Maybe a, Maybe b, int nth = 0) {
    if (a == b) return std::nullopt;
    return Difference{a > b ? -1 : 1, a, b, nth};
}

Maybe nth_of(const std::vector<int>& values, std::size_t n) {
    return n < values.size() ? Maybe(values[n]) : Maybe();
}

std::optional<Difference> one_by_one(const std::vector<int>& a, const std::vector<int>& b) {
    for (std::size_t n = 0; n < std::max(a.size(), b.size()); ++n)
        if (const auto found = more_is_better(nth_of(a, n), nth_of(b, n), static_cast<int>(n) + 1))
            return found;
    return std::nullopt;
}

Maybe lot_of(const Keys& keys) { return keys.lot > 0 ? Maybe(keys.lot) : Maybe(); }

bool uses(const RankingRules& rules, std::initializer_list<Criterion> any) {
    return std::ranges::any_of(rules.steps, [&](const RankingStep& step) {
        return std::ranges::find(any, step.criterion) != any.end();
    });
}

}  // namespace

Keys keys_of(const RankingRules& rules, const Figures& figures, int lot) {
    Keys keys;
    keys.figures = &figures;
    keys.lot = lot;
    using enum Criterion;
    if (uses(rules, {BestTablePoints, NextTablePoints, HighTablePoints})) {
        for (const SessionFigures& s : figures.sessions) keys.table_points.push_back(s.twelfths);
        std::ranges::sort(keys.table_points, std::greater());
    }
    if (uses(rules, {BestScore, HighScores})) {
        for (const SessionFigures& s : figures.sessions) keys.scores.push_back(s.result);
        std::ranges::sort(keys.scores, std::greater());
    }
    return keys;
}

std::optional<Difference> difference(Criterion criterion, const Keys& a, const Keys& b) {
    const Figures &x = *a.figures, &y = *b.figures;
    switch (criterion) {
        case Criterion::TablePoints: return more_is_better(x.twelfths, y.twelfths);
        case Criterion::Score: return more_is_better(x.score, y.score);
        case Criterion::SessionsWon: return more_is_better(x.sessions_won, y.sessions_won);
        case Criterion::BestTablePoints:
            return more_is_better(nth_of(a.table_points, 0), nth_of(b.table_points, 0));
        case Criterion::NextTablePoints:
            return more_is_better(nth_of(a.table_points, 1), nth_of(b.table_points, 1));
        case Criterion::HighTablePoints: return one_by_one(a.table_points, b.table_points);
        case Criterion::BestScore: return more_is_better(nth_of(a.scores, 0), nth_of(b.scores, 0));
        case Criterion::HighScores: return one_by_one(a.scores, b.scores);
        case Criterion::HighPlaces:
            for (std::size_t p = 0; p < 4; ++p)
                if (const auto found = more_is_better(x.places[p], y.places[p], static_cast<int>(p) + 1))
                    return found;
            return std::nullopt;
        case Criterion::HighestHand: return more_is_better(x.highest_hand, y.highest_hand);
        case Criterion::Lot:
            // Who has not drawn comes after who has; the standings say that a lot is missing.
            if (a.lot == b.lot) return std::nullopt;
            if (a.lot == 0 || b.lot == 0) return more_is_better(lot_of(a), lot_of(b));
            return Difference{a.lot < b.lot ? -1 : 1, a.lot, b.lot, 0};
    }
    return std::nullopt;
}

bool is_before(const RankingRules& rules, const Keys& a, const Keys& b) {
    for (const RankingStep& step : rules.steps)
        if (const auto found = difference(step.criterion, a, b)) return found->order < 0;
    return false;
}

std::optional<Apart> apart(const RankingRules& rules, const Keys& above, const Keys& own) {
    for (const RankingStep& step : rules.steps)
        if (const auto found = difference(step.criterion, above, own))
            return Apart{step.criterion, step.clause, found->first, found->second, found->nth};
    return std::nullopt;
}

}  // namespace sifang::contest
