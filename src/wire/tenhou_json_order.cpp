#include "wire/tenhou_json_order.hpp"

#include "wire/tenhou_tile.hpp"

namespace sifang::tenhou {
namespace {

/// A call as it is written: the letter stands before the tile that was called or added, and as many tiles
/// from the left as the giver is turns before the caller.
struct Call {
    char letter = 0;
    Giver from = Giver::Unknown;
    Piece taken;
    std::vector<Piece> own;
};

std::optional<Call> read_call(std::string_view text) {
    Call call;
    const std::size_t at = text.find_first_not_of("0123456789");
    if (at == std::string_view::npos || at % 2 != 0) return std::nullopt;
    call.letter = text[at];
    const std::size_t tiles = call.letter == 'c' || call.letter == 'p' ? 3 : 4;
    if (text.size() != 2 * tiles + 1) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        if (i == at) ++i;
        const auto digit = [&](std::size_t n) {
            return text[n] >= '0' && text[n] <= '9' ? text[n] - '0' : -100;
        };
        const auto piece = piece_of_code(10 * digit(i) + digit(i + 1));
        if (!piece) return std::nullopt;
        if (i == at + 1)
            call.taken = *piece;
        else
            call.own.push_back(*piece);
    }
    // The left player's tile is the first, the one across gives the second, the right one the last.
    const std::size_t last = call.letter == 'm' ? 6 : 4;
    if (at == 0)
        call.from = Giver::Left;
    else if (at == 2)
        call.from = Giver::Across;
    else if (at == last)
        call.from = Giver::Right;
    else if (call.letter != 'a' || at != 6)
        return std::nullopt;
    return call;
}

class Order {
  public:
    Order(const std::array<Lists, 4>& lists, ToldHand& hand) : lists_(lists), hand_(hand) {}

    std::optional<TellingError> run() {
        unsigned player = hand_.dealer;
        bool claimed = false;
        for (;;) {
            if (!claimed && !draw(player)) break;
            if (!turn(player)) break;
            claimed = false;
            const unsigned giver = player;
            player = (giver + 1) & 3;
            if (const auto caller = find_claim(giver)) {
                claimed = !claim(*caller);
                player = *caller;
                if (error_) break;
            }
        }
        if (error_) return error_;
        for (unsigned p = 0; p < 4; ++p) {
            if (in_[p] < lists_[p].in.size()) return wrong(TellingFault::OutOfOrder, lists_[p].in[in_[p]]);
            if (out_[p] < lists_[p].out.size())
                return wrong(TellingFault::OutOfOrder, lists_[p].out[out_[p]]);
        }
        return std::nullopt;
    }

  private:
    static TellingError wrong(TellingFault fault, const Entry& entry) {
        return {fault, entry.at, entry.call.empty() ? std::to_string(entry.code) : entry.call};
    }
    bool fail(TellingFault fault, const Entry& entry) {
        error_ = wrong(fault, entry);
        return false;
    }
    Wind seat_of(unsigned player) const { return static_cast<Wind>((player - hand_.dealer) & 3); }
    bool add(ToldStep step, const Entry& entry) {
        if (hand_.steps.size() == max_told_steps) return fail(TellingFault::TooLong, entry);
        step.at = entry.at;
        hand_.steps.push_back(step);
        return true;
    }

    /// False when there is none, or at a fault.
    bool draw(unsigned player) {
        const auto& in = lists_[player].in;
        if (in_[player] == in.size()) return false;
        const Entry& entry = in[in_[player]++];
        if (!entry.call.empty()) return fail(TellingFault::OutOfOrder, entry);
        const auto piece = piece_of_code(entry.code);
        if (!piece) return fail(TellingFault::BadTile, entry);
        drawn_ = piece;
        return add({.kind = ToldKind::Draw, .seat = seat_of(player), .piece = *piece}, entry);
    }

