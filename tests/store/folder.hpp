#pragma once
// A folder of its own for each test, gone with it.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "store/log.hpp"

namespace sifang::store {

class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "sifang-store-XXXXXX").string();
        path_ = mkdtemp(name.data()) == nullptr ? "" : name;
        if (path_.empty()) ADD_FAILURE() << "no folder for the test";
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
    }
    std::string file(const std::string& name = "log") const { return path_ + "/" + name; }
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

inline std::string bytes_of_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
inline void write_file(const std::string& path, std::string_view bytes) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

/// A log that must open.
inline std::unique_ptr<Log> open_log(const std::string& path, Opening opening = Opening::Create) {
    auto log = open_sqlite(path, opening);
    if (!log) {
        ADD_FAILURE() << id(log.error().kind) << ": " << log.error().detail;
        return memory_log();
    }
    return std::move(*log);
}

inline const StreamName open_cup{StreamKind::Contest, "open-cup"};

/// The kind of a fault, or nothing where there was none.
template <class T>
std::string fault_of(const Result<T>& result) {
    return result ? "" : std::string(id(result.error().kind));
}

}  // namespace sifang::store
