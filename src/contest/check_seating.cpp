// The draw of lots and the charts.

#include <algorithm>

#include "contest/check.hpp"
#include "contest/draw.hpp"
#include "contest/results.hpp"
#include "contest/stage_field.hpp"
#include "contest/stage_groups.hpp"
#include "contest/status.hpp"

namespace sifang::contest {

using Why = EventCheck::Why;

namespace {

/// Numbers may have a gap where a table was closed.
constexpr unsigned most_tables = PlayerNumber::most;

/// Whether both have the same, each once.
template <class T>
bool is_permutation_of(std::vector<T> drawn, std::vector<T> all) {
    std::ranges::sort(drawn);
    std::ranges::sort(all);
    return drawn == all;
}

}  // namespace

Refusal EventCheck::no(Reason reason, const SessionId& session, std::string clause) {
    Refusal out{reason, std::move(clause)};
    out.place.stage = session.stage;
    out.place.session = session.session;
    return out;
}
Refusal EventCheck::no(Reason reason, const SheetId& sheet, std::string clause) {
    Refusal out = no(reason, sheet.session_id(), std::move(clause));
    out.place.table = sheet.table;
    return out;
}
Refusal EventCheck::no(Reason reason, const SessionId& session, PlayerNumber number) {
    Refusal out = no(reason, session);
    out.place.player = number.number();
    return out;
}

Why EventCheck::operator()(const OrderDrawn& e) const {
    if (!s_.entries_closed) return no(Reason::EntriesAreOpen);
    if (s_.regulations->team_size == 0) return no(Reason::NoTeamsHere);
    if (!s_.drawing_order.empty()) return no(Reason::DrawnAlready);
    if (!is_permutation_of(e.order, drawing_teams(s_))) return no(Reason::NotALot, clauses().team_lots);
    if (e.seed && draw_order(drawing_teams(s_), *e.seed) != e.order) return no(Reason::SeedSaysOther);
    return std::nullopt;
}

Why EventCheck::operator()(const LotsDrawn& e) const {
    if (s_.drawing_order.empty()) return no(Reason::OrderNotDrawn, clauses().team_lots);
    if (is_drawn()) return no(Reason::DrawnAlready);
    std::vector<TeamNumber> teams, absent;
    std::vector<TeamLot> lots, all;
    for (const DrawnLot& drawn : e.lots) {
        teams.push_back(drawn.team);
        lots.push_back(drawn.lot);
        if (drawn.by_committee) absent.push_back(drawn.team);
        all.push_back({static_cast<std::uint32_t>(all.size()) + 1});
    }
    if (teams != s_.drawing_order || !is_permutation_of(lots, all))
        return no(Reason::NotALot, clauses().team_lots);
    if (e.seed && draw_lots(s_.drawing_order, absent, *e.seed) != e.lots) return no(Reason::SeedSaysOther);
    return std::nullopt;
}

Why EventCheck::operator()(const NumbersDrawn& e) const {
    if (!s_.entries_closed) return no(Reason::EntriesAreOpen);
    if (s_.regulations->team_size > 0) return no(Reason::OrderNotDrawn, clauses().team_lots);
    if (is_drawn()) return no(Reason::DrawnAlready);
    if (!is_permutation_of(e.by_number, drawing_entrants(s_))) return no(Reason::NotALot, clauses().numbers);
    if (e.seed && draw_entrants(drawing_entrants(s_), *e.seed) != e.by_number)
        return no(Reason::SeedSaysOther);
    return std::nullopt;
}

Why EventCheck::operator()(const JoinedLate& e) const {
    if (!s_.has(e.entrant)) return no(Reason::NoSuchEntrant, e.entrant);
    if (!is_drawn()) return no(Reason::NotDrawn, e.entrant);
    const Role role = s_.of(e.entrant).entry.role;
    if (s_.of(e.entrant).number) return no(Reason::PlaysAlready, e.entrant);
    if ((role != Role::Player && role != Role::StandIn) || !may_play(s_, e.entrant))
        return no(Reason::NotPlaying, e.entrant);
    // The first stage is everybody's: when all of it has begun there is nothing to join.
    if (s_.stages.front().sessions.back().started) return no(Reason::HasStarted, StageNumber{1});
    if (e.number.index() != s_.by_number.size()) return no(Reason::NotTheNext, e.entrant);
    return std::nullopt;
}

/// Four at every table (mcr:3.5.2, gb98:Q25(8)), everybody who plays at one of them, nobody else at any.
Why EventCheck::round_fault(const SeatingDrafted& e, const seating::Round& round,
                            const std::vector<PlayerNumber>& may, std::size_t session) const {
    const SessionId id{e.stage, {static_cast<std::uint32_t>(session)}};
    std::set<PlayerNumber> seated;
    std::set<unsigned> tables;
    for (const seating::Table& table : round) {
        if (table.number < 1 || table.number > most_tables || !tables.insert(table.number).second)
            return no(Reason::TablesWrong, SheetId{id.stage, id.session, {table.number}}, clauses().tables);
        for (const PlayerNumber number : table.seats) {
            if (!std::ranges::binary_search(may, number)) return no(Reason::NotInStage, id, number);
            if (!seated.insert(number).second) return no(Reason::SeatedTwice, id, number);
        }
    }
    for (const PlayerNumber number : may)
        if (!seated.contains(number) && may_play(s_, occupant(s_, id, number)))
            return no(Reason::NotSeated, id, number);
    return std::nullopt;
}

Why EventCheck::group_fault(const SeatingDrafted& e) const {
    const auto groups = groups_after(s_.of(e.stage), e);
    if (groups) return std::nullopt;
    return no(Reason::OutOfGroup, SessionId{e.stage, groups.error().session}, groups.error().number);
}

Why EventCheck::operator()(const SeatingDrafted& e) const {
    if (!s_.has(e.stage)) return no(Reason::NoSuchStage, e.stage);
    if (!is_drawn()) return no(Reason::NotDrawn, e.stage);
    const StageState& stage = s_.of(e.stage);
    const std::size_t sessions = e.sessions.size();
    const SessionId from{e.stage, e.from};
    if (!e.from || e.from.value > stage.chart.size() + 1 || sessions == 0)
        return no(Reason::NoSuchSession, from);
    if (e.from.value - 1 + sessions > stage.plan.sessions) return no(Reason::TooManySessions, e.stage);
    if (stage.sessions[e.from.value - 1].started) return no(Reason::HasStarted, from);
    if (stage.plan.format == Format::Swiss &&
        (sessions > 1 || (e.from.value > 1 && !is_complete(s_, SessionId{e.stage, {e.from.value - 1}}))))
        return no(Reason::SessionsNotPlayed, e.stage);
    auto may = entitled(book_, s_, e.stage);
    if (!may) return may.error();
    std::ranges::sort(*may);
    for (std::size_t i = 0; i < sessions; ++i)
        if (const auto why = round_fault(e, e.sessions[i], *may, e.from.value + i)) return why;
    return group_fault(e);
}

Why EventCheck::operator()(const SeatingPublished& e) const {
    if (!s_.has(e.stage)) return no(Reason::NoSuchStage, e.stage);
    const StageState& stage = s_.of(e.stage);
    if (!stage.draft) return no(Reason::NothingDrafted, e.stage);
    // Since it was drawn up a sheet may have been corrected, or somebody have left: the wrong ones would
    // play.
    return (*this)(*stage.draft);
}

}  // namespace sifang::contest
