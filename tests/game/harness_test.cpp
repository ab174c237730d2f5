// The harness that every profile passes: random play keeps every invariant of the table.

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <numeric>

#include "game/pieces.hpp"
#include "game/played_hand.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"

namespace sifang::test {
namespace {

struct Way {
    std::string profile;
    Declaring declaring = Declaring::Assisted;
    Walls walls = Walls::Shared;
};

std::string name_of(const Way& way) {
    return way.profile + (way.declaring == Declaring::Competition ? "_competition" : "_assisted") +
           (way.walls == Walls::Private ? "_private_walls" : "");
}

const SuitTable& suits() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

class Harness : public testing::TestWithParam<Way> {
  protected:
    std::unique_ptr<Rulebook> rulebook = open_rulebook(GetParam().profile, suits());
    Table table{*rulebook, suits()};
    Random random{20'261'116};

    HandSetup setup() {
        HandSetup setup;
        setup.declaring = GetParam().declaring;
        setup.walls = GetParam().walls;
        setup.round = static_cast<Wind>(random.below(4));
        setup.scores.fill(rulebook->session().start_points);
        if (rulebook->session().counters.has) {
            setup.counters = static_cast<int>(random.below(4));
            setup.deposits = static_cast<int>(random.below(3));
        }
        return setup;
    }
};

/// Every tile that has left the wall lies in exactly one place.
void expect_all_tiles(const State& state) {
    Counts found;
    RedFives reds{};
    Kinds flowers;
    const auto see = [&](Piece piece) {
        const Tile tile = piece.tile();
        if (tile.is_flower()) {
            ASSERT_FALSE(flowers.has(tile));
            return flowers.add(tile);
        }
        ASSERT_TRUE(found.can_add(tile));
        found.add(tile);
        if (piece.is_red()) ++reds_of(reds, tile);
    };
    for (const SeatState& seat : state.seats) {
        for (const Tile tile : seat.hand.standing.present())
            for (unsigned n = 0; n < seat.hand.standing[tile]; ++n) see(tile);
        for (const Meld& meld : seat.hand.melds) ASSERT_TRUE(add_meld(found, meld));
        for (const Tile tile : seat.held_flowers) see(tile);
        for (const Tile tile : seat.flowers) see(tile);
        for (std::size_t suit = 0; suit < 3; ++suit)
            reds[suit] = static_cast<std::uint8_t>(reds[suit] + seat.reds[suit] + seat.melded_reds[suit]);
    }
    for (const RiverTile& each : state.river)
        if (!each.called) see(each.piece);
    for (const Piece piece : state.indicators) see(piece);
    for (const Piece piece : state.under) see(piece);
    const bool robbed = state.phase == Phase::Over && state.end == End::Won &&
                        state.winners[0].by == By::Discard && state.stake != Stake::Discard;
    if (robbed) see(state.at_stake);
    EXPECT_EQ(found, state.out);
    EXPECT_EQ(reds, state.reds_out);
    EXPECT_EQ(flowers, state.flowers_out);
}

void expect_sums(const Table& table, const State& state) {
    const auto sum = [](const Payments& of) { return std::accumulate(of.begin(), of.end(), 0); };
    const HandResult result = state.result();
    const int sticks = (result.deposits - state.setup.deposits) * table.rules().riichi.deposit;
    EXPECT_EQ(sum(result.payments) + sticks, sum(result.fines));
}

/// A seat's tiles: 13 and its kongs' extras, one more in its turn.
void expect_hand_sizes(const State& state) {
    for (const Wind wind : all_winds) {
        const SeatState& seat = state.at(wind);
        const unsigned rest = seat.hand.resting_size();
        const bool in_turn = state.phase == Phase::Turn && state.turn == wind;
        const bool kongs =
            state.phase == Phase::Claims && state.stake != Stake::Discard && state.giver == wind;
        if (state.phase != Phase::Turn && state.phase != Phase::Claims) continue;
        EXPECT_EQ(standing_tiles(seat), rest + (in_turn || kongs ? 1 : 0));
    }
}

/// Every action there could be, sensible or not.
std::vector<Action> all_actions() {
    std::vector<Action> all;
    std::vector<Piece> pieces;
    for (unsigned i = 0; i < Tile::kinds; ++i) pieces.emplace_back(Tile::of_index(i));
    for (const Suit suit : {Suit::Characters, Suit::Dots, Suit::Bamboo})
        pieces.push_back(Piece::red_five(suit));
    pieces.push_back(Piece::back());
    for (unsigned kind = 0; kind <= static_cast<unsigned>(ActionKind::NineKinds); ++kind) {
        Action action;
        action.kind = static_cast<ActionKind>(kind);
        for (const Piece piece : pieces)
            for (const bool drawn : {false, true}) {
                action.piece = piece;
                action.drawn = drawn;
                all.push_back(action);
            }
        action = {};
        action.kind = static_cast<ActionKind>(kind);
        for (unsigned low = 0; low < Tile::hand_kinds; ++low)
            for (std::uint8_t reds = 0; reds < 4; ++reds) {
                action.low = Tile::of_index(low);
                action.reds = reds;
                all.push_back(action);
            }
    }
    return all;
}

/// What `legal` lists is accepted, and nothing else is; a refusal leaves the state as it was.
void expect_legal_is_exact(const Table& table, const State& state) {
    static const std::vector<Action> universe = all_actions();
    for (const Wind seat : all_winds) {
        const Actions legal = table.legal(state, seat);
        std::size_t accepted = 0;
        for (const Action& action : universe) {
            const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
            if (!listed) {
                State copy = state;
                ASSERT_FALSE(table.apply(copy, seat, action)) << id(action.kind);
                ASSERT_EQ(copy, state);
                continue;
            }
            ++accepted;
        }
        // The universe names some actions twice (their first fields at rest); the list names each once.
        EXPECT_GE(accepted, legal.size());
        for (std::size_t i = 0; i < legal.size(); ++i) {
            State copy = state;
            EXPECT_TRUE(table.apply(copy, seat, legal[i])) << id(legal[i].kind);
            for (std::size_t j = 0; j < i; ++j) EXPECT_NE(legal[i], legal[j]);
        }
    }
}

void expect_replay(const Table& table, const State& state, const std::vector<Event>& events) {
    State again = table.begin(state.setup);
    for (const Event& event : events) table.fold(again, event);
    EXPECT_EQ(again, state);
}

TEST_P(Harness, ASanctionThatNoRulingCanNameIsRefused) {
    State state = table.begin(setup());
    const State before = state;
    const auto refused = [&](Sanction sanction) {
        const auto done = table.sanction(state, sanction);
        if (done) return false;
        EXPECT_EQ(state, before);
        return done.error().refusal == Refusal::NotASanction;
    };
    for (const SanctionKind kind : {SanctionKind::Deduct, SanctionKind::Pay, SanctionKind::PayEach})
        for (const int points : {0, -5, 2'000'000'000}) {
            Sanction sanction;
            sanction.kind = kind;
            sanction.to = Wind::South;
            sanction.points = points;
            EXPECT_TRUE(refused(sanction)) << id(kind) << " " << points;
        }
    Sanction to_himself;
    to_himself.kind = SanctionKind::Pay;
    to_himself.points = 10;
    EXPECT_TRUE(refused(to_himself));
    Sanction half_a_stick;
    half_a_stick.kind = SanctionKind::PayWinner;
    half_a_stick.points = 10;
    EXPECT_TRUE(refused(half_a_stick));
    Sanction stick = half_a_stick;
    stick.points = 1'000;
    EXPECT_EQ(refused(stick), !rulebook->play().riichi.has);
}

/// What a run of hands has seen: a harness in which nothing happens proves nothing.
struct Tally {
    std::array<std::uint64_t, 9> ends{};
    std::uint64_t robbed = 0, several = 0, misdeclared = 0, riichi = 0, flower_wins = 0, counted = 0;

    void add(const State& state, const std::vector<Event>& events) {
        ++ends[static_cast<unsigned>(state.end)];
        const bool won = state.end == End::Won;
        robbed += won && state.winners[0].by == By::Discard && state.stake != Stake::Discard;
        several += won && state.winners.size() > 1;
        flower_wins += won && state.winners[0].piece.is_flower();
        for (const SeatState& seat : state.seats) riichi += seat.riichi;
        for (const Event& event : events) {
            misdeclared += std::holds_alternative<Misdeclared>(event);
            counted += std::holds_alternative<Counted>(event);
        }
    }
    std::uint64_t of(End end) const { return ends[static_cast<unsigned>(end)]; }
};

TEST_P(Harness, RandomPlayKeepsEveryInvariantSoak) {
    const auto hands = soak_or(1'000, 100'000);
    Tally tally;
    for (std::uint64_t hand = 0; hand < hands; ++hand) {
        std::vector<Event> events;
        unsigned step = 0;
        const unsigned looked_at = random.below(120);
        const HandSetup how = setup();
        const State state = play_hand(table, how, random_croupier(table, how, random), random,
                                      hand % 2 == 0 ? any_action(random) : eager(table, random), events,
                                      [&](const State& now, const std::vector<Event>&) {
                                          expect_all_tiles(now);
                                          expect_hand_sizes(now);
                                          if (step++ == looked_at && hand % 8 < 2)
                                              expect_legal_is_exact(table, now);
                                          if (step > 1'000) throw std::logic_error("this hand does not end");
                                      });
        expect_sums(table, state);
        expect_replay(table, state, events);
        tally.add(state, events);
        if (HasFailure()) FAIL() << "hand " << hand;
    }
    if (sanitized) return;
    EXPECT_GT(tally.of(End::Won), hands / 50);
    const bool competition = GetParam().declaring == Declaring::Competition;
    EXPECT_GT(tally.of(End::Exhausted), competition ? 0 : hands / 10);
    EXPECT_EQ(tally.misdeclared > 0, competition);
    EXPECT_EQ(tally.riichi > 0, rulebook->play().riichi.has);
    EXPECT_EQ(tally.counted > 0, competition && rulebook->declare() == Declare::Winner);
    for (const auto& [what, count] : std::initializer_list<std::pair<const char*, std::uint64_t>>{
             {"won", tally.of(End::Won)},
             {"exhausted", tally.of(End::Exhausted)},
             {"nine kinds", tally.of(End::NineKinds)},
             {"four winds", tally.of(End::FourWinds)},
             {"four kongs", tally.of(End::FourKongs)},
             {"four riichi", tally.of(End::FourRiichi)},
             {"three wins", tally.of(End::ThreeWins)},
             {"false win", tally.of(End::FalseWin)},
             {"robbed", tally.robbed},
             {"several winners", tally.several},
             {"flower wins", tally.flower_wins},
             {"misdeclared", tally.misdeclared},
             {"riichi", tally.riichi},
             {"counted", tally.counted}})
        if (count > 0) RecordProperty(what, static_cast<int>(count));
}

INSTANTIATE_TEST_SUITE_P(
    Every, Harness,
    testing::Values(Way{"mcr"}, Way{"gb98"}, Way{"mil"}, Way{"mil", Declaring::Assisted, Walls::Private},
                    Way{"hk"}, Way{"zds"}, Way{"riichi"}, Way{"tenhou"}, Way{"ema"}, Way{"wrc"},
                    Way{"mcr", Declaring::Competition}, Way{"gb98", Declaring::Competition},
                    Way{"mil", Declaring::Competition}, Way{"hk", Declaring::Competition},
                    Way{"zds", Declaring::Competition}, Way{"riichi", Declaring::Competition}),
    [](const testing::TestParamInfo<Way>& way) { return name_of(way.param); });

}  // namespace
}  // namespace sifang::test
