#pragma once
// The sheet of a session in a terminal: its hands with what they brought to whom, and what it came to.

#include <array>
#include <string>

#include "cli/terminal.hpp"
#include "game/sheet.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// Draws the sheet as it stands. Names are by player.
class PlaySheet {
  public:
    PlaySheet(const Sheet& sheet, const std::array<std::string, 4>& names, const Words& words,
              const Look& look)
        : sheet_(sheet), names_(names), words_(words), look_(look) {}

    /// The hands from this round on, a row each, and the totals.
    std::string hands(int from_round = 0) const;
    /// The players by their places, with all that the rulebook makes of their scores.
    std::string standings() const;
    /// Everybody's score in one line.
    std::string scores() const;

  private:
    std::string score(int points) const;
    std::string place_of_hand(const SheetRow& row) const;
    std::string outcome(const SheetRow& row) const;

    const Sheet& sheet_;
    const std::array<std::string, 4>& names_;
    const Words& words_;
    const Look& look_;
};

/// Table points of the books that share them: 28 twelfths are 2.33.
std::string twelfths_text(int twelfths);

}  // namespace sifang::cli
