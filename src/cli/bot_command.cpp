#include "cli/bot_command.hpp"

#include <istream>
#include <memory>
#include <ostream>
#include <utility>

#include "arena/botzone_seat.hpp"
#include "arena/botzone_words.hpp"
#include "arena/mjai_seat.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

namespace {

struct BotOptions {
    std::string protocol, rules, bot = "greedy";
    std::string id;  // the seat's number, as mjai's arenas give it
};

Status bad_line(const Context& context, std::size_t line) {
    Complaint complaint{context.words("bot.fault.line"), context.words("bot.remedy.line")};
    complaint.where = "-:" + std::to_string(line);
    return context.complain(complaint);
}

/// Both forms of Botzone's protocol; the first line says which. The program stays for the whole game.
Status speak_botzone(const Context& context, const sifang::Table& table, Bot& bot) {
    using namespace arena;
    std::size_t lines = 0;
    std::string line;
    const auto next_line = [&] { return ++lines, static_cast<bool>(std::getline(context.in, line)); };
    const auto say = [&](const std::string& answer, bool json) {
        if (json) {
            Value out;
            out["response"] = answer;
            context.out << write_json(out);
        } else {
            context.out << answer;
        }
        context.out << "\n" << botzone::keep_running << "\n" << std::flush;
    };
    BotzoneSeat seat(table, bot);
    if (!next_line()) return Status::Done;
    const bool json = line.starts_with("{");
    if (json) {
        do {
            const auto value = parse_json(line);
            const Value* requests = value ? value->find("requests") : nullptr;
            const Value* responses = value ? value->find("responses") : nullptr;
            if (!requests || !requests->list() || requests->list()->empty()) return bad_line(context, lines);
            const ValueList& all = *requests->list();
            for (std::size_t i = 0; i + 1 < all.size(); ++i) {
                const bool answered = responses && responses->list() && i < responses->list()->size();
                const std::string* said = answered ? (*responses->list())[i].string() : nullptr;
                if (!all[i].string() || !seat.take(*all[i].string(), said ? *said : "PASS"))
                    return bad_line(context, lines);
            }
            const auto answer = all.back().string() ? seat.answer(*all.back().string()) : std::nullopt;
            if (!answer) return bad_line(context, lines);
            say(*answer, true);
        } while (next_line());
        return Status::Done;
    }
    std::size_t turns = 0;
    for (const char digit : line) {
        if (digit < '0' || digit > '9' || turns > 100'000) return bad_line(context, lines);
        turns = 10 * turns + static_cast<std::size_t>(digit - '0');
    }
    for (; turns > 1; --turns) {
        if (!next_line()) return bad_line(context, lines);
        const std::string request = std::exchange(line, {});
        if (!next_line() || !seat.take(request, line)) return bad_line(context, lines);
    }
    while (next_line()) {
        const auto answer = seat.answer(line);
        if (!answer) return bad_line(context, lines);
        say(*answer, false);
    }
    return Status::Done;
}

Status speak_mjai(const Context& context, const sifang::Table& table, Bot& bot, unsigned id) {
    arena::MjaiSeat seat(table, bot, id);
    std::string line;
    for (std::size_t lines = 1; std::getline(context.in, line); ++lines) {
        if (line.empty()) continue;
        const auto answer = seat.answer(line);
        if (!answer) return bad_line(context, lines);
        context.out << *answer << "\n" << std::flush;
    }
    return Status::Done;
}

Status bot(const BotOptions& options, const Context& context) {
    const bool mjai = options.protocol == "mjai";
    if (options.protocol.empty())
        return context.complain(
            in_call({context.words("bot.fault.no_protocol"), context.words("bot.remedy.no_protocol")},
                    context.call, context.call.size()));
    int id = 0;
    if (!options.id.empty())
        if (const auto c = read_number(context, "ID", options.id, {0, 3}, id)) return context.complain(*c);
    const SuitTable suits;
    const std::string rules = !options.rules.empty() ? options.rules : mjai ? "tenhou" : "mil";
    const auto book = open_rules(context, suits, rules, "--rules");
    if (!book) return context.complain(book.error());
    const sifang::Table table(**book, suits);
    const BotHouse house(table);
    const auto player = house.make(options.bot);
    return mjai ? speak_mjai(context, table, *player, static_cast<unsigned>(id))
                : speak_botzone(context, table, *player);
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<BotOptions>();
    choices(option(app, context, "--protocol", options->protocol, "PROTOCOL", "cli.bot.protocol"), context,
            {"botzone", "mjai"});
    choices(option(app, context, "--bot", options->bot, "BOT", "cli.bot.bot"), context,
            {bot_ids().begin(), bot_ids().end()});
    add_rules_option(app, context, options->rules);
    option(app, context, "id", options->id, "ID", "cli.bot.id");
    return [options, &context] { return bot(*options, context); };
}

}  // namespace

Command bot_command() { return {"bot", {"bot --protocol botzone", "bot --protocol mjai 0"}, declare}; }

}  // namespace sifang::cli
