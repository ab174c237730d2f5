// Whatever Botzone's table tells our bot, in either form: an answer, or the line is none of a game.
#include <cstdlib>

#include "answering_hand.hpp"
#include "arena/botzone_talk.hpp"
#include "arena/botzone_words.hpp"

using namespace sifang;
using namespace sifang::arena;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const Table& table = fuzz_table("mil");
    static const BotHouse& house = *new BotHouse(table);
    const auto bot = house.make(size % 2 == 0 ? "greedy" : "random");
    BotzoneTalk talk(table, *bot);
    Lines lines(std::string_view(reinterpret_cast<const char*>(data), size));
    while (const auto line = lines.next()) {
        const auto answer = talk.take(*line);
        if (!answer) break;
        const std::string mark = std::string(botzone::keep_running) + "\n";
        if (!answer->empty() && !answer->ends_with(mark)) std::abort();
    }
    return 0;
}
