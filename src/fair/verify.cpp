#include "fair/verify.hpp"

#include <algorithm>

#include "fair/fair_wall.hpp"

namespace sifang::fair {

std::string_view code(WallFault fault) {
    switch (fault) {
        case WallFault::HouseBrokePromise: return "house_broke_promise";
        case WallFault::PlayerBrokePromise: return "player_broke_promise";
        case WallFault::PlayerTwice: return "player_twice";
        case WallFault::OtherTable: return "other_table";
        case WallFault::OtherWall: return "other_wall";
    }
    return "";
}

WallVerdict verify(const PromisedHand& hand) {
    WallVerdict verdict;
    const auto find = [&verdict](WallFault fault, std::string name = {},
                                 std::optional<std::size_t> place = {}) {
        verdict.findings.push_back({fault, std::move(name), place});
    };
    if (commit(hand.house) != hand.commitment) find(WallFault::HouseBrokePromise);
    std::vector<Contribution> contributions;
    for (const PromisedPlayer& player : hand.players) {
        const PlayerOpening& opening = player.opening;
        if (commit(opening) != player.commitment) find(WallFault::PlayerBrokePromise, opening.name);
        if (!(opening.at == hand.house.label.at)) find(WallFault::OtherTable, opening.name);
        if (std::any_of(contributions.begin(), contributions.end(),
                        [&](const Contribution& other) { return other.name == opening.name; }))
            find(WallFault::PlayerTwice, opening.name);
        contributions.push_back({opening.name, opening.seed});
    }
    verdict.seed = wall_seed(hand.house, std::move(contributions));
    verdict.wall = wall_of(verdict.seed, hand.flowers);
    if (hand.wall && !(*hand.wall == verdict.wall)) {
        std::size_t place = 0;
        while (place < hand.wall->size() && place < verdict.wall.size() &&
               (*hand.wall)[place] == verdict.wall[place])
            ++place;
        find(WallFault::OtherWall, {}, place);
    }
    return verdict;
}

}  // namespace sifang::fair
