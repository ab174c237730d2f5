// contest official: who has which duty.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct AddCall : Writing {
    std::string name, duty = "referee", grade = "none", tables;
};

std::vector<std::string> duty_ids() {
    std::vector<std::string> ids;
    for (unsigned i = 0; i < duty_count; ++i) ids.emplace_back(id(static_cast<Duty>(i)));
    return ids;
}

constexpr RefereeGrade all_grades[] = {RefereeGrade::None, RefereeGrade::Second, RefereeGrade::First,
                                       RefereeGrade::National};

/// 3, or 1-4.
std::optional<Complaint> read_tables(const Context& context, const std::string& text, Official& official) {
    if (text.empty()) return std::nullopt;
    const auto dash = text.find('-');
    int first = 0, last = 0;
    constexpr int most = static_cast<int>(PlayerNumber::most);
    if (auto c = read_number(context, "--tables", text.substr(0, dash), {1, most}, first)) return c;
    last = first;
    if (dash != text.npos)
        if (auto c = read_number(context, "--tables", text.substr(dash + 1), {first, most}, last)) return c;
    official.first_table = static_cast<unsigned>(first);
    official.last_table = static_cast<unsigned>(last);
    return std::nullopt;
}

Status add(const Context& context, const AddCall& call) {
    if (call.name.empty()) return context.complain(missing_word(context, "NAME"));
    return act(context, call, [&](const ContestFile&, const PlaceWords&) -> Wanted {
        Official official{call.name};
        for (unsigned i = 0; i < duty_count; ++i)
            if (id(static_cast<Duty>(i)) == call.duty) official.duty = static_cast<Duty>(i);
        for (const RefereeGrade grade : all_grades)
            if (id(grade) == call.grade) official.grade = grade;
        if (auto complaint = read_tables(context, call.tables, official))
            return tl::unexpected(*std::move(complaint));
        return just(NameOfficial{official});
    });
}

Action declare_add(CLI::App& app, Context& context) {
    const auto call = std::make_shared<AddCall>();
    option(app, context, "name", call->name, "NAME", "cli.contest.official.add.name");
    choices(option(app, context, "--duty", call->duty, "DUTY", "cli.contest.official.add.duty"), context,
            duty_ids());
    std::vector<std::string> grades;
    for (const RefereeGrade grade : all_grades) grades.emplace_back(id(grade));
    choices(option(app, context, "--grade", call->grade, "GRADE", "cli.contest.official.add.grade"), context,
            grades);
    option(app, context, "--tables", call->tables, "N-M", "cli.contest.official.add.tables");
    add_writing_options(app, context, *call);
    return [call, &context] { return add(context, *call); };
}

struct ReleaseCall : Writing {
    std::string official;
};

Action declare_release(CLI::App& app, Context& context) {
    const auto call = std::make_shared<ReleaseCall>();
    option(app, context, "official", call->official, "OFFICIAL", "cli.contest.official.release.official");
    add_writing_options(app, context, *call);
    return [call, &context] {
        if (call->official.empty()) return context.complain(missing_word(context, "OFFICIAL"));
        return act(context, *call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto official = places.official("OFFICIAL", call->official);
            if (!official) return tl::unexpected(official.error());
            return just(Record{OfficialReleased{*official}});
        });
    };
}

std::string tables_of(const Official& official) {
    if (official.first_table == 0) return "";
    const std::string first = std::to_string(official.first_table);
    return official.last_table == official.first_table ? first
                                                       : first + "–" + std::to_string(official.last_table);
}

Status list(const Context& context, const Where& where) {
    const auto file = ContestFile::open(context, where, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const Words& words = context.words;
    Table table(
        {Column{Column::Align::Right}, Column{Column::Align::Left, true}, Column{}, Column{}, Column{}});
    table.headings({words("contest_cli.head.number"), words("contest_cli.head.person"),
                    words("contest_cli.head.duty"), words("contest_cli.head.grade"),
                    words("contest_cli.head.tables")});
    ValueList all;
    for (OfficialNumber n{1}; file->state().has(n); n = n.next()) {
        const auto& [official, released] = file->state().of(n);
        const std::string duty(id(official.duty)), grade(id(official.grade));
        table.row({std::to_string(n.value), official.name,
                   released ? words("contest_cli.released") : words("contest.duty." + duty),
                   official.grade == RefereeGrade::None ? "" : words("contest_cli.grade." + grade),
                   tables_of(official)});
        all.push_back(ValueFields{{"number", static_cast<int>(n.value)},
                                  {"name", official.name},
                                  {"duty", duty},
                                  {"grade", grade},
                                  {"first_table", static_cast<int>(official.first_table)},
                                  {"last_table", static_cast<int>(official.last_table)},
                                  {"released", released}});
    }
    context.out << (where.json ? write_json(all) + "\n" : table.draw(context.look));
    return Status::Done;
}

Action declare_list(CLI::App& app, Context& context) {
    const auto where = std::make_shared<Where>();
    add_where_options(app, context, *where);
    return [where, &context] { return list(context, *where); };
}

}  // namespace

Command official_verb() {
    return {"official",
            {"contest official list"},
            nullptr,
            {{"add",
              {"contest official add \"Bo Head\" --duty head_referee --grade national",
               "contest official add \"Cy Referee\" --duty referee --tables 1-4"},
              declare_add},
             {"release", {"contest official release \"Cy Referee\""}, declare_release},
             {"list", {"contest official list", "contest official list --json"}, declare_list}}};
}

}  // namespace sifang::cli
