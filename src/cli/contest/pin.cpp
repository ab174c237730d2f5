// contest pin: a player's results over events, his grade and what is missing for the next.

#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/moment.hpp"
#include "cli/contest/pin_file.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/refusal_words.hpp"
#include "cli/contest/store_words.hpp"
#include "cli/contest/stream_names.hpp"
#include "cli/names.hpp"
#include "cli/options.hpp"
#include "cli/play_sheet.hpp"
#include "cli/table.hpp"
#include "contest/pin_application.hpp"
#include "contest/pin_results.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct PinCall : Writing {
    std::string player, ledger, grade, line, reason, date, region, sex, age, papers, contact;
    bool all = false, replace = false, web = false;
};

/// Lines that bring one result into a ledger; none when it stands there so.
Read<std::vector<PinLine>> lines_for(const Context& context, const PinCall& call, const PinFile& ledger,
                                     Moment at, const PinAdded& added) {
    std::vector<PinLine> lines;
    for (const PinEntry& entry : ledger.entries()) {
        if (entry.added.result.event != added.result.event || entry.added.result.dates != added.result.dates)
            continue;
        if (entry.added == added) return lines;
        if (!call.replace)
            return tl::unexpected(
                Complaint{context.words.format("contest_play.fault.pin_there",
                                               {{"name", ledger.name()}, {"event", added.result.event}}),
                          context.words("contest_play.remedy.pin_there")});
        lines.push_back({at, PinTakenBack{entry.line, context.words("contest_play.pin.replaced")}});
    }
    lines.push_back({at, added});
    return lines;
}

Status add(const Context& context, const PinCall& call) {
    if (call.player.empty() && !call.all) return context.complain(missing_word(context, "PLAYER"));
    auto file =
        ContestFile::open(context, call, call.dry_run ? store::Opening::ReadOnly : store::Opening::Existing);
    if (!file) return context.complain(file.error());
    const auto at = acting_moment(context, call, file->contest());
    if (!at) return context.complain(at.error());
    std::optional<EntrantNumber> only;
    if (!call.all) {
        const auto who = PlaceWords(context, file->state()).entrant("PLAYER", call.player);
        if (!who) return context.complain(who.error());
        only = *who;
    }
    const auto all = pin_results(file->book(), file->state());
    if (!all) {
        context.complain(refusal_complaint(context, file->contest(), all.error()));
        return Status::No;
    }
    if (only && std::ranges::find(*all, *only, &EntrantPin::entrant) == all->end()) {
        context.complain({context.words.format("contest_play.fault.pin_no_result",
                                               {{"name", entrant_name(file->state(), *only)}})});
        return Status::No;
    }
    ValueList told;
    for (const EntrantPin& each : *all) {
        if (only && each.entrant != *only) continue;
        const PinAdded added{file->state().of(each.entrant).entry.name, each.result};
        auto ledger =
            PinFile::open(context, file->log(), file->path(),
                          call.ledger.empty() || call.all ? ledger_stream_name(added.holder) : call.ledger);
        if (!ledger) return context.complain(ledger.error());
        const auto lines = lines_for(context, call, *ledger, *at, added);
        if (!lines) {
            context.complain(lines.error());
            return Status::No;
        }
        if (!call.dry_run && !lines->empty())
            if (const auto stored = ledger->store(file->log(), *lines); !stored)
                return context.complain(store_complaint(context, stored.error(), file->path()));
        told.push_back(ValueFields{{"ledger", ledger->name()},
                                   {"holder", added.holder},
                                   {"twelfths", added.result.twelfths},
                                   {"points", added.result.points},
                                   {"lines", static_cast<int>(lines->size())}});
        if (!call.json)
            context.out << context.words.format(
                               lines->empty() ? "contest_play.pin.stands" : "contest_play.pin.added",
                               {{"name", ledger->name()},
                                {"holder", added.holder},
                                {"twelfths", twelfths_text(added.result.twelfths)},
                                {"points", number(added.result.points)}})
                        << "\n";
    }
    if (call.json)
        context.out << write_json(ValueFields{{"stored", !call.dry_run}, {"added", told}}) << "\n";
    else if (call.dry_run)
        context.out << context.words("contest_cli.told.dry_run") << "\n";
    return Status::Done;
}

