// A written hand: what it pays, and the session after it.

#include <algorithm>
#include <numeric>

#include "contest/sheet.hpp"

namespace sifang::contest {
namespace {

template <class Values>
int sum_of(const Values& values) {
    return std::accumulate(values.begin(), values.end(), 0);
}

std::size_t most_winners(Winners winners) {
    return winners == Winners::Nearest ? 1 : winners == Winners::Two ? 2 : 3;
}

Wind seat_of(const Seating& seats, Player player) {
    return static_cast<Wind>(std::ranges::find(seats, player) - seats.begin());
}

bool names_players(const HandWritten& hand) {
    const auto is_player = [](std::optional<Player> p) { return !p || *p < 4; };
    return hand.dealer < 4 && std::ranges::all_of(
                                  hand.wins,
                                  [&](const WrittenWin& w) {
                                      return w.winner < 4 && is_player(w.giver) && is_player(w.liable);
                                  });
}

/// Whether one tile can have brought these wins and this end.
bool is_one_hand(const PlayRules& play, const HandWritten& hand) {
    const bool ends_without = hand.end != End::Won && hand.end != End::Void;
    if (!play.riichi.has && sum_of(hand.deposits) > 0) return false;
    const bool nagashi = hand.nagashi != std::array<bool, 4>{};
    if (nagashi && (!play.nagashi || !hand.wins.empty() || hand.end != End::Exhausted)) return false;
    if (hand.wins.empty()) return ends_without;
    for (std::size_t i = 0; i < hand.wins.size(); ++i) {
        const WrittenWin& win = hand.wins[i];
        if (win.giver == win.winner || win.liable == win.winner || (win.robbed && !win.giver)) return false;
        if (hand.wins.size() > 1 && (!win.giver || win.giver != hand.wins[0].giver)) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (hand.wins[j].winner == win.winner) return false;
    }
    return true;
}

/// The wins as they are settled: who is nearest to the giver first, for he takes counters and sticks.
std::vector<WrittenWin> settled_in_order(const Seating& seats, const std::vector<WrittenWin>& wins) {
    std::vector<WrittenWin> out = wins;
    if (out.size() < 2) return out;
    const auto from_giver = [&](const WrittenWin& win) {
        return (static_cast<unsigned>(seat_of(seats, win.winner)) -
                static_cast<unsigned>(seat_of(seats, *win.giver))) &
               3;
    };
    std::ranges::sort(out, {}, from_giver);
    return out;
}

SheetRefusal sheet_refusal_of(SessionRefusal refusal) {
    switch (refusal) {
        case SessionRefusal::PlayIsOver: return SheetRefusal::PlayIsOver;
        case SessionRefusal::WrongDealer: return SheetRefusal::WrongDealer;
        case SessionRefusal::NoSuchPlayer: return SheetRefusal::NoSuchPlayer;
        case SessionRefusal::NotBalanced: return SheetRefusal::NotBalanced;
        case SessionRefusal::OutOfRange: return SheetRefusal::OutOfRange;
        default: return SheetRefusal::NotAHand;
    }
}

/// The session with this hand begun: the first dealer is told by the first hand where he is thrown for.
tl::expected<Session, SessionRefusal> begun(const SessionTable& table, const Session& before,
                                            const HandWritten& hand) {
    Session session = before;
    if (!session.first_dealer) table.fold(session, DealerThrown{hand.dealer});
    const Player due = table.due_seats(session)[0];
    if (const auto why =
            table.refusal(session, HandBegun{hand.dealer_found && hand.dealer != due ? due : hand.dealer}))
        return tl::unexpected(*why);
    table.fold(session, HandBegun{due});
    if (hand.dealer != due) {
        Seating seats = session.seats;
        std::ranges::rotate(seats, std::ranges::find(seats, hand.dealer));
        table.fold(session, SeatsFound{seats});
    }
    for (Player p = 0; p < 4; ++p)
        if (hand.warnings[p] > 0) table.fold(session, PlayerWarned{p});
    return session;
}

HandResult result_of(const Session& begun, const HandWritten& hand) {
    HandResult result;
    result.end = hand.wins.empty() ? hand.end : End::Won;
    for (const WrittenWin& win : settled_in_order(begun.seats, hand.wins)) {
        const Wind seat = seat_of(begun.seats, win.winner);
        result.winners.push_back({seat, win.giver ? By::Discard : By::Draw,
                                  win.giver ? seat_of(begun.seats, *win.giver) : seat, Piece{}, win.total});
    }
    for (unsigned seat = 0; seat < 4; ++seat) {
        const Player p = begun.seats[seat];
        result.payments[seat] = hand.points[p];
        result.fines[seat] = hand.fines[p];
        result.penalties[seat] = hand.fouls[p];
        result.false_wins[seat] = hand.false_wins[p];
        result.waiting[seat] = hand.waiting[p];
        result.deposited[seat] = hand.deposits[p];
    }
    if (result.end != End::Won) result.deposits = sum_of(begun.sticks) + sum_of(hand.deposits);
    return result;
}

/// What the rulebook pays for the wins, or for waiting: by player.
std::optional<PlayerPoints> payments_for(const Rulebook& rulebook, const Session& begun,
                                         const HandWritten& hand) {
    Payments by_seat{};
    if (hand.wins.empty() && hand.end == End::Exhausted) {
        std::array<bool, 4> waiting{};
        for (unsigned seat = 0; seat < 4; ++seat) waiting[seat] = hand.waiting[begun.seats[seat]];
        by_seat = rulebook.noten(waiting);
        if (hand.nagashi != std::array<bool, 4>{}) by_seat = {};
        for (unsigned seat = 0; seat < 4; ++seat)
            for (unsigned other = 0; other < 4 && hand.nagashi[begun.seats[seat]]; ++other)
                by_seat[other] += rulebook.nagashi(static_cast<Wind>(seat))[other];
    }
    bool first = true;
    for (const WrittenWin& win : settled_in_order(begun.seats, hand.wins)) {
        PaidWin paid;
        paid.total = win.total;
        paid.seat = seat_of(begun.seats, win.winner);
        paid.by = win.giver ? By::Discard : By::Draw;
        if (win.giver) paid.discarder = seat_of(begun.seats, *win.giver);
        if (win.liable) paid.liable = seat_of(begun.seats, *win.liable);
        paid.robbed = win.robbed;
        paid.honba = first ? begun.counters : 0;
        paid.deposits = first ? sum_of(begun.sticks) + sum_of(hand.deposits) : 0;
        first = false;
        const auto payments = rulebook.pay(paid);
        if (!payments) return std::nullopt;
        for (unsigned seat = 0; seat < 4; ++seat) by_seat[seat] += (*payments)[seat];
    }
    PlayerPoints points{};
    for (unsigned seat = 0; seat < 4; ++seat) {
        const Player p = begun.seats[seat];
        points[p] = by_seat[seat] - rulebook.play().riichi.deposit * hand.deposits[p];
    }
    return points;
}

}  // namespace

Session SheetBook::played(const Sheet& sheet) const {
    Session session = table_.begin();
    for (const HandWritten& hand : sheet.hands) {
        auto next = begun(table_, session, hand);
        if (!next) break;  // only on a sheet that was not checked
        session = *std::move(next);
        table_.fold(session, HandFinished{result_of(session, hand)});
    }
    return session;
}

tl::expected<HandWritten, SheetFault> SheetBook::priced(const Sheet& sheet, HandWritten hand) const {
    const auto refuse = [&](SheetRefusal why) { return tl::unexpected(fault(why, hand.hand)); };
    if (hand.hand != static_cast<int>(sheet.hands.size()) + 1) return refuse(SheetRefusal::WrongHand);
    if (!names_players(hand)) return refuse(SheetRefusal::NoSuchPlayer);
    if (hand.wins.size() > most_winners(rulebook_.play().winners))
        return refuse(SheetRefusal::TooManyWinners);
    if (!is_one_hand(rulebook_.play(), hand)) return refuse(SheetRefusal::NotAHand);
    if (std::ranges::any_of(hand.fines, [](int fine) { return fine > 0; }))
        return refuse(SheetRefusal::FineIsAGain);
    constexpr int most = 1'000'000;
    for (Player p = 0; p < 4; ++p)
        if (hand.fines[p] < -most || hand.fouls[p] < -most || hand.fouls[p] > most)
            return refuse(SheetRefusal::OutOfRange);
    if (sum_of(hand.fouls) != 0) return refuse(SheetRefusal::FoulsNotBalanced);

    const auto session = begun(table_, played(sheet), hand);
    if (!session) return refuse(sheet_refusal_of(session.error()));
    const auto payments = payments_for(rulebook_, *session, hand);
    if (!payments) return refuse(SheetRefusal::NoSuchTotal);
    for (Player p = 0; p < 4; ++p) hand.points[p] = (*payments)[p] + hand.fouls[p] + hand.fines[p];
    return hand;
}

tl::expected<Session, SheetFault> SheetBook::with_hand(const Sheet& sheet, const HandWritten& hand) const {
    const auto due = priced(sheet, hand);
    if (!due) return tl::unexpected(due.error());
    if (due->points != hand.points) {
        constexpr int most = 1'000'000;
        const bool in_range = std::ranges::all_of(hand.points, [](int p) { return -most <= p && p <= most; });
        if (!in_range) return tl::unexpected(fault(SheetRefusal::OutOfRange, hand.hand));
        const bool balanced = sum_of(hand.points) == sum_of(due->points);
        SheetFault wrong = fault(balanced ? SheetRefusal::WrongPoints : SheetRefusal::NotBalanced, hand.hand);
        wrong.due = due->points;
        return tl::unexpected(wrong);
    }
    Session session = *begun(table_, played(sheet), hand);
    if (const auto why = table_.apply(session, HandFinished{result_of(session, hand)}); !why)
        return tl::unexpected(fault(sheet_refusal_of(why.error()), hand.hand));
    return session;
}

}  // namespace sifang::contest
