#pragma once
// Ctrl-C at the table: the last words are prepared beforehand, since a signal finds the program waiting for a
// key, and a handler may do little more than write and end.

#include <string_view>

namespace sifang::cli {

/// While it lives, an interrupt says farewell on standard error and ends the program with status 130. There
/// is at most one.
class Farewell {
  public:
    Farewell();
    ~Farewell();
    Farewell(const Farewell&) = delete;
    Farewell& operator=(const Farewell&) = delete;

    /// What will be said; too long a text is cut.
    void prepare(std::string_view text);
};

}  // namespace sifang::cli
