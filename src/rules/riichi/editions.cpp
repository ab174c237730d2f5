// The tables. That of the book is written out; the common rules are what they change in it, and the presets
// what they change in the common rules.
//
// Rulebook: 全国麻雀段位審査会競技規定, articles 6, 7 and 10 to 12. The others have no printed book here:
// they are set from what is publicly known of them.

#include "rules/riichi/edition.hpp"
#include "rules/riichi/fouls.hpp"
#include "rules/riichi/play.hpp"
#include "rules/riichi/ranking.hpp"

namespace sifang::riichi {
namespace {

using enum Yaku;

struct Row {
    Yaku yaku;
    int han, open_han;
    const char* series;
    const char* clause;
};

constexpr Row book[] = {
    {Riichi, 1, 0, "one_han", "12-4/riichi"},
    {DoubleRiichi, 2, 0, "two_han", "12-4/double_riichi"},
    {Ippatsu, 0, 0, "one_han", "6-5"},
    {MenzenTsumo, 1, 0, "one_han", "12-4/menzen_tsumo"},
    {Pinfu, 1, 0, "one_han", "12-4/pinfu"},
    {Tanyao, 1, 1, "one_han", "12-4/tanyao"},
    {Haitei, 1, 1, "one_han", "12-4/haitei"},
    {Houtei, 1, 1, "one_han", "12-4/houtei"},
    {Chankan, 1, 1, "one_han", "12-4/chankan"},
    {Rinshan, 0, 0, "one_han", "1-16"},
    {Iipeikou, 1, 0, "one_han", "12-4/iipeikou"},
    {YakuhaiHaku, 1, 1, "one_han", "12-3 a"},
    {YakuhaiHatsu, 1, 1, "one_han", "12-3 a"},
    {YakuhaiChun, 1, 1, "one_han", "12-3 a"},
    {SeatWind, 1, 1, "one_han", "12-3 a"},
    {RoundWind, 1, 1, "one_han", "12-3 a"},
    {Toitoi, 2, 2, "two_han", "12-4/toitoi"},
    {Honroutou, 2, 2, "two_han", "12-4/honroutou"},
    {Sanankou, 2, 2, "two_han", "12-4/sanankou"},
    {SanshokuDoukou, 2, 2, "two_han", "12-4/sanshoku_doukou"},
    {Shousangen, 2, 2, "two_han", "12-4/shousangen"},
    {Sankantsu, 2, 2, "two_han", "12-4/sankantsu"},
    {Ittsuu, 2, 1, "two_han", "12-4/ittsuu"},
    {Chanta, 2, 1, "two_han", "12-4/chanta"},
    {SanshokuDoujun, 2, 1, "two_han", "12-4/sanshoku_doujun"},
    {Chiitoitsu, 2, 0, "two_han", "12-4/chiitoitsu"},
    {Honitsu, 3, 2, "three_han", "12-4/honitsu"},
    {Junchan, 3, 2, "three_han", "12-4/junchan"},
    {Ryanpeikou, 3, 0, "three_han", "12-4/ryanpeikou"},
    {Renhou, 4, 0, "four_han", "12-4/renhou"},
    {Chinitsu, 6, 5, "six_han", "12-4/chinitsu"},
    {Tenhou, 13, 0, "yakuman", "12-4/tenhou"},
    {Chiihou, 13, 0, "yakuman", "12-4/chiihou"},
    {Daisangen, 13, 13, "yakuman", "12-4/daisangen"},
    {Shousuushii, 13, 13, "yakuman", "12-4/suushii"},
    {Daisuushii, 13, 13, "yakuman", "12-4/suushii"},
    {Tsuuiisou, 13, 13, "yakuman", "12-4/tsuuiisou"},
    {Ryuuiisou, 13, 13, "yakuman", "12-4/ryuuiisou"},
    {Chinroutou, 13, 13, "yakuman", "12-4/chinroutou"},
    {Suuankou, 13, 0, "yakuman", "12-4/suuankou"},
    {Kokushi, 13, 0, "yakuman", "12-4/kokushi"},
    {Chuuren, 13, 0, "yakuman", "12-4/chuuren"},
    {Suukantsu, 13, 13, "yakuman", "12-4/suukantsu"},
    {TsuupaiChiitoitsu, 13, 0, "yakuman", "12-4/tsuupai_chiitoitsu"},
    {Dora, 1, 1, "dora", "6-2 a"},
    {UraDora, 1, 1, "dora", "6-5"},
    {RedFive, 1, 1, "dora", "6-4"},
};
static_assert(std::size(book) == yaku_count);

constexpr std::array<int, 4> no_placing{};
/// The same whoever stands where: uma.
constexpr std::array<std::array<int, 4>, 4> uma(int first, int second) {
    const std::array<int, 4> row{first, second, -second, -first};
    return {row, row, row, row};
}

void set_han(YakuRow& row, int closed, int open) {
    row.han = closed;
    row.open_han = open;
}

}  // namespace

Edition zds_edition() {
    Edition e;
    e.id = "zds";
    for (const Row& row : book) {
        e[row.yaku] = {.han = row.han,
                       .open_han = row.open_han,
                       .worth = row.han == 13 ? Worth::Yakuman : Worth::Han,
                       .series = row.series,
                       .clause = std::string("zds:") + row.clause};
    }
    // Article 7: the fourth wind called makes it the big four winds.
    for (const auto& [yaku, clause] : {std::pair{Daisangen, "zds:7-1/daisangen"},
                                       {Daisuushii, "zds:7-1/suushii"},
                                       {Tsuuiisou, "zds:7-1/tsuuiisou"},
                                       {Chinroutou, "zds:7-1/chinroutou"},
                                       {Ryuuiisou, "zds:7-1/ryuuiisou"}}) {
        e[yaku].liability = yaku == Ryuuiisou ? Liability::LastSet : Liability::LastTriplet;
        e[yaku].liability_clause = clause;
    }
    e.play = zds_play();
    e.session = zds_session();
    e.fouls = fouls_of("zds:");
    e.time.clauses.session = e.time.clauses.time_up = "zds:1-1 b";
    e.ranking = zds_ranking();
    e.sheet = zds_sheet();
    e.table.placing = {{{12'000, -2'000, -4'000, -6'000},
                        {8'000, 4'000, -4'000, -8'000},
                        {6'000, 4'000, 2'000, -12'000},
                        no_placing}};
    e.clauses = {.minimum = "zds:1-3 a",
                 .needs_yaku = "zds:6-2 b",
                 .yakuman = "zds:11-2 e",
                 .optional_dora = "zds:6-5",
                 .red_fives = "zds:6-4",
                 .chombo = "zds:4-2"};
    return e;
}

Edition riichi_edition() {
    Edition e = zds_edition();
    e.id = "riichi";
    for (YakuRow& row : e.yaku) {
        row.clause.clear();
        row.liability_clause.clear();
    }
    e.clauses = {};
    set_han(e[Ippatsu], 1, 0);
    set_han(e[Rinshan], 1, 1);
    set_han(e[Renhou], 0, 0);
    set_han(e[TsuupaiChiitoitsu], 0, 0);  // seven pairs of honours are tsuuiisou
    for (YakuRow& row : e.yaku) row.liability = Liability::None;
    for (const Yaku y : {Daisangen, Daisuushii}) e[y].liability = Liability::LastTriplet;
    e.liable_counters = CountersBy::Liable;
    e.fu.double_wind_pair = 4;
    e.fu.open_ron_minimum = 30;
    e.limits.counted_yakuman = 13;
    e.limits.stacked_yakuman = true;

    PlayRules& p = e.play;
    p.clauses = {};
    e.fouls = fouls_of("");
    e.time.clauses = {};
    p.red_fives = {1, 1, 1};
    p.winners = Winners::All;
    p.swap_calls = SwapCalls::SameAndOtherEnd;
    p.concealed_kong_robbed_by = ConcealedKongRobbedBy::ThirteenOrphans;
    p.kong_indicators = p.under_indicators = p.under_kong_indicators = true;
    p.kong_indicator = KongIndicator::BeforeDiscard;
    p.abortive.four_riichi = true;
    p.nagashi = true;

    SessionRules& s = e.session;
    s.start_points = 25'000;
    s.first_dealer_thrown = false;
    s.minutes = 0;
    s.extra_round_below = 30'000;
    s.busting = Busting::BelowZero;
    s.stop_after_win = s.stop_when_waiting = true;
    s.deposits_at_end = DepositsAtEnd::First;

    // Nobody's official list: equal results go by the places at the table.
    e.ranking.steps = {{Criterion::Score, ""}, {Criterion::HighPlaces, ""}};
    e.sheet.payment.clear();
    e.table.placing = uma(20'000, 10'000);
    e.table.tied_places = TiedPlaces::SeatOrder;
    return e;
}

Edition tenhou_edition() {
    Edition e = riichi_edition();
    e.id = "tenhou";
    e.play.winners = Winners::Two;
    e.table.result_unit = 1'000;
    return e;
}

Edition ema_edition() {
    Edition e = riichi_edition();
    e.id = "ema";
    e[Renhou] = {.han = 5,
                 .open_han = 0,
                 .worth = Worth::Mangan,
                 .liability = Liability::None,
                 .series = "mangan",
                 .clause = ""};
    e.liable_counters = CountersBy::Discarder;
    e.limits.counted_yakuman = 0;
    e.limits.stacked_yakuman = false;

    PlayRules& p = e.play;
    p.red_fives = {};
    p.kong_indicator = KongIndicator::AtOnce;
    p.abortive = {};
    p.nagashi = false;

    SessionRules& s = e.session;
    s.start_points = 30'000;
    s.extra_round_below = 0;
    s.busting = Busting::Never;
    s.stop_after_win = s.stop_when_waiting = false;

    e.ranking.steps = {{Criterion::Score, ""}};
    e.ranking.fines_off = FinesOff::Result;
    TableRules& t = e.table;
    t.placing = uma(15'000, 5'000);
    t.tied_places = TiedPlaces::Share;
    t.chombo_child = t.chombo_dealer = 20'000;
    t.chombo_paid = ChomboPaid::Deducted;
    return e;
}

Edition wrc_edition() {
    Edition e = ema_edition();
    e.id = "wrc";
    set_han(e[Renhou], 5, 0);
    e[Renhou].worth = Worth::Han;
    e.fu.double_wind_pair = 2;
    e.limits.round_up_mangan = true;
    e.play.winners = Winners::Nearest;
    e.play.nagashi = true;
    return e;
}

}  // namespace sifang::riichi
