// A seat sees only its view: two hands that differ only in what it cannot see give it the same bytes.
//
// A hand is played at random and stopped somewhere. Then it is played again with the same public course but
// with other tiles where the viewer saw only backs: the standing tiles of the others and the rest of the wall
// change places, a kong that lies face down becomes one of another kind. Views and events must be the same.

#include <algorithm>
#include <gtest/gtest.h>

#include "game/pieces.hpp"
#include "game/played_hand.hpp"
#include "game/playthrough_text.hpp"
#include "game/script.hpp"
#include "support/soak.hpp"

namespace sifang::test {
namespace {

struct Way {
    const char* profile;
    Declaring declaring = Declaring::Assisted;
};

std::string name_of(const Way& way) {
    return std::string(way.profile) + (way.declaring == Declaring::Competition ? "_competition" : "");
}
void PrintTo(const Way& way, std::ostream* out) { *out << name_of(way); }

using Viewer = std::optional<Wind>;

/// Where a tile came from: the nth piece of an event.
struct Slot {
    std::size_t event = 0, nth = 0;
};

Piece& piece_at(std::vector<Event>& events, Slot slot) {
    if (auto* dealt = std::get_if<Dealt>(&events[slot.event])) return dealt->pieces[slot.nth];
    return std::get<Drew>(events[slot.event]).piece;
}

/// Follows every tile of every seat from where it came, so that it is known which were never seen.
class Tracker {
  public:
    explicit Tracker(std::vector<Event>& events) : events_(events) {
        for (std::size_t i = 0; i < events_.size(); ++i) follow(i);
    }
    const std::vector<Slot>& standing(Wind seat) const { return standing_[static_cast<unsigned>(seat)]; }
    struct FaceDown {
        std::size_t event;  ///< where it was laid down
        std::vector<Slot> slots;
    };
    const std::vector<FaceDown>& kongs() const { return kongs_; }

  private:
    void follow(std::size_t i) {
        const Event& event = events_[i];
        if (const auto* e = std::get_if<Dealt>(&event))
            for (std::size_t n = 0; n < e->pieces.size(); ++n) at(e->seat).push_back({i, n});
        if (const auto* e = std::get_if<Drew>(&event)) at(e->seat).push_back({i, 0});
        if (const auto* e = std::get_if<FlowerShown>(&event)) take(e->seat, e->piece, true);
        if (const auto* e = std::get_if<Discarded>(&event)) take(e->seat, e->piece, e->drawn);
        if (const auto* e = std::get_if<Claimed>(&event)) claimed(*e);
        if (const auto* e = std::get_if<KongMade>(&event)) {
            const bool concealed = e->kind == MeldKind::ConcealedKong;
            FaceDown kong{i, {}};
            if (!concealed)
                take(e->seat, e->piece, true);
            else
                for (int n = 0; n < 4; ++n) kong.slots.push_back(take_kind(e->seat, e->piece.tile(), false));
            if (concealed) kongs_.push_back(kong);
        }
    }
    void claimed(const Claimed& e) {
        unsigned reds = e.reds;
        const auto own = [&](Tile tile) {
            const bool red = reds > 0 && tile.is_suited() && tile.rank() == 5;
            reds -= red;
            take(e.seat, red ? Piece::red_five(tile.suit()) : Piece(tile), false);
        };
        if (!e.meld.is_chow())
            for (unsigned n = 1; n < e.meld.size(); ++n) own(e.meld.tile);
        else
            for (unsigned n = 0; n < 3; ++n)
                if (const Tile tile = run_tile(e.meld.tile, n); tile != e.piece.tile()) own(tile);
    }
    /// The newest such tile or the oldest: what was discarded as drawn is the newest.
    void take(Wind seat, Piece piece, bool newest) {
        auto& slots = at(seat);
        for (std::size_t n = 0; n < slots.size(); ++n) {
            const std::size_t i = newest ? slots.size() - 1 - n : n;
            if (piece_at(events_, slots[i]) != piece) continue;
            slots.erase(slots.begin() + static_cast<std::ptrdiff_t>(i));
            return;
        }
        FAIL() << "a tile from nowhere";
    }
    Slot take_kind(Wind seat, Tile tile, bool newest) {
        for (const Slot slot : at(seat))
            if (piece_at(events_, slot).tile() == tile) {
                take(seat, piece_at(events_, slot), newest);
                return slot;
            }
        ADD_FAILURE() << "a kong from nowhere";
        return {};
    }
    std::vector<Slot>& at(Wind seat) { return standing_[static_cast<unsigned>(seat)]; }

