// Articles 4 and 9: chombo, the hand that is dead, the thousand points for the winner. Nothing is counted.

#include "rules/riichi/fouls.hpp"

#include "rules/foul_table.hpp"

namespace sifang::riichi {

FoulRules fouls_of(std::string_view book) {
    FoulRules rules;
    FoulTable t(std::string(book), rules);
    rules.amounts = {{"small_fine", 1'000}};
    // 1-17: what was paid wrongly is put right until the tiles are mixed.
    rules.revoking = {Office::Referee, RevokedUntil::NextHand, t.clause("1-17")};
    t.usual.raised_until = RaisedUntil::EndOfHand;

    Foul& false_win = t.add("false_win", "4-1(1) a", {"chombo"});
    false_win.declared = {WinVerdict::UnderMinimum, WinVerdict::WrongTile, WinVerdict::NotWaiting,
                          WinVerdict::FarFromWaiting};
    false_win.forgiven = true;
    false_win.forgiven_clause = t.clause("4-1(1) b");
    t.add("illegal_riichi_kong", "4-1(2)", {"chombo"});
    t.add("riichi_not_waiting", "4-1(3)", {"chombo"});
    t.add("spoiled_hand", "4-1(4)", {"chombo"});
    t.add("winning_hand_mixed", "4-1(5)", {"chombo"});
    Foul& misnamed = t.add("misnamed_won", "4-1(6) a", {"chombo"});
    misnamed.forgiven = true;
    misnamed.forgiven_clause = t.clause("4-1(6) b");

    t.add("looked_at_tiles", "9-1(1)", {"dead_hand"});
    t.add("early_draw", "9-1(2)", {"dead_hand"});
    t.add("wrong_call", "9-1(3)", {"dead_hand"});
    t.add("wrong_tile_count", "9-1(4)", {"dead_hand"});
    t.add("exposed_tile", "9-1(5)", {"dead_hand"});
    t.add("pung_and_win", "9-1(6)", {"dead_hand"});

    t.add("empty_call", "9-2(1)", {"pay_winner small_fine"});
    t.add("naming_discard", "9-2(2)", {"pay_winner small_fine"});

    t.add("wrong_break", "1-7 d", {"void_hand"}).raised_until = RaisedUntil::AtOnce;
    t.add("wrong_break_late", "1-7 d", {"play_on"});
    t.add("wrong_indicator", "6-3", {"play_on"});
    t.add("late_win_call", "1-14 b", {"refuse"}).raised_until = RaisedUntil::AtOnce;
    return rules;
}

}  // namespace sifang::riichi
