#include "wire/told_file.hpp"

#include <gtest/gtest.h>

#include "support/text_file.hpp"

namespace sifang {
namespace {

const std::string told_folder = "tenhou_sample/";
const std::string one = "2010081709gm-00a9-0000-fe3371ad.json",
                  other = "2017031200gm-00a9-0000-ebc05bd5.json";

TEST(ToldFile, LinesOfOneGameAreOneGame) {
    const std::string text = read_test_data(told_folder + one);
    const ToldGames games = read_tenhou_file(text);
    ASSERT_EQ(games.size(), 1u);
    ASSERT_TRUE(games[0]);
    ASSERT_EQ(games[0]->hands.size(), 15u);
    // Places are those of the file.
    for (const ToldHand& hand : games[0]->hands) EXPECT_EQ(text.substr(hand.end.at - 1, 1), "\"");
}

TEST(ToldFile, TheFirstHandOfASessionBeginsAGame) {
    const ToldGames games =
        read_tenhou_file(read_test_data(told_folder + one) + read_test_data(told_folder + other));
    ASSERT_EQ(games.size(), 2u);
    ASSERT_TRUE(games[0] && games[1]);
    EXPECT_EQ(games[0]->hands.size(), 15u);
    EXPECT_EQ(games[1]->hands.size(), 13u);
}

// One bad line spoils its own game only.
TEST(ToldFile, ABadLineIsOneOfThem) {
    std::string text = read_test_data("botzone_games_sample.jsonl");
    const std::size_t second = text.find('\n') + 1;
    text.insert(second, "{\"wind\":9}\n\n");
    const ToldGames games = read_botzone_file(text);
    ASSERT_EQ(games.size(), 15u);
    EXPECT_TRUE(games[0]);
    ASSERT_FALSE(games[1]);
    EXPECT_EQ(games[1].error().at, second + 8);
    for (std::size_t i = 2; i < games.size(); ++i) EXPECT_TRUE(games[i]) << i;
}

TEST(ToldFile, OneTextOverSeveralLines) {
    const std::string file = read_test_data("botzone_games_sample.jsonl");
    std::string text(lines_of(file)[0]);
    text.insert(1, "\n");
    EXPECT_EQ(read_botzone_file(text).size(), 1u);
    EXPECT_TRUE(read_botzone_file(text)[0]);
}

TEST(ToldFile, NothingIsAFault) {
    for (const ToldFormat& format : told_formats)
        for (const std::string_view text : {"", "\n\n", " "}) {
            const ToldGames games = format.read(text);
            ASSERT_EQ(games.size(), 1u);
            ASSERT_FALSE(games[0]);
            EXPECT_EQ(games[0].error().fault, TellingFault::NotThisFormat) << format.name;
        }
}

}  // namespace
}  // namespace sifang
