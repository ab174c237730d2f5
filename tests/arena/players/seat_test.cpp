// Our bots at somebody else's table. Our own arena is that table: what a bot does when it sits there as a
// program of its own is what it does at home.

#include <gtest/gtest.h>
#include <memory>

#include "arena/botzone_seat.hpp"
#include "arena/botzone_words.hpp"
#include "arena/deal.hpp"
#include "arena/hand.hpp"
#include "arena/mjai_seat.hpp"
#include "arena/players.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "support/suits.hpp"
#include "tile/chance.hpp"

namespace sifang::arena {
namespace {

/// Compares what the mirror of a seat lets it do with what the table does, at every step of a hand.
class Watcher final : public Player {
  public:
    Watcher(const Table& table, std::unique_ptr<Bot> bot) : table_(table), bot_(std::move(bot)) {}
    bool watches() const override { return true; }
    void begin(const HandBegin& hand) override {
        bot_->begin(hand.seed);
        mirror_ = std::make_unique<SeatMirror>(table_, hand.setup, hand.seat);
        mine_ = hand.seat;
    }
    void see(const Event& event) override { EXPECT_TRUE(follow(event)); }
    bool follow(const Event& event) {
        if (const auto* dealt = std::get_if<Dealt>(&event)) {
            if (dealt->seat == mine_) own_ = dealt->pieces;
            return dealt->seat != Wind::North || mirror_->deal(own_);  // then all hands are dealt
        }
        if (const auto* drew = std::get_if<Drew>(&event))
            return mirror_->draw(drew->seat, drew->seat == mine_ ? std::optional(drew->piece) : std::nullopt);
        if (const auto* discarded = std::get_if<Discarded>(&event)) return mirror_->discard(*discarded);
        if (const auto* claimed = std::get_if<Claimed>(&event)) return mirror_->claim(*claimed);
        if (const auto* kong = std::get_if<KongMade>(&event)) return mirror_->kong(*kong);
        if (const auto* turned = std::get_if<IndicatorTurned>(&event))
            return mirror_->turn_indicator(turned->piece);
        return true;
    }
    Action choose(const Sight& sight) override {
        const Actions here = table_.legal(mirror_->state(), mine_);
        EXPECT_EQ(here, sight.legal());
        ++asked;
        const Action action = bot_->choose(sight);
        if (action.kind == ActionKind::Pass) mirror_->pass();
        return action;
    }
    unsigned asked = 0;

