// Fan of the tiles as a whole, of the flowers and of the way of winning.

#include "rules/hk/scorer.hpp"

namespace sifang::hk {
namespace {

using enum Fan;

/// 3.7.11: 1112345678999 of one suit and any tile more of it.
bool is_nine_gates(const Win& win, const Counts& all) {
    if (!win.hand.melds.empty()) return false;
    for (const Suit suit : {Suit::Characters, Suit::Dots, Suit::Bamboo})
        if (all.present().of_suit(suit) == 0x1FF && (all.at_least(3).of_suit(suit) & 0x101) == 0x101)
            return all.present().size() == 9;
    return false;
}

void show_way_of_winning(const Facts& facts, FanSet& fans) {
    const Win& win = *facts.win;
    const Situations& situation = facts.tiles.situation;
    const bool kong_on_kong = situation.has(Situation::KongOnKong);
    const bool first_turn = situation.has(Situation::FirstTurn) && win.hand.melds.empty();
    if (facts.by == By::Draw) {
        fans.add(SelfDrawn);
        fans.add_if(situation.has(Situation::LastWallTile), LastWallTile);
        // Whoever says the one has said the other.
        fans.add_if(situation.has(Situation::Replacement) || kong_on_kong, OutOnKong);
        fans.add_if(kong_on_kong, KongOnKong);
        fans.add_if(first_turn && win.seat == Wind::East, HeavenlyHand);
    } else {
        const bool robbing = situation.has(Situation::Robbing);
        fans.add_if(robbing, RobbingTheKong);
        fans.add_if(first_turn && !robbing && win.seat != Wind::East && win.discarder == Wind::East,
                    EarthlyHand);
    }
}

}  // namespace

void Shown::add(Fan f, unsigned n) {
    if (n == 0) return;
    fans.add(f);
    const unsigned place = f == SeatFlower ? 0 : f == DragonPung ? 1 : 2;
    several[place] = static_cast<std::uint8_t>(n);
}

void Scorer::show_flowers(const Win& win, Shown& shown) const {
    const auto seasons = static_cast<unsigned>(win.flowers.bits() >> 34 & 0xF);
    const auto plants = static_cast<unsigned>(win.flowers.bits() >> 38 & 0xF);
    const auto seat = static_cast<unsigned>(win.seat);
    shown.fans.add_if((seasons | plants) == 0, NoFlowers);
    shown.add(SeatFlower, (seasons >> seat & 1) + (plants >> seat & 1));
    shown.add(FlowerSet, unsigned{seasons == 0xF} + unsigned{plants == 0xF});
}

void Scorer::show_tiles(const Facts& facts, Shown& shown) const {
    const Counts& all = facts.tiles.all;
    const Kinds there = all.present();
    FanSet& fans = shown.fans;
    const unsigned suits = unsigned{there.any(kinds::characters)} + unsigned{there.any(kinds::dots)} +
                           unsigned{there.any(kinds::bamboo)};
    const bool honors = there.any(kinds::honors);
    fans.add_if(suits == 1 && honors, HalfFlush);
    fans.add_if(suits == 1 && !honors, FullFlush);
    fans.add_if(suits == 0, AllHonors);
    if (there.only(kinds::terminals_and_honors)) {
        fans.add_if(!honors, AllTerminals);
        fans.add_if(honors && suits > 0, AllTerminalsAndHonors);
    }
    fans.add_if(suits == 1 && !honors && is_nine_gates(*facts.win, all), NineGates);
    fans.add_if(facts.tiles.kongs == 4, FourKongs);
    if (!honors) return;

    // Honours are in no chow: three of a kind are a pung in every reading, two the pair.
    const Kinds sets = all.at_least(3) & kinds::honors;
    const Kinds pair = (all.at_least(2) & kinds::honors) - sets;
    const Kinds scoring = edition_.counting.honor_kongs_count ? sets : sets - all.at_least(4);
    const unsigned dragons = (sets & kinds::dragons).size(), winds = (sets & kinds::winds).size();
    fans.add_if(scoring.has(Tile::of(facts.win->seat)), SeatWind);
    fans.add_if(scoring.has(Tile::of(facts.win->round)), RoundWind);
    shown.add(DragonPung, (scoring & kinds::dragons).size());
    fans.add_if(dragons == 3, BigThreeDragons);
    fans.add_if(dragons == 2 && pair.any(kinds::dragons), LittleThreeDragons);
    fans.add_if(winds == 4, BigFourWinds);
    fans.add_if(winds == 3 && pair.any(kinds::winds), LittleFourWinds);
}

std::optional<WinFault> Scorer::collect(Facts& facts) const {
    const Win& win = *facts.win;
    facts.flower_win = win.situation.has(Situation::FlowerWin);
    facts.by = facts.flower_win ? By::Draw : win.by;
    if (const auto fault = contradiction(win, facts.by)) return fault;
    show_flowers(win, facts.shown);
    if (facts.flower_win) {
        if (win.flowers.size() < 7 || !win.flowers.has(win.tile)) return WinFault::FlowerWin;
        facts.shown.fans |= {SelfDrawn, SevenFlowers};
        facts.shown.fans.add_if(win.flowers.size() == 8, EightFlowers);
        return std::nullopt;
    }
    if (win.red_fives[0] | win.red_fives[1] | win.red_fives[2]) return WinFault::NoRedFives;
    if (const auto fault = gather_tiles(win, facts.tiles)) return fault;
    show_tiles(facts, facts.shown);
    show_way_of_winning(facts, facts.shown.fans);
    return std::nullopt;
}

}  // namespace sifang::hk
