#include "arena/sheet_play.hpp"

#include "arena/deal.hpp"
#include "arena/hand.hpp"
#include "arena/session.hpp"
#include "contest/watched_hand.hpp"

namespace sifang::arena {

std::vector<contest::HandWritten> play_sheet(const Table& table, const BotHouse& house, std::string_view bot,
                                             std::uint64_t seed) {
    std::vector<HousePlayer> players;
    for (unsigned i = 0; i < 4; ++i) players.emplace_back(house.make(bot));
    std::vector<contest::HandWritten> out;
    const auto play = [&](const DueHand& due, const Session& session) {
        Seated seated{};
        for (const Wind seat : all_winds) {
            const auto i = static_cast<std::size_t>(seat);
            seated[i] = &players[due.hand.seats[i]];
            seated[i]->begin({seed_of(due.seed, 1 + i), seat, due.hand.setup, due.hand.seats, due.deal});
        }
        const Croupier croupier =
            ArenaDeal::of(table, due.hand.setup, due.seed).croupier(table, due.hand.setup);
        const State state = play_hand(table, due.hand.setup, croupier, seated, [](const Event&) {});
        // A void hand is dealt again and stands on no sheet.
        const HandResult result = state.result();
        if (result.end != End::Void)
            out.push_back(contest::watched_hand(table, state, session, static_cast<int>(out.size()) + 1));
        return result;
    };
    play_session(table, SessionTable(table.rulebook()), seed, play, [](const SessionEvent&) {});
    return out;
}

}  // namespace sifang::arena
