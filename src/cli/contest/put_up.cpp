#include "cli/contest/put_up.hpp"

namespace sifang::cli {

using namespace contest;

std::vector<TabulatedRow> put_up_rows(const Rulebook& book, const ContestState& state,
                                      const StandingsAsk& ask) {
    const auto of = [&](StandingsOf what) {
        StandingsAsk other = ask;
        other.what = what;
        if (what != StandingsOf::Individual) other.group = 0;
        return standings(book, state, other);
    };
    const Standings players = of(StandingsOf::Individual), regions = of(StandingsOf::Region),
                    teams = of(StandingsOf::Team);
    const auto regional = members_of(state, StandingsOf::Region), team = members_of(state, StandingsOf::Team);
    return results_table(players, {regions, regional}, {teams, team});
}

}  // namespace sifang::cli
