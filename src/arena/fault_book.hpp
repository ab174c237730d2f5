#pragma once
// What somebody else's bot did wrong: how often, and the first time in full.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sifang::arena {

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

/// One fault, for people to look into.
struct FaultNote {
    BotFault fault = BotFault::Died;
    std::string answer;      ///< what it said, if it said anything
    std::string last_words;  ///< the end of what it wrote to standard error
    bool operator==(const FaultNote&) const = default;
};

class FaultBook {
  public:
    void add(FaultNote note) {
        ++counts_[static_cast<std::size_t>(note.fault)];
        if (!first_) first_ = std::move(note);
    }
    const BotFaults& counts() const { return counts_; }
    const std::optional<FaultNote>& first() const { return first_; }

  private:
    BotFaults counts_{};
    std::optional<FaultNote> first_;
};

}  // namespace sifang::arena
