#pragma once
// A deal out of a number: wall, dice and break, or four private walls.

#include <cstdint>

#include "game/croupier.hpp"
#include "wire/record.hpp"

namespace sifang::arena {

struct ArenaDeal {
    Dice dice;
    Break opened;
    Wall wall;

    /// The same number, the same deal.
    static ArenaDeal of(const Table& table, const HandSetup& setup, std::uint64_t seed);
    Croupier croupier(const Table& table, const HandSetup& setup) const;
    /// As it stands in a record.
    void describe(const Table& table, RecordHand& hand) const;

  private:
    std::array<PrivateWall, 4> private_walls() const;
};

}  // namespace sifang::arena
