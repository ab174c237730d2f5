#pragma once
// Who deals first where dice decide (hk:2.2, zds:1-6).

#include "game/session_event.hpp"
#include "game/table.hpp"

namespace sifang::arena {

DealerThrown throw_dealer(const Table& table, std::uint64_t seed);

}  // namespace sifang::arena
