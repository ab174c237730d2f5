#include "contest/results.hpp"

#include <algorithm>
#include <map>
#include <span>

#include "contest/booked_points.hpp"
#include "contest/group_points.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

namespace {

Counts counts_of(Role role, Ranked ranked, bool forfeited) {
    if (role == Role::StandIn) return Counts::StandIn;
    switch (ranked) {
        case Ranked::StruckOut: return Counts::StruckOut;
        case Ranked::Withdrawn: return Counts::Void;
        case Ranked::Replaced:
        case Ranked::No: return Counts::TeamOnly;  // of whom another replaced, or his substitute
        case Ranked::Yes: break;
    }
    return forfeited ? Counts::Forfeited : Counts::Counted;
}

/// The lines of one table after the other.
class Lines {
  public:
    Lines(const Rulebook& rulebook, const ContestState& state)
        : book_(rulebook), s_(state), booked_(rulebook, state) {
        out_.reserve(4 * state.worth.size());
        for (EntrantNumber n{1}; n.value <= state.entrants.size(); n = n.next())
            ranked_.push_back(ranked(state, n));
    }

    void add(const SheetId& id, const SheetWorth& sheet, const seating::Four& numbers) {
        const BookedAtTable* booked = booked_.of(id);
        const bool off_score = book_.ranking().fines_off == FinesOff::Score;
        std::array<PlayerResult, 4> four;
        std::array<bool, 4> placed{}, forfeited{};
        std::array<int, 4> scores{};
        int below = 0;  // less than any who is placed, and than nothing
        for (std::size_t i = 0; i < 4; ++i) {
            PlayerResult& line = four[i];
            line.sheet = id;
            line.entrant = occupant(s_, id.session_id(), numbers[i]);
            const Entry& entry = s_.of(line.entrant).entry;
            line.team = entry.team;
            forfeited[i] = has_left_seat(id.session_id(), numbers[i]) || (booked && booked->forfeited[i]);
            line.counts = counts_of(entry.role, ranked_[line.entrant.value - 1], forfeited[i]);
            placed[i] = line.counts != Counts::StandIn && !forfeited[i];
            if (placed[i] && booked) line.penalty = booked->session[i];
            scores[i] = sheet.scores[i] + (off_score ? line.penalty : 0);
            if (placed[i]) below = std::min(below, scores[i]);
        }
        // Who is not placed comes behind all others, so that these have the first places among themselves.
        for (std::size_t i = 0; i < 4; ++i)
            if (!placed[i]) scores[i] = below - 1;
        const SessionResult worth = book_.result(scores);
        for (std::size_t i = 0; i < 4; ++i) {
            PlayerResult& line = out_.emplace_back(four[i]);
            if (placed[i]) {
                line.score = sheet.scores[i] + line.penalty;
                line.place = worth.place[i];
                line.twelfths = worth.twelfths[i];
                line.result = worth.result[i] + (off_score ? 0 : line.penalty);
                line.best_hand = sheet.best_hand[i];
            } else if (forfeited[i] && book_.ranking().forfeited == ForfeitedSession::Last) {
                line.score = scores[i];
                line.result = worth.result[i];
            }
        }
    }

    /// gb98:Q47 where the group that is placed is not one table.
    void place_by_groups() {
        std::map<std::pair<SessionId, std::size_t>, std::vector<PlayerResult*>> by_group;
        for (StageNumber stage{1}; s_.has(stage); stage = stage.next()) {
            if (!s_.of(stage).plan.group_points) continue;
            std::map<PlayerNumber, std::size_t> group_of;
            for (std::size_t g = 0; g < s_.of(stage).groups.size(); ++g)
                for (const PlayerNumber number : s_.of(stage).groups[g]) group_of.emplace(number, g);
            for (PlayerResult& line : out_) {
                if (line.sheet.stage != stage) continue;
                const auto number = held_number(s_, line.entrant);
                by_group[{line.sheet.session_id(), group_of.at(*number)}].push_back(&line);
            }
        }
        for (const auto& [group, lines] : by_group) place_group(lines);
    }

    std::vector<PlayerResult> take() { return std::move(out_); }

  private:
    bool has_left_seat(const SessionId& session, PlayerNumber number) const {
        const auto& seats = s_.of(session).seats;
        const auto seat = seats.find(number);
        return seat != seats.end() && seat->second.forfeited;
    }
    static void place_group(std::span<PlayerResult* const> lines) {
        int below = 0;
        for (const PlayerResult* line : lines)
            if (line->place > 0) below = std::min(below, line->score);
        std::vector<int> scores;
        for (const PlayerResult* line : lines) scores.push_back(line->place > 0 ? line->score : below - 1);
        const std::vector<int> points = group_points(scores);
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (lines[i]->place > 0) lines[i]->twelfths = points[i];
    }

    const Rulebook& book_;
    const ContestState& s_;
    const BookedPoints booked_;
    std::vector<Ranked> ranked_;  ///< by entrant
    std::vector<PlayerResult> out_;
};

}  // namespace

std::vector<PlayerResult> results(const Rulebook& rulebook, const ContestState& state) {
    Lines lines(rulebook, state);
    for (const auto& [id, worth] : state.worth)
        if (const auto numbers = seats_of(state, id)) lines.add(id, worth, *numbers);
    lines.place_by_groups();
    return lines.take();
}

std::vector<TotalPenalty> total_penalties(const Rulebook& rulebook, const ContestState& state) {
    return BookedPoints(rulebook, state).totals();
}

bool is_complete(const ContestState& state, const SessionId& session) {
    if (!state.has(session) || session.session.value > state.of(session.stage).chart.size()) return false;
    return std::ranges::all_of(
        state.of(session.stage).chart[session.session.value - 1], [&](const seating::Table& table) {
            return state.worth.contains({session.stage, session.session, {table.number}});
        });
}

bool is_complete(const ContestState& state, StageNumber stage) {
    if (!state.has(stage)) return false;
    for (SessionNumber n{1}; n.value <= state.of(stage).plan.sessions; n = n.next())
        if (!is_complete(state, SessionId{stage, n})) return false;
    return true;
}

}  // namespace sifang::contest
