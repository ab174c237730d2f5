#include "rules/riichi/profile.hpp"

#include "rules/appeal_form.hpp"
#include "rules/form.hpp"
#include "rules/foul_form.hpp"
#include "rules/play_form.hpp"
#include "rules/ranking_form.hpp"
#include "rules/session_form.hpp"
#include "rules/time_form.hpp"

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
constexpr Spelling<ChomboPaid> chombo_paid[] = {{ChomboPaid::ReversedDraw, "reversed_draw"},
                                                {ChomboPaid::Deducted, "deducted"}};

constexpr int most_points = 1'000'000;
/// What is paid as often as a win has counters: all of them together stay far inside an int.
constexpr int most_each = 10'000;

template <class Form, class Row>
void describe_yaku(Form& form, Row& row) {
    form.field("han", row.han, 0, 39);
    form.field("open_han", row.open_han, 0, 39);
    form.field("worth", row.worth, words(worths));
    form.field("liability", row.liability, words(liabilities));
    form.field("series", row.series);
    form.field("clause", row.clause);
    form.field("liability_clause", row.liability_clause);
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

template <class Form, class T>
void describe_table(Form& form, T& t) {
    form.field("return_points", t.return_points, 0, most_points);
    form.group("placing", [&](Form& placing) {
        static constexpr std::array<std::string_view, 4> winners{"one", "two", "three", "four_or_none"};
        static constexpr std::array<std::string_view, 4> places{"first", "second", "third", "fourth"};
        for (std::size_t w = 0; w < winners.size(); ++w)
            placing.group(winners[w], [&](Form& row) {
                for (std::size_t p = 0; p < places.size(); ++p)
                    row.field(places[p], t.placing[w][p], -most_points, most_points);
            });
    });
    form.field("tied_places", t.tied_places, words(tied_places_words));
    form.field("result_unit", t.result_unit, 1, 10'000);
    form.field("counter", t.counter, 0, most_each);
    form.field("noten", t.noten, 0, most_points);
    form.field("chombo_child", t.chombo_child, 0, most_points);
    form.field("chombo_dealer", t.chombo_dealer, 0, most_points);
    form.field("chombo_paid", t.chombo_paid, words(chombo_paid));
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
    form.field("liable_counters", edition.liable_counters, words(counters_by));
    form.group("play", [&](Form& play) { describe_play(play, edition.play); });
    form.group("session", [&](Form& session) { describe_session(session, edition.session); });
    form.group("fouls", [&](Form& fouls) { describe_fouls(fouls, edition.fouls); });
    form.group("time", [&](Form& time) { describe_time(time, edition.time); });
    form.group("appeals", [&](Form& appeals) { describe_appeals(appeals, edition.appeals); });
    form.group("ranking", [&](Form& ranking) { describe_ranking(ranking, edition.ranking); });
    form.group("sheet", [&](Form& sheet) { describe_sheet(sheet, edition.sheet); });
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
    if (const auto fault = check_ranking(e.ranking)) return fault;
    if (const auto fault = check_time(e.time)) return fault;
    if (const auto fault = check_appeals(e.appeals)) return fault;
    if (const auto fault = check_fouls(e.fouls, e.play.riichi.has ? e.play.riichi.deposit : 0)) return fault;
    return check_play(e.play);
}

}  // namespace

Value to_value(const Edition& edition) {
    return write_edition("riichi", edition, [](auto& form, auto& e) { describe(form, e); });
}

tl::expected<Edition, ProfileFault> from_value(const Value& value) {
    return read_edition<Edition>("riichi", value, [](auto& form, auto& e) { describe(form, e); }, check);
}

}  // namespace sifang::riichi
