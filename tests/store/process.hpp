#pragma once
// Another process, its input and its output.

#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <optional>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

extern char** environ;

namespace sifang::store {

/// store_child with these words. Killed, if need be, and waited for at the end.
class Process {
  public:
    explicit Process(std::vector<std::string> words) {
        words.insert(words.begin(), SIFANG_STORE_CHILD);
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        int in[2], out[2];
        if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) {
            ADD_FAILURE() << "no pipe";
            return;
        }
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
        if (posix_spawn(&process_, SIFANG_STORE_CHILD, &actions, nullptr, pointers.data(), environ) != 0) {
            ADD_FAILURE() << "cannot start " << SIFANG_STORE_CHILD;
            process_ = -1;
        }
        posix_spawn_file_actions_destroy(&actions);
        (void)close(in[0]);
        (void)close(out[1]);
        in_ = in[1];
        out_ = out[0];
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() {
        kill();
        (void)wait();
        end_input();
        (void)close(out_);
    }

    /// Nothing: its output has ended.
    std::optional<std::string> line() {
        for (;;) {
            if (const auto end = read_.find('\n'); end != read_.npos) {
                std::string next = read_.substr(0, end);
                read_.erase(0, end + 1);
                return next;
            }
            char bytes[4096];
            const ssize_t got = read(out_, bytes, sizeof bytes);
            if (got <= 0) return std::nullopt;
            read_.append(bytes, static_cast<std::size_t>(got));
        }
    }
    std::vector<std::string> rest() {
        std::vector<std::string> lines;
        while (auto next = line()) lines.push_back(std::move(*next));
        return lines;
    }
    void end_input() {
        if (in_ >= 0) (void)close(in_);
        in_ = -1;
    }
    void kill() {
        if (process_ > 0) (void)::kill(process_, SIGKILL);
    }
    /// As waitpid tells it; 0 is a good end.
    int wait() {
        int status = -1;
        if (process_ > 0) (void)waitpid(process_, &status, 0);
        process_ = -1;
        return status;
    }

  private:
    pid_t process_ = -1;
    int in_ = -1, out_ = -1;
    std::string read_;
};

}  // namespace sifang::store
