// Article 3.11 of 2013, row by row. What the two books share by word and number is small: each is written
// out.

#include "rules/mcr/fouls.hpp"

#include "rules/foul_table.hpp"

namespace sifang::mcr {
namespace {

/// Article 3.11.2.2: a fine is one of seven.
constexpr std::string_view any_fine_2013 = "deduct 5 10 20 30 40 50 60";
/// "And so on" after 20: the next of the seven, and 60 again.
constexpr std::string_view ladder_2013[] = {"warning",   "deduct 5",  "deduct 10", "deduct 20",
                                            "deduct 30", "deduct 40", "deduct 50", "deduct 60"};

void add_calls_2013(FoulTable& t) {
    t.add("wrong_call", "3.11.6.2", {"no_win"});
    t.add("wrong_flower", "3.11.6.2", {"no_win"});
    t.add("empty_call", "3.11.6.3", ladder_2013);
    // Called later than 3.6.7 allows it is not accepted; else the three seconds would mean nothing.
    t.add("late_pung", "3.11.6.5",
          {"refuse, warning", "refuse, deduct 5", "refuse, deduct 10", "refuse, deduct 20",
           "refuse, deduct 30", "refuse, deduct 40", "refuse, deduct 50", "refuse, deduct 60"});
    t.add("wrong_call_word", "3.6.1 a", {"warning"}).instead = t.rungs({any_fine_2013});
    t.add("called_tile_not_taken", "3.11.6.11(1)", {"refuse, no_win"});
    t.add("call_changed_to_win", "3.11.6.11(3) a", {"no_win"});
    t.add("reached_for_wall", "3.11.6.11(5)", {"no_claim"});
}

void add_draws_2013(FoulTable& t) {
    t.add("early_draw", "3.11.6.4 a", ladder_2013);
    t.add("wrong_tile_drawn", "3.11.6.4 b", {"put_back"});
    t.add("wrong_tile_inserted", "3.11.6.4 c", {"no_win"});
    t.add("wall_doubted", "3.5.7.4 b", {"put_back"}).raised_until = RaisedUntil::AtOnce;
    t.add("wrong_tile_count", "3.11.6.8", {"no_win"}).raised_until = RaisedUntil::EndOfHand;
}

void add_discards_2013(FoulTable& t) {
    t.add("late_discard", "3.6.4 b", ladder_2013);
    t.add("late_first_discard", "3.5.7.6 c", ladder_2013).counter = "late_discard";
    // 3.6.1 forbids it and names no penalty of its own: 3.11.1 and 3.11.2.2.
    t.add("naming_discard", "3.6.1 c", {"warning"}).instead = t.rungs({any_fine_2013});
}

void add_wins_2013(FoulTable& t) {
    t.add("under_minimum", "3.11.6.6(1) a", {"no_win, pay_each wrong_win"}).declared = {
        WinVerdict::UnderMinimum};
    t.add("wrong_winning_tile", "3.11.6.6(1) b", {"no_win, pay_each wrong_win"}).declared = {
        WinVerdict::WrongTile};
    t.add("false_win", "3.11.6.6(2)", {"no_win, pay_each false_win"}).declared = {WinVerdict::NotWaiting,
                                                                                  WinVerdict::FarFromWaiting};
    t.add("winning_tile_not_taken", "3.11.6.11(2)", {"no_win, pay_each wrong_win"});
    t.add("wrong_win_word", "3.11.6.11(3) b", {"no_win"});
    t.add("shown_before_win", "3.11.6.11(4)", {"no_win"});
    t.add("winning_tile_mixed", "3.11.6.11(6) b", {"no_win"});
}

void add_exposures_2013(FoulTable& t) {
    t.add("exposed_tile", "3.11.6.7(1)", {"expose"});
    t.add("laid_down_win_stands", "3.11.6.7(2) a", {"warning"});
    t.add("laid_down_win_fails", "3.11.6.7(2) b", {"expose, no_win"});
    t.add("spoiled_hand", "3.11.6.7(2) c", {"pay_each 30, end_hand"});
    t.add("exposed_others", "3.11.6.7(3)", {"pay_harmed 5 10 20 30 40 50 60, end_hand?"});
    t.add("tiles_shown_for_win", "3.11.6.7(4)", {"no_penalty"});
}

void add_conduct_2013(FoulTable& t) {
    Foul& signals = t.add("signals", "3.11.6.9", {any_fine_2013, "no_win"});
    signals.climb = Climb::Named;
    t.add("chatting", "3.6.1 d", {"warning"}).instead = t.rungs({any_fine_2013});
    t.add("disturbance", "3.11.1", {"warning"}).instead = t.rungs({any_fine_2013});

    t.usual.raised_until = RaisedUntil::EndOfSession;
    t.usual.scope = FoulScope::OneSession;
    t.add("lingering", "3.11.6.11(8) b", {"warning"}).instead = t.rungs({any_fine_2013});
    t.add("lateness", "3.11.2.1", {"deduct 10", "deduct 20", "forfeit_session"}).climb = Climb::Named;

    t.usual.raised_until = RaisedUntil::EndOfEvent;
    t.usual.scope = FoulScope::WholeEvent;
    t.add("cheating", "3.11.6.1", {"exclude, notice?"});
    t.add("illegal_gain", "3.11.5", {"lose_place", "exclude"}).climb = Climb::Named;
    t.add("disorder", "3.11.6.10", {"exclude, notice"});
}

}  // namespace

FoulRules mcr_fouls() {
    FoulRules rules;
    rules.amounts = {{"wrong_win", 10}, {"false_win", 20}};
    rules.late_clause = "mcr:3.11.6.11(7)";
    rules.revoking = {Office::HeadReferee, RevokedUntil::EndOfEvent, "mcr:3.13.1 a"};
    FoulTable t("mcr:", rules);
    add_calls_2013(t);
    add_draws_2013(t);
    add_discards_2013(t);
    add_wins_2013(t);
    add_exposures_2013(t);
    add_conduct_2013(t);
    return rules;
}

}  // namespace sifang::mcr
