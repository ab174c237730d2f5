#include "cli/sim_bots.hpp"

#include <charconv>
#include <ostream>

#include "cli/options.hpp"
namespace sifang::cli {
namespace {

using namespace arena;

constexpr std::size_t answer_shown = 200;

/// Seconds with a fraction, as 0.5.
std::optional<Complaint> read_bot_seconds(const Context& context, const std::string& option,
                                          const std::string& text, std::chrono::milliseconds& into) {
    if (text.empty()) return std::nullopt;
    double seconds = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (fault == std::errc() && end == text.data() + text.size() && seconds >= 0.01 && seconds <= 3'600) {
        into = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1'000));
        return std::nullopt;
    }
    return in_call({context.words.format("sim.fault.seconds", {{"option", option}, {"value", text}}),
                    context.words("sim.remedy.seconds")},
                   context.call, find_in_call(context.call, option, text));
}

/// So many units of `unit` bytes.
template <class Bytes>
std::optional<Complaint> read_amount(const Context& context, const std::string& option,
                                     const std::string& text, NumberRange range, Bytes unit, Bytes& into) {
    if (text.empty()) return std::nullopt;
    int count = 0;
    if (auto complaint = read_number(context, option, text, range, count)) return complaint;
    into = static_cast<Bytes>(count) * unit;
    return std::nullopt;
}

std::string fault_name(const Words& words, BotFault fault) {
    return words("sim.bot_fault." + std::string(id(fault)));
}

/// What a program said, fit for a terminal.
std::string printable(std::string text) {
    const bool cut = text.size() > answer_shown;
    if (cut) text.resize(answer_shown);
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
    if (!cut) return text;
    // Not half a character.
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) text.pop_back();
    if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0xC0) text.pop_back();
    return text + "…";
}

}  // namespace

tl::expected<std::array<std::string, 4>, Complaint> read_bots(const Context& context,
                                                              const SimOptions& options) {
    std::vector<std::string> bots = options.bots;
    if (bots.empty()) bots.emplace_back("greedy");
    if (bots.size() == 1) bots.resize(4, bots[0]);
    if (bots.size() != 4)
        return tl::unexpected(
            in_call({context.words.format("sim.fault.four_bots", {{"count", std::to_string(bots.size())}}),
                     context.words("sim.remedy.four_bots")},
                    context.call, find_in_call(context.call, "--bots", bots[0])));
    return std::array{bots[0], bots[1], bots[2], bots[3]};
}

std::optional<Complaint> read_limits(const Context& context, const SimOptions& options, ChildLimits& limits) {
    if (auto c = read_bot_seconds(context, "--bot-seconds", options.bot_seconds, limits.answer)) return c;
    if (auto c =
            read_bot_seconds(context, "--bot-start-seconds", options.bot_start_seconds, limits.first_answer))
        return c;
    if (auto c = read_amount(context, "--bot-cpu-seconds", options.bot_cpu_seconds, {1, 1'000'000},
                             std::uint64_t{1}, limits.processor_seconds))
        return c;
    if (auto c = read_amount(context, "--bot-memory", options.bot_memory, {16, 1'048'576},
                             std::uint64_t{1} << 20, limits.memory_bytes))
        return c;
    return read_amount(context, "--bot-output", options.bot_output, {1, 65'536}, std::size_t{1} << 10,
                       limits.line_bytes);
}

Complaint bad_bot(const Context& context, const std::string& name, PlayerFault fault) {
    std::string known;
    for (const std::string_view each : bot_ids())
        known += (known.empty() ? "" : context.words("render.list_comma")) + std::string(each);
    return in_call({context.words.format("sim.fault." + std::string(id(fault)), {{"name", name}}),
                    context.words.format("sim.remedy.bot", {{"known", known}})},
                   context.call, find_in_call(context.call, "--bots", name));
}

void FaultReport::print(const SimSums& sums, bool sessions) const {
    const Words& words = context_.words;
    for (std::size_t i = 0; i < 4; ++i) {
        const BotFaults& counts = sums.players[i].faults;
        std::string list;
        for (std::size_t f = 0; f < bot_fault_count; ++f) {
            if (counts[f] == 0) continue;
            list +=
                (list.empty() ? "" : words("render.list_comma")) +
                words.format("sim.bot_fault_count", {{"fault", fault_name(words, static_cast<BotFault>(f))},
                                                     {"count", std::to_string(counts[f])}});
        }
        if (list.empty()) continue;
        context_.err << words.format("sim.bot_faults", {{"number", std::to_string(i + 1)},
                                                        {"name", printable(bots_[i])},
                                                        {"faults", list}})
                     << "\n";
        // Of a run that was taken up, the first may lie before it.
        if (!first_[i]) continue;
        const FirstFault& first = *first_[i];
        context_.err << "    "
                     << words.format(sessions ? "sim.first_fault_session" : "sim.first_fault",
                                     {{"game", std::to_string(first.game)},
                                      {"hand", std::to_string(first.hand)},
                                      {"fault", fault_name(words, first.note.fault)}})
                     << "\n";
        if (!first.note.answer.empty())
            context_.err << "    "
                         << words.format("sim.fault_answer", {{"answer", printable(first.note.answer)}})
                         << "\n";
        std::string_view rest = first.note.last_words;
        if (!rest.empty()) context_.err << "    " << words("sim.last_words") << "\n";
        while (!rest.empty()) {
            const auto end = rest.find('\n');
            context_.err << "      " << rest.substr(0, end) << "\n";
            rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
        }
    }
}

}  // namespace sifang::cli
