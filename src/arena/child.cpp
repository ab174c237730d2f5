#include "arena/child.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sifang::arena {
namespace {

// Of standard error so much is kept at least, and so much of it is shown.
constexpr std::size_t errors_kept = 4'096, errors_shown = 600, error_lines_shown = 5;

void limit(int what, std::uint64_t most) {
    const rlimit both{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
    (void)setrlimit(static_cast<__rlimit_resource>(what), &both);
}

/// Between fork and exec: only what a signal handler might do.
[[noreturn]] void become(const char* command, int end, int errors, const ChildLimits& limits) {
    (void)setsid();
    (void)dup2(end, STDIN_FILENO);
    (void)dup2(end, STDOUT_FILENO);
    (void)dup2(errors, STDERR_FILENO);
    limit(RLIMIT_AS, limits.memory_bytes);
    limit(RLIMIT_CPU, limits.processor_seconds);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, limits.file_bytes);
    (void)std::signal(SIGPIPE, SIG_DFL);
    (void)std::signal(SIGINT, SIG_IGN);
    execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    _exit(127);
}

}  // namespace

// A socket and not a pipe: writing to one that nobody reads can be told not to raise a signal.
Child::Child(const std::string& command, const ChildLimits& limits) : limits_(limits) {
    int ends[2], errors[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    if (pipe2(errors, O_CLOEXEC) != 0) {
        for (const int end : ends) (void)close(end);
        return;
    }
    process_ = fork();
    if (process_ == 0) become(command.c_str(), ends[1], errors[1], limits);
    (void)close(ends[1]);
    (void)close(errors[1]);
    if (process_ < 0) {
        (void)close(ends[0]);
        (void)close(errors[0]);
        return;
    }
    socket_ = ends[0];
    errors_ = errors[0];
    (void)fcntl(socket_, F_SETFL, O_NONBLOCK);
    (void)fcntl(errors_, F_SETFL, O_NONBLOCK);
}

Child::~Child() {
    if (socket_ >= 0) (void)close(socket_);
    if (errors_ >= 0) (void)close(errors_);
    if (process_ <= 0) return;
    (void)kill(-process_, SIGKILL);
    (void)kill(process_, SIGKILL);  // it may not have its own group yet
    (void)waitpid(process_, nullptr, 0);
}

Child::Clock::time_point Child::deadline() const {
    return Clock::now() + (answered_ ? limits_.answer : limits_.first_answer);
}

/// Takes what is there, so that who complains a lot does not have to wait for us; not all at once, so that we
/// do not wait for who never ends.
void Child::hear_errors() {
    char piece[4096];
    for (unsigned pieces = 0; errors_ >= 0 && pieces < 16; ++pieces) {
        const ssize_t got = ::read(errors_, piece, sizeof piece);
        if (got > 0) {
            last_words_.append(piece, static_cast<std::size_t>(got));
            if (last_words_.size() > 2 * errors_kept) last_words_.erase(0, last_words_.size() - errors_kept);
        } else if (got < 0 && errno == EINTR) {
            continue;
        } else if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            return;
        } else {
            (void)close(errors_);
            errors_ = -1;
        }
    }
}

std::string Child::last_words() {
    hear_errors();
    std::string_view text = last_words_;
    while (text.ends_with('\n')) text.remove_suffix(1);
    if (text.size() > errors_shown) text.remove_prefix(text.size() - errors_shown);
    std::size_t from = text.size();
    for (std::size_t lines = 0; lines < error_lines_shown && from != text.npos; ++lines)
        from = from == 0 ? text.npos : text.rfind('\n', from - 1);
    if (from != text.npos) text.remove_prefix(from + 1);
    std::string shown(text);
    for (char& c : shown)
        if (c != '\n' && (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)) c = ' ';
    return shown;
}

bool Child::wait_for(short what, Clock::time_point until) {
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        pollfd both[2]{{socket_, what, 0}, {errors_, POLLIN, 0}};  // a closed one is -1 and not looked at
        const int ready = poll(both, 2, left > 0 ? static_cast<int>(left) : 0);
        if (ready > 0 && both[1].revents != 0) hear_errors();
        if (ready > 0 && both[0].revents != 0) return true;
        if (ready > 0 && left <= 0) return false;
        if (ready == 0 && left <= 0) return false;
        if (ready < 0 && errno != EINTR) return false;
    }
}

tl::expected<void, BotFault> Child::write(std::string_view text) {
    if (socket_ < 0) return tl::unexpected(BotFault::Died);
    const auto until = deadline();
    while (!text.empty()) {
        const ssize_t sent = send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent > 0) {
            text.remove_prefix(static_cast<std::size_t>(sent));
        } else if (sent < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            // Who floods us without reading would wait for us as we wait for him.
            if (!wait_for(POLLOUT, until)) return tl::unexpected(BotFault::Stalled);
        } else if (errno != EINTR) {
            return tl::unexpected(BotFault::Died);
        }
    }
    return {};
}

void Child::close_input() {
    if (socket_ >= 0) (void)shutdown(socket_, SHUT_WR);
}

tl::expected<std::string, BotFault> Child::read_line() {
    if (socket_ < 0) return tl::unexpected(BotFault::Died);
    const auto until = deadline();
    for (;;) {
        const auto end = buffer_.find('\n');
        // A line is too long whether it comes in one piece or in many.
        if (std::min(end, buffer_.size()) > limits_.line_bytes) return tl::unexpected(BotFault::Flooded);
        if (end != buffer_.npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            answered_ = true;
            return line;
        }
        char piece[4096];
        const ssize_t got = recv(socket_, piece, sizeof piece, 0);
        if (got > 0) {
            buffer_.append(piece, static_cast<std::size_t>(got));
        } else if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            if (!wait_for(POLLIN, until)) return tl::unexpected(BotFault::Stalled);
        } else if (got == 0 && !buffer_.empty()) {
            buffer_ += '\n';  // a last line without an end
        } else if (errno != EINTR || got == 0) {
            return tl::unexpected(BotFault::Died);
        }
    }
}

}  // namespace sifang::arena
