#pragma once
// A program that speaks Botzone's protocol, at our table.
//
// Botzone sends every seat a request for everything that happens and takes one answer to each. We send them
// when the seat has to act: what it could not have answered anything but PASS to goes along first.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arena/botzone_answer.hpp"
#include "arena/child.hpp"
#include "arena/player.hpp"

namespace sifang::arena {

class BotzonePlayer final : public Player {
  public:
    BotzonePlayer(const Table& table, std::string command, BotzoneForm form, const ChildLimits& limits);

    bool watches() const override { return true; }
    void begin(const HandBegin& hand) override;
    void see(const Event& event) override;
    Action choose(const Sight& sight) override;
    void end() override { child_.reset(); }
    const FaultBook* faults() const override { return &faults_; }

    /// Whether the protocol can tell a hand by these rules: no riichi, no indicators, private walls without
    /// flowers.
    static bool can_tell(const PlayRules& rules) { return !rules.riichi.has && !rules.indicator; }

  private:
    std::optional<std::string> request(const Event& event);
    std::optional<std::string> ask();
    std::optional<std::string> ask_running();
    std::optional<std::string> ask_anew();
    tl::expected<std::string, BotFault> answer_from(Child& child);
    std::optional<Action> read(const std::string& answer, const Sight& sight);
    std::nullopt_t fault(BotFault what, Child* child = nullptr);

    const Table& table_;
    std::string command_;
    BotzoneForm form_;
    ChildLimits limits_;
    std::unique_ptr<Child> child_;  ///< while it keeps running
    FaultBook faults_;
    std::string heard_;  ///< the last line it said

    Wind seat_ = Wind::East;
    std::vector<std::string> requests_, responses_;  ///< of this hand; the last request may be unanswered
    std::size_t sent_ = 0;                           ///< requests that the running program has had
    std::string kept_data_;                          ///< what it asked us to hand back to it
    std::optional<Claimed> claimed_;                 ///< a claim that will be told with its discard
    std::optional<Tile> discard_after_claim_;        ///< said with a claim of ours
    unsigned failures_ = 0;                          ///< in this hand
};

}  // namespace sifang::arena
