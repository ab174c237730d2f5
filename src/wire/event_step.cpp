#include "wire/event_step.hpp"

namespace sifang {

Pieces pieces_from_wall(const Event& event) {
    if (const auto* dealt = std::get_if<Dealt>(&event)) return dealt->pieces;
    if (const auto* drew = std::get_if<Drew>(&event)) return {drew->piece};
    if (const auto* turned = std::get_if<IndicatorTurned>(&event)) return {turned->piece};
    if (const auto* under = std::get_if<UnderTurned>(&event)) return {under->piece};
    return {};
}

std::optional<tl::expected<Events, Refused>> do_again(const Table& table, State& state, const Event& event) {
    const auto act = [&](Wind seat, const Action& action) { return table.apply(state, seat, action); };
    if (const Pieces pieces = pieces_from_wall(event); !pieces.empty())
        return table.give(state, {pieces.begin(), pieces.size()});
    if (const auto* e = std::get_if<FlowerShown>(&event))
        return act(e->seat, {.kind = ActionKind::Flower, .piece = e->piece});
    if (const auto* e = std::get_if<FlowersKept>(&event)) return act(e->seat, {});
    if (const auto* e = std::get_if<Discarded>(&event))
        return act(e->seat, {.kind = e->riichi ? ActionKind::Riichi : ActionKind::Discard,
                             .piece = e->piece,
                             .drawn = e->drawn});
    if (const auto* e = std::get_if<Answered>(&event)) return act(e->seat, e->action);
    if (const auto* e = std::get_if<KongMade>(&event))
        return act(e->seat, {.kind = e->kind == MeldKind::AddedKong ? ActionKind::AddedKong
                                                                    : ActionKind::ConcealedKong,
                             .piece = e->piece});
    if (const auto* e = std::get_if<Won>(&event); e && e->by == By::Draw)
        return act(e->seat, {.kind = ActionKind::Win});
    if (const auto* e = std::get_if<Misdeclared>(&event)) return act(e->seat, {.kind = ActionKind::Win});
    if (const auto* e = std::get_if<Counted>(&event)) return table.count(state, e->seat, e->claim);
    if (const auto* e = std::get_if<Sanctioned>(&event)) return table.sanction(state, e->sanction);
    if (const auto* e = std::get_if<HandEnded>(&event); e && e->end == End::NineKinds)
        return act(state.turn, {.kind = ActionKind::NineKinds});
    return std::nullopt;
}

}  // namespace sifang
