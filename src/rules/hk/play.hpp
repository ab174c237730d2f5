#pragma once
// How the book is played, as data.

#include "rules/play.hpp"
#include "rules/session.hpp"

namespace sifang::hk {

PlayRules hk_play();
SessionRules hk_session();

}  // namespace sifang::hk