    std::vector<Event>& events_;
    std::array<std::vector<Slot>, 4> standing_{};
    std::vector<FaceDown> kongs_;
};

/// Everything that has not left the wall.
std::vector<Piece> unseen_rest(const Table& table, const State& state) {
    std::vector<Piece> rest;
    for (const Tile tile : kinds::hand) {
        unsigned left = 4 - state.out[tile];
        unsigned reds = 0;
        if (tile.is_suited() && tile.rank() == 5)
            reds = static_cast<unsigned>(table.rules().red_fives[static_cast<unsigned>(tile.suit())]) -
                   reds_of(state.reds_out, tile);
        for (; left > 0; --left) {
            rest.push_back(reds > 0 ? Piece::red_five(tile.suit()) : Piece(tile));
            reds -= reds > 0;
        }
    }
    return rest;
}

/// Other tiles where the viewer saw backs. Hands that riichi vouches for stay as they are.
void change_the_unseen(const Table& table, const State& state, std::vector<Event>& events, Viewer viewer,
                       Random& random) {
    const Tracker tracker(events);
    std::vector<Piece> rest = unseen_rest(table, state);
    std::vector<Piece*> places;
    for (Piece& piece : rest) places.push_back(&piece);
    for (const Wind seat : all_winds) {
        if (seat == viewer || state.at(seat).riichi || (state.riichi_pending && state.giver == seat))
            continue;
        for (const Slot slot : tracker.standing(seat)) {
            Piece& piece = piece_at(events, slot);
            if (!piece.is_flower()) places.push_back(&piece);
        }
    }
    for (std::size_t i = places.size(); i > 1; --i)
        std::swap(*places[i - 1], *places[random.below(static_cast<unsigned>(i))]);

    // A kong that lies face down is of any kind that nobody has seen.
    if (table.rules().concealed_kong_seen != ConcealedKongSeen::AtOnce)
        for (const auto& kong : tracker.kongs()) {
            auto& made = std::get<KongMade>(events[kong.event]);
            if (made.seat == viewer) continue;
            for (const Tile other : kinds::hand) {
                if (std::count(rest.begin(), rest.end(), Piece(other)) != 4 || random.one_in(3)) continue;
                std::replace(rest.begin(), rest.end(), Piece(other), made.piece);
                for (const Slot slot : kong.slots) piece_at(events, slot) = other;
                made.piece = other;
                break;
            }
        }
}

/// Plays the same public course again; nothing when the changed tiles cannot have taken it.
class Again {
  public:
    Again(const Table& table, const HandSetup& setup) : table_(table), state_(table.begin(setup)) {}

    bool play(const std::vector<Event>& events) {
        for (const Event& event : events)
            if (!std::visit([this](const auto& e) { return take(e); }, event)) return false;
        return true;
    }
    const State& state() const { return state_; }
    const std::vector<Event>& events() const { return events_; }

  private:
    template <class From>
    bool take(const From& e) {
        if constexpr (std::is_same_v<From, Dealt>) return give({e.pieces.begin(), e.pieces.size()});
        if constexpr (std::is_same_v<From, Drew> || std::is_same_v<From, IndicatorTurned> ||
                      std::is_same_v<From, UnderTurned>)
            return give({&e.piece, 1});
        if constexpr (std::is_same_v<From, Answered>) return answer(e);
        if constexpr (std::is_same_v<From, Discarded>) {
            const auto kind = e.riichi ? ActionKind::Riichi : ActionKind::Discard;
            return act(e.seat, {.kind = kind, .piece = e.piece, .drawn = e.drawn});
        }
        if constexpr (std::is_same_v<From, FlowerShown>)
            return act(e.seat, {.kind = ActionKind::Flower, .piece = e.piece});
        if constexpr (std::is_same_v<From, FlowersKept>) return act(e.seat, {});
        if constexpr (std::is_same_v<From, KongMade>) {
            const bool added = e.kind == MeldKind::AddedKong;
            return act(e.seat,
                       {.kind = added ? ActionKind::AddedKong : ActionKind::ConcealedKong, .piece = e.piece});
        }
        if constexpr (std::is_same_v<From, Claimed>) {
            pass_the_rest();
            return true;
        }
        return false;  // wins and their like show tiles
    }
    bool keep(const tl::expected<Events, Refused>& done) {
        if (!done) return false;
        for (const Event& event : *done) events_.push_back(event);
        return true;
    }
    bool give(std::span<const Piece> pieces) {
        pass_the_rest();
        return keep(table_.give(state_, pieces));
    }
    bool act(Wind seat, const Action& action) {
        pass_the_rest();
        return keep(table_.apply(state_, seat, action));
    }
    bool answer(const Answered& e) {
        if (state_.answers[static_cast<unsigned>(e.seat)].state != AnswerState::Asked) return true;
        if (!keep(table_.apply(state_, e.seat, e.action))) keep(table_.apply(state_, e.seat, {}));
        return true;
    }
    /// Who is asked now and was not before says nothing.
    void pass_the_rest() {
        for (const Wind seat : all_winds)
            if (state_.phase == Phase::Claims &&
                state_.answers[static_cast<unsigned>(seat)].state == AnswerState::Asked)
                keep(table_.apply(state_, seat, {}));
    }

