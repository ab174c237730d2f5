#pragma once
// Players withdraw or arrive late: the rest of the chart is changed as little as can be.

#include <span>
#include <string_view>
#include <tl/expected.hpp>

#include "contest/seating/field.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::seating {

struct Reseating {
    unsigned from_round = 1;          ///< the first that can still be changed
    std::vector<Player> withdrawn{};  ///< of the field
    std::vector<Player> arrived{};    ///< new numbers, not yet on the chart
};

enum class ReseatFault : std::uint8_t {
    NotOnChart,      ///< who withdraws does not play in the rounds to come
    AlreadyOnChart,  ///< who arrives plays already, or the number is beyond the field's
    NotFours,        ///< who is left is no multiple of four: a substitute more, or fewer
    NoSuchRound,     ///< all rounds are played
};
std::string_view code(ReseatFault fault);

/// The chart from that round on with who is there now; `field` has the teams of everybody, new numbers too,
/// so field.players is the highest number. Who arrives takes over the seats of who withdrew, of his own team
/// if there is one: then nobody else moves. Beyond that, tables are closed where most of those who withdrew
/// sat, or opened, and as few others as can be change their table; nobody meets twice if that can be.
tl::expected<Schedule, ReseatFault> reseat(const Schedule& chart, const Field& field, const Reseating& change,
                                           std::uint64_t seed);

/// How many players sit at another table than before in the rounds that both have, of those in both.
unsigned moved(const Schedule& before, const Schedule& after);

}  // namespace sifang::seating