std::string place_or_dash(const std::optional<int>& place) { return place ? std::to_string(*place) : "–"; }

std::string missing_text(const Words& words, const PinMissing& missing) {
    std::string out;
    const auto add = [&](const std::string& text) {
        out += (out.empty() ? "" : words("render.list_comma")) + text;
    };
    if (missing.twelfths > 0)
        add(words.format("pin.missing.table_points", {{"points", twelfths_text(missing.twelfths)}}));
    if (missing.points > 0) add(words.format("pin.missing.points", {{"points", number(missing.points)}}));
    if (missing.place) add(words("pin.missing.place"));
    return out;
}

std::string grade_name(const Words& words, PinKind kind, int grade) {
    if (grade == 0) return words("pin.none");
    return words((kind == PinKind::Pin ? "pin.grade." : "pin.web_grade.") + std::to_string(grade));
}

Value standing_json(const PinStanding& standing) {
    Value value = ValueFields{{"kind", id(standing.kind)},
                              {"grade", standing.grade},
                              {"twelfths", standing.figures.twelfths},
                              {"points", standing.figures.points}};
    if (standing.next)
        value["next"] = ValueFields{{"grade", standing.next->grade},
                                    {"twelfths", standing.next->twelfths},
                                    {"points", standing.next->points},
                                    {"place", standing.next->place}};
    return value;
}

Value result_json(const PinEntry& entry) {
    const PinResult& result = entry.added.result;
    Value value = ValueFields{
        {"line", static_cast<int>(entry.line)}, {"event", result.event},           {"dates", result.dates},
        {"class", id(result.event_class)},      {"registered", result.registered}, {"online", result.online},
        {"twelfths", result.twelfths},          {"points", result.points}};
    if (result.individual) value["individual"] = *result.individual;
    if (result.group) value["group"] = *result.group;
    if (result.team) value["team"] = *result.team;
    return value;
}

void draw_results(const Context& context, const std::vector<PinEntry>& entries) {
    const Words& words = context.words;
    using enum Column::Align;
    Table table({{Right}, {Left, true}, {}, {Right}, {Right}, {Right}, {Right}, {Right}});
    table.headings({words("contest_play.head.line"), words("pin.form.event"), words("pin.form.class"),
                    words("pin.form.table_points"), words("contest_play.head.points"),
                    words("contest_play.standings.individual"), words("contest_play.results.group"),
                    words("contest_play.standings.team")});
    for (const PinEntry& entry : entries) {
        const PinResult& result = entry.added.result;
        table.row({std::to_string(entry.line), result.event,
                   result.event_class == EventClass::None ? "–" : class_name(result.event_class),
                   twelfths_text(result.twelfths), number(result.points), place_or_dash(result.individual),
                   place_or_dash(result.group), place_or_dash(result.team)});
        if (!result.registered) table.note(words("contest_play.pin.not_registered"));
    }
    context.out << table.draw(context.look);
}

