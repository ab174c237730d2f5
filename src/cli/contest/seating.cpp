// contest seat, seating, publish and reseat: charts by the format of their stage.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/chart_view.hpp"
#include "cli/contest/read_file.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "wire/schedule.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct SeatCall : Writing {
    std::string seed, chart;
    PlaceOptions place;
};

Read<std::optional<seating::Schedule>> read_chart(const Context& context, const std::string& path) {
    if (path.empty()) return std::optional<seating::Schedule>();
    const auto text = read_file(context, "--chart", path, max_schedule_bytes);
    if (!text) return tl::unexpected(text.error());
    auto chart = read_schedule(*text);
    if (chart) return std::optional(*std::move(chart));
    Complaint complaint{context.words.format("seat.file." + std::string(chart.error().code),
                                             {{"subject", chart.error().subject}}),
                        context.words("seat.remedy.file")};
    complaint.where = path + ":" + std::to_string(chart.error().line);
    return tl::unexpected(complaint);
}

/// The quality of what was drafted, in a line.
After quality_after(const Context& context, const SeatCall& call) {
    return [&context, &call](ContestFile& file, std::span<const Logged> events) {
        if (call.json || events.empty()) return Status::Done;
        if (const auto* drafted = std::get_if<SeatingDrafted>(&events.back().event))
            context.out << chart_quality_line(context.words, file.state(),
                                              chart_of(file.state(), drafted->stage, true))
                        << "\n";
        return Status::Done;
    };
}

Status seat(const Context& context, const SeatCall& call) {
    const auto chart = read_chart(context, call.chart);
    if (!chart) return context.complain(chart.error());
    const Planner planner = [&](const ContestFile&, const PlaceWords& places) -> Wanted {
        const auto stage = places.stage(call.place);
        if (!stage) return tl::unexpected(stage.error());
        const auto seed = read_seed(context, call.seed);
        if (!seed) return tl::unexpected(seed.error());
        return just(DraftSeating{*stage, *seed, *chart});
    };
    return act(context, call, planner, quality_after(context, call));
}

Action declare_seat(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SeatCall>();
    add_stage_option(app, context, call->place);
    option(app, context, "--seed", call->seed, "N", "contest_cli.option.seed");
    file(option(app, context, "--chart", call->chart, "FILE", "cli.contest.seat.chart"), context);
    add_writing_options(app, context, *call);
    return [call, &context] { return seat(context, *call); };
}

Action declare_reseat(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SeatCall>();
    add_stage_option(app, context, call->place);
    option(app, context, "--seed", call->seed, "N", "contest_cli.option.seed");
    add_writing_options(app, context, *call);
    return [call, &context] {
        const Planner planner = [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto stage = places.stage(call->place);
            if (!stage) return tl::unexpected(stage.error());
            return read_seed(context, call->seed).and_then([&](std::uint64_t seed) {
                return just(Reseat{*stage, seed});
            });
        };
        return act(context, *call, planner, quality_after(context, *call));
    };
}

Action declare_publish(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SeatCall>();
    add_stage_option(app, context, call->place);
    add_writing_options(app, context, *call);
    return [call, &context] {
        return act(context, *call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto stage = places.stage(call->place);
            if (!stage) return tl::unexpected(stage.error());
            return just(Record{SeatingPublished{*stage}});
        });
    };
}

struct SeatingCall : Where {
    PlaceOptions place;
    bool draft = false, published = false, quality = false;
};

Status seating_of(const Context& context, const SeatingCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const ContestState& state = file->state();
    const PlaceWords places(context, state);
    const auto stage = places.stage(call.place);
    if (!stage) return context.complain(stage.error());
    // What is not out yet is what one wants to look at.
    const bool draft = !call.published && state.of(*stage).draft.has_value();
    if (call.draft && !draft)
        return context.complain({context.words("contest.refusal.nothing_drafted"),
                                 context.words("contest_cli.remedy.not_published")});
    const StageChart chart = chart_of(state, *stage, draft);
    if (chart.rounds.empty())
        return context.complain({context.words("contest.refusal.not_published"),
                                 context.words("contest_cli.remedy.not_published")});
    std::optional<SessionNumber> only;
    if (!call.place.session.empty()) {
        const auto session =
            places.whole("--session", call.place.session, 1, static_cast<int>(chart.rounds.size()));
        if (!session) return context.complain(session.error());
        only = SessionNumber{static_cast<std::uint32_t>(*session)};
    }
    if (call.json)
        context.out << chart_json(state, chart) << "\n";
    else
        context.out << draw_chart(context, state, chart, only, call.quality);
    return Status::Done;
}

Action declare_seating(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SeatingCall>();
    add_stage_option(app, context, call->place);
    option(app, context, "--session", call->place.session, "N", "cli.contest.seating.session");
    flag(app, context, "--draft", call->draft, "cli.contest.seating.draft");
    flag(app, context, "--published", call->published, "cli.contest.seating.published");
    flag(app, context, "--quality", call->quality, "cli.contest.seating.quality");
    add_where_options(app, context, *call);
    return [call, &context] { return seating_of(context, *call); };
}

}  // namespace

Command seat_verb() {
    return {"seat", {"contest seat --seed 7 --dry-run", "contest seat --seed 7"}, declare_seat};
}
Command seating_verb() {
    return {"seating",
            {"contest seating", "contest seating --session 1", "contest seating --quality",
             "contest seating --json"},
            declare_seating};
}
Command publish_verb() { return {"publish", {"contest publish"}, declare_publish}; }
Command reseat_verb() { return {"reseat", {"contest reseat --seed 8 --dry-run"}, declare_reseat}; }

}  // namespace sifang::cli
