#include "game/croupier.hpp"

#include <cassert>

namespace sifang {
namespace {

RedFives red_fives(const PlayRules& rules) {
    RedFives red{};
    for (std::size_t suit = 0; suit < red.size(); ++suit)
        red[suit] = static_cast<std::uint8_t>(rules.red_fives[suit]);
    return red;
}

}  // namespace

Croupier::Croupier(const PlayRules& rules, const Break& opened, const Wall& wall)
    : reaches_(reaches(rules.deal, Wind::East)), remaining_(rules.deal) {
    const RedFives red = red_fives(rules);
    for (const TileCopy copy : deal(rules.deal, Wind::East, opened, wall).order)
        order_.push_back(piece_of(copy, red));
}

Croupier::Croupier(const std::array<PrivateWall, 4>& walls)
    : private_(true), remaining_(DealRule{}), walls_(walls) {}

Pieces Croupier::take(const Need& need) { return private_ ? take_private(need) : take_shared(need); }

Pieces Croupier::take_shared(const Need& need) {
    Pieces pieces;
    const auto add = [&](std::optional<unsigned> place) {
        assert(place);
        pieces.push_back(order_[*place]);
    };
    switch (need.kind) {
        case Need::Kind::Nothing: break;
        case Need::Kind::Hand:
            for (const Reach& reach : reaches_)
                if (reach.seat == need.seat)
                    for (unsigned i = 0; i < reach.tiles; ++i) add(reach.from + i * reach.step);
            break;
        case Need::Kind::Draw: add(remaining_.draw()); break;
        case Need::Kind::Replacement: add(remaining_.replace()); break;
        case Need::Kind::Indicator: add(remaining_.indicator(indicators_++)); break;
        case Need::Kind::UnderIndicator: add(remaining_.under_indicator(under_++)); break;
    }
    return pieces;
}

Pieces Croupier::take_private(const Need& need) {
    Pieces pieces;
    const auto seat = static_cast<unsigned>(need.seat);
    for (unsigned i = 0; i < need.tiles; ++i) pieces.push_back(walls_[seat][taken_[seat]++]);
    return pieces;
}

}  // namespace sifang
