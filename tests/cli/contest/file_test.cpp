// The file: who makes one, which contest is meant, two writers, damage.

#include "cli/contest/act.hpp"
#include "contest_call.hpp"
#include "store/log.hpp"
#include "text/language.hpp"

namespace sifang::cli {
namespace {

class ContestFiles : public ContestCall {};

TEST_F(ContestFiles, OnlyCreateMakesOne) {
    for (const char* words :
         {"show", "list", "enter Ann", "close-entries", "history", "check", "draw numbers",
          "copy other.sifang", "undo 1", "personal show", "entries", "seating"}) {
        const Answer answer = contest(words);
        EXPECT_EQ(answer.status, 2) << words;
        EXPECT_TRUE(has(answer.err, "sifang contest create")) << answer.err;
        EXPECT_TRUE(std::filesystem::is_empty(".")) << words;
    }
    done("create Cup");
    EXPECT_TRUE(std::filesystem::exists("contest.sifang"));
}

TEST_F(ContestFiles, ADryRunOfCreateLeavesNothing) {
    EXPECT_TRUE(has(done("create Cup --dry-run"), "nothing was stored"));
    EXPECT_TRUE(std::filesystem::is_empty("."));
    EXPECT_TRUE(has(done("create Cup --dry-run --json"), "\"stored\":false"));
    EXPECT_TRUE(std::filesystem::is_empty("."));
}

TEST_F(ContestFiles, TheFileIsThatOfTheCallThenOfTheEnvironment) {
    done("create Cup --data here.sifang");
    EXPECT_EQ(contest("show").status, 2);
    EXPECT_EQ(contest("show", {.environment = {{"SIFANG_DATA", "here.sifang"}}}).status, 0);
    EXPECT_EQ(contest("show --data gone.sifang", {.environment = {{"SIFANG_DATA", "here.sifang"}}}).status,
              2);
}

TEST_F(ContestFiles, ANameIsTakenFromTheTitleWhereItsLettersAllow) {
    EXPECT_TRUE(has(done("create \"Spring Cup 2026!\""), "spring-cup-2026"));
    EXPECT_TRUE(has(done("create 春季赛 --data b.sifang"), "contest is open"));
    EXPECT_EQ(contest("create Cup --name Not-A-Name").status, 2);
}

TEST_F(ContestFiles, OfSeveralContestsOneIsNamed) {
    done("create One");
    done("create Two");
    const Answer which = contest("show");
    EXPECT_EQ(which.status, 2);
    EXPECT_TRUE(has(which.err, "one, two")) << which.err;
    EXPECT_TRUE(has(done("show --contest two"), "Two"));
    EXPECT_EQ(contest("show --contest three").status, 2);
    EXPECT_EQ(contest("create One").status, 2) << "it is there already";
    const std::string list = done("list");
    EXPECT_TRUE(has(list, "one ") && has(list, "two ")) << list;
}

TEST_F(ContestFiles, FilesOfSomethingElseAreLeftAlone) {
    std::ofstream("contest.sifang")
        << "a letter to a friend, long enough to be taken for a file of anything\n";
    const std::string before = bytes_of("contest.sifang");
    for (const char* words : {"show", "create Cup", "enter Ann", "check"}) {
        const Answer answer = contest(words);
        EXPECT_EQ(answer.status, 2) << words;
        EXPECT_TRUE(has(answer.err, "no data file of this program")) << answer.err;
    }
    EXPECT_EQ(bytes_of("contest.sifang"), before);
}

TEST_F(ContestFiles, CheckFindsAByteThatIsNotWhatWasWritten) {
    done("create \"A title that stands in the file\"");
    done("copy good.sifang");  // in one file, without a journal beside it
    EXPECT_EQ(contest("check --data good.sifang").status, 0);
    std::string bytes = bytes_of("good.sifang");
    const auto at = bytes.find("A title that stands");
    ASSERT_NE(at, bytes.npos);
    bytes[at] = 'B';
    std::ofstream("bad.sifang", std::ios::binary) << bytes;
    const Answer answer = contest("check --data bad.sifang");
    EXPECT_EQ(answer.status, 1) << answer.out << answer.err;
    EXPECT_TRUE(has(contest("check --data bad.sifang --json").out, "\"ok\":false"));
}

TEST_F(ContestFiles, ALineThatCouldNotHaveHappenedIsNamed) {
    done("create Cup");
    {
        auto log = store::open_sqlite("contest.sifang", store::Opening::Existing);
        ASSERT_TRUE(log);
        const store::StreamName cup{store::StreamKind::Contest, "cup"};
        ASSERT_TRUE(
            (*log)->append({cup, 2, {R"({"n":3,"at":99999999999999,"by":1,"event":"undone","of":77})"}}));
    }
    for (const char* words : {"show", "enter Ann", "check"}) {
        const Answer answer = contest(words);
        EXPECT_NE(answer.status, 0) << words;
        EXPECT_TRUE(has(answer.err, "line 3") && has(answer.err, "No such event")) << answer.err;
    }
}

TEST_F(ContestFiles, ACopyIsWholeAndOverwritesNothing) {
    done("create Cup");
    done("enter Ann");
    done("copy evening.sifang");
    EXPECT_EQ(done("entries --data evening.sifang"), done("entries"));
    EXPECT_EQ(contest("copy evening.sifang").status, 2);
}

/// The state of a call, held open while another one writes.
struct World2 {
    std::istringstream in;
    std::ostringstream out, err;
    Words words{Language::En};
    Context context{words, in, out, err, {}, {}, source_of(in), sink_of(out), {"sifang", "contest", "enter"}};
};

TEST_F(ContestFiles, OfTwoWritersTheSecondIsToldWhatTheFirstDid) {
    done("create Cup --organiser Ann");
    World2 world;
    auto file = ContestFile::open(world.context, {}, store::Opening::Existing);
    ASSERT_TRUE(file);
    done("enter Bo");
    const Planner planner = [](const ContestFile&, const PlaceWords&) {
        return just(contest::EnterPerson{{"Cy"}});
    };
    EXPECT_EQ(act_in(world.context, {}, *file, planner), Status::No);
    EXPECT_EQ(world.out.str(), "");
    EXPECT_TRUE(has(world.err.str(), "3  Entrant entered: e1 Bo (by 1 Ann")) << world.err.str();
    const std::string entries = done("entries");
    EXPECT_TRUE(has(entries, "Bo") && !has(entries, "Cy")) << entries;
}

TEST_F(ContestFiles, EveryFaultOfTheStoreHasWords) {
    for (const Language language : all_languages) {
        const Words words(language);
        for (unsigned i = 0; i < store::fault_kind_count; ++i) {
            std::string name(id(static_cast<store::FaultKind>(i)));
            std::ranges::replace(name, '-', '_');
            EXPECT_TRUE(words.has("contest_cli.fault." + name)) << name;
            EXPECT_TRUE(words.has("contest_cli.remedy." + name)) << name;
        }
    }
}

}  // namespace
}  // namespace sifang::cli
