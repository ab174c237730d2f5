#include "contest/duties.hpp"

#include <algorithm>

namespace sifang::contest {

namespace {

template <class... Events, class AnyEvent>
bool is_one_of(const AnyEvent& event) {
    return (std::holds_alternative<Events>(event) || ...);
}

}  // namespace

bool is_duty(Duty duty, const ContestEvent& event) {
    switch (duty) {
        case Duty::Organiser:
        case Duty::HeadReferee:
        case Duty::Deputy: return true;
        case Duty::Referee:
            return is_one_of<ArrivedLate, Forfeited, StandInSeated, SheetChanged, FoulRecorded, FoulRevoked,
                             Undone>(event);
        // Arbitration takes a penalty back through an appeal alone (mcr:3.13.3, gb98:Q149(5)).
        case Duty::Arbitration: return is_one_of<AppealOpened, AppealChanged>(event);
        case Duty::Scheduling:
            return is_one_of<TeamEntered, EntrantEntered, EntryRemoved, EntriesClosed, CheckedIn, OrderDrawn,
                             LotsDrawn, NumbersDrawn, JoinedLate, SeatingDrafted, SeatingPublished, TieDrawn,
                             Undone>(event);
        case Duty::CheckIn:
            return is_one_of<TeamEntered, EntrantEntered, CheckedIn, ArrivedLate, FoulRecorded, Forfeited,
                             Undone>(event);
        case Duty::Scoring: return is_one_of<SheetChanged, ResultsPublished, Undone>(event);
    }
    return false;
}

bool is_above_tables(Duty duty) {
    return duty == Duty::Organiser || duty == Duty::HeadReferee || duty == Duty::Deputy;
}

bool heads_referees(const ContestState& state, OfficialNumber official) {
    const Duty duty = state.of(official).official.duty;
    if (duty != Duty::Organiser) return duty == Duty::HeadReferee || duty == Duty::Deputy;
    return std::ranges::none_of(state.officials, [](const OfficialState& each) {
        return !each.released && each.official.duty == Duty::HeadReferee;
    });
}

bool may_undo(const ContestState& state, OfficialNumber official, const ContestEvent& event) {
    const Official& by = state.of(official).official;
    if (!is_duty(by.duty, event)) return false;
    const auto* change = std::get_if<SheetChanged>(&event);
    if (!change) return is_above_tables(by.duty) || !is_one_of<FoulRecorded, FoulRevoked>(event);
    if (is_one_of<SheetSigned, SheetClosed>(change->what)) return heads_referees(state, official);
    if (is_above_tables(by.duty)) return true;
    if (by.duty == Duty::Referee && !by.has_table(change->sheet.table)) return false;
    const auto sheet = state.sheets.find(change->sheet);
    const bool is_signed =
        sheet != state.sheets.end() && (sheet->second.closed || !sheet->second.signatures.empty());
    return is_one_of<HandWritten, TotalsWritten>(change->what) && !is_signed;
}

bool hears(Duty duty, AppealBody body) {
    switch (body) {
        case AppealBody::HeadReferee: return duty == Duty::HeadReferee || duty == Duty::Deputy;
        case AppealBody::Arbitration: return duty == Duty::Arbitration;
        case AppealBody::Committee: return duty == Duty::Organiser;
    }
    return false;
}

Office office_of(Duty duty) {
    switch (duty) {
        case Duty::Organiser:
        case Duty::Arbitration: return Office::Arbitration;
        case Duty::HeadReferee:
        case Duty::Deputy: return Office::HeadReferee;
        default: return Office::Referee;
    }
}

}  // namespace sifang::contest
