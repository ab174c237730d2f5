#include "cli/hall_view.hpp"

#include "cli/referee_view.hpp"
#include "cli/table.hpp"

namespace sifang::cli {

namespace {

/// Rows of what, how much and by which clause.
class HallTable {
  public:
    HallTable(const Words& words, const Look& look)
        : words_(words), look_(look), table_({{}, {.wraps = true}, {}}) {}

    void row(std::string_view what, const std::string& text, const std::string& clause) {
        table_.row({what.empty() ? "" : words_("referee." + std::string(what)), text, clause});
    }
    std::string seconds(int n) const { return amount("referee.seconds", n); }
    std::string minutes(int n) const { return amount("referee.minutes", n); }
    std::string draw() const { return table_.draw(look_); }

  private:
    std::string amount(const char* key, int n) const {
        return n == 0 ? words_("referee.no_limit") : words_.format(key, {{"n", std::to_string(n)}});
    }

    const Words& words_;
    const Look& look_;
    Table table_;
};

std::string_view id_of_time_up(TimeUp time_up) {
    switch (time_up) {
        case TimeUp::VoidHand: return "void_hand";
        case TimeUp::FinishHand: return "finish_hand";
        case TimeUp::OneMoreHand: return "one_more_hand";
    }
    return "";
}
std::string_view id_of_power(AppealPower power) {
    switch (power) {
        case AppealPower::Change: return "change";
        case AppealPower::NotHeadReferees: return "not_head_referees";
        case AppealPower::Answer: return "answer";
    }
    return "";
}

std::string bodies_text(const Words& words, const std::vector<AppealBody>& bodies) {
    std::string out;
    for (const AppealBody body : bodies)
        out += (out.empty() ? "" : " → ") + words("referee.body." + std::string(id(body)));
    return out;
}

std::string of_both(const Words& words, bool player, bool leader, const char* both) {
    if (player && leader) return words(both);
    return words(player ? "referee.player" : leader ? "referee.leader" : "referee.nobody");
}

}  // namespace

std::string draw_time(const Rulebook& rulebook, const Words& words, const Look& look) {
    const TimeRules& time = rulebook.time();
    const SessionRules& session = rulebook.session();
    const TimeClauses& c = time.clauses;
    HallTable table(words, look);
    table.row("session", table.minutes(session.minutes), c.session);
    if (session.minutes > 0)
        table.row("time_up", words("referee.time_up." + std::string(id_of_time_up(session.time_up))),
                  c.time_up);
    if (time.warning_minutes > 0)
        table.row("warning",
                  words.format("referee.before_end", {{"minutes", std::to_string(time.warning_minutes)}}),
                  c.warning);
    if (time.break_minutes > 0) {
        std::string rest = words.format(time.break_inside ? "referee.break_inside" : "referee.break_outside",
                                        {{"minutes", std::to_string(time.break_minutes)}});
        if (time.break_after_round > 0)
            rest += words("render.and") +
                    words.format("referee.after_round", {{"n", std::to_string(time.break_after_round)}});
        table.row("break", rest, c.rest);
    }
    if (time.first_discard_seconds > 0)
        table.row(
            "first_discard",
            words.format(time.first_discard_from == FirstDiscardFrom::EndOfDeal ? "referee.from_deal"
                                                                                : "referee.from_flowers",
                         {{"seconds", std::to_string(time.first_discard_seconds)}}),
            c.first_discard);
    table.row("discard", table.seconds(time.discard_seconds), c.discard);
    if (time.call_seconds > 0)
        table.row("call",
                  words.format(time.timed_calls == TimedCalls::Pung ? "referee.pung_in_time"
                                                                    : "referee.pung_and_kong_in_time",
                               {{"seconds", std::to_string(time.call_seconds)}}),
                  c.call);
    const Foul* late = rulebook.fouls().find("lateness");
    for (std::size_t i = 0; i <= time.late_minutes.size() && !time.late_minutes.empty(); ++i) {
        const bool last = i == time.late_minutes.size();
        std::string text =
            last ? words("referee.late.later")
                 : words.format("referee.late.up_to", {{"minutes", std::to_string(time.late_minutes[i])}});
        if (late && i < late->ladder.size())
            text = words.format("referee.late.brings",
                                {{"when", text}, {"penalty", rung_text(words, late->ladder[i])}});
        table.row(i == 0 ? "lateness" : "", text, i == 0 ? c.lateness : "");
    }
    table.row("pause", words("referee.pause_by"), c.pause);
    return table.draw();
}

std::string draw_appeals(const Rulebook& rulebook, const Words& words, const Look& look) {
    const AppealRules& appeals = rulebook.appeals();
    const AppealClauses& c = appeals.clauses;
    HallTable table(words, look);
    if (!appeals.has) {
        table.row("who_files", words("referee.no_appeals"), c.right);
        return table.draw();
    }
    table.row("who_files",
              of_both(words, appeals.player_files, appeals.leader_files, "referee.player_or_leader"),
              c.right);
    table.row("until",
              appeals.minutes == 0
                  ? words("referee.no_limit")
                  : words.format("referee.after_session", {{"minutes", std::to_string(appeals.minutes)}}),
              c.limit);
    if (appeals.written)
        table.row("papers",
                  words.format("referee.signed_by",
                               {{"who", of_both(words, appeals.player_signs, appeals.leader_signs,
                                                "referee.player_and_leader")}}),
                  c.papers);
    else
        table.row("papers", words("referee.spoken"), c.papers);
    table.row("deposit",
              appeals.deposit == 0
                  ? words("referee.no_deposit")
                  : words.format("referee.deposit_of", {{"amount", std::to_string(appeals.deposit)},
                                                        {"currency", appeals.currency}}),
              c.deposit);
    table.row("rule_matters", bodies_text(words, appeals.rule_matters), c.hearing);
    if (appeals.other_matters != appeals.rule_matters)
        table.row("other_matters", bodies_text(words, appeals.other_matters), c.other);
    const bool has_arbitration = bodies_text(words, appeals.rule_matters) !=
                                 words("referee.body." + std::string(id(AppealBody::HeadReferee)));
    if (appeals.straight_to_arbitration && appeals.rule_matters.front() != AppealBody::Arbitration)
        table.row("straight", words("referee.straight_to_arbitration"), c.straight);
    if (has_arbitration)
        table.row("power", words("referee.power." + std::string(id_of_power(appeals.arbitration))), c.power);
    else
        table.row("power", words("referee.power.final"), c.power);
    return table.draw();
}

std::string hall_summary(const RefereeTopic& topic, const Rulebook& rulebook, const Words& words) {
    if (topic.kind == RefereeTopic::Kind::Appeals)
        return rulebook.appeals().has ? bodies_text(words, rulebook.appeals().rule_matters)
                                      : words("referee.no_appeals");
    if (rulebook.session().minutes == 0) return words("referee.no_limit");
    return words.format("referee.minutes", {{"n", std::to_string(rulebook.session().minutes)}});
}

}  // namespace sifang::cli
