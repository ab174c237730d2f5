#include "cli/trial_view.hpp"

#include <algorithm>

#include "cli/names.hpp"
#include "cli/referee_view.hpp"
#include "cli/table.hpp"
#include "text/width.hpp"

namespace sifang::cli {

namespace {

constexpr std::size_t place_of(Wind seat) { return static_cast<std::size_t>(seat); }

int score_in(const State& state, Wind seat) {
    return state.setup.scores[place_of(seat)] + state.paid[place_of(seat)];
}

Value scores_value(const State& state) {
    Value value;
    for (const Wind seat : all_winds) value[std::string(1, letter(seat))] = score_in(state, seat);
    return value;
}

/// Measures that take a right away, and whether the seat has lost it now and had it before.
std::vector<Measure> lost_rights(const SeatState& before, const SeatState& after) {
    std::vector<Measure> lost;
    const auto note = [&](bool was, bool is, Measure measure) {
        if (!was && is) lost.push_back(measure);
    };
    note(before.no_win > 0, after.no_win > 0, Measure::NoWin);
    note(before.no_calls > 0, after.no_calls > 0, Measure::NoCalls);
    note(before.dead > 0, after.dead > 0, Measure::DeadHand);
    note(before.no_win_this_turn, after.no_win_this_turn, Measure::NoWinThisTurn);
    note(before.pays_for_all, after.pays_for_all, Measure::PayForAll);
    if (after.exposed.size() > before.exposed.size()) lost.push_back(Measure::Expose);
    return lost;
}

/// Kinds of action that were open to the seat and are not any more.
std::vector<ActionKind> closed_actions(const sifang::Table& table, const Trial& trial, Wind seat) {
    std::vector<ActionKind> closed;
    const Actions before = table.legal(trial.before, seat), after = table.legal(trial.after, seat);
    for (const Action& action : before)
        if (std::ranges::find(closed, action.kind) == closed.end() &&
            std::ranges::none_of(after, [&](const Action& a) { return a.kind == action.kind; }))
            closed.push_back(action.kind);
    return closed;
}

}  // namespace

std::string TrialView::name() const {
    const std::string key = "foul." + foul_.id;
    return words_.has(key) ? words_(key) : foul_.id;
}

std::string TrialView::who(Wind seat) const {
    const std::size_t player = hand_.hand.seats[place_of(seat)] - 1u;
    const std::string& told = reader_.header().players[player];
    return words_.format(
        "record.who",
        {{"seat", wind_name(words_, seat)},
         {"name",
          told.empty() ? words_.format("record.player", {{"number", std::to_string(player + 1)}}) : told}});
}

std::string TrialView::scores(const Trial& trial) const {
    Table table({{}, {Column::Align::Right}, {Column::Align::Right}});
    table.headings({"", words_("referee.trial.before"), words_("referee.trial.after")});
    for (const Wind seat : all_winds)
        table.row({who(seat), number(score_in(trial.before, seat)), number(score_in(trial.after, seat))});
    return table.draw(look_);
}

std::string TrialView::rights(const Trial& trial) const {
    std::string out;
    const Wind seat = trial.penalties.front().seat;
    for (const Measure measure : lost_rights(trial.before.at(seat), trial.after.at(seat)))
        out += (out.empty() ? "" : words_("render.list_comma")) +
               words_.format("measure." + std::string(id(measure)), {});
    if (out.empty()) return {};
    return words_.format("referee.trial.rights", {{"who", who(seat)}, {"rights", out}});
}

std::string TrialView::rest(const Trial& trial) const {
    if (trial.broken_off) {
        std::string why = words_("refusal." + std::string(id(trial.broken_off->refused.refusal)));
        if (!trial.broken_off->refused.clause.empty())
            why += " (" + std::string(trial.broken_off->refused.clause) + ")";
        return words_.format("referee.trial.broken_off",
                             {{"event", std::to_string(trial.broken_off->event)}, {"why", why}});
    }
    if (trial.after.phase == Phase::Over) return words_("referee.trial.hand_over");
    if (trial.end.phase != Phase::Over) return words_("referee.trial.goes_on");
    std::string list;
    for (const Wind seat : all_winds)
        list += (list.empty() ? "" : words_("render.list_comma")) +
                words_.format("referee.trial.score",
                              {{"who", who(seat)}, {"points", number(score_in(trial.end, seat))}});
    return words_.format("referee.trial.finished", {{"scores", list}});
}

std::string TrialView::draw(const Trial& trial) const {
    const std::string head = words_.format("referee.trial.head", {{"foul", name()},
                                                                  {"who", who(trial.penalties[0].seat)},
                                                                  {"hand", std::to_string(hand_.hand.number)},
                                                                  {"event", std::to_string(event_)}});
    std::string out;
    for (const std::string& line : wrap(head, look_.width)) out += look_.ink(Ink::Strong, line) + "\n";
    Table table({{}, {.wraps = true}, {}});
    for (std::size_t i = 0; i < trial.penalties.size(); ++i) {
        const Penalty& penalty = trial.penalties[i];
        table.row({words_.format("referee.nth_time", {{"n", std::to_string(i + 1)}}),
                   rung_text(words_, penalty.does), penalty.clause});
        for (const EventMeasure& measure : penalty.event)
            if (measure.clause != penalty.clause)
                table.note(words_.format("measure." + std::string(id(measure.kind)), {}) + " (" +
                           measure.clause + ")");
    }
    out += table.draw(look_) + "\n" + scores(trial) + "\n";
    for (const std::string& text : {rights(trial), rest(trial)})
        for (const std::string& line : wrap(text, look_.width))
            if (!line.empty()) out += line + "\n";
    return out;
}

std::string TrialView::reason(const TrialRefused& refused) const {
    if (refused.penalty)
        return words_.format("penalty_refusal." + std::string(id(refused.penalty->refusal)),
                             {{"foul", foul_.id}});
    return words_("refusal." + std::string(id(refused.sanction->refusal)));
}

std::string TrialView::draw_refused(const TrialRefused& refused) const {
    const std::string clause =
        refused.penalty ? refused.penalty->clause : std::string(refused.sanction->clause);
    std::string text =
        words_.format("referee.trial.refused",
                      {{"foul", name()},
                       {"time", words_.format("referee.nth_time", {{"n", std::to_string(refused.time)}})},
                       {"why", reason(refused) + (clause.empty() ? "" : " (" + clause + ")")}});
    std::string out;
    for (const std::string& line : wrap(text, look_.width)) out += line + "\n";
    return out;
}

Value TrialView::value(const sifang::Table& table, const Trial& trial) const {
    Value value;
    const Wind seat = trial.penalties[0].seat;
    value["foul"] = foul_.id;
    value["hand"] = hand_.hand.number;
    value["event"] = static_cast<std::int64_t>(event_);
    value["seat"] = std::string(1, letter(seat));
    ValueList penalties;
    for (const Penalty& penalty : trial.penalties) {
        Value each;
        each["time"] = penalty.time;
        each["rung"] = static_cast<std::int64_t>(penalty.rung + 1);
        each["instead"] = penalty.instead;
        each["does"] = text_of(penalty.does);
        each["clause"] = penalty.clause;
        ValueList sanctions, event;
        for (const Sanction& sanction : penalty.sanctions) sanctions.emplace_back(id(sanction.kind));
        for (const EventMeasure& measure : penalty.event) event.emplace_back(id(measure.kind));
        each["sanctions"] = std::move(sanctions);
        each["event"] = std::move(event);
        penalties.push_back(std::move(each));
    }
    value["penalties"] = std::move(penalties);
    value["scores"]["before"] = scores_value(trial.before);
    value["scores"]["after"] = scores_value(trial.after);
    ValueList lost, closed;
    for (const Measure measure : lost_rights(trial.before.at(seat), trial.after.at(seat)))
        lost.emplace_back(id(measure));
    for (const ActionKind kind : closed_actions(table, trial, seat)) closed.emplace_back(id(kind));
    value["lost"] = std::move(lost);
    value["closed"] = std::move(closed);
    Value& rest = value["rest"];
    rest["over"] = trial.end.phase == Phase::Over;
    rest["scores"] = scores_value(trial.end);
    if (trial.broken_off) {
        Value& broken = rest["broken_off"];
        broken["event"] = static_cast<std::int64_t>(trial.broken_off->event);
        broken["refusal"] = id(trial.broken_off->refused.refusal);
        broken["clause"] = trial.broken_off->refused.clause;
    }
    return value;
}

Value TrialView::refused_value(const TrialRefused& refused) const {
    Value value;
    value["foul"] = foul_.id;
    Value& why = value["refused"];
    why["code"] = refused.penalty ? id(refused.penalty->refusal) : id(refused.sanction->refusal);
    why["clause"] = refused.penalty ? refused.penalty->clause : std::string(refused.sanction->clause);
    why["time"] = refused.time;
    why["message"] = reason(refused);
    return value;
}

}  // namespace sifang::cli
