// The real program with real streams: a full disk, a reader that goes away.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <sys/wait.h>

namespace {

/// Runs a bash line in which $sifang is the program; the exit status of the line.
int bash(const std::string& line) {
    const std::string command =
        std::string("bash -c 'sifang=") + SIFANG_PROGRAM + "; export LANG=C; " + line + "'";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Streams, AFullDiskIsWrong) {
    if (!std::filesystem::exists("/dev/full")) GTEST_SKIP() << "no /dev/full here";
    EXPECT_EQ(bash("$sifang rules mcr > /dev/full 2>/dev/null"), 2);
    EXPECT_EQ(bash("$sifang rules mcr 2>&1 > /dev/full | grep -q \"could not be written\""), 0);
    EXPECT_EQ(bash("yes {} | head -100000 | $sifang score --jsonl > /dev/full 2>/dev/null"), 2);
}

TEST(Streams, AReaderThatGoesAwayEndsTheRunQuietly) {
    EXPECT_EQ(bash("test -z \"$( { yes {} | $sifang score --jsonl | head -1 >/dev/null; } 2>&1 )\""), 0);
    EXPECT_EQ(bash("test -z \"$( { $sifang rules mcr | head -1 >/dev/null; } 2>&1 )\""), 0);
}

TEST(Streams, AClosedOutputIsWrong) { EXPECT_EQ(bash("$sifang rules >&- 2>/dev/null"), 2); }

TEST(Streams, NothingIsColouredInAFile) {
    EXPECT_EQ(bash("$sifang score \"[345s] 123m456p78s99p 9s\" | grep -q $(printf \"\\\\033\")"), 1);
}

}  // namespace
