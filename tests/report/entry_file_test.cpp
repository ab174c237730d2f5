// Entrants from a file: recognised in four languages, planned first, refused as a whole and with every fault.

#include "report/entry_file.hpp"

#include <gtest/gtest.h>

#include "contest/events/event_desk.hpp"
#include "report/columns.hpp"
#include "text/words.hpp"

namespace sifang::report {
namespace {

using contest::by_the_book;
using contest::EntrantNumber;
using contest::Reason;
using contest::Role;
using contest::with_teams;
using contest::test::Desk;

constexpr contest::OfficialNumber organiser{1};

Desk team_desk() {
    Desk desk("mcr");
    desk.open(with_teams(desk.rules(), by_the_book(desk.rules(), "Open Example")));
    return desk;
}
Desk single_desk() {
    Desk desk("mcr");
    desk.open(by_the_book(desk.rules(), "Open Example"));
    return desk;
}

std::vector<TextRow> rows_of(std::string_view csv) {
    const auto rows = read_grid(csv);
    EXPECT_TRUE(rows) << csv;
    return rows ? *rows : std::vector<TextRow>{};
}
tl::expected<EntryPlan, FileFaults> plan(const Desk& desk, std::string_view csv) {
    return plan_entries(desk.contest, rows_of(csv), desk.now, organiser);
}
std::vector<FileFault> faults(const Desk& desk, std::string_view csv) {
    const auto planned = plan(desk, csv);
    EXPECT_FALSE(planned);
    return planned ? std::vector<FileFault>{} : planned.error().faults;
}
/// Row, column and reason, as `2.1 value_missing`; of the contest's own refusals as `2.1 contest team_full`.
std::vector<std::string> told(const std::vector<FileFault>& faults) {
    std::vector<std::string> out;
    for (const FileFault& fault : faults)
        out.push_back(std::to_string(fault.row) + "." + std::to_string(fault.column) + " " +
                      (fault.refusal ? "contest " + std::string(id(fault.refusal->reason))
                                     : std::string(id(fault.reason))));
    return out;
}
using Told = std::vector<std::string>;

void carry_out(Desk& desk, const EntryPlan& plan) {
    for (const contest::Command& command : plan.commands) {
        const auto done = apply(desk.contest, command);
        ASSERT_TRUE(done) << id(done.error().reason);
    }
}

constexpr std::string_view two_teams =
    "Name,Country or region,Team,Role,Of age,Pupil\n"
    "Leader Example,Region 1,Team Example 1,Leader,yes,no\n"
    "Player Example 1,Region 1,Team Example 1,Player,yes,no\n"
    "Player Example 2,Region 1,Team Example 1,,,\n"
    "Player Example 3,Region 2,Team Example 2,Player,Yes,No\n"
    "Substitute Example,Region 2,Team Example 2,Substitute,YES,NO\n";

TEST(EntryFile, ThePlanIsWhatHappens) {
    Desk desk = team_desk();
    const auto planned = plan(desk, two_teams);
    ASSERT_TRUE(planned);
    EXPECT_TRUE(desk.state().entrants.empty()) << "a plan changes nothing";
    EXPECT_EQ(planned->teams.size(), 2u);
    EXPECT_EQ(planned->count(EntryChange::New), 5u);
    EXPECT_EQ(planned->commands.size(), 7u);
    EXPECT_TRUE(planned->warnings.empty());
    carry_out(desk, *planned);
    for (const PlannedTeam& team : planned->teams) EXPECT_EQ(desk.state().of(team.number).team, team.team);
    for (const PlannedEntry& entry : planned->entries)
        EXPECT_EQ(desk.state().of(entry.number).entry, entry.entry);
    EXPECT_EQ(desk.state().of(EntrantNumber{1}).entry.role, Role::Leader);
    EXPECT_EQ(desk.state().of(EntrantNumber{5}).entry.role, Role::Substitute);
    EXPECT_EQ(desk.state().of(EntrantNumber{4}).entry.team.value, 2u);
    EXPECT_EQ(planned->teams[1], (PlannedTeam{5, {2}, {"Team Example 2", "Region 2"}}));
}

TEST(EntryFile, AgainItChangesNothingAndACorrectedFileAddsWhatIsNew) {
    Desk desk = team_desk();
    carry_out(desk, plan(desk, two_teams).value());
    const auto again = plan(desk, two_teams);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->commands.empty());
    EXPECT_TRUE(again->teams.empty());
    EXPECT_EQ(again->count(EntryChange::Unchanged), 5u);

