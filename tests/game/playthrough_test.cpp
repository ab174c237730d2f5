// Golden playthroughs: whole hands in words, under tests/playthroughs. SIFANG_WRITE_GOLDEN=1 writes them
// anew.

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

#include "game/played_hand.hpp"
#include "game/playthrough_text.hpp"
#include "game/script.hpp"
#include "rules/books/books.hpp"

namespace sifang::test {
namespace {

struct Golden {
    const char* profile;
    unsigned seed;
    Declaring declaring = Declaring::Assisted;
};
std::string name_of(const Golden& golden) {
    const bool competition = golden.declaring == Declaring::Competition;
    return std::string(golden.profile) + (competition ? "_competition_" : "_") + std::to_string(golden.seed);
}

void PrintTo(const Golden& golden, std::ostream* out) { *out << name_of(golden); }

/// Goes for the nearest complete hand, calls when that brings it nearer, and in a competition declares
/// whatever is complete: a player who knows the shapes and not the points.
class Player {
  public:
    Player(const Table& table) : table_(table) {}

    Action choose(const State& state, Wind seat, const Actions& legal) const {
        const SeatState& me = state.at(seat);
        Action best = legal[0];
        int most = -1'000;
        for (const Action& action : legal) {
            const int worth = worth_of(state, seat, me, action);
            if (worth <= most) continue;
            most = worth;
            best = action;
        }
        return best;
    }

  private:
    int distance(const Hand& hand) const { return shanten(table_.suits(), hand, table_.rulebook().shapes()); }

    int worth_of(const State& state, Wind seat, const SeatState& me, const Action& action) const {
        switch (action.kind) {
            case ActionKind::Win: return declares(state, seat, me) ? 900 : -900;
            case ActionKind::Flower: return 800;
            case ActionKind::Riichi: return 700;
            case ActionKind::Discard: return discard(me, action);
            case ActionKind::Pass: return 0;
            case ActionKind::Pung:
            case ActionKind::Chow: return claim(state, me, action);
            case ActionKind::Kong: return claim(state, me, action) + 1;
            case ActionKind::ConcealedKong:
            case ActionKind::AddedKong: return 600;
            case ActionKind::NineKinds: return 500;
        }
        return 0;
    }

    bool declares(const State& state, Wind seat, const SeatState& me) const {
        if (!why_no_assisted_win(table_, state, seat)) return true;
        if (state.phase == Phase::Claims)
            return !state.at_stake.is_flower() && me.waits.has(state.at_stake.tile());
        return me.hand.standing.total() % 3 == 2 && distance(me.hand) < 0;
    }

    /// The nearer the rest the better; then honours and terminals go first, and single tiles before others.
    int discard(const SeatState& me, const Action& action) const {
        if (action.piece.is_flower()) return -500;
        Hand rest = me.hand;
        const Tile tile = action.piece.tile();
        if (rest.standing.total() != rest.resting_size() + 1) return 0;
        rest.standing.remove(tile);
        int worth = 100 - 10 * distance(rest) - 2 * static_cast<int>(me.hand.standing[tile]);
        if (tile.is_honor()) return worth + 3;
        worth += tile.rank() == 1 || tile.rank() == 9 ? 2 : 0;
        return worth - (action.piece.is_red() ? 1 : 0);
    }

    int claim(const State& state, const SeatState& me, const Action& action) const {
        const Tile tile = state.at_stake.tile();
        Hand after = me.hand;
        Meld meld{MeldKind::Pung, tile, Giver::Unknown};
        if (action.kind == ActionKind::Chow) {
            meld = {MeldKind::Chow, action.low, Giver::Unknown};
            for (unsigned nth = 0; nth < 3; ++nth)
                if (const Tile own = Tile::of_index(action.low.index() + nth); own != tile)
                    after.standing.remove(own);
        } else {
            after.standing.remove(tile);
            after.standing.remove(tile);
        }
        after.melds.push_back(meld);
        int nearest = 99;
        for (const Tile left : after.standing.present()) {
            Hand rest = after;
            rest.standing.remove(left);
            nearest = std::min(nearest, distance(rest));
        }
        const int before = distance(me.hand);
        // A chow of any kind opens the hand: only when it is far gone already.
        const int price = action.kind == ActionKind::Chow && me.hand.melds.empty() ? 1 : 0;
        return nearest < before - price ? 50 : -50;
    }

    const Table& table_;
};

std::string play(const Golden& golden) {
    const Table& table = table_of(golden.profile);
    Random random(golden.seed);
    HandSetup setup;
    setup.declaring = golden.declaring;
    setup.scores.fill(table.rulebook().session().start_points);
    setup.round = static_cast<Wind>(golden.seed % 2);
    if (table.rulebook().session().counters.has) {
        setup.counters = static_cast<int>(golden.seed % 3);
        setup.deposits = static_cast<int>(golden.seed % 2);
    }
    RandomSource bytes{random};
    const DealRule rule = table.deal_rule(setup);
    const Wall wall = shuffled(rule.flowers, bytes);
    const Dice dice = throw_dice(rule, bytes);
    const Break opened = *where_to_break(rule, Wind::East, dice);
    std::vector<Event> events;
    const Player player(table);
    const auto choose = [&](const State& state, Wind seat, const Actions& legal) {
        return player.choose(state, seat, legal);
    };
    play_hand(table, setup, Croupier(table.rules(), opened, wall), random, choose, events,
              [](const State&, const std::vector<Event>&) {});

    std::ostringstream out;
    out << golden.profile << ", seed " << golden.seed << ", "
        << (golden.declaring == Declaring::Competition ? "competition" : "assisted") << "\n";
    out << "round " << letter(setup.round) << ", counters " << setup.counters << ", deposits "
        << setup.deposits << ", everybody " << setup.scores[0] << "\n";
    out << "dice";
    for (const auto die : dice) out << ' ' << unsigned{die};
    out << ": the wall of " << letter(opened.owner) << " is opened at " << opened.count << "\n";
    out << tell_hand(table, setup, events, Wind::South);
    return out.str();
}

class Playthrough : public testing::TestWithParam<Golden> {};

TEST_P(Playthrough, ReadsAsWritten) {
    const std::filesystem::path path = std::filesystem::path(SIFANG_TEST_DATA).parent_path() /
                                       "playthroughs" / (name_of(GetParam()) + ".txt");
    const std::string told = play(GetParam());
    if (std::getenv("SIFANG_WRITE_GOLDEN")) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << told;
    }
    std::ifstream file(path);
    std::stringstream written;
    written << file.rdbuf();
    EXPECT_EQ(told, written.str()) << path;
}

constexpr auto contest = Declaring::Competition;
INSTANTIATE_TEST_SUITE_P(Every, Playthrough,
                         testing::Values(Golden{"mcr", 137}, Golden{"mcr", 45}, Golden{"mcr", 87, contest},
                                         Golden{"mcr", 137, contest}, Golden{"gb98", 7},
                                         Golden{"gb98", 23, contest}, Golden{"mil", 17}, Golden{"mil", 6},
                                         Golden{"hk", 108}, Golden{"hk", 27}, Golden{"hk", 8, contest},
                                         Golden{"zds", 118}, Golden{"zds", 25}, Golden{"zds", 9, contest},
                                         Golden{"riichi", 2}, Golden{"riichi", 104}, Golden{"tenhou", 20},
                                         Golden{"tenhou", 69}, Golden{"ema", 88}, Golden{"ema", 102},
                                         Golden{"wrc", 82}, Golden{"wrc", 104}),
                         [](const auto& golden) { return name_of(golden.param); });

}  // namespace
}  // namespace sifang::test
