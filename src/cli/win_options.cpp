#include "cli/win_options.hpp"

#include <algorithm>
#include <bit>

#include "cli/error_text.hpp"
#include "cli/options.hpp"
#include "hand/notation.hpp"
#include "wire/score_line.hpp"

namespace sifang::cli {

namespace {

const std::vector<std::string> seats{"E", "S", "W", "N"};

Wind wind_of(const std::string& seat) {
    return static_cast<Wind>(std::ranges::find(seats, seat) - seats.begin());
}
std::optional<Wind> optional_wind(const std::string& seat) {
    return seat.empty() ? std::nullopt : std::optional(wind_of(seat));
}

/// Reads an option that lists tiles; `take` says false for a tile it cannot use.
template <class Take>
std::optional<Complaint> read_tiles(const Context& context, const std::string& option,
                                    const std::string& text, std::string_view refusal, Take take) {
    if (text.empty()) return std::nullopt;
    const std::string before = option + " ";
    const auto parsed = parse_tiles(text);
    if (!parsed) return tiles_complaint(context.words, parsed.error(), text, before);
    for (std::size_t i = 0; i < parsed->tiles.size(); ++i)
        if (!take(parsed->tiles[i]))
            return Complaint{error_text(context.words, refusal, to_string(parsed->tiles[i])),
                             remedy_text(context.words, refusal), before + text,
                             before.size() + tile_column(text, i)};
    return std::nullopt;
}

}  // namespace

std::string WinOptions::hand_text() const {
    std::string text;
    for (const std::string& word : hand) text += (text.empty() ? "" : " ") + word;
    return text;
}

void add_win_options(CLI::App& app, Context& context, WinOptions& into) {
    option(app, context, "hand", into.hand, "HAND", "cli.score.hand");
    choices(option(app, context, "--by", into.by, "HOW", "cli.score.by"), context, {"discard", "draw"});
    choices(option(app, context, "--seat", into.seat, "SEAT", "cli.score.seat"), context, seats);
    choices(option(app, context, "--round", into.round, "WIND", "cli.score.round"), context, seats);
    choices(option(app, context, "--discarder", into.discarder, "SEAT", "cli.score.discarder"), context,
            seats);
    choices(option(app, context, "--liable", into.liable, "SEAT", "cli.score.liable"), context, seats);
    option(app, context, "--flowers", into.flowers, "TILES", "cli.score.flowers");
    std::vector<std::string> situations;
    for (const std::string_view name : situation_names()) situations.emplace_back(name);
    choices(option(app, context, "--situation", into.situation, "LIST", "cli.score.situation"), context,
            situations);
    option(app, context, "--dora", into.dora, "TILES", "cli.score.dora");
    option(app, context, "--ura", into.ura, "TILES", "cli.score.ura");
    option(app, context, "--honba", into.honba, "N", "cli.score.honba");
    option(app, context, "--deposits", into.deposits, "N", "cli.score.deposits");
}

tl::expected<Win, Complaint> read_win(const WinOptions& options, const Context& context) {
    Win win;
    win.by = options.by == "draw" ? By::Draw : By::Discard;
    win.seat = wind_of(options.seat);
    win.round = wind_of(options.round);
    win.discarder = optional_wind(options.discarder);
    win.liable = optional_wind(options.liable);
    const auto situations = situation_names();
    for (const std::string& name : options.situation)
        win.situation.add(
            static_cast<Situation>(1u << (std::ranges::find(situations, name) - situations.begin())));

    const std::string text = options.hand_text();
    if (text.empty())
        return tl::unexpected(
            in_call({context.words("cli.fault.no_hand"), context.words("cli.remedy.no_hand")}, context.call,
                    context.call.size()));
    const bool by_flowers = win.situation.has(Situation::FlowerWin);
    const auto parsed = parse_hand(text, by_flowers ? HandForm::FlowerWin : HandForm::Winning);
    if (!parsed) return tl::unexpected(hand_complaint(context.words, parsed.error(), text));
    win.hand = parsed->hand;
    win.tile = *parsed->win;
    win.red_fives = parsed->red_fives;

    const auto indicator_list = [](InlineVector<Tile, 5>& into) {
        return [&into](Tile tile) {
            if (tile.is_flower() || into.full()) return false;
            into.push_back(tile);
            return true;
        };
    };
    const auto flower_list = [&win](Tile tile) {
        if (!tile.is_flower()) return false;
        win.flowers.add(tile);
        return true;
    };
    auto complaint = read_tiles(context, "--flowers", options.flowers, "not_a_flower", flower_list);
    if (!complaint)
        complaint = read_tiles(context, "--dora", options.dora, "not_an_indicator", indicator_list(win.dora));
    if (!complaint)
        complaint = read_tiles(context, "--ura", options.ura, "not_an_indicator", indicator_list(win.ura));
    if (!complaint) complaint = read_number(context, "--honba", options.honba, {0, most_counters}, win.honba);
    if (!complaint)
        complaint = read_number(context, "--deposits", options.deposits, {0, most_counters}, win.deposits);
    if (complaint) return tl::unexpected(std::move(*complaint));
    return win;
}

Complaint win_complaint(const Context& context, const WinOptions& options, const Win& win, WinFault fault) {
    Complaint complaint{error_text(context.words, code(fault), {}), remedy_text(context.words, code(fault))};
    const auto at = [&](std::string_view option, std::string_view value) {
        return in_call(complaint, context.call, find_in_call(context.call, option, value));
    };
    const auto at_situation = [&](std::initializer_list<Situation> which) {
        for (const Situation s : which)
            for (const std::string& name : options.situation)
                if (name ==
                    situation_names()[static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(s)))])
                    return at("--situation", name);
        return complaint;
    };
    switch (fault) {
        case WinFault::SituationNeedsDraw:
            return at_situation({Situation::Replacement, Situation::KongOnKong});
        case WinFault::SituationNeedsDiscard: return at_situation({Situation::Robbing});
        case WinFault::FlowerWin: return at_situation({Situation::FlowerWin});
        case WinFault::DiscarderIsWinner: return at("--discarder", options.discarder);
        case WinFault::LiableIsWinner: return at("--liable", options.liable);
        case WinFault::FifthCopy:
            if (const auto tile = fifth_copy(win.hand, win.tile))
                complaint.what = error_text(context.words, code(fault), to_string(*tile));
            break;
        case WinFault::NoRedFives:
        case WinFault::TooManyRedFives:
            complaint.line = options.hand_text();
            complaint.column = complaint.line.find('0') == std::string::npos
                                   ? 0
                                   : count_characters(complaint.line.substr(0, complaint.line.find('0'))) + 1;
            return complaint;
        case WinFault::TileCount:
        case WinFault::OutOfRange:
        case WinFault::FlowerInHand: break;
    }
    complaint.line = options.hand_text();
    return complaint;
}

}  // namespace sifang::cli
