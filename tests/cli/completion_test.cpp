// The completion scripts, tried in the shells that are there.

#include "cli/completion.hpp"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

#include "call.hpp"
#include "cli/rulebooks.hpp"

namespace sifang::cli {
namespace {

struct Ran {
    int status = 0;
    std::string out;
};

Ran shell(const std::string& command) {
    Ran ran;
    std::FILE* pipe = popen(command.c_str(), "r");
    if (!pipe) return {-1, ""};
    char buffer[4096];
    while (const std::size_t n = std::fread(buffer, 1, sizeof buffer, pipe)) ran.out.append(buffer, n);
    ran.status = pclose(pipe);
    return ran;
}

bool installed(const std::string& name) { return shell("command -v " + name + " 2>/dev/null").status == 0; }

class Completion : public testing::Test {
  protected:
    void SetUp() override { std::filesystem::create_directories(folder_); }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string script(const std::string& name) const {
        const std::string path = (folder_ / name).string();
        std::ofstream(path) << call({"completion", name}).out;
        return path;
    }
    /// What bash offers for the last of these words.
    std::set<std::string> offered(const std::string& words) const {
        const std::string path = script("bash");
        const Ran ran =
            shell("bash -c 'source " + path + "; COMP_WORDS=(" + words +
                  "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _sifang; printf \"%s\\n\" \"${COMPREPLY[@]}\"'");
        EXPECT_EQ(ran.status, 0);
        const auto lines = lines_of(ran.out);
        std::set<std::string> all(lines.begin(), lines.end());
        all.erase("");
        return all;
    }

  private:
    const std::filesystem::path folder_ =
        std::filesystem::temp_directory_path() /
        ("sifang_completion_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

using Offers = std::set<std::string>;

TEST_F(Completion, BashOffersCommands) {
    EXPECT_EQ(offered("sifang sc"), (Offers{"score"}));
    EXPECT_TRUE(offered("sifang \"\"").contains("waits"));
    EXPECT_EQ(offered("sifang help wa"), (Offers{"waits", "wall"}));
}

TEST_F(Completion, BashOffersOptionsOfTheCommand) {
    EXPECT_EQ(offered("sifang score --sea"), (Offers{"--seat"}));
    EXPECT_EQ(offered("sifang rules --d"), (Offers{"--diff"}));
    EXPECT_TRUE(offered("sifang rules --sea").empty());
    EXPECT_EQ(offered("sifang --vers"), (Offers{"--version"}));
}

TEST_F(Completion, BashOffersVerbsAndTheirOptions) {
    EXPECT_EQ(offered("sifang cont"), (Offers{"contest"}));
    EXPECT_EQ(offered("sifang contest cr"), (Offers{"create"}));
    EXPECT_EQ(offered("sifang --lang en contest sho"), (Offers{"show"}));
    EXPECT_EQ(offered("sifang contest create --stag"), (Offers{"--stages"}));
    EXPECT_EQ(offered("sifang contest create --preset hk"), (Offers{"hk-128"}));
    EXPECT_TRUE(offered("sifang contest show --stag").empty());
    EXPECT_TRUE(offered("sifang show --js").empty()) << "a verb is none without its command";
}

TEST_F(Completion, BashOffersValues) {
    EXPECT_EQ(offered("sifang score --by d"), (Offers{"discard", "draw"}));
    EXPECT_EQ(offered("sifang score --seat \"\""), (Offers{"E", "S", "W", "N"}));
    EXPECT_EQ(offered("sifang score --by = dr"), (Offers{"draw"}));
    EXPECT_EQ(offered("sifang --lang zh"), (Offers{"zh-Hans", "zh-Hant"}));
    EXPECT_EQ(offered("sifang completion f"), (Offers{"fish"}));
    const Offers rules = offered("sifang score --rules \"\"");
    for (const std::string& id : rulebook_ids()) EXPECT_TRUE(rules.contains(id)) << id;
}

TEST_F(Completion, ShellsThatAreThereReadTheirScripts) {
    EXPECT_EQ(shell("bash -n " + script("bash")).status, 0);
    for (const std::string name : {"zsh", "fish"}) {
        const std::string path = script(name);
        EXPECT_GT(std::filesystem::file_size(path), 1000u);
        if (installed(name)) {
            EXPECT_EQ(shell(name + " --no-execute " + path).status, 0) << name;
        }
    }
}

TEST_F(Completion, QuotesAreBalancedInEveryLanguage) {
    for (const char* language : {"zh-Hans", "zh-Hant", "en", "ja"})
        for (const char* name : {"bash", "zsh", "fish"}) {
            const std::string text = call({"completion", name, "--lang", language}).out;
            for (const std::string& line : lines_of(text))
                if (!line.starts_with("#")) {
                    EXPECT_EQ(std::ranges::count(line, '\'') % 2, 0) << line;
                }
        }
}

TEST(CompletionCommand, NeedsAShell) {
    EXPECT_EQ(call({"completion"}).status, 2);
    EXPECT_EQ(call({"completion", "csh"}).status, 2);
}

}  // namespace
}  // namespace sifang::cli
