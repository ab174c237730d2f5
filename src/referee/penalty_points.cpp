// What a penalty does to the scores, in a hand and outside of one, and how it is undone.

#include <algorithm>

#include "referee/penalty.hpp"

namespace sifang {
namespace {

/// What one sanction moves between the four and takes from them.
void add_points(const Sanction& sanction, Payments& between, Payments& fines) {
    const auto from = static_cast<unsigned>(sanction.seat);
    const auto pay = [&](unsigned to) {
        between[from] -= sanction.points;
        between[to] += sanction.points;
    };
    switch (sanction.kind) {
        case SanctionKind::Deduct: fines[from] -= sanction.points; break;
        case SanctionKind::Pay: pay(static_cast<unsigned>(sanction.to)); break;
        case SanctionKind::PayEach:
            for (unsigned to = 0; to < 4; ++to)
                if (to != from) pay(to);
            break;
        default: break;
    }
}

}  // namespace

Payments points_of(const Penalty& penalty) {
    Payments between{}, fines{};
    for (const Sanction& each : penalty.sanctions) add_points(each, between, fines);
    for (std::size_t i = 0; i < 4; ++i) between[i] += fines[i];
    return between;
}

Payments fines_of(const Penalty& penalty) {
    Payments between{}, fines{};
    for (const Sanction& each : penalty.sanctions) add_points(each, between, fines);
    return fines;
}

std::vector<SessionEvent> session_events(const Penalty& penalty, const Seating& seats, int hand) {
    std::vector<SessionEvent> events;
    Payments between{}, fines{};
    for (const Sanction& each : penalty.sanctions) {
        add_points(each, between, fines);
        if (each.kind == SanctionKind::Warn)
            events.emplace_back(PlayerWarned{seats[static_cast<unsigned>(each.seat)]});
    }
    PointsCorrected moved{hand, {}};
    for (unsigned seat = 0; seat < 4; ++seat) {
        if (fines[seat] != 0) events.emplace_back(PointsFined{seats[seat], -fines[seat]});
        moved.points[seats[seat]] = between[seat];
    }
    if (between != Payments{}) events.emplace_back(moved);
    return events;
}

std::vector<Sanction> lifting(const Penalty& penalty) {
    std::vector<Sanction> out;
    for (Sanction each : penalty.sanctions) {
        switch (each.kind) {
            // Said is said, a tile that was let go is gone, and a hand that has ended has ended.
            case SanctionKind::NoClaim:
            case SanctionKind::EndHand:
            case SanctionKind::FalseWin:
            case SanctionKind::VoidHand: continue;
            default: break;
        }
        each.lifted = true;
        out.push_back(each);
    }
    std::ranges::reverse(out);
    return out;
}

}  // namespace sifang
