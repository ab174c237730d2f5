#include "contest/penalty_ledger.hpp"

#include <algorithm>

namespace sifang::contest {

namespace {

bool is_signed(const Sheet& sheet) { return sheet.closed || !sheet.signatures.empty(); }

const Sheet* sheet_of(const ContestState& state, const std::optional<SheetId>& id) {
    if (!id) return nullptr;
    const auto found = state.sheets.find(*id);
    return found == state.sheets.end() ? nullptr : &found->second;
}

/// More than points and words: the hand went otherwise by it.
bool changes_play(const Penalty& penalty) {
    return std::ranges::any_of(penalty.sanctions, [](const Sanction& each) {
        switch (each.kind) {
            case SanctionKind::Deduct:
            case SanctionKind::Pay:
            case SanctionKind::PayEach:
            case SanctionKind::Warn: return false;
            default: return true;
        }
    });
}

/// What it costs is known only when somebody wins.
bool waits_for_a_win(const Penalty& penalty) {
    return std::ranges::any_of(penalty.sanctions, [](const Sanction& each) {
        return each.kind == SanctionKind::PayWinner || each.kind == SanctionKind::PayForAll;
    });
}

bool has_started_since(const ContestState& state, Moment since) {
    for (const StageState& stage : state.stages)
        for (const SessionState& session : stage.sessions)
            if (session.started && *session.started > since) return true;
    return false;
}

/// The fines and payments of one hand, or of a whole sheet, by player.
struct Points {
    PlayerPoints fines{}, between{};

    void add(const Penalty& penalty, const Seating& seats, Player offender) {
        // Seats as the penalty names them, turned so that the offender is where he sat.
        const auto sat = static_cast<unsigned>(std::ranges::find(seats, offender) - seats.begin());
        const Payments fined = sifang::fines_of(penalty), moved = sifang::points_of(penalty);
        for (unsigned seat = 0; seat < 4; ++seat) {
            const Player player = seats[(seat - static_cast<unsigned>(penalty.seat) + sat) % 4];
            fines[player] += fined[seat];
            between[player] += moved[seat] - fined[seat];
        }
    }
    bool operator==(const Points&) const = default;
};

/// The penalties that are booked on one sheet, and what they ask of it.
class BookedOnSheet {
  public:
    BookedOnSheet(const Rulebook& rulebook, const ContestState& state, const SheetId& id,
                  const FoulRecorded* more)
        : state_(state), id_(id), sheet_(state.sheets.at(id)), printed_(SheetBook(rulebook).printed(sheet_)) {
        for (std::size_t i = 0; i < state.booked.size(); ++i) {
            const RecordedPenalty& given = state.fouls.penalties[i];
            if (state.booked[i].sheet == id && state.booked[i].booking == Booking::OnSheet)
                booked_.push_back({state.booked[i].event, &given.penalty, given.stands()});
        }
        if (more && more->sheet == id && more->booking == Booking::OnSheet)
            booked_.push_back({{}, &more->penalty, true});
    }

    /// Of several of one hand, one that has points is named.
    std::optional<NotOnSheet> missing() const {
        std::optional<NotOnSheet> found;
        for (const Booked& each : booked_) {
            const int hand = each.penalty->place.hand;
            const bool by_hand = !sheet_.totals && hand >= 1;
            if (by_hand ? is_hand_right(hand) : !each.stands || is_covered(each)) continue;
            const bool has_points = sifang::points_of(*each.penalty) != Payments{};
            if (!found || has_points) found = NotOnSheet{each.event, hand};
            if (has_points) break;
        }
        return found;
    }

  private:
    struct Booked {
        EventNumber event;
        const Penalty* penalty;
        bool stands;
    };

