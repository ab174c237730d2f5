#include "rules/hk/profile.hpp"

#include <algorithm>

#include "rules/appeal_form.hpp"
#include "rules/form.hpp"
#include "rules/foul_form.hpp"
#include "rules/play_form.hpp"
#include "rules/ranking_form.hpp"
#include "rules/session_form.hpp"
#include "rules/time_form.hpp"

namespace sifang::hk {
namespace {

/// Far above what a table pays, and payments stay far inside an int.
constexpr int most_points = 1'000'000;
constexpr int most_fan = 100;

template <class Form, class E>
void describe_scoring(Form& form, E& edition) {
    form.group("patterns", [&](Form& patterns) {
        for (const auto& [fan, word] : fan_words())
            patterns.group(word, [&](Form& row) {
                auto& is = edition.fans[index(fan)];
                row.field("points", is.points, 0, most_fan);
                row.field("series", is.series);
                row.field("clause", is.clause);
                row.choices("excludes", is.excludes, fan_words());
            });
    });
    form.field("minimum", edition.minimum, 0, most_fan);
    form.field("cap", edition.cap, 1, most_fan);
    form.rows("payment", edition.payment, [](Form& row, auto& is) {
        row.field("fan", is.fan, 0, most_fan);
        row.field("discard", is.discard, 0, most_points);
        row.field("self_draw", is.self_draw, 0, most_points);
    });
    form.group("counting", [&](Form& group) {
        auto& is = edition.counting;
        group.field("honor_kongs_count", is.honor_kongs_count);
        group.field("concealed_kongs_in_four_concealed_pungs", is.concealed_kongs_in_four_concealed_pungs);
        group.field("eight_flowers_as_self_draw", is.eight_flowers_as_self_draw);
        group.field("robbed_pays_for_all", is.robbed_pays_for_all);
    });
    form.group("liability", [&](Form& group) {
        auto& is = edition.liability;
        group.field("twelve_tiles", is.twelve_tiles);
        group.field("three_dragons", is.three_dragons);
        group.field("kong_replacement", is.kong_replacement);
    });
}

template <class Form, class E>
void describe_playing(Form& form, E& edition) {
    form.group("play", [&](Form& play) { describe_play(play, edition.play); });
    form.group("session", [&](Form& session) { describe_session(session, edition.session); });
    form.group("time", [&](Form& time) { describe_time(time, edition.time); });
    form.group("appeals", [&](Form& appeals) { describe_appeals(appeals, edition.appeals); });
    form.group("ranking", [&](Form& ranking) { describe_ranking(ranking, edition.ranking); });
    form.group("sheet", [&](Form& sheet) { describe_sheet(sheet, edition.sheet); });
    form.group("fouls", [&](Form& fouls) { describe_fouls(fouls, edition.fouls); });
    form.group("competition", [&](Form& group) {
        auto& is = edition.competition;
        group.rows("stages", is.stages, [](Form& row, auto& stage) {
            row.field("id", stage.id);
            row.field("tables", stage.tables, 1, 10'000);
            row.field("go_on", stage.go_on, 0, 4);
            row.field("dealer_repeats", stage.dealer_repeats);
        });
    });
}

template <class Form, class E>
void describe(Form& form, E& edition) {
    describe_scoring(form, edition);
    describe_playing(form, edition);
    form.group("clauses", [&](Form& group) {
        auto& is = edition.clauses;
        group.field("best_reading", is.best_reading);
        group.field("on_discard", is.on_discard);
        group.field("not_declared", is.not_declared);
        group.field("flower_win", is.flower_win);
        group.field("minimum", is.minimum);
        group.field("false_win", is.false_win);
        group.field("last_liable", is.last_liable);
        group.field("twelve_tiles", is.twelve_tiles);
        group.field("three_dragons", is.three_dragons);
        group.field("kong_replacement", is.kong_replacement);
        group.field("robbing", is.robbing);
    });
}

/// What the scorer takes for granted: a row of payments for every result, once; and that of two patterns at
/// most one excludes the other.
std::optional<ProfileFault> check(const Edition& e) {
    if (e.minimum > e.cap) return ProfileFault{"out_of_range", "minimum", "0–" + std::to_string(e.cap)};
    const auto rows = [&](int fan) {
        return std::ranges::count_if(e.payment, [&](const PaymentRow& row) { return row.fan == fan; });
    };
    for (int fan = e.minimum; fan <= e.cap; ++fan)
        if (rows(fan) == 0) return ProfileFault{"missing", "payment", std::to_string(fan)};
    for (std::size_t i = 0; i < e.payment.size(); ++i)
        if (rows(e.payment[i].fan) > 1)
            return ProfileFault{"out_of_range", "payment." + std::to_string(i) + ".fan", ""};
    for (const auto& [fan, word] : fan_words())
        for (const Fan other : e[fan].excludes)
            if (std::ranges::count(e[other].excludes, fan))
                return ProfileFault{"out_of_range", "patterns." + std::string(word) + ".excludes",
                                    std::string(id(other))};
    if (const auto fault = check_ranking(e.ranking)) return fault;
    if (const auto fault = check_time(e.time)) return fault;
    if (const auto fault = check_appeals(e.appeals)) return fault;
    if (const auto fault = check_fouls(e.fouls, 0)) return fault;
    return check_play(e.play);
}

}  // namespace

Value to_value(const Edition& edition) {
    return write_edition(family_id, edition, [](auto& form, auto& e) { describe(form, e); });
}

tl::expected<Edition, ProfileFault> from_value(const Value& value) {
    return read_edition<Edition>(family_id, value, [](auto& form, auto& e) { describe(form, e); }, check);
}

}  // namespace sifang::hk
