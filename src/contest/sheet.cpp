#include "contest/sheet.hpp"

#include <algorithm>
#include <numeric>

namespace sifang::contest {
namespace {

constexpr int most_on_a_sheet = 1'000'000;

int total_of_four(const PlayerPoints& points) { return std::accumulate(points.begin(), points.end(), 0); }

bool is_on_a_sheet(const PlayerPoints& points) {
    return std::ranges::all_of(points, [](int p) { return -most_on_a_sheet <= p && p <= most_on_a_sheet; });
}

const Correction* last_correction(const Sheet& sheet, int hand) {
    for (auto it = sheet.corrections.rbegin(); it != sheet.corrections.rend(); ++it)
        if (it->hand == hand) return &*it;
    return nullptr;
}

/// The points and fines of a row as they stand; nothing when there is no such row.
struct RowPoints {
    PlayerPoints points{}, fines{};
    bool operator==(const RowPoints&) const = default;
};
std::optional<RowPoints> standing_row(const Sheet& sheet, int hand) {
    if (const Correction* last = last_correction(sheet, hand)) return RowPoints{last->points, last->fines};
    if (hand == 0 && sheet.totals) return RowPoints{sheet.totals->scores, sheet.totals->fines};
    if (hand < 1 || hand > static_cast<int>(sheet.hands.size())) return std::nullopt;
    const HandWritten& written = sheet.hands[static_cast<std::size_t>(hand) - 1];
    return RowPoints{written.points, written.fines};
}

constexpr Signatures four_players{Signer::East, Signer::South, Signer::West, Signer::North};

Signatures all_who_sign(const SheetRules& rules) {
    Signatures all;
    if (rules.players_sign) all |= four_players;
    all.add_if(rules.referee_signs, Signer::Referee);
    all.add_if(rules.head_referee_signs, Signer::HeadReferee);
    return all;
}

/// The session with its end: time may have been called at any hand, and what lies on the table is given out.
Session ended(const SessionTable& table, Session session) {
    if (!table.over(session)) table.fold(session, TimeCalled{});
    table.fold(session, SessionClosed{});
    return session;
}

}  // namespace

/// What speaks against an event, whatever the rest of the sheet looks like afterwards.
class SheetCheck {
  public:
    SheetCheck(const SheetBook& book, const Sheet& sheet) : book_(book), s_(sheet) {}

    using Why = std::optional<SheetFault>;

    Why operator()(const HandWritten& e) const {
        if (const auto why = why_not_written(e.hand)) return why;
        if (s_.totals) return book_.fault(SheetRefusal::OtherWay, e.hand);
        const auto session = book_.with_hand(s_, e);
        return session ? Why() : Why(session.error());
    }
    Why operator()(const TotalsWritten& e) const {
        if (const auto why = why_not_written(0)) return why;
        if (!s_.is_empty()) return book_.fault(SheetRefusal::OtherWay);
        return why_not_points(0, {e.scores, e.fines}, 4 * book_.table_.rules().start_points);
    }
    Why operator()(const SheetSigned& e) const {
        if (s_.closed) return book_.fault(SheetRefusal::Closed);
        if (s_.is_empty()) return book_.fault(SheetRefusal::NothingWritten);
        if (s_.signatures.has(e.signer)) return book_.fault(SheetRefusal::AlreadySigned);
        Signatures before;
        if (e.signer == Signer::Referee || e.signer == Signer::HeadReferee) before |= four_players;
        before.add_if(e.signer == Signer::HeadReferee, Signer::Referee);
        if (book_.missing(s_).any(before)) return book_.fault(SheetRefusal::SignsLater);
        return std::nullopt;
    }
    Why operator()(const SheetClosed&) const {
        if (s_.closed) return book_.fault(SheetRefusal::Closed);
        if (s_.is_empty()) return book_.fault(SheetRefusal::NothingWritten);
        if (!book_.missing(s_).empty()) return book_.fault(SheetRefusal::SignaturesMissing);
        return std::nullopt;
    }
    Why operator()(const SheetCorrected& e) const {
        const auto row = standing_row(s_, e.hand);
        if (!row) return book_.fault(SheetRefusal::NoSuchRow, e.hand);
        if (e.reason.empty()) return book_.fault(SheetRefusal::NoReason, e.hand);
        const RowPoints now{e.points, e.fines};
        if (now == *row) return book_.fault(SheetRefusal::NothingChanges, e.hand);
        return why_not_points(e.hand, now, total_of_four(row->points) - total_of_four(row->fines));
    }

