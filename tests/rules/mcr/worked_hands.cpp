#include "rules/mcr/worked_hands.hpp"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>

#include "hand/notation.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "rules/mcr/slow_scorer.hpp"
#include "tile/notation.hpp"
#include "wire/json.hpp"

namespace sifang::mcr_test {
namespace {

// A worked hand that cannot be read is a mistake of the test itself: it stops there.
template <class Result>
auto must(Result result, std::string_view text) {
    if (!result) throw std::runtime_error("cannot read: " + std::string(text));
    return *result;
}

MeldKind meld_kind(std::string_view name) {
    if (name == "chow") return MeldKind::Chow;
    if (name == "pung") return MeldKind::Pung;
    if (name == "kong") return MeldKind::Kong;
    if (name == "added_kong") return MeldKind::AddedKong;
    if (name == "concealed_kong") return MeldKind::ConcealedKong;
    throw std::runtime_error("no meld: " + std::string(name));
}
Situation situation(std::string_view name) {
    if (name == "last_wall_tile") return Situation::LastWallTile;
    if (name == "replacement") return Situation::Replacement;
    if (name == "robbing") return Situation::Robbing;
    if (name == "last_of_kind") return Situation::LastOfKind;
    throw std::runtime_error("no situation: " + std::string(name));
}

}  // namespace

std::string to_string(const Answer& answer) {
    if (!answer.valid) return "not a winning shape";
    std::string text = std::to_string(answer.total) + ":";
    for (const auto& [id, points] : answer.points) text += " " + id + " " + std::to_string(points);
    return text;
}

Answer by_the_book(std::string_view edition_id, const Win& win) {
    const slow::SlowEdition& edition = slow::slow_edition(edition_id);
    const slow::SlowScore score = slow::slow_score(edition, win);
    Answer answer;
    answer.valid = score.valid;
    answer.total = score.total();
    answer.meets_minimum = score.meets_minimum();
    for (const auto& [fan, count] : score.list)
        answer.points[std::string(slow::name(fan))] = edition.points[static_cast<int>(fan)] * count;
    return answer;
}

const Rulebook& rulebook(std::string_view edition) {
    static const SuitTable table;
    static std::map<std::string, std::unique_ptr<Rulebook>, std::less<>> open;
    auto it = open.find(edition);
    if (it == open.end()) it = open.emplace(edition, open_rulebook(edition, table)).first;
    if (it->second == nullptr) throw std::runtime_error("no rulebook: " + std::string(edition));
    return *it->second;
}

Answer by_the_program(std::string_view edition, const Win& win) {
    const Rulebook& book = rulebook(edition);
    const auto score = book.score(win);
    if (!score)
        throw std::runtime_error("refused: " + std::string(code(score.error())) + " " + to_string(win));
    Answer answer;
    answer.valid = score->valid;
    answer.total = score->total;
    answer.meets_minimum = score->meets_minimum;
    for (const CountedPattern& p : score->patterns)
        answer.points[std::string(book.patterns()[p.pattern].id)] += p.points * p.count;
    return answer;
}

Win win_of(std::string_view hand) {
    const ParsedHand parsed = must(parse_hand(hand, HandForm::Winning), hand);
    Win win;
    win.hand = parsed.hand;
    win.tile = *parsed.win;
    return win;
}

Win win_of_line(const Value& in) {
    Win win;
    const std::string concealed = text_of(in, "concealed");
    for (const Tile tile : must(parse_tiles(concealed), concealed).tiles) win.hand.standing.add(tile);
    if (const Value* melds = in.find("melds"))
        for (const Value& meld : *melds->list())
            win.hand.melds.push_back(
                must(parse_meld(meld_kind(text_of(meld, "kind")), text_of(meld, "tiles")), "meld").meld);
    win.tile = must(parse_tile(text_of(in, "win")), "win").tile;
    win.by = text_of(in, "by") == "draw" ? By::Draw : By::Discard;
    win.seat = must(parse_wind(text_of(in, "seat")), "seat");
    win.round = must(parse_wind(text_of(in, "round")), "round");
    if (const Value* flowers = in.find("flowers"))
        for (const Value& flower : *flowers->list())
            win.flowers.add(must(parse_tile(*flower.string()), *flower.string()).tile);
    if (const Value* situations = in.find("situation"))
        for (const Value& s : *situations->list()) win.situation.add(situation(*s.string()));
    return win;
}

std::string to_string(const Win& win) {
    std::string text = write_hand(win.hand, win.tile);
    text += win.by == By::Draw ? " draw" : " discard";
    text += std::string(" seat ") + letter(win.seat) + " round " + letter(win.round);
    if (!win.flowers.empty()) text += " flowers " + write_tiles(win.flowers);
    if (win.situation.has(Situation::LastWallTile)) text += " last_wall_tile";
    if (win.situation.has(Situation::Replacement)) text += " replacement";
    if (win.situation.has(Situation::KongOnKong)) text += " kong_on_kong";
    if (win.situation.has(Situation::Robbing)) text += " robbing";
    if (win.situation.has(Situation::LastOfKind)) text += " last_of_kind";
    return text;
}

std::vector<Value> lines_of(std::string_view file) {
    std::ifstream in(std::string(SIFANG_TEST_DATA) + "/" + std::string(file));
    if (!in) throw std::runtime_error("no file: " + std::string(file));
    std::vector<Value> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(must(parse_json(line), line));
    return lines;
}

std::string text_of(const Value& line, std::string_view field) {
    const Value* value = line.find(field);
    if (value == nullptr || value->string() == nullptr) return {};
    return *value->string();
}

}  // namespace sifang::mcr_test
