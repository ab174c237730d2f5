#include "contest/seating/reseat.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "contest/seating/meetings.hpp"
#include "contest/seating/round_search.hpp"
#include "contest/seating/stable_sort.hpp"
#include "contest/seating/winds.hpp"

namespace sifang::seating {

namespace {

// A player who changes his table is one, meeting again or beside a team mate costs more than moving many.
constexpr int meeting_price = 50;
constexpr std::uint64_t steps_a_table = 8'000;
// Which tables are closed is chance where several are as empty: so many choices are tried.
constexpr unsigned choices = 12;

std::set<Player> players_of(const Round& round) {
    std::set<Player> all;
    for (const Table& table : round) all.insert(table.seats.begin(), table.seats.end());
    return all;
}

/// Pairs of who withdraws and who takes over, team mates first; both are taken off their lists.
std::map<Player, Player> substitutes(const Field& field, std::vector<Player>& withdrawn,
                                     std::vector<Player>& arrived) {
    std::map<Player, Player> takes_over;
    for (const bool of_the_team : {true, false})
        for (auto out = withdrawn.begin(); out != withdrawn.end();) {
            const auto in = std::ranges::find_if(
                arrived, [&](Player player) { return !of_the_team || field.team_mates(*out, player); });
            if (in == arrived.end()) {
                ++out;
                continue;
            }
            takes_over.emplace(*out, *in);
            arrived.erase(in);
            out = withdrawn.erase(out);
        }
    return takes_over;
}

/// Closes as many tables as there are fours of seats left empty, those with the most empty seats and of these
/// any; who sat there fills the other empty seats.
Round closed_up(const Round& round, const std::vector<Player>& withdrawn, Chance& chance) {
    const auto is_out = [&](Player player) {
        return std::ranges::find(withdrawn, player) != withdrawn.end();
    };
    const auto empty_seats = [&](const Table& table) { return std::ranges::count_if(table.seats, is_out); };
    Round tables = round;
    chance.shuffle(std::span(tables));
    sort_stably(tables, [&](const Table& a, const Table& b) { return empty_seats(a) < empty_seats(b); });
    const auto kept = static_cast<std::ptrdiff_t>(tables.size() - withdrawn.size() / 4);
    std::vector<Player> without_seat;
    for (auto table = tables.begin() + kept; table != tables.end(); ++table)
        std::ranges::remove_copy_if(table->seats, std::back_inserter(without_seat), is_out);
    tables.erase(tables.begin() + kept, tables.end());
    for (Table& table : tables)
        for (Player& seat : table.seats)
            if (is_out(seat)) {
                seat = without_seat.back();
                without_seat.pop_back();
            }
    std::ranges::sort(tables, {}, &Table::number);
    return tables;
}

/// Tables for the newcomers after the last one.
Round opened(Round round, const std::vector<Player>& arrived) {
    for (std::size_t i = 0; i < arrived.size(); i += 4)
        round.push_back(
            {round.back().number + 1, {arrived[i], arrived[i + 1], arrived[i + 2], arrived[i + 3]}});
    return round;
}

/// Seats one round anew. What a table costs: meetings that should not be, and who sat at another table
/// before.
class OneRound {
  public:
    OneRound(const Round& before, const Meetings& met, const Field& field) : met_(met), field_(field) {
        for (const Table& table : before)
            for (const Player player : table.seats) table_before_[player] = table.number;
    }
    int cost(const Four& four, unsigned number) const {
        int price = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto was = table_before_.find(four[i]);
            price += was != table_before_.end() && was->second != number ? 1 : 0;
            for (std::size_t j = i + 1; j < 4; ++j)
                price += meeting_price * (met_(four[i], four[j]) + (field_.apart(four[i], four[j]) ? 1 : 0));
        }
        return price;
    }
    int cost(const Round& round) const {
        int sum = 0;
        for (const Table& table : round) sum += cost(table.seats, table.number);
        return sum;
    }
    Round improved(Round round, std::uint64_t seed) const {
        Fours fours;
        for (const Table& table : round) fours.push_back(table.seats);
        const RoundSearchPlan plan{fours.size() * steps_a_table, 0.7, 0.08, fours.size()};
        fours = least_cost_round(
            std::move(fours),
            [&](const Four& four, std::size_t place) { return cost(four, round[place].number); }, plan, seed);
        for (std::size_t place = 0; place < round.size(); ++place) round[place].seats = fours[place];
        return round;
    }

