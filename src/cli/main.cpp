// The program `sifang`: the real terminal, environment and streams around cli::run.

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/program.hpp"

namespace {

std::optional<std::string> environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? std::optional<std::string>(value) : std::nullopt;
}

sifang::cli::Look look_of(int descriptor) {
    winsize size{};
    const unsigned columns = ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0u;
    return sifang::cli::look_for(isatty(descriptor) != 0, columns, environment);
}

}  // namespace

int main(int argc, char** argv) {
    // A reader that goes away (`sifang rules mcr | head -1`) ends us without a word, even where the signal
    // was ignored.
    std::signal(SIGPIPE, SIG_DFL);
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<std::string> call(argv, argv + argc);
    if (call.empty()) call.emplace_back();
    call.front() = "sifang";
    return sifang::cli::run(call,
                            {std::cin, std::cout, std::cerr, look_of(STDOUT_FILENO), look_of(STDERR_FILENO),
                             sifang::source_of(STDIN_FILENO), sifang::sink_of(STDOUT_FILENO), environment});
}
