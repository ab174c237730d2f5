// contest conditions: what the book asks for beside what is there.

#include "contest/conditions.hpp"

#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/contest/contest_file.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct ConditionsCall : Where {
    std::string event_class;
};

/// Yes and no where the book asks no number.
std::string amount(const Words& words, const Condition& condition, int value) {
    if (condition.asked == Asked::Scope || condition.asked == Asked::Registered)
        return words(value > 0 ? "contest_cli.yes" : "contest_cli.no");
    return std::to_string(value);
}

std::string condition_name(const Words& words, const Condition& condition) {
    std::string name;  // officials are named by their duties
    for (const Duty duty : condition.duties)
        name += (name.empty() ? "" : words("render.list_comma")) +
                words("contest.duty." + std::string(sifang::id(duty)));
    if (name.empty()) name = words("contest.condition." + std::string(id(condition.asked)));
    if (condition.grade == RefereeGrade::None) return name;
    return words.format(
        "contest_cli.place.joined",
        {{"first", name}, {"second", words("contest_cli.grade." + std::string(id(condition.grade)))}});
}

std::string draw_conditions(const Context& context, const std::vector<Condition>& conditions) {
    const Words& words = context.words;
    Table table({Column{}, Column{Column::Align::Right}, Column{Column::Align::Right}, Column{}, Column{}});
    table.headings({words("contest_cli.head.condition"), words("contest_cli.head.wanted"),
                    words("contest_cli.head.have"), words("contest_cli.head.met"),
                    words("contest_cli.head.clause")});
    for (const Condition& each : conditions)
        table.row({condition_name(words, each), amount(words, each, each.wanted),
                   amount(words, each, each.have),
                   words(each.is_met() ? "contest_cli.yes" : "contest_cli.no"), each.clause});
    return table.draw(context.look);
}

ValueList conditions_json(const std::vector<Condition>& conditions) {
    ValueList list;
    for (const Condition& each : conditions) {
        Value value = ValueFields{{"asked", id(each.asked)},
                                  {"wanted", each.wanted},
                                  {"have", each.have},
                                  {"met", each.is_met()},
                                  {"clause", each.clause}};
        if (each.grade != RefereeGrade::None) value["grade"] = id(each.grade);
        ValueList duties;
        for (const Duty duty : each.duties) duties.emplace_back(sifang::id(duty));
        if (!duties.empty()) value["duties"] = std::move(duties);
        if (each.most > 0) value["most"] = each.most;
        list.push_back(std::move(value));
    }
    return list;
}

/// The class that was asked for, else the one that the regulations name, else every one of the book.
std::vector<EventClass> classes_of(const ContestFile& file, const ConditionsCall& call) {
    std::vector<EventClass> all;
    const EventClass named = file.state().regulations->event_class;
    for (const ClassRule& rule : file.book().contest().classes)
        if (call.event_class.empty() ? named == EventClass::None || named == rule.event_class
                                     : id(rule.event_class) == call.event_class)
            if (std::ranges::find(all, rule.event_class) == all.end()) all.push_back(rule.event_class);
    return all;
}

Status conditions(const Context& context, const ConditionsCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const Words& words = context.words;
    const EventClass best = best_class(file->book(), file->state());
    const auto staff = staff_conditions(file->book(), file->state());
    Value json;
    ValueFields by_class;
    std::string text;
    for (const EventClass each : classes_of(*file, call)) {
        const auto found = class_conditions(file->book(), file->state(), each);
        text += context.look.ink(Ink::Strong, words.format("contest_cli.conditions.class",
                                                           {{"class", class_name(each)}})) +
                "\n" + draw_conditions(context, found) + "\n";
        by_class.emplace_back(std::string(id(each)), conditions_json(found));
    }
    if (!staff.empty())
        text += context.look.ink(Ink::Strong, words("contest_cli.conditions.staff")) + "\n" +
                draw_conditions(context, staff) + "\n";
    if (text.empty()) text = words("contest_cli.conditions.none") + "\n";
    if (best != EventClass::None)
        text += words.format("contest_cli.conditions.best", {{"class", class_name(best)}}) + "\n";
    json["classes"] = std::move(by_class);
    json["staff"] = conditions_json(staff);
    json["best_class"] = id(best);
    context.out << (call.json ? write_json(json) + "\n" : text);
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<ConditionsCall>();
    choices(option(app, context, "--class", call->event_class, "CLASS", "cli.contest.conditions.class"),
            context,
            {std::string(id(EventClass::A)), std::string(id(EventClass::B)), std::string(id(EventClass::C))});
    add_where_options(app, context, *call);
    return [call, &context] { return conditions(context, *call); };
}

}  // namespace

Command conditions_verb() {
    return {"conditions", {"contest conditions", "contest conditions --class c --json"}, declare};
}

}  // namespace sifang::cli