    const Table& table_;
    State state_;
    std::vector<Event> events_;
};

std::string seen_course(const Table& table, const std::vector<Event>& events, Viewer viewer) {
    std::string out;
    for (const Event& event : events)
        if (const auto known = seen(table, event, viewer)) out += tell(table, *known) + "\n";
    return out;
}

class Secrecy : public testing::TestWithParam<Way> {
  protected:
    const Table& table = table_of(GetParam().profile);
    Random random{20'261'117};
    std::uint64_t compared = 0, changed = 0, other_asked = 0;

    struct Stop {
        State state;
        std::size_t events;
    };

    /// A hand up to a step somewhere in it.
    std::optional<Stop> play_somewhere(HandSetup& setup, std::vector<Event>& events) {
        setup.declaring = GetParam().declaring;
        setup.scores.fill(table.rulebook().session().start_points);
        const unsigned stop_at = random.below(160);
        std::optional<Stop> stop;
        unsigned step = 0;
        const Chooser choose = random.one_in(3) ? any_action(random) : eager(table, random);
        play_hand(table, setup, random_croupier(table, setup, random), random, choose, events,
                  [&](const State& state, const std::vector<Event>& so_far) {
                      const bool claims = state.phase == Phase::Claims;
                      // Every second time a moment in which somebody is asked.
                      if (!stop && step++ >= stop_at && (claims || stop_at % 2 == 0))
                          stop = Stop{state, so_far.size()};
                  });
        if (!stop || stop->state.phase == Phase::Over || stop->state.phase == Phase::Counting ||
            stop->state.phase == Phase::UnderIndicators)
            return std::nullopt;
        events.resize(stop->events);
        return stop;
    }

    /// Said a claim and waits for the others: that he waits is theirs to tell.
    static bool has_claimed(const State& state, Viewer viewer) {
        if (state.phase != Phase::Claims || !viewer) return false;
        const Answer& answer = state.answers[static_cast<unsigned>(*viewer)];
        return answer.state == AnswerState::Given && answer.action.kind != ActionKind::Pass;
    }

    /// What others have said to the tile on the table is not known either: the second time they say nothing
    /// yet.
    static void forget_answers(std::vector<Event>& events, Viewer viewer) {
        std::size_t said = events.size();
        while (said > 0 && std::holds_alternative<Answered>(events[said - 1])) --said;
        const auto hidden = [&](const Event& event) { return std::get<Answered>(event).seat != viewer; };
        events.erase(std::remove_if(events.begin() + static_cast<std::ptrdiff_t>(said), events.end(), hidden),
                     events.end());
    }