    const auto more = plan(desk, std::string(two_teams) + "Player Example 9,Region 2,Team Example 2,,,\n");
    ASSERT_TRUE(more);
    EXPECT_EQ(more->commands.size(), 1u);
    EXPECT_EQ(more->entries.back().change, EntryChange::New);
    EXPECT_EQ(more->entries.back().number.value, 6u);
    carry_out(desk, *more);
    EXPECT_EQ(desk.state().of(EntrantNumber{6}).entry.name, "Player Example 9");
}

TEST(EntryFile, WhoIsEnteredOtherwiseIsLeftAsHeIsAndTold) {
    Desk desk = team_desk();
    carry_out(desk, plan(desk, two_teams).value());
    const auto planned = plan(desk,
                              "Name,Region,Team,Role\n"
                              "Player Example 1,Region 1,Team Example 1,Substitute\n"
                              "Player Example 2,Region 1,Team Example 1,\n");
    ASSERT_TRUE(planned);
    EXPECT_TRUE(planned->commands.empty());
    EXPECT_EQ(planned->entries[0].change, EntryChange::Differs);
    EXPECT_EQ(planned->entries[1].change, EntryChange::Unchanged) << "what is empty says nothing";
}

TEST(EntryFile, ColumnsAreKnownInFourLanguagesAndAnyOrder) {
    const std::vector<std::string> files{
        "队,姓名,国家（地区）,职务,成年,在校学生,联系方式,证件号码,出生日期\n"
        "样例队,样例一,样例地,替补,是,否,x@example.org,A1,2000-01-01\n",
        "隊;姓名;國家（地區）;職務;成年;在校學生;聯絡方式;證件號碼;出生日期\n"
        "样例队;样例一;样例地;替補;是;否;x@example.org;A1;2000-01-01\n",
        "チーム\t氏名\t国・地域\t役割\t成人\t生徒\t連絡先\t証明書番号\t生年月日\n"
        "样例队\t样例一\t样例地\t補欠\tはい\tいいえ\tx@example.org\tA1\t2000-01-01\n",
        "TEAM,  full name ,Region,role,Of-Age,pupil,E-mail,Passport,ＢＯＲＮ\n"
        "样例队,样例一,样例地,substitute,1,0,x@example.org,A1,2000-01-01\n"};
    for (const std::string& file : files) {
        const auto planned = plan(team_desk(), file);
        ASSERT_TRUE(planned) << file << told(planned.error().faults).front();
        EXPECT_TRUE(planned->warnings.empty()) << file;
        ASSERT_EQ(planned->entries.size(), 1u);
        const contest::Entry wanted{"样例一", "样例地", {1}, Role::Substitute, true, false, false};
        EXPECT_EQ(planned->entries[0].entry, wanted) << file;
        EXPECT_EQ(planned->entries[0].personal, (Personal{"A1", "2000-01-01", "x@example.org"})) << file;
    }
}

TEST(EntryFile, PersonalDataNeverGoesIntoACommand) {
    const auto planned =
        plan(single_desk(), "Name,Certificate number,Born,Contact\nPlayer Example,ID-77,2001-02-03,+86 10\n");
    ASSERT_TRUE(planned);
    EXPECT_EQ(planned->entries[0].personal, (Personal{"ID-77", "2001-02-03", "+86 10"}));
    ASSERT_EQ(planned->commands.size(), 1u);
    const auto& entry = std::get<contest::EnterPerson>(planned->commands[0].what).entry;
    EXPECT_EQ(entry, (contest::Entry{"Player Example"}));
}

TEST(EntryFile, UnknownColumnsAreAWarning) {
    const auto planned = plan(single_desk(), "Name,Shirt size,Region\nPlayer Example,XL,Region 1\n");
    ASSERT_TRUE(planned);
    ASSERT_EQ(planned->warnings.size(), 1u);
    EXPECT_EQ(planned->warnings[0], (FileFault{FileReason::HeadingUnknown, 1, 2, "Shirt size"}));
    EXPECT_EQ(planned->entries[0].entry.region, "Region 1");
}

TEST(EntryFile, EveryFaultIsToldWithRowAndColumn) {
    Desk desk = team_desk();
    const std::string long_name(130, 'n');
    EXPECT_EQ(
        told(faults(desk,
                    "Role,Name,Team,Of age\n"
                    "Player,,T,yes\n"                                                    // 2
                    "Goalkeeper,A,T,perhaps\n"                                           // 3
                    "Leader,B,T,\n"                                                      // 4
                    "Leader,C,T,\n"                                                      // 5: the second
                    "Player,D,,\n"                                                       // 6: no team
                    "Player,E,T,\nPlayer,F,T,\nPlayer,G,T,\nPlayer,H,T,\nPlayer,I,T,\n"  // 11: full
                    "Player,E,T,\n"                                                      // 12: again
                    "Player," +
                        long_name +
                        ",T,\n"  // 13
                        "Coach,J," +
                        long_name +
                        ",\n"               // 14
                        "Player,E,U,\n")),  // 15: of another team
        (Told{"2.2 value_missing", "3.1 not_a_choice", "3.4 not_a_choice", "5.1 contest second_leader",
              "6.3 contest team_needed", "11.3 contest team_full", "12.2 row_twice",
              "13.2 contest name_too_long", "14.3 contest name_too_long", "15.2 contest entered_twice"}));
    EXPECT_EQ(desk.state().teams.size(), 0u);
}

TEST(EntryFile, AgeAndSchoolAreRefusedWhereTheRegulationsAsk) {
    Desk desk("gb98");
    auto regulations = by_the_book(desk.rules(), "Open Example");
    regulations.adults_only = regulations.no_pupils = true;
    desk.open(regulations);
    EXPECT_EQ(told(faults(desk, "Name,Adult,Student\nA,no,no\nB,yes,yes\nC,yes,no\n")),
              (Told{"2.2 contest under_age", "3.3 contest is_pupil"}));
}

TEST(EntryFile, NamesakesSaySo) {
    Desk desk = single_desk();
    EXPECT_EQ(told(faults(desk, "Name,Region\nA,R\nA,R\n")), (Told{"3.1 row_twice"}));
    const std::string_view file = "Name,Region,Namesake\nA,R,\nA,R,yes\n";
    carry_out(desk, plan(desk, file).value());
    EXPECT_EQ(desk.state().entrants.size(), 2u);
    const auto again = plan(desk, file);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->count(EntryChange::Unchanged), 2u) << "each is found once";
    EXPECT_EQ(again->entries[1].number.value, 2u);
    EXPECT_EQ(told(faults(desk, "Name,Region\nA,R\nA,R\nA,R\n")), (Told{"4.1 row_twice"}));
}

