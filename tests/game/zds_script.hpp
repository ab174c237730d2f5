#pragma once
// What the scripted hands of 全国麻雀段位審査会 share.

#include <string>

#include "game/script.hpp"

namespace sifang::test {

inline HandSetup zds_setup(Declaring declaring = Declaring::Assisted) {
    HandSetup out;
    out.scores.fill(30'000);
    out.declaring = declaring;
    return out;
}
inline Script zds(std::string_view deal, const HandSetup& how = zds_setup()) { return {"zds", deal, how}; }

/// Waits for 3p and 6p, all simples: tanyao 1.
inline const std::string simples = "234m567m45p22p678s";

}  // namespace sifang::test
