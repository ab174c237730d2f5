#include "rules/mcr/profile.hpp"

#include "rules/appeal_form.hpp"
#include "rules/contest_form.hpp"
#include "rules/form.hpp"
#include "rules/foul_form.hpp"
#include "rules/play_form.hpp"
#include "rules/ranking_form.hpp"
#include "rules/session_form.hpp"
#include "rules/time_form.hpp"

namespace sifang::mcr {
namespace {

constexpr Spelling<KongsInside> kongs_inside[] = {
    {KongsInside::KongFan, "kong_fan"},
    {KongsInside::KongFanWithoutPungs, "kong_fan_without_pungs"},
    {KongsInside::Nothing, "nothing"}};
constexpr Spelling<GatesPungs> gates_pungs[] = {{GatesPungs::All, "all"}, {GatesPungs::One, "one"}};
constexpr Spelling<Declare> declares[] = {{Declare::Winner, "winner"}, {Declare::Engine, "engine"}};

// A list of fan is written with push and read with checks: the one place where the two ways differ.
void excludes(FormWriter& form, const FanSet& fans) {
    ValueList list;
    fans.for_each([&](Fan f) { list.emplace_back(id(f)); });
    form.list("excludes", std::move(list));
}
void excludes(FormReader& form, FanSet& fans) {
    fans = {};
    const ValueList* list = form.list("excludes");
    if (!list) return;
    for (const Value& v : *list) {
        const auto fan = v.string() ? fan_of_id(*v.string()) : std::nullopt;
        if (!fan) return form.refuse("unknown_name", "excludes", v.string() ? *v.string() : "");
        fans.add(*fan);
    }
}

template <class Form, class E>
void describe(Form& form, E& edition) {
    form.group("patterns", [&](Form& patterns) {
        for (unsigned i = 0; i < fan_count; ++i)
            patterns.group(id(static_cast<Fan>(i)), [&](Form& row) {
                auto& fan = edition.fans[i];
                row.field("number", fan.number, 0, 999);
                row.field("points", fan.points, 0, 1000);
                row.field("series", fan.series);
                row.field("clause", fan.clause);
                excludes(row, fan.excludes);
            });
    });
    form.field("minimum", edition.minimum, 0, 1000);
    form.field("base", edition.base, 0, 1000);
    form.field("fifth_copy_waits", edition.fifth_copy_waits);
    form.field("kongs_inside", edition.kongs_inside, words(kongs_inside));
    form.field("nine_gates_pungs", edition.nine_gates_pungs, words(gates_pungs));
    form.field("all_terminals_pairs_need_a_hog", edition.all_terminals_pairs_need_a_hog);
    form.field("declare", edition.declare, words(declares));
    form.group("play", [&](Form& play) { describe_play(play, edition.play); });
    form.group("session", [&](Form& session) { describe_session(session, edition.session); });
    form.group("time", [&](Form& time) { describe_time(time, edition.time); });
    form.group("appeals", [&](Form& appeals) { describe_appeals(appeals, edition.appeals); });
    form.group("fouls", [&](Form& fouls) { describe_fouls(fouls, edition.fouls); });
    form.group("ranking", [&](Form& ranking) { describe_ranking(ranking, edition.ranking); });
    form.group("sheet", [&](Form& sheet) { describe_sheet(sheet, edition.sheet); });
    form.group("contest", [&](Form& contest) { describe_contest(contest, edition.contest); });
    form.group("table_points", [&](Form& points) {
        static constexpr std::array<std::string_view, 4> places{"first", "second", "third", "fourth"};
        for (std::size_t p = 0; p < places.size(); ++p)
            points.field(places[p], edition.table_points[p], 0, 1000);
    });
    form.field("tie", edition.tie, words(tied_places_words));
    form.group("clauses", [&](Form& clauses) {
        auto& c = edition.clauses;
        clauses.field("non_repeat", c.non_repeat);
        clauses.field("non_separation", c.non_separation);
        clauses.field("non_identical", c.non_identical);
        clauses.field("high_versus_low", c.high_versus_low);
        clauses.field("account_once", c.account_once);
        clauses.field("minimum", c.minimum);
        clauses.field("base", c.base);
        clauses.field("self_draw", c.self_draw);
        clauses.field("discard", c.discard);
        clauses.field("claim", c.claim);
    });
}

/// What the count takes for granted (scorer.cpp, reading_fan.cpp): a pung that scores as something better is
/// never worth less than the pung of terminals or honours it would otherwise be.
std::optional<ProfileFault> check(const Edition& e) {
    const int plain = e[Fan::PungOfTerminalsOrHonors].points;
    for (const auto& [fan, pungs] : {std::pair{Fan::DragonPung, 1},
                                     {Fan::PrevalentWind, 1},
                                     {Fan::SeatWind, 1},
                                     {Fan::TwoDragonPungs, 2},
                                     {Fan::BigThreeWinds, 3},
                                     {Fan::BigThreeDragons, 3},
                                     {Fan::LittleThreeDragons, 2}})
        if (e[fan].points < pungs * plain)
            return ProfileFault{"out_of_range", "patterns." + std::string(id(fan)) + ".points",
                                "≥ " + std::to_string(pungs * plain)};
    for (unsigned i = 0; i < fan_count; ++i)
        if (e.fans[i].excludes.has(static_cast<Fan>(i)))
            return ProfileFault{"excludes_itself",
                                "patterns." + std::string(id(static_cast<Fan>(i))) + ".excludes", ""};
    // A winner who names his own fan is the only one.
    if (e.declare == Declare::Winner && e.play.winners != Winners::Nearest)
        return ProfileFault{"not_one_of", "play.winners", "nearest"};
    if (const auto fault = check_ranking(e.ranking)) return fault;
    if (const auto fault = check_time(e.time)) return fault;
    if (const auto fault = check_appeals(e.appeals)) return fault;
    if (const auto fault = check_fouls(e.fouls, 0)) return fault;
    return check_play(e.play);
}

}  // namespace

Value to_value(const Edition& edition) {
    return write_edition("mcr", edition, [](auto& form, auto& e) { describe(form, e); });
}

tl::expected<Edition, ProfileFault> from_value(const Value& value) {
    return read_edition<Edition>("mcr", value, [](auto& form, auto& e) { describe(form, e); }, check);
}

}  // namespace sifang::mcr
