// `sifang play` as a person at the keyboard sees it.

#include <csignal>
#include <fstream>
#include <gtest/gtest.h>
#include <numeric>
#include <regex>

#include "cli/games/folder.hpp"
#include "cli/games/typist.hpp"
#include "cli/rulebooks.hpp"
#include "rules/books/books.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

bool has_text(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

std::string text_of_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Everybody's total in each sheet that was shown, and the deposits that lay on the table then.
struct ShownTotals {
    std::vector<int> totals;
    int deposits = 0;
};
std::vector<ShownTotals> totals_shown(const std::string& out) {
    std::vector<ShownTotals> all;
    const auto number_of_text = [](std::string text) {
        if (text.starts_with("−")) text = "-" + text.substr(std::string("−").size());
        return std::stoi(text);
    };
    for (const std::string& line : lines_of(out)) {
        std::istringstream words(line);
        std::vector<std::string> parts{std::istream_iterator<std::string>(words), {}};
        if (parts.size() == 5 && parts[0] == "Total") {
            all.emplace_back();
            for (std::size_t i = 1; i < 5; ++i) all.back().totals.push_back(number_of_text(parts[i]));
        }
        std::smatch found;
        static const std::regex on_table("Deposits on the table: ([0-9]+) points");
        if (std::regex_search(line, found, on_table)) all.back().deposits = std::stoi(found[1]);
    }
    return all;
}

class PlayCommand : public testing::TestWithParam<std::string> {
  protected:
    const Folder folder;
    Answer play(std::vector<std::string> more, const Typing& typing) const {
        std::vector<std::string> words{"play", "--rules", GetParam(), "--record", folder / "p.jsonl"};
        words.insert(words.end(), more.begin(), more.end());
        return call_with(words, typing);
    }
    void expect_sums(const std::string& out) const {
        const SuitTable suits;
        const int start = open_rulebook(std::string_view(GetParam()), suits)->session().start_points;
        for (const ShownTotals& shown : totals_shown(out))
            EXPECT_EQ(std::accumulate(shown.totals.begin(), shown.totals.end(), shown.deposits), 4 * start);
    }
    void expect_decent(const std::string& out) const {
        EXPECT_FALSE(has_text(out, "«")) << "a word is missing";
        for (const std::string& line : lines_of(out))
            EXPECT_TRUE(display_width(line) <= 80 || has_text(line, folder / "p.jsonl")) << line;
    }
};

/// A whole session by the book: hint after hint to the last hand and the result; the record is the same game.
TEST_P(PlayCommand, AWholeSessionByHints) {
    const Answer played = play({"--seed", "5"}, take_hints);
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_TRUE(has_text(played.out, "The session is over after ")) << played.out.substr(0, 2000);
    EXPECT_TRUE(has_text(played.out, "\nResult\n"));
    EXPECT_FALSE(has_text(played.out, "is no move now"));
    expect_sums(played.out);
    expect_decent(played.out);
    std::smatch found;
    static const std::regex over("The session is over after ([0-9]+) hands");
    ASSERT_TRUE(std::regex_search(played.out, found, over));
    const int hands = std::stoi(found[1]);
    const SuitTable suits;
    const auto book = open_rulebook(std::string_view(GetParam()), suits);
    const bool may_bust = book->session().busting != Busting::Never;
    EXPECT_TRUE(may_bust || hands >= 4 * book->session().rounds) << hands;
    EXPECT_GE(totals_shown(played.out).size(), static_cast<std::size_t>(hands));

    const Answer replayed = call({"replay", folder / "p.jsonl"});
    EXPECT_EQ(replayed.status, 0) << replayed.out << replayed.err;
    EXPECT_TRUE(has_text(replayed.out, "hands " + std::string(found[1]) + ",")) << replayed.out;
    EXPECT_TRUE(has_text(text_of_file(folder / "p.jsonl"), "\"play\":\"session\""));
    EXPECT_TRUE(has_text(text_of_file(folder / "p.jsonl"), "{\"session\":\"closed\"}"));
}

/// Enter does what the keys say it does, and never what a person would not have meant.
TEST_P(PlayCommand, EnterDoesWhatItSays) {
    std::string promised;
    unsigned kept = 0;
    const Answer played = play({"--seed", "6", "--hands", "1"}, [&](std::string_view since) {
        if (!promised.empty() && !has_text(since, "You can win")) {
            EXPECT_TRUE(has_text(since, promised)) << promised << "\n" << since;
            ++kept;
        }
        const std::size_t at = since.rfind("Enter: ");
        const std::string_view said = at == since.npos ? "" : since.substr(at + 7);
        promised.clear();
        if (said.starts_with("Discard "))
            promised = "You discard " + std::string(said.substr(8, said.find(' ', 8) - 8)) + "\n";
        if (said.starts_with("Show the flower ")) promised = "You show the flower ";
        return only_enter(since);
    });
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_GT(kept, 5u);
    EXPECT_TRUE(has_text(played.out, "Stopped after 1 hands"));
    // A tile is claimed by its key only.
    for (const char* claim : {"You chow", "You pung", "You kong", "You win"})
        EXPECT_FALSE(has_text(played.out, claim)) << claim;
    expect_sums(played.out);
    EXPECT_EQ(call({"replay", folder / "p.jsonl"}).status, 0);
}

/// q in the middle of a hand ends the game there: nobody plays on unseen.
TEST_P(PlayCommand, LeavingInAHandKeepsTheRecordUpToThere) {
    unsigned asked = 0;
    const Answer played =
        play({"--seed", "8"}, [&](std::string_view) { return std::optional(++asked < 4 ? "a" : "q"); });
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_TRUE(has_text(played.out, "You leave in the middle of a hand"));
    EXPECT_FALSE(has_text(played.out, "If it ended here")) << "no hand is over: there are no places yet";
    EXPECT_TRUE(has_text(played.out, folder / "p.jsonl"));
    const Answer partly = call({"replay", "--partial", folder / "p.jsonl"});
    EXPECT_EQ(partly.status, 0) << partly.out << partly.err;
    EXPECT_TRUE(has_text(partly.out, "hands 0,")) << partly.out;
}

INSTANTIATE_TEST_SUITE_P(Every, PlayCommand, testing::ValuesIn(rulebook_ids()),
                         [](const auto& profile) { return profile.param; });

/// The end of the input is no other: the game ends there.
TEST(PlayCommandEnds, WithTheInput) {
    const Folder folder;
    const std::vector<std::string> words{"play", "--rules", "hk", "--seed", "8", "--record"};
    const auto play = [&](const std::string& file, const std::string& typed) {
        std::vector<std::string> all = words;
        all.push_back(folder / file);
        return call(all, {.input = typed});
    };
    const Answer ended = play("e", "a\na\n"), left = play("q", "a\na\nq\n");
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_TRUE(has_text(ended.out, "You leave in the middle of a hand"));
    EXPECT_EQ(text_of_file(folder / "e"), text_of_file(folder / "q"));
    EXPECT_EQ(call({"replay", folder / "e"}).status, 1) << "a record that breaks off is not taken for whole";
}

/// What is no key changes nothing: the same seed and the same moves are the same game, to the byte.
TEST(PlayCommandKeys, WrongOnesChangeNothing) {
    for (const std::string rules : {"mcr", "riichi"}) {
        const Folder folder;
        const std::vector<std::string> wrong{"z", "99", "aa", "-1", "Ω", "\x1b[A", "Z", "help"};
        std::size_t next = 0;
        bool disturbed = false;
        const Typing clumsy = [&](std::string_view since) {
            if (!disturbed && has_text(since, "q: leave") && !has_text(since, "is no move now")) {
                disturbed = true;
                return std::optional(wrong[next++ % wrong.size()]);
            }
            disturbed = false;
            return take_hints(since);
        };
        const auto play = [&](const std::string& file, const Typing& typing) {
            return call_with(
                {"play", "--rules", rules, "--seed", "7", "--hands", "1", "--record", folder / file}, typing);
        };
        const Answer plain = play("plain", take_hints), played = play("clumsy", clumsy);
        EXPECT_EQ(played.status, 0) << played.err;
        EXPECT_FALSE(has_text(plain.out, "is no move now"));
        EXPECT_TRUE(has_text(played.out, "'z' is no move now"));
        EXPECT_EQ(text_of_file(folder / "plain"), text_of_file(folder / "clumsy"));
    }
}

TEST(PlayCommandEnds, BetweenHands) {
    const Folder folder;
    const Answer played =
        call_with({"play", "--seed", "1", "--record", folder / "p.jsonl"}, [](std::string_view since) {
            return has_text(since, "Enter: next hand") ? std::optional<std::string>("q") : take_hints(since);
        });
    EXPECT_EQ(played.status, 0);
    EXPECT_TRUE(has_text(played.out, "You leave after 1 hands"));
    EXPECT_EQ(call({"replay", folder / "p.jsonl"}).status, 0);
}

/// The seed that was shown deals the same tiles again.
TEST(PlayCommandSeed, IsShownWhenItIsRandom) {
    const Answer first = call({"play"}, {.input = "a\na\n"});
    std::smatch found;
    static const std::regex seed("--seed ([0-9]+)");
    ASSERT_TRUE(std::regex_search(first.out, found, seed)) << first.out;
    EXPECT_EQ(call({"play", "--seed", found[1]}, {.input = "a\na\n"}).out, first.out);
    EXPECT_NE(call({"play"}, {.input = "a\na\n"}).out, first.out);
}

/// Enter does not throw a win away: it warns first, and insisting lets the win go.
TEST(PlayCommandWin, IsNotLostByEnter) {
    bool offered = false, warned = false;
    const Answer played = call_with({"play", "--rules", "hk", "--seed", "3"}, [&](std::string_view since) {
        if (warned) return std::optional<std::string>();
        if (offered) {
            warned = true;
            EXPECT_TRUE(has_text(since, "You can win with ")) << since;
            return std::optional<std::string>("");
        }
        offered = has_text(since, "  Win on ") && !has_text(since, "Hint: ");
        return offered ? std::optional<std::string>("") : take_hints(since);
    });
    EXPECT_TRUE(warned) << "no win in a whole session: take another seed";
    EXPECT_FALSE(has_text(played.out, "You win "));
}

/// Among many hands somebody wins: the score is explained, in every language, within the width.
TEST(PlayCommandWin, IsExplained) {
    std::string keys;
    for (unsigned i = 0; i < 300; ++i) keys += "\na\n";
    using enum TileFaces;
    for (const auto& [language, faces] : {std::pair{"en", Unicode},
                                          {"en", Boxes},
                                          {"zh-Hans", Unicode},
                                          {"zh-Hant", Boxes},
                                          {"ja", Unicode}}) {
        const Answer played =
            call({"play", "--rules", "mcr", "--seed", "5", "--hands", "2", "--lang", language},
                 {.input = keys, .environment = {}, .look = {.tiles = faces}});
        EXPECT_EQ(played.status, 0);
        EXPECT_TRUE(has_text(played.out, "mcr:")) << language << ": no clause is cited";
        EXPECT_FALSE(has_text(played.out, "«")) << "a word is missing";
        for (const std::string& line : lines_of(played.out)) EXPECT_LE(display_width(line), 80u) << line;
    }
}

TEST(PlayCommandRecord, ThatCannotBeWrittenIsToldBeforeTheGame) {
    const Answer refused =
        call({"play", "--seed", "1", "--record", "/nowhere/at/all.jsonl"}, {.input = "a\n"});
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_TRUE(has_text(refused.err, "/nowhere/at/all.jsonl"));
}

TEST(PlayCommandRecord, ThatBreaksOffIsToldAtTheEnd) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    const Answer full = call({"play", "--seed", "1", "--record", "/dev/full"}, {.input = "q\n"});
    EXPECT_EQ(full.status, 2);
    EXPECT_TRUE(has_text(full.err, "could not be written")) << full.err;
}

