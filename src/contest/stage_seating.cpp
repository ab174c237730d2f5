#include "contest/stage_seating.hpp"

#include <algorithm>
#include <cassert>

#include "contest/going_on.hpp"
#include "contest/seating/book.hpp"
#include "contest/seating/seater.hpp"
#include "contest/seating/stages.hpp"
#include "contest/seating/swiss.hpp"
#include "contest/stage_groups.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

namespace {

using seating::Field;
using seating::Four;
using seating::Fours;
using seating::Round;
using seating::Schedule;
using Rounds = std::vector<Round>;

Refusal about_stage(Reason reason, StageNumber stage, std::string clause = {}) {
    Refusal out{reason, std::move(clause)};
    out.place.stage = stage;
    return out;
}

/// A search goes on as long as it is worth.
constexpr std::uint64_t search_steps = 1 << 16;

Schedule searched(const Field& field, unsigned sessions, std::uint64_t seed) {
    seating::Seater seater({field, sessions, seed});
    while (!seater.has_tried_all() && seater.advance(search_steps)) {
    }
    seater.settle();
    return seater.best();
}

/// The same tables every session, each with other winds to begin with; the first winds are drawn (hk:2.1 a).
Rounds repeated(const Fours& fours, unsigned sessions, std::uint64_t seed) {
    Rounds out(sessions);
    for (std::size_t table = 0; table < fours.size(); ++table) {
        Four seats = fours[table];
        Chance(seed_of(seed, table)).shuffle(std::span<PlayerNumber>(seats));
        for (Round& round : out) {
            round.push_back({static_cast<unsigned>(table) + 1, seats});
            std::ranges::rotate(seats, seats.begin() + 3);
        }
    }
    return out;
}

Fours fours_of(const Round& round) {
    Fours out;
    for (const seating::Table& table : round) out.push_back(table.seats);
    return out;
}

/// Draws up the chart of one stage.
class StageDraft {
  public:
    StageDraft(const Rulebook& rulebook, const ContestState& state, const DraftSeating& ask,
               std::vector<PlayerNumber> numbers)
        : rulebook_(rulebook),
          state_(state),
          ask_(ask),
          stage_(state.of(ask.stage)),
          numbers_(std::move(numbers)) {}

    tl::expected<Rounds, Refusal> rounds() const {
        switch (stage_.plan.format) {
            case Format::Given: return given();
            case Format::Swiss: return swiss();
            case Format::Bracket: return bracket();
            case Format::Chart:
            case Format::Book: break;
        }
        return by_groups();
    }

  private:
    /// A chart of local numbers with who is meant by them, its tables from `first_table` on.
    static void add(Rounds& out, const Schedule& chart, std::span<const PlayerNumber> numbers,
                    unsigned first_table) {
        const Schedule meant = seating::with_lots_drawn(chart, numbers);
        out.resize(meant.rounds.size());
        for (std::size_t s = 0; s < meant.rounds.size(); ++s)
            for (seating::Table table : meant.rounds[s]) {
                table.number += first_table - 1;
                out[s].push_back(table);
            }
    }

    Rounds by_groups() const {
        Rounds out;
        unsigned table = 1;
        for (const auto& group : dealt_out(numbers_, stage_.plan.group)) {
            const Field field = field_of(state_, group);
            const auto chart = stage_.plan.format == Format::Book
                                   ? seating::book_chart(field.players, stage_.plan.sessions)
                                   : searched(field, stage_.plan.sessions, seed_of(ask_.seed, table));
            add(out, chart, group, table);
            table += field.players / 4;
        }
        return out;
    }

    tl::expected<Rounds, Refusal> given() const {
        if (!ask_.given) return tl::unexpected(about_stage(Reason::FormatNeedsChart, ask_.stage));
        for (const Round& round : ask_.given->rounds)
            for (const seating::Table& table : round)
                for (const PlayerNumber number : table.seats)
                    if (number.index() >= numbers_.size())
                        return tl::unexpected(about_stage(Reason::NotInStage, ask_.stage));
        Rounds out;
        add(out, {static_cast<unsigned>(numbers_.size()), ask_.given->rounds}, numbers_, 1);
        return out;
    }

    tl::expected<Rounds, Refusal> swiss() const {
        const bool begins = stage_.chart.empty();
        // Who has left leaves his group smaller; it is seated by whole tables all the same.
        StageGroups groups = begins ? dealt_out(numbers_, stage_.plan.group) : stage_.groups;
        Rounds out;
        unsigned table = 1;
        for (auto& group : groups) {
            std::erase_if(group,
                          [&](PlayerNumber n) { return std::ranges::find(numbers_, n) == numbers_.end(); });
            if (group.size() % 4 != 0)
                return tl::unexpected(
                    about_stage(Reason::NotFours, ask_.stage, rulebook_.contest().clauses.fours));
            if (group.empty()) continue;
            const Field field = field_of(state_, group);
            const Schedule played = played_among(group);
            const auto round = seating::swiss_round(field, played, by_standing(group),
                                                    table == 1 ? ask_.seed : seed_of(ask_.seed, table));
            add(out, {field.players, {round}}, group, table);
            table += field.players / 4;
        }
        return out;
    }

