#include "rules/mcr/facts.hpp"

#include "hand/shanten.hpp"

namespace sifang::mcr {
namespace {

using enum Fan;

constexpr Kinds of_ranks(unsigned low, unsigned high) {
    std::uint64_t ranks = 0;
    for (unsigned r = low; r <= high; ++r) ranks |= std::uint64_t{1} << (r - 1);
    return kinds::in_every_suit(ranks);
}
constexpr Kinds of_suit(Suit suit, std::initializer_list<unsigned> ranks) {
    Kinds all;
    for (const unsigned r : ranks) all.add(Tile::of(suit, r));
    return all;
}
// 3.8.1/3: green all over. 3.8.1/40: the same upside down.
constexpr Kinds green_tiles = of_suit(Suit::Bamboo, {2, 3, 4, 6, 8}) | Kinds::of(tiles::green);
constexpr Kinds reversible_tiles = of_suit(Suit::Dots, {1, 2, 3, 4, 5, 8, 9}) |
                                   of_suit(Suit::Bamboo, {2, 4, 5, 6, 8, 9}) | Kinds::of(tiles::white);

bool is_nine_gates(const Win& win) {
    if (!win.hand.melds.empty()) return false;
    const Counts& c = win.hand.standing;
    for (unsigned s = 0; s < 3; ++s) {
        const auto suit = static_cast<Suit>(s);
        // 1112345678999: every rank once, the ones and nines three times.
        if (c.at_least(1).of_suit(suit) == 0x1FF && c.at_least(3).of_suit(suit) == 0x101) return true;
    }
    return false;
}

void show_tiles(const Facts& facts, Shown& shown) {
    const Kinds there = facts.tiles.all.present();
    const unsigned suits = unsigned{there.any(kinds::characters)} + unsigned{there.any(kinds::dots)} +
                           unsigned{there.any(kinds::bamboo)};
    const bool honors = there.any(kinds::honors);
    const bool terminals = there.any(kinds::terminals);
    shown.add_if(there.only(green_tiles), AllGreen);
    shown.add_if(there.only(kinds::terminals), AllTerminals);
    shown.add_if(there.only(kinds::honors), AllHonors);
    shown.add_if(honors && terminals && there.only(kinds::terminals_and_honors), AllTerminalsAndHonors);
    shown.add_if(there.only(reversible_tiles), ReversibleTiles);
    shown.add_if(suits == 3 && there.any(kinds::winds) && there.any(kinds::dragons), AllTypes);
    shown.add_if(suits == 2, OneVoidedSuit);
    if (suits == 1) shown.add(honors ? HalfFlush : FullFlush);
    if (!honors) {
        shown.add(NoHonors);
        shown.add_if(!terminals, AllSimples);
        shown.add_if(there.only(of_ranks(7, 9)), UpperTiles);
        shown.add_if(there.only(of_ranks(4, 6)), MiddleTiles);
        shown.add_if(there.only(of_ranks(1, 3)), LowerTiles);
        shown.add_if(there.only(of_ranks(6, 9)), UpperFour);
        shown.add_if(there.only(of_ranks(1, 4)), LowerFour);
    }
    if (const unsigned fours = facts.tiles.all.at_least(4).size(); fours > facts.tiles.kongs)
        shown.add(TileHog, fours - facts.tiles.kongs);
}

void show_way_of_winning(const Facts& facts, Shown& shown) {
    const Win& win = *facts.win;
    const bool last = facts.tiles.situation.has(Situation::LastWallTile);
    if (win.by == By::Draw) {
        shown.add(SelfDrawn);
        shown.add_if(facts.tiles.concealed, FullyConcealedHand);
        shown.add_if(last, LastTileDraw);
        shown.add_if(facts.tiles.situation.has(Situation::Replacement), OutWithReplacementTile);
    } else {
        shown.add_if(facts.tiles.concealed, ConcealedHand);
        shown.add_if(last, LastTileClaim);
        shown.add_if(facts.tiles.situation.has(Situation::Robbing), RobbingTheKong);
        bool all_claimed = win.hand.melds.full();
        for (const Meld& meld : win.hand.melds) all_claimed &= !meld.is_concealed();
        shown.add_if(all_claimed, MeldedHand);
    }
    shown.add_if(facts.tiles.situation.has(Situation::LastOfKind), LastTile);
}

}  // namespace

tl::expected<Facts, WinFault> collect_facts(const Edition& edition, const SuitTable& table, const Win& win) {
    if (const auto fault = contradiction(win, win.by)) return tl::unexpected(*fault);
    if (win.red_fives[0] | win.red_fives[1] | win.red_fives[2]) return tl::unexpected(WinFault::NoRedFives);
    tl::expected<Facts, WinFault> out;
    Facts& facts = *out;
    facts.win = &win;
    if (const auto fault = gather_tiles(win, facts.tiles)) return tl::unexpected(*fault);

    Kinds waiting = waits(table, win.hand, shapes::all_five);
    if (!edition.fifth_copy_waits) waiting = available(waiting, win.hand);
    facts.waits_for_one = waiting.size() == 1;

    show_tiles(facts, facts.shown);
    show_way_of_winning(facts, facts.shown);
    facts.shown.add_if(is_nine_gates(win), NineGates);
    return out;
}

}  // namespace sifang::mcr
