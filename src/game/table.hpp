#pragma once
// One hand at one table, under any rulebook.
//
// The state is a fold over events. A seat's action, a tile from the wall and a referee's sanction are checked
// first; if they are refused the state is untouched, else they become events, with everything that follows
// from them, and the events are folded in. Nothing else changes a state, so folding the same events into a
// fresh state gives the same state again.

#include <optional>
#include <span>
#include <tl/expected.hpp>

#include "game/state.hpp"
#include "rules/rulebook.hpp"

namespace sifang {

/// Why not, and the clause that says so (empty where the book takes it for granted).
struct Refused {
    Refusal refusal = Refusal::OutOfPhase;
    std::string_view clause;
};

/// What the wall owes the table.
struct Need {
    enum class Kind : std::uint8_t { Nothing, Hand, Draw, Replacement, Indicator, UnderIndicator };
    Kind kind = Kind::Nothing;
    Wind seat = Wind::East;  ///< for whom
    unsigned tiles = 0;      ///< how many at once

    bool operator==(const Need&) const = default;
};

/// The rules of one table. Immutable: may be shared by threads. The rulebook and the table of suits must
/// outlive it.
class Table {
  public:
    Table(const Rulebook& rulebook, const SuitTable& suits);

    const Rulebook& rulebook() const { return rulebook_; }
    const PlayRules& rules() const { return rules_; }
    const SuitTable& suits() const { return suits_; }

    State begin(const HandSetup& setup) const { return State(deal_rule(setup), setup); }
    /// The deal of this hand: the book's, or that of private walls.
    DealRule deal_rule(const HandSetup& setup) const;

    /// Every action open to the seat now; none when it is not to act. Allocates nothing.
    Actions legal(const State& state, Wind seat) const;
    /// Why the seat may not do this now; nothing when it may. The one judge of legality: `legal` lists what
    /// it lets pass.
    std::optional<Refusal> refusal(const State& state, Wind seat, const Action& action) const;
    tl::expected<Events, Refused> apply(State& state, Wind seat, const Action& action) const;

    /// The winner names his fan, where the book asks him to and the hand is played as a competition.
    tl::expected<Events, Refused> count(State& state, Wind seat, const Claim& claim) const;

    /// What is to come from the wall before anybody can act, and giving it.
    Need need(const State& state) const;
    tl::expected<Events, Refused> give(State& state, std::span<const Piece> pieces) const;

    tl::expected<Events, Refused> sanction(State& state, const Sanction& sanction) const;

    /// Takes in one event without asking whether it could have happened.
    void fold(State& state, const Event& event) const;

  private:
    const Rulebook& rulebook_;
    const PlayRules& rules_;
    const SuitTable& suits_;
};

}  // namespace sifang
