#include "rules/hk/hk_book.hpp"

#include "hand/suit_table.hpp"
#include "rules/hk/hk.hpp"

namespace sifang::hk_test {

const SuitTable& suit_table() {
    static const SuitTable table;
    return table;
}

const Rulebook& book() {
    static const std::unique_ptr<Rulebook> opened = hk::family().open(std::string_view("hk"), suit_table());
    return *opened;
}

Counted counted(const Rulebook& rulebook, const Score& score) {
    Counted list;
    for (const CountedPattern& p : score.patterns)
        list[std::string(rulebook.patterns()[p.pattern].id)] += p.count;
    return list;
}

std::string to_string(const Counted& counted) {
    std::string text;
    for (const auto& [id, n] : counted) {
        text += (text.empty() ? "" : " ") + id;
        if (n > 1) text += "×" + std::to_string(n);
    }
    return text;
}

std::string to_string(const Win& win) {
    std::string text;
    for (const Meld& meld : win.hand.melds)
        text += "meld" + std::to_string(static_cast<int>(meld.kind)) + ":" + to_string(meld.tile) + " ";
    for (const Tile t : win.hand.standing.present())
        for (unsigned n = win.hand.standing[t]; n > 0; --n) text += to_string(t);
    text += " " + to_string(win.tile) + (win.by == By::Draw ? " draw" : " discard");
    text += std::string(" seat=") + letter(win.seat) + " round=" + letter(win.round);
    if (win.discarder) text += std::string(" from=") + letter(*win.discarder);
    if (win.liable) text += std::string(" liable=") + letter(*win.liable);
    for (const Tile t : win.flowers) text += " " + to_string(t);
    text += " situation";
    for (unsigned bit = 0; bit < 10; ++bit)
        if (win.situation.has(static_cast<Situation>(1u << bit))) text += " " + std::to_string(bit);
    return text;
}

Ruling ruled(const Win& win) {
    const auto ruling = book().explain(win);
    if (!ruling) throw std::runtime_error("refused: " + std::string(code(ruling.error())));
    return *ruling;
}

std::string fan_of(const Win& win) {
    const Score score = ruled(win).score;
    if (!score.valid) return "not a winning shape";
    return std::to_string(score.figures[0].value) + ": " + to_string(counted(book(), score));
}
std::string fan_of(std::string_view hand, std::string_view how) { return fan_of(told(hand, how)); }

std::string payments_of(const Win& win) {
    const Score score = ruled(win).score;
    if (!score.payments) return "none";
    std::string text;
    for (const Wind seat : all_winds) {
        const int change = (*score.payments)[static_cast<std::size_t>(seat)];
        if (!text.empty()) text += ' ';
        text += letter(seat);
        text += change > 0 ? "+" : "";
        text += std::to_string(change);
    }
    return text;
}

}  // namespace sifang::hk_test
