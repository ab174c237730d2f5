#include "cli/play_farewell.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <unistd.h>

namespace sifang::cli {
namespace {

constexpr int interrupted_status = 128 + SIGINT;

std::array<char, 2048> farewell_text;
volatile std::sig_atomic_t farewell_size = 0;

extern "C" void say_farewell(int) {
    // Nothing could be done if this fails: the program ends either way.
    [[maybe_unused]] const auto written =
        ::write(STDERR_FILENO, farewell_text.data(), static_cast<std::size_t>(farewell_size));
    ::_exit(interrupted_status);
}

}  // namespace

Farewell::Farewell() {
    farewell_size = 0;
    std::signal(SIGINT, say_farewell);
}
Farewell::~Farewell() { std::signal(SIGINT, SIG_DFL); }

void Farewell::prepare(std::string_view text) {
    // An interrupt waits until the words are whole.
    sigset_t interrupt, before;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupt, &before);
    const std::size_t size = std::min(text.size(), farewell_text.size());
    std::copy_n(text.begin(), size, farewell_text.begin());
    farewell_size = static_cast<std::sig_atomic_t>(size);
    sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace sifang::cli
