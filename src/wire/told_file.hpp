#pragma once
// The games of a file, as other programs keep them there. Places are those of the file.

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "wire/told_game.hpp"

namespace sifang {

using ToldGames = std::vector<tl::expected<ToldGame, TellingError>>;

/// A format that can be read, by its name.
struct ToldFormat {
    std::string_view name;
    ToldGames (*read)(std::string_view text);
};

/// Botzone: a game a line, or one text.
ToldGames read_botzone_file(std::string_view text);
/// Tenhou: one log in XML; or JSON texts, a line each or one alone. Lines with some of a game's hands make
/// one game: the next begins with the first hand of a session, or where our own export says so.
ToldGames read_tenhou_file(std::string_view text);

inline constexpr ToldFormat told_formats[] = {{"botzone", read_botzone_file}, {"tenhou", read_tenhou_file}};

}  // namespace sifang
