#pragma once
// A program that speaks mjai on its standard streams, at our table: what happened comes as a line with a list
// of events up to the one that asks it, and it answers with a line that holds one event.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/child.hpp"
#include "arena/mjai_answer.hpp"
#include "arena/player.hpp"
#include "rules/value.hpp"

namespace sifang::arena {

/// The number of its seat is the last word of its command line. A session is one game; a hand that stands
/// alone is a game of its own. A program that failed for good in a hand is started again for the next.
class MjaiPlayer final : public Player {
  public:
    MjaiPlayer(const Table& table, std::string command, const ChildLimits& limits);

    bool watches() const override { return true; }
    void begin_session(unsigned number) override;
    void end_session() override;
    void begin(const HandBegin& hand) override;
    void see(const Event& event) override;
    Action choose(const Sight& sight) override;
    void end() override;
    const FaultBook* faults() const override { return &faults_; }

    static bool can_tell(const PlayRules& rules) { return rules.riichi.has && rules.indicator; }

  private:
    void start_game();
    void end_game();
    unsigned me() const { return hand_.numbers[static_cast<std::size_t>(hand_.seat)]; }
    int number(Wind seat) const { return static_cast<int>(hand_.numbers[static_cast<std::size_t>(seat)]); }
    void tell(const Event& event);
    void tell_start(Piece indicator);
    void tell_discard(const Discarded& discarded);
    void tell_claim(const Claimed& claimed);
    void tell_kong(const KongMade& kong);
    void riichi_stands();
    Value& next(std::string_view type);

    std::optional<MjaiAnswer> ask();
    std::optional<Action> read(const MjaiAnswer& answer, const Sight& sight);
    std::optional<Action> read_riichi(const Sight& sight);
    std::optional<Action> fault(BotFault what);

    const Table& table_;
    std::string command_;
    ChildLimits limits_;
    std::unique_ptr<Child> child_;
    FaultBook faults_;
    std::string heard_;  ///< the last line it said

    bool in_session_ = false;
    HandBegin hand_;
    Pieces dealt_;
    bool started_ = false;
    ValueList events_;  ///< not sent yet
    std::optional<Wind> riichi_pending_;
    bool riichi_told_ = false;  ///< its own declaration was echoed already
    bool gone_ = false;         ///< it failed for good in this hand
    unsigned failures_ = 0;
};

}  // namespace sifang::arena
