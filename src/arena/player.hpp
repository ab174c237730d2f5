#pragma once
// Who sits at a table of the arena: a bot of the house, or somebody else's behind a pipe.

#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "bot/bot.hpp"

namespace sifang::arena {

/// What a player is told before a hand.
struct HandBegin {
    std::uint64_t seed = 0;  ///< for his own chance
    Wind seat = Wind::East;
    HandSetup setup;
};

/// How somebody else's bot fails. The table goes on: it passes, or discards the tile it drew.
enum class BotFault : std::uint8_t {
    Died,      ///< the process ended or could not be started
    Stalled,   ///< no answer in time
    Flooded,   ///< more output than an answer can be
    Nonsense,  ///< an answer that is none in its protocol
    Illegal,   ///< an answer that the rules do not allow now
};
inline constexpr std::size_t bot_fault_count = 5;
std::string_view id(BotFault fault);
using BotFaults = std::array<std::uint64_t, bot_fault_count>;

class Player {
  public:
    virtual ~Player() = default;

    /// Whether he follows the events; if not, `see` is never called.
    virtual bool watches() const { return false; }
    virtual void begin(const HandBegin& hand) = 0;
    /// An event as his seat gets to know it.
    virtual void see(const Event& /*event*/) {}
    /// Called when he is to act, at least one action being legal. Whatever he does, he answers one of them.
    virtual Action choose(const Sight& sight) = 0;
    /// The hand is over; all its events were shown.
    virtual void end() {}
    /// All faults since he was made.
    virtual BotFaults faults() const { return {}; }
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
