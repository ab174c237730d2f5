// Sheets, penalties, appeals, and the end of a stage.

#include <algorithm>

#include "contest/check.hpp"
#include "contest/draw.hpp"
#include "contest/duties.hpp"
#include "contest/going_on.hpp"
#include "contest/penalty_ledger.hpp"
#include "contest/publication.hpp"
#include "contest/standings.hpp"

namespace sifang::contest {

using Why = EventCheck::Why;

Why EventCheck::table_not_his(const SheetId& sheet) const {
    const Official& by = s_.of(logged_.by).official;
    if (by.duty == Duty::Referee && !by.has_table(sheet.table)) return no(Reason::TableNotHis, sheet);
    return std::nullopt;
}

Why EventCheck::sheet_duty_fault(const SheetChanged& e) const {
    if (const auto why = table_not_his(e.sheet)) return why;
    // Only who stands above the tables closes a sheet, or changes one that is closed. The players' signatures
    // are entered by whoever has the sheet; the referees sign for themselves (gb98:Q147(4)).
    const Duty duty = s_.of(logged_.by).official.duty;
    bool may = true;
    if (const auto* signing = std::get_if<SheetSigned>(&e.what)) {
        if (signing->signer == Signer::Referee)
            may = duty == Duty::Referee || heads_referees(s_, logged_.by);
        else if (signing->signer == Signer::HeadReferee)
            may = heads_referees(s_, logged_.by);
    } else if (std::holds_alternative<SheetClosed>(e.what) ||
               std::holds_alternative<SheetCorrected>(e.what)) {
        may = is_above_tables(duty);
    }
    return may ? std::nullopt : Why(no(Reason::NotHisDuty, e.sheet, book_.sheet().closed));
}

Why EventCheck::operator()(const SheetChanged& e) const {
    if (!seats_of(s_, e.sheet)) return no(Reason::NotPublished, e.sheet);
    if (!s_.of(e.sheet.session_id()).started) return no(Reason::NotStarted, e.sheet);
    if (const auto why = sheet_duty_fault(e)) return why;
    const auto found = s_.sheets.find(e.sheet);
    const Sheet blank;
    const auto fault = SheetBook(book_).refusal(found == s_.sheets.end() ? blank : found->second, e.what);
    if (!fault) return std::holds_alternative<SheetClosed>(e.what) ? not_booked(e.sheet) : std::nullopt;
    Refusal out = no(Reason::SheetRefused, e.sheet, fault->clause);
    out.inner = id(fault->why);
    return out;
}

Why EventCheck::not_booked(const SheetId& sheet, const FoulRecorded* more) const {
    const auto missing = not_on_sheet(book_, s_, sheet, more);
    if (!missing) return std::nullopt;
    Refusal out = no(Reason::PenaltyNotOnSheet, sheet);
    out.place.event = missing->penalty;
    return out;
}

Why EventCheck::penalty_fault(const Penalty& penalty) const {
    Refusal out = no(Reason::FoulRefused, EntrantNumber{penalty.who});
    if (!book_.fouls().find(penalty.foul)) {
        out.inner = id(PenaltyRefusal::NoSuchFoul);
        return out;
    }
    // More than any book asks for, and far from where sums would overflow.
    constexpr int most_points = 1'000'000, most_hands = 10'000;
    constexpr std::size_t most_sanctions = 16;
    const bool fits = penalty.place.hand >= 0 && penalty.place.hand <= most_hands &&
                      penalty.sanctions.size() <= most_sanctions &&
                      std::ranges::all_of(penalty.sanctions, [](const Sanction& each) {
                          return each.points >= 0 && each.points <= most_points;
                      });
    if (fits) return std::nullopt;
    out.inner = id(PenaltyRefusal::PointsNotAllowed);
    return out;
}

Why EventCheck::operator()(const FoulRecorded& e) const {
    const EntrantNumber offender{e.penalty.who};
    if (!s_.has(offender)) return no(Reason::NoSuchEntrant, offender);
    if (const auto why = penalty_fault(e.penalty)) return why;
    if (!e.sheet) {
        // Without a table there is nothing but the total that points could come off.
        const bool lost = e.booking == Booking::Session ||
                          (e.booking == Booking::OnSheet && points_of(e.penalty) != Payments{});
        return lost ? Why(no(Reason::NotAtATable, offender)) : std::nullopt;
    }
    const auto numbers = seats_of(s_, *e.sheet);
    if (!numbers) return no(Reason::NotPublished, *e.sheet);
    if (const auto why = table_not_his(*e.sheet)) return why;
    const auto number = played_by(s_, e.sheet->session_id(), offender);
    if (!number || std::ranges::find(*numbers, *number) == numbers->end()) {
        Refusal out = no(Reason::NotTheOffender, *e.sheet);
        out.place.entrant = offender;
        return out;
    }
    const auto found = s_.sheets.find(*e.sheet);
    if (found == s_.sheets.end() || !found->second.closed) return std::nullopt;
    // What is closed the head referee changes; points that are to stand there stand there first.
    if (!is_above_tables(s_.of(logged_.by).official.duty))
        return no(Reason::NotHisDuty, *e.sheet, book_.sheet().closed);
    return not_booked(*e.sheet, &e);
}

Why EventCheck::operator()(const FoulRevoked& e) const {
    const auto number = penalty_of(s_, e.penalty);
    Refusal out{Reason::NoSuchPenalty};
    out.place.event = e.penalty;
    if (!number) return out;
    // How high he has to stand is the book's.
    if (s_.booked[*number].sheet)
        if (const auto why = table_not_his(*s_.booked[*number].sheet)) return why;
    const FoulPlace now = play_now(s_, *number, e.hand, logged_.at);
    const auto refused =
        sifang::refusal(book_.fouls(), s_.fouls,
                        PenaltyRevoked{*number, office_of(s_.of(logged_.by).official.duty), now, e.reason});
    if (!refused) return std::nullopt;
    out.reason = Reason::FoulRefused;
    out.clause = refused->clause;
    out.inner = id(refused->refusal);
    return out;
}

Why EventCheck::operator()(const AppealOpened& e) const {
    if (e.number.value != s_.appeals.size() + 1) return no(Reason::NotTheNext);
    if (!s_.has(e.entrant)) return no(Reason::NoSuchEntrant, e.entrant);
    const auto numbers = seats_of(s_, e.sheet);
    if (!numbers) return no(Reason::NotPublished, e.sheet);
    const auto number = played_by(s_, e.sheet.session_id(), e.entrant);
    if (!number || std::ranges::find(*numbers, *number) == numbers->end())
        return no(Reason::NotAtATable, e.entrant);
    if (e.against && !penalty_of(s_, e.against)) {
        Refusal out{Reason::NoSuchPenalty};
        out.place.event = e.against;
        return out;
    }
    const auto refused = sifang::refusal(book_.appeals(), Appeal{}, AppealEvent(e.filing));
    const bool other_time =
        e.filing.at != logged_.at || e.filing.session_ended != s_.of(e.sheet.session_id()).ended;
    if (!refused) return other_time ? Why(no(Reason::TimeRunsBack, e.sheet)) : std::nullopt;
    Refusal out = no(Reason::AppealRefused, e.sheet, std::string(refused->clause));
    out.place.entrant = e.entrant;
    out.inner = id(refused->refusal);
    return out;
}

tl::expected<SheetCorrected, Refusal> correction_of(const ContestState& state, const AppealState& appeal,
                                                    const PointsCorrected& points) {
    const SheetId& id = appeal.opened.sheet;
    Refusal no{Reason::RemedyElsewhere};
    no.place = {appeal.opened.entrant, {}, 0, id.stage, id.session, id.table, {}};
    const auto found = state.sheets.find(id);
    if (found == state.sheets.end()) return tl::unexpected(no);
    const Sheet& sheet = found->second;
    SheetCorrected out;
    out.hand = points.hand;
    out.reason = "appeal";
    const bool is_there = points.hand == 0
                              ? sheet.totals.has_value()
                              : points.hand > 0 && points.hand <= static_cast<int>(sheet.hands.size());
    if (!is_there) return tl::unexpected(no);
    out.points = points_of(sheet, points.hand);
    out.fines = fines_of(sheet, points.hand);
    for (std::size_t i = 0; i < 4; ++i) out.points[i] += points.points[i];
    return out;
}

Why EventCheck::remedy_fault(const AppealState& appeal, const Remedy& remedy) const {
    if (remedy.revoked) {
        const auto against = penalty_of(s_, appeal.opened.against);
        if (!appeal.opened.against || against != remedy.revoked)
            return no(Reason::RemedyElsewhere, appeal.opened.sheet);
        const RecordedPenalty& given = s_.fouls.penalties[*against];
        if (!given.stands()) return no(Reason::RemedyElsewhere, appeal.opened.sheet);
    }
    if (!remedy.corrected) return std::nullopt;
    const auto correction = correction_of(s_, appeal, *remedy.corrected);
    if (!correction) return correction.error();
    const auto fault = SheetBook(book_).refusal(s_.sheets.at(appeal.opened.sheet), *correction);
    if (!fault) return std::nullopt;
    Refusal out = no(Reason::SheetRefused, appeal.opened.sheet, fault->clause);
    out.inner = id(fault->why);
    return out;
}

Why EventCheck::operator()(const AppealChanged& e) const {
    if (!e.number || e.number.value > s_.appeals.size()) return no(Reason::NoSuchAppeal);
    const AppealState& appeal = s_.appeals[e.number.value - 1];
    if (const auto refused = sifang::refusal(book_.appeals(), appeal.appeal, e.what)) {
        Refusal out = no(Reason::AppealRefused, appeal.opened.sheet, std::string(refused->clause));
        out.inner = id(refused->refusal);
        return out;
    }
    const bool other_time = std::visit([&](const auto& what) { return what.at != logged_.at; }, e.what);
    if (other_time) return no(Reason::TimeRunsBack, appeal.opened.sheet);
    const auto* heard = std::get_if<AppealHeard>(&e.what);
    if (!heard) return std::nullopt;
    if (!hears(s_.of(logged_.by).official.duty, appeal.appeal.before))
        return no(Reason::NotHisDuty, appeal.opened.sheet, book_.appeals().clauses.hearing);
    return remedy_fault(appeal, heard->remedy);
}

namespace {

/// Whether these are all of one place, no more and no less.
template <class T>
bool is_one_of(std::vector<std::vector<T>> equals, std::vector<T> drawn) {
    std::ranges::sort(drawn);
    return std::ranges::any_of(equals, [&](std::vector<T>& each) {
        std::ranges::sort(each);
        return each == drawn;
    });
}

}  // namespace

Why EventCheck::operator()(const TieDrawn& e) const {
    if (!e.teams.empty()) return e.order.empty() ? team_tie_fault(e) : Why(no(Reason::NotTied, e.stage));
    if (!s_.has(e.stage)) return no(Reason::NoSuchStage, e.stage);
    if (!is_complete(s_, e.stage)) return no(Reason::SheetsMissing, e.stage);
    std::vector<PlayerNumber> numbers;
    for (const EntrantNumber entrant : e.order) {
        if (!s_.has(entrant)) return no(Reason::NoSuchEntrant, entrant);
        const auto number = held_number(s_, entrant);
        if (!number || plays_now(s_, *number) != entrant) return no(Reason::NotTied, entrant);
        numbers.push_back(*number);
    }
    std::vector<EntrantNumber> tied = e.order;
    std::ranges::sort(tied);
    if (std::ranges::adjacent_find(tied) != tied.end()) return no(Reason::NotALot, e.stage);
    if (!is_one_of(lots_possible(book_, s_, e.stage), numbers)) return no(Reason::NotTied, e.stage);
    if (e.seed && draw_entrants(tied, *e.seed) != e.order) return no(Reason::SeedSaysOther, e.stage);
    return std::nullopt;
}

Why EventCheck::team_tie_fault(const TieDrawn& e) const {
    if (e.stage && !s_.has(e.stage)) return no(Reason::NoSuchStage, e.stage);
    for (StageNumber stage{1}; s_.has(stage); stage = stage.next())
        if ((!e.stage || stage == e.stage) && !is_complete(s_, stage))
            return no(Reason::SheetsMissing, stage);
    std::vector<TeamNumber> tied = e.teams;
    std::ranges::sort(tied);
    if (std::ranges::adjacent_find(tied) != tied.end()) return no(Reason::NotALot, e.stage);
    StandingsAsk ask{StandingsOf::Team};
    if (e.stage) ask.stage = e.stage;
    std::vector<std::vector<TeamNumber>> equals;
    for (const auto& equal : equals_of(standings(book_, s_, ask))) {
        auto& teams = equals.emplace_back();
        for (const std::uint32_t team : equal) teams.push_back({team});
    }
    for (const TeamNumber team : tied)
        if (!s_.has(team)) return no(Reason::NoSuchTeam, team);
    if (!is_one_of(std::move(equals), tied)) return no(Reason::NotTied, e.stage);
    if (e.seed && draw_order(tied, *e.seed) != e.teams) return no(Reason::SeedSaysOther, e.stage);
    return std::nullopt;
}

Why EventCheck::operator()(const ResultsPublished& e) const {
    if (!s_.has(e.stage)) return no(Reason::NoSuchStage, e.stage);
    if (!is_complete(s_, e.stage)) return no(Reason::SheetsMissing, e.stage, clauses().published);
    for (const auto& [id, sheet] : s_.sheets)
        if (id.stage == e.stage)
            if (const auto why = not_booked(id)) return why;
    if (const auto equal = lots_missing(book_, s_, e.stage); !equal.empty()) {
        Refusal out = no(Reason::LotsMissing, equal.front());
        out.place.stage = e.stage;
        const auto& steps = book_.ranking().steps;
        out.clause = std::ranges::find(steps, Criterion::Lot, &RankingStep::criterion)->clause;
        return out;
    }
    if (e.mark != standing_mark(book_, s_, e.stage)) return no(Reason::ResultsSayOther, e.stage);
    return std::nullopt;
}

}  // namespace sifang::contest