Status show(const Context& context, const PinCall& call) {
    const std::string path = data_path(context, call);
    auto log = open_data(context, path, store::Opening::ReadOnly);
    if (!log) return context.complain(log.error());
    const Words& words = context.words;
    if (call.ledger.empty()) {
        const auto streams = (*log)->streams(store::StreamKind::Pin);
        if (!streams) return context.complain(store_complaint(context, streams.error(), path));
        ValueList all;
        for (const store::StreamInfo& each : *streams) {
            all.emplace_back(each.stream.name);
            if (!call.json) context.out << each.stream.name << "\n";
        }
        if (call.json) context.out << write_json(ValueFields{{"ledgers", all}}) << "\n";
        if (!call.json && streams->empty()) context.out << words("contest_play.pin.none") << "\n";
        return Status::Done;
    }
    const auto ledger = PinFile::read(context, **log, path, call.ledger);
    if (!ledger) return context.complain(ledger.error());
    const auto results = ledger->results();
    const PinStanding pin = pin_standing(PinKind::Pin, results), web = pin_standing(PinKind::WebPin, results);
    if (call.json) {
        ValueList lines;
        for (const PinEntry& entry : ledger->entries()) lines.push_back(result_json(entry));
        context.out << write_json(
                           ValueFields{{"ledger", ledger->name()},
                                       {"holder", ledger->holder()},
                                       {"results", lines},
                                       {"standings", ValueList{standing_json(pin), standing_json(web)}}})
                    << "\n";
        return Status::Done;
    }
    context.out << context.look.ink(Ink::Strong, ledger->holder()) << "  " << ledger->name() << "\n";
    draw_results(context, ledger->entries());
    for (const PinStanding& standing : {pin, web}) {
        context.out << "\n"
                    << context.look.ink(Ink::Strong, words("pin.kind." + std::string(id(standing.kind))))
                    << ": " << grade_name(words, standing.kind, standing.grade) << "\n";
        if (standing.next)
            context.out << "  "
                        << words.format("contest_play.pin.next",
                                        {{"grade", grade_name(words, standing.kind, standing.next->grade)},
                                         {"missing", missing_text(words, *standing.next)}})
                        << "\n";
    }
    return Status::Done;
}

/// The form of mcr:A10 as data. What the applicant writes about himself is printed and kept nowhere.
Status apply(const Context& context, const PinCall& call) {
    if (call.ledger.empty()) return context.complain(missing_word(context, "NAME"));
    const std::string path = data_path(context, call);
    auto log = open_data(context, path, store::Opening::ReadOnly);
    if (!log) return context.complain(log.error());
    const auto ledger = PinFile::read(context, **log, path, call.ledger);
    if (!ledger) return context.complain(ledger.error());
    const Words& words = context.words;
    const PinKind kind = call.web ? PinKind::WebPin : PinKind::Pin;
    const auto results = ledger->results();
    int grade = pin_standing(kind, results).grade;
    if (!call.grade.empty())
        if (const auto c = read_number(context, "--grade", call.grade, {1, 9}, grade))
            return context.complain(*c);
    if (grade == 0) grade = 9;
    Applicant applicant{ledger->holder(), call.sex, call.age, call.region, call.papers, call.contact};
    const auto form = pin_application(kind, grade, results, std::move(applicant), call.date);
    if (!form) {
        Complaint complaint{words("pin.refusal." + std::string(id(form.error().why)))};
        complaint.remedy = missing_text(words, form.error().missing);
        context.complain(complaint);
        return Status::No;
    }
    if (call.json) {
        ValueList lines, uncertified;
        for (const PinResult& result : form->results) lines.push_back(result_json({0, {"", result}}));
        for (const std::string& event : form->uncertified) uncertified.emplace_back(event);
        context.out << write_json(ValueFields{{"kind", id(form->kind)},
                                              {"grade", form->grade},
                                              {"clause", form->clause},
                                              {"name", form->applicant.name},
                                              {"twelfths", form->sums.twelfths},
                                              {"points", form->sums.points},
                                              {"results", lines},
                                              {"uncertified", uncertified}})
                    << "\n";
        return Status::Done;
    }
    Table facts({Column{}, Column{Column::Align::Left, true}});
    const auto fact = [&](const char* key, const std::string& value) {
        if (!value.empty()) facts.row({words(key), value});
    };
    fact("pin.form.grade", grade_name(words, kind, form->grade) + " [" + std::string(form->clause) + "]");
    fact("pin.form.name", form->applicant.name);
    fact("pin.form.sex", form->applicant.sex);
    fact("pin.form.age", form->applicant.age);
    fact("pin.form.region", form->applicant.region);
    fact("pin.form.papers", form->applicant.papers);
    fact("pin.form.contact", form->applicant.contact);
    fact("pin.form.date", form->date);
    fact("pin.form.sums", twelfths_text(form->sums.twelfths) + " / " + number(form->sums.points));
    context.out << facts.draw(context.look) << "\n";
    draw_results(context, ledger->entries());
    for (const std::string& event : form->uncertified)
        context.out << words("pin.form.uncertified") << ": " << event << "\n";
    return Status::Done;
}

