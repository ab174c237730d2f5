#pragma once
// Runs a function from line to line over a stream of lines, on several threads, in order, in bounded memory.

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace sifang {

/// Appends the answer to one line, without a line end. Called from several threads at once.
using LineAnswer = std::function<void(std::string_view line, std::string& out)>;

/// Puts up to `size` bytes at `into` and returns how many; 0 at the end, -1 when reading fails. It should
/// return what is there rather than wait for more, so that a caller who sends one line gets one answer.
using ByteSource = std::function<std::ptrdiff_t(char* into, std::size_t size)>;
/// Takes all bytes; false if they could not be written.
using ByteSink = std::function<bool(std::string_view bytes)>;

ByteSource source_of(int file);
ByteSource source_of(std::istream& in);
ByteSink sink_of(int file);
ByteSink sink_of(std::ostream& out);

struct JsonlRun {
    std::uint64_t lines = 0;
    bool input_failed = false;
    bool output_failed = false;  ///< for instance because nobody reads any more
};

struct JsonlOptions {
    unsigned threads = 1;
    /// Of a longer line only so many bytes and one more are handed on: enough to see that it is too long.
    std::size_t max_line = std::size_t{64} * 1024;
    /// How much is read at a time; each thread holds one such piece, and its answers.
    std::size_t piece = std::size_t{64} * 1024;
};

/// Answers every line of the input, the last one also without a line end; a carriage return before the line
/// end is not part of the line. An empty line is a line. Source and sink are called by one thread at a time.
JsonlRun run_jsonl(const ByteSource& in, const ByteSink& out, const LineAnswer& answer,
                   const JsonlOptions& options = {});

}  // namespace sifang
