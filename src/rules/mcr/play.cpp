// Setup, play and session: mcr articles 3.5 to 3.7 and appendices 1 and 4; gb98 questions 14 to 47. What the
// 2013 text leaves open is taken from the answers of 2006.

#include "rules/mcr/play.hpp"

namespace sifang::mcr {

using enum Wind;

PlayRules mcr_play() {
    PlayRules p;
    p.clauses = refusal_clauses({
        {Refusal::NotYourTurn, "mcr:3.6.3 a"},
        {Refusal::FlowerForgotten, "mcr:A1/81 a"},
        {Refusal::NotAFlower, "mcr:3.4.20"},
        {Refusal::ChowFromLeft, "mcr:3.6.6 a"},
        {Refusal::NoSuchSet, "mcr:3.11.6.2"},
        {Refusal::LastDiscard, "mcr:3.4.30"},
        {Refusal::KongAfterClaim, "mcr:3.6.8 b"},
        {Refusal::NoReplacement, "mcr:3.6.8 a"},
        {Refusal::NotAWin, "mcr:3.7.2"},
        {Refusal::UnderMinimum, "mcr:3.9.1.1(2)"},
        {Refusal::NotRobbable, "mcr:3.8.1/47"},
        {Refusal::NoRightToWin, "mcr:3.11.3"},
        {Refusal::ForcedDiscard, "mcr:3.11.6.7(1)"},
    });
    return p;
}

PlayRules gb98_play() {
    PlayRules p;
    p.flower_in_play = FlowerInPlay::AnyTime;
    p.concealed_kong_seen = ConcealedKongSeen::Never;
    p.clauses = refusal_clauses({
        {Refusal::NotYourTurn, "gb98:Q36"},
        {Refusal::FlowerForgotten, "gb98:Q133(2)"},
        {Refusal::NotAFlower, "gb98:Q133(4)"},
        {Refusal::ChowFromLeft, "gb98:Q39(1)"},
        {Refusal::NoSuchSet, "gb98:Q157"},
        {Refusal::KongAfterClaim, "gb98:Q35(1) a"},
        {Refusal::NoReplacement, "gb98:Q38(1) b"},
        {Refusal::NotAWin, "gb98:Q43(3)①"},
        {Refusal::UnderMinimum, "gb98:Q43(4)"},
        {Refusal::NotRobbable, "gb98:Q99 d"},
        {Refusal::NoRightToWin, "gb98:Q153(3)"},
        {Refusal::ForcedDiscard, "gb98:Q24(22)"},
    });
    return p;
}

PlayRules mil_play() {
    PlayRules p = gb98_play();
    p.kong_on_last_tile = KongOnLastTile::Forbidden;
    return p;
}

SessionRules mcr_session() {
    SessionRules s;
    // A4 b: who begins East sits E S N W, South S E W N, West W N E S, North N W S E.
    s.seats = {{{East, South, West, North},
                {South, East, North, West},
                {North, West, East, South},
                {West, North, South, East}}};
    s.minutes = 150;
    return s;
}

SessionRules gb98_session() {
    SessionRules s;
    s.start_points = 500;
    // Q24(9)③, scheme 1: E S W N, S E N W, W N E S, N W S E.
    s.seats = {{{East, South, West, North},
                {South, East, North, West},
                {West, North, East, South},
                {North, West, South, East}}};
    s.minutes = 180;
    return s;
}

SessionRules mil_session() {
    SessionRules s = gb98_session();
    s.seats = no_seat_changes;
    return s;
}

}  // namespace sifang::mcr
