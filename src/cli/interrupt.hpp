#pragma once
// Ctrl-C as a question that is asked now and then, for runs that end in good order.

namespace sifang::cli {

/// While it lives, an interrupt does not end the program. There is at most one.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    bool asked() const;
};

}  // namespace sifang::cli
