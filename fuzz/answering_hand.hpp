#pragma once
// A hand in which one seat's answers are lines of the input: whatever they are, each becomes a legal action
// or a fault, and the table plays to its end.

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "arena/by_the_book.hpp"
#include "arena/deal.hpp"
#include "arena/hand.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang::arena {

/// The lines of a text, one after the other.
class Lines {
  public:
    explicit Lines(std::string_view text) : rest_(text) {}
    std::optional<std::string_view> next() {
        if (rest_.empty()) return std::nullopt;
        const auto end = rest_.find('\n');
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
        return line;
    }

  private:
    std::string_view rest_;
};

/// `read(line, sight)` is what the seat's protocol makes of a line: an action or nothing.
template <class Read>
class Answering final : public Player {
  public:
    Answering(Lines& lines, const Read& read) : lines_(lines), read_(read) {}
    void begin(const HandBegin&) override {}
    Action choose(const Sight& sight) override {
        const std::optional<Action> action = read_(lines_, sight);
        if (!action) return by_the_book(sight);
        const Actions& legal = sight.legal();
        if (std::find(legal.begin(), legal.end(), *action) == legal.end()) std::abort();
        return *action;
    }

  private:
    Lines& lines_;
    const Read& read_;
};

/// All four seats answer from the text, so that much can happen; the first byte picks the deal.
template <class Read>
void play_answers(const Table& table, Walls walls, std::string_view text, const Read& read) {
    HandSetup setup;
    setup.walls = walls;
    setup.scores.fill(table.rulebook().session().start_points);
    const std::uint64_t seed = text.empty() ? 0 : static_cast<unsigned char>(text[0]);
    if (!text.empty()) text.remove_prefix(1);
    Lines lines(text);
    Answering<Read> player(lines, read);
    const Seated seated{&player, &player, &player, &player};
    const ArenaDeal deal = ArenaDeal::of(table, setup, seed);
    const State end = play_hand(table, setup, deal.croupier(table, setup), seated, [](const Event&) {});
    if (end.phase != Phase::Over) std::abort();
}

/// One table for all inputs.
inline const Table& fuzz_table(std::string_view rules) {
    static const SuitTable& suits = *new SuitTable;
    static const Rulebook& book = *open_rulebook(rules, suits).release();
    static const Table& table = *new Table(book, suits);
    return table;
}

}  // namespace sifang::arena
