#include "contest/seating/starter.hpp"

#include <algorithm>
#include <numeric>

#include "contest/seating/galois.hpp"

namespace sifang::seating {

namespace {

constexpr Sawtooth heat{0.45, 0.2, 400'000};
constexpr std::uint64_t between_temperatures = 1'000;

Player moved_on(Player player, unsigned by, unsigned rounds) {
    const auto index = static_cast<unsigned>(player.index());
    if (index >= 3 * rounds) return player;
    return Player::of_index(index / rounds * rounds + (index % rounds + by) % rounds);
}

/// n = 3q + 1 over the field of q = 4t + 1 elements, x primitive. Base round: the one who stays with the
/// three zeros; and for i < t and each circle c: ±xⁱ on c with ±xⁱ⁺ᵗ on the next. Since xᵗ is a root of −1,
/// the differences inside a circle and between circles are every element but 0 once.
std::optional<Schedule> three_q_and_one(unsigned players) {
    const unsigned q = (players - 1) / 3;
    if (players != 3 * q + 1 || q % 4 != 1 || q < 5) return std::nullopt;
    const auto field = Galois::of(q);
    if (!field) return std::nullopt;
    const unsigned t = q / 4;
    Schedule schedule{players, {}};
    for (unsigned j = 0; j < q; ++j) {
        const auto on = [&](unsigned circle, unsigned element) {
            return Player::of_index(circle % 3 * q + field->add(element, j));
        };
        Fours fours{{Player::of_index(players - 1), on(0, 0), on(1, 0), on(2, 0)}};
        for (unsigned i = 0; i < t; ++i)
            for (unsigned c = 0; c < 3; ++c)
                fours.push_back({on(c, field->power(i)), on(c, field->power(i + 2 * t)),
                                 on(c + 1, field->power(i + t)), on(c + 1, field->power(i + 3 * t))});
        schedule.rounds.push_back(in_order(fours));
    }
    return schedule;
}

}  // namespace

Schedule develop(const BaseRound& base) {
    Schedule schedule{static_cast<unsigned>(base.fours.size()) * 4, {}};
    for (unsigned by = 0; by < base.rounds; ++by) {
        Fours fours = base.fours;
        for (Four& four : fours)
            for (Player& player : four) player = moved_on(player, by, base.rounds);
        schedule.rounds.push_back(in_order(fours));
    }
    return schedule;
}

bool is_starter(const BaseRound& base) {
    StarterDifferences differences(static_cast<unsigned>(base.fours.size()) * 4, base.rounds);
    std::vector<unsigned> seats(base.fours.size() * 4);
    bool fresh = StarterSearch::can_be(static_cast<unsigned>(seats.size()), base.rounds);
    for (const Four& four : base.fours)
        for (std::size_t i = 0; i < 4; ++i) {
            fresh = fresh && seats[four[i].index()]++ == 0;
            for (std::size_t j = i + 1; j < 4 && fresh; ++j)
                fresh = differences.count(four[i].index(), four[j].index())++ == 0;
        }
    return fresh;
}

std::optional<Schedule> longest_known(unsigned players) {
    auto schedule = three_q_and_one(players);
    if (schedule) return schedule;
    const auto base = shipped_base_round(players);
    if (!base) return std::nullopt;
    return develop(*base);
}

StarterDifferences::StarterDifferences(unsigned players, unsigned rounds)
    : players_(players),
      number_of_(std::size_t{players} * players),
      seen_(6 * rounds + 3 * (players - 3 * rounds) + 1) {
    for (unsigned a = 0; a < players; ++a)
        for (unsigned b = 0; b < players; ++b)
            if (a != b) number_of_[a * players + b] = static_cast<std::uint16_t>(number(a, b, rounds));
    // A difference of half the circle brings the same two together twice, so it counts as if it were there;
    // so does the one of two who stay.
    for (unsigned c = 0; c < 3 && rounds % 2 == 0; ++c) count(c * rounds, c * rounds + rounds / 2) = 1;
    seen_.back() = 1;
}

/// A number for the difference that two players make.
std::size_t StarterDifferences::number(unsigned a, unsigned b, unsigned m) const {
    if (a > b) std::swap(a, b);
    const unsigned circle_a = a / m, circle_b = b / m;
    if (a >= 3 * m) return seen_.size() - 1;                    // both stay
    if (b >= 3 * m) return 6 * m + (b - 3 * m) * 3 + circle_a;  // one stays
    const unsigned d = (b % m + m - a % m) % m;
    if (circle_a == circle_b) return circle_a * m + std::min(d, m - d);  // on one circle
    return 3 * m + (circle_a + circle_b - 1) * m + d;                    // on two
}

StarterSearch::StarterSearch(unsigned players, unsigned rounds, std::uint64_t seed)
    : rounds_(rounds), chance_(seed), differences_(players, rounds), at_(players) {
    assert(can_be(players, rounds));
    std::iota(at_.begin(), at_.end(), 0u);
    chance_.shuffle(std::span(at_));
    for (std::size_t slot = 0; slot < at_.size(); ++slot)
        for (std::size_t other = slot + 1; other < slot / 4 * 4 + 4; ++other)
            cost_ += differences_.count(at_[slot], at_[other])++;
}

/// Adds (+1) or takes away (−1) the three differences of the player in a slot.
void StarterSearch::count(std::size_t slot, int sign) {
    const std::size_t table = slot / 4 * 4;
    for (std::size_t other = table; other < table + 4; ++other) {
        if (other == slot) continue;
        int& seen = differences_.count(at_[slot], at_[other]);
        if (sign < 0) --seen;
        cost_ += sign * seen;
        if (sign > 0) ++seen;
    }
}

bool StarterSearch::advance(std::uint64_t steps) {
    for (const std::uint64_t end = step_ + steps; step_ < end && cost_ > 0; ++step_) {
        if (step_ % between_temperatures == 0) thaw_.set(heat.at(step_));
        const std::size_t a = chance_.below(at_.size()), b = chance_.below(at_.size());
        if (a / 4 == b / 4) continue;
        const int before = cost_;
        const auto swap = [&] {
            count(a, -1);
            count(b, -1);
            std::swap(at_[a], at_[b]);
            count(a, 1);
            count(b, 1);
        };
        swap();
        if (!thaw_.takes(cost_ - before, chance_)) swap();
    }
    return cost_ == 0;
}

BaseRound StarterSearch::found() const {
    BaseRound base{rounds_, {}};
    for (std::size_t slot = 0; slot < at_.size(); slot += 4)
        base.fours.push_back({Player::of_index(at_[slot]), Player::of_index(at_[slot + 1]),
                              Player::of_index(at_[slot + 2]), Player::of_index(at_[slot + 3])});
    return base;
}

}  // namespace sifang::seating
