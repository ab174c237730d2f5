#pragma once
// A player that chooses among what is legal.

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "game/view.hpp"

namespace sifang {

/// What a seat that is to act can look at: its legal actions, and its view when it asks for it. Making the
/// view costs more than many a choice, so it is made at the first look.
class Sight {
  public:
    Sight(const Table& table, const State& state, Wind seat)
        : table_(table), state_(state), seat_(seat), legal_(table.legal(state, seat)) {}

    const Actions& legal() const { return legal_; }
    const SeatView& view() const {
        if (!view_) view_ = sifang::view(table_, state_, seat_);
        return *view_;
    }

  private:
    const Table& table_;
    const State& state_;
    Wind seat_;
    Actions legal_;
    mutable std::optional<SeatView> view_;
};

/// Chance comes from the seed of the hand alone: the same seed and the same views, the same choices.
class Bot {
  public:
    virtual ~Bot() = default;

    virtual std::string_view id() const = 0;
    /// A new hand. Nothing of the hands before it may matter any more.
    virtual void begin(std::uint64_t seed) = 0;
    /// One of sight.legal(), of which there is at least one.
    virtual Action choose(const Sight& sight) = 0;
};

/// Ids of the bots of the house, the weakest first.
std::span<const std::string_view> bot_ids();

/// What the bots of one table share. Immutable: may be shared by threads.
class BotHouse {
  public:
    /// The table must outlive it.
    explicit BotHouse(const Table& table);
    ~BotHouse();

    /// A bot by its id; null if it is not one of bot_ids(). The house must outlive it.
    std::unique_ptr<Bot> make(std::string_view id) const;

  private:
    const Table& table_;
    std::unique_ptr<const class Goals> goals_;
};

}  // namespace sifang
