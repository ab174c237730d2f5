#include "cli/contest/contest_names.hpp"

#include "contest/hall.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

std::string text(std::uint32_t number) { return std::to_string(number); }

}  // namespace

std::string entrant_code(EntrantNumber entrant) { return "e" + text(entrant.value); }
std::string team_code(TeamNumber team) { return "t" + text(team.value); }

std::string entrant_name(const ContestState& state, EntrantNumber entrant) {
    if (!entrant || entrant.value > state.entrants.size()) return entrant_code(entrant);
    return entrant_code(entrant) + " " + state.of(entrant).entry.name;
}

std::string team_name(const ContestState& state, TeamNumber team) {
    return state.has(team) ? team_code(team) + " " + state.of(team).team.name : team_code(team);
}

std::string official_name(const ContestState& state, OfficialNumber official) {
    const std::string number = text(official.value);
    return state.has(official) ? number + " " + state.of(official).official.name : number;
}

std::string player_name(const ContestState& state, const SessionId& session, PlayerNumber number) {
    if (number.index() >= state.by_number.size()) return text(number.number());
    const EntrantNumber who = occupant(state, session, number);
    return shown_number(state, session, number) + " " + state.of(who).entry.name;
}

std::string class_name(EventClass event_class) {
    std::string name(event_class == EventClass::None ? "" : id(event_class));
    for (char& c : name)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return name;
}

std::string stage_name(const Words& words, const StagePlan& plan) {
    if (const auto known = words.find("contest_cli.stage." + plan.name)) return std::string(*known);
    if (plan.name.starts_with("last_"))
        return words.format("contest_cli.stage.last", {{"count", plan.name.substr(5)}});
    return plan.name;
}

std::string stage_name(const Words& words, const ContestState& state, StageNumber stage) {
    const std::string name = state.has(stage) ? stage_name(words, state.of(stage).plan) : "";
    return words.format(name.empty() ? "contest_cli.place.stage" : "contest_cli.place.stage_named",
                        {{"stage", text(stage.value)}, {"name", name}});
}

std::string session_name(const Words& words, const ContestState& state, const SessionId& session) {
    const std::string alone =
        words.format("contest_cli.place.session", {{"session", text(session.session.value)}});
    if (state.stages.size() == 1) return alone;
    return words.format("contest_cli.place.joined",
                        {{"first", stage_name(words, state, session.stage)}, {"second", alone}});
}

std::string sheet_name(const Words& words, const ContestState& state, const SheetId& sheet) {
    const std::string table = words.format("contest_cli.place.table", {{"table", text(sheet.table.value)}});
    return words.format("contest_cli.place.joined",
                        {{"first", session_name(words, state, sheet.session_id())}, {"second", table}});
}

std::string place_name(const Words& words, const ContestState& state, const contest::Place& place) {
    std::vector<std::string> parts;
    if (place.stage && place.session && place.table)
        parts.push_back(sheet_name(words, state, {place.stage, place.session, place.table}));
    else if (place.stage && place.session)
        parts.push_back(session_name(words, state, {place.stage, place.session}));
    else if (place.stage)
        parts.push_back(stage_name(words, state, place.stage));
    if (place.team) parts.push_back(team_name(state, place.team));
    if (place.entrant) parts.push_back(entrant_name(state, place.entrant));
    if (place.player > 0 && place.player <= PlayerNumber::most)
        parts.push_back(
            player_name(state, {place.stage, place.session}, PlayerNumber::of_number(place.player)));
    if (place.event)
        parts.push_back(words.format("contest_cli.place.event", {{"event", text(place.event.value)}}));
    std::string out;
    for (const std::string& part : parts)
        out =
            out.empty() ? part : words.format("contest_cli.place.joined", {{"first", out}, {"second", part}});
    return out;
}

EventNumber entry_event(const Contest& contest, EntrantNumber entrant) {
    for (const Logged& logged : contest.log())
        if (const auto* entered = std::get_if<EntrantEntered>(&logged.event);
            entered && entered->number == entrant && contest.counts(logged.number))
            return logged.number;
    return {};
}

EntrantNumber entered_by(const Contest& contest, EventNumber event) {
    if (!event || event.value > contest.log().size() || !contest.counts(event)) return {};
    const auto* entered = std::get_if<EntrantEntered>(&contest.log()[event.value - 1].event);
    return entered && contest.state().has(entered->number) ? entered->number : EntrantNumber{};
}

}  // namespace sifang::cli