Status take_back(const Context& context, const PinCall& call) {
    if (call.ledger.empty()) return context.complain(missing_word(context, "NAME"));
    if (call.line.empty()) return context.complain(missing_word(context, "--line"));
    const std::string path = data_path(context, call);
    auto log = open_data(context, path, call.dry_run ? store::Opening::ReadOnly : store::Opening::Existing);
    if (!log) return context.complain(log.error());
    auto ledger = PinFile::read(context, **log, path, call.ledger);
    if (!ledger) return context.complain(ledger.error());
    int number = 0;
    if (const auto c = read_number(context, "--line", call.line, {1, 1'000'000}, number))
        return context.complain(*c);
    const auto line = static_cast<std::uint32_t>(number);
    bool there = false;
    for (const PinEntry& entry : ledger->entries()) there = there || entry.line == line;
    if (!there) {
        context.complain(
            in_call({context.words.format("contest_play.fault.no_pin_line", {{"line", call.line}}),
                     context.words("contest_play.remedy.no_pin_line")},
                    context.call, find_in_call(context.call, "--line", call.line)));
        return Status::No;
    }
    const std::vector<PinLine> lines{{moment_now(), PinTakenBack{line, call.reason}}};
    if (!call.dry_run)
        if (const auto stored = ledger->store(**log, lines); !stored)
            return context.complain(store_complaint(context, stored.error(), path));
    if (call.json)
        context.out << write_json(ValueFields{
                           {"ledger", ledger->name()}, {"stored", !call.dry_run}, {"line", number}})
                    << "\n";
    else
        context.out << context.words.format("contest_play.pin.taken_back",
                                            {{"name", ledger->name()}, {"line", call.line}})
                    << "\n"
                    << (call.dry_run ? context.words("contest_cli.told.dry_run") + "\n" : "");
    return Status::Done;
}

template <Status (*run)(const Context&, const PinCall&)>
Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<PinCall>();
    if (run == add) {
        option(app, context, "player", call->player, "PLAYER", "contest_play.option.player");
        flag(app, context, "--all", call->all, "cli.contest.pin.add.all");
        option(app, context, "--ledger", call->ledger, "NAME", "cli.contest.pin.add.ledger");
        flag(app, context, "--replace", call->replace, "cli.contest.pin.add.replace");
        option(app, context, "--at", call->at, "TIME", "contest_cli.option.at");
    } else {
        option(app, context, "name", call->ledger, "NAME", "cli.contest.pin.name");
    }
    if (run == apply) {
        option(app, context, "--grade", call->grade, "N", "cli.contest.pin.apply.grade");
        flag(app, context, "--web", call->web, "cli.contest.pin.apply.web");
        option(app, context, "--date", call->date, "DATE", "pin.form.date");
        option(app, context, "--sex", call->sex, "TEXT", "pin.form.sex");
        option(app, context, "--age", call->age, "TEXT", "pin.form.age");
        option(app, context, "--region", call->region, "TEXT", "pin.form.region");
        option(app, context, "--papers", call->papers, "TEXT", "pin.form.papers");
        option(app, context, "--contact", call->contact, "TEXT", "pin.form.contact");
    }
    if (run == take_back) {
        option(app, context, "--line", call->line, "N", "cli.contest.pin.take-back.line");
        option(app, context, "--reason", call->reason, "TEXT", "cli.contest.pin.take-back.reason");
    }
    if (run == add || run == take_back)
        flag(app, context, "--dry-run", call->dry_run, "contest_cli.option.dry_run");
    add_where_options(app, context, *call);
    return [call, &context] { return run(context, *call); };
}

}  // namespace

Command pin_verb() {
    Command verb{"pin", {"contest pin show"}, nullptr};
    verb.verbs = {{"add", {"contest pin add --help"}, declare<add>},
                  {"show", {"contest pin show"}, declare<show>},
                  {"apply", {"contest pin apply --help"}, declare<apply>},
                  {"take-back", {"contest pin take-back --help"}, declare<take_back>}};
    return verb;
}

}  // namespace sifang::cli
