#pragma once
// A program that speaks mjai on its standard streams, at our table: what happened comes as a line with a list
// of events up to the one that asks it, and it answers with a line that holds one event.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/child.hpp"
#include "rules/value.hpp"

namespace sifang::arena {

/// The number of its seat is the last word of its command line; every hand is a game of its own.
class MjaiPlayer final : public Player {
  public:
    MjaiPlayer(const Table& table, std::string command, const ChildLimits& limits);

    bool watches() const override { return true; }
    void begin(const HandBegin& hand) override;
    void see(const Event& event) override;
    Action choose(const Sight& sight) override;
    void end() override;
    BotFaults faults() const override { return faults_; }

    static bool can_tell(const PlayRules& rules) { return rules.riichi.has && rules.indicator; }

  private:
    void tell(const Event& event);
    void tell_start(Piece indicator);
    void tell_discard(const Discarded& discarded);
    void tell_claim(const Claimed& claimed);
    void tell_kong(const KongMade& kong);
    void riichi_stands();
    Value& next(std::string_view type);

    std::optional<Value> ask();
    std::optional<Action> read(const Value& answer, const Sight& sight);
    std::optional<Action> read_riichi(const Sight& sight);
    std::optional<Action> fault(BotFault what);

    const Table& table_;
    std::string command_;
    ChildLimits limits_;
    std::unique_ptr<Child> child_;
    BotFaults faults_{};

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
