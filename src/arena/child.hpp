#pragma once
// A program of somebody else's behind two pipes, with limits on its time, memory and output.

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <tl/expected.hpp>

#include "arena/fault_book.hpp"

namespace sifang::arena {

struct ChildLimits {
    std::chrono::milliseconds answer{1'000};              ///< for one answer
    std::chrono::milliseconds first_answer{6'000};        ///< for the first, while the program still starts
    std::uint64_t memory_bytes = std::uint64_t{1} << 30;  ///< of address space
    std::size_t line_bytes = std::size_t{1} << 16;        ///< of one answer
    std::uint64_t processor_seconds = 600;                ///< of one process
    std::uint64_t file_bytes = std::uint64_t{64} << 20;   ///< of a file it writes
};

/// Started by the shell, in a process group of its own; what is left of the group is ended with it. Of what
/// it writes to standard error the end is kept, however much it is.
class Child {
  public:
    Child(const std::string& command, const ChildLimits& limits);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// All of it, before the time for the next answer is over.
    tl::expected<void, BotFault> write(std::string_view text);
    /// A line without its end.
    tl::expected<std::string, BotFault> read_line();
    /// No more will be written to it.
    void close_input();
    /// The last lines it wrote to standard error, as far as they have come; no control characters in them.
    std::string last_words();

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point deadline() const;
    bool wait_for(short what, Clock::time_point until);
    void hear_errors();

    ChildLimits limits_;
    pid_t process_ = -1;
    int socket_ = -1, errors_ = -1;
    std::string buffer_, last_words_;
    bool answered_ = false;
};

}  // namespace sifang::arena
