// contest check and copy: whether all is as it was written, and a copy while others go on writing.

#include <memory>
#include <ostream>

#include "cli/contest/contest_file.hpp"
#include "cli/contest/store_words.hpp"
#include "cli/contest/verbs.hpp"
#include "cli/options.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct CopyCall : Where {
    std::string to;
};

void tell_damage(const Context& context, const std::vector<store::Damage>& damages) {
    for (const store::Damage& damage : damages) {
        context.out << "  ";
        if (!damage.stream.name.empty()) context.out << damage.stream.name << " ";
        if (damage.version > 0) context.out << damage.version << " ";
        context.out << context.look.ink(Ink::Bad, damage.what) << "\n";
    }
}

Value damage_json(const std::vector<store::Damage>& damages) {
    ValueList list;
    for (const store::Damage& damage : damages)
        list.push_back(ValueFields{{"stream", damage.stream.name},
                                   {"line", static_cast<std::int64_t>(damage.version)},
                                   {"what", damage.what}});
    return list;
}

/// The file first, then every contest in it: each event could have happened after those before it.
Status check(const Context& context, const Where& where) {
    const std::string path = data_path(context, where);
    const auto log = open_data(context, path, store::Opening::ReadOnly);
    if (!log) return context.complain(log.error());
    const auto damages = (*log)->check();
    if (!damages) return context.complain(store_complaint(context, damages.error(), path));
    if (!damages->empty()) {
        if (where.json) {
            context.out << write_json(ValueFields{{"ok", false}, {"damage", damage_json(*damages)}}) << "\n";
        } else {
            context.out << context.look.ink(
                               Ink::Bad, context.words.format("contest_cli.check.damaged", {{"file", path}}))
                        << "\n";
            tell_damage(context, *damages);
            context.out << context.words("contest_cli.remedy.damaged") << "\n";
        }
        return Status::No;
    }
    const auto streams = (*log)->streams(store::StreamKind::Contest);
    if (!streams) return context.complain(store_complaint(context, streams.error(), path));
    store::Version events = 0;
    for (const store::StreamInfo& each : *streams) {
        Where one = where;
        one.contest = each.stream.name;
        const auto file = ContestFile::open(context, one, store::Opening::ReadOnly);
        if (!file) {
            context.complain(file.error());
            return Status::No;
        }
        events += file->version();
    }
    if (where.json)
        context.out << write_json(ValueFields{{"ok", true},
                                              {"contests", static_cast<int>(streams->size())},
                                              {"events", static_cast<std::int64_t>(events)}})
                    << "\n";
    else
        context.out << context.look.ink(Ink::Good,
                                        context.words.format("contest_cli.check.fine",
                                                             {{"file", path},
                                                              {"contests", std::to_string(streams->size())},
                                                              {"events", std::to_string(events)}}))
                    << "\n";
    return Status::Done;
}

Action declare_check(CLI::App& app, Context& context) {
    const auto where = std::make_shared<Where>();
    add_where_options(app, context, *where);
    return [where, &context] { return check(context, *where); };
}

Status copy(const Context& context, const CopyCall& call) {
    if (call.to.empty()) return context.complain(missing_word(context, "FILE"));
    const std::string path = data_path(context, call);
    const auto log = open_data(context, path, store::Opening::ReadOnly);
    if (!log) return context.complain(log.error());
    if (const auto copied = (*log)->copy_to(call.to); !copied)
        return context.complain(store_complaint(context, copied.error(), call.to));
    if (call.json)
        context.out << write_json(ValueFields{{"from", path}, {"to", call.to}}) << "\n";
    else
        context.out << context.words.format("contest_cli.copy.done", {{"from", path}, {"to", call.to}})
                    << "\n";
    return Status::Done;
}

Action declare_copy(CLI::App& app, Context& context) {
    const auto call = std::make_shared<CopyCall>();
    file(option(app, context, "to", call->to, "FILE", "cli.contest.copy.to"), context);
    add_where_options(app, context, *call);
    return [call, &context] { return copy(context, *call); };
}

}  // namespace

Command check_verb() { return {"check", {"contest check"}, declare_check}; }
Command copy_verb() { return {"copy", {"contest copy evening.sifang"}, declare_copy}; }

}  // namespace sifang::cli
