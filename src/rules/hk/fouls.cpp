// Part 5 of the book. Of most fouls it says only that the referee weighs how grave and how often: then the
// four steps of its scale are the ladder, by count unless he names another, and none of them if he likes.

#include "rules/hk/fouls.hpp"

#include <array>

#include "rules/foul_table.hpp"

namespace sifang::hk {
namespace {

constexpr std::array<std::string_view, 4> scale{"warning", "deduct first_deduction",
                                                "yellow_card, deduct second_deduction", "exclude"};

/// A foul on the referee's scale. `always`: what happens besides, whatever he takes; `may`: what he may add.
Foul& add_scaled(FoulTable& t, std::string_view id, std::string_view clause, std::string_view always = {},
                 std::string_view may = {}) {
    const auto with = [&](std::string_view step) {
        std::string text(always);
        for (const std::string_view more : {step, may})
            if (!more.empty()) text.append(text.empty() ? "" : ", ").append(more);
        return text;
    };
    std::array<std::string, 4> steps;
    for (std::size_t i = 0; i < 4; ++i) steps[i] = with(scale[i]);
    const std::array<std::string_view, 4> ladder{steps[0], steps[1], steps[2], steps[3]};
    Foul& foul = t.add(id, clause, ladder);
    foul.climb = Climb::Free;
    foul.instead = t.rungs({with(always.empty() ? "no_penalty" : "")});
    return foul;
}

void add_grave(FoulTable& t) {
    t.usual.raised_by = RaisedBy::Anybody;
    t.usual.raised_late = RaisedLate::RefereeDecides;
    t.usual.raised_until = RaisedUntil::EndOfEvent;
    t.add("collusion", "5.1", {"warning"}).instead = t.rungs({"exclude"});
    t.usual.raised_until = RaisedUntil::EndOfHand;
    t.add("wrong_tile_count", "5.2 c",
          {"no_win, warning", "no_win, deduct first_deduction",
           "no_win, yellow_card, deduct second_deduction", "no_win, exclude"});
    Foul& false_win = t.add("false_win", "5.3 a", {"deduct false_win, false_win"});
    false_win.instead = t.rungs({"deduct false_win, false_win, exclude"});  // again and again
    false_win.instead_after = 1;
    false_win.instead_clause = t.clause("5.3 b");
    false_win.declared = {WinVerdict::UnderMinimum, WinVerdict::WrongTile, WinVerdict::NotWaiting,
                          WinVerdict::FarFromWaiting};
    add_scaled(t, "disorder", "5.14", {}, "void_hand?");
}

void add_minor(FoulTable& t) {
    t.usual.raised_by = RaisedBy::PlayersOnly;
    t.usual.raised_until = RaisedUntil::AtOnce;
    t.usual.raised_late = RaisedLate::RefereeDecides;
    t.add("win_not_agreed", "2.7 h", {"refuse?"});
    add_scaled(t, "exposed_tile", "5.4 a", "expose");
    add_scaled(t, "discard_taken_back", "2.7 f", "expose").counter = "exposed_tile";
    t.add("exposed_at_deal", "5.4 b", {"expose", "no_penalty"}).climb = Climb::Named;
    t.add("call_not_carried_out", "5.5", {"carry_out"});
    add_scaled(t, "empty_call", "5.5");
    t.add("knocked_tiles_unseen", "5.6", {"put_back"});
    add_scaled(t, "knocked_tiles", "5.6", "put_back");
    add_scaled(t, "felt_tile_faces", "5.7");
    t.add("wrong_dealer_before_deal", "5.8 a", {"put_back"});
    add_scaled(t, "wrong_dealer", "5.8 b", "play_on");
    t.add("wrong_tiles_at_deal_unseen", "5.9 a", {"put_back"});
    add_scaled(t, "wrong_tiles_at_deal", "5.9 a", "play_on");
    t.add("wrong_tile_drawn", "5.9 b", {"put_back"});
    t.add("wrong_tile_seen", "5.9 b", {"no_win"});
    add_scaled(t, "early_draw", "5.9 c");
    t.add("reached_for_wall", "5.10 a", {"no_claim"});
    t.add("drawn_tile_returned", "5.10 b", {"put_back"});
    t.add("call_after_drawn_win", "5.10 c", {"no_claim"});
    add_scaled(t, "arranging_river", "5.11");
    add_scaled(t, "obstructing_view", "5.12");
    add_scaled(t, "delay", "5.13");
}

}  // namespace

FoulRules hk_fouls() {
    FoulRules rules;
    // The book leaves the size of the two deductions to the organiser.
    rules.amounts = {{"first_deduction", 32}, {"second_deduction", 64}, {"false_win", 512}};
    rules.yellow_cards_out = 2;
    rules.yellow_cards_clause = "hk:5 f";
    rules.late_clause = "hk:5 b";
    rules.revoking = {Office::HeadReferee, RevokedUntil::EndOfEvent, "hk:5 c"};
    FoulTable t("hk:", rules);
    t.usual.scope = FoulScope::WholeEvent;
    add_grave(t);
    add_minor(t);
    return rules;
}

}  // namespace sifang::hk
