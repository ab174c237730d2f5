#pragma once
// Checking after the hand what was promised before it.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fair/commitment.hpp"
#include "tile/wall.hpp"

namespace sifang::fair {

enum class WallFault : std::uint8_t {
    HouseBrokePromise,   ///< the house's opening is not what it committed to
    PlayerBrokePromise,  ///< a player's opening is not what he committed to
    PlayerTwice,         ///< two contributions under one name
    OtherTable,          ///< a player's opening is for another table or session than the hand
    OtherWall,           ///< the wall played is not the wall of the seeds
};
std::string_view code(WallFault fault);

struct WallFinding {
    WallFault fault = WallFault::HouseBrokePromise;
    std::string name{};                     ///< the player concerned
    std::optional<std::size_t> place = {};  ///< the first place where the walls differ, from 0

    bool operator==(const WallFinding&) const = default;
};

struct PromisedPlayer {
    PlayerOpening opening;
    Commitment commitment;  ///< as it was published
};

struct PromisedHand {
    HouseOpening house;
    Commitment commitment;  ///< as it was published
    std::vector<PromisedPlayer> players;
    Flowers flowers = Flowers::With;
    std::optional<Wall> wall;  ///< the wall that was played, where it is to be compared
};

struct WallVerdict {
    std::vector<WallFinding> findings;  ///< nothing: every promise was kept
    Seed seed;                          ///< of the wall
    Wall wall;                          ///< what the seeds make

    bool kept() const { return findings.empty(); }
};

WallVerdict verify(const PromisedHand& hand);

}  // namespace sifang::fair
