#include "rules/time_form.hpp"

namespace sifang {
namespace {

constexpr Spelling<FirstDiscardFrom> first_discards_from[] = {
    {FirstDiscardFrom::EndOfDeal, "end_of_deal"}, {FirstDiscardFrom::EndOfFlowers, "end_of_flowers"}};
constexpr Spelling<TimedCalls> timed_calls[] = {{TimedCalls::Pung, "pung"},
                                                {TimedCalls::PungAndKong, "pung_and_kong"}};

constexpr int most_seconds = 3'600;
constexpr int most_minutes = 1'000;

template <class Form, class T>
void describe_clocks(Form& form, T& time) {
    form.field("first_discard_seconds", time.first_discard_seconds, 0, most_seconds);
    form.field("first_discard_from", time.first_discard_from, words(first_discards_from));
    form.field("discard_seconds", time.discard_seconds, 0, most_seconds);
    form.field("call_seconds", time.call_seconds, 0, most_seconds);
    form.field("timed_calls", time.timed_calls, words(timed_calls));
    form.field("warning_minutes", time.warning_minutes, 0, most_minutes);
    form.field("break_minutes", time.break_minutes, 0, most_minutes);
    form.field("break_after_round", time.break_after_round, 0, 4);
    form.field("break_inside", time.break_inside);
    form.numbers("late_minutes", time.late_minutes, 1, most_minutes);
    form.group("clauses", [&](Form& clauses) {
        auto& c = time.clauses;
        clauses.field("first_discard", c.first_discard);
        clauses.field("discard", c.discard);
        clauses.field("call", c.call);
        clauses.field("late_discard", c.late_discard);
        clauses.field("late_call", c.late_call);
        clauses.field("session", c.session);
        clauses.field("rest", c.rest);
        clauses.field("warning", c.warning);
        clauses.field("time_up", c.time_up);
        clauses.field("pause", c.pause);
        clauses.field("lateness", c.lateness);
    });
}

}  // namespace

void describe_time(FormWriter& form, const TimeRules& time) { describe_clocks(form, time); }
void describe_time(FormReader& form, TimeRules& time) { describe_clocks(form, time); }

std::optional<ProfileFault> check_time(const TimeRules& time) {
    for (std::size_t i = 1; i < time.late_minutes.size(); ++i)
        if (time.late_minutes[i] <= time.late_minutes[i - 1])
            return ProfileFault{"out_of_range", "time.late_minutes." + std::to_string(i),
                                "> " + std::to_string(time.late_minutes[i - 1])};
    return std::nullopt;
}

}  // namespace sifang
