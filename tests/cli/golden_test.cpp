// Whole outputs as a person sees them, in every language. After a change that is meant:
// SIFANG_WRITE_GOLDEN=1 test_cli --gtest_filter='*Golden*', then read the difference.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "call.hpp"
#include "text/language.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

namespace fs = std::filesystem;

struct Case {
    const char* name;
    const char* call;
    int status = 0;
};

// What each shows: melds and flowers; kongs of all kinds and many fan of the same kind; a hand read as pairs;
// a knitted straight; under the minimum; waits with one that may not win; discards; the table; what differs;
// the fouls, one by count, one on a scale, several; time; appeals; nothing found.
const Case cases[] = {
    {"score_chows", R"(score "[345s] 123m456p78s99p 9s" --by draw --seat W --flowers 1f5f)"},
    {"score_kongs",
     R"(score "[EEE+E] (1111m) [9999p] CC55s 5s" --by draw --seat S --round E --situation replacement --tiles boxes)"},
    {"score_pairs", R"(score "1122m3344pEEEE5s 5s" --discarder N --tiles unicode)"},
    {"score_knitted", R"(score "147m369p25sCCCEE 8s" --seat E --discarder W --situation last_of_kind)"},
    {"score_short", R"(score "[123m] [345p] 67888sEE 8s" --discarder S)"},
    {"score_no_win", R"(score "[345s] 123m456p78s99p 1s")", 1},
    {"score_claim",
     R"(score "[345s] 123m456p78s99p 9s" --by draw --claim mixed_straight,all_chows,no_honors,all_green)"},
    {"score_hk", R"(score --rules hk "[CCC] [FFF] 123m56mPP 7m" --discarder S --seat W)"},
    {"score_zds",
     R"(score --rules zds "234m456p678s3455s 5s" --seat S --discarder W --honba 2 --deposits 1)"},
    {"score_tenhou", R"(score --rules tenhou --situation riichi "123m456m789p34s55s 5s" --by draw)"},
    {"score_fault", R"(score "[345s] 123m456p78x99p 9s")", 2},
    {"waits", R"(waits "123m456p78s99p345s")"},
    {"waits_discards", R"(waits "[345s] 123m456p78s99pE")"},
    {"rules_mcr", "rules mcr"},
    {"rules_diff", "rules --diff mcr gb98"},
    {"referee_mcr", "referee mcr"},
    {"referee_ladder", "referee mcr early draw"},
    {"referee_scale", "referee hk wrong_tile_count"},
    {"referee_list", "referee mcr discard"},
    {"referee_time", "referee gb98 time"},
    {"referee_appeals", "referee mcr appeals"},
    {"referee_nothing", "referee mcr erly draw", 1},
    {"seat", "seat --players 20 --rounds 2 --teams-of-four"},
    {"seat_fours", "seat --players 10 --rounds 3", 2},
};

class Golden : public testing::TestWithParam<Case> {};

TEST_P(Golden, InFourLanguages) {
    for (const Language language : all_languages) {
        std::vector<std::string> words = split_call(GetParam().call);
        words.insert(words.begin(), {"--lang", std::string(id(language))});
        const Answer answer = call(words);
        EXPECT_EQ(answer.status, GetParam().status) << answer.err;
        const std::string text = "$ sifang " + std::string(GetParam().call) + "\n" + answer.out + answer.err;
        EXPECT_EQ(text.find("«"), text.npos) << text;
        for (const std::string& line : lines_of(answer.out + answer.err))
            EXPECT_LE(display_width(line), 80u) << line;

        const fs::path path = fs::path(SIFANG_TEST_DATA) / ".." / "cli" / "golden" /
                              (std::string(GetParam().name) + "." + std::string(id(language)) + ".txt");
        if (std::getenv("SIFANG_WRITE_GOLDEN")) {
            std::ofstream(path, std::ios::binary) << text;
            continue;
        }
        std::ifstream in(path, std::ios::binary);
        ASSERT_TRUE(in) << path;
        EXPECT_EQ(text, std::string(std::istreambuf_iterator<char>(in), {})) << path.filename();
    }
}

INSTANTIATE_TEST_SUITE_P(Outputs, Golden, testing::ValuesIn(cases),
                         [](const auto& tested) { return std::string(tested.param.name); });

}  // namespace
}  // namespace sifang::cli
