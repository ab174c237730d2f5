// contest history, undo and redo: who did what when. Nothing is ever taken out of the log.

#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/event_words.hpp"
#include "cli/contest/moment.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct HistoryCall : Where {
    std::string by, entrant, kind, from, last;
};

/// Whether an event is about somebody: he is named, or plays the number or at the table that is.
class Concerns {
  public:
    Concerns(const ContestState& state, EntrantNumber who) : s_(state), who_(who) {}

    template <class Event>
    bool operator()(const Event& e) const {
        if constexpr (requires { e.substitute; })
            if (e.substitute == who_ || s_.by_number[e.number.index()] == who_) return true;
        if constexpr (requires { e.entrant == who_; })
            if (e.entrant == who_) return true;
        if constexpr (requires { e.number == who_; })
            if (e.number == who_) return true;
        if constexpr (requires { occupant(s_, e.session, e.number); })
            if (occupant(s_, e.session, e.number) == who_) return true;
        if constexpr (requires { e.penalty.who; })
            if (EntrantNumber{e.penalty.who} == who_) return true;
        if constexpr (requires { e.sheet.session_id(); })
            if (const auto four = seats_of(s_, e.sheet))
                return std::ranges::any_of(*four, [&](PlayerNumber number) {
                    return occupant(s_, e.sheet.session_id(), number) == who_;
                });
        if constexpr (requires { e.order.front() == who_; })
            return std::ranges::find(e.order, who_) != e.order.end();
        return false;
    }

  private:
    const ContestState& s_;
    EntrantNumber who_;
};

/// What undid an event that counts no more; of an Undone itself, likewise.
EventNumber undone_by(const Contest& contest, EventNumber number) {
    for (std::size_t i = contest.log().size(); i-- > 0;)
        if (const auto* undone = std::get_if<Undone>(&contest.log()[i].event);
            undone && undone->of == number && contest.counts(contest.log()[i].number))
            return contest.log()[i].number;
    return {};
}

