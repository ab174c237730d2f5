#include "rules/hk/slow_scorer.hpp"

#include <set>
#include <vector>

namespace sifang::hk_test {
namespace {

// Tiles are numbers: 0–8 characters, 9–17 dots, 18–26 bamboo, 27–30 E S W N, 31–33 dragons.
using Tiles = std::array<int, 34>;

bool honor(int t) { return t >= 27; }
bool wind(int t) { return t >= 27 && t <= 30; }
bool dragon(int t) { return t >= 31; }
bool one_or_nine(int t) { return t < 27 && (t % 9 == 0 || t % 9 == 8); }

struct Set {
    bool chow = false;
    bool kong = false;
    int tile = 0;
};
struct Division {
    std::vector<Set> sets;
    int pair = 0;
};

void divide_sets(const Tiles& tiles, Division& division, std::vector<Division>& all) {
    int t = 0;
    while (t < 34 && tiles[static_cast<std::size_t>(t)] == 0) ++t;
    if (t == 34) {
        if (division.sets.size() == 4) all.push_back(division);
        return;
    }
    const auto at = [](Tiles& list, int tile) -> int& { return list[static_cast<std::size_t>(tile)]; };
    if (Tiles left = tiles; at(left, t) >= 3) {
        at(left, t) -= 3;
        division.sets.push_back({false, false, t});
        divide_sets(left, division, all);
        division.sets.pop_back();
    }
    if (Tiles left = tiles; !honor(t) && t % 9 <= 6 && at(left, t + 1) > 0 && at(left, t + 2) > 0) {
        for (int i = 0; i < 3; ++i) --at(left, t + i);
        division.sets.push_back({true, false, t});
        divide_sets(left, division, all);
        division.sets.pop_back();
    }
}

std::vector<Division> divisions(const Tiles& standing, const Win& win) {
    std::vector<Division> all;
    Division division;
    for (const Meld& meld : win.hand.melds)
        division.sets.push_back({meld.kind == MeldKind::Chow,
                                 meld.kind == MeldKind::Kong || meld.kind == MeldKind::AddedKong ||
                                     meld.kind == MeldKind::ConcealedKong,
                                 static_cast<int>(meld.tile.index())});
    for (int pair = 0; pair < 34; ++pair) {
        Tiles left = standing;
        if (left[static_cast<std::size_t>(pair)] < 2) continue;
        left[static_cast<std::size_t>(pair)] -= 2;
        division.pair = pair;
        divide_sets(left, division, all);
    }
    return all;
}

Tiles standing_tiles(const Win& win) {
    Tiles tiles{};
    for (unsigned i = 0; i < 34; ++i) tiles[i] = static_cast<int>(win.hand.standing[Tile::of_index(i)]);
    ++tiles[win.tile.index()];
    return tiles;
}

bool thirteen_orphans(const Tiles& tiles, const Win& win) {
    if (!win.hand.melds.empty()) return false;
    int sum = 0;
    for (int t = 0; t < 34; ++t) {
        const int n = tiles[static_cast<std::size_t>(t)];
        if ((honor(t) || one_or_nine(t)) ? n < 1 : n > 0) return false;
        sum += n;
    }
    return sum == 14;
}

/// What the table says, unless the tiles show that it cannot be.
struct Told {
    bool last_wall_tile, replacement, kong_on_kong, robbing, first_turn;
};

Told told_and_possible(const Win& win, const Tiles& standing) {
    int kongs = 0, copies = standing[win.tile.index()];
    for (const Meld& meld : win.hand.melds) {
        if (meld.kind == MeldKind::Kong || meld.kind == MeldKind::AddedKong ||
            meld.kind == MeldKind::ConcealedKong)
            ++kongs;
        const int from = static_cast<int>(meld.tile.index()), tile = static_cast<int>(win.tile.index());
        if (meld.kind == MeldKind::Chow ? from <= tile && tile <= from + 2 : from == tile) ++copies;
    }
    const Situations& s = win.situation;
    Told told{};
    told.last_wall_tile = s.has(Situation::LastWallTile);
    told.kong_on_kong = s.has(Situation::KongOnKong) && kongs >= 2;
    told.replacement = (s.has(Situation::Replacement) && kongs >= 1) || told.kong_on_kong;
    told.robbing = s.has(Situation::Robbing) && copies == 1;
    told.first_turn = s.has(Situation::FirstTurn);
    return told;
}

using FanList = std::map<std::string, int>;

void count_flowers(const Win& win, FanList& list) {
    const int seat = static_cast<int>(win.seat);
    int seasons = 0, plants = 0, own = 0;
    for (int number = 1; number <= 4; ++number) {
        const bool season = win.flowers.has(Tile::flower(static_cast<unsigned>(number)));
        const bool plant = win.flowers.has(Tile::flower(static_cast<unsigned>(number + 4)));
        seasons += season;
        plants += plant;
        if (number == seat + 1) own += season + plant;
    }
    if (seasons + plants == 0) list["no_flowers"] = 1;
    if (own > 0) list["seat_flower"] = own;
    if ((seasons == 4) + (plants == 4) > 0) list["flower_set"] = (seasons == 4) + (plants == 4);
}

void count_way(const Win& win, const Told& told, FanList& list) {
    const bool nothing_called = win.hand.melds.empty();
    if (win.by == By::Draw) {
        list["self_drawn"] = 1;
        if (told.last_wall_tile) list["last_wall_tile"] = 1;
        if (told.replacement) list["out_on_kong"] = 1;
        if (told.kong_on_kong) list["kong_on_kong"] = 1;
        if (told.first_turn && nothing_called && win.seat == Wind::East) list["heavenly_hand"] = 1;
    } else {
        if (told.robbing) list["robbing_the_kong"] = 1;
        if (told.first_turn && nothing_called && !told.robbing && win.seat != Wind::East &&
            win.discarder == Wind::East)
            list["earthly_hand"] = 1;
    }
}

bool nine_gates(const Tiles& standing, const Win& win) {
    if (!win.hand.melds.empty()) return false;
    for (int suit = 0; suit < 3; ++suit) {
        // Take one tile away and look whether 1112345678999 is left.
        for (int extra = 0; extra < 9; ++extra) {
            Tiles left = standing;
            if (left[static_cast<std::size_t>(9 * suit + extra)]-- == 0) continue;
            Tiles gates{};
            for (int rank = 0; rank < 9; ++rank)
                gates[static_cast<std::size_t>(9 * suit + rank)] = rank == 0 || rank == 8 ? 3 : 1;
            if (left == gates) return true;
        }
    }
    return false;
}

FanList count_division(const Win& win, const Tiles& standing, const Division& d) {
    FanList list;
    std::set<int> suits;
    bool any_honor = false, all_edge = true, any_edge = false;
    const auto look = [&](int t) {
        if (honor(t))
            any_honor = true;
        else
            suits.insert(t / 9);
        if (one_or_nine(t)) any_edge = true;
        if (!honor(t) && !one_or_nine(t)) all_edge = false;
    };
    int chows = 0, kongs = 0, dragons = 0, winds = 0;
    bool seat_wind = false, round_wind = false;
    for (const Set& set : d.sets) {
        for (int i = 0; i < (set.chow ? 3 : 1); ++i) look(set.tile + i);
        chows += set.chow;
        kongs += set.kong;
        if (set.chow) continue;
        dragons += dragon(set.tile);
        winds += wind(set.tile);
        seat_wind |= set.tile == 27 + static_cast<int>(win.seat);
        round_wind |= set.tile == 27 + static_cast<int>(win.round);
    }
    look(d.pair);

    if (chows == 4) list["all_chows"] = 1;
    if (chows == 0) list["all_pungs"] = 1;
    if (suits.size() == 1) list[any_honor ? "half_flush" : "full_flush"] = 1;
    if (suits.empty()) list["all_honors"] = 1;
    if (all_edge && any_edge) list[any_honor ? "all_terminals_and_honors" : "all_terminals"] = 1;
    if (kongs == 4) list["four_kongs"] = 1;
    if (nine_gates(standing, win)) list["nine_gates"] = 1;

    if (dragons == 3)
        list["big_three_dragons"] = 1;
    else if (dragons == 2 && dragon(d.pair))
        list["little_three_dragons"] = 1;
    else if (dragons > 0)
        list["dragon_pung"] = dragons;
    if (winds == 4)
        list["big_four_winds"] = 1;
    else if (winds == 3 && wind(d.pair))
        list["little_four_winds"] = 1;
    else {
        if (seat_wind) list["seat_wind"] = 1;
        if (round_wind) list["round_wind"] = 1;
    }

    bool claimed = false;
    for (const Meld& meld : win.hand.melds) claimed |= meld.kind != MeldKind::ConcealedKong;
    const bool single_wait = d.pair == static_cast<int>(win.tile.index());
    if (chows == 0 && !claimed && (win.by == By::Draw || single_wait)) list["four_concealed_pungs"] = 1;
    return list;
}

int sum(const FanList& list) {
    int fan = 0;
    for (const auto& [id, n] : list) fan += slow_points(id) * n;
    return fan;
}

struct Price {
    int fan, discard, each;
};
constexpr Price prices[] = {{3, 32, 16},  {4, 64, 32},   {5, 96, 48},   {6, 128, 64},
                            {7, 192, 96}, {8, 256, 128}, {9, 384, 192}, {10, 512, 256}};

void settle(const Win& win, bool self_draw, SlowScore& score) {
    for (const auto& [id, n] : score.count) score.fan += slow_points(id) * n;
    score.total = score.fan > 10 ? 10 : score.fan;
    score.meets_minimum = score.fan >= 3;
    if (!score.meets_minimum || (!self_draw && !win.discarder)) return;
    Price price{};
    for (const Price& row : prices)
        if (row.fan == score.total) price = row;
    score.payments.emplace();
    const auto pays = [&](Wind who, int points) {
        (*score.payments)[static_cast<std::size_t>(who)] -= points;
        (*score.payments)[static_cast<std::size_t>(win.seat)] += points;
    };
    if (!self_draw && score.count.contains("robbing_the_kong")) return pays(*win.discarder, 3 * price.each);
    if (!self_draw) return pays(*win.discarder, price.discard);
    if (win.liable) return pays(*win.liable, 3 * price.each);
    for (const Wind who : {Wind::East, Wind::South, Wind::West, Wind::North})
        if (who != win.seat) pays(who, price.each);
}

}  // namespace

const std::map<std::string, int>& slow_table() {
    static const std::map<std::string, int> points{{"all_chows", 1},         {"no_flowers", 1},
                                                   {"seat_flower", 1},       {"seat_wind", 1},
                                                   {"round_wind", 1},        {"dragon_pung", 1},
                                                   {"self_drawn", 1},        {"all_terminals_and_honors", 1},
                                                   {"robbing_the_kong", 1},  {"out_on_kong", 1},
                                                   {"last_wall_tile", 1},    {"flower_set", 1},
                                                   {"half_flush", 3},        {"all_pungs", 3},
                                                   {"seven_flowers", 3},     {"little_three_dragons", 5},
                                                   {"full_flush", 7},        {"big_three_dragons", 8},
                                                   {"all_honors", 10},       {"little_four_winds", 10},
                                                   {"big_four_winds", 10},   {"four_concealed_pungs", 10},
                                                   {"four_kongs", 10},       {"all_terminals", 10},
                                                   {"heavenly_hand", 10},    {"earthly_hand", 10},
                                                   {"thirteen_orphans", 10}, {"kong_on_kong", 10},
                                                   {"nine_gates", 10},       {"eight_flowers", 10}};
    return points;
}

int slow_points(const std::string& id) { return slow_table().at(id); }

SlowScore slow_score(const Win& win) {
    SlowScore score;
    if (win.situation.has(Situation::FlowerWin)) {
        score.valid = true;
        score.count[win.flowers.size() == 8 ? "eight_flowers" : "seven_flowers"] = 1;
        settle(win, true, score);
        return score;
    }
    const Tiles standing = standing_tiles(win);
    std::optional<FanList> best;
    for (const Division& division : divisions(standing, win)) {
        const FanList list = count_division(win, standing, division);
        if (!best || sum(list) > sum(*best)) best = list;
    }
    if (thirteen_orphans(standing, win)) best = FanList{{"thirteen_orphans", 1}};
    if (!best) return score;
    score.valid = true;
    score.count = *best;
    count_flowers(win, score.count);
    count_way(win, told_and_possible(win, standing), score.count);
    settle(win, win.by == By::Draw, score);
    return score;
}

}  // namespace sifang::hk_test
