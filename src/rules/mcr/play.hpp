#pragma once
// How the editions of the family are played, as data.

#include "rules/play.hpp"
#include "rules/session.hpp"

namespace sifang::mcr {

PlayRules mcr_play();
PlayRules gb98_play();
PlayRules mil_play();

SessionRules mcr_session();
SessionRules gb98_session();
SessionRules mil_session();

}  // namespace sifang::mcr
