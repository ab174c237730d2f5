#pragma once
// Who sits at a table of the arena: a bot of the house, or somebody else's behind a pipe.

#include <cstdint>
#include <memory>

#include "arena/fault_book.hpp"
#include "bot/bot.hpp"
#include "game/session_event.hpp"

namespace sifang::arena {

/// What a player is told before a hand.
struct HandBegin {
    std::uint64_t seed = 0;  ///< for his own chance
    Wind seat = Wind::East;
    HandSetup setup;
    Seating numbers{0, 1, 2, 3};  ///< who sits East, South, West and North, as the session counts them
    int deal = 0;                 ///< of the round, from 0
};

class Player {
  public:
    virtual ~Player() = default;

    /// Whether he follows the events; if not, `see` is never called.
    virtual bool watches() const { return false; }
    /// The hands up to `end_session` are one session, and this is his number in it. Without it each hand
    /// stands alone.
    virtual void begin_session(unsigned /*number*/) {}
    virtual void end_session() {}
    virtual void begin(const HandBegin& hand) = 0;
    /// An event as his seat gets to know it.
    virtual void see(const Event& /*event*/) {}
    /// Called when he is to act, at least one action being legal. Whatever he does, he answers one of them.
    virtual Action choose(const Sight& sight) = 0;
    /// The hand is over; all its events were shown.
    virtual void end() {}
    /// All faults since he was made.
    virtual const FaultBook* faults() const { return nullptr; }
};

/// A bot of the house.
class HousePlayer final : public Player {
  public:
    explicit HousePlayer(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}
    void begin(const HandBegin& hand) override { bot_->begin(hand.seed); }
    Action choose(const Sight& sight) override { return bot_->choose(sight); }

  private:
    std::unique_ptr<Bot> bot_;
};

}  // namespace sifang::arena