    /// Kongs of one's own with their draws, then the discard. False when the hand ends in it, or at a fault.
    bool turn(unsigned player) {
        const auto& out = lists_[player].out;
        for (;;) {
            if (out_[player] == out.size()) return false;
            const Entry& entry = out[out_[player]++];
            if (entry.call.empty()) return discard(player, entry.code, entry);
            if (entry.call[0] == 'r') {
                std::int64_t code = 0;
                for (const char c : entry.call.substr(1)) {
                    if (c < '0' || c > '9' || code > 99) return fail(TellingFault::BadTile, entry);
                    code = 10 * code + (c - '0');
                }
                return add({.kind = ToldKind::Riichi, .seat = seat_of(player)}, entry) &&
                       discard(player, code, entry);
            }
            const auto call = read_call(entry.call);
            if (!call || (call->letter != 'a' && call->letter != 'k'))
                return fail(TellingFault::BadMeld, entry);
            ToldStep step{.kind = ToldKind::AddedKong, .seat = seat_of(player), .piece = call->taken};
            if (call->letter == 'a') step.kind = ToldKind::ConcealedKong, step.piece = call->taken.tile();
            drawn_.reset();
            if (!add(step, entry) || !draw(player)) return false;
        }
    }

    bool discard(unsigned player, std::int64_t code, const Entry& entry) {
        const bool as_drawn = code == 60;
        const auto piece = as_drawn ? drawn_ : piece_of_code(code);
        if (!piece) return fail(as_drawn ? TellingFault::OutOfOrder : TellingFault::BadTile, entry);
        discarded_ = *piece;
        drawn_.reset();
        return add({.kind = ToldKind::Discard, .seat = seat_of(player), .piece = *piece, .drawn = as_drawn},
                   entry);
    }

    /// Who claims the discard: who has this claim as the next thing taken in. A chow gives way.
    std::optional<unsigned> find_claim(unsigned giver) const {
        std::optional<unsigned> caller;
        for (unsigned turns = 1; turns < 4; ++turns) {
            const unsigned player = (giver + turns) & 3;
            const auto& in = lists_[player].in;
            if (in_[player] == in.size() || in[in_[player]].call.empty()) continue;
            const auto call = read_call(in[in_[player]].call);
            if (!call || call->taken != discarded_ || static_cast<unsigned>(call->from) != 4 - turns)
                continue;
            if (!caller || call->letter != 'c') caller = player;
        }
        return caller;
    }

    /// Returns true when a draw follows: a kong.
    bool claim(unsigned player) {
        const Entry& entry = lists_[player].in[in_[player]++];
        const auto call = read_call(entry.call);
        ToldStep step{.seat = seat_of(player), .piece = call->taken};
        step.giver =
            static_cast<Wind>((static_cast<unsigned>(step.seat) + static_cast<unsigned>(call->from)) & 3);
        step.low = call->taken.tile();
        for (const Piece own : call->own) {
            step.reds = static_cast<std::uint8_t>(step.reds + own.is_red());
            step.low = std::min(step.low, own.tile());
        }
        switch (call->letter) {
            case 'c': step.kind = ToldKind::Chow; break;
            case 'p': step.kind = ToldKind::Pung; break;
            case 'm': step.kind = ToldKind::Kong; break;
            default: return fail(TellingFault::BadMeld, entry);
        }
        drawn_.reset();
        if (!add(step, entry)) return false;
        if (step.kind != ToldKind::Kong) return false;
        // A kong has a 0 where others have their discard.
        const auto& out = lists_[player].out;
        if (out_[player] < out.size() && out[out_[player]].call.empty() && out[out_[player]].code == 0)
            ++out_[player];
        return true;
    }

    const std::array<Lists, 4>& lists_;
    ToldHand& hand_;
    std::array<std::size_t, 4> in_{}, out_{};
    std::optional<Piece> drawn_;
    Piece discarded_;
    std::optional<TellingError> error_;
};

}  // namespace

std::optional<TellingError> put_in_order(const std::array<Lists, 4>& lists, ToldHand& hand) {
    return Order(lists, hand).run();
}

}  // namespace sifang::tenhou
