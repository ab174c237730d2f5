#pragma once
// From the words of Botzone's judge and its bots to the steps of a hand.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/told_game.hpp"

namespace sifang::botzone {

using Words = std::vector<std::string_view>;
/// The words of a request or an answer, as far as anybody looks at them.
Words words_of(std::string_view text);

/// 0 to 3.
std::optional<Wind> seat_of(std::string_view text);

/// Adds steps. What returns bool returns false at words that tell nothing, and then `fault` says why.
class Steps {
  public:
    /// The steps must outlive it.
    explicit Steps(std::vector<ToldStep>& steps) : steps_(steps) {}

    /// Where in the text the words of the next call stand.
    Steps& at(std::size_t place) { return at_ = place, *this; }
    const std::optional<TellingError>& fault() const { return fault_; }

    /// An event of the short form.
    bool event(Wind who, std::string_view name, std::string_view tile);
    /// `2 T`: the seat drew.
    bool drew(Wind who, std::string_view tile) { return draw(who, tile); }
    /// `3 p WHAT …`; what the seats said before it tells the tile of a concealed kong.
    bool request(const Words& words, const std::array<std::string, 4>& said);
    /// What the seats said to a tile on the table. The judge tells only the claim it took, so all of them
    /// come to nothing until it does.
    bool answers(const std::array<std::string, 4>& said);
    bool win(Wind who);

  private:
    bool fail(TellingFault fault, std::string_view subject = {});
    bool piece(std::string_view text, Piece& out);
    bool add(ToldStep step);
    bool draw(Wind who, std::string_view tile);
    bool flower(Wind who, std::string_view tile);
    bool discard(Wind who, std::string_view tile);
    bool chow(Wind who, std::string_view middle);
    bool claim(ToldKind kind, Wind who, Tile low = {});
    bool kong(ToldKind kind, Wind who, std::string_view tile);
    void strike_out(Wind who);

    std::vector<ToldStep>& steps_;
    std::optional<Piece> at_stake_;
    std::size_t at_ = 0;
    std::optional<TellingError> fault_;
};

}  // namespace sifang::botzone
