#pragma once
// Rulebooks, cases and a table to try penalties on, for every test of the referee's.

#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>

#include "game/played_hand.hpp"
#include "hand/suit_table.hpp"
#include "referee/foul_record.hpp"
#include "rules/books/books.hpp"

namespace sifang::test {

inline const SuitTable& foul_suits() {
    static const SuitTable table;
    return table;
}

inline constexpr std::string_view all_editions[] = {"mcr",    "gb98",   "mil", "hk", "zds",
                                                    "riichi", "tenhou", "ema", "wrc"};

/// A rulebook by its id, with readings changed after a plus: `gb98+early_draw=q37`. Opened once.
inline const Rulebook& foul_book(const std::string& name) {
    static std::map<std::string, std::unique_ptr<Rulebook>> opened;
    auto& book = opened[name];
    if (book) return *book;
    const std::size_t plus = name.find('+');
    const std::string id = name.substr(0, plus);
    for (const Family* family : families())
        for (const std::string_view edition : family->profiles()) {
            if (edition != id) continue;
            book = family->open(edition, foul_suits());
            if (plus == std::string::npos) continue;
            Value profile = book->profile();
            const std::string change = name.substr(plus + 1);
            const std::size_t is = change.find('=');
            profile["fouls"]["readings"][change.substr(0, is)] = change.substr(is + 1);
            auto changed = family->open(profile, foul_suits());
            if (!changed) throw std::runtime_error(changed.error().code + " " + changed.error().where);
            book = *std::move(changed);
        }
    if (!book) throw std::runtime_error("no rulebook " + id);
    return *book;
}

/// South has done it, in the first hand of the first session; West was harmed.
inline FoulCase south_did(std::string_view foul) {
    FoulCase out;
    out.foul = foul;
    out.who = 1;
    out.seat = Wind::South;
    out.place = {1, 1, 1, {}};
    out.harmed = Wind::West;
    out.pieces.push_back(Tile::of(Suit::Characters, 1));
    return out;
}

inline Penalty ruled(const Rulebook& book, const FoulRecord& record, const FoulCase& foul) {
    const auto penalty = penalty_for(book, record, foul);
    if (!penalty) throw std::runtime_error(foul.foul + ": " + std::string(id(penalty.error().refusal)));
    return *penalty;
}
inline std::string refused(const Rulebook& book, const FoulRecord& record, const FoulCase& foul) {
    const auto penalty = penalty_for(book, record, foul);
    return penalty ? "none" : std::string(id(penalty.error().refusal));
}

/// A hand that has just been dealt.
inline State fresh_hand(const Table& table, unsigned seed, const HandSetup& setup = {}) {
    Random random(seed);
    State state = table.begin(setup);
    Croupier croupier = random_croupier(table, setup, random);
    serve(table, state, croupier, [](const Event&) {});
    return state;
}

}  // namespace sifang::test
