#include "rules/mcr/told_win.hpp"

#include <sstream>
#include <stdexcept>
#include <string>

#include "rules/mcr/worked_hands.hpp"
#include "tile/notation.hpp"

namespace sifang::mcr_test {
namespace {

void tell(Win& win, std::string_view word) {
    const auto equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const std::string_view value = equals == word.npos ? "" : word.substr(equals + 1);
    if (name == "draw") return void(win.by = By::Draw);
    if (name == "seat") return void(win.seat = parse_wind(value).value());
    if (name == "round") return void(win.round = parse_wind(value).value());
    if (name == "from") return void(win.discarder = parse_wind(value).value());
    if (name == "last_wall_tile") return win.situation.add(Situation::LastWallTile);
    if (name == "replacement") return win.situation.add(Situation::Replacement);
    if (name == "robbing") return win.situation.add(Situation::Robbing);
    if (name == "last_of_kind") return win.situation.add(Situation::LastOfKind);
    if (name == "first_turn") return win.situation.add(Situation::FirstTurn);
    if (name == "flowers") {
        const ParsedTiles flowers = parse_tiles(value).value();
        for (const Tile flower : flowers.tiles) win.flowers.add(flower);
        return;
    }
    throw std::runtime_error("no such word: " + std::string(word));
}

}  // namespace

Win told(std::string_view hand, std::string_view how) {
    Win win = win_of(hand);
    std::istringstream words{std::string(how)};
    for (std::string word; words >> word;) tell(win, word);
    return win;
}

}  // namespace sifang::mcr_test
