#pragma once
// A session in the hands of a test: what it takes in is kept, so that it can be folded again.

#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "game/session.hpp"
#include "hand/shanten.hpp"
#include "rules/books/books.hpp"

namespace sifang::test {

inline const Rulebook& book(const std::string& id) {
    static const SuitTable suits;
    static std::map<std::string, std::unique_ptr<Rulebook>> books;
    auto& opened = books[id];
    if (!opened) opened = open_rulebook(id, suits);
    return *opened;
}

inline int sum(const std::array<int, 4>& values) { return values[0] + values[1] + values[2] + values[3]; }

/// Who gives no tile: a self-draw.
inline constexpr std::optional<Wind> nobody = std::nullopt;

class SessionPlay {
  public:
    explicit SessionPlay(const SessionTable& table) : table_(table), session(table.begin()) {}
    /// Where a throw picks the first dealer it picks `dealer`.
    explicit SessionPlay(const std::string& id, Player dealer = 0) : SessionPlay(SessionTable(book(id))) {
        if (table_.rules().first_dealer_thrown) take(DealerThrown{dealer});
    }

    const SessionTable& table() const { return table_; }

    void take(const SessionEvent& event) {
        const auto taken = table_.apply(session, event);
        EXPECT_TRUE(taken.has_value()) << id(taken.error());
        events.push_back(event);
    }
    /// Why the event is refused; a refusal that changes anything is none.
    std::string refused(const SessionEvent& event) {
        const Session before = session;
        const auto taken = table_.apply(session, event);
        EXPECT_EQ(session, before);
        return taken ? "taken" : std::string(id(taken.error()));
    }

    SessionHand next() const { return table_.hand(session).value(); }
    Player dealer() const { return next().seats[0]; }
    void begin() { take(HandBegun{dealer()}); }
    void finish(const HandResult& result) { take(HandFinished{result}); }
    void play(const HandResult& result) {
        begin();
        finish(result);
    }

    /// Sticks laid down in this hand are `laid`, by seat. A winner takes all of them.
    HandResult won(Wind winner, std::optional<Wind> giver, int points,
                   std::array<std::uint8_t, 4> laid = {}) const {
        HandResult result = unwon(End::Won, laid);
        const auto at = static_cast<unsigned>(winner);
        result.winners.push_back(
            {winner, giver ? By::Discard : By::Draw, giver.value_or(winner), {}, points});
        result.payments[at] += result.deposits * table_.deposit();
        result.deposits = 0;
        for (const Wind payer : all_winds) {
            if (payer == winner || (giver && payer != *giver)) continue;
            result.payments[static_cast<unsigned>(payer)] -= points;
            result.payments[at] += points;
        }
        return result;
    }
    HandResult unwon(End end, std::array<std::uint8_t, 4> laid = {}) const {
        HandResult result;
        result.end = end;
        result.deposited = laid;
        result.deposits = table_.hand(session).value().setup.deposits;
        for (unsigned seat = 0; seat < 4; ++seat) {
            result.payments[seat] = -laid[seat] * table_.deposit();
            result.deposits += laid[seat];
        }
        return result;
    }
    /// By seat: who waits.
    HandResult exhausted(std::array<bool, 4> waiting = {}, std::array<std::uint8_t, 4> laid = {}) const {
        HandResult result = unwon(End::Exhausted, laid);
        result.waiting = waiting;
        return result;
    }

    /// Drawn hands in which nobody waits, to this hand of this round, both from 1.
    void pass_to(int round, int deal) {
        while (session.place != HandPlace{round - 1, deal - 1}) play(exhausted());
    }

  private:
    SessionTable table_;

  public:
    Session session;
    std::vector<SessionEvent> events;
};

/// The rules of a profile with something changed in them.
template <class Change>
SessionTable changed(const std::string& id, Change change) {
    SessionRules rules = book(id).session();
    change(rules);
    return SessionTable(rules, book(id).play().riichi.deposit);
}

}  // namespace sifang::test