    Player offender(const Penalty& penalty) const {
        const auto numbers = *seats_of(state_, id_);
        for (Player p = 0; p < 4; ++p)
            if (occupant(state_, id_.session_id(), numbers[p]).value == penalty.who) return p;
        return 0;
    }
    /// What stands in that hand is what its penalties say, all together.
    bool is_hand_right(int hand) const {
        const auto row = std::ranges::find_if(printed_.rows, [&](const SheetRow& each) {
            return each.entry == sifang::Entry::Hand && each.hand == hand;
        });
        const bool written = row != printed_.rows.end() && hand <= static_cast<int>(sheet_.hands.size());
        Points due;
        for (const Booked& each : booked_) {
            if (each.penalty->place.hand != hand || !each.stands) continue;
            if (waits_for_a_win(*each.penalty)) return true;
            due.add(*each.penalty, written ? row->seats : Seating{0, 1, 2, 3}, offender(*each.penalty));
        }
        if (!written) return due == Points{};
        // What was paid for the wins stays as it was written first; a correction is of the rest.
        const HandWritten& first = sheet_.hands[static_cast<std::size_t>(hand) - 1];
        Points there;
        for (Player p = 0; p < 4; ++p) {
            there.fines[p] = row->fines[p];
            there.between[p] =
                row->points[p] - row->fines[p] - (first.points[p] - first.fouls[p] - first.fines[p]);
        }
        return there == due;
    }
    /// The fines of the sheet are not less than those on record.
    bool is_covered(const Booked& of) const {
        const Player player = offender(*of.penalty);
        int due = 0;
        for (const Booked& each : booked_)
            if (each.stands && offender(*each.penalty) == player)
                due += sifang::fines_of(*each.penalty)[static_cast<unsigned>(each.penalty->seat)];
        return printed_.fines[player] <= due;
    }

    const ContestState& state_;
    const SheetId& id_;
    const Sheet& sheet_;
    PrintedSheet printed_;
    std::vector<Booked> booked_;
};

}  // namespace

bool is_carried_out(const ContestState& state, std::size_t penalty) {
    const BookedPenalty& booked = state.booked[penalty];
    const Penalty& given = state.fouls.penalties[penalty].penalty;
    if (!booked.sheet) {
        const bool out = std::ranges::any_of(
            state.stages, [](const StageState& each) { return each.results_out.has_value(); });
        return out || has_started_since(state, given.place.at);
    }
    const Sheet* sheet = sheet_of(state, booked.sheet);
    if (!sheet) return false;
    if (is_signed(*sheet)) return true;
    const bool over = given.place.hand >= 1 && given.place.hand <= static_cast<int>(sheet->hands.size());
    return over && (booked.booking == Booking::OnSheet || changes_play(given));
}

FoulPlace play_now(const ContestState& state, std::size_t penalty, int hand, Moment at) {
    const std::optional<SheetId>& id = state.booked[penalty].sheet;
    const FoulPlace then = state.fouls.penalties[penalty].penalty.place;
    FoulPlace now = then;
    now.at = at;
    if (!id) {
        if (has_started_since(state, then.at)) ++now.session;
        return now;
    }
    const Sheet* sheet = sheet_of(state, id);
    const int written = sheet ? static_cast<int>(sheet->hands.size()) : 0;
    if (state.of(id->session_id()).ended || (sheet && (is_signed(*sheet) || sheet->totals)))
        ++now.session;  // at this table it is over
    else if (hand > 0)
        now.hand = std::max(hand, written);
    else if (written > 0)  // deals that were void have no row
        now.hand = std::max(then.hand, written + 1);
    return now;
}

bool is_out_by_penalties(const FoulRules& rules, const FoulRecord& record, EntrantNumber entrant) {
    if (rules.yellow_cards_out > 0 && record.yellow_cards(entrant.value) >= rules.yellow_cards_out)
        return true;
    return std::ranges::any_of(record.penalties, [&](const RecordedPenalty& each) {
        if (!each.stands() || each.penalty.who != entrant.value) return false;
        const auto& measures = each.penalty.event;
        const bool card =
            std::ranges::find(measures, EventMeasureKind::YellowCard, &EventMeasure::kind) != measures.end();
        return std::ranges::any_of(measures, [&](const EventMeasure& measure) {
            // What the last card brought is told by the cards.
            const bool by_cards = card && measure.clause == rules.yellow_cards_clause;
            return measure.kind == EventMeasureKind::LosePlace ||
                   (measure.kind == EventMeasureKind::Exclude && !by_cards);
        });
    });
}

std::optional<NotOnSheet> not_on_sheet(const Rulebook& rulebook, const ContestState& state,
                                       const SheetId& sheet, const FoulRecorded* more) {
    const bool any = more || std::ranges::any_of(state.booked, [&](const BookedPenalty& each) {
                         return each.sheet == sheet && each.booking == Booking::OnSheet;
                     });
    if (!any || !state.sheets.contains(sheet)) return std::nullopt;
    return BookedOnSheet(rulebook, state, sheet, more).missing();
}

}  // namespace sifang::contest
