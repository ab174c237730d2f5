#pragma once
// Writing a foul catalogue down, row by row, with rungs spelled as in a file.

#include <initializer_list>
#include <span>

#include "rules/foul.hpp"

namespace sifang {

class FoulTable {
  public:
    /// `book`: before every clause, as `mcr:`; empty: the rules have no book to cite.
    FoulTable(std::string book, FoulRules& rules) : book_(std::move(book)), rules_(rules) {}

    /// What every row begins with that is added after this.
    Foul usual;

    /// The row, to be changed before the next is added.
    Foul& add(std::string_view id, std::string_view clause, std::span<const std::string_view> ladder);
    Foul& add(std::string_view id, std::string_view clause, std::initializer_list<std::string_view> ladder) {
        return add(id, clause, std::span(ladder.begin(), ladder.size()));
    }
    std::vector<Rung> rungs(std::initializer_list<std::string_view> texts) const {
        return rungs(std::span(texts.begin(), texts.size()));
    }
    std::vector<Rung> rungs(std::span<const std::string_view> texts) const;
    /// A clause of the book; nothing where there is none.
    std::string clause(std::string_view number) const;

  private:
    std::string book_;
    FoulRules& rules_;
};

}  // namespace sifang
