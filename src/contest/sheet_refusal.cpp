#include "contest/sheet_refusal.hpp"

namespace sifang::contest {

std::string_view id(Signer signer) {
    switch (signer) {
        case Signer::East: return "east";
        case Signer::South: return "south";
        case Signer::West: return "west";
        case Signer::North: return "north";
        case Signer::Referee: return "referee";
        case Signer::HeadReferee: return "head_referee";
    }
    return "";
}

std::string_view id(SheetRefusal refusal) {
    switch (refusal) {
        case SheetRefusal::Closed: return "closed";
        case SheetRefusal::Signed: return "signed";
        case SheetRefusal::OtherWay: return "other_way";
        case SheetRefusal::WrongHand: return "wrong_hand";
        case SheetRefusal::PlayIsOver: return "play_is_over";
        case SheetRefusal::NoSuchPlayer: return "no_such_player";
        case SheetRefusal::WrongDealer: return "wrong_dealer";
        case SheetRefusal::NotAHand: return "not_a_hand";
        case SheetRefusal::TooManyWinners: return "too_many_winners";
        case SheetRefusal::NoSuchTotal: return "no_such_total";
        case SheetRefusal::FineIsAGain: return "fine_is_a_gain";
        case SheetRefusal::FoulsNotBalanced: return "fouls_not_balanced";
        case SheetRefusal::WrongPoints: return "wrong_points";
        case SheetRefusal::NotBalanced: return "not_balanced";
        case SheetRefusal::OutOfRange: return "out_of_range";
        case SheetRefusal::NothingWritten: return "nothing_written";
        case SheetRefusal::AlreadySigned: return "already_signed";
        case SheetRefusal::SignsLater: return "signs_later";
        case SheetRefusal::SignaturesMissing: return "signatures_missing";
        case SheetRefusal::NoSuchRow: return "no_such_row";
        case SheetRefusal::NoReason: return "no_reason";
        case SheetRefusal::NothingChanges: return "nothing_changes";
    }
    return "";
}

}  // namespace sifang::contest
