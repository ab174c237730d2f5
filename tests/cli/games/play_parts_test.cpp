// The parts of `sifang play`: keys, Enter, the sheet, the question after a hand.

#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "arena/deal.hpp"
#include "arena/hand.hpp"
#include "cli/play_person.hpp"
#include "cli/play_sheet.hpp"
#include "cli/rulebooks.hpp"
#include "rules/books/books.hpp"
#include "text/width.hpp"

namespace sifang::cli {
namespace {

/// Plays at random and looks whether a person in his place could make every legal move.
class KeyChecker final : public arena::Player {
  public:
    explicit KeyChecker(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}
    void begin(const arena::HandBegin& hand) override { bot_->begin(hand.seed); }
    sifang::Action choose(const Sight& sight) override {
        const auto moves = moves_of(sight.view());
        std::set<std::string> keys;
        for (const Move& move : moves) keys.insert(move.key);
        EXPECT_EQ(keys.size(), moves.size()) << "a key with two meanings";
        EXPECT_EQ(moves.size(), sight.legal().size());
        for (const sifang::Action& action : sight.legal()) EXPECT_NE(key_of(moves, action), "");
        for (const std::string reserved : {"q", "s", "?", ""}) EXPECT_FALSE(keys.contains(reserved));
        check_enter(sight);
        return bot_->choose(sight);
    }

  private:
    static void check_enter(const Sight& sight) {
        const auto enter = move_of_enter(sight.legal());
        const SeatView& view = sight.view();
        if (!enter) {
            EXPECT_FALSE(view.own.asked) << "a tile on the table can always be let go";
            EXPECT_FALSE(view.own.drawn && !view.own.drawn->is_flower()) << "the tile drawn can be discarded";
        } else if (enter->kind == ActionKind::Discard) {
            EXPECT_EQ(enter->piece, view.own.drawn);
            EXPECT_TRUE(enter->drawn);
        } else {
            EXPECT_TRUE(enter->kind == ActionKind::Pass || enter->kind == ActionKind::Flower);
        }
    }

