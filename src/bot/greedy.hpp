#pragma once
// Goes for what is near, likely and allowed to win; when that is little, for what is safe.

#include "bot/bot.hpp"
#include "bot/danger.hpp"
#include "bot/goals.hpp"
#include "bot/prospect.hpp"
#include "tile/chance.hpp"

namespace sifang {

class GreedyBot final : public Bot {
  public:
    static constexpr std::string_view name = "greedy";

    /// Table and goals must outlive it.
    GreedyBot(const Table& table, const Goals& goals) : table_(table), goals_(goals) {}

    std::string_view id() const override { return name; }
    void begin(std::uint64_t seed) override {
        chance_ = Chance(seed);
        wishes_ = {};
    }
    Action choose(const Sight& sight) override;

  private:
    Action claim(const SeatView& view);
    Action turn(const SeatView& view);

    /// What a hand wants. It stays the same until the next draw, while others discard one tile after another.
    struct Wishes {
        Hand of;
        Kinds useful;
    };

    const Table& table_;
    const Goals& goals_;
    Chance chance_;
    Wishes wishes_;
};

}  // namespace sifang
