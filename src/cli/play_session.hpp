#pragma once
// A person and three bots at a table: a session by the book, hand after hand, and its record.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "arena/hand.hpp"
#include "bot/bot.hpp"
#include "cli/play_farewell.hpp"
#include "cli/play_person.hpp"
#include "cli/play_record.hpp"
#include "game/session.hpp"

namespace sifang::cli {

struct PlaySettings {
    std::string bot;           ///< by its id
    std::uint64_t seed = 0;    ///< deals, dice and bots follow from it
    std::optional<int> hands;  ///< to stop after; without it the session goes on to its end
    std::string record;        ///< the file; empty: none is kept
    bool comes_with = true;    ///< the rulebook is one of the program's own
};

/// The person is the first of the four: East when the session begins.
class PlaySession {
  public:
    /// All must outlive it.
    PlaySession(const Context& context, const sifang::Table& table, const PlaySettings& settings);

    Status play();

  private:
    enum class Ending : std::uint8_t { Over, AsManyAsAsked, LeftAfterHand, LeftInHand };

    std::optional<Complaint> open_record();
    void greet() const;
    void throw_for_first_dealer();
    Ending play_hands();
    void play_hand(const SessionHand& due);
    void explain(const State& state) const;
    /// Whether the session goes on; where it may end earlier, the dealer says so.
    std::optional<Ending> after_hand();
    Status finish(Ending ending);
    void happens(const SessionEvent& event);
    void prepare_farewell();
    std::string kept(bool whole) const;
    void say(const std::string& text) const;

    const Context& context_;
    const sifang::Table& table_;
    const PlaySettings& settings_;
    PlayView view_;
    BotHouse house_;
    SessionTable session_table_;
    Session session_;
    Person person_;
    std::array<std::unique_ptr<arena::Player>, 3> bots_;
    std::array<arena::Player*, 4> players_{};
    std::array<std::string, 4> names_;
    PlayRecord record_;
    Farewell farewell_;
};

}  // namespace sifang::cli