    std::unique_ptr<Bot> bot_;
};

TEST(PlayMoves, EveryLegalMoveHasAKeyOfItsOwn) {
    const SuitTable suits;
    for (const std::string& id : rulebook_ids()) {
        const auto book = open_rulebook(std::string_view(id), suits);
        const sifang::Table table(*book, suits);
        const BotHouse house(table);
        std::array<std::unique_ptr<KeyChecker>, 4> players;
        arena::Seated seated{};
        for (std::size_t i = 0; i < 4; ++i) {
            players[i] = std::make_unique<KeyChecker>(house.make("random"));
            seated[i] = players[i].get();
        }
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            HandSetup setup;
            setup.scores.fill(book->session().start_points);
            for (const Wind seat : all_winds)
                seated[static_cast<std::size_t>(seat)]->begin({seed, seat, setup});
            const auto deal = arena::ArenaDeal::of(table, setup, seed);
            arena::play_hand(table, setup, deal.croupier(table, setup), seated, [](const Event&) {});
        }
    }
}

TEST(PlayMoves, EnterShowsAFlowerBeforeItPassesOrDiscards) {
    const sifang::Action pass{.kind = ActionKind::Pass}, win{.kind = ActionKind::Win},
        flower{.kind = ActionKind::Flower, .piece = Tile::of(Suit::Flowers, 3)},
        held{.kind = ActionKind::Discard, .piece = Tile::of(Suit::Dots, 1)},
        drawn{.kind = ActionKind::Discard, .piece = Tile::of(Suit::Dots, 2), .drawn = true};
    const auto enter = [](std::initializer_list<sifang::Action> list) {
        Actions legal;
        for (const sifang::Action& action : list) legal.push_back(action);
        return move_of_enter(legal);
    };
    EXPECT_EQ(enter({pass, flower}), flower);
    EXPECT_EQ(enter({held, drawn, flower}), flower);
    EXPECT_EQ(enter({win, pass}), pass);
    EXPECT_EQ(enter({held, drawn, win}), drawn);
    EXPECT_EQ(enter({held}), std::nullopt);
    EXPECT_EQ(enter({held, win}), std::nullopt);
}

TEST(PlayView, FlowsPartsWithoutBreakingThem) {
    EXPECT_EQ(flow({"one two", "three", "four"}, " · ", 15),
              (std::vector<std::string>{"one two · three", "four"}));
    EXPECT_EQ(flow({"longer than that"}, " ", 5), (std::vector<std::string>{"longer than that"}));
    EXPECT_TRUE(flow({}, " ", 5).empty());
}

TEST(PlaySheet, TablePointsInTwelfths) {
    EXPECT_EQ(twelfths_text(48), "4");
    EXPECT_EQ(twelfths_text(18), "1.5");
    EXPECT_EQ(twelfths_text(28), "2.33");
    EXPECT_EQ(twelfths_text(0), "0");
    EXPECT_EQ(twelfths_text(-6), "−0.5");
}

/// A session with every kind of row, as zds counts it: deposits, counters, places.
TEST(PlaySheet, ShowsRowsTotalsAndPlaces) {
    const SuitTable suits;
    const auto book = open_rulebook("zds", suits);
    const SessionTable rules(*book);
    Session session = rules.begin();
    ASSERT_TRUE(rules.apply(session, DealerThrown{1}));
    const auto hand = [&](HandResult result) {
        ASSERT_TRUE(rules.apply(session, HandBegun{rules.due_seats(session)[0]}));
        ASSERT_TRUE(rules.apply(session, HandFinished{.result = result}));
    };
    HandResult won;
    won.end = End::Won;
    won.winners.push_back({Wind::East, By::Discard, Wind::South, tiles::east, 2'000});
    won.payments = {2'000, -2'000, 0, 0};
    hand(won);
    HandResult drawn;
    drawn.end = End::Exhausted;
    drawn.payments = {-1'000, 0, 0, 0};
    drawn.deposited = {1, 0, 0, 0};
    drawn.deposits = 1;
    hand(drawn);
    const Sheet now = sheet(*book, session);
    const std::array<std::string, 4> names{"Ana", "Bo", "Chen", "Dai"};
    const Words words(Language::En);
    const Look look;
    const PlaySheet view(now, names, words, look);
    EXPECT_EQ(view.hands(),
              "\nSheet\n"
              "  Hand            Dealer  Won by            Ana     Bo   Chen    Dai\n"
              "     1  East 1    Bo      Bo from Chen        0  +2000  −2000      0\n"
              "     2  East 1-1  Bo      Exhausted wall      0  −1000      0      0\n"
              "                          Total           30000  31000  28000  30000\n"
              "  Deposits on the table: 1000 points.\n");
    EXPECT_EQ(view.scores(), "Ana 30000 · Bo 31000 · Chen 28000 · Dai 30000");
    EXPECT_NE(view.standings().find("   1  Bo      31000"), std::string::npos) << view.standings();
}

TEST(PlayPerson, AfterAHandOnlyKnownKeysCount) {
    const SuitTable suits;
    const auto book = open_rulebook("riichi", suits);
    const Words words(Language::En);
    const auto wish = [&](const std::string& typed, bool may_stop) {
        std::istringstream in(typed);
        std::ostringstream out, err;
        const Context context{words, in, out, err, {}, {}, {}, {}, {}};
        const PlayView view(*book, words, context.look);
        return Person(context, view, nullptr).after_hand(may_stop);
    };
    EXPECT_EQ(wish("\n", false), AfterHand::NextHand);
    EXPECT_EQ(wish(" \r\n", true), AfterHand::NextHand);
    EXPECT_EQ(wish("q\n", true), AfterHand::Leave);
    EXPECT_EQ(wish("", true), AfterHand::Leave);
    EXPECT_EQ(wish("s\n", true), AfterHand::EndSession);
    EXPECT_EQ(wish("s\nx\nq\n", false), AfterHand::Leave);
    EXPECT_EQ(wish("x\ns\n", true), AfterHand::EndSession);
}

}  // namespace
}  // namespace sifang::cli
