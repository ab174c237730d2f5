#pragma once
// Lines of a record at random: whatever they can hold.

#include "game/event.hpp"
#include "game/session_event.hpp"
#include "rules/rulebook.hpp"
#include "support/deck.hpp"
#include "wire/record.hpp"

namespace sifang::test {

/// Whatever an event can hold; what its kind does not use stays as it is in a fresh one.
class Making {
  public:
    Making(Random& random, const Rulebook& book)
        : random_(random), patterns_(static_cast<unsigned>(book.patterns().size())) {}

    Event event() {
        switch (random_.below(15)) {
            case 0: return Dealt{wind(), pieces()};
            case 1: return Drew{wind(), piece(), random_.one_in(2) ? DrawFrom::End : DrawFrom::Head};
            case 2: return IndicatorTurned{piece()};
            case 3: return UnderTurned{piece()};
            case 4: return FlowerShown{wind(), piece()};
            case 5: return FlowersKept{wind()};
            case 6: return Discarded{wind(), piece(), coin(), coin()};
            case 7: return Answered{wind(), action()};
            case 8: return claimed();
            case 9: return KongMade{wind(), coin() ? MeldKind::AddedKong : MeldKind::ConcealedKong, piece()};
            case 10: {
                Won won{wind(), coin() ? By::Draw : By::Discard, wind(), piece()};
                if (won.by == By::Draw) won.giver = won.seat;
                return won;
            }
            case 11: return Counted{wind(), claim()};
            case 12:
                return Misdeclared{
                    wind(), static_cast<WinVerdict>(random_.below(5)), payments(), coin(), coin(), coin()};
            case 13: return Sanctioned{sanction()};
            default: {
                HandEnded ended{static_cast<End>(random_.below(9)), payments(), {}};
                for (unsigned i = random_.below(4); i > 0; --i) ended.totals[i - 1] = number();
                return ended;
            }
        }
    }
    SessionEvent session_event() {
        const auto player = [&] { return static_cast<Player>(random_.below(4)); };
        switch (random_.below(9)) {
            case 0: return SeatsDrawn{seating()};
            case 1: return DealerThrown{player()};
            case 2: return SeatsFound{seating()};
            case 3: return TimeCalled{};
            case 4: return DealerStops{};
            case 5: return PointsCorrected{static_cast<int>(random_.below(20)), payments()};
            case 6: return PointsFined{player(), number()};
            case 7: return PlayerWarned{player()};
            default: return SessionClosed{};
        }
    }
    RecordHand hand() {
        RecordHand hand;
        hand.number = 1 + static_cast<int>(random_.below(1000));
        hand.setup = {wind(),
                      static_cast<int>(random_.below(30)),
                      static_cast<int>(random_.below(30)),
                      payments(),
                      coin() ? Declaring::Assisted : Declaring::Competition,
                      coin() ? Walls::Shared : Walls::Private};
        const Seating seats = seating();
        for (std::size_t i = 0; i < 4; ++i) hand.seats[i] = static_cast<std::uint8_t>(seats[i] + 1);
        for (unsigned i = random_.below(7); i > 0; --i)
            hand.dice.push_back(static_cast<std::uint8_t>(1 + random_.below(6)));
        if (coin()) hand.opened = Break{wind(), 1 + random_.below(72)};
        if (coin())
            for (unsigned i = random_.below(145); i > 0; --i) hand.wall.push_back(piece());
        if (coin())
            for (PrivateWall& wall : hand.walls)
                for (unsigned i = random_.below(35); i > 0; --i) wall.push_back(piece());
        if (coin()) {
            hand.label = text();
            hand.commitment = hex();
        }
        return hand;
    }
    RecordHeader header() {
        RecordHeader header;
        header.rules = text();
        header.hash = hex();
        for (std::string& player : header.players) player = text();
        header.play = coin() ? RecordPlay::Session : RecordPlay::Hands;
        if (coin()) header.source = text();
        if (coin()) {
            RecordFairness& fairness = header.fairness.emplace();
            fairness.event = text();
            fairness.session = text();
            fairness.table = text();
            for (unsigned i = random_.below(5); i > 0; --i)
                fairness.players.push_back({text(), hex(), hex(), hex()});
        }
        if (coin()) header.profile = R"({"id":"x","list":[1,{"a":null}]})";
        return header;
    }
    RecordResult result() {
        RecordResult result;
        result.result.end = static_cast<End>(random_.below(9));
        for (unsigned i = random_.below(4); i > 0; --i) {
            RecordWinner who;
            who.winner = {wind(), coin() ? By::Draw : By::Discard, wind(), piece(), number()};
            if (who.winner.by == By::Draw) who.winner.giver = who.winner.seat;
            for (const ClaimedPattern& each : claim())
                who.patterns.push_back(
                    {each.pattern, each.count, static_cast<std::int16_t>(random_.below(200))});
            for (std::uint8_t name = 0; name < record_figures.size(); ++name)
                if (coin()) who.figures.push_back({name, number()});
            if (coin()) who.flowers = static_cast<int>(random_.below(9));
            result.winners.push_back(who);
            result.result.winners.push_back(who.winner);
        }
        result.result.payments = payments();
        if (coin()) result.result.fines = payments();
        for (bool& waits : result.result.waiting) waits = coin();
        if (coin())
            for (std::uint8_t& sticks : result.result.deposited)
                sticks = static_cast<std::uint8_t>(random_.below(3));
        result.result.deposits = static_cast<int>(random_.below(9));
        result.scores = payments();
        if (coin()) {
            result.seed = hex();
            result.salt = hex();
        }
        return result;
    }
    Hex256 hex() {
        std::string digits;
        for (int i = 0; i < 64; ++i) digits += "0123456789abcdef"[random_.below(16)];
        return digits;
    }

