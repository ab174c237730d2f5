// Pin by the clause: every grade, and each of its conditions missing.

#include <algorithm>
#include <gtest/gtest.h>

#include "contest/pin_application.hpp"
#include "support/deck.hpp"
#include "support/soak.hpp"

namespace sifang::contest {
namespace {

/// One registered event.
PinResult from_event(int table_points, int points, std::optional<int> individual = {},
                     EventClass event_class = EventClass::C) {
    PinResult r;
    r.event = "Example Open";
    r.event_class = event_class;
    r.registered = true;
    r.players = 80;
    r.sessions = 8;
    r.twelfths = 12 * table_points;
    r.points = points;
    r.individual = individual;
    r.certified_by = "A. Referee";
    return r;
}
PinResult from_web(int points, std::optional<int> individual = {}) {
    PinResult r = from_event(0, points, individual);
    r.online = true;
    return r;
}
PinStanding pin(std::vector<PinResult> ledger) { return pin_standing(PinKind::Pin, ledger); }
int web_grade(std::vector<PinResult> ledger) { return pin_standing(PinKind::WebPin, ledger).grade; }

PinMissing missing(int grade, int table_points, int points, bool place) {
    return {grade, 12 * table_points, points, place};
}

TEST(Mcr_A9_3_1, NineGradesFromNineToOne) {
    for (const PinKind kind : {PinKind::Pin, PinKind::WebPin}) {
        int grade = 9;
        for (const PinGrade& row : pin_grades(kind)) EXPECT_EQ(row.grade, grade--);
        EXPECT_EQ(grade, 0);
    }
}

TEST(Mcr_A9_4_6, PinNineEightAndSevenAskForTablePointsAlone) {
    EXPECT_EQ(pin({}).grade, 0);
    EXPECT_EQ(pin({}).next, missing(9, 20, 0, false));
    EXPECT_EQ(pin({from_event(19, -500)}).grade, 0);
    EXPECT_EQ(pin({from_event(19, -500)}).next, missing(9, 1, 0, false));
    EXPECT_EQ(pin({from_event(20, -500)}).grade, 9);
    EXPECT_EQ(pin({from_event(20, -500)}).next, missing(8, 10, 0, false));
    EXPECT_EQ(pin({from_event(29, 0)}).grade, 9);
    EXPECT_EQ(pin({from_event(30, 0)}).grade, 8);
    EXPECT_EQ(pin({from_event(39, 0)}).grade, 8);
    EXPECT_EQ(pin({from_event(40, 0)}).grade, 7);
    EXPECT_EQ(pin({from_event(40, 0)}).next, missing(6, 20, 1000, true));
    EXPECT_EQ(pin({from_event(10, 0), from_event(9, 0), from_event(1, 0)}).grade, 9) << "A9-4.1: all events";
}

TEST(Mcr_A9_4_6, TwelfthsAreNotRoundedUp) {
    PinResult r = from_event(19, 0);
    r.twelfths += 11;
    EXPECT_EQ(pin({r}).grade, 0);
    EXPECT_EQ(pin({r}).next->twelfths, 1);
    ++r.twelfths;
    EXPECT_EQ(pin({r}).grade, 9);
}

/// The lowest figures that bring the grade, then each of them one short.
void expect_grade(int grade, int table_points, int points, int place, EventClass event_class) {
    const auto at = [&](int t, int p, int individual) {
        return pin({from_event(t, p, individual, event_class)});
    };
    EXPECT_EQ(at(table_points, points, place).grade, grade);
    const PinStanding no_points = at(table_points, points - 1, place);
    EXPECT_GT(no_points.grade, grade);
    EXPECT_EQ(no_points.next, missing(grade, 0, 1, false));
    const PinStanding no_table_points = at(table_points - 1, points, place);
    EXPECT_GT(no_table_points.grade, grade);
    EXPECT_EQ(no_table_points.next, missing(grade, 1, 0, false));
    const PinStanding no_place = at(table_points, points, place + 1);
    EXPECT_GT(no_place.grade, grade);
    EXPECT_EQ(no_place.next, missing(grade, 0, 0, true));
    EXPECT_GT(pin({from_event(table_points, points)}).grade, grade) << "no place at all";
}

TEST(Mcr_A9_4_6, PinSixFiveAndFourAskForThreeThingsAtOnce) {
    expect_grade(6, 60, 1000, 16, EventClass::C);
    expect_grade(5, 80, 1500, 12, EventClass::B);
    expect_grade(4, 100, 2000, 8, EventClass::C);
}

TEST(Mcr_A9_4_6, PinThreeTwoAndOneAskForAPlaceInAnAClassEvent) {
    expect_grade(3, 120, 3000, 6, EventClass::A);
    expect_grade(2, 160, 4000, 3, EventClass::A);
    expect_grade(1, 200, 5000, 1, EventClass::A);
    EXPECT_EQ(pin({from_event(200, 5000, 1, EventClass::A)}).next, std::nullopt);
    const PinStanding b_class = pin({from_event(300, 9000, 1, EventClass::B)});
    EXPECT_EQ(b_class.grade, 4);
    EXPECT_EQ(b_class.next, missing(3, 0, 0, true));
    EXPECT_EQ(pin({from_event(300, 9000, 1, EventClass::B), from_event(0, 0, 7, EventClass::A)}).grade, 4);
    EXPECT_EQ(pin({from_event(300, 9000, 1, EventClass::B), from_event(0, 0, 3, EventClass::A)}).grade, 2);
}

TEST(Mcr_A9_4_6, AMemberOfAPlacedGroupOrTeamMayHaveSixFiveAndFour) {
    const auto with = [](std::optional<int> group, std::optional<int> team, int table_points = 120) {
        PinResult r = from_event(table_points, 3000, 40, EventClass::A);
        r.group = group;
        r.team = team;
        return pin({r}).grade;
    };
    EXPECT_EQ(with({}, {}), 7);
    EXPECT_EQ(with(4, 4), 7);
    EXPECT_EQ(with(3, {}), 6);
    EXPECT_EQ(with({}, 3), 6);
    EXPECT_EQ(with(2, {}), 5);
    EXPECT_EQ(with({}, 2), 5);
    EXPECT_EQ(with(1, {}), 4);
    EXPECT_EQ(with({}, 1), 4);
    EXPECT_EQ(with(1, 1, 500), 4) << "above it only one's own place counts";
}

TEST(Mcr_A9_4_6_note_1, OnlyPositivePointsAccumulate) {
    const PinStanding standing =
        pin({from_event(30, 700, 10), from_event(20, -900, 30), from_event(20, 300, 50)});
    EXPECT_EQ(standing.figures.points, 1000);
    EXPECT_EQ(standing.grade, 6);
}

TEST(Mcr_A9_4_4, OnlyRegisteredEventsCount) {
    PinResult r = from_event(300, 9000, 1, EventClass::A);
    r.registered = false;
    EXPECT_EQ(pin({r}).grade, 0);
    EXPECT_EQ(pin({r}).figures, PinFigures{});
    r.registered = true;
    r.event_class = EventClass::None;
    EXPECT_EQ(pin({r}).grade, 0) << "of no class";
}

TEST(Mcr_A9_4_7, WebPinAsksForPointsAndFromSixOnForAPlace) {
    EXPECT_EQ(web_grade({}), 0);
    EXPECT_EQ(web_grade({from_web(999)}), 0);
    EXPECT_EQ(web_grade({from_web(1000)}), 9);
    EXPECT_EQ(web_grade({from_web(3000)}), 8);
    EXPECT_EQ(web_grade({from_web(5000)}), 7);
    const std::array<std::array<int, 3>, 6> table{
        {{6, 10'000, 24}, {5, 15'000, 16}, {4, 20'000, 12}, {3, 30'000, 8}, {2, 40'000, 6}, {1, 50'000, 3}}};
    for (const auto& [grade, points, place] : table) {
        EXPECT_EQ(web_grade({from_web(points, place)}), grade);
        EXPECT_GT(web_grade({from_web(points - 1, place)}), grade);
        EXPECT_GT(web_grade({from_web(points, place + 1)}), grade);
        EXPECT_EQ(web_grade({from_web(points)}), 7) << "the note: both at once";
    }
    PinResult team = from_web(50'000);
    team.team = team.group = 1;
    EXPECT_EQ(web_grade({team}), 7) << "places of individual events only";
}

TEST(Mcr_A9_3_5, PinAndWebPinAreCountedApart) {
    const std::vector<PinResult> ledger{from_web(60'000, 1), from_event(40, 900, 9)};
    EXPECT_EQ(pin_standing(PinKind::WebPin, ledger).grade, 1);
    EXPECT_EQ(pin_standing(PinKind::Pin, ledger).grade, 7);
    EXPECT_EQ(pin_standing(PinKind::Pin, ledger).next, missing(6, 20, 100, false));
}

// --- the application
// ------------------------------------------------------------------------------------------

TEST(Mcr_A10, TheFormHoldsWhatCountsAndItsSums) {
    std::vector<PinResult> ledger{from_event(35, 600, 16), from_event(25, 400, 70, EventClass::B),
                                  from_web(8000, 2), from_event(50, 900)};
    ledger[1].certified_by.clear();
    ledger[3].registered = false;
    Applicant who{.name = "Made-up Player", .sex = "f", .age = "30", .region = "Nowhere"};
    const auto form = pin_application(PinKind::Pin, 6, ledger, who, "2013-05-01");
    ASSERT_TRUE(form.has_value());
    EXPECT_EQ(form->grade, 6);
    EXPECT_EQ(form->clause, "mcr:A9-4.6/6");
    EXPECT_EQ(form->applicant, who);
    EXPECT_EQ(form->date, "2013-05-01");
    EXPECT_EQ(form->results, (std::vector{ledger[0], ledger[1]}));
    EXPECT_EQ(form->sums.twelfths, 60 * 12);
    EXPECT_EQ(form->sums.points, 1000);
    EXPECT_EQ(form->sums.individual, 16);
    EXPECT_EQ(form->uncertified, std::vector<std::string>{"Example Open"}) << "A9-7.2 a";
    EXPECT_TRUE(pin_application(PinKind::Pin, 9, ledger, who, "").has_value())
        << "a lower one may be asked for";
}

TEST(Mcr_A9_4_5, NobodyAppliesForWhatHeHasNotReached) {
    const std::vector<PinResult> ledger{from_event(60, 1000, 17)};
    const auto form = pin_application(PinKind::Pin, 6, ledger, {.name = "Made-up Player"}, "");
    ASSERT_FALSE(form.has_value());
    EXPECT_EQ(form.error().why, ApplicationRefusal::NotReached);
    EXPECT_EQ(form.error().missing, missing(6, 0, 0, true));
    EXPECT_EQ(form.error().clause, "mcr:A9-4.6/6");
    EXPECT_EQ(pin_application(PinKind::Pin, 0, ledger, {.name = "x"}, "").error().why,
              ApplicationRefusal::NoSuchGrade);
    EXPECT_EQ(pin_application(PinKind::Pin, 10, ledger, {.name = "x"}, "").error().why,
              ApplicationRefusal::NoSuchGrade);
    EXPECT_EQ(pin_application(PinKind::Pin, 9, ledger, {}, "").error().why, ApplicationRefusal::NoName);
}

// --- what always holds
// ----------------------------------------------------------------------------------------

PinResult random_result(test::Random& random) {
    const auto maybe = [&](unsigned most) {
        return random.one_in(3) ? std::nullopt : std::optional(static_cast<int>(1 + random.below(most)));
    };
    PinResult r = from_event(static_cast<int>(random.below(40)), static_cast<int>(random.below(1500)) - 500,
                             maybe(30), static_cast<EventClass>(random.below(4)));
    r.twelfths += static_cast<int>(random.below(12));
    r.group = maybe(6);
    r.team = maybe(6);
    r.registered = !random.one_in(8);
    r.online = random.one_in(4);
    if (r.online) r.points *= 10;
    return r;
}

/// The table once more, as one reads it.
int slow_grade(PinKind kind, const std::vector<PinResult>& ledger) {
    int twelfths = 0, points = 0, best = 999, best_a = 999, joint = 999;
    for (const PinResult& r : ledger) {
        if (!r.registered || r.event_class == EventClass::None || r.online != (kind == PinKind::WebPin))
            continue;
        twelfths += r.twelfths;
        if (r.points > 0) points += r.points;
        best = std::min(best, r.individual.value_or(999));
        if (r.event_class == EventClass::A) best_a = std::min(best_a, r.individual.value_or(999));
        joint = std::min({joint, r.group.value_or(999), r.team.value_or(999)});
    }
    if (kind == PinKind::WebPin) {
        if (points >= 50'000 && best <= 3) return 1;
        if (points >= 40'000 && best <= 6) return 2;
        if (points >= 30'000 && best <= 8) return 3;
        if (points >= 20'000 && best <= 12) return 4;
        if (points >= 15'000 && best <= 16) return 5;
        if (points >= 10'000 && best <= 24) return 6;
        return points >= 5000 ? 7 : points >= 3000 ? 8 : points >= 1000 ? 9 : 0;
    }
    const int t = twelfths / 12;
    if (t >= 200 && points >= 5000 && best_a <= 1) return 1;
    if (t >= 160 && points >= 4000 && best_a <= 3) return 2;
    if (t >= 120 && points >= 3000 && best_a <= 6) return 3;
    if (t >= 100 && points >= 2000 && (best <= 8 || joint <= 1)) return 4;
    if (t >= 80 && points >= 1500 && (best <= 12 || joint <= 2)) return 5;
    if (t >= 60 && points >= 1000 && (best <= 16 || joint <= 3)) return 6;
    return t >= 40 ? 7 : t >= 30 ? 8 : t >= 20 ? 9 : 0;
}

TEST(PinSoak, MoreResultsNeverLowerAGrade) {
    test::Random random(9);
    std::array<unsigned, 10> seen{};
    for (unsigned n = 0; n < soak_or(2000, 50'000); ++n) {
        std::vector<PinResult> ledger;
        for (const PinKind kind : {PinKind::Pin, PinKind::WebPin}) {
            ledger.clear();
            int last = 10;
            for (unsigned i = 0; i < 16; ++i) {
                ledger.push_back(random_result(random));
                const PinStanding standing = pin_standing(kind, ledger);
                ASSERT_EQ(standing.grade, slow_grade(kind, ledger));
                const int grade = standing.grade == 0 ? 10 : standing.grade;
                ASSERT_LE(grade, last);
                last = grade;
                ++seen[static_cast<std::size_t>(standing.grade)];
                ASSERT_EQ(standing.next.has_value(), standing.grade != 1);
                if (!standing.next) continue;
                ASSERT_EQ(standing.next->grade, standing.grade == 0 ? 9 : standing.grade - 1);
                ASSERT_FALSE(standing.next->none());
                // What is missing is just what is missing.
                PinResult rest = from_event(0, standing.next->points, {}, EventClass::A);
                rest.online = kind == PinKind::WebPin;
                rest.twelfths = standing.next->twelfths;
                if (standing.next->place) rest.individual = 1;
                auto more = ledger;
                more.push_back(rest);
                const int after = pin_standing(kind, more).grade;
                ASSERT_TRUE(after != 0 && after <= standing.next->grade);
            }
        }
    }
    for (std::size_t grade = 1; grade < 10; ++grade) EXPECT_GT(seen[grade], 0U) << grade;
}

}  // namespace
}  // namespace sifang::contest
