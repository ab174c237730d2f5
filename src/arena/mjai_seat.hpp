#pragma once
// A bot of ours at an mjai table: events in, one answer a line out.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "arena/seat_mirror.hpp"
#include "bot/bot.hpp"
#include "rules/value.hpp"

namespace sifang::arena {

class MjaiSeat {
  public:
    /// Table and bot must outlive it. The seat's number is also told by start_game.
    MjaiSeat(const Table& table, Bot& bot, unsigned id) : table_(table), bot_(bot), id_(id) {}

    /// The answer to a line: an event, or a list of events of which the last may ask. Nothing when it is
    /// neither.
    std::optional<std::string> answer(std::string_view line);

  private:
    bool follow(const Value& event);
    bool start_hand(const Value& event);
    bool follow_claim(const Value& event, std::string_view type);
    bool follow_kong(const Value& event, bool added);
    bool first_draw(Wind seat, std::optional<Piece> piece);
    Value choose();
    Value said(const Action& action);
    /// Players have numbers that stay; seats are counted from the dealer.
    std::optional<Wind> seat_at(const Value& event, std::string_view name) const;
    int number(Wind seat) const { return static_cast<int>((static_cast<unsigned>(seat) + dealer_) & 3); }

    const Table& table_;
    Bot& bot_;
    unsigned id_, dealer_ = 0;
    std::unique_ptr<SeatMirror> mirror_;
    std::optional<Pieces> to_deal_;  ///< until the dealer's first draw
    std::optional<Piece> indicator_;
    std::optional<Action> riichi_;  ///< declared; its discard is asked for next
    bool declared_ = false;         ///< by whoever discards next
};

}  // namespace sifang::arena
