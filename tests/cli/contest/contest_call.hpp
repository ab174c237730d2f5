#pragma once
// The director's command line in a folder of its own, which is the current one meanwhile.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "cli/call.hpp"

namespace sifang::cli {

inline bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

class ContestCall : public testing::Test {
  protected:
    void SetUp() override {
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        std::filesystem::current_path(folder_);
    }
    void TearDown() override {
        std::filesystem::current_path(before_);
        std::filesystem::remove_all(folder_);
    }

    /// `sifang contest` and these words, as a shell splits them.
    static Answer contest(const std::string& words, const Setting& setting = {}) {
        return call(split_call("contest " + words), setting);
    }
    /// One that has to work.
    static std::string done(const std::string& words) {
        const Answer answer = contest(words);
        EXPECT_EQ(answer.status, 0) << words << "\n" << answer.err;
        return answer.out;
    }

    /// Players A, B, C … in teams of four, as a file.
    static void write_entries(const std::string& path, int players, bool teams) {
        std::ofstream out(path, std::ios::binary);
        out << (teams ? "name,team,contact\n" : "name,contact\n");
        for (int i = 0; i < players; ++i) {
            out << "Player " << char('A' + i % 26) << (i < 26 ? "" : std::to_string(i / 26));
            if (teams) out << ",Team " << i / 4 + 1;
            out << ",desk " << i << "\n";
        }
    }
    /// A contest of sixteen for themselves with entries closed.
    static void closed_field() {
        write_entries("people.csv", 16, false);
        done("create Cup --rules gb98 --sessions 4");
        done("import-entries people.csv");
        done("close-entries");
    }

    static std::string bytes_of(const std::string& path) {
        std::ifstream in(path, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }

  private:
    std::filesystem::path before_ = std::filesystem::current_path();
    std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) /
        ("sifang_contest_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
};

}  // namespace sifang::cli
