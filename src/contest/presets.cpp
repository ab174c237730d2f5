#include "contest/presets.hpp"

#include <array>
#include <string_view>

#include "contest/seating/stages.hpp"

namespace sifang::contest {

namespace {

StagePlan bracket_of(std::string name, unsigned go_on) {
    StagePlan plan;
    plan.name = std::move(name);
    plan.format = Format::Bracket;
    plan.group = 4;
    plan.go_on = go_on;
    return plan;
}

}  // namespace

std::vector<StagePlan> round_robin(unsigned sessions) { return {{"round_robin", Format::Chart, sessions}}; }

std::vector<StagePlan> swiss(unsigned sessions) { return {{"swiss", Format::Swiss, sessions}}; }

std::vector<StagePlan> hk_128() {
    constexpr std::array<std::string_view, 4> names{"preliminary", "last_64", "last_16", "final"};
    std::vector<StagePlan> out;
    for (const seating::Stage& stage : seating::hk_stages())
        out.push_back(bracket_of(std::string(names[out.size()]), stage.go_on));
    return out;
}

std::vector<StagePlan> round_robin_then_elimination(unsigned sessions, unsigned into) {
    std::vector<StagePlan> out = round_robin(sessions);
    out.front().go_on = into;
    for (; into > 4; into /= 4) out.push_back(bracket_of("last_" + std::to_string(into), 1));
    out.push_back(bracket_of("final", 0));
    return out;
}

}  // namespace sifang::contest
