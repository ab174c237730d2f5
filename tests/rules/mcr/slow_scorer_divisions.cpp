#include "rules/mcr/slow_scorer_divisions.hpp"

namespace sifang::slow {
namespace {

SlowSet set_of(const Meld& meld) {
    SlowSet set;
    set.type = meld.kind == MeldKind::Chow   ? SetType::Chow
               : meld.kind == MeldKind::Pung ? SetType::Pung
                                             : SetType::Kong;
    set.tile = static_cast<int>(meld.tile.index());
    set.standing = false;
    set.concealed = meld.kind == MeldKind::ConcealedKong;
    return set;
}

int total(const TileCounts& tiles) {
    int n = 0;
    for (const int count : tiles) n += count;
    return n;
}

/// Takes the lowest tile left and tries everything it can belong to.
void divide(TileCounts& left, Division& so_far, std::vector<Division>& found) {
    int tile = 0;
    while (tile < 34 && left[static_cast<std::size_t>(tile)] == 0) ++tile;
    if (tile == 34) {
        found.push_back(so_far);
        return;
    }
    const auto at = static_cast<std::size_t>(tile);
    if (left[at] >= 2 && so_far.pair < 0) {
        left[at] -= 2;
        so_far.pair = tile;
        divide(left, so_far, found);
        so_far.pair = -1;
        left[at] += 2;
    }
    if (left[at] >= 3) {
        left[at] -= 3;
        so_far.sets.push_back({SetType::Pung, tile, true, true});
        divide(left, so_far, found);
        so_far.sets.pop_back();
        left[at] += 3;
    }
    if (is_suited(tile) && rank_of(tile) <= 7 && left[at + 1] > 0 && left[at + 2] > 0) {
        for (std::size_t i = 0; i < 3; ++i) --left[at + i];
        so_far.sets.push_back({SetType::Chow, tile, true, true});
        divide(left, so_far, found);
        so_far.sets.pop_back();
        for (std::size_t i = 0; i < 3; ++i) ++left[at + i];
    }
}

void sets_and_pair(const TileCounts& tiles, const Melds& melds, std::vector<Division>& found) {
    if (total(tiles) + 3 * static_cast<int>(melds.size()) != 14) return;
    Division start;
    for (const Meld& meld : melds) start.sets.push_back(set_of(meld));
    TileCounts left = tiles;
    divide(left, start, found);
}

void seven_pairs(const TileCounts& tiles, std::vector<Division>& found) {
    int pairs = 0;
    for (const int count : tiles) {
        if (count != 0 && count != 2 && count != 4) return;
        pairs += count / 2;
    }
    if (pairs != 7) return;
    Division division;
    division.shape = Shape::SevenPairs;
    found.push_back(division);
}

void thirteen_orphans(const TileCounts& tiles, std::vector<Division>& found) {
    Division division;
    division.shape = Shape::ThirteenOrphans;
    if (total(tiles) != 14) return;
    for (int tile = 0; tile < 34; ++tile) {
        const int count = tiles[static_cast<std::size_t>(tile)];
        if (is_terminal(tile) || is_honor(tile)) {
            if (count < 1 || count > 2) return;
            if (count == 2) division.pair = tile;
        } else if (count != 0) {
            return;
        }
    }
    found.push_back(division);
}

/// The nine tiles of one knitting: first[s] is the lowest rank (1, 2 or 3) in suit s.
std::array<int, 9> knitted_tiles(const std::array<int, 3>& first) {
    std::array<int, 9> nine{};
    for (int suit = 0; suit < 3; ++suit)
        for (int i = 0; i < 3; ++i)
            nine[static_cast<std::size_t>(3 * suit + i)] =
                9 * suit + first[static_cast<std::size_t>(suit)] - 1 + 3 * i;
    return nine;
}

constexpr std::array<std::array<int, 3>, 6> knittings{
    {{1, 2, 3}, {1, 3, 2}, {2, 1, 3}, {2, 3, 1}, {3, 1, 2}, {3, 2, 1}}};

void knitted_straight(const TileCounts& tiles, const Melds& melds, std::vector<Division>& found) {
    if (total(tiles) + 3 * static_cast<int>(melds.size()) != 14 || melds.size() > 1) return;
    for (const auto& knitting : knittings) {
        TileCounts left = tiles;
        bool complete = true;
        for (const int tile : knitted_tiles(knitting))
            if (--left[static_cast<std::size_t>(tile)] < 0) complete = false;
        if (!complete) continue;
        Division start;
        start.shape = Shape::KnittedStraight;
        for (const Meld& meld : melds) start.sets.push_back(set_of(meld));
        divide(left, start, found);
    }
}

void honors_knitted(const TileCounts& tiles, std::vector<Division>& found) {
    if (total(tiles) != 14) return;
    for (const int count : tiles)
        if (count > 1) return;
    for (const auto& knitting : knittings) {
        int suited = 0;
        for (int tile = 0; tile < 27; ++tile) suited += tiles[static_cast<std::size_t>(tile)];
        int knitted = 0;
        for (const int tile : knitted_tiles(knitting)) knitted += tiles[static_cast<std::size_t>(tile)];
        if (suited != knitted) continue;
        Division division;
        division.shape = Shape::HonorsKnitted;
        division.all_nine_knitted = knitted == 9;
        found.push_back(division);
        return;
    }
}

}  // namespace

std::vector<Division> all_divisions(const TileCounts& tiles, const Melds& melds) {
    std::vector<Division> found;
    sets_and_pair(tiles, melds, found);
    knitted_straight(tiles, melds, found);
    if (melds.empty()) {
        seven_pairs(tiles, found);
        thirteen_orphans(tiles, found);
        honors_knitted(tiles, found);
    }
    return found;
}

TileCounts counts_of(const Counts& counts) {
    TileCounts plain{};
    for (unsigned i = 0; i < 34; ++i) plain[i] = static_cast<int>(counts[Tile::of_index(i)]);
    return plain;
}

}  // namespace sifang::slow
