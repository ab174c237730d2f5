// Articles 1 to 3, 5, 6 and 8.

#include "rules/riichi/play.hpp"

namespace sifang::riichi {

PlayRules zds_play() {
    PlayRules p;
    p.deal = {.flowers = Flowers::Without,
              .throws = 1,
              .last_round = LastRound::OneEach,
              .dead_wall = 14,
              .indicator_stack = 3};  // 1-2 a, 1-7, 1-8, 6-1
    p.swap_calls = SwapCalls::SameTileAfterChow;
    p.passed_win = PassedWin::AnyTile;
    p.own_discards_bar = true;
    p.false_win_forgiven = true;
    p.kong_on_last_tile = KongOnLastTile::Forbidden;
    p.most_kongs = 4;
    p.concealed_kong_seen = ConcealedKongSeen::AtOnce;
    p.indicator = true;
    p.riichi.has = true;
    p.abortive = {.nine_kinds = true, .four_winds = true, .four_kongs = true, .four_riichi = false};
    p.waiting_hands_shown = true;
    p.clauses = refusal_clauses({
        {Refusal::NotYourTurn, "zds:1-9"},        {Refusal::ChowFromLeft, "zds:1-11 a"},
        {Refusal::NoSuchSet, "zds:9-1(3)"},       {Refusal::LastDiscard, "zds:1-8 c"},
        {Refusal::SwapCall, "zds:1-11 b"},        {Refusal::KongAfterClaim, "zds:1-13 c"},
        {Refusal::NoReplacement, "zds:1-8 c"},    {Refusal::FifthKong, "zds:5-1(6)"},
        {Refusal::RiichiTwice, "zds:2-2"},        {Refusal::RiichiOpen, "zds:2-1 a"},
        {Refusal::RiichiNotWaiting, "zds:2-1 a"}, {Refusal::RiichiTooLate, "zds:2-2"},
        {Refusal::RiichiTooPoor, "zds:2-1 c"},    {Refusal::AfterRiichi, "zds:2-4"},
        {Refusal::RiichiKong, "zds:2-3"},         {Refusal::NotAWin, "zds:1-8 a"},
        {Refusal::UnderMinimum, "zds:1-3 a"},     {Refusal::WinPassed, "zds:3-2 a"},
        {Refusal::OwnDiscard, "zds:3-1"},         {Refusal::NotRobbable, "zds:1-13 e"},
        {Refusal::NoRightToWin, "zds:9-1"},       {Refusal::NoRightToCall, "zds:9-1"},
        {Refusal::NotNineKinds, "zds:5-1(2)"},
    });
    return p;
}

SessionRules zds_session() {
    SessionRules s;
    s.start_points = 30'000;                                                                        // 1-4
    s.rounds = 2;                                                                                   // 1-1 a
    s.first_dealer_thrown = true;                                                                   // 1-6 a
    s.dealer_stays = {.on_win = true, .on_waiting = true, .on_abort = true, .on_false_win = true};  // 5-1
    s.counters.has = true;
    s.minutes = 50;  // 1-1 b
    s.time_up = TimeUp::FinishHand;
    s.deposits_at_end = DepositsAtEnd::Return;  // 2-9
    return s;
}

}  // namespace sifang::riichi