/// Which events the call asks for.
Read<std::vector<const Logged*>> chosen(const Context& context, const HistoryCall& call,
                                        const Contest& contest) {
    const PlaceWords places(context, contest.state());
    OfficialNumber by;
    EntrantNumber entrant;
    int from = 1, last = 0;
    const int size = static_cast<int>(contest.log().size());
    if (!call.by.empty()) {
        const auto found = places.official("--by", call.by);
        if (!found) return tl::unexpected(found.error());
        by = *found;
    }
    if (!call.entrant.empty()) {
        const auto found = places.entrant("--entrant", call.entrant);
        if (!found) return tl::unexpected(found.error());
        entrant = *found;
    }
    if (!call.from.empty())
        if (auto c = read_number(context, "--from", call.from, {1, size}, from))
            return tl::unexpected(*std::move(c));
    if (!call.last.empty())
        if (auto c = read_number(context, "--last", call.last, {1, 1'000'000'000}, last))
            return tl::unexpected(*std::move(c));
    std::vector<const Logged*> out;
    for (const Logged& logged : contest.log()) {
        if (static_cast<int>(logged.number.value) < from) continue;
        if (by && logged.by != by) continue;
        if (!call.kind.empty() && id(logged.event) != call.kind) continue;
        if (entrant && !std::visit(Concerns(contest.state(), entrant), logged.event)) continue;
        out.push_back(&logged);
    }
    if (last > 0 && out.size() > static_cast<std::size_t>(last)) out.erase(out.begin(), out.end() - last);
    return out;
}

Status history(const Context& context, const HistoryCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const Contest& contest = file->contest();
    const auto events = chosen(context, call, contest);
    if (!events) return context.complain(events.error());
    if (call.json) {
        for (const Logged* logged : *events)
            context.out << "{\"counts\":" << (contest.counts(logged->number) ? "true" : "false")
                        << ",\"event\":" << line_of(*logged) << "}\n";
        return Status::Done;
    }
    const Words& words = context.words;
    const Column wraps{Column::Align::Left, true};
    Table table({Column{Column::Align::Right}, Column{}, wraps, wraps});
    table.headings({words("contest_cli.head.number"), words("contest_cli.head.when"),
                    words("contest_cli.head.by"), words("contest_cli.head.what")});
    for (const Logged* logged : *events) {
        table.row({std::to_string(logged->number.value), shown_moment(logged->at),
                   official_name(contest.state(), logged->by),
                   event_words(words, contest.state(), logged->event)});
        if (!contest.counts(logged->number))
            table.note(words.format("contest_cli.history.undone",
                                    {{"event", std::to_string(undone_by(contest, logged->number).value)}}));
    }
    context.out << (table.empty() ? words("contest_cli.history.none") + "\n" : table.draw(context.look));
    return Status::Done;
}

Action declare_history(CLI::App& app, Context& context) {
    const auto call = std::make_shared<HistoryCall>();
    option(app, context, "--by", call->by, "OFFICIAL", "cli.contest.history.by");
    option(app, context, "--entrant", call->entrant, "ENTRANT", "cli.contest.history.entrant");
    option(app, context, "--kind", call->kind, "KIND", "cli.contest.history.kind");
    option(app, context, "--from", call->from, "N", "cli.contest.history.from");
    option(app, context, "--last", call->last, "N", "cli.contest.history.last");
    add_where_options(app, context, *call);
    return [call, &context] { return history(context, *call); };
}

struct UndoCall : Writing {
    std::string event;
};

/// `last` is the last that can be meant: of an undo what counts and is none itself, of a redo an undo.
EventNumber last_of(const Contest& contest, bool undone) {
    for (std::size_t i = contest.log().size(); i-- > 0;) {
        const Logged& logged = contest.log()[i];
        if (contest.counts(logged.number) && std::holds_alternative<Undone>(logged.event) == undone)
            return logged.number;
    }
    return {};
}

Wanted wanted_undo(const UndoCall& call, const Contest& contest, const PlaceWords& places) {
    if (call.event == "last") return just(Undo{last_of(contest, false)});
    return places.event("EVENT", call.event).and_then([](EventNumber n) { return just(Undo{n}); });
}

/// What was undone counts again: its undoing is undone.
Wanted wanted_redo(const Context& context, const UndoCall& call, const Contest& contest,
                   const PlaceWords& places) {
    if (call.event == "last") return just(Undo{last_of(contest, true)});
    const auto number = places.event("EVENT", call.event);
    if (!number) return tl::unexpected(number.error());
    if (const EventNumber by = undone_by(contest, *number)) return just(Undo{by});
    return tl::unexpected(places.about(
        "EVENT", call.event, context.words.format("contest_cli.fault.not_undone", {{"event", call.event}}),
        context.words("contest_cli.remedy.no_event")));
}

template <bool again>
Action declare_undo(CLI::App& app, Context& context) {
    const auto call = std::make_shared<UndoCall>();
    option(app, context, "event", call->event, "EVENT",
           again ? "cli.contest.redo.event" : "cli.contest.undo.event");
    add_writing_options(app, context, *call);
    return [call, &context] {
        if (call->event.empty()) return context.complain(missing_word(context, "EVENT"));
        return act(context, *call, [&](const ContestFile& file, const PlaceWords& places) {
            return again ? wanted_redo(context, *call, file.contest(), places)
                         : wanted_undo(*call, file.contest(), places);
        });
    };
}

}  // namespace

Command history_verb() {
    return {"history",
            {"contest history", "contest history --entrant \"Player A\"", "contest history --last 3 --json"},
            declare_history};
}
Command undo_verb() {
    return {"undo", {"contest undo last --dry-run", "contest undo last"}, declare_undo<false>};
}
Command redo_verb() { return {"redo", {"contest redo last"}, declare_undo<true>}; }

}  // namespace sifang::cli
