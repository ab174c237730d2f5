#pragma once
// Records of games played at random, for whoever reads or replays them.

#include <string>

#include "game/played_hand.hpp"
#include "game/session.hpp"
#include "wire/record_result.hpp"
#include "wire/record_wall.hpp"
#include "wire/record_writer.hpp"

namespace sifang::test {

struct RecordWay {
    RecordPlay play = RecordPlay::Hands;
    Declaring declaring = Declaring::Assisted;
    Walls walls = Walls::Shared;
    bool in_order = false;  ///< the wall is told in the order taken, without dice
    bool wall_told = true;
    bool sanctions = false;  ///< a referee who sanctions now and then
    int most_hands = 16;
};

/// A sanction as it comes, now and then one that the table refuses.
inline Sanction random_sanction(const State& state, Random& random) {
    Sanction sanction;
    constexpr auto all = static_cast<unsigned>(SanctionKind::VoidHand) + 1, harmless = all - 3;
    sanction.kind = static_cast<SanctionKind>(random.below(random.one_in(20) ? all : harmless));
    sanction.lifted = random.one_in(4);
    sanction.seat = static_cast<Wind>(random.below(4));
    if (sanction.kind == SanctionKind::Pay)
        sanction.to = static_cast<Wind>((static_cast<unsigned>(sanction.seat) + 1 + random.below(3)) & 3);
    if (sanction.kind <= SanctionKind::PayWinner) sanction.points = 5 + static_cast<int>(random.below(40));
    if (sanction.kind == SanctionKind::Expose) {
        const auto present = state.at(sanction.seat).hand.standing.present();
        if (!present.empty()) sanction.pieces.push_back(present.first());
    }
    return sanction;
}

/// Plays one hand, every event into the writer.
inline RecordResult play_recorded(const Table& table, const RecordHand& hand, Croupier croupier,
                                  Random& random, const RecordWay& way, RecordWriter& out) {
    const Chooser choose = eager(table, random);
    State state = table.begin(hand.setup);
    ResultNotes notes;
    const auto keep = [&](const Event& event) {
        notes.note(event);
        out.event(event);
    };
    while (state.phase != Phase::Over) {
        serve(table, state, croupier, keep);
        if (state.phase == Phase::Over) break;
        if (way.sanctions && random.one_in(25))
            if (const auto done = table.sanction(state, random_sanction(state, random)))
                for (const Event& event : *done) keep(event);
        if (state.phase == Phase::Over) break;
        if (state.phase == Phase::Counting) {
            Claim claim;
            const auto score = table.rulebook().score(win_of(table, state, 0));
            if (score && !random.one_in(8))
                for (const CountedPattern& each : score->patterns)
                    if (!random.one_in(6)) claim.push_back({each.pattern, each.count});
            const auto counted = table.count(state, state.winners.back().seat, claim);
            for (const Event& event : *counted) keep(event);
            continue;
        }
        const unsigned first = random.below(4);
        for (unsigned i = 0; i < 4; ++i) {
            const auto seat = static_cast<Wind>((first + i) & 3);
            const Actions legal = table.legal(state, seat);
            if (legal.empty()) continue;
            const auto done = table.apply(state, seat, choose(state, seat, legal));
            for (const Event& event : *done) keep(event);
            break;
        }
    }
    return result_of(table, state, notes);
}

/// A record of hands or of a session, onto the end of `text`.
inline void play_record(const Rulebook& book, const SuitTable& suits, Random& random, const RecordWay& way,
                        std::string& text, RecordHeader header) {
    const Table table(book, suits);
    const SessionTable session_table(book);
    RecordWriter out(text, book);
    RandomSource bytes{random};
    header.play = way.play;
    out.begin(header);
    Session session = session_table.begin();
    if (way.play == RecordPlay::Session && book.session().first_dealer_thrown) {
        const DealerThrown thrown{static_cast<Player>(random.below(4))};
        session_table.fold(session, thrown);
        out.session(thrown);
    }
    for (int number = 1; number <= way.most_hands; ++number) {
        RecordHand hand;
        hand.number = number;
        if (way.play == RecordPlay::Session) {
            const auto next = session_table.hand(session);
            if (!next) break;
            hand.setup = next->setup;
            for (std::size_t seat = 0; seat < 4; ++seat)
                hand.seats[seat] = static_cast<std::uint8_t>(next->seats[seat] + 1);
            session_table.fold(session, HandBegun{next->seats[0]});
        } else {
            hand.setup.round = static_cast<Wind>(random.below(4));
            hand.setup.scores.fill(book.session().start_points);
        }
        hand.setup.declaring = way.declaring;
        hand.setup.walls = way.walls;
        const DealRule rule = table.deal_rule(hand.setup);
        const Wall wall = shuffled(rule.flowers, bytes);
        RecordHand told = hand;
        if (way.walls == Walls::Private) {
            for (std::size_t i = 0; i < wall.size(); ++i) told.walls[i / 34].push_back(wall[i].tile());
        } else {
            told.wall = pieces_of(wall, table.rules());
            if (!way.in_order) {
                told.dice = throw_dice(rule, bytes);
                told.opened = *where_to_break(rule, Wind::East, told.dice);
            }
        }
        Croupier croupier = **croupier_for(table, told);
        if (way.wall_told) hand = told;
        out.hand(hand);
        const RecordResult result = play_recorded(table, hand, croupier, random, way, out);
        out.result(result);
        if (way.play == RecordPlay::Session) session_table.fold(session, HandFinished{result.result});
    }
    out.end();
}

inline std::string play_record(const Rulebook& book, const SuitTable& suits, Random& random,
                               const RecordWay& way = {}) {
    std::string text;
    play_record(book, suits, random, way, text, header_for(book, true, {"Ana", "Bo", "Chen", "Dai"}));
    return text;
}

}  // namespace sifang::test
