#include "rules/riichi/fu.hpp"

#include "rules/riichi/points.hpp"

namespace sifang::riichi {
namespace {

constexpr bool costs_fu(Wait wait) { return wait >= Wait::Edge; }

std::string_view id(Wait wait) {
    return wait == Wait::Edge ? "edge_wait" : wait == Wait::Closed ? "closed_wait" : "single_wait";
}

/// open or closed, of simples or not, triplet or kong.
std::string_view id_of_set(const TileSet& set, bool open) {
    static constexpr std::string_view ids[] = {
        "closed_triplet_of_simples", "closed_triplet_of_terminals_or_honors",
        "open_triplet_of_simples",   "open_triplet_of_terminals_or_honors",
        "closed_kong_of_simples",    "closed_kong_of_terminals_or_honors",
        "open_kong_of_simples",      "open_kong_of_terminals_or_honors"};
    return ids[(set.kind == SetKind::Kong ? 4 : 0) + (open ? 2 : 0) +
               (set.tile.is_terminal_or_honor() ? 1 : 0)];
}

}  // namespace

int fu_of_hand(const Edition& edition, const Facts& facts, const Reading& reading, const Shape& shape,
               Place place, Wait wait, bool pinfu) {
    const FuTable& table = edition.fu;
    if (pinfu && facts.drawn) return table.pinfu_self_draw;
    int fu = table.base + shape.fu;
    if (facts.drawn)
        fu += table.self_draw;
    else if (facts.closed)
        fu += table.closed_ron;
    if (opened_by_discard(facts, reading, place))
        fu += fu_of(table, reading.sets[place], true) - fu_of(table, reading.sets[place], false);
    if (costs_fu(wait)) fu += table.wait;
    if (!facts.drawn && !facts.closed && fu == table.base) fu = std::max(fu, table.open_ron_minimum);
    return rounded_up(fu, 10);
}

void tell_fu(const Edition& edition, const Facts& facts, const Reading& reading, Place place, bool pinfu,
             int fu, Parts& parts) {
    const FuTable& table = edition.fu;
    int sum = 0;
    const auto tell = [&](std::string_view id, int value, SetMask sets = 0) {
        sum += value;
        parts.push_back({id, value, sets});
    };
    if (reading.kind == ReadingKind::SevenPairs) return tell("seven_pairs", fu);
    if (reading.kind == ReadingKind::ThirteenOrphans) return;
    if (pinfu && facts.drawn) return tell("pinfu_self_draw", fu);
    tell("base", table.base);
    if (facts.drawn)
        tell("self_draw", table.self_draw);
    else if (facts.closed)
        tell("closed_ron", table.closed_ron);
    for (std::size_t i = 0; i < reading.sets.size(); ++i) {
        const TileSet& set = reading.sets[i];
        if (set.is_chow()) continue;
        const bool open = set.melded || (i == place && opened_by_discard(facts, reading, place));
        tell(id_of_set(set, open), fu_of(table, set, open), static_cast<SetMask>(1u << i));
    }
    constexpr SetMask pair = 1u << in_pair;
    if (const int value = fu_of_pair(edition, facts, reading.pair); value > 0) {
        const bool both = facts.win->seat == facts.win->round && reading.pair == Tile::of(facts.win->seat);
        tell(both ? "double_wind_pair" : "valued_pair", value, pair);
    }
    if (const Wait wait = wait_of(reading, place, facts.win->tile); costs_fu(wait))
        tell(id(wait), table.wait, static_cast<SetMask>(1u << place));
    if (fu == sum) return;
    const bool bare = !facts.drawn && !facts.closed && sum == table.base;
    tell(bare ? "open_ron_minimum" : "rounded_up", fu - sum);
}

}  // namespace sifang::riichi
