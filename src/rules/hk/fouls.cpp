#include "rules/hk/fouls.hpp"

namespace sifang::hk {

Penalties hk_penalties() {
    using enum Consequence;
    Penalties p;
    p.ladder = {Sanction::SpokenWarning, Sanction::Deduction, Sanction::YellowCardAndDeduction,
                Sanction::Out};
    p.first_deduction = 32;
    p.second_deduction = 64;
    p.yellow_cards_out = 2;
    p.false_win = 512;
    p.false_win_ends_hand = true;
    p.fouls = {
        {"win_not_agreed", "hk:2.7 h", WinRefused, Ladder::None, false},
        {"collusion", "hk:5.1", Nothing, Ladder::Referee, true},
        {"wrong_tile_count", "hk:5.2 c", NoWin, Ladder::ByCount, false},
        {"false_win", "hk:5.3 a", FalseWin, Ladder::None, true},
        {"exposed_tile", "hk:5.4 a", ExposedTile, Ladder::Referee, false},
        {"call_not_carried_out", "hk:5.5", CarryOut, Ladder::Referee, false},
        {"knocked_tiles", "hk:5.6", PutBack, Ladder::Referee, false},
        {"felt_tile_faces", "hk:5.7", Nothing, Ladder::Referee, false},
        {"wrong_dealer", "hk:5.8 b", HandStands, Ladder::Referee, false},
        {"wrong_tiles_at_deal", "hk:5.9 a", Correct, Ladder::Referee, false},
        {"wrong_tile_drawn", "hk:5.9 b", CorrectOrNoWin, Ladder::None, false},
        {"drawn_at_wrong_moment", "hk:5.9 c", Nothing, Ladder::Referee, false},
        {"call_after_touching", "hk:5.10 a", NoCall, Ladder::None, false},
        {"arranging_river", "hk:5.11", Nothing, Ladder::Referee, false},
        {"obstructing_view", "hk:5.12", Nothing, Ladder::Referee, false},
        {"delay", "hk:5.13", Nothing, Ladder::Referee, false},
        {"disorder", "hk:5.14", MayReplay, Ladder::Referee, false},
    };
    return p;
}

}  // namespace sifang::hk
