#include "bot/greedy.hpp"

#include <algorithm>

#include "bot/outlook.hpp"

namespace sifang {
namespace {

const Action* find(const Actions& legal, ActionKind kind) {
    for (const Action& action : legal)
        if (action.kind == kind) return &action;
    return nullptr;
}

/// The hand after a claim of `tile`; of a chow or pung a tile too many is left in it.
Hand after_claim(Hand hand, const Action& action, Tile tile) {
    Counts& standing = hand.standing;
    if (action.kind == ActionKind::Chow) {
        for (unsigned nth = 0; nth < 3; ++nth)
            if (const Tile own = Tile::of_index(action.low.index() + nth); own != tile) standing.remove(own);
        hand.melds.push_back({MeldKind::Chow, action.low, Giver::Left});
        return hand;
    }
    const bool kong = action.kind == ActionKind::Kong;
    for (unsigned n = kong ? 3 : 2; n > 0; --n) standing.remove(tile);
    hand.melds.push_back({kong ? MeldKind::Kong : MeldKind::Pung, tile, Giver::Across});
    return hand;
}

Hand after_own_kong(Hand hand, const Action& action) {
    const Tile tile = action.piece.tile();
    if (action.kind == ActionKind::ConcealedKong) {
        for (unsigned n = 4; n > 0; --n) hand.standing.remove(tile);
        hand.melds.push_back({MeldKind::ConcealedKong, tile, Giver::Unknown});
        return hand;
    }
    hand.standing.remove(tile);
    for (Meld& meld : hand.melds)
        if (meld.kind == MeldKind::Pung && meld.tile == tile) meld.kind = MeldKind::AddedKong;
    return hand;
}

}  // namespace

Action GreedyBot::choose(const Sight& sight) {
    const Actions& legal = sight.legal();
    if (legal.size() == 1) return legal[0];
    for (const ActionKind at_once : {ActionKind::Win, ActionKind::Flower})
        if (const Action* action = find(legal, at_once)) return *action;
    const SeatView& view = sight.view();
    return view.own.asked ? claim(view) : turn(view);
}

/// Claims only what makes the hand worth more than waiting for one's own draw.
Action GreedyBot::claim(const SeatView& view) {
    const Tile tile = view.own.asked->tile();
    Action best{};
    if (wishes_.of == view.own.hand && !wishes_.useful.has(tile)) return best;
    const Prospects prospects(table_, view);
    const Outlook now(table_, goals_, prospects, view.own.hand);
    wishes_ = {view.own.hand, now.is_hopeless() ? kinds::hand : now.useful()};
    if (!wishes_.useful.has(tile)) return best;
    double most = 1.1 * now.worth();
    for (const Action& action : view.own.legal) {
        if (action.kind == ActionKind::Pass) continue;
        const Hand hand = after_claim(view.own.hand, action, tile);
        const Outlook then(table_, goals_, prospects, hand);
        const double worth = action.kind == ActionKind::Kong ? then.worth() : then.best_worth();
        if (worth <= most) continue;
        most = worth;
        best = action;
    }
    return best;
}

Action GreedyBot::turn(const SeatView& view) {
    const Prospects prospects(table_, view);
    const Danger danger(table_, view, prospects.unseen());
    const Outlook outlook(table_, goals_, prospects, view.own.hand);
    if (const Action* nine = find(view.own.legal, ActionKind::NineKinds); nine && outlook.distance() > 4)
        return *nine;

    Action best = view.own.legal[0];
    double most = 0;
    bool any = false;
    std::optional<Tile> looked_at;
    double worth_of_tile = 0;
    for (const Action& action : view.own.legal) {
        double worth = 0;
        switch (action.kind) {
            case ActionKind::Discard:
            case ActionKind::Riichi: {
                const Tile tile = action.piece.tile();
                if (looked_at != tile && !tile.is_flower()) {
                    worth_of_tile = outlook.worth_without(tile) - danger.of(tile) * goals_.usual_loss();
                    looked_at = tile;
                }
                worth = worth_of_tile;
                // A red five is worth keeping before a plain one, and a riichi declaring.
                if (action.piece.is_red()) worth -= 1;
                if (action.kind == ActionKind::Riichi) worth += 1;
                break;
            }
            case ActionKind::ConcealedKong:
            case ActionKind::AddedKong: {
                const Hand hand = after_own_kong(view.own.hand, action);
                worth = 1.05 * Outlook(table_, goals_, prospects, hand).worth();
                break;
            }
            default: continue;
        }
        // Of equals any: not always the lowest tile.
        if (any && (worth < most || (worth == most && chance_.below(2) == 0))) continue;
        any = true;
        most = worth;
        best = action;
    }
    return best;
}

}  // namespace sifang
