#include "cli/interrupt.hpp"

#include <csignal>

namespace sifang::cli {
namespace {

volatile std::sig_atomic_t interrupted = 0;

// The second interrupt ends the program as always.
extern "C" void on_interrupt(int signal) {
    interrupted = 1;
    std::signal(signal, SIG_DFL);
}

}  // namespace

Interrupt::Interrupt() {
    interrupted = 0;
    std::signal(SIGINT, on_interrupt);
}
Interrupt::~Interrupt() { std::signal(SIGINT, SIG_DFL); }

bool Interrupt::asked() const { return interrupted != 0; }

}  // namespace sifang::cli
