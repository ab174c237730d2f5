#include "contest/figures.hpp"

#include <algorithm>
#include <numeric>

namespace sifang::contest {
namespace {

void add_result(Figures& figures, const PlayerResult& result) {
    const SessionId id = result.sheet.session_id();
    if (figures.sessions.empty() || figures.sessions.back().session != id)
        figures.sessions.push_back({.session = id});
    SessionFigures& session = figures.sessions.back();
    ++session.players;
    figures.penalties += result.penalty;
    session.score += result.score;
    session.result += result.result;
    if (result.counts == Counts::Forfeited) {
        ++session.forfeits;
        return;
    }
    session.twelfths += result.twelfths;
    if (result.place >= 1 && result.place <= 4) ++figures.places[static_cast<unsigned>(result.place) - 1];
    figures.highest_hand = std::max(figures.highest_hand, result.best_hand);
}

}  // namespace

std::vector<Figures> figures_of(std::span<const CountedResult> results, std::size_t count, int start_points) {
    // By whom they are of, in one go: `begin` counts first, then points behind those already put there.
    std::vector<std::uint32_t> begin(count + 1);
    for (const CountedResult& counted : results) ++begin[counted.of + 1];
    std::partial_sum(begin.begin(), begin.end(), begin.begin());
    std::vector<const PlayerResult*> sorted(results.size());
    for (const CountedResult& counted : results) sorted[begin[counted.of]++] = counted.result;

    std::vector<Figures> all(count);
    for (std::size_t of = 0; of < count; ++of) {
        const std::size_t first = of == 0 ? 0 : begin[of - 1];
        const std::span mine = std::span(sorted).subspan(first, begin[of] - first);
        std::ranges::sort(mine, {}, &PlayerResult::sheet);
        Figures& figures = all[of];
        figures.sessions.reserve(mine.size());
        for (const PlayerResult* result : mine) add_result(figures, *result);
        for (const SessionFigures& session : figures.sessions) {
            figures.twelfths += session.twelfths;
            figures.score += session.result;
            figures.sessions_won += session.score > session.players * start_points;
        }
    }
    return all;
}

}  // namespace sifang::contest
