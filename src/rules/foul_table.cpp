#include "rules/foul_table.hpp"

#include <cassert>

namespace sifang {

Foul& FoulTable::add(std::string_view id, std::string_view clause, std::span<const std::string_view> ladder) {
    Foul& foul = rules_.fouls.emplace_back(usual);
    foul.id = foul.counter = id;
    foul.clause = this->clause(clause);
    foul.ladder = rungs(ladder);
    return foul;
}

std::vector<Rung> FoulTable::rungs(std::span<const std::string_view> texts) const {
    std::vector<Rung> out;
    for (const std::string_view text : texts) {
        auto rung = rung_of(text, rules_.amounts);
        assert(rung && "a rung of our own is spelled wrong");
        out.push_back(rung ? *std::move(rung) : Rung{});
    }
    return out;
}

std::string FoulTable::clause(std::string_view number) const {
    return book_.empty() || number.empty() ? std::string() : book_ + std::string(number);
}

}  // namespace sifang