  private:
    Why why_not_written(int hand) const {
        if (s_.closed) return book_.fault(SheetRefusal::Closed, hand);
        if (!s_.signatures.empty()) return book_.fault(SheetRefusal::Signed, hand);
        return std::nullopt;
    }
    Why why_not_points(int hand, const RowPoints& row, int sum) const {
        if (!is_on_a_sheet(row.points) || !is_on_a_sheet(row.fines))
            return book_.fault(SheetRefusal::OutOfRange, hand);
        if (std::ranges::any_of(row.fines, [](int fine) { return fine > 0; }))
            return book_.fault(SheetRefusal::FineIsAGain, hand);
        if (total_of_four(row.points) - total_of_four(row.fines) != sum)
            return book_.fault(SheetRefusal::NotBalanced, hand);
        return std::nullopt;
    }

    const SheetBook& book_;
    const Sheet& s_;
};

SheetFault SheetBook::fault(SheetRefusal why, int hand) const {
    const SheetRules& rules = rulebook_.sheet();
    switch (why) {
        case SheetRefusal::Closed:
        case SheetRefusal::Signed: return {why, hand, rules.closed};
        case SheetRefusal::NotBalanced: return {why, hand, rules.balance};
        case SheetRefusal::SignsLater:
        case SheetRefusal::SignaturesMissing: return {why, hand, rules.signatures};
        case SheetRefusal::NoSuchTotal:
        case SheetRefusal::WrongPoints: return {why, hand, rules.payment};
        default: return {why, hand};
    }
}

std::optional<SheetFault> SheetBook::refusal(const Sheet& sheet, const SheetEvent& event) const {
    return std::visit(SheetCheck(*this, sheet), event);
}

tl::expected<void, SheetFault> SheetBook::apply(Sheet& sheet, const SheetEvent& event) const {
    if (auto why = refusal(sheet, event)) return tl::unexpected(*std::move(why));
    fold(sheet, event);
    return {};
}

void fold(Sheet& sheet, const SheetEvent& event) {
    if (const auto* hand = std::get_if<HandWritten>(&event)) {
        sheet.hands.push_back(*hand);
    } else if (const auto* totals = std::get_if<TotalsWritten>(&event)) {
        sheet.totals = *totals;
    } else if (const auto* signature = std::get_if<SheetSigned>(&event)) {
        sheet.signatures.add(signature->signer);
    } else if (const auto* correction = std::get_if<SheetCorrected>(&event)) {
        const RowPoints old = standing_row(sheet, correction->hand).value_or(RowPoints{});
        sheet.corrections.push_back({correction->hand, old.points, old.fines, correction->points,
                                     correction->fines, correction->reason});
        // What was signed stands there no more. On a closed sheet it was the referees who changed it.
        if (!sheet.closed) sheet.signatures = {};
    } else {
        sheet.closed = true;
    }
}

Signatures SheetBook::missing(const Sheet& sheet) const {
    return all_who_sign(rulebook_.sheet()) - sheet.signatures;
}

PrintedSheet SheetBook::printed(const Sheet& sheet) const {
    Session session = ended(table_, played(sheet));
    if (const auto totals = standing_row(sheet, 0)) {
        session.scores = totals->points;
        session.fines = totals->fines;
    }
    PlayerPoints more{};  // what the corrections so far have added
    for (SheetRow& row : session.rows) {
        const Correction* last =
            row.entry == sifang::Entry::Hand ? last_correction(sheet, row.hand) : nullptr;
        for (Player p = 0; p < 4 && last; ++p) {
            more[p] += last->points[p] - row.points[p];
            session.fines[p] += last->fines[p] - row.fines[p];
            row.points[p] = last->points[p];
            row.fines[p] = last->fines[p];
        }
        for (Player p = 0; p < 4; ++p) row.totals[p] += more[p];
    }
    for (Player p = 0; p < 4; ++p) session.scores[p] += more[p];
    return sifang::sheet(rulebook_, session);
}

PlayerPoints points_of(const Sheet& sheet, int hand) {
    return standing_row(sheet, hand).value_or(RowPoints{}).points;
}

PlayerPoints fines_of(const Sheet& sheet, int hand) {
    return standing_row(sheet, hand).value_or(RowPoints{}).fines;
}

int best_hand(const Sheet& sheet, Player player) {
    int best = 0;
    for (std::size_t i = 0; i < sheet.hands.size(); ++i) {
        const HandWritten& hand = sheet.hands[i];
        const bool won =
            std::ranges::any_of(hand.wins, [&](const WrittenWin& w) { return w.winner == player; });
        if (!won) continue;
        const auto row = *standing_row(sheet, static_cast<int>(i) + 1);
        best = std::max(best, row.points[player] - row.fines[player] - hand.fouls[player]);
    }
    return best;
}

}  // namespace sifang::contest
