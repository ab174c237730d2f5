#pragma once
// The person at the keyboard, as a player of the arena.

#include <memory>

#include "arena/player.hpp"
#include "cli/command.hpp"
#include "cli/play_view.hpp"

namespace sifang::cli {

/// Thrown by Person::choose when the person leaves in the middle of a hand: nobody is left to play it on.
struct PersonLeft {};

/// What the person wants after a hand.
enum class AfterHand : std::uint8_t { NextHand, EndSession, Leave };

class Person final : public arena::Player {
  public:
    /// Context and view must outlive him.
    Person(const Context& context, const PlayView& view, std::unique_ptr<Bot> adviser)
        : context_(context), view_(view), adviser_(std::move(adviser)) {}

    bool watches() const override { return true; }
    void begin(const arena::HandBegin& hand) override { adviser_->begin(hand.seed); }
    void see(const Event& event) override;
    sifang::Action choose(const Sight& sight) override;

    /// `may_stop`: he deals and may end the session.
    AfterHand after_hand(bool may_stop);

    HandOnView scene;  ///< of the hand; set before each

  private:
    void say(const std::string& text) const { context_.out << text << "\n"; }
    /// What he types without blanks around it; nothing at the end of the input.
    std::optional<std::string> read_line() const;
    void advise(const Sight& sight);
    /// What Enter alone does, if anything; `warned`: he was told that he can win, and insists.
    std::optional<sifang::Action> enter(const Sight& sight, const std::vector<Move>& moves,
                                        bool warned) const;

    const Context& context_;
    const PlayView& view_;
    std::unique_ptr<Bot> adviser_;
};

}  // namespace sifang::cli
