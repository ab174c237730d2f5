#include "wire/record_wall.hpp"

#include <algorithm>
#include <numeric>

namespace sifang {
namespace {

RedFives reds_of(const PlayRules& rules) {
    RedFives red{};
    for (std::size_t suit = 0; suit < red.size(); ++suit)
        red[suit] = static_cast<std::uint8_t>(rules.red_fives[suit]);
    return red;
}

bool tells_private(const RecordHand& hand) {
    return std::ranges::any_of(hand.walls, [](const PrivateWall& wall) { return !wall.empty(); });
}

}  // namespace

std::string_view code(WallTold fault) {
    switch (fault) {
        case WallTold::NotAWall: return "not_a_wall";
        case WallTold::WrongKind: return "wrong_walls";
        case WallTold::WrongBreak: return "wrong_break";
    }
    return "";
}

PieceWall pieces_of(const Wall& wall, const PlayRules& rules) {
    const RedFives red = reds_of(rules);
    PieceWall pieces;
    for (const TileCopy copy : wall) pieces.push_back(piece_of(copy, red));
    return pieces;
}

std::optional<Wall> wall_of(const PieceWall& pieces, const PlayRules& rules) {
    if (pieces.size() != rules.deal.tiles()) return std::nullopt;
    const RedFives red = reds_of(rules);
    std::array<std::uint8_t, Tile::kinds> plain{};  // copies used so far; the red ones come before them
    RedFives reds_used{};
    Wall wall;
    for (const Piece piece : pieces) {
        if (piece.is_back()) return std::nullopt;
        const Tile tile = piece.tile();
        const bool five = tile.is_suited() && tile.rank() == 5;
        const unsigned suit = static_cast<unsigned>(tile.suit());
        const unsigned reds = five ? red[suit] : 0u;
        const unsigned copy = piece.is_red() ? reds_used[suit]++ : reds + plain[tile.index()]++;
        if (copy >= (piece.is_red() ? reds : tile.copies())) return std::nullopt;
        wall.push_back(TileCopy::of_number(tile.is_flower() ? TileCopy::without_flowers + tile.rank() - 1
                                                            : 4 * tile.index() + copy));
    }
    return wall;
}

Break from_the_first(const DealRule& rule) {
    // Taking goes on from the left end of South's wall to the right end of East's.
    if (rule.open_at == OpenAt::Counted) return {Wind::East, 1};
    return {Wind::South, rule.stacks_a_wall()};
}

std::optional<WallTold> check_walls(const Table& table, const RecordHand& hand) {
    const PlayRules& rules = table.rules();
    const bool is_private = hand.setup.walls == Walls::Private;
    const bool shared_told = !hand.wall.empty() || !hand.commitment.empty() || hand.opened;
    if (is_private ? shared_told || rules.indicator || rules.deal.dead_wall > 0 : tells_private(hand))
        return WallTold::WrongKind;
    if (!hand.wall.empty() && !hand.commitment.empty()) return WallTold::WrongKind;
    // A committed wall is laid out in its places, so it has to be opened somewhere.
    if (!hand.commitment.empty() && !hand.opened) return WallTold::WrongBreak;
    if (hand.opened && hand.opened->count > 4 * rules.deal.stacks_a_wall()) return WallTold::WrongBreak;
    if (!hand.opened || hand.dice.empty()) return std::nullopt;
    // Some tables throw twice where others throw once; the dice tell which.
    DealRule rule = rules.deal;
    rule.throws = hand.dice.size() > rule.dice ? 2 : 1;
    const auto broken = where_to_break(rule, Wind::East, hand.dice);
    // hk:2.2: the throw that picks the first dealer opens that dealer's wall.
    const unsigned pips = std::accumulate(hand.dice.begin(), hand.dice.end(), 0u);
    const bool first = table.rulebook().session().first_dealer_thrown && hand.number == 1 &&
                       *hand.opened == Break{Wind::East, pips};
    if (!broken || (*broken != *hand.opened && !first)) return WallTold::WrongBreak;
    return std::nullopt;
}

tl::expected<std::optional<Croupier>, WallTold> croupier_for(const Table& table, const RecordHand& hand) {
    if (const auto fault = check_walls(table, hand)) return tl::unexpected(*fault);
    if (tells_private(hand)) {
        for (const PrivateWall& wall : hand.walls)
            if (!wall.full()) return tl::unexpected(WallTold::NotAWall);
        return std::optional<Croupier>(Croupier(hand.walls));
    }
    if (hand.wall.empty()) return std::optional<Croupier>();
    const PlayRules& rules = table.rules();
    const auto wall = wall_of(hand.wall, rules);
    if (!wall) return tl::unexpected(WallTold::NotAWall);
    return std::optional<Croupier>(Croupier(rules, hand.opened.value_or(from_the_first(rules.deal)), *wall));
}

}  // namespace sifang