  private:
    const Meetings& met_;
    const Field& field_;
    std::map<Player, unsigned> table_before_;
};

/// Whoever is there or withdraws as the change says, or what is wrong with it.
std::optional<ReseatFault> fault_of(const Schedule& chart, const Field& field, const Reseating& change) {
    if (change.from_round < 1 || change.from_round > chart.rounds.size()) return ReseatFault::NoSuchRound;
    std::set<Player> there = players_of(chart.rounds[change.from_round - 1]);
    for (const Player player : change.withdrawn)
        if (there.erase(player) == 0) return ReseatFault::NotOnChart;
    for (const Player player : change.arrived)
        if (player.index() >= field.players || !there.insert(player).second)
            return ReseatFault::AlreadyOnChart;
    if (there.empty() || there.size() % 4 != 0) return ReseatFault::NotFours;
    return std::nullopt;
}

}  // namespace

std::string_view code(ReseatFault fault) {
    switch (fault) {
        case ReseatFault::NotOnChart: return "not_on_chart";
        case ReseatFault::AlreadyOnChart: return "already_on_chart";
        case ReseatFault::NotFours: return "not_fours";
        case ReseatFault::NoSuchRound: return "no_such_round";
    }
    return {};
}

tl::expected<Schedule, ReseatFault> reseat(const Schedule& chart, const Field& field, const Reseating& change,
                                           std::uint64_t seed) {
    assert(field.players >= chart.players);
    if (const auto fault = fault_of(chart, field, change)) return tl::unexpected(*fault);
    std::vector<Player> withdrawn = change.withdrawn, arrived = change.arrived;
    const auto takes_over = substitutes(field, withdrawn, arrived);
    Schedule now = chart;
    now.players = field.players;
    Meetings met(field.players);
    for (std::size_t r = 0; r < now.rounds.size(); ++r) {
        if (r + 1 >= change.from_round)
            for (Table& table : now.rounds[r])
                for (Player& player : table.seats)
                    if (const auto other = takes_over.find(player); other != takes_over.end())
                        player = other->second;
        met.add(now.rounds[r]);
    }
    if (withdrawn.empty() && arrived.empty()) return now;

    Chance chance(seed);
    for (std::size_t r = change.from_round - 1; r < now.rounds.size(); ++r) {
        const Round before = now.rounds[r];
        met.add(before, -1);
        const OneRound one(before, met, field);
        for (unsigned choice = 0; choice < choices; ++choice) {
            const Round begin =
                withdrawn.empty() ? opened(before, arrived) : closed_up(before, withdrawn, chance);
            Round round = one.improved(begin, chance.word());
            if (choice == 0 || one.cost(round) < one.cost(now.rounds[r])) now.rounds[r] = std::move(round);
        }
        met.add(now.rounds[r]);
        // Tables that changed get their winds anew, by what was played before.
        Schedule played{now.players,
                        {now.rounds.begin(), now.rounds.begin() + static_cast<std::ptrdiff_t>(r)}};
        const WindCounts winds = count_winds(played);
        for (Table& table : now.rounds[r])
            if (std::ranges::find(before, table) == before.end()) table.seats = most_even(table.seats, winds);
    }
    return now;
}

unsigned moved(const Schedule& before, const Schedule& after) {
    unsigned count = 0;
    for (std::size_t r = 0; r < std::min(before.rounds.size(), after.rounds.size()); ++r) {
        std::map<Player, unsigned> table_of;
        for (const Table& table : before.rounds[r])
            for (const Player player : table.seats) table_of[player] = table.number;
        for (const Table& table : after.rounds[r])
            for (const Player player : table.seats)
                if (const auto was = table_of.find(player);
                    was != table_of.end() && was->second != table.number)
                    ++count;
    }
    return count;
}

}  // namespace sifang::seating