  private:
    bool coin() { return random_.one_in(2); }
    Wind wind() { return static_cast<Wind>(random_.below(4)); }
    int number() { return static_cast<int>(random_.below(200'000)) - 100'000; }
    Piece piece() {
        const unsigned which = random_.below(Tile::kinds + 4);
        if (which < Tile::kinds) return Tile::of_index(which);
        if (which == Tile::kinds + 3) return Piece::back();
        return Piece::red_five(static_cast<Suit>(which - Tile::kinds));
    }
    Pieces pieces() {
        Pieces out;
        for (unsigned i = random_.below(15); i > 0; --i) out.push_back(piece());
        return out;
    }
    Payments payments() { return {number(), number(), 0, number()}; }
    Seating seating() {
        Seating seats{0, 1, 2, 3};
        for (unsigned i = 3; i > 0; --i) std::swap(seats[i], seats[random_.below(i + 1)]);
        return seats;
    }
    std::string text() {
        static constexpr const char* all[] = {"", "Ana", "西園寺 \"公\"", "a\\b\n\t", "E1+1", "\x01 ü"};
        return all[random_.below(6)];
    }
    Claim claim() {
        Claim claim;
        const unsigned first = random_.below(patterns_ - 20);
        for (unsigned i = random_.below(20); i > 0; --i)
            claim.push_back(
                {static_cast<PatternIndex>(first + i), static_cast<std::uint8_t>(random_.below(5))});
        return claim;
    }
    Action action() {
        Action action;
        action.kind = static_cast<ActionKind>(random_.below(11));
        switch (action.kind) {
            case ActionKind::Chow: action.low = Tile::of_index(random_.below(27)); [[fallthrough]];
            case ActionKind::Pung:
            case ActionKind::Kong: action.reds = static_cast<std::uint8_t>(random_.below(4)); break;
            case ActionKind::Discard:
            case ActionKind::Riichi:
            case ActionKind::Flower:
            case ActionKind::ConcealedKong:
            case ActionKind::AddedKong:
                action.piece = piece();
                action.drawn = coin();
                break;
            default: break;
        }
        return action;
    }
    Claimed claimed() {
        const Wind seat = wind();
        const auto giver = static_cast<Wind>((static_cast<unsigned>(seat) + 1 + random_.below(3)) & 3);
        const auto kind = static_cast<MeldKind>(random_.below(3));
        const auto suit = static_cast<Suit>(random_.below(3));
        const unsigned rank = 1 + random_.below(7), nth = kind == MeldKind::Chow ? random_.below(3) : 0;
        Claimed claim{seat,
                      giver,
                      {kind, Tile::of(suit, rank), static_cast<Giver>(turns_after(seat, giver))},
                      Tile::of(suit, rank + nth),
                      0};
        const bool takes_five = rank + nth == 5;
        const bool own_five = kind == MeldKind::Chow ? !takes_five && rank <= 5 && rank >= 3 : rank == 5;
        if (takes_five && coin()) claim.piece = Piece::red_five(suit);
        if (own_five && coin()) claim.reds = 1;
        return claim;
    }
    Sanction sanction() {
        Sanction sanction;
        sanction.kind =
            static_cast<SanctionKind>(random_.below(static_cast<unsigned>(SanctionKind::VoidHand) + 1));
        sanction.seat = wind();
        if (sanction.kind == SanctionKind::Pay) sanction.to = wind();
        if (sanction.kind <= SanctionKind::PayWinner) sanction.points = number();
        if (sanction.kind == SanctionKind::Expose) sanction.pieces = pieces();
        sanction.lifted = random_.one_in(4);
        return sanction;
    }

    Random& random_;
    unsigned patterns_;  ///< more than twenty
};

}  // namespace sifang::test
