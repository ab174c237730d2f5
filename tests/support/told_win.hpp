#pragma once
// A win told in words, for tests: the hand as it is typed, then how it was won.
//
//     told("[CCC] 123m456m78m 99m 9m", "draw seat=W round=S flowers=1f5f replacement liable=N")

#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "hand/notation.hpp"
#include "rules/win.hpp"
#include "tile/notation.hpp"

namespace sifang::testing_support {

// A win that cannot be read is a mistake of the test itself: it stops there.
template <class Result>
auto must(Result result, std::string_view text) {
    if (!result) throw std::runtime_error("cannot read: " + std::string(text));
    return *result;
}

inline void tell(Win& win, std::string_view word) {
    struct Named {
        std::string_view name;
        Situation situation;
    };
    static constexpr Named situations[] = {
        {"last_wall_tile", Situation::LastWallTile}, {"replacement", Situation::Replacement},
        {"kong_on_kong", Situation::KongOnKong},     {"robbing", Situation::Robbing},
        {"last_of_kind", Situation::LastOfKind},     {"riichi", Situation::Riichi},
        {"double_riichi", Situation::DoubleRiichi},  {"ippatsu", Situation::Ippatsu},
        {"first_turn", Situation::FirstTurn},        {"flower_win", Situation::FlowerWin}};
    const auto equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const std::string_view value = equals == word.npos ? "" : word.substr(equals + 1);
    const auto wind = [&] { return must(parse_wind(value), word); };
    for (const Named& named : situations)
        if (named.name == name) return win.situation.add(named.situation);
    if (name == "draw") return void(win.by = By::Draw);
    if (name == "seat") return void(win.seat = wind());
    if (name == "round") return void(win.round = wind());
    if (name == "from") return void(win.discarder = wind());
    if (name == "liable") return void(win.liable = wind());
    if (name != "flowers") throw std::runtime_error("no such word: " + std::string(word));
    for (const Tile flower : must(parse_tiles(value), word).tiles) win.flowers.add(flower);
}

inline Win told(std::string_view hand, std::string_view how = "") {
    Win win;
    std::istringstream words{std::string(how)};
    for (std::string word; words >> word;) tell(win, word);
    const bool by_flowers = win.situation.has(Situation::FlowerWin);
    const auto parsed = must(parse_hand(hand, by_flowers ? HandForm::FlowerWin : HandForm::Winning), hand);
    win.hand = parsed.hand;
    win.tile = *parsed.win;
    win.red_fives = parsed.red_fives;
    return win;
}

}  // namespace sifang::testing_support