    void expect_same(const State& state, const std::vector<Event>& events, const HandSetup& setup,
                     Viewer viewer) {
        std::vector<Event> other = events;
        change_the_unseen(table, state, other, viewer, random);
        if (state.phase == Phase::Claims) forget_answers(other, viewer);
        Again again(table, setup);
        if (has_claimed(state, viewer) || !again.play(other)) return;
        const State& twin = again.state();
        // The end of a hand is there for all to see, at once when nobody is asked about the last tile.
        if (twin.phase == Phase::Over) return;
        ++compared;
        changed += twin != state;
        other_asked += (twin.phase == Phase::Claims) != (state.phase == Phase::Claims);
        EXPECT_EQ(tell(spectator_view(table, twin)), tell(spectator_view(table, state)));
        EXPECT_EQ(spectator_view(table, twin), spectator_view(table, state));
        EXPECT_EQ(seen_course(table, again.events(), viewer), seen_course(table, events, viewer));
        if (!viewer) return;
        const SeatView before = view(table, state, *viewer), after = view(table, twin, *viewer);
        EXPECT_EQ(tell(after), tell(before));
        EXPECT_EQ(after, before);
    }
};

TEST_P(Secrecy, WhatASeatCannotSeeDoesNotChangeWhatItSeesSoak) {
    const auto hands = soak_or(400, 20'000);
    for (std::uint64_t hand = 0; hand < hands && !HasFailure(); ++hand) {
        HandSetup setup;
        std::vector<Event> events;
        const auto stop = play_somewhere(setup, events);
        if (!stop) continue;
        for (const Wind seat : all_winds) expect_same(stop->state, events, setup, seat);
        expect_same(stop->state, events, setup, std::nullopt);
    }
    EXPECT_GT(compared, hands / 2);
    EXPECT_GT(changed, compared / 2) << "most have other tiles";
    const bool all_are_asked = GetParam().declaring == Declaring::Competition;
    EXPECT_GE(other_asked, all_are_asked ? 0 : compared / 50) << "and some ask other seats";
}

// The two moments in which a table that waits for an answer could give itself away, spelled out.

TEST(SecrecyOf, ARiichiThatOthersAreAskedAbout) {
    HandSetup setup;
    setup.scores.fill(30'000);
    Script nobody("zds", "E 9m; S 234m567m45p22p678s; N 1m1p", setup);
    Script somebody("zds", "E 9m; S 234m567m45p22p678s; W 99s; N 1m1p", setup);
    for (Script* hand : {&nobody, &somebody})
        hand->play("E draws 9p; E discards 9m; S draws 9s; S riichi 9s");
    ASSERT_NE(nobody.state().phase, Phase::Claims);
    ASSERT_EQ(somebody.state().phase, Phase::Claims);
    EXPECT_EQ(nobody.view("N").table.seats[1], somebody.view("N").table.seats[1]);
    EXPECT_EQ(nobody.view("N").table.deposits, somebody.view("N").table.deposits);
}

TEST(SecrecyOf, AKongThatOthersAreAskedAbout) {
    Script nobody("mcr", "E 9s; S 99s1m");
    Script somebody("mcr", "E 9s; S 99s1m; N 123m456p78s22sFFF");
    for (Script* hand : {&nobody, &somebody})
        hand->play("E discards 9s; S pungs; S discards 1m; S draws 9s; S adds 9s");
    ASSERT_EQ(somebody.state().phase, Phase::Claims);
    const auto seen_kong = [](const Script& hand) { return hand.view("W").table.seats[1]; };
    EXPECT_EQ(seen_kong(nobody), seen_kong(somebody));
    EXPECT_EQ(nobody.view("W").table.phase, somebody.view("W").table.phase);
}

/// Tiles in an event, as the viewer gets to know it.
struct Tiles {
    std::vector<Piece> all;
    void operator()(const Dealt& e) { all.assign(e.pieces.begin(), e.pieces.end()); }
    void operator()(const Drew& e) { all = {e.piece}; }
    void operator()(const KongMade& e) {
        if (e.kind == MeldKind::ConcealedKong) all = {e.piece};
    }
    void operator()(const auto&) {}
};

TEST_P(Secrecy, AnEventNeverCarriesATileThatIsHidden) {
    for (int hand = 0; hand < 20; ++hand) {
        HandSetup setup;
        setup.declaring = GetParam().declaring;
        std::vector<Event> events;
        play_hand(table, setup, random_croupier(table, setup, random), random, eager(table, random), events,
                  [](const State&, const std::vector<Event>&) {});
        const bool face_up = table.rules().concealed_kong_seen == ConcealedKongSeen::AtOnce;
        for (const Event& event : events)
            for (const Viewer viewer : {Viewer(), Viewer(Wind::East), Viewer(Wind::South), Viewer(Wind::West),
                                        Viewer(Wind::North)}) {
                const auto known = seen(table, event, viewer);
                const auto seat_of = [](const auto& e) {
                    if constexpr (requires { e.seat; }) return Viewer(e.seat);
                    return Viewer();
                };
                const Viewer owner = std::visit(seat_of, event);
                if (std::holds_alternative<Answered>(event)) {
                    EXPECT_EQ(known.has_value(), owner == viewer) << "what is said is not known yet";
                    continue;
                }
                ASSERT_TRUE(known);
                if (owner == viewer) {
                    EXPECT_EQ(*known, event) << "his own tiles he sees";
                    continue;
                }
                Tiles tiles;
                std::visit(tiles, *known);
                for (const Piece piece : tiles.all)
                    EXPECT_TRUE(piece.is_back() || (face_up && std::holds_alternative<KongMade>(event)))
                        << tell(table, event);
            }
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Secrecy,
                         testing::Values(Way{"mcr"}, Way{"gb98"}, Way{"mil"}, Way{"hk"}, Way{"zds"},
                                         Way{"riichi"}, Way{"tenhou"}, Way{"ema"}, Way{"wrc"},
                                         Way{"mcr", Declaring::Competition},
                                         Way{"zds", Declaring::Competition}),
                         [](const auto& way) { return name_of(way.param); });

}  // namespace
}  // namespace sifang::test
