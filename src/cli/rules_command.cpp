#include "cli/rules_command.hpp"

#include <memory>
#include <ostream>

#include "cli/names.hpp"
#include "cli/options.hpp"
#include "cli/rulebooks.hpp"
#include "cli/rules_view.hpp"
#include "cli/value_difference.hpp"
#include "wire/json.hpp"
#include "wire/profile.hpp"

namespace sifang::cli {

namespace {

struct RulesOptions {
    std::string name;
    std::vector<std::string> diff;
    bool json = false;
};

void print_json(const Context& context, const Value& value) {
    context.out << write_json(value, JsonStyle::Pretty) << "\n";
}

/// Names in all four languages, for pages and other programs.
PatternNames names_in_all_languages(const Rulebook& rulebook) {
    std::vector<Words> languages;
    for (const Language language : all_languages) languages.emplace_back(language);
    return [languages = std::move(languages), &rulebook](std::string_view pattern) {
        Value names;
        for (const Words& words : languages)
            names[id(words.language())] = pattern_name(words, rulebook, pattern);
        return names;
    };
}

Status list_rules(const RulesOptions& options, const Context& context, const SuitTable& table) {
    std::vector<std::unique_ptr<Rulebook>> all;
    for (const std::string& id : rulebook_ids())
        if (auto opened = open_rules(context, table, id, "")) all.push_back(std::move(*opened));
    if (options.json) {
        ValueList list;
        for (const auto& rulebook : all)
            list.push_back(ValueFields{{"id", rulebook->id()},
                                       {"family", rulebook->family()},
                                       {"name", rulebook_name(context.words, *rulebook)},
                                       {"hash", profile_hash(*rulebook)}});
        print_json(context, list);
    } else {
        context.out << draw_rulebooks(all, context.words, context.look);
    }
    return Status::Done;
}

/// [{"path":["patterns","two_concealed_kongs","points"],"left":8,"right":6}]; a side without the field has
/// none.
Value describe_difference(const Rulebook& left, const Rulebook& right) {
    const Value left_profile = left.profile(), right_profile = right.profile();
    ValueList list;
    for (const Difference& difference : differences(left_profile, right_profile)) {
        Value entry;
        ValueList path;
        for (const std::string& step : difference.path) path.emplace_back(step);
        entry["path"] = path;
        if (difference.left) entry["left"] = *difference.left;
        if (difference.right) entry["right"] = *difference.right;
        list.push_back(std::move(entry));
    }
    return list;
}

Status diff_rules(const RulesOptions& options, const Context& context, const SuitTable& table) {
    const auto left = open_rules(context, table, options.diff[0], "--diff");
    if (!left) return context.complain(left.error());
    const auto right = open_rules(context, table, options.diff[1], "--diff");
    if (!right) return context.complain(right.error());
    if (options.json)
        print_json(context, describe_difference(**left, **right));
    else
        context.out << draw_difference(**left, **right, context.words, context.look);
    return Status::Done;
}

Status rules(const RulesOptions& options, const Context& context) {
    const SuitTable table;
    if (!options.diff.empty()) return diff_rules(options, context, table);
    if (options.name.empty()) return list_rules(options, context, table);
    const auto rulebook = open_rules(context, table, options.name, "rules");
    if (!rulebook) return context.complain(rulebook.error());
    if (options.json)
        print_json(context, describe_rulebook(**rulebook, names_in_all_languages(**rulebook)));
    else
        context.out << draw_pattern_table(**rulebook, context.words, context.look);
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<RulesOptions>();
    file(suggestions(option(app, context, "rules", options->name, "ID|FILE", "cli.rules.name"), context,
                     rulebook_ids()),
         context);
    CLI::Option* diff = pair_option(app, context, "--diff", options->diff, "ID|FILE", "cli.rules.diff");
    file(suggestions(diff, context, rulebook_ids()), context);
    flag(app, context, "--json", options->json, "cli.option.json");
    return [options, &context] { return rules(*options, context); };
}

}  // namespace

Command rules_command() { return {"rules", {"rules", "rules mcr", "rules --diff mcr gb98"}, declare}; }

}  // namespace sifang::cli
