#include "cli/contest/act.hpp"

#include <chrono>
#include <future>
#include <ostream>

#include "cli/contest/event_words.hpp"
#include "cli/contest/moment.hpp"
#include "cli/contest/refusal_words.hpp"
#include "cli/contest/store_words.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

/// Of a long list of events the first and the last are told.
constexpr std::size_t most_told = 8;

void tell_events(const Context& context, const ContestFile& file, const Writing& writing,
                 std::span<const Logged> events) {
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events.size() > most_told && i == most_told / 2) {
            const std::size_t left = events.size() - most_told;
            context.out << "  "
                        << context.words.format("contest_cli.told.more", {{"count", std::to_string(left)}})
                        << "\n";
            i += left;
        }
        context.out << event_line(context.words, file.contest(), events[i]) << "\n";
    }
    if (writing.dry_run)
        context.out << context.look.ink(Ink::Strong, context.words("contest_cli.told.dry_run")) << "\n";
}

/// Seating a large field takes a while: on a terminal the seconds are told.
tl::expected<std::vector<Logged>, contest::Refusal> decide_watched(const Context& context, const Contest& now,
                                                                   const contest::Command& command) {
    if (!context.err_look.terminal) return decide(now, command);
    auto deciding = std::async(std::launch::async, [&] { return decide(now, command); });
    constexpr int quiet_for = 2;
    int waited = 1;
    for (; deciding.wait_for(std::chrono::seconds(1)) != std::future_status::ready; ++waited)
        if (waited >= quiet_for)
            context.err << "\r\x1b[K"
                        << context.words.format("contest_cli.told.working",
                                                {{"seconds", std::to_string(waited)}})
                        << std::flush;
    if (waited > quiet_for) context.err << "\r\x1b[K" << std::flush;
    return deciding.get();
}

/// Somebody else wrote meanwhile: say who did what, and store nothing over it.
Status tell_conflict(const Context& context, ContestFile& file) {
    const auto news = file.catch_up(context);
    if (!news) return context.complain(news.error());
    context.complain(
        {context.words("contest_cli.fault.conflict"), context.words("contest_cli.remedy.conflict")});
    file.pretend(*news);
    for (const Logged& logged : *news)
        context.err << "    " << signed_event_line(context.words, file.contest(), logged) << "\n";
    return Status::No;
}

Status tell_refusal(const Context& context, const ContestFile& file, const Contest& before,
                    const contest::Refusal& why, bool json) {
    context.complain(refusal_complaint(context, before, why));
    if (!json) return Status::No;
    Value value;
    value["contest"] = file.name();
    value["stored"] = false;
    value["refused"]["reason"] = id(why.reason);
    if (!why.inner.empty()) value["refused"]["inner"] = why.inner;
    if (!why.clause.empty()) value["refused"]["clause"] = why.clause;
    context.out << write_json(value) << "\n";
    return Status::No;
}

}  // namespace

Wanted just(What what) {
    std::vector<What> one;
    one.push_back(std::move(what));
    return one;
}

void print_events_json(const Context& context, const ContestFile& file, bool stored,
                       std::span<const Logged> events) {
    std::string text = "{\"contest\":";
    append_json_string(text, file.name());
    text += stored ? ",\"stored\":true,\"events\":[" : ",\"stored\":false,\"events\":[";
    for (const Logged& logged : events) text += (&logged == events.data() ? "" : ",") + line_of(logged);
    context.out << text << "]}\n";
}

Read<Moment> acting_moment(const Context& context, const Writing& writing, const Contest& contest) {
    if (!writing.at.empty()) {
        if (const auto moment = read_moment(writing.at)) return *moment;
        return tl::unexpected(
            in_call({context.words.format("contest_cli.fault.moment", {{"text", writing.at}}),
                     context.words("contest_cli.remedy.moment")},
                    context.call, find_in_call(context.call, "--at", writing.at)));
    }
    const Moment now = moment_now();
    if (contest.log().empty() || contest.log().back().at <= now) return now;
    const Moment last = contest.log().back().at;
    if (last - now > minutes(1))
        context.err << context.words.format("contest_cli.told.clock", {{"at", shown_moment(last)}}) << "\n";
    return last;
}

Status act(const Context& context, const Writing& writing, const Planner& planner, const After& after) {
    auto file = ContestFile::open(context, writing,
                                  writing.dry_run ? store::Opening::ReadOnly : store::Opening::Existing);
    if (!file) return context.complain(file.error());
    return act_in(context, writing, *file, planner, after);
}

Status act_in(const Context& context, const Writing& writing, ContestFile& file, const Planner& planner,
              const After& after) {
    const PlaceWords places(context, file.state());
    const auto at = acting_moment(context, writing, file.contest());
    if (!at) return context.complain(at.error());
    const auto by = places.official("--by", writing.by);
    if (!by) return context.complain(by.error());
    const auto wanted = planner(file, places);
    if (!wanted) return context.complain(wanted.error());

    std::vector<Logged> events;
    std::optional<Contest> later;  // the contest after the first of several
    for (const What& what : *wanted) {
        const Contest& now = later ? *later : file.contest();
        const auto decided = decide_watched(context, now, {*at, *by, what});
        if (!decided) return tell_refusal(context, file, now, decided.error(), writing.json);
        events.insert(events.end(), decided->begin(), decided->end());
        if (wanted->size() == 1) break;
        if (!later) later.emplace(file.contest());
        for (const Logged& logged : *decided) later->take(logged);
    }
    if (writing.dry_run) {
        file.pretend(events);
    } else if (!events.empty()) {
        if (const auto stored = file.store(events); !stored) {
            if (stored.error().kind == store::FaultKind::Conflict) return tell_conflict(context, file);
            return context.complain(store_complaint(context, stored.error(), file.path()));
        }
    }
    if (writing.json)
        print_events_json(context, file, !writing.dry_run, events);
    else
        tell_events(context, file, writing, events);
    return after ? after(file, events) : Status::Done;
}

}  // namespace sifang::cli
