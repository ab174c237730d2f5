// contest start, extend, end and clock: a session from its announced start to its end.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/moment.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "contest/hall.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct SessionCall : Writing {
    PlaceOptions place;
    std::string minutes;
};

/// Minutes and seconds; less than nothing when the time is up.
std::string left_text(Duration left) {
    const std::int64_t seconds = (left.ms < 0 ? -left.ms : left.ms) / 1000;
    const std::string two = std::to_string(100 + seconds % 60).substr(1);
    return (left.ms < 0 ? "−" : "") + std::to_string(seconds / 60) + ":" + two;
}

void draw_clock(const Context& context, const ContestFile& file, const SessionId& session, Moment now) {
    const SessionState& state = file.state().of(session);
    const SessionTimes times = session_times(file.book(), file.state(), session);
    const Words& words = context.words;
    Table table({Column{}, Column{}, Column{Column::Align::Right}});
    const auto row = [&](const char* key, const std::optional<Moment>& moment, bool left) {
        if (moment) table.row({words(key), shown_moment(*moment), left ? left_text(*moment - now) : ""});
    };
    row("contest_play.clock.started", state.started, false);
    row("contest_play.clock.warning", times.warning, !state.ended);
    row("contest_play.clock.end", times.end, !state.ended);
    row("contest_play.clock.ended", state.ended, false);
    if (state.moved_minutes != 0)
        table.row(
            {words("contest_play.clock.moved"),
             words.format("contest_cli.place.minutes", {{"minutes", std::to_string(state.moved_minutes)}}),
             ""});
    context.out << context.look.ink(Ink::Strong, session_name(words, file.state(), session)) << "\n";
    if (table.empty())
        context.out << "  " << words("contest.refusal.not_started") << "\n";
    else
        context.out << table.draw(context.look);
    if (state.started && !times.end) context.out << "  " << words("contest_play.clock.no_limit") << "\n";
}

Status start(const Context& context, const SessionCall& call) {
    SessionId session;
    return act(
        context, call,
        [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto found = places.session(call.place);
            if (!found) return tl::unexpected(found.error());
            session = *found;
            return just(Record{SessionStarted{session}});
        },
        [&](ContestFile& file, std::span<const Logged> events) {
            if (!call.json) draw_clock(context, file, session, events.back().at);
            return Status::Done;
        });
}

Status extend(const Context& context, const SessionCall& call) {
    if (call.minutes.empty()) return context.complain(missing_word(context, "MINUTES"));
    SessionId session;
    return act(
        context, call,
        [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto found = places.session(call.place);
            if (!found) return tl::unexpected(found.error());
            session = *found;
            const auto minutes = places.whole("MINUTES", call.minutes, 1, 600);
            if (!minutes) return tl::unexpected(minutes.error());
            return just(Record{EndMoved{session, *minutes}});
        },
        [&](ContestFile& file, std::span<const Logged> events) {
            if (!call.json) draw_clock(context, file, session, events.back().at);
            return Status::Done;
        });
}

Status end(const Context& context, const SessionCall& call) {
    return act(context, call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
        const auto session = places.session(call.place);
        if (!session) return tl::unexpected(session.error());
        return just(Record{SessionEnded{*session}});
    });
}

Status clock(const Context& context, const SessionCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const auto session = PlaceWords(context, file->state()).session(call.place);
    if (!session) return context.complain(session.error());
    const auto now = acting_moment(context, call, file->contest());
    if (!now) return context.complain(now.error());
    if (!call.json) {
        draw_clock(context, *file, *session, *now);
        return Status::Done;
    }
    const SessionState& state = file->state().of(*session);
    const SessionTimes times = session_times(file->book(), file->state(), *session);
    Value value = ValueFields{{"contest", file->name()},
                              {"stage", static_cast<int>(session->stage.value)},
                              {"session", static_cast<int>(session->session.value)}};
    const auto add = [&](const char* name, const std::optional<Moment>& moment) {
        if (moment) value[name] = utc_moment(*moment);
    };
    add("started", state.started);
    add("warning", times.warning);
    add("end", times.end);
    add("ended", state.ended);
    if (times.end && !state.ended) value["left_seconds"] = (*times.end - *now).ms / 1000;
    context.out << write_json(value) << "\n";
    return Status::Done;
}

template <Status (*run)(const Context&, const SessionCall&)>
Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SessionCall>();
    if (run == extend)
        option(app, context, "minutes", call->minutes, "MINUTES", "cli.contest.extend.minutes");
    add_session_options(app, context, call->place);
    if (run == clock) {
        option(app, context, "--at", call->at, "TIME", "cli.contest.clock.at");
        add_where_options(app, context, *call);
    } else {
        add_writing_options(app, context, *call);
    }
    return [call, &context] { return run(context, *call); };
}

}  // namespace

Command start_verb() { return {"start", {"contest start"}, declare<start>}; }
Command extend_verb() { return {"extend", {"contest extend 10"}, declare<extend>}; }
Command end_verb() { return {"end", {"contest end"}, declare<end>}; }
Command clock_verb() { return {"clock", {"contest clock", "contest clock --json"}, declare<clock>}; }

}  // namespace sifang::cli
