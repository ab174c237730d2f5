// Other people's bots: good ones play, bad ones lose their turns and are reported, and the table goes on.

#include "arena/child.hpp"

#include <gtest/gtest.h>

#include "arena/botzone_words.hpp"
#include "arena/mjai_words.hpp"
#include "arena/players.hpp"
#include "arena/sim.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"
#include "wire/record_replay.hpp"

namespace sifang::arena {
namespace {

using std::chrono::milliseconds;

// So generous that no machine is busy enough to make a good program late; short where it stalls on purpose.
const ChildLimits limits{.answer = milliseconds(300'000), .first_answer = milliseconds(300'000)};
const ChildLimits hasty{.answer = milliseconds(300), .first_answer = milliseconds(1'500)};

std::string bot(const std::string& file, const std::string& how) {
    return std::string("python3 ") + SIFANG_TEST_BOTS + "/" + file + " " + how;
}

struct Played {
    SimSums sums;
    BotFaults faults{};
    std::optional<FirstFault> first;
    std::string records;
    std::uint64_t of(BotFault fault) const { return faults[static_cast<std::size_t>(fault)]; }
};

/// The record stands: whatever the guest did, the table played by the rules.
void expect_record_stands(const std::string& text) {
    RecordReader reader(bytes_of(text), families(), suits());
    Replay replay(reader, suits());
    ReplayStep step{};
    do step = replay.next();
    while (step < ReplayStep::Finished);
    EXPECT_EQ(step, ReplayStep::Finished);
}

/// One of the four is the guest, the others play at random.
Played play(const std::string& profile, const std::string& guest, SimPlan plan,
            const ChildLimits& how = limits) {
    const auto rulebook = open_rulebook(profile, suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    plan.seed = 2;
    Simulation simulation{table, plan, {}, true, {}, {}, {}};
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
    simulation.failed = [&](std::size_t player, const FirstFault& first) {
        EXPECT_EQ(player, 1u);
        played.first = first;
    };
    played.sums = simulate(simulation, 1).sums;
    played.faults = played.sums.players[1].faults;
    EXPECT_EQ(played.first.has_value(), played.faults != BotFaults{});
    expect_record_stands(played.records);
    return played;
}
Played play(const std::string& profile, const std::string& guest, std::uint64_t hands, Walls walls,
            const ChildLimits& how = limits) {
    return play(profile, guest, {.hands = hands, .walls = walls}, how);
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

TEST(Child, ProcessorTimeIsLimited) {
    ChildLimits small = limits;
    small.processor_seconds = 1;
    Child busy("while true; do :; done", small);
    EXPECT_EQ(busy.read_line().error(), BotFault::Died);
}

TEST(Child, ItsLastWordsAreKeptHoweverMuchItSays) {
    Child brief("echo 'no such model' >&2; exit 3", limits);
    EXPECT_EQ(brief.read_line().error(), BotFault::Died);
    EXPECT_EQ(brief.last_words(), "no such model");
    // More than a pipe holds: it is heard while the answer is waited for.
    Child chatty("for i in $(seq 1 20000); do echo \"complaint $i\" >&2; done; echo yes", limits);
    EXPECT_EQ(chatty.read_line().value(), "yes");
    EXPECT_EQ(chatty.last_words(),
              "complaint 19996\ncomplaint 19997\ncomplaint 19998\ncomplaint 19999\ncomplaint 20000");
    Child rude("printf 'a\\033[31mb\\n' >&2", limits);
    EXPECT_EQ(rude.read_line().error(), BotFault::Died);
    EXPECT_EQ(rude.last_words(), "a [31mb");
    // Who complains for ever has no more time than who is silent.
    Child endless("while true; do echo no >&2; done", hasty);
    EXPECT_EQ(endless.read_line().error(), BotFault::Stalled);
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

struct Manner {
    std::string name;
    std::optional<BotFault> fault;  ///< none: it plays well
    const ChildLimits& limits;
};
const std::vector<Manner> manners{
    {"good", std::nullopt, limits},          {"slow", BotFault::Stalled, hasty},
    {"lying", BotFault::Illegal, limits},    {"dying", BotFault::Died, limits},
    {"flooding", BotFault::Flooded, limits}, {"babbling", BotFault::Nonsense, limits}};

/// It loses its turns by the book, hand after hand, and the session goes on to its end.
void expect_session(const Manner& manner, const Played& played) {
    EXPECT_EQ(played.sums.sessions, 1u);
    EXPECT_GE(played.sums.hands, 4u);
    std::uint64_t all = 0;
    for (const std::uint64_t count : played.faults) all += count;
    if (!manner.fault) {
        EXPECT_EQ(all, 0u);
        return;
    }
    // It is given another chance in every hand.
    EXPECT_GE(played.of(*manner.fault), played.sums.hands / 2);
    EXPECT_EQ(played.of(*manner.fault), all) << "and nothing else is held against it";
    ASSERT_TRUE(played.first);
    EXPECT_EQ(played.first->note.fault, *manner.fault);
    EXPECT_EQ(played.first->game, 1u);
    EXPECT_EQ(played.first->hand, 1);
}

TEST(MjaiPlayer, EveryKindPlaysAWholeSessionSoak) {
    for (const Manner& manner : manners) {
        // The last two fail in other words than those before them, and are told apart in a hand above.
        if (soak_or(0, 1) == 0 && (manner.name == "flooding" || manner.name == "babbling")) continue;
        SCOPED_TRACE(manner.name);
        expect_session(manner, play("tenhou", "mjai:" + bot("mjai_bot.py", manner.name), {.sessions = 1},
                                    manner.limits));
    }
}

TEST(BotzonePlayer, EveryKindPlaysAWholeSessionSoak) {
    for (const Manner& manner : manners) {
        // Every hand of it is a game for Botzone, and a program that fails is started anew each time.
        if (soak_or(0, 1) == 0 && manner.name != "good") continue;
        SCOPED_TRACE(manner.name);
        expect_session(manner, play("mil", "botzone:" + bot("botzone_bot.py", "simple keep " + manner.name),
                                    {.sessions = 1, .walls = Walls::Private}, manner.limits));
    }
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
