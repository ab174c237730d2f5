#include "cli/bot_command.hpp"

#include <algorithm>
#include <istream>
#include <memory>
#include <ostream>

#include "arena/botzone_player.hpp"
#include "arena/botzone_talk.hpp"
#include "arena/mjai_player.hpp"
#include "arena/mjai_seat.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"

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

Status speak_botzone(const Context& context, const sifang::Table& table, Bot& bot) {
    arena::BotzoneTalk talk(table, bot);
    std::string line;
    std::size_t lines = 0;
    while (std::getline(context.in, line)) {
        const auto answer = (++lines, talk.take(line));
        if (!answer) return bad_line(context, lines);
        context.out << *answer << std::flush;
    }
    return talk.is_waiting() ? bad_line(context, lines + 1) : Status::Done;
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
    const std::string_view id = options.id;
    if (!id.empty() && (id.size() != 1 || id[0] < '0' || id[0] > '3'))
        return context.complain(in_call(
            {context.words.format("bot.fault.id", {{"value", options.id}}), context.words("bot.remedy.id")},
            context.call,
            static_cast<std::size_t>(std::find(context.call.begin(), context.call.end(), options.id) -
                                     context.call.begin())));
    const unsigned seat = id.empty() ? 0u : static_cast<unsigned>(id[0] - '0');
    const SuitTable suits;
    const std::string rules = !options.rules.empty() ? options.rules : mjai ? "tenhou" : "mil";
    const auto book = open_rules(context, suits, rules, "--rules");
    if (!book) return context.complain(book.error());
    const sifang::Table table(**book, suits);
    if (!(mjai ? arena::MjaiPlayer::can_tell(table.rules()) : arena::BotzonePlayer::can_tell(table.rules())))
        return context.complain(
            in_call({context.words.format("bot.fault.other_rules",
                                          {{"protocol", options.protocol}, {"rules", rules}}),
                     context.words(mjai ? "bot.remedy.mjai_rules" : "bot.remedy.botzone_rules")},
                    context.call, find_in_call(context.call, "--rules", rules)));
    const BotHouse house(table);
    const auto player = house.make(options.bot);
    return mjai ? speak_mjai(context, table, *player, seat) : speak_botzone(context, table, *player);
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<BotOptions>();
    choices(option(app, context, "--protocol", options->protocol, "PROTOCOL", "cli.bot.protocol"), context,
            {"botzone", "mjai"});
    choices(option(app, context, "--bot", options->bot, "BOT", "cli.bot.bot"), context,
            {bot_ids().begin(), bot_ids().end()});
    file(suggestions(option(app, context, "--rules", options->rules, "ID|FILE", "cli.bot.rules"), context,
                     rulebook_ids()),
         context);
    option(app, context, "id", options->id, "ID", "cli.bot.id");
    return [options, &context] { return bot(*options, context); };
}

}  // namespace

Command bot_command() { return {"bot", {"bot --protocol botzone", "bot --protocol mjai 0"}, declare}; }

}  // namespace sifang::cli
