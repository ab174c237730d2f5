// Questions 150 to 167 of 1998, and what stands about fouls elsewhere in the book, row by row.

#include <array>

#include "rules/foul_table.hpp"
#include "rules/mcr/fouls.hpp"

namespace sifang::mcr {
namespace {

/// Q153: a fine is one of seven.
constexpr std::string_view any_fine_1998 = "deduct 5 10 20 30 40 50 60";
/// "And so on" after 20: the next of the seven, and 60 again.
constexpr std::string_view ladder_1998[] = {"warning",   "deduct 5",  "deduct 10", "deduct 20",
                                            "deduct 30", "deduct 40", "deduct 50", "deduct 60"};
/// The same, with the call refused besides (Q156: from the second time a warning and a fine).
constexpr std::string_view refused_ladder[] = {"refuse, warning",
                                               "refuse, warning, deduct 5",
                                               "refuse, warning, deduct 10",
                                               "refuse, warning, deduct 20",
                                               "refuse, warning, deduct 30",
                                               "refuse, warning, deduct 40",
                                               "refuse, warning, deduct 50",
                                               "refuse, warning, deduct 60"};
/// The same, and what was called has to be done (Q40).
constexpr std::string_view done_ladder[] = {
    "carry_out, warning",   "carry_out, deduct 5",  "carry_out, deduct 10", "carry_out, deduct 20",
    "carry_out, deduct 30", "carry_out, deduct 40", "carry_out, deduct 50", "carry_out, deduct 60"};

void add_calls_1998(FoulTable& t) {
    t.add("wrong_call", "Q157", {"no_win"});
    t.add("wrong_flower", "Q133(4)", {"no_win"});
    Foul& empty = t.add("empty_call", "Q158 a", ladder_1998);
    empty.instead = t.rungs({"no_win", "exclude"});  // who does not mend
    empty.instead_after = 2;
    empty.instead_clause = t.clause("Q158 b");
    t.add("call_not_carried_out", "Q40 b", done_ladder);
    t.add("pung_changed_to_chow", "Q40 c", {"refuse, warning"});
    t.add("late_pung", "Q156", refused_ladder);
    t.add("wrong_call_word", "Q24(20)", ladder_1998);
    t.add("call_changed_to_win", "Q35(2) a", {"refuse, no_win_this_turn, warning"});
    t.add("call_changed_shown", "Q35(2) b", {"no_win"});
    t.add("reached_for_wall", "Q155(2)", {"no_claim"});
    t.add("claim_after_reaching", "Q155(2)",
          {"no_claim, warning", "no_claim, deduct 5 10 20 30 40 50 60", "no_claim, no_win"});
}

void add_draws_1998(FoulTable& t) {
    t.add("early_draw", "Q155(1)", ladder_1998).reading = "early_draw=q155";
    for (const auto& [id, clause, rung] :
         {std::array<std::string_view, 3>{"early_draw_unseen", "Q37(1)", "put_back, warning"},
          {"early_draw_seen", "Q37(2)", "put_back, deduct 10"},
          {"early_draw_inserted", "Q37(3) a", "no_win"}})
        t.add(id, clause, {rung}).reading = "early_draw=q37";
    t.add("shifted_tile_won", "Q37(3) b", {"pay_for_all"}).reading = "compensation=q37";
    t.add("wrong_tile_touched", "Q155(3)①", {"put_back"});
    t.add("wrong_tile_drawn", "Q155(3)②",
          {"put_back, deduct 10", "put_back, deduct 20", "put_back, deduct 30", "put_back, deduct 40",
           "put_back, deduct 50", "put_back, deduct 60"})
        .scope = FoulScope::OneSession;
    t.add("wrong_tile_inserted", "Q155(3)③", {"no_win"});
    t.add("wrong_tile_count", "Q162", {"no_win"}).raised_until = RaisedUntil::EndOfHand;
    t.add("knocked_wall", "Q160(5)", {"put_back"});
    t.add("wrong_break_unseen", "Q32 c", {"put_back"});
    t.add("wrong_break_seen", "Q32 d", {"warning, void_hand"});
    t.add("wrong_break_late", "Q32 e", {"play_on"}).raised_until = RaisedUntil::EndOfHand;
}

void add_discards_1998(FoulTable& t) {
    t.add("late_discard", "Q167(2)", ladder_1998);
    t.add("late_first_discard", "Q38(2) b", ladder_1998).counter = "late_discard";
    t.add("naming_discard", "Q161 a", ladder_1998);
    t.add("misnamed_held", "Q38(5) b", {"carry_out"});
    t.add("misnamed_not_held", "Q38(5) b", ladder_1998).counter = "naming_discard";
    t.add("misnamed_won", "Q161 b", {"pay_for_all"});
}

void add_wins_1998(FoulTable& t) {
    t.add("under_minimum", "Q159(1)", {"no_win, pay_each wrong_win"}).declared = {WinVerdict::UnderMinimum};
    t.add("wrong_winning_tile", "Q159(2)", {"no_win, pay_each wrong_win"}).declared = {WinVerdict::WrongTile};
    t.add("false_win", "Q159(3)", {"no_win, pay_each false_win"}).declared = {WinVerdict::NotWaiting};
    Foul& meant = t.add("deliberate_false_win", "Q159(4)", {"no_win, exclude"});
    meant.instead = t.rungs({"no_win, pay_each false_win"});  // an honest misunderstanding
    meant.declared = {WinVerdict::FarFromWaiting};
    t.add("wrong_win_word_hidden", "Q159(5)", {"refuse, no_win_this_turn"}).reading = "win_words=q159";
    t.add("wrong_win_word_shown", "Q159(5)", {"no_win"}).reading = "win_words=q159";
    t.add("wrong_win_word", "Q35(3)",
          {"refuse, warning", "refuse, deduct 5", "refuse, deduct 10", "refuse, deduct 20",
           "refuse, deduct 30", "refuse, deduct 40", "refuse, deduct 50", "refuse, deduct 60"})
        .reading = "win_words=q35";
    t.add("stalling_words", "Q35(3)", ladder_1998);
    t.add("drawn_tile_inserted", "Q24(23)", {"no_penalty"});
}

void add_exposures_1998(FoulTable& t) {
    t.add("exposed_tile", "Q160(1)", {"expose"});
    t.add("laid_down_win_stands", "Q160(2)", {"warning"});
    t.add("laid_down_win_fails", "Q160(2)", {"expose, no_win"});
    t.add("spoiled_hand", "Q160(2)", {"pay_each 20 30 40 50 60, end_hand"});
    t.add("concealed_kong_shown", "Q160(3)", {"put_back"});
    t.add("exposed_others", "Q160(4)", {"pay_harmed 5 10 20 30 40 50 60, end_hand?"});
    t.add("tiles_shown_for_win", "Q160(6)", {"no_penalty"});
}

void add_conduct_1998(FoulTable& t) {
    t.usual.scope = FoulScope::WholeEvent;
    t.add("signals", "Q163", {"no_win", "exclude"});
    t.add("announcing_ready", "Q24(19)", {"no_win", "exclude"}).counter = "signals";

    t.usual.raised_until = RaisedUntil::EndOfSession;
    t.usual.scope = FoulScope::OneSession;
    Foul& sulking = t.add("sulking", "Q164", {"warning", any_fine_1998});
    sulking.instead = t.rungs({"no_win", "exclude"});
    sulking.instead_after = 2;
    t.add("lateness", "Q28", {"warning, deduct 10", "deduct 20", "forfeit_session"}).climb = Climb::Named;

    t.usual.raised_until = RaisedUntil::EndOfEvent;
    t.usual.scope = FoulScope::WholeEvent;
    t.add("cheating", "Q165", {"exclude, notice"});
    t.add("disorder", "Q166", {"exclude, notice"});
}

}  // namespace

FoulRules gb98_fouls() {
    FoulRules rules;
    rules.readings = {{"early_draw", "q155"}, {"win_words", "q159"}, {"compensation", "none"}};
    rules.amounts = {{"wrong_win", 10}, {"false_win", 20}};
    rules.late_clause = "gb98:Q35(4)";
    rules.revoking = {Office::HeadReferee, RevokedUntil::CarriedOut, "gb98:Q140(9)"};
    FoulTable t("gb98:", rules);
    add_calls_1998(t);
    add_draws_1998(t);
    add_discards_1998(t);
    add_wins_1998(t);
    add_exposures_1998(t);
    add_conduct_1998(t);
    return rules;
}

}  // namespace sifang::mcr
