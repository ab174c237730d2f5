#include "rules/rulebook.hpp"

namespace sifang {

std::string_view code(WinFault fault) {
    switch (fault) {
        case WinFault::TileCount: return "tile_count";
        case WinFault::FifthCopy: return "fifth_copy";
        case WinFault::FlowerInHand: return "flower_in_hand";
        case WinFault::SituationNeedsDraw: return "situation_needs_draw";
        case WinFault::SituationNeedsDiscard: return "situation_needs_discard";
        case WinFault::DiscarderIsWinner: return "discarder_is_winner";
        case WinFault::LiableIsWinner: return "liable_is_winner";
        case WinFault::NoRedFives: return "no_red_fives";
        case WinFault::FlowerWin: return "flower_win";
    }
    return "";
}

}  // namespace sifang
