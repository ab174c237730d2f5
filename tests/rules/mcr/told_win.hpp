#pragma once
// A win told in two short texts: the hand, and how it was won in the words of `sifang score`.

#include <string_view>

#include "rules/win.hpp"

namespace sifang::mcr_test {

/// `how` is words with spaces between: draw, seat=W, round=S, from=N (who discarded), flowers=1f5f, and
/// situations. Without them: by discard, seat and round East. A word that means nothing throws: the test
/// itself is wrong.
Win told(std::string_view hand, std::string_view how = "");

}  // namespace sifang::mcr_test
