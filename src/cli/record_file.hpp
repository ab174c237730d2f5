#pragma once
// Records from files, for the commands that read them.

#include <chrono>
#include <fstream>
#include <string>
#include <tl/expected.hpp>

#include "cli/command.hpp"
#include "wire/record_reader.hpp"

namespace sifang::cli {

/// A file or standard input (`-`) as bytes; what is wrong when it cannot be opened.
class RecordFile {
  public:
    static tl::expected<RecordFile, Complaint> open(const Context& context, const std::string& path);
    /// The file must outlive the bytes.
    BytesIn bytes();

  private:
    RecordFile(std::ifstream file, ByteSource source) : file_(std::move(file)), source_(std::move(source)) {}
    std::ifstream file_;
    ByteSource source_;  ///< standard input; empty: the file
};

/// Whether the file cannot be judged at all, rather than judged and found wrong.
bool is_unreadable(const RecordFault& fault);
/// What is wrong with the file in words, and what to do.
Complaint record_complaint(const Context& context, const std::string& path, const RecordFault& fault);

/// How far a long run has come, on a terminal and not before two seconds.
class RecordProgress {
  public:
    explicit RecordProgress(const Context& context) : context_(context) {}
    RecordProgress(const RecordProgress&) = delete;
    RecordProgress& operator=(const RecordProgress&) = delete;
    ~RecordProgress();
    /// To be called at every hand.
    void hand();

  private:
    using Clock = std::chrono::steady_clock;
    const Context& context_;
    Clock::time_point start_ = Clock::now(), last_ = start_;
    std::uint64_t hands_ = 0;
    bool shown_ = false;
};

}  // namespace sifang::cli