    /// What has been played so far, as a chart of the group's own numbers.
    Schedule played_among(std::span<const PlayerNumber> group) const {
        std::map<PlayerNumber, PlayerNumber> local;
        for (std::size_t i = 0; i < group.size(); ++i) local[group[i]] = PlayerNumber::of_index(i);
        Schedule played{static_cast<unsigned>(group.size()), {}};
        for (const Round& round : stage_.chart) {
            Round& out = played.rounds.emplace_back();
            for (const seating::Table& table : round) {
                // A table with somebody who has left tells nothing of him, and a table needs four: the others
                // may meet again.
                if (!std::ranges::all_of(table.seats, [&](PlayerNumber n) { return local.contains(n); }))
                    continue;
                seating::Table& copy = out.emplace_back(table);
                for (PlayerNumber& number : copy.seats) number = local.at(number);
            }
        }
        return played;
    }

    /// The group's own numbers, the best first; before the first session as they were drawn.
    std::vector<PlayerNumber> by_standing(std::span<const PlayerNumber> group) const {
        std::vector<PlayerNumber> out;
        std::map<PlayerNumber, PlayerNumber> local;
        for (std::size_t i = 0; i < group.size(); ++i) local[group[i]] = PlayerNumber::of_index(i);
        if (!stage_.chart.empty())
            for (const StandingRow& row : StageOrder(rulebook_, state_, ask_.stage).of(group).rows) {
                const auto at = local.find(PlayerNumber::of_number(row.number));
                out.push_back(at->second);
                local.erase(at);
            }
        for (const auto& [number, own] : local) out.push_back(own);
        return out;
    }

    Rounds bracket() const {
        const unsigned sessions = stage_.plan.sessions;
        if (ask_.stage.value > 1)
            if (const auto fed = fed_by_tables()) return repeated(*fed, sessions, ask_.seed);
        Rounds first;
        add(first, searched(field_of(state_, numbers_), 1, ask_.seed), numbers_, 1);
        return repeated(fours_of(first.front()), sessions, ask_.seed);
    }

    /// The tables of the stage before feed these, if it had tables of four and as many go on from each.
    std::optional<Fours> fed_by_tables() const {
        const StageNumber before{ask_.stage.value - 1};
        const auto on = going_on(rulebook_, state_, before);
        const unsigned go_on = state_.of(before).plan.go_on;
        if (!on || state_.of(before).plan.group != 4) return std::nullopt;
        std::vector<seating::Finished> tables;
        for (std::size_t g = 0; g < on->groups.size(); ++g) {
            if (on->best[g].size() != go_on || on->groups[g].size() != 4) return std::nullopt;
            std::ranges::copy(on->groups[g], tables.emplace_back().begin());
        }
        return seating::next_stage(tables, go_on, on->top_up, ask_.seed);
    }

    const Rulebook& rulebook_;
    const ContestState& state_;
    const DraftSeating& ask_;
    const StageState& stage_;
    std::vector<PlayerNumber> numbers_;
};

}  // namespace

tl::expected<SeatingDrafted, Refusal> draft(const Rulebook& rulebook, const ContestState& state,
                                            const DraftSeating& ask) {
    if (!state.has(ask.stage)) return tl::unexpected(about_stage(Reason::NoSuchStage, ask.stage));
    const auto all = entitled(rulebook, state, ask.stage);
    if (!all) return tl::unexpected(all.error());
    if (all->empty()) return tl::unexpected(about_stage(Reason::NotDrawn, ask.stage));
    const auto numbers = who_can_play(state, *all);
    if (numbers.size() % 4 != 0)
        return tl::unexpected(about_stage(Reason::NotFours, ask.stage, rulebook.contest().clauses.fours));
    if (numbers.empty()) return tl::unexpected(about_stage(Reason::FieldTooSmall, ask.stage));
    const StageState& stage = state.of(ask.stage);
    const bool by_standing = stage.plan.format == Format::Swiss;
    const auto so_far = static_cast<std::uint32_t>(stage.chart.size());
    if (by_standing && so_far > 0 && !is_complete(state, SessionId{ask.stage, {so_far}}))
        return tl::unexpected(about_stage(Reason::SessionsNotPlayed, ask.stage));
    auto rounds = StageDraft(rulebook, state, ask, numbers).rounds();
    if (!rounds) return tl::unexpected(rounds.error());
    return SeatingDrafted{ask.stage, {by_standing ? so_far + 1 : 1}, *std::move(rounds)};
}

}  // namespace sifang::contest
