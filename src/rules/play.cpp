#include "rules/play.hpp"

namespace sifang {

std::string_view id(Refusal refusal) {
    switch (refusal) {
        case Refusal::HandOver: return "hand_over";
        case Refusal::NotYourTurn: return "not_your_turn";
        case Refusal::NotAsked: return "not_asked";
        case Refusal::Answered: return "answered";
        case Refusal::OutOfPhase: return "out_of_phase";
        case Refusal::TileNotHeld: return "tile_not_held";
        case Refusal::FlowerAtOnce: return "flower_at_once";
        case Refusal::FlowerForgotten: return "flower_forgotten";
        case Refusal::NotAFlower: return "not_a_flower";
        case Refusal::ChowFromLeft: return "chow_from_left";
        case Refusal::NoSuchSet: return "no_such_set";
        case Refusal::LastDiscard: return "last_discard";
        case Refusal::SwapCall: return "swap_call";
        case Refusal::KongAfterClaim: return "kong_after_claim";
        case Refusal::NoReplacement: return "no_replacement";
        case Refusal::FifthKong: return "fifth_kong";
        case Refusal::NoRiichi: return "no_riichi";
        case Refusal::RiichiTwice: return "riichi_twice";
        case Refusal::RiichiOpen: return "riichi_open";
        case Refusal::RiichiNotWaiting: return "riichi_not_waiting";
        case Refusal::RiichiTooLate: return "riichi_too_late";
        case Refusal::RiichiTooPoor: return "riichi_too_poor";
        case Refusal::AfterRiichi: return "after_riichi";
        case Refusal::RiichiKong: return "riichi_kong";
        case Refusal::NotAWin: return "not_a_win";
        case Refusal::UnderMinimum: return "under_minimum";
        case Refusal::WinPassed: return "win_passed";
        case Refusal::OwnDiscard: return "own_discard";
        case Refusal::NotRobbable: return "not_robbable";
        case Refusal::NoRightToWin: return "no_right_to_win";
        case Refusal::NoRightToCall: return "no_right_to_call";
        case Refusal::ForcedDiscard: return "forced_discard";
        case Refusal::TileExposed: return "tile_exposed";
        case Refusal::NotNineKinds: return "not_nine_kinds";
        case Refusal::FifthCopy: return "fifth_copy";
        case Refusal::NotAwaited: return "not_awaited";
        case Refusal::NotCounting: return "not_counting";
        case Refusal::NotASanction: return "not_a_sanction";
    }
    return "";
}

RefusalClauses refusal_clauses(std::initializer_list<std::pair<Refusal, std::string_view>> cited) {
    RefusalClauses clauses;
    for (const auto& [refusal, clause] : cited) clauses[static_cast<unsigned>(refusal)] = clause;
    return clauses;
}

}  // namespace sifang
