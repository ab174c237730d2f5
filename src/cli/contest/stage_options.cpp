#include "cli/contest/stage_options.hpp"

#include "cli/contest/contest_names.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "contest/presets.hpp"
#include "contest/seating/schedule.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

constexpr int most_sessions = static_cast<int>(seating::most_rounds);

Complaint bad_stage(const Context& context, const std::string& text, std::string_view key,
                    const std::string& part) {
    return in_call({context.words.format(key, {{"part", part}}), context.words("contest_cli.remedy.stage")},
                   context.call, find_in_call(context.call, "--stages", text));
}

std::vector<std::string> parts_of(const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char c : text)
        if (c == ':')
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

std::optional<Format> format_of(const std::string& text) {
    for (unsigned i = 0; i < format_count; ++i)
        if (id(static_cast<Format>(i)) == text) return static_cast<Format>(i);
    return std::nullopt;
}

Read<StagePlan> read_stage(const Context& context, const std::string& text) {
    const auto parts = parts_of(text);
    StagePlan plan;
    plan.name = parts[0];
    const auto format = parts.size() > 1 ? format_of(parts[1]) : std::nullopt;
    if (!format)
        return tl::unexpected(
            bad_stage(context, text, "contest_cli.fault.stage_format", parts.size() > 1 ? parts[1] : text));
    plan.format = *format;
    if (plan.format == Format::Bracket) plan.group = 4;
    for (std::size_t i = 2; i < parts.size(); ++i) {
        const std::string& part = parts[i];
        const auto equals = part.find('=');
        const std::string name = part.substr(0, equals);
        if (name == "carry" && equals == part.npos) {
            plan.carry = true;
        } else if (name == "same-walls" && equals == part.npos) {
            plan.same_walls = true;
        } else if (name == "group-points" && equals == part.npos) {
            plan.group_points = true;
        } else {
            // The third part is the sessions, with or without their name.
            const std::string value = equals == part.npos ? part : part.substr(equals + 1);
            unsigned* into = equals == part.npos  ? (i == 2 ? &plan.sessions : nullptr)
                             : name == "sessions" ? &plan.sessions
                             : name == "group"    ? &plan.group
                             : name == "go-on"    ? &plan.go_on
                                                  : nullptr;
            int number = 0;
            if (!into || read_number(context, "--stages", value, {0, 100'000}, number))
                return tl::unexpected(bad_stage(context, text, "contest_cli.fault.stage_part", part));
            *into = static_cast<unsigned>(number);
        }
    }
    return plan;
}

}  // namespace

void add_stage_options(CLI::App& app, Context& context, StageOptions& options) {
    choices(option(app, context, "--preset", options.preset, "PRESET", "contest_cli.option.preset"), context,
            {"round-robin", "swiss", "hk-128", "round-robin-then-elimination"});
    option(app, context, "--sessions", options.sessions, "N", "contest_cli.option.sessions");
    option(app, context, "--into", options.into, "N", "contest_cli.option.into");
    option(app, context, "--stages", options.stages, "STAGE", "contest_cli.option.stages");
}

Read<std::vector<StagePlan>> read_stages(const Context& context, const StageOptions& options,
                                         const Regulations& regulations) {
    if (!options.stages.empty()) {
        std::vector<StagePlan> stages;
        for (const std::string& text : options.stages) {
            auto stage = read_stage(context, text);
            if (!stage) return tl::unexpected(stage.error());
            stages.push_back(*std::move(stage));
        }
        return stages;
    }
    if (options.preset == "hk-128") return hk_128();
    int sessions = regulations.least_sessions > 0 ? static_cast<int>(regulations.least_sessions) : 4;
    int into = 16;
    if (!options.sessions.empty())
        if (auto c = read_number(context, "--sessions", options.sessions, {1, most_sessions}, sessions))
            return tl::unexpected(*std::move(c));
    if (!options.into.empty()) {
        if (auto c = read_number(context, "--into", options.into, {4, 4096}, into))
            return tl::unexpected(*std::move(c));
        for (int n = into; n > 4; n /= 4)
            if (n % 4 != 0 || n / 4 < 4)
                return tl::unexpected(in_call(
                    {context.words.format("cli.fault.range", {{"option", "--into"}, {"value", options.into}}),
                     context.words("contest_cli.remedy.into")},
                    context.call, find_in_call(context.call, "--into", options.into)));
    }
    const auto count = static_cast<unsigned>(sessions);
    if (options.preset == "swiss") return swiss(count);
    if (options.preset == "round-robin-then-elimination" || !options.into.empty())
        return round_robin_then_elimination(count, static_cast<unsigned>(into));
    return round_robin(count);
}

std::string draw_stages(const Words& words, const Look& look, const std::vector<StagePlan>& stages) {
    const Column right{Column::Align::Right};
    Table table({right, Column{Column::Align::Left, true}, Column{}, right, right, right,
                 Column{Column::Align::Left, true}});
    table.headings({words("contest_cli.head.stage"), words("contest_cli.head.name"),
                    words("contest_cli.head.format"), words("contest_cli.head.sessions"),
                    words("contest_cli.head.group"), words("contest_cli.head.go_on"), ""});
    for (const StagePlan& plan : stages) {
        std::string more;
        const auto add = [&](bool is, const char* key) {
            if (is) more += (more.empty() ? "" : ", ") + words(key);
        };
        add(plan.carry, "contest_cli.plan.carry");
        add(plan.same_walls, "contest_cli.plan.same_walls");
        add(plan.group_points, "contest_cli.plan.group_points");
        table.row({std::to_string(&plan - stages.data() + 1), stage_name(words, plan),
                   words("contest.format." + std::string(id(plan.format))), std::to_string(plan.sessions),
                   plan.group > 0 ? std::to_string(plan.group) : "–",
                   plan.go_on > 0 ? std::to_string(plan.go_on) : "–", more});
    }
    return table.draw(look);
}

}  // namespace sifang::cli
