#pragma once
// The four of one table: how they are called, and how they may be typed. A letter is the seat in which
// somebody began the session, for that is his column on the sheet, whatever seat he has in a later round.

#include "cli/contest/contest_file.hpp"
#include "cli/contest/place_words.hpp"

namespace sifang::cli {

class TableWords {
  public:
    /// A published chart has the table.
    TableWords(const Context& context, const contest::ContestState& state, const contest::SheetId& sheet);

    const contest::SheetId& sheet_id() const { return id_; }
    contest::PlayerNumber number(Player player) const { return numbers_[player]; }
    contest::EntrantNumber entrant(Player player) const;
    /// E.
    static std::string letter(Player player);
    /// 12 Name.
    std::string name(Player player) const;
    /// E 12 Name.
    std::string full_name(Player player) const;

    /// E, S, W or N, a player number, e7 or a name.
    Read<Player> player(std::string_view option, const std::string& text) const;
    Read<std::vector<Player>> players(std::string_view option, const std::vector<std::string>& texts) const;
    /// E=8 and so on: of who is not named it stays what is there. Without names four figures, East to North.
    Read<PlayerPoints> amounts(std::string_view option, const std::vector<std::string>& texts,
                               PlayerPoints there = {}) const;

  private:
    Complaint not_here(std::string_view option, const std::string& text) const;

    const Context& context_;
    const contest::ContestState& state_;
    contest::SheetId id_;
    seating::Four numbers_;
    PlaceWords places_;
};

/// The place with the session that runs, or that ran last, where none is told: what sheets, fouls and appeals
/// are about.
PlaceOptions played_place(const contest::ContestState& state, PlaceOptions place);

/// What is written on a sheet; an empty one where nothing is.
const contest::Sheet& sheet_of(const contest::ContestState& state, const contest::SheetId& sheet);

/// East to North with signs: E +24 S −8 W −8 N −8.
std::string points_line(const PlayerPoints& points);

}  // namespace sifang::cli
