#include "rules/session_form.hpp"

#include <algorithm>

namespace sifang {
namespace {

constexpr Spelling<TimeUp> times_up[] = {{TimeUp::VoidHand, "void_hand"},
                                         {TimeUp::FinishHand, "finish_hand"},
                                         {TimeUp::OneMoreHand, "one_more_hand"}};
constexpr Spelling<Busting> bustings[] = {{Busting::Never, "never"}, {Busting::BelowZero, "below_zero"}};
constexpr Spelling<DepositsAtEnd> deposits_at_end[] = {
    {DepositsAtEnd::Return, "return"}, {DepositsAtEnd::First, "first"}, {DepositsAtEnd::Lost, "lost"}};

constexpr int most_points = 1'000'000;

constexpr std::array<std::string_view, 4> round_names{"round_1", "round_2", "round_3", "round_4"};

// A row of the seats is four letters, one a player, in the order in which they began: SENW.
void describe_row(FormWriter& form, std::string_view name, const std::array<Wind, 4>& row) {
    std::string letters;
    for (const Wind seat : row) letters += letter(seat);
    form.field(name, letters);
}
void describe_row(FormReader& form, std::string_view name, std::array<Wind, 4>& row) {
    std::string letters;
    form.field(name, letters);
    std::array<bool, 4> taken{};
    if (letters.size() != 4) return form.refuse("out_of_range", name, "ESWN");
    for (unsigned player = 0; player < 4; ++player) {
        const auto seat =
            std::ranges::find_if(all_winds, [&](Wind w) { return letter(w) == letters[player]; });
        if (seat == all_winds.end() || std::exchange(taken[static_cast<unsigned>(*seat)], true))
            return form.refuse("out_of_range", name, "ESWN");
        row[player] = *seat;
    }
}

template <class Form, class S>
void describe(Form& form, S& session) {
    form.field("start_points", session.start_points, 0, most_points);
    form.field("rounds", session.rounds, 1, 4);
    form.group("seats", [&](Form& seats) {
        for (unsigned round = 0; round < 4; ++round)
            describe_row(seats, round_names[round], session.seats[round]);
    });
    form.field("first_dealer_thrown", session.first_dealer_thrown);
    form.group("dealer_stays", [&](Form& stays) {
        stays.field("on_win", session.dealer_stays.on_win);
        stays.field("on_waiting", session.dealer_stays.on_waiting);
        stays.field("on_abort", session.dealer_stays.on_abort);
        stays.field("on_false_win", session.dealer_stays.on_false_win);
    });
    form.field("counters", session.counters.has);
    form.field("minutes", session.minutes, 0, 1000);
    form.field("time_up", session.time_up, words(times_up));
    form.field("busting", session.busting, words(bustings));
    form.field("extra_round_below", session.extra_round_below, 0, most_points);
    form.field("stop_after_win", session.stop_after_win);
    form.field("stop_when_waiting", session.stop_when_waiting);
    form.field("deposits_at_end", session.deposits_at_end, words(deposits_at_end));
}

}  // namespace

void describe_session(FormWriter& form, const SessionRules& session) { describe(form, session); }
void describe_session(FormReader& form, SessionRules& session) { describe(form, session); }

}  // namespace sifang
