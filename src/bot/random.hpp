#pragma once
// Any legal action is as good as another.

#include "bot/bot.hpp"
#include "tile/chance.hpp"

namespace sifang {

class RandomBot final : public Bot {
  public:
    static constexpr std::string_view name = "random";

    std::string_view id() const override { return name; }
    void begin(std::uint64_t seed) override { chance_ = Chance(seed); }
    Action choose(const Sight& sight) override { return sight.legal()[chance_.below(sight.legal().size())]; }

  private:
    Chance chance_;
};

}  // namespace sifang
