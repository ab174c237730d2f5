#include "wire/told_file.hpp"

#include <algorithm>

#include "wire/botzone.hpp"
#include "wire/json_reader.hpp"
#include "wire/mjlog.hpp"
#include "wire/tenhou_json.hpp"

namespace sifang {
namespace {

struct JsonText {
    std::size_t begin = 0;
    std::string_view text;
};

/// A text a line; the whole when its first line is no JSON text of its own. Empty lines are left out.
std::vector<JsonText> json_texts(std::string_view text) {
    std::vector<JsonText> parts;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        if (parts.empty()) {
            JsonReader first(text.substr(begin, end - begin));
            const bool blank =
                text.substr(begin, end - begin).find_first_not_of(" \t\r") == std::string_view::npos;
            if (!blank && (!first.skip() || !first.finish())) end = text.size();
        }
        const std::string_view part = text.substr(begin, end - begin);
        if (part.find_first_not_of(" \t\r\n") != std::string_view::npos) parts.push_back({begin, part});
        begin = end + 1;
    }
    if (parts.empty()) parts.push_back({0, text});
    return parts;
}

/// From places in a part to places in the file.
tl::expected<ToldGame, TellingError> moved(tl::expected<ToldGame, TellingError> game, std::size_t by) {
    if (!game) {
        game.error().at += by;
        return game;
    }
    for (ToldHand& hand : game->hands) {
        hand.at += by;
        hand.end.at += by;
        for (ToldStep& step : hand.steps) step.at += by;
        for (ToldWin& win : hand.end.wins) win.at += by;
    }
    return game;
}

/// East 1, nothing on the table: no other hand of a session is like it.
bool begins_session(const ToldGame& game) {
    const ToldHand& first = game.hands[0];
    return first.round == Wind::East && first.dealer == 0 && first.counters == 0 && first.deposits == 0;
}

}  // namespace

ToldGames read_botzone_file(std::string_view text) {
    ToldGames games;
    for (const JsonText& part : json_texts(text)) games.push_back(moved(read_botzone(part.text), part.begin));
    return games;
}

ToldGames read_tenhou_file(std::string_view text) {
    ToldGames games;
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '[')) {
        games.push_back(read_mjlog(text));
        return games;
    }
    for (const JsonText& part : json_texts(text)) {
        auto game = moved(read_tenhou_json(part.text), part.begin);
        const bool goes_on = game && !games.empty() && games.back() && !game->whole && !games.back()->whole &&
                             !begins_session(*game);
        if (!goes_on || games.back()->hands.size() + game->hands.size() > max_told_hands) {
            games.push_back(std::move(game));
            continue;
        }
        ToldGame& before = *games.back();
        for (ToldHand& hand : game->hands) before.hands.push_back(std::move(hand));
        if (game->final) before.final = game->final;
    }
    return games;
}

}  // namespace sifang
