#pragma once
// A bot of ours at Botzone's table: requests in, answers out.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/seat_mirror.hpp"
#include "bot/bot.hpp"

namespace sifang::arena {

class BotzoneSeat {
  public:
    /// Table and bot must outlive it.
    BotzoneSeat(const Table& table, Bot& bot) : table_(table), bot_(bot) {}

    /// Takes in a request without an answer to it being asked; `answered` is what was answered then.
    bool take(std::string_view request, std::string_view answered);
    /// The answer; nothing when the request is none.
    std::optional<std::string> answer(std::string_view request);

  private:
    bool follow(std::string_view request);
    bool follow_play(const std::vector<std::string_view>& words);
    std::string choose();
    std::string after_claim(const Action& action);
    std::string said(const Action& action) const;
    std::optional<Claimed> claim_of(Wind seat, const std::vector<std::string_view>& words) const;

    const Table& table_;
    Bot& bot_;
    Wind seat_ = Wind::East, round_ = Wind::East;
    std::unique_ptr<SeatMirror> mirror_;
    std::string last_answer_;
    Wind drew_ = Wind::East;  ///< who drew last, and has not acted since
    bool in_turn_ = false;
};

}  // namespace sifang::arena