  private:
    const Table& table_;
    std::unique_ptr<Bot> bot_;
    std::unique_ptr<SeatMirror> mirror_;
    Wind mine_ = Wind::East;
    Pieces own_;
};

class Mirror : public testing::TestWithParam<std::pair<std::string, Walls>> {};

TEST_P(Mirror, LetsASeatDoWhatTheTableDoesSoak) {
    const auto& [profile, walls] = GetParam();
    const auto rulebook = open_rulebook(profile, suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    unsigned asked = 0;
    const std::uint64_t hands = soak_or(100, 10'000);
    for (std::uint64_t hand = 0; hand < hands; ++hand) {
        HandSetup setup;
        setup.walls = walls;
        setup.scores.fill(rulebook->session().start_points);
        std::array<std::unique_ptr<Watcher>, 4> watchers;
        Seated seated{};
        for (const Wind seat : all_winds) {
            const auto i = static_cast<std::size_t>(seat);
            watchers[i] = std::make_unique<Watcher>(table, house.make(hand % 2 ? "greedy" : "random"));
            watchers[i]->begin({hand * 4 + i, seat, setup});
            seated[i] = watchers[i].get();
        }
        const auto deal = ArenaDeal::of(table, setup, seed_of(3, hand));
        (void)play_hand(table, setup, deal.croupier(table, setup), seated, [](const Event&) {});
        for (const auto& watcher : watchers) asked += watcher->asked;
        if (HasFailure()) FAIL() << "hand " << hand;
    }
    EXPECT_GT(asked, 20 * hands);
}

INSTANTIATE_TEST_SUITE_P(Every, Mirror,
                         testing::Values(std::pair{"mil", Walls::Private}, std::pair{"riichi", Walls::Shared},
                                         std::pair{"tenhou", Walls::Shared}, std::pair{"ema", Walls::Shared}),
                         [](const auto& way) { return way.param.first; });

TEST(BotzoneSeat, PlaysWhatItIsTold) {
    const auto rulebook = open_rulebook("mil", suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    const auto bot = house.make("greedy");
    BotzoneSeat seat(table, *bot);
    EXPECT_EQ(seat.answer("0 1 0"), "PASS");
    EXPECT_EQ(seat.answer("1 0 0 0 0 W1 W2 W3 W4 W5 W6 W7 W8 W9 B1 B1 B1 T5"), "PASS");
    EXPECT_EQ(seat.answer("3 0 DRAW"), "PASS");
    // A pure straight waiting for 5 bamboo: 16 points and more.
    EXPECT_EQ(seat.answer("3 0 PLAY T5"), "HU");
    EXPECT_FALSE(seat.answer("3 7 PLAY T5"));
    EXPECT_FALSE(seat.answer("good morning"));
}

/// A table that has lost its mind: lines in any order, with any words.
TEST(BotzoneSeat, NothingItIsToldBreaksItSoak) {
    const auto rulebook = open_rulebook("mil", suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    Chance chance(9);
    const auto tile = [&] { return botzone::word(Tile::of_index(chance.below(Tile::hand_kinds))); };
    const auto any_line = [&]() -> std::string {
        const std::string seat = std::to_string(chance.below(4));
        // Few kinds, so that sets come about.
        const auto few = [&] { return "W" + std::to_string(1 + chance.below(6)); };
        switch (chance.below(12)) {
            case 0: return "0 " + seat + " 1";
            case 1:
            case 2: {
                std::string deal = "1 0 0 0 0";
                for (unsigned i = 0; i < 13; ++i) deal += " " + tile();
                return deal;
            }
            case 3: return "2 " + few();
            case 4: return "3 " + seat + " DRAW";
            case 5: return "3 " + seat + " PENG " + few();
            case 6: return "3 " + seat + " CHI " + few() + " " + few();
            case 7: return "3 " + seat + " GANG";
            case 8: return "3 " + seat + " BUGANG " + few();
            default: return "3 " + seat + " PLAY " + few();
        }
    };
    unsigned answered = 0;
    for (std::uint64_t game = soak_or(2'000, 200'000); game > 0; --game) {
        const auto bot = house.make("random");
        BotzoneSeat seat(table, *bot);
        for (unsigned i = 0; i < 60; ++i)
            if (seat.answer(any_line())) ++answered;
    }
    EXPECT_GT(answered, 100u);
}

TEST(MjaiSeat, PlaysWhatItIsTold) {
    const auto rulebook = open_rulebook("tenhou", suits());
    const Table table(*rulebook, suits());
    const BotHouse house(table);
    const auto bot = house.make("greedy");
    MjaiSeat seat(table, *bot, 1);
    const std::string start =
        R"([{"type":"start_game","id":1},{"type":"start_kyoku","bakaze":"E","kyoku":1,"honba":0,"kyotaku":0,)"
        R"("oya":0,"dora_marker":"N","scores":[25000,25000,25000,25000],"tehais":[["?"],)"
        R"(["2m","3m","4m","5m","6m","7m","3p","4p","5p","6s","7s","2s","2s"],["?"],["?"]]},)"
        R"({"type":"tsumo","actor":0,"pai":"?"},{"type":"dahai","actor":0,"pai":"E","tsumogiri":true},)"
        R"({"type":"tsumo","actor":1,"pai":"W"}])";
    EXPECT_EQ(seat.answer(start), R"({"type":"reach","actor":1})");
    EXPECT_EQ(seat.answer(R"([{"type":"reach","actor":1}])"),
              R"({"type":"dahai","actor":1,"pai":"W","tsumogiri":true})");
    EXPECT_EQ(seat.answer(R"([{"type":"dahai","actor":1,"pai":"W","tsumogiri":true},)"
                          R"({"type":"reach_accepted","actor":1},{"type":"tsumo","actor":2,"pai":"?"},)"
                          R"({"type":"dahai","actor":2,"pai":"8s","tsumogiri":false}])"),
              R"({"type":"hora","actor":1,"target":2,"pai":"8s"})");
    EXPECT_FALSE(seat.answer("good morning"));
}

}  // namespace
}  // namespace sifang::arena
