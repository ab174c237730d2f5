#pragma once
// How the book is played, as data. editions.cpp says what the others change in it.

#include "rules/play.hpp"
#include "rules/session.hpp"

namespace sifang::riichi {

PlayRules zds_play();
SessionRules zds_session();

}  // namespace sifang::riichi
