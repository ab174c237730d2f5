#include "arena/botzone_talk.hpp"

#include <utility>

#include "arena/botzone_words.hpp"
#include "wire/json.hpp"

namespace sifang::arena {
namespace {

/// More turns than any hand has.
constexpr std::size_t most_turns = 100'000;

}  // namespace

std::string BotzoneTalk::said(const std::string& answer) {
    return answer + "\n" + std::string(botzone::keep_running) + "\n";
}

std::optional<std::string> BotzoneTalk::take(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    switch (stage_) {
        case Stage::First:
            if (!line.starts_with('{')) return take_count(line);
            stage_ = Stage::Json;
            return take_json(line);
        case Stage::Json: return take_json(line);
        case Stage::Request:
            request_ = line;
            stage_ = Stage::Response;
            return "";
        case Stage::Response:
            if (!seat_.take(std::exchange(request_, {}), line)) return std::nullopt;
            stage_ = --before_ > 0 ? Stage::Request : Stage::Live;
            return "";
        case Stage::Live: break;
    }
    const auto answer = seat_.answer(line);
    if (!answer) return std::nullopt;
    return said(*answer);
}

std::optional<std::string> BotzoneTalk::take_count(std::string_view line) {
    std::size_t turns = 0;
    for (const char digit : line) {
        if (digit < '0' || digit > '9' || turns > most_turns) return std::nullopt;
        turns = 10 * turns + static_cast<std::size_t>(digit - '0');
    }
    if (turns == 0) return std::nullopt;
    before_ = turns - 1;
    stage_ = before_ > 0 ? Stage::Request : Stage::Live;
    return "";
}

std::optional<std::string> BotzoneTalk::take_json(std::string_view line) {
    const auto value = parse_json(line);
    const Value* requests = value ? value->find("requests") : nullptr;
    const Value* responses = value ? value->find("responses") : nullptr;
    if (!requests || !requests->list() || requests->list()->empty()) return std::nullopt;
    const ValueList& all = *requests->list();
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        const bool answered = responses && responses->list() && i < responses->list()->size();
        const std::string* before = answered ? (*responses->list())[i].string() : nullptr;
        if (!all[i].string() || !seat_.take(*all[i].string(), before ? *before : "PASS")) return std::nullopt;
    }
    const auto answer = all.back().string() ? seat_.answer(*all.back().string()) : std::nullopt;
    if (!answer) return std::nullopt;
    Value out;
    out["response"] = *answer;
    return said(write_json(out));
}

}  // namespace sifang::arena
