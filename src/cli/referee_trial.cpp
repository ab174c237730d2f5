#include "cli/referee_trial.hpp"

#include <algorithm>

#include "wire/event_step.hpp"

namespace sifang::cli {

namespace {

void append_events(std::vector<Event>& all, const Events& events) {
    all.insert(all.end(), events.begin(), events.end());
}

bool is_needless_pass(const Event& event, const Refused& refused) {
    const auto* answered = std::get_if<Answered>(&event);
    return answered && answered->action.kind == ActionKind::Pass &&
           (refused.refusal == Refusal::NotAsked || refused.refusal == Refusal::OutOfPhase);
}

/// Who has lost a right is not asked any more; that he would have spoken all the same is refused for what he
/// has lost, not for speaking out of turn.
Refused real_reason(const sifang::Table& table, const State& state, const Event& event,
                    const Refused& refused) {
    const auto* answered = std::get_if<Answered>(&event);
    if (!answered) return refused;
    const SeatState& seat = state.at(answered->seat);
    const bool win = answered->action.kind == ActionKind::Win;
    Refusal why = refused.refusal;
    if (win && (seat.no_win > 0 || seat.dead > 0)) why = Refusal::NoRightToWin;
    if (!win && (seat.no_calls > 0 || seat.dead > 0)) why = Refusal::NoRightToCall;
    return {why, why == refused.refusal
                     ? refused.clause
                     : std::string_view(table.rules().clauses[static_cast<unsigned>(why)])};
}

/// Plays the steps from `pause` on; what follows from each is what the table makes of it now.
void play_rest(const sifang::Table& table, const TrialHand& hand, std::size_t pause, Trial& trial) {
    auto step = std::ranges::find(hand.pauses, pause);
    for (std::size_t from = pause; from < hand.events.size() && trial.end.phase != Phase::Over;) {
        const auto done = do_again(table, trial.end, hand.events[from]);
        // Who has lost a right is no longer asked where he passed.
        if (done && !*done && !is_needless_pass(hand.events[from], done->error())) {
            trial.broken_off =
                TrialBreak{from + 1, real_reason(table, trial.end, hand.events[from], done->error())};
            return;
        }
        if (done && *done) append_events(trial.events, **done);
        if (step == hand.pauses.end() || ++step == hand.pauses.end()) return;
        from = *step;
    }
}

}  // namespace

std::optional<std::size_t> TrialHand::pause_from(std::optional<std::size_t> event) const {
    if (event) {
        const auto found = std::ranges::lower_bound(pauses, *event);
        return found == pauses.end() ? std::nullopt : std::optional(*found);
    }
    // The last pause of a hand that is over is its end.
    const std::size_t over = result ? 1 : 0;
    if (pauses.size() <= over) return std::nullopt;
    return pauses[pauses.size() - 1 - over];
}

tl::expected<Trial, TrialRefused> try_foul(const sifang::Table& table, const TrialHand& hand,
                                           std::size_t pause, const FoulCase& foul, int times) {
    State moment = table.begin(hand.hand.setup);
    for (std::size_t i = 0; i < pause; ++i) table.fold(moment, hand.events[i]);
    Trial trial{.penalties = {},
                .before = moment,
                .after = moment,
                .events = {hand.events.begin(), hand.events.begin() + static_cast<std::ptrdiff_t>(pause)},
                .end = moment,
                .broken_off = {}};
    FoulRecord record;
    for (int time = 1; time <= times; ++time) {
        const auto penalty = penalty_for(table.rulebook(), record, foul);
        if (!penalty) return tl::unexpected(TrialRefused{penalty.error(), {}, time});
        fold(record, PenaltyGiven{*penalty});
        trial.penalties.push_back(*penalty);
        for (const Sanction& sanction : penalty->sanctions) {
            const auto events = table.sanction(trial.after, sanction);
            if (!events) return tl::unexpected(TrialRefused{{}, events.error(), time});
            append_events(trial.events, *events);
        }
    }
    trial.end = trial.after;
    play_rest(table, hand, pause, trial);
    return trial;
}

}  // namespace sifang::cli
