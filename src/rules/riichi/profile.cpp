#include "rules/riichi/profile.hpp"

#include "rules/form.hpp"

namespace sifang::riichi {
namespace {

constexpr Spelling<Worth> worths[] = {
    {Worth::Han, "han"}, {Worth::Mangan, "mangan"}, {Worth::Yakuman, "yakuman"}};
constexpr Spelling<Liability> liabilities[] = {{Liability::None, "none"},
                                               {Liability::LastTriplet, "last_triplet"},
                                               {Liability::LastSet, "last_set"},
                                               {Liability::LastKong, "last_kong"}};
constexpr Spelling<CountersBy> counters_by[] = {{CountersBy::Discarder, "discarder"},
                                                {CountersBy::Liable, "liable"}};
constexpr Spelling<RonWinners> ron_winners[] = {
    {RonWinners::Nearest, "nearest"}, {RonWinners::Two, "two"}, {RonWinners::All, "all"}};
constexpr Spelling<SwapCalls> swap_calls[] = {{SwapCalls::Allowed, "allowed"},
                                              {SwapCalls::SameTileAfterChow, "same_tile_after_chow"},
                                              {SwapCalls::SameTile, "same_tile"},
                                              {SwapCalls::SameAndOtherEnd, "same_and_other_end"}};
constexpr Spelling<KongAfterRiichi> kongs_after_riichi[] = {{KongAfterRiichi::ReadingsSame, "readings_same"},
                                                            {KongAfterRiichi::WaitsSame, "waits_same"},
                                                            {KongAfterRiichi::Never, "never"}};
constexpr Spelling<Busting> bustings[] = {{Busting::Never, "never"}, {Busting::BelowZero, "below_zero"}};
constexpr Spelling<TiedPlaces> tied_places[] = {{TiedPlaces::Share, "share"},
                                                {TiedPlaces::SeatOrder, "seat_order"}};
constexpr Spelling<ChomboPaid> chombo_paid[] = {{ChomboPaid::ReversedDraw, "reversed_draw"},
                                                {ChomboPaid::Deducted, "deducted"}};
constexpr Spelling<DepositsAtEnd> deposits_at_end[] = {
    {DepositsAtEnd::Return, "return"}, {DepositsAtEnd::First, "first"}, {DepositsAtEnd::Lost, "lost"}};
constexpr Spelling<TimeUp> times_up[] = {{TimeUp::FinishHand, "finish_hand"},
                                         {TimeUp::OneMoreHand, "one_more_hand"}};

constexpr int most_points = 1'000'000;
/// What is paid as often as a win has counters or deposits: all of them together stay far inside an int.
constexpr int most_each = 10'000;

template <class E, std::size_t N>
std::span<const Spelling<E>> words(const Spelling<E> (&list)[N]) {
    return list;
}

template <class Form, class Row>
void describe_yaku(Form& form, Row& row) {
    form.field("han", row.han, 0, 39);
    form.field("open_han", row.open_han, 0, 39);
    form.field("worth", row.worth, words(worths));
    form.field("liability", row.liability, words(liabilities));
    form.field("series", row.series);
    form.field("clause", row.clause);
}

template <class Form, class Fu>
void describe_fu(Form& form, Fu& fu) {
    form.field("base", fu.base, 0, 100);
    form.field("closed_ron", fu.closed_ron, 0, 100);
    form.field("self_draw", fu.self_draw, 0, 100);
    form.field("pair", fu.pair, 0, 100);
    form.field("double_wind_pair", fu.double_wind_pair, 0, 100);
    form.field("triplet", fu.triplet, 0, 10);
    form.field("wait", fu.wait, 0, 100);
    form.field("seven_pairs", fu.seven_pairs, 0, 100);
    form.field("pinfu_self_draw", fu.pinfu_self_draw, 0, 100);
    form.field("open_ron_minimum", fu.open_ron_minimum, 0, 100);
}

template <class Form, class L>
void describe_limits(Form& form, L& limits) {
    form.field("mangan", limits.mangan, 1, 99);
    form.field("haneman", limits.haneman, 1, 99);
    form.field("baiman", limits.baiman, 1, 99);
    form.field("sanbaiman", limits.sanbaiman, 1, 99);
    form.field("counted_yakuman", limits.counted_yakuman, 0, 99);
    form.field("round_up_mangan", limits.round_up_mangan);
    form.field("stacked_yakuman", limits.stacked_yakuman);
}

template <class Form, class D>
void describe_dora(Form& form, D& dora) {
    form.field("ura", dora.ura);
    form.field("kan", dora.kan);
    form.field("kan_ura", dora.kan_ura);
    form.group("red_fives", [&](Form& red) {
        red.field("characters", dora.red_fives[0], 0, 4);
        red.field("dots", dora.red_fives[1], 0, 4);
        red.field("bamboo", dora.red_fives[2], 0, 4);
    });
}

template <class Form, class T>
void describe_session(Form& form, T& t) {
    form.field("rounds", t.rounds, 1, 4);
    form.field("minutes", t.minutes, 0, 1000);
    form.field("time_up", t.time_up, words(times_up));
    form.field("start_points", t.start_points, 0, most_points);
    form.field("return_points", t.return_points, 0, most_points);
    form.field("extra_round_below", t.extra_round_below, 0, most_points);
    form.group("placing", [&](Form& placing) {
        static constexpr std::array<std::string_view, 4> winners{"one", "two", "three", "four_or_none"};
        static constexpr std::array<std::string_view, 4> places{"first", "second", "third", "fourth"};
        for (std::size_t w = 0; w < winners.size(); ++w)
            placing.group(winners[w], [&](Form& row) {
                for (std::size_t p = 0; p < places.size(); ++p)
                    row.field(places[p], t.placing[w][p], -most_points, most_points);
            });
    });
    form.field("tied_places", t.tied_places, words(tied_places));
    form.field("result_unit", t.result_unit, 1, 10'000);
    form.field("busting", t.busting, words(bustings));
    form.field("agari_yame", t.agari_yame);
    form.field("tenpai_yame", t.tenpai_yame);
}

template <class Form, class T>
void describe_table(Form& form, T& t) {
    form.field("deposit", t.deposit, 0, most_each);
    form.field("counter", t.counter, 0, most_each);
    form.field("noten", t.noten, 0, most_points);
    form.field("deposits_at_end", t.deposits_at_end, words(deposits_at_end));
    form.field("chombo_child", t.chombo_child, 0, most_points);
    form.field("chombo_dealer", t.chombo_dealer, 0, most_points);
    form.field("chombo_paid", t.chombo_paid, words(chombo_paid));
    form.field("chombo_repeats_deal", t.chombo_repeats_deal);
    form.field("tenpai_repeats_deal", t.tenpai_repeats_deal);
    form.field("ron_winners", t.ron_winners, words(ron_winners));
    form.field("swap_calls", t.swap_calls, words(swap_calls));
    form.field("riichi_live_tiles", t.riichi_live_tiles, 0, 136);
    form.field("riichi_points", t.riichi_points, 0, most_points);
    form.field("ronned_riichi_pays", t.ronned_riichi_pays);
    form.field("kong_after_riichi", t.kong_after_riichi, words(kongs_after_riichi));
    form.field("orphans_rob_closed_kong", t.orphans_rob_closed_kong);
    form.field("nine_kinds", t.nine_kinds);
    form.field("four_winds", t.four_winds);
    form.field("four_kongs", t.four_kongs);
    form.field("four_riichi", t.four_riichi);
    form.field("nagashi_mangan", t.nagashi_mangan);
}

template <class Form, class E>
void describe(Form& form, E& edition) {
    form.group("patterns", [&](Form& patterns) {
        for (unsigned i = 0; i < yaku_count; ++i)
            patterns.group(id(static_cast<Yaku>(i)), [&](Form& row) { describe_yaku(row, edition.yaku[i]); });
    });
    form.field("minimum", edition.minimum, 1, 13);
    form.group("fu", [&](Form& fu) { describe_fu(fu, edition.fu); });
    form.group("limits", [&](Form& limits) { describe_limits(limits, edition.limits); });
    form.group("dora", [&](Form& dora) { describe_dora(dora, edition.dora); });
    form.field("liable_counters", edition.liable_counters, words(counters_by));
    form.group("session", [&](Form& session) { describe_session(session, edition.table); });
    form.group("table", [&](Form& table) { describe_table(table, edition.table); });
    form.group("clauses", [&](Form& clauses) {
        auto& c = edition.clauses;
        clauses.field("minimum", c.minimum);
        clauses.field("needs_yaku", c.needs_yaku);
        clauses.field("yakuman", c.yakuman);
        clauses.field("optional_dora", c.optional_dora);
        clauses.field("red_fives", c.red_fives);
        clauses.field("chombo", c.chombo);
    });
}

/// What the count takes for granted: limits rise, a yakuman is told in thirteens, and dora are worth a han.
std::optional<ProfileFault> check(const Edition& e) {
    const auto wrong = [](std::string where, std::string_view value) {
        return ProfileFault{"out_of_range", std::move(where), std::string(value)};
    };
    const Limits& l = e.limits;
    if (l.haneman < l.mangan) return wrong("limits.haneman", "≥ limits.mangan");
    if (l.baiman < l.haneman) return wrong("limits.baiman", "≥ limits.haneman");
    if (l.sanbaiman < l.baiman) return wrong("limits.sanbaiman", "≥ limits.baiman");
    if (l.counted_yakuman != 0 && l.counted_yakuman < l.sanbaiman)
        return wrong("limits.counted_yakuman", "0, ≥ limits.sanbaiman");
    for (unsigned i = 0; i < yaku_count; ++i) {
        const auto y = static_cast<Yaku>(i);
        const YakuRow& row = e[y];
        const std::string where = "patterns." + std::string(id(y));
        if (row.worth == Worth::Yakuman && (row.han % 13 != 0 || row.open_han % 13 != 0))
            return wrong(where + ".han", "0, 13, 26, 39");
        if (bonus_tiles.has(y) && row.worth != Worth::Han) return wrong(where + ".worth", "han");
    }
    // Shares are whole, so that nothing is paid that nobody gets.
    if (e.table.counter % 3 != 0) return wrong("table.counter", "3 × n");
    if (e.table.noten % 6 != 0) return wrong("table.noten", "6 × n");
    if (e.table.chombo_paid == ChomboPaid::ReversedDraw) {
        if (e.table.chombo_dealer % 3 != 0) return wrong("table.chombo_dealer", "3 × n");
        if (e.table.chombo_child % 4 != 0) return wrong("table.chombo_child", "4 × n");
    }
    return std::nullopt;
}

}  // namespace

Value to_value(const Edition& edition) {
    return write_edition("riichi", edition, [](auto& form, auto& e) { describe(form, e); });
}

tl::expected<Edition, ProfileFault> from_value(const Value& value) {
    return read_edition<Edition>("riichi", value, [](auto& form, auto& e) { describe(form, e); }, check);
}

}  // namespace sifang::riichi
