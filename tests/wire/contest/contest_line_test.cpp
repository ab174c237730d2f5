// Events of a contest as lines: what is written is read, and what is wrong is told with its place.

#include "wire/contest_line.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "random_event.hpp"
#include "wire/json.hpp"

namespace sifang::test {
namespace {

using contest::Logged;

std::string written(const Logged& logged) {
    std::string line;
    append_contest_line(line, logged);
    return line;
}

LineError error_of(std::string_view line) {
    const auto read = read_contest_line(line);
    if (read) return {"none", 1, ""};
    return read.error();
}

/// The line of an event with these fields.
std::string line_with(std::string_view fields) {
    return R"({"n":12,"at":1700000000000,"by":1,"event":)" + std::string(fields) + "}";
}

template <class Event>
Event read_as(std::string_view fields) {
    const auto read = read_contest_line(line_with(fields));
    if (!read) {
        ADD_FAILURE() << fields << ": " << read.error().code << " " << read.error().subject << " at "
                      << read.error().at;
        return {};
    }
    const Event* event = std::get_if<Event>(&read->event);
    EXPECT_TRUE(event) << fields;
    return event ? *event : Event{};
}

template <std::size_t which>
void check_kind(Random& random) {
    for (int i = 0; i < 1500; ++i) {
        const Logged logged = RandomEvent(random).of_kind<which>();
        const std::string line = written(logged);
        const auto read = read_contest_line(line);
        ASSERT_TRUE(read) << line << "\n" << read.error().code << " " << read.error().subject;
        ASSERT_EQ(*read, logged) << line;
        ASSERT_EQ(written(*read), line);
        ASSERT_EQ(line.find('\n'), std::string::npos);
    }
}

TEST(ContestLine, EveryKindOfEventIsReadAsItWasWritten) {
    Random random(1);
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (check_kind<I>(random), ...);
    }(std::make_index_sequence<std::variant_size_v<contest::ContestEvent>>{});
}

/// What a program does that keeps objects in tables of its own, sorted or turned round.
void turn_round(Value& value) {
    if (ValueFields* fields = value.fields()) {
        std::ranges::reverse(*fields);
        for (auto& [name, inner] : *fields) turn_round(inner);
    }
    if (ValueList* items = value.list())
        for (Value& item : *items) turn_round(item);
}

TEST(ContestLine, TheOrderOfFieldsDoesNotMatter) {
    Random random(2);
    for (int i = 0; i < 3000; ++i) {
        const Logged logged = RandomEvent(random).any();
        auto value = parse_json(written(logged));
        ASSERT_TRUE(value);
        turn_round(*value);
        const std::string turned = write_json(*value, i % 2 ? JsonStyle::Compact : JsonStyle::Canonical);
        const auto read = read_contest_line(turned);
        ASSERT_TRUE(read) << turned << "\n" << read.error().code << " " << read.error().subject;
        ASSERT_EQ(*read, logged) << turned;
    }
}

TEST(ContestLine, LooksLikeThis) {
    Logged logged{
        {12}, {1'700'000'000'000}, {1}, contest::EntrantEntered{{7}, {"Player 7", "Eastland", {2}}}};
    EXPECT_EQ(written(logged), R"({"n":12,"at":1700000000000,"by":1,"event":"entrant_entered","number":7,)"
                               R"("entry":{"name":"Player 7","region":"Eastland","team":2}})");
    logged.event = contest::SheetChanged{{{1}, {2}, {3}}, contest::SheetSigned{contest::Signer::HeadReferee}};
    EXPECT_EQ(written(logged), R"({"n":12,"at":1700000000000,"by":1,"event":"sheet_changed",)"
                               R"("sheet":[1,2,3],"signed":{"signer":"head_referee"}})");
    const auto of = [](unsigned number) { return seating::Player::of_number(number); };
    logged.event = contest::SeatingDrafted{{1}, {1}, {{{1, {of(5), of(9), of(13), of(2)}}}}};
    EXPECT_EQ(written(logged), R"({"n":12,"at":1700000000000,"by":1,"event":"seating_drafted",)"
                               R"("stage":1,"sessions":[[[1,[5,9,13,2]]]]})");
    contest::HandWritten hand;
    hand.hand = 3;
    hand.dealer = 2;
    hand.waiting = {true, false, false, true};
    hand.wins = {{.winner = 0, .giver = 3, .total = 24}};
    logged.event = contest::SheetChanged{{{1}, {2}, {3}}, hand};
    EXPECT_EQ(written(logged), R"({"n":12,"at":1700000000000,"by":1,"event":"sheet_changed","sheet":[1,2,3],)"
                               R"("hand":{"hand":3,"dealer":3,"wins":[{"winner":1,"giver":4,"total":24}],)"
                               R"("waiting":[1,4]}})");
}

TEST(ContestLine, ASeedIsAStringForItHas64Bits) {
    const std::string line =
        written({{1}, {2}, {3}, contest::NumbersDrawn{0xFFFF'FFFF'FFFF'FFFFu, {{2}, {1}}}});
    EXPECT_EQ(line, R"({"n":1,"at":2,"by":3,"event":"numbers_drawn","seed":"18446744073709551615",)"
                    R"("by_number":[2,1]})");
}

/// What a line leaves out means this for ever. A test that has to be changed here says that logs which are
/// kept already will be read otherwise than they were written: give the part a new name instead.
TEST(ContestLine, WhatIsLeftOutMeansThisForEver) {
    using namespace contest;
    const auto entry = read_as<EntrantEntered>(R"("entrant_entered","number":1,"entry":{"name":"A"})").entry;
    EXPECT_EQ(entry, (Entry{.name = "A",
                            .region = "",
                            .team = {0},
                            .role = Role::Player,
                            .adult = true,
                            .pupil = false,
                            .namesake = false}));
    const auto opened = read_as<ContestOpened>(
        R"("contest_opened","organiser":"O","regulations":{"rules":"mcr","title":"T"})");
    EXPECT_EQ(opened.regulations, (Regulations{.rules = "mcr",
                                               .title = "T",
                                               .hosts = "",
                                               .place = "",
                                               .dates = "",
                                               .event_class = EventClass::None,
                                               .scope = EventScope::Local,
                                               .registered = false,
                                               .adults_only = false,
                                               .no_pupils = false,
                                               .team_size = 0,
                                               .substitutes = 0,
                                               .compatriots_apart = false,
                                               .least_sessions = 0}));
    const auto planned =
        read_as<StagesPlanned>(R"("stages_planned","stages":[{"name":"F","format":"swiss","sessions":3}])");
    EXPECT_EQ(planned.stages.at(0), (StagePlan{.name = "F",
                                               .format = Format::Swiss,
                                               .sessions = 3,
                                               .group = 0,
                                               .go_on = 0,
                                               .carry = false,
                                               .same_walls = false,
                                               .group_points = false}));
    const auto named =
        read_as<OfficialNamed>(R"("official_named","number":2,"official":{"name":"R","duty":"scoring"})");
    EXPECT_EQ(named.official, (Official{.name = "R",
                                        .duty = Duty::Scoring,
                                        .grade = RefereeGrade::None,
                                        .first_table = 0,
                                        .last_table = 0}));
    EXPECT_EQ(read_as<SeatingDrafted>(R"("seating_drafted","stage":1,"sessions":[])").from, SessionNumber{1});
    EXPECT_EQ(read_as<ArrivedLate>(R"("arrived_late","session":[1,2],"number":3)").by, LateBy::Entrant);
    const auto tie = read_as<TieDrawn>(R"("tie_drawn")");
    EXPECT_EQ(tie, (TieDrawn{.stage = {0}, .seed = std::nullopt, .order = {}, .teams = {}}));

    const auto sheet =
        read_as<SheetChanged>(R"("sheet_changed","sheet":[1,2,3],"hand":{"hand":1,"dealer":1})");
    EXPECT_EQ(std::get<HandWritten>(sheet.what), (HandWritten{.hand = 1,
                                                              .dealer = 0,
                                                              .wins = {},
                                                              .points = {},
                                                              .fines = {},
                                                              .false_wins = {},
                                                              .warnings = {},
                                                              .fouls = {},
                                                              .end = End::Exhausted,
                                                              .waiting = {},
                                                              .nagashi = {},
                                                              .deposits = {},
                                                              .dealer_found = false}));
    const auto corrected = read_as<SheetChanged>(
        R"("sheet_changed","sheet":[1,2,3],"corrected":{"points":[0,0,0,0],"reason":"r"})");
    EXPECT_EQ(std::get<SheetCorrected>(corrected.what).hand, 0) << "the totals";

    const auto foul = read_as<FoulRecorded>(
        R"("foul_recorded","penalty":{"foul":"f","who":3,"sanctions":[{"kind":"no_win","seat":"S"}],)"
        R"("does":[{"measure":"warning"}]})");
    EXPECT_EQ(foul.booking, Booking::OnSheet);
    EXPECT_FALSE(foul.sheet);
    EXPECT_EQ(foul.penalty.seat, Wind::East);
    EXPECT_EQ(foul.penalty.scope, FoulScope::OneHand);
    EXPECT_EQ(foul.penalty.time, 1);
    EXPECT_EQ(foul.penalty.rung, 0u);
    EXPECT_FALSE(foul.penalty.instead || foul.penalty.chosen || foul.penalty.forgiven);
    EXPECT_EQ(foul.penalty.place, (FoulPlace{.session = 0, .table = 0, .hand = 0, .at = {0}}));
    EXPECT_EQ(foul.penalty.sanctions.at(0).to, Wind::East);
    EXPECT_FALSE(foul.penalty.sanctions.at(0).lifted);
    EXPECT_FALSE(foul.penalty.does.at(0).optional);

    const auto appeal = read_as<AppealOpened>(
        R"("appeal_opened","number":1,"entrant":2,"sheet":[1,2,3],"filing":{"at":5,"by":"B"})");
    EXPECT_EQ(appeal.against, EventNumber{0});
    EXPECT_EQ(appeal.filing, (AppealFiled{.at = {5},
                                          .by = "B",
                                          .as = Appellant::Entrant,
                                          .written = true,
                                          .player_signed = true,
                                          .leader_signed = true,
                                          .deposit = 0,
                                          .matter = AppealMatter::Rules,
                                          .to = AppealBody::HeadReferee,
                                          .ruled_by = Office::Referee,
                                          .session_ended = std::nullopt}));
    const auto heard =
        read_as<AppealChanged>(R"("appeal_changed","number":1,"heard":{"at":5,"by":"B","verdict":"upheld"})");
    EXPECT_EQ(std::get<AppealHeard>(heard.what), (AppealHeard{.at = {5},
                                                              .by = "B",
                                                              .verdict = AppealVerdict::Upheld,
                                                              .within_powers = true,
                                                              .referee_disciplined = false,
                                                              .remedy = {}}));
    const auto carried =
        read_as<AppealChanged>(R"("appeal_changed","number":1,"carried_on":{"at":5,"by":"B"})");
    EXPECT_TRUE(std::get<AppealCarriedOn>(carried.what).written);
}

TEST(ContestLine, WhatMayBeLeftOutMayBeWritten) {
    using namespace contest;
    const auto read = read_as<EntrantEntered>(
        R"("entrant_entered","number":1,"entry":{"name":"A","team":0,"adult":true,"role":"player"})");
    EXPECT_EQ(read.entry, Entry{.name = "A"});
    EXPECT_FALSE(read_as<CheckedIn>(R"("checked_in","number":1,"session":null)").session);
}

TEST(ContestLine, WhatALaterVersionMayHaveWrittenIsToldApart) {
    EXPECT_EQ(error_of(line_with(R"("hall_moved","to":"B")")), (LineError{"newer_event", 44, "hall_moved"}));
    EXPECT_EQ(error_of(line_with(R"("entry_removed","number":1,"why":"x")")),
              (LineError{"newer_field", 71, "why"}));
    EXPECT_EQ(error_of(line_with(R"("team_entered","number":1,"team":{"name":"四","flag":"x"})")),
              (LineError{"newer_field", 89, "flag"}));
    EXPECT_EQ(error_of(line_with(R"("arrived_late","session":[1,1],"number":2,"late_by":"train")")),
              (LineError{"newer_word", 96, "train"}));
    EXPECT_EQ(error_of(line_with(R"("sheet_changed","sheet":[1,1,1],"burnt":{})")).code, "newer_field");
}

TEST(ContestLine, WhatIsWrongIsToldWithItsFieldAndPlace) {
    const auto code = [](std::string_view fields) {
        const LineError error = error_of(line_with(fields));
        return std::string(error.code) + " " + error.subject;
    };
    EXPECT_EQ(error_of(line_with(R"("entry_removed","number":"7")")),
              (LineError{"wrong_type", 68, "number"}));
    EXPECT_EQ(error_of(line_with(R"("entry_removed")")), (LineError{"missing_field", 58, "number"}));
    EXPECT_EQ(code(R"("entry_removed","number":-1)"), "out_of_range number");
    EXPECT_EQ(code(R"("entry_removed","number":4294967296)"), "out_of_range number");
    EXPECT_EQ(code(R"("entry_removed","number":1.5)"), "wrong_type number");
    EXPECT_EQ(code(R"("entry_removed","number":1,"number":1)"), "duplicate_field number");
    EXPECT_EQ(code(R"("entry_removed","number":1,"by":1)"), "duplicate_field by");
    EXPECT_EQ(code(R"("entry_removed","number":1,"event":"undone")"), "duplicate_field event");
    EXPECT_EQ(code(R"("withdrew","number":1 x)"), "json_unexpected_character ");
    EXPECT_EQ(code(R"(7)"), "wrong_type event");
    EXPECT_EQ(code(R"("session_started","session":[1])"), "wrong_count session");
    EXPECT_EQ(code(R"("session_started","session":[1,2,3])"), "wrong_count session");
    EXPECT_EQ(code(R"("sheet_changed","sheet":[1,2,3],"totals":{"scores":[1,2,3]})"), "wrong_count scores");
    EXPECT_EQ(code(R"("sheet_changed","sheet":[1,2,3],"totals":{"scores":[0,0,0,100000001]})"),
              "out_of_range scores");
    EXPECT_EQ(code(R"("sheet_changed","sheet":[1,2,3])"),
              "missing_field hand|totals|signed|closed|corrected");
    EXPECT_EQ(code(R"("sheet_changed","sheet":[1,2,3],"closed":{},"signed":{"signer":"east"})"),
              "duplicate_field signed");
    EXPECT_EQ(code(R"("sheet_changed","sheet":[1,2,3],"hand":{"hand":1,"dealer":5})"), "out_of_range dealer");
    EXPECT_EQ(code(R"("sheet_changed","sheet":[1,2,3],"hand":{"hand":1,"dealer":4,"waiting":[2,2]})"),
              "not_ascending waiting");
    EXPECT_EQ(code(R"("numbers_drawn","seed":5,"by_number":[])"), "wrong_type seed");
    EXPECT_EQ(code(R"("numbers_drawn","seed":"","by_number":[])"), "not_a_seed ");
    EXPECT_EQ(code(R"("numbers_drawn","seed":"-1","by_number":[])"), "not_a_seed -1");
    EXPECT_EQ(code(R"("numbers_drawn","seed":"18446744073709551616","by_number":[])"),
              "not_a_seed 18446744073709551616");
    EXPECT_EQ(code(R"("forfeited","session":[1,1],"number":4097)"), "out_of_range number");
    EXPECT_EQ(code(R"("forfeited","session":[1,1],"number":0)"), "out_of_range number");

    EXPECT_EQ(error_of(R"({"n":1,"at":2,"by":3})"), (LineError{"missing_field", 21, "event"}));
    EXPECT_EQ(error_of(R"({"at":2,"by":3,"event":"entries_closed"})"), (LineError{"missing_field", 40, "n"}));
    EXPECT_EQ(error_of(R"({"at":9007199254740992,"by":3,"n":1,"event":"entries_closed"})"),
              (LineError{"out_of_range", 7, "at"}));
    EXPECT_EQ(error_of(R"({"n":"1","at":2,"by":3,"event":"entries_closed"})"),
              (LineError{"wrong_type", 6, "n"}));
    EXPECT_EQ(error_of("{}"), (LineError{"missing_field", 2, "event"}));
    EXPECT_EQ(error_of(""), (LineError{"empty_line", 1, ""}));
    EXPECT_EQ(error_of("[]").code, "wrong_type");
    EXPECT_EQ(error_of(R"({"n":1,"at":2,"by":3,"event":"entries_closed"} x)").code, "json_trailing_text");
}

TEST(ContestLine, IsBounded) {
    std::string numbers = "1";
    for (unsigned i = 1; i < seating::Player::most; ++i) numbers += ",1";
    EXPECT_EQ(
        read_as<contest::NumbersDrawn>(R"("numbers_drawn","by_number":[)" + numbers + "]").by_number.size(),
        seating::Player::most);
    EXPECT_EQ(error_of(line_with(R"("numbers_drawn","by_number":[)" + numbers + ",1]")).code,
              "list_too_long");
    EXPECT_EQ(error_of(std::string(max_contest_line_bytes + 1, ' ')).code, "line_too_long");
    std::string deep = line_with(R"("withdrew","number":)" + std::string(100'000, '['));
    EXPECT_EQ(error_of(deep).code, "json_too_deep");
}

/// A chart of a thousand players over forty sessions is one line.
TEST(ContestLine, HoldsALargeChart) {
    contest::SeatingDrafted drafted{{1}, {1}, {}};
    for (unsigned session = 0; session < 40; ++session) {
        auto& round = drafted.sessions.emplace_back();
        for (unsigned table = 0; table < 250; ++table) {
            const auto seat = [&](unsigned n) { return seating::Player::of_index(table * 4 + n); };
            round.push_back({table + 1, {seat(0), seat(1), seat(2), seat(3)}});
        }
    }
    const Logged logged{{9}, {1}, {1}, drafted};
    const std::string line = written(logged);
    EXPECT_LT(line.size(), 300'000u);
    EXPECT_EQ(read_contest_line(line), logged);
}

}  // namespace
}  // namespace sifang::test
