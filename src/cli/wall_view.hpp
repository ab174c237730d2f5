#pragma once
// A wall as one sees it before the deal, and a verdict on its promises.

#include <string>

#include "cli/terminal.hpp"
#include "fair/verify.hpp"
#include "rules/value.hpp"
#include "text/words.hpp"
#include "tile/deal.hpp"

namespace sifang::cli {

/// A wall with its dice thrown, opened and dealt.
struct ShownWall {
    std::string rules;
    DealRule rule;
    fair::Seed seed;
    Wind dealer = Wind::East;
    Wall wall;
    Dice dice;
    Break opened;
    Deal dealt;
};

std::string draw_wall(const ShownWall& shown, const Words& words, const Look& look);
Value wall_json(const ShownWall& shown);

std::string draw_verdict(const fair::PromisedHand& hand, const fair::WallVerdict& verdict, const Words& words,
                         const Look& look);
Value verdict_json(const fair::PromisedHand& hand, const fair::WallVerdict& verdict);

}  // namespace sifang::cli
