#include "game/session_event.hpp"

namespace sifang {

std::string_view id(SessionRefusal refusal) {
    switch (refusal) {
        case SessionRefusal::Closed: return "closed";
        case SessionRefusal::PlayIsOver: return "play_is_over";
        case SessionRefusal::PlayGoesOn: return "play_goes_on";
        case SessionRefusal::HandRunning: return "hand_running";
        case SessionRefusal::NoHandRunning: return "no_hand_running";
        case SessionRefusal::SeatsAreTaken: return "seats_are_taken";
        case SessionRefusal::DealerIsFixed: return "dealer_is_fixed";
        case SessionRefusal::DealerNotThrown: return "dealer_not_thrown";
        case SessionRefusal::NoSuchPlayer: return "no_such_player";
        case SessionRefusal::NotASeating: return "not_a_seating";
        case SessionRefusal::WrongDealer: return "wrong_dealer";
        case SessionRefusal::NotAResult: return "not_a_result";
        case SessionRefusal::NotBalanced: return "not_balanced";
        case SessionRefusal::OutOfRange: return "out_of_range";
        case SessionRefusal::TimeWasCalled: return "time_was_called";
        case SessionRefusal::DealerMayNotStop: return "dealer_may_not_stop";
        case SessionRefusal::NoSuchHand: return "no_such_hand";
        case SessionRefusal::TooLate: return "too_late";
    }
    return "";
}

}  // namespace sifang
