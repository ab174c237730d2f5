// Parts 1 and 2 of the book.

#include "rules/hk/play.hpp"

namespace sifang::hk {

PlayRules hk_play() {
    PlayRules p;
    p.deal = {.dice = 3, .throws = 1};  // 1.3, 2.3
    p.opening_flowers = OpeningFlowers::OneRound;
    p.flower_in_play = FlowerInPlay::AtOnce;
    p.flower_win = true;
    p.winners = Winners::All;
    p.passed_win = PassedWin::SameKind;
    p.kong_on_last_tile = KongOnLastTile::Forbidden;
    p.concealed_kong_robbed_by = ConcealedKongRobbedBy::ThirteenOrphans;
    p.concealed_kong_seen = ConcealedKongSeen::AtOnce;
    p.exposed_tile = ExposedTile::BindsOwner;
    p.clauses = refusal_clauses({
        {Refusal::NotYourTurn, "hk:2.5 a"},
        {Refusal::FlowerAtOnce, "hk:2.4 c"},
        {Refusal::ChowFromLeft, "hk:1.4 a"},
        {Refusal::NoSuchSet, "hk:2.6 a"},
        {Refusal::LastDiscard, "hk:2.8 a"},
        {Refusal::KongAfterClaim, "hk:1.4 i"},
        {Refusal::NoReplacement, "hk:1.4 j"},
        {Refusal::NotAWin, "hk:1.2 b"},
        {Refusal::UnderMinimum, "hk:1.2 d"},
        {Refusal::WinPassed, "hk:2.9 a"},
        {Refusal::NotRobbable, "hk:2.7 b"},
        {Refusal::NoRightToWin, "hk:5.2 a"},
        {Refusal::NoRightToCall, "hk:5.10 a"},
        {Refusal::TileExposed, "hk:5.4 c"},
    });
    return p;
}

SessionRules hk_session() {
    SessionRules s;
    s.first_dealer_thrown = true;  // 2.2
    return s;
}

}  // namespace sifang::hk