TEST(PlayCommandOptions, WrongOnesAreExplained) {
    for (const auto& [option, value] : {std::pair{"--hands", "0"},
                                        {"--hands", "x"},
                                        {"--seed", "-1"},
                                        {"--bot", "nobody"},
                                        {"--rules", "none"}}) {
        const Answer answer = call({"play", option, value});
        EXPECT_EQ(answer.status, 2);
        EXPECT_EQ(answer.out, "");
        EXPECT_TRUE(has_text(answer.err, value)) << answer.err;
    }
}

/// Ctrl-C ends the program with 130, says where the record is, and the record can be read.
TEST(PlayCommandDeathTest, AnInterruptSaysWhereTheRecordIs) {
    const Folder folder;
    const std::string path = folder / "p.jsonl";
    const auto interrupted = [&path] {
        unsigned asked = 0;
        call_with({"play", "--rules", "zds", "--seed", "1", "--record", path}, [&](std::string_view since) {
            if (++asked == 40) std::raise(SIGINT);
            return take_hints(since);
        });
    };
    EXPECT_EXIT(interrupted(), testing::ExitedWithCode(130), "Interrupted.*p\\.jsonl");
    const Answer partly = call({"replay", "--partial", path});
    EXPECT_EQ(partly.status, 0) << partly.out << partly.err;
}

}  // namespace
}  // namespace sifang::cli
