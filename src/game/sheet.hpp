#pragma once
// The sheet of a session (mcr:A5, gb98:App-6, gb98:Q146(7)), as data.

#include "game/session.hpp"

namespace sifang {

/// The line under the sheet: what the players won and lost together is what nobody received and what still
/// lies on the table (mcr:A5, "positive and negative cancel out").
struct Balance {
    int gains = 0;     ///< of all four since the start
    int fines = 0;     ///< of that, what nobody received: zero or less
    int deposits = 0;  ///< points on the table

    bool is_zero() const { return gains - fines + deposits == 0; }
    bool operator==(const Balance&) const = default;
};

/// By player, unless it says otherwise.
struct Sheet {
    std::vector<std::array<Wind, 4>> sides;  ///< a round: the side of the table each sits at
    std::vector<SheetRow> rows;
    int start = 0;  ///< of each
    PlayerPoints scores{};
    PlayerPoints fines{};
    SessionResult result;
    Balance balance;

    bool operator==(const Sheet&) const = default;
};

/// The sheet as it stands; final once the session is closed.
Sheet sheet(const Rulebook& rulebook, const Session& session);

}  // namespace sifang
