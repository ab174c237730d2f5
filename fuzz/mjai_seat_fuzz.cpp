// Whatever an mjai table tells our bot: an answer to every line, or the line is none of a game.
#include <cstdlib>

#include "answering_hand.hpp"
#include "arena/mjai_seat.hpp"
#include "wire/json.hpp"

using namespace sifang;
using namespace sifang::arena;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const Table& table = fuzz_table("tenhou");
    static const BotHouse& house = *new BotHouse(table);
    const auto bot = house.make(size % 2 == 0 ? "greedy" : "random");
    MjaiSeat seat(table, *bot, 0);
    Lines lines(std::string_view(reinterpret_cast<const char*>(data), size));
    while (const auto line = lines.next()) {
        const auto answer = seat.answer(*line);
        if (!answer) break;
        const auto said = parse_json(*answer);
        if (!said || !said->find("type")) std::abort();
    }
    return 0;
}