TEST(EntryFile, HeadingsThatAreMissingOrDoubledAreFaults) {
    EXPECT_EQ(told(faults(single_desk(), "Region,Team\nR,T\n")), (Told{"1.0 heading_missing"}));
    EXPECT_EQ(told(faults(single_desk(), "Name,姓名\nA,B\n")), (Told{"1.2 heading_twice"}));
    EXPECT_EQ(told(faults(single_desk(), "Name\n")), (Told{"0.0 no_rows"}));
}

TEST(EntryFile, WhatConcernsTheWholeFileIsToldOnce) {
    Desk unopened("mcr");
    EXPECT_EQ(told(faults(unopened, "Name\nA\nB\n")), (Told{"0.0 contest not_open"}));
    Desk desk = team_desk();
    desk.plan(contest::round_robin(6));
    desk.enter_teams(4);
    desk.record(contest::EntriesClosed{});
    EXPECT_EQ(told(faults(desk, "Name,Team\nA,T\nB,T\n")), (Told{"0.0 contest entries_are_closed"}));
    const auto stranger = plan_entries(single_desk().contest, rows_of("Name\nA\n"), desk.now, {9});
    EXPECT_EQ(told(stranger.error().faults), (Told{"0.0 contest no_such_official"}));
}

TEST(EntryFile, FiftyFaultsAreToldAndTheOthersCounted) {
    std::string file = "Name,Role\n";
    for (int i = 0; i < 80; ++i) file += "P" + std::to_string(i) + ",nonsense\n";
    const auto planned = plan(single_desk(), file);
    ASSERT_FALSE(planned);
    EXPECT_EQ(planned.error().faults.size(), 50u);
    EXPECT_EQ(planned.error().left_out, 30u);
}

TEST(EntryFile, EveryReasonIsToldInFourLanguages) {
    for (const Language language : all_languages) {
        const Words words(language);
        for (unsigned i = 0; i < file_reason_count; ++i) {
            const std::string text = tell(words, {static_cast<FileReason>(i), 3, 28, "name"});
            EXPECT_EQ(text.find("«"), text.npos) << text;
            EXPECT_NE(text.find("AB"), text.npos) << "the column as spreadsheets name it: " << text;
            EXPECT_EQ(text.find('{'), text.npos) << text;
        }
        for (unsigned i = 0; i < entry_change_count; ++i)
            EXPECT_TRUE(words.has("grid.entry." + std::string(id(static_cast<EntryChange>(i)))));
        contest::Refusal refusal;
        refusal.reason = Reason::TeamFull;
        EXPECT_NE(
            tell(words, {FileReason::Refused, 3, 0, "", refusal}).find(words("contest.refusal.team_full")),
            std::string::npos);
    }
}

TEST(Columns, WordsAreLikenedAsPeopleWriteThem) {
    EXPECT_EQ(likened(" Of-Age "), likened("ＯＦ＿ａｇｅ"));
    EXPECT_EQ(trimmed("\u3000 a b\u00A0"), "a b");
    EXPECT_EQ(trimmed("\u3000"), "");
    EXPECT_EQ(column_letters(1), "A");
    EXPECT_EQ(column_letters(26), "Z");
    EXPECT_EQ(column_letters(27), "AA");
    EXPECT_EQ(column_letters(702), "ZZ");
}

}  // namespace
}  // namespace sifang::report
