// Whatever a program that speaks Botzone's protocol says, in either form: a legal action or a fault, and the
// hand goes on to its end.
#include "answering_hand.hpp"
#include "arena/botzone_answer.hpp"

using namespace sifang;
using namespace sifang::arena;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = [](Lines& lines, const Sight& sight) -> std::optional<Action> {
        const auto line = lines.next();
        if (!line) return std::nullopt;
        const auto form = line->starts_with('{') ? BotzoneForm::Json : BotzoneForm::Simple;
        const auto said = parse_botzone_answer(*line, form);
        if (!said) return std::nullopt;
        const auto move = read_botzone_move(said->response, sight);
        return move ? std::optional(move->action) : std::nullopt;
    };
    play_answers(fuzz_table("mil"), Walls::Private, text, read);
    return 0;
}
