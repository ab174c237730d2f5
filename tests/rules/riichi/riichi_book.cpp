#include "rules/riichi/riichi_book.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <sstream>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "rules/riichi/slow_scorer.hpp"
#include "support/told_win.hpp"

namespace sifang::riichi_test {
namespace {

void add_indicators(InlineVector<Tile, 5>& indicators, std::string_view text) {
    for (const Tile t : testing_support::must(parse_tiles(text), text).tiles) indicators.push_back(t);
}

}  // namespace

const SuitTable& suit_table() {
    static const SuitTable table;
    return table;
}

const Rulebook& rulebook(std::string_view profile) {
    static std::map<std::string, std::unique_ptr<Rulebook>, std::less<>> books;
    auto it = books.find(profile);
    if (it == books.end())
        it = books.emplace(std::string(profile), open_rulebook(profile, suit_table())).first;
    return *it->second;
}

Win told(std::string_view hand, std::string_view how) {
    std::istringstream words{std::string(how)};
    std::string rest;
    Win more;
    for (std::string word; words >> word;) {
        const auto value = [&] { return std::string_view(word).substr(word.find('=') + 1); };
        if (word.starts_with("dora="))
            add_indicators(more.dora, value());
        else if (word.starts_with("ura="))
            add_indicators(more.ura, value());
        else if (word.starts_with("honba="))
            more.honba = std::stoi(std::string(value()));
        else if (word.starts_with("deposits="))
            more.deposits = std::stoi(std::string(value()));
        else
            rest += word + " ";
    }
    Win win = testing_support::told(hand, rest);
    win.dora = more.dora;
    win.ura = more.ura;
    win.honba = more.honba;
    win.deposits = more.deposits;
    if (win.by == By::Discard && !win.discarder)
        win.discarder = win.seat == Wind::East ? Wind::South : Wind::East;
    return win;
}

Han han_of(const Rulebook& book, const Score& score) {
    Han han;
    for (const CountedPattern& p : score.patterns)
        han[std::string(book.patterns()[p.pattern].id)] = p.points * p.count;
    return han;
}

int figure(const Score& score, std::string_view name) {
    for (const Figure& f : score.figures)
        if (f.name == name) return f.value;
    return -1;
}

Score score_of(std::string_view profile, const Win& win) {
    const auto score = rulebook(profile).score(win);
    EXPECT_TRUE(score) << to_string(win);
    return score ? *score : Score{};
}

Ruling ruling_of(std::string_view profile, const Win& win) {
    const auto ruling = rulebook(profile).explain(win);
    EXPECT_TRUE(ruling) << to_string(win);
    return ruling ? *ruling : Ruling{};
}

std::map<std::string, std::string> excluded_of(std::string_view profile, const Win& win) {
    std::map<std::string, std::string> all;
    const Ruling ruling = ruling_of(profile, win);
    for (const ExcludedPattern& e : ruling.excluded)
        all.emplace(rulebook(profile).patterns()[e.pattern].id, id(e.principle));
    return all;
}

std::string to_string(const Win& win) {
    std::ostringstream out;
    out << write_hand(win.hand, win.tile) << (win.by == By::Draw ? " draw" : " discard") << " seat "
        << letter(win.seat) << " round " << letter(win.round) << " situation";
    for (unsigned bit = 0; bit < 10; ++bit)
        if (win.situation.has(static_cast<Situation>(1u << bit))) out << " " << bit;
    out << " dora";
    for (const Tile t : win.dora) out << " " << to_string(t);
    out << " ura";
    for (const Tile t : win.ura) out << " " << to_string(t);
    out << " red " << int{win.red_fives[0]} << int{win.red_fives[1]} << int{win.red_fives[2]} << " honba "
        << win.honba << " deposits " << win.deposits;
    if (win.discarder) out << " from " << letter(*win.discarder);
    if (win.liable) out << " liable " << letter(*win.liable);
    return out.str();
}

std::string to_string(const Han& han) {
    std::string text;
    for (const auto& [id, n] : han) text += (text.empty() ? "" : ", ") + id + " " + std::to_string(n);
    return text;
}

void expect_score(std::string_view profile, const Win& win, const Han& han, int fu, int total) {
    expect_han(profile, win, han);
    const Score got = score_of(profile, win);
    EXPECT_EQ(figure(got, "fu"), fu) << profile << ": " << to_string(win);
    EXPECT_EQ(got.total, total) << profile << ": " << to_string(win);
    const SlowScore slow = slow_score(slow_rules(profile), win);
    EXPECT_EQ(slow.fu, fu) << "slow " << profile << ": " << to_string(win);
    EXPECT_EQ(slow.total, total) << "slow " << profile << ": " << to_string(win);
}

void expect_han(std::string_view profile, const Win& win, const Han& han) {
    const Score got = score_of(profile, win);
    EXPECT_TRUE(got.valid) << profile << ": " << to_string(win);
    EXPECT_EQ(to_string(han_of(rulebook(profile), got)), to_string(han)) << profile << ": " << to_string(win);
    const SlowScore slow = slow_score(slow_rules(profile), win);
    EXPECT_TRUE(han.empty() ? slow.lists.empty() : slow.lists.contains(han))
        << "slow " << profile << ": " << to_string(win);
}

}  // namespace sifang::riichi_test
