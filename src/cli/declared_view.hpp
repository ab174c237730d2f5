#pragma once
// What the winner declared, beside the count; and what a declared win is that does not stand.

#include <string>

#include "cli/terminal.hpp"
#include "rules/rulebook.hpp"
#include "text/words.hpp"

namespace sifang::cli {

/// What of a claim was struck and what it forgot; goes below the ruling.
std::string draw_claim(const ClaimRuling& claim, const Rulebook& rulebook, const Words& words,
                       const Look& look);

/// What it is to declare this win and what it costs; empty when the win stands.
std::string draw_verdict(const DeclaredWin& declared, const Win& win, const Rulebook& rulebook,
                         const Words& words, const Look& look);

/// {"declare","struck":[{"id","count"}],"forgotten":[{"id","points","count"}],"full_total","clause"}
Value describe_claim(const ClaimRuling& claim, const Rulebook& rulebook);

}  // namespace sifang::cli
