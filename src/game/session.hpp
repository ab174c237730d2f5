#pragma once
// The session of one table, under any rulebook: dealers, rounds, seat changes, counters, deposits, the end.
//
// Like a hand it is a fold over events. An event is checked first; if it is refused the session is untouched,
// else it is folded in. Nothing else changes a session, so folding the same events again gives the same one.

#include <optional>
#include <tl/expected.hpp>
#include <vector>

#include "game/sheet_row.hpp"
#include "game/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang {

enum class SessionPhase : std::uint8_t {
    BeforePlay,  ///< before the first hand
    Playing,     ///< a hand runs
    Between,     ///< no hand runs
    Closed,
};

/// Why the dealer deals again.
enum class Stayed : std::uint8_t {
    No,
    Won,
    Waiting,    ///< at an exhausted wall
    Otherwise,  ///< the hand was broken off
};

struct Session {
    SessionPhase phase = SessionPhase::BeforePlay;
    std::optional<Seating> drawn;        ///< as SeatsDrawn says, if seats were drawn
    std::optional<Player> first_dealer;  ///< unknown until he is thrown for

    HandPlace place;  ///< of the running hand, or of the next
    int counters = 0;
    Stayed stayed = Stayed::No;     ///< why the next dealer is the last one
    bool stopped = false;           ///< the last dealer would not go on
    std::optional<int> hands_left;  ///< to be begun, once time is called

    PlayerPoints scores{};
    PlayerPoints fines{};          ///< so far, what nobody received: zero or less
    std::array<int, 4> sticks{};   ///< on the table, by who laid them down
    int hands = 0;                 ///< finished, void ones not counted
    Seating seats{};               ///< of the running hand
    std::array<bool, 4> warned{};  ///< in the running hand
    std::vector<SheetRow> rows;

    bool operator==(const Session&) const = default;
};

/// A hand as the session sets it up: how it is declared and dealt is the organiser's to add.
struct SessionHand {
    HandSetup setup;
    Seating seats{};
    int number = 0;  ///< from 1
};

/// The rules of a session. Immutable: may be shared by threads.
class SessionTable {
  public:
    /// `deposit`: what one stick is worth.
    SessionTable(const SessionRules& rules, int deposit) : rules_(rules), deposit_(deposit) {}
    explicit SessionTable(const Rulebook& rulebook)
        : SessionTable(rulebook.session(), rulebook.play().riichi.deposit) {}

    const SessionRules& rules() const { return rules_; }
    int deposit() const { return deposit_; }

    Session begin() const;

    /// Why this cannot happen now; nothing when it can.
    std::optional<SessionRefusal> refusal(const Session& session, const SessionEvent& event) const;
    tl::expected<void, SessionRefusal> apply(Session& session, const SessionEvent& event) const;
    /// Takes in one event without asking whether it could have happened.
    void fold(Session& session, const SessionEvent& event) const;

    /// Whether no further hand follows. Told from the scores as they are, so a correction counts.
    bool over(const Session& session) const;
    /// Who is to sit East, South, West and North in the running hand or the next. The first dealer is known.
    Seating due_seats(const Session& session) const;
    /// Whether the last dealer, who would deal again, may end the session instead.
    bool dealer_may_stop(const Session& session) const;
    /// The running hand as it is played, or the next one; nothing when none follows or the first dealer is
    /// not known yet.
    std::optional<SessionHand> hand(const Session& session) const;

  private:
    SessionRules rules_;
    int deposit_;
};

/// The players from the first place to the fourth; equal scores in the order of the first deals.
std::array<Player, 4> by_place(const Session& session);

}  // namespace sifang
