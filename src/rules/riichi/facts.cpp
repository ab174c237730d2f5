#include "rules/riichi/facts.hpp"

#include <algorithm>

namespace sifang::riichi {
namespace {

using enum Yaku;

constexpr Kinds green_tiles =
    Kinds(std::uint64_t{0b010101110} << 18) | Kinds::of(tiles::green);  // 2 3 4 6 8 of bamboo and 發

constexpr auto next_tile = [] {
    std::array<Tile, Tile::hand_kinds> next{};
    for (unsigned i = 0; i < 27; ++i) next[i] = Tile::of_index(i / 9 * 9 + (i % 9 + 1) % 9);
    for (const Wind w : all_winds) next[Tile::of(w).index()] = Tile::of(sifang::next(w));
    next[tiles::white.index()] = tiles::green;
    next[tiles::green.index()] = tiles::red;
    next[tiles::red.index()] = tiles::white;
    return next;
}();

std::optional<WinFault> check_red_fives(const std::array<int, 3>& there, const Win& win) {
    for (std::size_t suit = 0; suit < 3; ++suit)
        if (win.red_fives[suit] > there[suit])
            return there == std::array<int, 3>{} ? WinFault::NoRedFives : WinFault::TooManyRedFives;
    return std::nullopt;
}

void show_tiles(Facts& facts) {
    const Kinds there = facts.tiles.all.present();
    const bool honors = there.any(kinds::honors);
    const unsigned suits = unsigned{there.any(kinds::characters)} + unsigned{there.any(kinds::dots)} +
                           unsigned{there.any(kinds::bamboo)};
    YakuSet& shown = facts.shown;
    shown.add_if(there.only(kinds::simples), Tanyao);
    shown.add_if(suits == 1 && honors, Honitsu);
    shown.add_if(suits == 1 && !honors, Chinitsu);
    shown.add_if(there.only(green_tiles), Ryuuiisou);
    if (there.only(kinds::terminals_and_honors)) {
        const bool terminals = suits > 0;
        shown.add(!terminals ? Tsuuiisou : honors ? Honroutou : Chinroutou);
    }
    if (suits == 1 && !honors && facts.win->hand.melds.empty()) {
        const auto suit = there.first().suit();
        // Every rank, the ones and nines three times: the fourteenth tile may be any of the nine.
        shown.add_if(facts.tiles.all.at_least(1).of_suit(suit) == 0x1FF &&
                         (facts.tiles.all.at_least(3).of_suit(suit) & 0x101) == 0x101,
                     Chuuren);
    }
}

void show_way_of_winning(Facts& facts) {
    const Win& win = *facts.win;
    const Situations told = win.situation;
    YakuSet& shown = facts.shown;
    const bool riichi = told.has(Situation::Riichi) || told.has(Situation::DoubleRiichi);
    shown.add_if(riichi, told.has(Situation::DoubleRiichi) ? DoubleRiichi : Riichi);
    // The kong that the replacement came from ended the go-around.
    const bool replacement = facts.tiles.situation.has(Situation::Replacement);
    if (told.has(Situation::Ippatsu))
        (riichi && facts.closed && !replacement ? shown : facts.refuted).add(Ippatsu);
    // The replacement is not of the wall, and who draws the last tile may not kong.
    const bool robbing = facts.tiles.situation.has(Situation::Robbing);
    if (told.has(Situation::LastWallTile))
        (replacement || robbing ? facts.refuted : shown).add(facts.drawn ? Haitei : Houtei);
    if (told.has(Situation::Replacement)) (replacement ? shown : facts.refuted).add(Rinshan);
    if (told.has(Situation::Robbing)) (robbing ? shown : facts.refuted).add(Chankan);
    shown.add_if(facts.drawn, MenzenTsumo);

    if (!told.has(Situation::FirstTurn)) return;
    const bool dealer = win.seat == Wind::East;
    if (!facts.drawn && dealer) return;  // the dealer discards before anybody else
    (win.hand.melds.empty() ? shown : facts.refuted).add(!facts.drawn ? Renhou : dealer ? Tenhou : Chiihou);
}

unsigned dora_in(const Counts& tiles, const InlineVector<Tile, 5>& indicators, std::size_t from,
                 std::size_t to) {
    unsigned count = 0;
    for (std::size_t i = from; i < std::min(to, indicators.size()); ++i)
        count += tiles[dora_of(indicators[i])];
    return count;
}

void count_indicators(const Edition& edition, Facts& facts) {
    const Win& win = *facts.win;
    const PlayRules& rules = edition.play;
    const auto count = [&](const InlineVector<Tile, 5>& indicators, std::size_t from, std::size_t to) {
        return dora_in(facts.tiles.all, indicators, from, to);
    };
    constexpr std::size_t all = decltype(win.dora)::capacity();
    const std::size_t kept = rules.kong_indicators ? all : 1;
    facts.bonus[0] = static_cast<std::uint8_t>(count(win.dora, 0, kept));
    facts.ignored_dora = count(win.dora, kept, all);
    const bool riichi = facts.closed && facts.shown.any({Riichi, DoubleRiichi});
    const std::size_t kept_ura = !rules.under_indicators || !riichi ? 0
                                 : rules.under_kong_indicators      ? all
                                                                    : 1;
    facts.bonus[1] = static_cast<std::uint8_t>(count(win.ura, 0, kept_ura));
    facts.ignored_ura = count(win.ura, kept_ura, all);
}

void count_bonus(const Edition& edition, Facts& facts) {
    const Win& win = *facts.win;
    if (!win.dora.empty() || !win.ura.empty()) count_indicators(edition, facts);
    for (unsigned suit = 0; suit < 3; ++suit)
        if (const unsigned red = win.red_fives[suit]; red > 0) {
            const unsigned held = facts.tiles.all[Tile::of(static_cast<Suit>(suit), 5)];
            facts.bonus[2] = static_cast<std::uint8_t>(facts.bonus[2] + std::min(red, held));
        }
}

}  // namespace

Tile dora_of(Tile indicator) { return next_tile[indicator.index()]; }

Values::Values(const Edition& edition) {
    for (unsigned i = 0; i < yaku_count; ++i) {
        const auto y = static_cast<Yaku>(i);
        const YakuRow& row = edition[y];
        han[0][i] = static_cast<std::int16_t>(row.open_han);
        han[1][i] = static_cast<std::int16_t>(row.han);
        counts[0].add_if(row.open_han > 0, y);
        counts[1].add_if(row.han > 0, y);
        yakuman.add_if(row.worth == Worth::Yakuman, y);
        mangan.add_if(row.worth == Worth::Mangan, y);
    }
}

std::optional<WinFault> collect_facts(const Edition& edition, const Win& win, Facts& facts) {
    if (const auto fault = contradiction(win, win.by)) return fault;
    if (win.situation.has(Situation::FlowerWin)) return WinFault::FlowerWin;
    if (const auto fault = gather_tiles(win, facts.tiles)) return fault;
    if (const auto fault = check_red_fives(edition.play.red_fives, win)) return fault;
    for (const auto* indicators : {&win.dora, &win.ura})
        for (const Tile t : *indicators)
            if (t.is_flower()) return WinFault::FlowerInHand;
    if (win.honba < 0 || win.honba > most_counters || win.deposits < 0 || win.deposits > most_counters)
        return WinFault::OutOfRange;
    facts.win = &win;
    facts.closed = facts.tiles.concealed;
    facts.drawn = win.by == By::Draw;
    facts.valued_pairs = kinds::dragons | Kinds::of(Tile::of(win.seat)) | Kinds::of(Tile::of(win.round));
    show_tiles(facts);
    show_way_of_winning(facts);
    count_bonus(edition, facts);
    return std::nullopt;
}

}  // namespace sifang::riichi
