#pragma once
// Sheets and results in the hands of a test.

#include <gtest/gtest.h>
#include <string>

#include "contest/sheet.hpp"
#include "contest/standing.hpp"
#include "game/session_play.hpp"

namespace sifang::contest {

using test::book;

/// A sheet that tells why it refuses, and must not change when it does.
class Paper {
  public:
    explicit Paper(const std::string& id) : book_(book(id)) {}

    const SheetBook& rules() const { return book_; }

    void take(const SheetEvent& event) {
        const auto taken = book_.apply(sheet, event);
        EXPECT_TRUE(taken.has_value()) << id(taken.error().why) << " in hand " << taken.error().hand;
    }
    /// The refusal with row and clause, as "why hand clause"; or "taken".
    std::string refused(const SheetEvent& event) {
        const Sheet before = sheet;
        const auto taken = book_.apply(sheet, event);
        if (taken) return "taken";
        EXPECT_TRUE(sheet == before);
        const SheetFault& fault = taken.error();
        return std::string(id(fault.why)) + " " + std::to_string(fault.hand) +
               (fault.clause.empty() ? "" : " " + fault.clause);
    }

    int next_hand() const { return static_cast<int>(sheet.hands.size()) + 1; }
    /// The dealer of a sheet without seat changes or repeats is told by the hands; else the test says.
    HandWritten hand(Player dealer, std::vector<WrittenWin> wins = {}) const {
        HandWritten hand;
        hand.hand = next_hand();
        hand.dealer = dealer;
        hand.wins = std::move(wins);
        return hand;
    }
    HandWritten priced(const HandWritten& hand) const {
        const auto priced = book_.priced(sheet, hand);
        EXPECT_TRUE(priced.has_value()) << id(priced.error().why);
        return priced.value_or(hand);
    }
    /// Writes a hand with the points that the rulebook pays.
    void write(const HandWritten& hand) { take(priced(hand)); }
    void write(Player dealer, std::vector<WrittenWin> wins = {}) { write(hand(dealer, std::move(wins))); }

    void sign_all() {
        for (unsigned s = 0; s < signer_count; ++s)
            if (book_.missing(sheet).has(static_cast<Signer>(s))) take(SheetSigned{static_cast<Signer>(s)});
    }
    PlayerPoints scores() const { return book_.printed(sheet).scores; }

    Sheet sheet;

  private:
    SheetBook book_;
};

inline WrittenWin self_draw(Player winner, int total) { return {.winner = winner, .total = total}; }
inline WrittenWin from(Player giver, Player winner, int total) {
    return {.winner = winner, .giver = giver, .total = total};
}

inline SheetId sheet_id(unsigned stage, unsigned session, unsigned table) {
    return {{stage}, {session}, {table}};
}

/// One player's line, by hand.
inline PlayerResult line(unsigned entrant, unsigned session, int table_points, int score) {
    PlayerResult r;
    r.sheet = sheet_id(1, session, 1);
    r.entrant = {entrant};
    r.twelfths = 12 * table_points;
    r.score = r.result = score;
    return r;
}

/// The four lines of a table as the rulebook counts them.
inline void play(std::vector<PlayerResult>& out, const Rulebook& rulebook, SheetId sheet,
                 const std::array<unsigned, 4>& entrants, const std::array<int, 4>& scores) {
    const SessionResult result = rulebook.result(scores);
    for (std::size_t p = 0; p < 4; ++p) {
        PlayerResult r;
        r.sheet = sheet;
        r.entrant = {entrants[p]};
        r.score = scores[p];
        r.place = result.place[p];
        r.twelfths = result.twelfths[p];
        r.result = result.result[p];
        out.push_back(r);
    }
}

inline std::vector<Competitor> numbered(unsigned count) {
    std::vector<Competitor> all;
    for (unsigned i = 1; i <= count; ++i) all.push_back({.number = i});
    return all;
}

/// "2 1 3=4 (5)": numbers by place; = after one who shares his place with the next; without a place in
/// brackets.
inline std::string order(const Standings& standings) {
    std::string text;
    for (std::size_t i = 0; i < standings.rows.size(); ++i) {
        const StandingRow& row = standings.rows[i];
        const bool with_last = i > 0 && row.place != 0 && row.place == standings.rows[i - 1].place;
        if (i > 0) text += with_last ? "=" : " ";
        const std::string number = std::to_string(row.number);
        text += row.place == 0 ? "(" + number + ")" : number;
    }
    return text;
}

}  // namespace sifang::contest
