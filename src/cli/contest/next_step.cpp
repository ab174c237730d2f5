#include "cli/contest/next_step.hpp"

#include <array>

#include "cli/contest/contest_names.hpp"
#include "contest/conditions.hpp"
#include "contest/draw.hpp"
#include "contest/going_on.hpp"
#include "contest/publication.hpp"
#include "contest/results.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

std::string text(std::size_t number) { return std::to_string(number); }

/// ` --stage 2` where there are several.
std::string in_stage(const ContestState& state, StageNumber stage) {
    return state.stages.size() > 1 ? " --stage " + text(stage.value) : "";
}

class Steps {
  public:
    explicit Steps(const Contest& contest) : book_(contest.rulebook()), s_(contest.state()) {}

    NextSteps find() {
        if (s_.stages.empty())
            now(Phase::Planning, {"plan", "", "plan --preset round-robin"});
        else if (!s_.entries_closed)
            entry();
        else if (s_.by_number.empty())
            draw();
        else
            play();
        return out_;
    }

  private:
    void now(Phase phase, Step step) {
        out_.phase = phase;
        out_.next.push_back(std::move(step));
    }
    void or_else(Step step) { out_.next.push_back(std::move(step)); }
    void missing(std::string key, std::string about) {
        out_.missing.push_back({std::move(key), std::move(about), ""});
    }

    void entry() {
        const std::size_t field = drawing_entrants(s_).size();
        for (TeamNumber team{1}; s_.has(team); team = team.next()) {
            unsigned players = 0;
            for (const EntrantState& each : s_.entrants)
                players += !each.removed && each.entry.team == team && each.entry.role == Role::Player;
            if (players > 0 && players != s_.regulations->team_size)
                missing("team_incomplete", team_name(s_, team));
        }
        if (field < 4)
            missing("too_few", text(field));
        else if (field % 4 != 0)
            missing("not_fours", text(field));
        for (const Condition& each : class_conditions(book_, s_, s_.regulations->event_class))
            if (!each.is_met()) {
                missing("class", "");
                break;
            }
        const Step import{"import", "", "import-entries entries.csv"};
        const Step enter{"enter", "", "enter \"NAME\""};
        if (out_.missing.empty()) {
            now(Phase::Entry, {"close_entries", "", "close-entries"});
            or_else(enter);
        } else if (field == 0) {
            now(Phase::Entry, import);
            or_else(enter);
        } else {
            now(Phase::Entry, enter);
            or_else(import);
        }
    }

    void draw() {
        if (s_.regulations->team_size == 0)
            now(Phase::Draw, {"draw_numbers", "", "draw numbers"});
        else if (s_.drawing_order.empty())
            now(Phase::Draw, {"draw_order", "", "draw order"});
        else
            now(Phase::Draw, {"draw_lots", "", "draw lots"});
    }

    void play() {
        for (StageNumber n{1}; s_.has(n); n = n.next()) {
            const StageState& stage = s_.of(n);
            for (std::uint32_t i = 0; i < stage.sessions.size(); ++i)
                if (!stage.sessions[i].ended) return session({n, {i + 1}});
            if (!is_complete(s_, n)) return sheets(n);
        }
        over();
    }

    void session(const SessionId& id) {
        const StageState& stage = s_.of(id.stage);
        const std::string where = in_stage(s_, id.stage);
        if (id.session.value <= stage.chart.size()) {
            const std::string at = where + " --session " + text(id.session.value);
            if (stage.sessions[id.session.value - 1].started) {
                open_sheets(id);
                if (out_.missing.empty()) {
                    now(Phase::Playing, {"end", text(id.session.value), "end" + at});
                } else {
                    now(Phase::Playing,
                        {"hand", "", "hand" + at + " --table " + first_of(out_.missing.front().about)});
                    or_else({"end", text(id.session.value), "end" + at});
                }
            } else {
                now(Phase::Ready, {"start", text(id.session.value), "start" + at});
            }
            left_open(id);
            return;
        }
        if (stage.draft) {
            now(Phase::Seating, {"publish", "", "publish" + where});
            or_else({"look", "", "seating" + where});
            return;
        }
        if (id.stage.value > 1 && id.session.value == 1)
            if (const auto goes = going_on(book_, s_, {id.stage.value - 1});
                !goes && goes.error().reason == Reason::TieAtTheCut) {
                missing("tie", place(goes.error()));
                const StageNumber before{id.stage.value - 1};
                now(Phase::Seating, {"draw_tie", "", "draw tie" + in_stage(s_, before)});
                return;
            }
        now(Phase::Seating, {"seat", "", "seat" + where});
    }

    std::string place(const contest::Refusal& why) const {
        if (why.place.entrant) return entrant_name(s_, why.place.entrant);
        return why.place.player > 0 ? text(why.place.player) : "";
    }

    /// Tables of a session whose sheets are not closed.
    void open_sheets(const SessionId& id) {
        std::string open;
        for (const seating::Table& table : s_.of(id.stage).chart[id.session.value - 1]) {
            const auto sheet = s_.sheets.find({id.stage, id.session, {table.number}});
            if (sheet == s_.sheets.end() || !sheet->second.closed)
                open += (open.empty() ? "" : ", ") + text(table.number);
        }
        if (!open.empty()) missing("sheets", open);
    }

    /// Sheets of the sessions before this one that were ended with them open.
    void left_open(const SessionId& id) {
        for (std::uint32_t i = 1; i < id.session.value; ++i) {
            std::size_t open = 0;
            for (const seating::Table& table : s_.of(id.stage).chart[i - 1]) {
                const auto sheet = s_.sheets.find({id.stage, {i}, {table.number}});
                open += sheet == s_.sheets.end() || !sheet->second.closed;
            }
            if (open == 0) continue;
            missing("left_open", text(i));
            or_else({"look_at_tables", "", "tables" + in_stage(s_, id.stage) + " --session " + text(i)});
        }
    }

    /// All sessions are over and sheets are still open.
    void sheets(StageNumber stage) {
        for (std::uint32_t i = 1; i <= s_.of(stage).chart.size(); ++i) {
            open_sheets({stage, {i}});
            if (out_.missing.empty()) continue;
            const std::string at = in_stage(s_, stage) + " --session " + text(i);
            now(Phase::Playing,
                {"close", "", "close" + at + " --table " + first_of(out_.missing.front().about)});
            return;
        }
    }
    static std::string first_of(const std::string& list) { return list.substr(0, list.find(',')); }

    void over() {
        const StageNumber last{static_cast<std::uint32_t>(s_.stages.size())};
        const std::string where = in_stage(s_, last);
        if (publication_of(book_, s_, last) != Publication::Out)
            now(Phase::Over, {"publish_results", "", "publish-results" + where});
        else
            out_.phase = Phase::Over;
        or_else({"standings", "", "standings" + where});
    }

    const Rulebook& book_;
    const ContestState& s_;
    NextSteps out_;
};

}  // namespace

std::string_view id(Phase phase) {
    constexpr std::array<std::string_view, phase_count> ids{"planning", "entry",   "draw", "seating",
                                                            "ready",    "playing", "over"};
    return ids[static_cast<std::size_t>(phase)];
}

NextSteps next_steps(const Contest& contest) { return Steps(contest).find(); }

}  // namespace sifang::cli
