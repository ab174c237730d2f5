#include "lines/jsonl.hpp"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <istream>
#include <mutex>
#include <ostream>
#include <thread>
#include <unistd.h>
#include <vector>

namespace sifang {
namespace {

/// How much of a line must be kept to see that it is too long: a carriage return at its end would not count.
constexpr std::size_t kept(std::size_t max_line) { return max_line + 2; }

/// Cuts a byte stream into pieces that end where a line ends. Not for several threads at once.
class PieceReader {
  public:
    PieceReader(const ByteSource& in, const JsonlOptions& options) : in_(in), max_line_(options.max_line) {}

    /// Fills the buffer with whole lines; the last may lack its end. Nothing is left at 0.
    std::size_t next(std::vector<char>& buffer) {
        std::size_t size = rest_.size();
        std::copy(rest_.begin(), rest_.end(), buffer.begin());
        rest_.clear();
        for (;;) {
            const std::ptrdiff_t got = ended_ ? 0 : in_(buffer.data() + size, buffer.size() - size);
            if (got <= 0) {
                ended_ = true;
                failed_ = failed_ || got < 0;
                skipping_ = false;
                return size;
            }
            const std::size_t fresh = size;
            size += static_cast<std::size_t>(got);
            if (skipping_ && !drop_to_line_end(buffer, fresh, size)) continue;
            const auto line_end = last_line_end(buffer, fresh, size);
            keep_rest(buffer, line_end, size);
            if (line_end > 0) return line_end;
        }
    }
    bool failed() const { return failed_; }

  private:
    /// In the middle of a line too long: drops what comes before its end. False if the end is not there yet.
    bool drop_to_line_end(std::vector<char>& buffer, std::size_t fresh, std::size_t& size) {
        const auto from = buffer.begin() + static_cast<std::ptrdiff_t>(fresh);
        const auto end = buffer.begin() + static_cast<std::ptrdiff_t>(size);
        const auto line_end = std::find(from, end, '\n');
        size = static_cast<std::size_t>(std::copy(line_end, end, from) - buffer.begin());
        skipping_ = line_end == end;
        return !skipping_;
    }

    static std::size_t last_line_end(const std::vector<char>& buffer, std::size_t fresh, std::size_t size) {
        while (size > fresh && buffer[size - 1] != '\n') --size;
        return size > fresh ? size : 0;
    }

    /// What stands after the last line end is the beginning of the next piece. While there is no line end it
    /// stays where it is, cut when it is too long for a line.
    void keep_rest(std::vector<char>& buffer, std::size_t line_end, std::size_t& size) {
        const std::size_t partial = std::min(size - line_end, kept(max_line_));
        skipping_ = partial == kept(max_line_);
        if (line_end == 0) {
            size = partial;
        } else {
            const auto from = buffer.begin() + static_cast<std::ptrdiff_t>(line_end);
            rest_.assign(from, from + static_cast<std::ptrdiff_t>(partial));
        }
    }

    const ByteSource& in_;
    std::size_t max_line_;
    std::vector<char> rest_;
    bool skipping_ = false;
    bool ended_ = false;
    bool failed_ = false;
};

/// All threads do the same: take the next piece, answer its lines, wait for their turn, write. So a run holds
/// as many pieces as it has threads and no queue can grow.
class Run {
  public:
    Run(const ByteSource& in, const ByteSink& out, const LineAnswer& answer, const JsonlOptions& options)
        : out_(out), answer_(answer), options_(options), pieces_(in, options) {}

    void work() {
        // Room for what is left of the piece before, and one more piece.
        std::vector<char> buffer(kept(options_.max_line) + options_.piece);
        std::string answers;
        for (;;) {
            std::uint64_t turn = 0;
            const std::size_t size = take(buffer, turn);
            if (size == 0) return;
            answers.clear();
            const std::uint64_t lines = answer_all({buffer.data(), size}, answers);
            if (!give(turn, answers, lines)) return;
        }
    }
    JsonlRun result() const { return {lines_, pieces_.failed(), output_failed_}; }

  private:
    std::size_t take(std::vector<char>& buffer, std::uint64_t& turn) {
        const std::lock_guard lock(taking_);
        if (stopped()) return 0;
        const std::size_t size = pieces_.next(buffer);
        if (size > 0) turn = taken_++;
        return size;
    }

    std::uint64_t answer_all(std::string_view piece, std::string& answers) const {
        std::uint64_t lines = 0;
        while (!piece.empty()) {
            const std::size_t end = std::min(piece.find('\n'), piece.size());
            std::string_view line = piece.substr(0, end);
            if (line.ends_with('\r')) line.remove_suffix(1);
            answer_(line.substr(0, options_.max_line + 1), answers);
            answers += '\n';
            piece.remove_prefix(std::min(end + 1, piece.size()));
            ++lines;
        }
        return lines;
    }

    /// Writes when everything before has been written; false when there is no point in going on.
    bool give(std::uint64_t turn, std::string_view answers, std::uint64_t lines) {
        std::unique_lock lock(giving_);
        turn_came_.wait(lock, [&] { return given_ == turn || output_failed_; });
        if (output_failed_) return false;
        // The lock may be let go: nobody else's turn comes before given_ moves on.
        lock.unlock();
        const bool written = out_(answers);
        lock.lock();
        ++given_;
        lines_ += written ? lines : 0;
        output_failed_ = !written;
        turn_came_.notify_all();
        return written;
    }
    bool stopped() {
        const std::lock_guard lock(giving_);
        return output_failed_;
    }

    const ByteSink& out_;
    const LineAnswer& answer_;
    const JsonlOptions& options_;

    std::mutex taking_;  // guards these two
    PieceReader pieces_;
    std::uint64_t taken_ = 0;

    std::mutex giving_;  // guards the rest
    std::condition_variable turn_came_;
    std::uint64_t given_ = 0;
    std::uint64_t lines_ = 0;
    bool output_failed_ = false;
};

}  // namespace

JsonlRun run_jsonl(const ByteSource& in, const ByteSink& out, const LineAnswer& answer,
                   const JsonlOptions& options) {
    assert(options.piece > 0);
    Run run(in, out, answer, options);
    std::vector<std::thread> helpers;
    for (unsigned i = 1; i < options.threads; ++i) helpers.emplace_back([&run] { run.work(); });
    run.work();
    for (std::thread& helper : helpers) helper.join();
    return run.result();
}

ByteSource source_of(int file) {
    return [file](char* into, std::size_t size) -> std::ptrdiff_t {
        for (;;) {
            const ssize_t got = ::read(file, into, size);
            if (got >= 0 || errno != EINTR) return got;
        }
    };
}

ByteSource source_of(std::istream& in) {
    return [&in](char* into, std::size_t size) -> std::ptrdiff_t {
        if (in.peek() == std::istream::traits_type::eof()) return in.bad() ? -1 : 0;
        // What is buffered, not what might still come.
        const std::streamsize there = std::max<std::streamsize>(1, in.rdbuf()->in_avail());
        in.read(into, std::min(there, static_cast<std::streamsize>(size)));
        return in.bad() ? -1 : in.gcount();
    };
}

ByteSink sink_of(int file) {
    return [file](std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t written = ::write(file, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    };
}

ByteSink sink_of(std::ostream& out) {
    return [&out](std::string_view bytes) {
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        out.flush();
        return out.good();
    };
}

}  // namespace sifang
