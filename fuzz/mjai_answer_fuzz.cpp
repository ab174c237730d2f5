// Whatever a program that speaks mjai says: a legal action or a fault, and the hand goes on to its end.
#include "answering_hand.hpp"
#include "arena/mjai_answer.hpp"

using namespace sifang;
using namespace sifang::arena;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = [](Lines& lines, const Sight& sight) -> std::optional<Action> {
        const auto next = [&]() -> std::optional<MjaiAnswer> {
            const auto line = lines.next();
            auto answer = line ? parse_mjai_answer(*line) : tl::unexpected(BotFault::Died);
            if (!answer) return std::nullopt;
            return std::move(*answer);
        };
        const auto answer = next();
        if (!answer) return std::nullopt;
        if (answer->type != "reach") {
            const auto action = read_answer(*answer, sight);
            return action ? std::optional(*action) : std::nullopt;
        }
        if (!may_declare_riichi(sight)) return std::nullopt;
        const auto discard = next();
        if (!discard) return std::nullopt;
        const auto action = read_riichi_discard(*discard, sight);
        return action ? std::optional(*action) : std::nullopt;
    };
    play_answers(fuzz_table("tenhou"), Walls::Shared, text, read);
    return 0;
}
