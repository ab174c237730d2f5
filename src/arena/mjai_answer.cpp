#include "arena/mjai_answer.hpp"

#include <algorithm>
#include <optional>

#include "arena/mjai_words.hpp"
#include "wire/json.hpp"

namespace sifang::arena {
namespace {

using mjai::piece_of;
using mjai::pieces_of;

std::optional<Piece> piece_in(const Value& event, std::string_view name) {
    const Value* found = event.find(name);
    return found && found->string() ? piece_of(*found->string()) : std::nullopt;
}

/// The first legal action that is meant.
template <class Fits>
std::optional<Action> first_legal(const Sight& sight, const Fits& fits) {
    for (const Action& action : sight.legal())
        if (fits(action)) return action;
    return std::nullopt;
}

using Read = tl::expected<Action, BotFault>;
Read or_illegal(const std::optional<Action>& found) {
    if (!found) return tl::unexpected(BotFault::Illegal);
    return *found;
}
Read read_kind(const Sight& sight, ActionKind kind) {
    return or_illegal(first_legal(sight, [&](const Action& action) { return action.kind == kind; }));
}

Read read_discard(const Value& event, const Sight& sight) {
    const auto piece = piece_in(event, "pai");
    if (!piece) return tl::unexpected(BotFault::Nonsense);
    const Value* drawn = event.find("tsumogiri");
    const bool as_drawn = drawn && drawn->boolean() && *drawn->boolean();
    const auto discards_it = [&](const Action& action) {
        return action.kind == ActionKind::Discard && action.piece == *piece;
    };
    const auto said = first_legal(
        sight, [&](const Action& action) { return discards_it(action) && action.drawn == as_drawn; });
    return or_illegal(said ? said : first_legal(sight, discards_it));
}

Read read_claim(const Value& event, const Sight& sight, ActionKind kind) {
    const auto consumed = pieces_of(event.find("consumed"));
    if (!consumed || consumed->empty()) return tl::unexpected(BotFault::Nonsense);
    unsigned reds = 0;
    for (const Piece piece : *consumed) reds += piece.is_red();
    // The lowest tile of the run, the one on the table among them.
    Tile low = consumed->begin()->tile();
    for (const Piece piece : *consumed) low = std::min(low, piece.tile());
    if (const auto asked = sight.view().own.asked) low = std::min(low, asked->tile());
    return or_illegal(first_legal(sight, [&](const Action& action) {
        return action.kind == kind && action.reds == reds && (kind != ActionKind::Chow || action.low == low);
    }));
}

Read read_own_kong(const Sight& sight, ActionKind kind, std::optional<Piece> piece) {
    if (!piece) return tl::unexpected(BotFault::Nonsense);
    return or_illegal(first_legal(sight, [&](const Action& action) {
        return action.kind == kind && action.piece.tile() == piece->tile();
    }));
}

}  // namespace

tl::expected<MjaiAnswer, BotFault> parse_mjai_answer(std::string_view line) {
    auto value = parse_json(line);
    const Value* type = value ? value->find("type") : nullptr;
    if (!type || !type->string()) return tl::unexpected(BotFault::Nonsense);
    return MjaiAnswer{*type->string(), std::move(*value)};
}

bool may_declare_riichi(const Sight& sight) {
    return first_legal(sight, [](const Action& action) { return action.kind == ActionKind::Riichi; })
        .has_value();
}

tl::expected<Action, BotFault> read_riichi_discard(const MjaiAnswer& answer, const Sight& sight) {
    const auto piece = piece_in(answer.event, "pai");
    if (answer.type != "dahai" || !piece) return tl::unexpected(BotFault::Nonsense);
    return or_illegal(first_legal(sight, [&](const Action& action) {
        return action.kind == ActionKind::Riichi && action.piece == *piece;
    }));
}

tl::expected<Action, BotFault> read_answer(const MjaiAnswer& answer, const Sight& sight) {
    const std::string& type = answer.type;
    if (type == "none") return read_kind(sight, ActionKind::Pass);
    if (type == "hora") return read_kind(sight, ActionKind::Win);
    if (type == "ryukyoku") return read_kind(sight, ActionKind::NineKinds);
    if (type == "dahai") return read_discard(answer.event, sight);
    if (type == "chi") return read_claim(answer.event, sight, ActionKind::Chow);
    if (type == "pon") return read_claim(answer.event, sight, ActionKind::Pung);
    if (type == "daiminkan") return read_claim(answer.event, sight, ActionKind::Kong);
    if (type == "kakan") return read_own_kong(sight, ActionKind::AddedKong, piece_in(answer.event, "pai"));
    if (type == "ankan") {
        const auto consumed = pieces_of(answer.event.find("consumed"));
        return read_own_kong(
            sight, ActionKind::ConcealedKong,
            consumed && !consumed->empty() ? std::optional(*consumed->begin()) : std::nullopt);
    }
    return tl::unexpected(BotFault::Nonsense);
}

}  // namespace sifang::arena
