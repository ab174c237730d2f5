#pragma once
// A folder of one test's own.

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>

namespace sifang::cli {

struct Folder {
    std::filesystem::path path;
    Folder() {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        std::string name = std::string("sifang_") + test->test_suite_name() + "_" + test->name();
        std::replace(name.begin(), name.end(), '/', '_');
        path = std::filesystem::temp_directory_path() / name;
        std::filesystem::remove_all(path);
        std::filesystem::create_directory(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    std::string operator/(const std::string& name) const { return (path / name).string(); }
};

}  // namespace sifang::cli
