#include "wire/told_game.hpp"

#include <algorithm>

namespace sifang {

std::string_view id(ToldKind kind) {
    static constexpr auto ids = std::to_array<std::string_view>(
        {"draw", "discard", "flower", "riichi", "riichi_paid", "chow", "pung", "kong", "concealed_kong",
         "added_kong", "indicator", "win", "nine_kinds", "chow_in_vain", "pung_in_vain", "kong_in_vain",
         "win_in_vain"});
    return ids[static_cast<unsigned>(kind)];
}

std::string_view code(TellingFault fault) {
    static constexpr auto codes = std::to_array<std::string_view>(
        {"not_this_format", "compressed", "unknown_version", "other_rules", "too_long", "bad_text",
         "missing_field", "bad_value", "bad_tile", "bad_meld", "unknown_event", "unknown_pattern",
         "out_of_order", "unfinished", "bad_seed", "forfeited"});
    static_assert(codes.size() == telling_fault_count);
    return codes[static_cast<unsigned>(fault)];
}

bool is_game_id(std::string_view id) {
    constexpr std::string_view others = ".:_-";
    return !id.empty() && id.size() <= 64 && std::ranges::all_of(id, [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               others.find(c) != std::string_view::npos;
    });
}

}  // namespace sifang
