// docs/director.md: an event by its commands, as they stand there.

#include "contest_call.hpp"

namespace sifang::cli {
namespace {

class Director : public ContestCall {};

TEST_F(Director, ThePageIsAnEventThatWorks) {
    write_entries("entries.csv", 16, true);
    const std::string page = bytes_of(SIFANG_TEST_DATA "/../../docs/director.md");
    unsigned calls = 0;
    for (const std::string& line : lines_of(page)) {
        if (!line.starts_with("$ sifang ")) continue;
        const Answer answer = call(split_call(line.substr(9)));
        EXPECT_EQ(answer.status, 0) << line << "\n" << answer.out << answer.err;
        EXPECT_FALSE(answer.out.empty()) << line;
        ++calls;
    }
    EXPECT_GT(calls, 20u);
}

}  // namespace
}  // namespace sifang::cli
