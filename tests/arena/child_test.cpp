// Other people's bots: good ones play, bad ones lose their turns and are reported, and the table goes on.

#include "arena/child.hpp"

#include <gtest/gtest.h>
#include <memory>

#include "arena/botzone_words.hpp"
#include "arena/mjai_words.hpp"
#include "arena/players.hpp"
#include "arena/sim.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang::arena {
namespace {

using std::chrono::milliseconds;

const SuitTable& suits() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

// Generous where a program has to start on a busy machine, short where it stalls on purpose.
const ChildLimits limits{.answer = milliseconds(2'000), .first_answer = milliseconds(30'000)};
const ChildLimits hasty{.answer = milliseconds(300), .first_answer = milliseconds(1'500)};

std::string bot(const std::string& file, const std::string& how) {
    return std::string("python3 ") + SIFANG_TEST_BOTS + "/" + file + " " + how;
}

struct Played {
    SimSums sums;
    BotFaults faults{};
    std::string records;
    std::uint64_t of(BotFault fault) const { return faults[static_cast<std::size_t>(fault)]; }
};

/// One of the four is the guest, the others play at random.
Played play(const std::string& profile, const std::string& guest, std::uint64_t hands, Walls walls,
            const ChildLimits& how = limits) {
    const auto rulebook = open_rulebook(profile, suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    Simulation simulation{table, {.hands = hands, .seed = 2, .walls = walls}, {}, true, {}, {}, {}};
    simulation.players = [&] {
        Players four;
        for (auto& player : four) player = std::move(*make_player("random", table, house));
        four[1] = std::move(*make_player(guest, table, house, how));
        return four;
    };
    Played played;
    simulation.records = [&](std::string_view block) {
        played.records += block;
        return true;
    };
    played.sums = simulate(simulation, 1).sums;
    played.faults = played.sums.players[1].faults;
    return played;
}

TEST(Child, AnswersAndEnds) {
    Child child("read line; echo \"you said $line\"", limits);
    ASSERT_TRUE(child.write("hello\n"));
    EXPECT_EQ(child.read_line().value(), "you said hello");
    EXPECT_EQ(child.read_line().error(), BotFault::Died);
    EXPECT_EQ(child.read_line().error(), BotFault::Died);
}

TEST(Child, WhatCannotBeStartedHasDied) {
    Child child("exec /nowhere/at/all", limits);
    EXPECT_EQ(child.read_line().error(), BotFault::Died);
}

TEST(Child, StallsAndFloodsAreCutShort) {
    Child silent("sleep 60", hasty);
    EXPECT_EQ(silent.read_line().error(), BotFault::Stalled);
    Child flood("while true; do printf 0123456789abcdef0123456789abcdef; done", limits);
    EXPECT_EQ(flood.read_line().error(), BotFault::Flooded);
    Child deaf("sleep 60", hasty);
    EXPECT_EQ(deaf.write(std::string(10'000'000, 'x')).error(), BotFault::Stalled);
}

TEST(Child, MemoryIsLimited) {
    ChildLimits small = limits;
    small.memory_bytes = std::uint64_t{256} << 20;
    Child greedy("python3 -c 'x = bytearray(1 << 30); print(len(x))'", small);
    EXPECT_EQ(greedy.read_line().error(), BotFault::Died);
    Child modest("python3 -c 'print(1)'", small);
    EXPECT_EQ(modest.read_line().value(), "1");
}

TEST(BotzoneWords, EveryTileThereAndBack) {
    for (const Tile tile : kinds::hand) EXPECT_EQ(botzone::tile_of(botzone::word(tile)), tile);
    EXPECT_EQ(botzone::word(tiles::red), "J1");
    EXPECT_EQ(botzone::word(tiles::north), "F4");
    for (const char* none : {"", "W", "W0", "F5", "J4", "X1", "W10"}) EXPECT_FALSE(botzone::tile_of(none));
}

TEST(MjaiWords, EveryTileThereAndBack) {
    for (const Tile tile : kinds::hand) EXPECT_EQ(mjai::piece_of(mjai::word(tile)), Piece(tile));
    for (const Suit suit : {Suit::Characters, Suit::Dots, Suit::Bamboo})
        EXPECT_EQ(mjai::piece_of(mjai::word(Piece::red_five(suit))), Piece::red_five(suit));
    for (const char* none : {"", "?", "0m", "5x", "4mr", "Z", "5mrr"}) EXPECT_FALSE(mjai::piece_of(none));
}

TEST(BotzonePlayer, GoodOnesPlayTheSameHandInEveryForm) {
    std::string first;
    for (const std::string form : {"simple", "json"})
        for (const std::string life : {"keep", "turn"}) {
            // A program for every turn is slow to start; one form of those is enough.
            if (form == "simple" && life == "turn") continue;
            const std::string protocol = form == "json" ? "botzone-json:" : "botzone:";
            const std::string call = protocol + bot("botzone_bot.py", form + " " + life + " good");
            const Played played = play("mil", call, 1, Walls::Private);
            EXPECT_EQ(played.faults, BotFaults{}) << form << " " << life;
            if (first.empty()) first = played.records;
            EXPECT_EQ(played.records, first) << form << " " << life;
        }
}

TEST(BotzonePlayer, AGoodOnePlaysHandAfterHand) {
    const Played played =
        play("mil", "botzone:" + bot("botzone_bot.py", "simple keep good"), 6, Walls::Private);
    EXPECT_EQ(played.faults, BotFaults{});
    EXPECT_EQ(played.sums.hands, 6u);
}

TEST(BotzonePlayer, BadOnesLoseTheirTurns) {
    const auto with = [&](const std::string& manner, const ChildLimits& how) {
        const Played played =
            play("mil", "botzone:" + bot("botzone_bot.py", "simple keep " + manner), 1, Walls::Private, how);
        EXPECT_EQ(played.sums.hands, 1u);
        return played;
    };
    EXPECT_GE(with("slow", hasty).of(BotFault::Stalled), 1u);
    EXPECT_GE(with("dying", limits).of(BotFault::Died), 1u);
    EXPECT_GE(with("flooding", limits).of(BotFault::Flooded), 1u);
    EXPECT_GE(with("lying", limits).of(BotFault::Illegal), 1u);
    EXPECT_GE(with("babbling", limits).of(BotFault::Nonsense), 1u);
}

TEST(MjaiPlayer, AGoodOnePlays) {
    for (const std::string profile : {"riichi", "tenhou"}) {
        const Played played = play(profile, "mjai:" + bot("mjai_bot.py", "good"), 4, Walls::Shared);
        EXPECT_EQ(played.faults, BotFaults{}) << profile;
        EXPECT_EQ(played.sums.hands, 4u);
    }
}

TEST(MjaiPlayer, BadOnesLoseTheirTurns) {
    const auto with = [&](const std::string& manner, const ChildLimits& how) {
        return play("tenhou", "mjai:" + bot("mjai_bot.py", manner), 1, Walls::Shared, how);
    };
    EXPECT_GE(with("slow", hasty).of(BotFault::Stalled), 1u);
    EXPECT_GE(with("dying", limits).of(BotFault::Died), 1u);
    EXPECT_GE(with("flooding", limits).of(BotFault::Flooded), 1u);
    EXPECT_GE(with("lying", limits).of(BotFault::Illegal), 1u);
    EXPECT_GE(with("babbling", limits).of(BotFault::Nonsense), 1u);
}

TEST(Players, AProtocolThatCannotTellTheRulesIsRefused) {
    const auto rulebook = open_rulebook("riichi", suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    EXPECT_EQ(make_player("botzone:x", table, house).error(), PlayerFault::OtherRules);
    EXPECT_EQ(make_player("mjai:", table, house).error(), PlayerFault::NoCommand);
    EXPECT_EQ(make_player("nobody", table, house).error(), PlayerFault::Unknown);
}

}  // namespace
}  // namespace sifang::arena
