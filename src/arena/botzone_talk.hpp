#pragma once
// Botzone's protocol on standard input and output, line by line, in both forms. The program stays for the
// whole game.

#include <optional>
#include <string>
#include <string_view>

#include "arena/botzone_seat.hpp"
#include "rules/value.hpp"

namespace sifang::arena {

class BotzoneTalk {
  public:
    /// Table and bot must outlive it.
    BotzoneTalk(const Table& table, Bot& bot) : seat_(table, bot) {}

    /// What is to be printed when this line has come, which may be nothing yet; no value when the line cannot
    /// be part of a game.
    std::optional<std::string> take(std::string_view line);
    /// Whether it would be odd if no line came any more.
    bool is_waiting() const { return stage_ == Stage::Request || stage_ == Stage::Response; }

  private:
    /// The first line says which form it is; in the simple one it is the number of requests, and those before
    /// the last come each with the answer that was given to it.
    enum class Stage : std::uint8_t { First, Json, Request, Response, Live };

    std::optional<std::string> take_count(std::string_view line);
    std::optional<std::string> take_json(std::string_view line);
    static std::string said(const std::string& answer);

    BotzoneSeat seat_;
    Stage stage_ = Stage::First;
    std::size_t before_ = 0;  ///< requests that were answered already
    std::string request_;
};

}  // namespace sifang::arena
