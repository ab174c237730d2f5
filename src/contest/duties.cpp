#include "contest/duties.hpp"

namespace sifang::contest {

namespace {

template <class... Events>
bool is_one_of(const ContestEvent& event) {
    return (std::holds_alternative<Events>(event) || ...);
}

}  // namespace

bool is_duty(Duty duty, const ContestEvent& event) {
    switch (duty) {
        case Duty::Organiser:
        case Duty::HeadReferee:
        case Duty::Deputy: return true;
        case Duty::Referee:
            return is_one_of<ArrivedLate, Forfeited, StandInSeated, SheetChanged, FoulRecorded>(event);
        // Arbitration takes a penalty back through an appeal alone (mcr:3.13.3, gb98:Q149(5)).
        case Duty::Arbitration: return is_one_of<AppealOpened, AppealChanged>(event);
        case Duty::Scheduling:
            return is_one_of<TeamEntered, EntrantEntered, EntryRemoved, EntriesClosed, CheckedIn, OrderDrawn,
                             LotsDrawn, NumbersDrawn, JoinedLate, SeatingDrafted, SeatingPublished, TieDrawn,
                             Undone>(event);
        case Duty::CheckIn:
            return is_one_of<TeamEntered, EntrantEntered, CheckedIn, ArrivedLate, FoulRecorded, Forfeited>(
                event);
        case Duty::Scoring: return is_one_of<SheetChanged, ResultsPublished, Undone>(event);
    }
    return false;
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
