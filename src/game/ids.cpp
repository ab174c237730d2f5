// The names of things as records and catalogues spell them.

#include "game/action.hpp"
#include "game/result.hpp"
#include "game/sanction.hpp"

namespace sifang {

std::string_view id(ActionKind kind) {
    switch (kind) {
        case ActionKind::Pass: return "pass";
        case ActionKind::Discard: return "discard";
        case ActionKind::Riichi: return "riichi";
        case ActionKind::Flower: return "flower";
        case ActionKind::Chow: return "chow";
        case ActionKind::Pung: return "pung";
        case ActionKind::Kong: return "kong";
        case ActionKind::ConcealedKong: return "concealed_kong";
        case ActionKind::AddedKong: return "added_kong";
        case ActionKind::Win: return "win";
        case ActionKind::NineKinds: return "nine_kinds";
    }
    return "";
}

std::string_view id(End end) {
    switch (end) {
        case End::Won: return "won";
        case End::Exhausted: return "exhausted";
        case End::NineKinds: return "nine_kinds";
        case End::FourWinds: return "four_winds";
        case End::FourKongs: return "four_kongs";
        case End::FourRiichi: return "four_riichi";
        case End::ThreeWins: return "three_wins";
        case End::FalseWin: return "false_win";
        case End::Foul: return "foul";
        case End::Void: return "void";
    }
    return "";
}

std::string_view id(SanctionKind kind) {
    switch (kind) {
        case SanctionKind::Deduct: return "deduct";
        case SanctionKind::Pay: return "pay";
        case SanctionKind::PayEach: return "pay_each";
        case SanctionKind::PayWinner: return "pay_winner";
        case SanctionKind::PayForAll: return "pay_for_all";
        case SanctionKind::NoWin: return "no_win";
        case SanctionKind::NoWinThisTurn: return "no_win_this_turn";
        case SanctionKind::NoClaim: return "no_claim";
        case SanctionKind::NoCalls: return "no_calls";
        case SanctionKind::DeadHand: return "dead_hand";
        case SanctionKind::Expose: return "expose";
        case SanctionKind::Warn: return "warn";
        case SanctionKind::EndHand: return "end_hand";
        case SanctionKind::FalseWin: return "false_win";
        case SanctionKind::VoidHand: return "void_hand";
    }
    return "";
}

}  // namespace sifang
