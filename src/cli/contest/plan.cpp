// contest plan: the stages, looked at or changed.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/stage_options.hpp"
#include "cli/contest/verbs.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct PlanCall : Writing {
    StageOptions stages;
};

std::vector<StagePlan> plans_of(const ContestState& state) {
    std::vector<StagePlan> plans;
    for (const StageState& stage : state.stages) plans.push_back(stage.plan);
    return plans;
}

Status show(const Context& context, const PlanCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const auto plans = plans_of(file->state());
    if (!call.json) {
        context.out << draw_stages(context.words, context.look, plans);
        return Status::Done;
    }
    ValueList all;
    for (const StagePlan& plan : plans)
        all.push_back(ValueFields{{"name", plan.name},
                                  {"format", id(plan.format)},
                                  {"sessions", static_cast<int>(plan.sessions)},
                                  {"group", static_cast<int>(plan.group)},
                                  {"go_on", static_cast<int>(plan.go_on)},
                                  {"carry", plan.carry},
                                  {"same_walls", plan.same_walls},
                                  {"group_points", plan.group_points}});
    context.out << write_json(all) << "\n";
    return Status::Done;
}

Status change(const Context& context, const PlanCall& call) {
    return act(
        context, call,
        [&](const ContestFile& file, const PlaceWords&) -> Wanted {
            auto stages = read_stages(context, call.stages, *file.state().regulations);
            if (!stages) return tl::unexpected(stages.error());
            return just(Record{StagesPlanned{*std::move(stages)}});
        },
        [&](ContestFile& file, std::span<const Logged>) {
            if (!call.json)
                context.out << "\n" << draw_stages(context.words, context.look, plans_of(file.state()));
            return Status::Done;
        });
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<PlanCall>();
    add_stage_options(app, context, call->stages);
    add_writing_options(app, context, *call);
    return [call, &context] { return call->stages.empty() ? show(context, *call) : change(context, *call); };
}

}  // namespace

Command plan_verb() {
    return {"plan",
            {"contest plan", "contest plan --preset round-robin --sessions 8",
             "contest plan --preset round-robin-then-elimination --into 4"},
            declare};
}

}  // namespace sifang::cli
