#pragma once
// The promises about a hand as a JSON file: what `sifang wall` keeps, publishes and checks. docs/fairness.md.
//
//     {"rules": "mcr", "event": "Spring", "session": "1", "table": "7", "hand": "1",
//      "commitment": "…", "seed": "…", "salt": "…",
//      "players": [{"name": "Ana", "commitment": "…", "seed": "…", "salt": "…"}],
//      "wall": [79, 63, …]}

#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "fair/verify.hpp"
#include "rules/value.hpp"

namespace sifang::cli {

struct WallFileFault {
    std::string code;   ///< missing_field, unknown_field, wrong_type, not_hex, unknown_value, not_a_wall
    std::string field;  ///< as `players.2.seed`
};

struct WallFile {
    std::string rules = "mcr";
    fair::PromisedHand hand;
};

/// Whether the rules of that id play with flowers; nothing when they are not known.
using FindFlowers = std::function<std::optional<Flowers>(const std::string& rules)>;

/// `commitment` is the house's as published elsewhere; it stands above the one in the file, which may then be
/// missing.
tl::expected<WallFile, WallFileFault> read_wall_file(const Value& value,
                                                     const std::optional<fair::Commitment>& commitment,
                                                     const FindFlowers& find_flowers);

Value house_value(const std::string& rules, const fair::HouseOpening& opening);
Value player_value(const fair::PlayerOpening& opening);
Value wall_value(const Wall& wall);

}  // namespace sifang::cli
