#include "arena/botzone_answer.hpp"

#include "arena/botzone_words.hpp"
#include "wire/json.hpp"

namespace sifang::arena {

tl::expected<BotzoneSaid, BotFault> parse_botzone_answer(std::string_view line, BotzoneForm form) {
    if (form == BotzoneForm::Simple) return BotzoneSaid{std::string(line), {}};
    const auto value = parse_json(line);
    const Value* response = value ? value->find("response") : nullptr;
    if (!response || !response->string()) return tl::unexpected(BotFault::Nonsense);
    const Value* data = value->find("data");
    return BotzoneSaid{*response->string(), data ? write_json(*data) : std::string()};
}

tl::expected<BotzoneMove, BotFault> read_botzone_move(std::string_view response, const Sight& sight) {
    const auto words = botzone::split(response);
    const auto tile_at = [&](std::size_t i) {
        return i < words.size() ? botzone::tile_of(words[i]) : std::optional<Tile>();
    };
    const auto nonsense = [] { return tl::unexpected(BotFault::Nonsense); };
    if (words.empty()) return nonsense();
    const std::string_view verb = words[0];
    const auto first = tile_at(1), second = tile_at(2);
    std::optional<Tile> discard;
    const auto move = [&](auto&& fits) -> tl::expected<BotzoneMove, BotFault> {
        for (const Action& action : sight.legal())
            if (fits(action)) return BotzoneMove{action, discard};
        return tl::unexpected(BotFault::Illegal);
    };
    const auto kind = [&](ActionKind wanted) {
        return move([&](const Action& action) { return action.kind == wanted; });
    };
    const auto with_tile = [&](ActionKind wanted) {
        return move(
            [&](const Action& action) { return action.kind == wanted && action.piece.tile() == *first; });
    };
    if (verb == "PASS") return kind(ActionKind::Pass);
    if (verb == "HU") return kind(ActionKind::Win);
    if (verb == "GANG") return first ? with_tile(ActionKind::ConcealedKong) : kind(ActionKind::Kong);
    if (!first) return nonsense();
    if (verb == "PLAY") return with_tile(ActionKind::Discard);
    if (verb == "BUGANG") return with_tile(ActionKind::AddedKong);
    if (verb == "PENG") {
        discard = first;
        return kind(ActionKind::Pung);
    }
    if (verb != "CHI" || !second) return nonsense();
    discard = second;
    return move([&](const Action& action) {
        return action.kind == ActionKind::Chow && action.low.index() + 1 == first->index();
    });
}

}  // namespace sifang::arena
