// contest personal: what is kept of people beside the log, and can be erased.

#include <memory>
#include <ostream>

#include "cli/contest/contest_file.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/place_words.hpp"
#include "cli/contest/store_words.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct PersonalCall : Where {
    std::string entrant;
    bool everybody = false, dry_run = false;
};

std::string field_name(const Words& words, const std::string& field) {
    return std::string(words.find("contest_cli.personal." + field).value_or(field));
}

Status show(const Context& context, const PersonalCall& call) {
    auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    EntrantNumber only;
    if (!call.entrant.empty()) {
        const auto found = PlaceWords(context, file->state()).entrant("ENTRANT", call.entrant);
        if (!found) return context.complain(found.error());
        only = *found;
    }
    const auto fields = file->log().personal(file->stream());
    if (!fields) return context.complain(store_complaint(context, fields.error(), file->path()));
    const Words& words = context.words;
    Table table({Column{Column::Align::Left, true}, Column{}, Column{Column::Align::Left, true}});
    ValueList all;
    for (const store::PersonalField& each : *fields) {
        // Of an entry that was undone or removed it is told as what it is: nobody's, and to be erased.
        const EntrantNumber whose = entered_by(file->contest(), {each.person});
        if (only && whose != only) continue;
        table.row({whose
                       ? entrant_name(file->state(), whose)
                       : words.format("contest_cli.personal.gone", {{"event", std::to_string(each.person)}}),
                   field_name(words, each.field), each.value});
        all.push_back(ValueFields{{"entrant", static_cast<int>(whose.value)},
                                  {"event", static_cast<int>(each.person)},
                                  {"field", each.field},
                                  {"value", each.value}});
    }
    if (call.json)
        context.out << write_json(all) << "\n";
    else
        context.out << (table.empty() ? words("contest_cli.personal.none") + "\n" : table.draw(context.look));
    return Status::Done;
}

Status erase(const Context& context, const PersonalCall& call) {
    if (call.entrant.empty() && !call.everybody) return context.complain(missing_word(context, "ENTRANT"));
    auto file =
        ContestFile::open(context, call, call.dry_run ? store::Opening::ReadOnly : store::Opening::Existing);
    if (!file) return context.complain(file.error());
    EventNumber who;  // by his entry; none: everybody
    if (!call.everybody) {
        const auto found = PlaceWords(context, file->state()).entrant("ENTRANT", call.entrant);
        if (!found) return context.complain(found.error());
        who = entry_event(file->contest(), *found);
    }
    std::size_t count = 0;
    if (call.dry_run) {
        const auto fields = file->log().personal(file->stream());
        if (!fields) return context.complain(store_complaint(context, fields.error(), file->path()));
        for (const store::PersonalField& each : *fields) count += !who || each.person == who.value;
    } else {
        const auto erased = file->log().erase_personal(file->stream(), who.value);
        if (!erased) return context.complain(store_complaint(context, erased.error(), file->path()));
        count = *erased;
    }
    if (call.json)
        context.out << write_json(ValueFields{{"erased", static_cast<int>(count)}, {"stored", !call.dry_run}})
                    << "\n";
    else
        context.out << context.words.format(
                           call.dry_run ? "contest_cli.personal.would_erase" : "contest_cli.personal.erased",
                           {{"count", std::to_string(count)}})
                    << "\n";
    return Status::Done;
}

Action declare_show(CLI::App& app, Context& context) {
    const auto call = std::make_shared<PersonalCall>();
    option(app, context, "entrant", call->entrant, "ENTRANT", "cli.contest.personal.show.entrant");
    add_where_options(app, context, *call);
    return [call, &context] { return show(context, *call); };
}

Action declare_erase(CLI::App& app, Context& context) {
    const auto call = std::make_shared<PersonalCall>();
    option(app, context, "entrant", call->entrant, "ENTRANT", "cli.contest.personal.erase.entrant");
    flag(app, context, "--everybody", call->everybody, "cli.contest.personal.erase.everybody");
    flag(app, context, "--dry-run", call->dry_run, "contest_cli.option.dry_run");
    add_where_options(app, context, *call);
    return [call, &context] { return erase(context, *call); };
}

}  // namespace

Command personal_verb() {
    return {"personal",
            {"contest personal show"},
            nullptr,
            {{"show", {"contest personal show \"Player B\""}, declare_show},
             {"erase",
              {"contest personal erase \"Player B\"", "contest personal erase --everybody --dry-run"},
              declare_erase}}};
}

}  // namespace sifang::cli
