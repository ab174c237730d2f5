// contest draw: lots from a published seed, or as they were drawn on paper.

#include "contest/draw.hpp"

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "contest/publication.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct DrawCall : Writing {
    std::string seed;
    std::vector<std::string> drawn;   ///< on paper, in the order of the lots
    std::vector<std::string> absent;  ///< teams
    std::vector<std::string> tied, teams;
    PlaceOptions place;
};

void add_draw_options(CLI::App& app, Context& context, DrawCall& call) {
    option(app, context, "--seed", call.seed, "N", "contest_cli.option.seed");
    option(app, context, "--drawn", call.drawn, "LIST", "cli.contest.draw.drawn");
    add_writing_options(app, context, call);
}

Wanted wanted_order(const Context& context, const DrawCall& call, const PlaceWords& places) {
    if (!call.drawn.empty())
        return places.teams("--drawn", call.drawn).and_then([](std::vector<TeamNumber> order) {
            return just(Record{OrderDrawn{std::nullopt, std::move(order)}});
        });
    return read_seed(context, call.seed).and_then([](std::uint64_t seed) { return just(DrawOrder{seed}); });
}

/// On paper: the lots of the teams in the order in which they drew.
Wanted paper_lots(const DrawCall& call, const ContestState& state, const PlaceWords& places,
                  const std::vector<TeamNumber>& absent) {
    LotsDrawn event;
    for (std::size_t i = 0; i < call.drawn.size(); ++i) {
        const auto lot = places.whole("--drawn", call.drawn[i], 1, static_cast<int>(PlayerNumber::most));
        if (!lot) return tl::unexpected(lot.error());
        const TeamNumber team = i < state.drawing_order.size() ? state.drawing_order[i] : TeamNumber{};
        const bool away = std::find(absent.begin(), absent.end(), team) != absent.end();
        event.lots.push_back({team, {static_cast<std::uint32_t>(*lot)}, away});
    }
    return just(Record{std::move(event)});
}

Wanted wanted_lots(const Context& context, const DrawCall& call, const ContestState& state,
                   const PlaceWords& places) {
    const auto absent = places.teams("--absent", call.absent);
    if (!absent) return tl::unexpected(absent.error());
    if (!call.drawn.empty()) return paper_lots(call, state, places, *absent);
    return read_seed(context, call.seed).and_then([&](std::uint64_t seed) {
        return just(DrawLots{seed, *absent});
    });
}

Wanted wanted_numbers(const Context& context, const DrawCall& call, const PlaceWords& places) {
    if (!call.drawn.empty())
        return places.entrants("--drawn", call.drawn).and_then([](std::vector<EntrantNumber> order) {
            return just(Record{NumbersDrawn{std::nullopt, std::move(order)}});
        });
    return read_seed(context, call.seed).and_then([](std::uint64_t seed) { return just(DrawNumbers{seed}); });
}

/// Who draws, where nobody is named: those at the cut first; asked again, the next who are equal.
Wanted wanted_tie(const Context& context, const DrawCall& call, const ContestFile& file,
                  const PlaceWords& places) {
    auto stage = places.stage(call.place);
    if (!stage) return tl::unexpected(stage.error());
    // The stage that is being seated is not over: the tie is in the one before.
    if (call.place.stage.empty() && stage->value > 1 && file.state().of(*stage).chart.empty()) --stage->value;
    auto teams = places.teams("--teams", call.teams);
    if (!teams) return tl::unexpected(teams.error());
    const bool on_paper = !call.drawn.empty();
    auto tied = places.entrants(on_paper ? "--drawn" : "--tied", on_paper ? call.drawn : call.tied);
    if (!tied) return tl::unexpected(tied.error());
    if (on_paper) return just(Record{TieDrawn{*stage, std::nullopt, *std::move(tied)}});
    if (tied->empty() && teams->empty()) *tied = next_to_draw(file.book(), file.state(), *stage);
    return read_seed(context, call.seed).and_then([&](std::uint64_t seed) {
        return just(DrawTie{*stage, seed, *tied, *teams});
    });
}

void tell_numbers(const Context& context, const ContestState& state) {
    Table table(
        {Column{Column::Align::Right}, Column{Column::Align::Left, true}, Column{Column::Align::Left, true}});
    table.headings({context.words("contest_cli.head.number"), context.words("contest_cli.head.person"),
                    context.words("contest_cli.head.team")});
    for (std::size_t i = 0; i < state.by_number.size(); ++i) {
        const contest::Entry& entry = state.of(state.by_number[i]).entry;
        table.row({std::to_string(i + 1), entry.name, entry.team ? team_name(state, entry.team) : ""});
    }
    context.out << "\n" << table.draw(context.look);
}

void tell_order(const Context& context, const ContestState& state) {
    context.out << "\n";
    for (std::size_t i = 0; i < state.drawing_order.size(); ++i)
        context.out << "  " << i + 1 << ".  " << team_name(state, state.drawing_order[i]) << "\n";
}

enum class Draw : std::uint8_t { Order, Lots, Numbers, Tie };

Status run(const Context& context, const DrawCall& call, Draw draw) {
    const Planner planner = [&](const ContestFile& file, const PlaceWords& places) -> Wanted {
        switch (draw) {
            case Draw::Order: return wanted_order(context, call, places);
            case Draw::Lots: return wanted_lots(context, call, file.state(), places);
            case Draw::Numbers: return wanted_numbers(context, call, places);
            case Draw::Tie: break;
        }
        return wanted_tie(context, call, file, places);
    };
    return act(context, call, planner, [&](ContestFile& file, std::span<const Logged>) {
        if (call.json) return Status::Done;
        if (draw == Draw::Order) tell_order(context, file.state());
        if (draw == Draw::Lots || draw == Draw::Numbers) tell_numbers(context, file.state());
        return Status::Done;
    });
}

template <Draw draw>
Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<DrawCall>();
    if (draw == Draw::Lots) option(app, context, "--absent", call->absent, "TEAM", "cli.contest.draw.absent");
    if (draw == Draw::Tie) {
        option(app, context, "--tied", call->tied, "ENTRANT", "cli.contest.draw.tied");
        option(app, context, "--teams", call->teams, "TEAM", "cli.contest.draw.teams");
        add_stage_option(app, context, call->place);
    }
    add_draw_options(app, context, *call);
    return [call, &context] { return run(context, *call, draw); };
}

}  // namespace

Command draw_verb() {
    return {"draw",
            {"contest draw --help"},
            nullptr,
            {{"order", {"contest draw order --seed 20260501"}, declare<Draw::Order>},
             {"lots", {"contest draw lots --absent t3"}, declare<Draw::Lots>},
             {"numbers", {"contest draw numbers --help"}, declare<Draw::Numbers>},
             {"tie", {"contest draw tie --help"}, declare<Draw::Tie>}}};
}

}  // namespace sifang::cli
