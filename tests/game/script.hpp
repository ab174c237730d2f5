#pragma once
// A hand told like a game, for tests. It is played through Table::give, apply, count and sanction only.
//
//     Script hand("mcr", "E 3m; S 33m 456p; W 12m");   // the tiles that matter; the rest is dull
//     hand.play("E discards 3m; W chows 123m; S pungs; S discards 9s; W draws 5p; W discards 5p");
//     EXPECT_EQ(hand.of("S"), "[333m] 456p…");
//
// Statements, one after the other, between semicolons:
//
//     E draws 5s          the tile that comes next to East, from either end; without a tile: any dull one
//     E discards 5s       and  E discards 5s as drawn
//     E riichi 5s         declared with this discard
//     E shows 1f          a flower;  E keeps  before the first turn: keeps his flowers
//     S chows 345m        S pungs    S kongs    S wins    S passes     on the tile on the table
//     E kongs 5m          a concealed kong;  E adds 5m  to a pung;  E wins  on what was drawn
//     E nine_kinds        ends the hand
//     S counts all_pungs dragon_pung*2        the winner names his fan
//     dora 3p             the indicator to be turned;  ura 3p  the one under it
//     wall 4              plays on until so many tiles are left and the next is to be drawn
//                         wall 4 leaving 6p  keeps these tiles back until then
//     rest                plays on to the end of the hand
//     referee no_win E    referee expose E 3m 4m    referee deduct E 10    referee pay E 10 S    …
//
// `next` is the seat whose turn it is. What is not told happens by itself: who is asked passes, who is owed a
// tile gets a dull one, who has drawn discards what he drew and replaces flowers. A dull tile is one nobody
// waits for. A statement that the table refuses fails the test.

#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/table.hpp"
#include "game/view.hpp"
#include "support/deck.hpp"

namespace sifang::test {

/// The table of a profile, opened once for all tests.
const Table& table_of(std::string_view profile);

class Script {
  public:
    /// Deals: seats and their tiles between semicolons; what is missing of a hand is dull.
    Script(std::string_view profile, std::string_view deal, const HandSetup& setup = {});
    Script(const Table& table, std::string_view deal, const HandSetup& setup);

    /// Plays on. After an answer the other seats pass; a discard at the end stays open to answers.
    Script& play(std::string_view statements);

    /// The referee's ruling, sanction by sanction.
    Script& rule(const std::vector<Sanction>& sanctions);

    /// Why the table would refuse this statement now; nothing when it would not. For actions only.
    std::optional<Refusal> why_not(std::string_view statement) const;
    bool may(std::string_view statement) const { return !why_not(statement); }

    const State& state() const { return state_; }
    const Table& table() const { return table_; }
    const std::vector<Event>& events() const { return events_; }
    HandResult result() const { return state_.result(); }
    /// What the hand has done to the scores so far.
    Payments paid() const { return state_.paid; }
    bool over() const { return state_.phase == Phase::Over; }
    /// Melds and standing tiles, written as a hand is.
    std::string of(std::string_view seat) const;
    SeatView view(std::string_view seat) const;
    /// The first winner's total; nothing before a win.
    std::optional<int> total() const;
    /// How many events of this kind there have been.
    template <class Kind>
    std::size_t count() const {
        std::size_t n = 0;
        for (const Event& event : events_) n += std::holds_alternative<Kind>(event);
        return n;
    }
    template <class Kind>
    const Kind& last() const {
        for (std::size_t i = events_.size(); i > 0; --i)
            if (const auto* event = std::get_if<Kind>(&events_[i - 1])) return *event;
        throw std::runtime_error("no such event");
    }

  private:
    void deal(std::string_view text);
    void state_one(std::string_view statement);
    void act(Wind seat, const std::vector<std::string>& words, std::string_view statement);
    void referee(const std::vector<std::string>& words);
    void count_fan(Wind seat, const std::vector<std::string>& words);
    std::optional<Action> action_of(Wind seat, const std::vector<std::string>& words) const;
    void await(Wind seat, const std::vector<std::string>& words);

    bool step_by_itself();
    bool turn_by_itself();
    void give(Piece piece);
    void keep(const tl::expected<Events, Refused>& done, std::string_view what);
    Piece dull();
    Piece dull_for(Need::Kind need);
    void reserve(std::string_view statements);
    void expect_replay() const;

    const Table& table_;
    State state_;
    std::vector<Event> events_;
    Counts reserved_;       ///< will be drawn later, by the script's own words
    Kinds kept_flowers_;    ///< so too
    bool leaving_ = false;  ///< and by those of the next call of play
    std::array<std::vector<Piece>, 4> dull_{};
    unsigned stride_ = 0;
    bool wall_down_ = false;  ///< the wall is being played down: flowers come too
    bool failed_ = false;
};

/// Shorthands for setups.
inline HandSetup competition() { return {.declaring = Declaring::Competition}; }

}  // namespace sifang::test
