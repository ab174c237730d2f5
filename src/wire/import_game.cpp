#include "wire/import_game.hpp"

#include "game/session.hpp"
#include "wire/record_result.hpp"
#include "wire/record_writer.hpp"
#include "wire/told_result.hpp"

namespace sifang {
namespace {

/// The players by their numbers; names stay where they were.
Seating seating_of(const ToldHand& hand) {
    Seating seats{};
    for (unsigned seat = 0; seat < 4; ++seat) seats[seat] = (hand.dealer + seat) & 3;
    return seats;
}

RecordHand record_hand(const ToldHand& told, const HandSetup& setup, int number) {
    RecordHand hand;
    hand.number = number;
    hand.setup = setup;
    const Seating seats = seating_of(told);
    for (unsigned seat = 0; seat < 4; ++seat) hand.seats[seat] = static_cast<std::uint8_t>(seats[seat] + 1);
    if (told.dice)
        for (const int pips : *told.dice) hand.dice.push_back(static_cast<std::uint8_t>(pips));
    if (told.wall)
        for (const Piece piece : *told.wall) hand.wall.push_back(piece);
    if (told.own_walls)
        for (unsigned seat = 0; seat < 4; ++seat)
            for (const Piece piece : (*told.own_walls)[seat]) hand.walls[seat].push_back(piece);
    return hand;
}

/// How the next hand of a session should begin, beside how it is told.
std::optional<Difference> compare_setup(const SessionHand& due, const ToldHand& told) {
    const auto differ = [&](DifferenceKind kind, std::string_view as_told, std::string_view found) {
        return Difference{kind, 0, told.at, std::string(as_told), std::string(found)};
    };
    const auto compare = [&](DifferenceKind kind, int as_told, int found) -> std::optional<Difference> {
        if (as_told == found) return std::nullopt;
        return differ(kind, std::to_string(as_told), std::to_string(found));
    };
    if (told.round != due.setup.round)
        return differ(DifferenceKind::Round, std::string(1, letter(told.round)),
                      std::string(1, letter(due.setup.round)));
    if (const auto other = compare(DifferenceKind::Dealer, static_cast<int>(told.dealer) + 1,
                                   static_cast<int>(due.seats[0]) + 1))
        return other;
    if (const auto other = compare(DifferenceKind::Counters, told.counters, due.setup.counters)) return other;
    if (const auto other = compare(DifferenceKind::Deposits, told.deposits, due.setup.deposits)) return other;
    if (told.scores != due.setup.scores)
        return differ(DifferenceKind::Scores, points_text(told.scores), points_text(due.setup.scores));
    return std::nullopt;
}

class Import {
  public:
    Import(const Table& table, const ToldGame& game)
        : table_(table),
          game_(game),
          sessions_(table.rulebook()),
          session_(sessions_.begin()),
          writer_(out_.record, table.rulebook()) {
        const auto first = sessions_.hand(session_);
        in_session_ = game.session && first && !compare_setup(*first, game.hands[0]);
    }

    tl::expected<ImportedGame, GameDifference> run(std::string_view source) {
        RecordHeader header = header_for(table_.rulebook(), true, {"1", "2", "3", "4"});
        header.play = in_session_ ? RecordPlay::Session : RecordPlay::Hands;
        header.source = source;
        if (!game_.id.empty()) header.source += ":" + game_.id;
        writer_.begin(header);
        for (const ToldHand& hand : game_.hands)
            if (auto difference = take(hand)) return fail(std::move(*difference));
        if (in_session_)
            if (auto difference = close()) return fail(std::move(*difference));
        writer_.end();
        return std::move(out_);
    }

  private:
    tl::unexpected<GameDifference> fail(Difference difference) const {
        return tl::unexpected(GameDifference{number_, std::move(difference)});
    }

    std::optional<Difference> take(const ToldHand& hand) {
        ++number_;
        if (in_session_) {
            const auto due = sessions_.hand(session_);
            if (!due)
                return Difference{DifferenceKind::Length, 0, hand.at, std::to_string(number_),
                                  std::to_string(number_ - 1)};
            if (auto difference = compare_setup(*due, hand)) return difference;
        }
        auto played = play_over(table_, hand, game_.allowed);
        if (!played) return played.error();
        writer_.hand(record_hand(hand, played->setup, number_));
        ResultNotes notes;
        for (const Event& event : played->events) {
            notes.note(event);
            writer_.event(event);
        }
        const RecordResult result = result_of(table_, played->state, notes);
        writer_.result(result);
        ++out_.hands;
        out_.wins += static_cast<int>(result.winners.size());
        for (const Deviation deviation : played->deviations) out_.deviations.push_back({number_, deviation});
        if (!in_session_) return std::nullopt;
        sessions_.fold(session_, HandBegun{hand.dealer});
        if (const auto applied = sessions_.apply(session_, HandFinished{result.result}); !applied)
            return Difference{DifferenceKind::Paid, 0, hand.end.at, "", std::string(id(applied.error()))};
        return std::nullopt;
    }

    /// The end of the session, if it is told that this is it.
    std::optional<Difference> close() {
        if (!game_.final) return std::nullopt;
        const std::size_t at = game_.hands.back().end.at;
        if (sessions_.dealer_may_stop(session_)) step(DealerStops{});
        if (!sessions_.over(session_))
            return Difference{DifferenceKind::Length, 0, at, std::to_string(number_),
                              std::to_string(number_ + 1)};
        step(SessionClosed{});
        if (game_.final->scores != session_.scores)
            return Difference{DifferenceKind::Scores, 0, at, players_text(game_.final->scores),
                              players_text(session_.scores)};
        const SessionResult result = table_.rulebook().result(session_.scores);
        if (game_.final->results != result.result)
            return Difference{DifferenceKind::Result, 0, at, players_text(game_.final->results),
                              players_text(result.result)};
        return std::nullopt;
    }

    void step(const SessionEvent& event) {
        sessions_.fold(session_, event);
        writer_.session(event);
    }

    static std::string players_text(const std::array<int, 4>& points) {
        std::string text;
        for (const int each : points) text += (text.empty() ? "" : " ") + std::to_string(each);
        return text;
    }

    const Table& table_;
    const ToldGame& game_;
    SessionTable sessions_;
    Session session_;
    ImportedGame out_;
    RecordWriter writer_;
    bool in_session_ = false;
    int number_ = 0;
};

}  // namespace

tl::expected<ImportedGame, GameDifference> import_game(const Table& table, const ToldGame& game,
                                                       std::string_view source) {
    return Import(table, game).run(source);
}

}  // namespace sifang
