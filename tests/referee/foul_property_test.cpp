// What holds for every foul of every profile, whatever the moment.

#include <numeric>

#include "referee/foul_book.hpp"
#include "support/soak.hpp"

namespace sifang::test {
namespace {

/// Every way in which the book lets this foul be ruled on, as far as the referee's choice goes.
std::vector<FoulCase> every_choice(const Foul& foul) {
    std::vector<FoulCase> out;
    const auto add = [&](const Rung& rung, const Discretion& choice) {
        FoulCase plain = south_did(foul.id);
        plain.choice = choice;
        std::vector<int> values{0};
        for (const Consequence& each : rung) {
            if (each.points.size() > 1) values = each.points;
            if (each.optional) plain.choice.optional.push_back(each.measure);
        }
        for (const int points : values) {
            out.push_back(plain);
            if (points > 0) out.back().choice.points = points;
        }
    };
    for (std::size_t i = 0; i < foul.ladder.size(); ++i) {
        Discretion choice;
        if (foul.climb != Climb::ByCount) choice.rung = i;
        if (foul.climb != Climb::ByCount || i == 0) add(foul.ladder[i], choice);
    }
    if (foul.instead_after == 0)
        for (std::size_t i = 0; i < foul.instead.size(); ++i) add(foul.instead[i], {.instead = i});
    return out;
}

template <class F>
void for_each_penalty(const F& f) {
    for (const std::string_view id : all_editions) {
        const Rulebook& book = foul_book(std::string(id));
        const Table table(book, foul_suits());
        const State hand = fresh_hand(table, 11);
        for (const Foul& foul : book.fouls().fouls) {
            if (!book.fouls().in_force(foul)) continue;
            for (FoulCase& each : every_choice(foul)) {
                SCOPED_TRACE(std::string(id) + " " + foul.id);
                each.pieces.clear();
                each.pieces.push_back(hand.at(Wind::South).hand.standing.present().first());
                f(book, table, hand, each);
                if (testing::Test::HasFatalFailure()) return;
            }
        }
    }
}

TEST(EveryFoul, MovesPointsBetweenTheFourOrTakesExactlyTheFine) {
    unsigned tried = 0;
    for_each_penalty([&](const Rulebook& book, const Table& table, State hand, const FoulCase& foul) {
        const Penalty penalty = ruled(book, {}, foul);
        for (const Sanction& sanction : penalty.sanctions) ASSERT_TRUE(table.sanction(hand, sanction));
        const auto sum = [](const Payments& p) { return std::accumulate(p.begin(), p.end(), 0); };
        const int on_table =
            std::accumulate(hand.deposited.begin(), hand.deposited.end(), 0) * table.rules().riichi.deposit;
        EXPECT_EQ(sum(hand.paid), sum(hand.fines) - on_table);
        EXPECT_EQ(sum(hand.penalties), 0);
        EXPECT_EQ(fines_of(penalty), hand.fines);
        for (const Consequence& each : penalty.does)
            EXPECT_LE(each.points.size(), 1u) << "nothing is left open";
        ++tried;
    });
    EXPECT_GT(tried, 300u);
}

TEST(EveryFoul, TakenBackLeavesTheTableAsItWas) {
    for_each_penalty([&](const Rulebook& book, const Table& table, State hand, const FoulCase& foul) {
        const State before = hand;
        const Penalty penalty = ruled(book, {}, foul);
        for (const Sanction& sanction : penalty.sanctions) ASSERT_TRUE(table.sanction(hand, sanction));
        if (hand.phase == Phase::Over) return;
        for (const Sanction& sanction : lifting(penalty)) {
            const auto done = table.sanction(hand, sanction);
            ASSERT_TRUE(done) << id(sanction.kind);
        }
        EXPECT_EQ(hand, before);
    });
}

TEST(EveryFoul, ToldAgainGivesTheSamePenalty) {
    for_each_penalty([&](const Rulebook& book, const Table&, const State&, const FoulCase& foul) {
        EXPECT_EQ(ruled(book, {}, foul), ruled(book, {}, foul));
    });
}

/// Fouls rain on hands that are played to their end: nobody is stuck, and every point is somewhere.
TEST(FoulsInPlay, EveryHandComesToItsEndSoak) {
    Random random(17);
    std::array<unsigned, 10> ends{};
    for (std::uint64_t n = 0; n < soak_or(150, 30'000); ++n) {
        const std::string id(all_editions[n % std::size(all_editions)]);
        const Rulebook& book = foul_book(id);
        const Table table(book, foul_suits());
        HandSetup setup;
        setup.declaring = n % 2 == 0 ? Declaring::Assisted : Declaring::Competition;
        setup.scores.fill(book.session().start_points);
        FoulRecord record;
        State state = table.begin(setup);
        std::vector<Event> events;
        const auto keep = [&](const Event& event) { events.push_back(event); };
        Croupier croupier = random_croupier(table, setup, random);
        const Chooser choose = eager(table, random);
        while (state.phase != Phase::Over) {
            serve(table, state, croupier, keep);
            if (state.phase != Phase::Over && random.one_in(15)) {
                const auto& fouls = book.fouls().fouls;
                const Foul& foul = fouls[random.below(static_cast<unsigned>(fouls.size()))];
                if (!book.fouls().in_force(foul)) continue;
                auto choices = every_choice(foul);
                FoulCase each = choices[random.below(static_cast<unsigned>(choices.size()))];
                each.seat = static_cast<Wind>(random.below(4));
                each.who = static_cast<Offender>(each.seat);
                each.harmed = next(each.seat);
                each.choice.points.reset();  // a later rung may fix them
                const auto penalty = penalty_for(book, record, each);
                if (!penalty) continue;
                fold(record, PenaltyGiven{*penalty});
                for (const Sanction& sanction : penalty->sanctions)
                    if (const auto done = table.sanction(state, sanction))
                        for (const Event& event : *done) keep(event);
                if (state.phase != Phase::Over && random.one_in(4))
                    for (const Sanction& sanction : lifting(*penalty))
                        if (const auto done = table.sanction(state, sanction))
                            for (const Event& event : *done) keep(event);
                continue;
            }
            if (state.phase == Phase::Over) break;
            if (state.phase == Phase::Counting) {
                const auto done = table.count(state, state.winners.back().seat, {});
                ASSERT_TRUE(done);
                for (const Event& event : *done) keep(event);
                continue;
            }
            bool moved = false;
            for (const Wind seat : all_winds) {
                const Actions legal = table.legal(state, seat);
                if (legal.empty()) continue;
                const auto done = table.apply(state, seat, choose(state, seat, legal));
                ASSERT_TRUE(done);
                for (const Event& event : *done) keep(event);
                moved = true;
                break;
            }
            ASSERT_TRUE(moved) << id << ": somebody can always act";
        }
        const HandResult result = state.result();
        ++ends[static_cast<unsigned>(result.end)];
        const auto sum = [](const auto& p) { return std::accumulate(p.begin(), p.end(), 0); };
        const int deposit = table.rules().riichi.deposit;
        EXPECT_EQ(sum(result.payments), sum(result.fines) - deposit * result.deposits) << id << " hand " << n;
        State again = table.begin(setup);
        for (const Event& event : events) table.fold(again, event);
        EXPECT_EQ(again, state) << "the events tell it all";
    }
    EXPECT_GT(ends[static_cast<unsigned>(End::Won)], 0u);
    EXPECT_GT(ends[static_cast<unsigned>(End::Foul)], 0u);
    EXPECT_GT(ends[static_cast<unsigned>(End::Void)], 0u);
}

}  // namespace
}  // namespace sifang::test
