#include "contest/seating/meeting_search.hpp"

#include <algorithm>

#include "contest/seating/bounds.hpp"

namespace sifang::seating {

namespace {

// Meetings that players to be kept apart begin with: one more costs more than any repeat.
constexpr int held_apart = 20;
// Of players in nobody's way one in so many is moved.
constexpr unsigned quiet = 32;
// Where nobody needs to meet again one temperature does; else it must fall for the last few to go.
constexpr Sawtooth without_repeats{0.2, 0.2, 100'000}, with_repeats{0.45, 0.15, 2'000'000};
constexpr std::uint64_t between_temperatures = 10'000;

}  // namespace

MeetingSearch::MeetingSearch(const Field& field, unsigned rounds, std::vector<Fours> first,
                             std::uint64_t seed)
    : players_(field.players),
      rounds_(rounds),
      chance_(seed),
      met_(field.players),
      seated_(players_ * rounds_) {
    const Bounds least = bounds(field, rounds);
    heat_ = least.repeats == 0 ? without_repeats : with_repeats;
    least_cost_ = least.shared_pairs +
                  std::int64_t{held_apart} * (least.team_mate_meetings + least.compatriot_meetings);
    for (std::size_t i = 0; i < players_; ++i)
        for (std::size_t j = i + 1; j < players_; ++j)
            if (field.apart(Player::of_index(i), Player::of_index(j)))
                met_.add(Player::of_index(i), Player::of_index(j), held_apart);
    for (std::size_t round = 0; round < rounds_; ++round) {
        for (std::size_t slot = 0; slot < players_; ++slot)
            at({round, slot}) =
                round < first.size() ? first[round][slot / 4][slot % 4] : Player::of_index(slot);
        const std::span all(&at({round, 0}), players_);
        if (round >= first.size()) chance_.shuffle(all);
        for (std::size_t slot = 0; slot < players_; ++slot)
            for (std::size_t other = slot + 1; other < slot / 4 * 4 + 4; ++other) {
                cost_ += met_(all[slot], all[other]);
                met_.add(all[slot], all[other]);
            }
    }
    best_ = seated_;
    best_cost_ = cost_;
}

bool MeetingSearch::in_conflict(Place place) {
    const Player player = at(place);
    const std::size_t table = place.slot / 4 * 4;
    for (std::size_t slot = table; slot < table + 4; ++slot)
        if (slot != place.slot && met_(player, at({place.round, slot})) > 1) return true;
    return false;
}

/// What swapping the players of two places at different tables of a round would add to the cost.
int MeetingSearch::change(Place a, Place b) {
    const Player from_a = at(a), from_b = at(b);
    const auto leaving = [&](Place place, Player out, Player in) {
        int sum = 0;
        const std::size_t table = place.slot / 4 * 4;
        for (std::size_t slot = table; slot < table + 4; ++slot)
            if (slot != place.slot) {
                const Player stays = at({place.round, slot});
                sum += met_(in, stays) - met_(out, stays) + 1;
            }
        return sum;
    };
    return leaving(a, from_a, from_b) + leaving(b, from_b, from_a);
}

void MeetingSearch::meet_others(Place place, int times) {
    const std::size_t table = place.slot / 4 * 4;
    for (std::size_t slot = table; slot < table + 4; ++slot)
        if (slot != place.slot) met_.add(at(place), at({place.round, slot}), times);
}

void MeetingSearch::swap(Place a, Place b) {
    meet_others(a, -1);
    meet_others(b, -1);
    std::swap(at(a), at(b));
    meet_others(a, 1);
    meet_others(b, 1);
}

bool MeetingSearch::advance(std::uint64_t steps) {
    for (const std::uint64_t end = step_ + steps; step_ < end && best_cost_ > least_cost_; ++step_) {
        if (step_ % between_temperatures == 0) thaw_.set(heat_.at(step_));
        const Place a{chance_.below(rounds_), chance_.below(players_)};
        if (!in_conflict(a) && chance_.below(quiet) != 0) continue;
        const Place b{a.round, chance_.below(players_)};
        if (a.slot / 4 == b.slot / 4) continue;
        const int more = change(a, b);
        if (!thaw_.takes(more, chance_)) continue;
        swap(a, b);
        cost_ += more;
        if (cost_ < best_cost_) {
            best_cost_ = cost_;
            best_ = seated_;
        }
    }
    return best_cost_ <= least_cost_;
}

Schedule MeetingSearch::best() const {
    Schedule schedule{static_cast<unsigned>(players_), {}};
    for (std::size_t round = 0; round < rounds_; ++round) {
        Fours fours(players_ / 4);
        for (std::size_t slot = 0; slot < players_; ++slot)
            fours[slot / 4][slot % 4] = best_[round * players_ + slot];
        schedule.rounds.push_back(in_order(fours));
    }
    return schedule;
}

}  // namespace sifang::seating
