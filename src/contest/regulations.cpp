#include "contest/regulations.hpp"

namespace sifang::contest {

Regulations by_the_book(const Rulebook& rulebook, std::string title) {
    const ContestRules& book = rulebook.contest();
    Regulations out;
    out.rules = rulebook.id();
    out.title = std::move(title);
    out.adults_only = book.adults_only;
    out.no_pupils = book.no_pupils;
    out.least_sessions = static_cast<unsigned>(book.least_sessions);
    return out;
}

Regulations with_teams(const Rulebook& rulebook, Regulations regulations) {
    const int size = rulebook.contest().team_size;
    regulations.team_size = size > 0 ? static_cast<unsigned>(size) : 4;
    regulations.substitutes = 1;
    return regulations;
}

}  // namespace sifang::contest
