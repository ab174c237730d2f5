// What is this hand worth? Built against an installed Sifang: see CMakeLists.txt beside this file.
#include <hand/notation.hpp>
#include <hand/suit_table.hpp>
#include <iostream>
#include <rules/books/books.hpp>

int main() {
    const sifang::SuitTable table;  // built once, shared by every rulebook
    const auto book = sifang::open_rulebook("mcr", table);
    const auto parsed = sifang::parse_hand("[345s] 123m456p78s99p 9s", sifang::HandForm::Winning);
    if (!book || !parsed) return 1;
    const auto score = book->score({.hand = parsed->hand, .tile = *parsed->win, .by = sifang::By::Draw});
    if (!score) return 1;
    for (const auto& counted : score->patterns)
        std::cout << book->patterns()[counted.pattern].id << ' ' << counted.points * counted.count << '\n';
    std::cout << "total " << score->total << (score->meets_minimum ? "\n" : ", too little to win\n");
}
