#include "arena/child.hpp"

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

void limit(int what, std::uint64_t most) {
    const rlimit both{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
    (void)setrlimit(static_cast<__rlimit_resource>(what), &both);
}

/// Between fork and exec: only what a signal handler might do.
[[noreturn]] void become(const char* command, int end, const ChildLimits& limits) {
    (void)setsid();
    (void)dup2(end, STDIN_FILENO);
    (void)dup2(end, STDOUT_FILENO);
    if (const int nowhere = open("/dev/null", O_WRONLY); nowhere >= 0) (void)dup2(nowhere, STDERR_FILENO);
    limit(RLIMIT_AS, limits.memory_bytes);
    limit(RLIMIT_CPU, limits.processor_seconds);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, std::uint64_t{64} << 20);
    (void)std::signal(SIGPIPE, SIG_DFL);
    (void)std::signal(SIGINT, SIG_IGN);
    execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    _exit(127);
}

}  // namespace

// A socket and not a pipe: writing to one that nobody reads can be told not to raise a signal.
Child::Child(const std::string& command, const ChildLimits& limits) : limits_(limits) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    process_ = fork();
    if (process_ == 0) become(command.c_str(), ends[1], limits);
    (void)close(ends[1]);
    if (process_ < 0) {
        (void)close(ends[0]);
        return;
    }
    socket_ = ends[0];
    (void)fcntl(socket_, F_SETFL, O_NONBLOCK);
}

Child::~Child() {
    if (socket_ >= 0) (void)close(socket_);
    if (process_ <= 0) return;
    (void)kill(-process_, SIGKILL);
    (void)kill(process_, SIGKILL);  // it may not have its own group yet
    (void)waitpid(process_, nullptr, 0);
}

Child::Clock::time_point Child::deadline() const {
    return Clock::now() + (answered_ ? limits_.answer : limits_.first_answer);
}

bool Child::wait_for(short what, Clock::time_point until) const {
    for (;;) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
        pollfd one{socket_, what, 0};
        const int ready = poll(&one, 1, left > 0 ? static_cast<int>(left) : 0);
        if (ready > 0) return true;
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
        if (const auto end = buffer_.find('\n'); end != buffer_.npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            answered_ = true;
            return line;
        }
        if (buffer_.size() > limits_.line_bytes) return tl::unexpected(BotFault::Flooded);
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
