#pragma once
// A record in a person's words: the hands, what happened in them, what they came to.

#include <string>

#include "cli/terminal.hpp"
#include "game/session_event.hpp"
#include "text/words.hpp"
#include "wire/record_replay.hpp"

namespace sifang::cli {

std::string draw_piece(Piece piece, TileFaces faces);
/// In the order given, without gaps.
std::string draw_pieces(std::span<const Piece> pieces, TileFaces faces);

/// Draws the parts of one record after another. Everything ends with a line break.
class RecordView {
  public:
    RecordView(const RecordReader& reader, const Words& words, const Look& look)
        : reader_(reader), words_(words), look_(look) {}

    /// Who plays by which rules.
    std::string header() const;
    /// The hand that begins.
    std::string hand() const;
    /// The event just read, with its number.
    std::string event() const;
    std::string session_event() const;
    /// Winners with what they counted, and what everybody paid.
    std::string result() const;
    /// A moment of the hand: tiles, melds and discards of everybody.
    std::string position(const State& state) const;
    /// What is not as it should be.
    std::string difference(const ReplayDifference& difference) const;
    /// The reason alone, in a sentence.
    std::string reason(const ReplayDifference& difference) const;

  private:
    std::string who(Wind seat) const;
    std::string player(Player who) const;
    std::string event_text(const Event& event) const;
    std::string winner(const RecordWinner& won) const;
    std::string say(const std::string& key, std::initializer_list<Filling> fillings) const;

    const RecordReader& reader_;
    const Words& words_;
    const Look& look_;
};

}  // namespace sifang::cli
