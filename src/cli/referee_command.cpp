#include "cli/referee_command.hpp"

#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/names.hpp"
#include "cli/options.hpp"
#include "cli/referee_apply.hpp"
#include "cli/referee_topics.hpp"
#include "cli/referee_view.hpp"
#include "cli/rulebooks.hpp"
#include "text/width.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

namespace {

struct RefereeOptions {
    std::string rules;
    std::vector<std::string> words;
    ApplyOptions apply;
    bool json = false;
};

using Found = std::vector<const RefereeTopic*>;

std::string typed(const RefereeOptions& options) {
    std::string out;
    for (const std::string& word : options.words) out += (out.empty() ? "" : " ") + word;
    return out;
}

ValueList values_of(const Found& found, const Rulebook& rulebook, const Words& words) {
    ValueList list;
    for (const RefereeTopic* topic : found) list.push_back(topic_value(*topic, rulebook, words));
    return list;
}

void say(const Context& context, const std::string& text) {
    for (const std::string& line : wrap(text, context.look.width)) context.out << line << "\n";
}

/// Others that go by the same words.
void say_see_also(const Context& context, const RefereeTopic& shown, const Found& called) {
    std::string names;
    for (const RefereeTopic* topic : called)
        if (topic != &shown)
            names += (names.empty() ? "" : context.words("render.list_comma")) +
                     topic->names[static_cast<std::size_t>(context.words.language())];
    if (names.empty()) return;
    context.out << "\n";
    say(context, context.words.format("referee.see_also", {{"names", names}}));
}

Status nothing_found(const RefereeOptions& options, const Context& context, const Rulebook& rulebook,
                     std::span<const RefereeTopic> topics) {
    const Found near = near_topics(topics, options.words);
    if (options.json) {
        Value value;
        value["rules"] = rulebook.id();
        value["words"] = typed(options);
        value["found"] = ValueList{};
        ValueList ids;
        for (const RefereeTopic* topic : near) ids.emplace_back(topic->id);
        value["near"] = std::move(ids);
        context.out << write_json(value, JsonStyle::Pretty) << "\n";
        return Status::No;
    }
    say(context, context.words.format("referee.nothing",
                                      {{"words", typed(options)}, {"rules", std::string(rulebook.id())}}));
    if (near.empty()) {
        say(context, context.words.format("referee.see_all", {{"rules", std::string(rulebook.id())}}));
    } else {
        say(context, context.words("referee.near"));
        context.out << draw_topics(near, rulebook, context.words, context.look);
    }
    return Status::No;
}

/// The one foul to be tried; what is wrong when the words name none or several.
Status try_one(const RefereeOptions& options, const Context& context, const SuitTable& suits,
               const Rulebook& rulebook, const Found& found) {
    if (found.size() == 1 && found[0]->foul) {
        ApplyOptions apply = options.apply;
        apply.json = options.json;
        return apply_foul(apply, context, suits, rulebook, *found[0]->foul);
    }
    std::string ids;
    for (const RefereeTopic* topic : found)
        if (topic->foul) ids += (ids.empty() ? "" : ", ") + topic->id;
    return context.complain(in_call({context.words("referee.fault.one_foul"),
                                     context.words.format("referee.remedy.one_foul", {{"fouls", ids}})},
                                    context.call, context.call.size()));
}

Status referee(const RefereeOptions& options, const Context& context) {
    const Words& words = context.words;
    if (options.rules.empty())
        return context.complain(in_call({words("referee.fault.no_rules"), words("referee.remedy.no_rules")},
                                        context.call, context.call.size()));
    const auto suits = std::make_unique<SuitTable>();
    const auto opened = open_rules(context, *suits, options.rules, "rules");
    if (!opened) return context.complain(opened.error());
    const Rulebook& rulebook = **opened;
    std::vector<Words> languages;
    for (const Language language : all_languages) languages.emplace_back(language);
    const std::vector<RefereeTopic> topics = referee_topics(rulebook, languages);
    const Found found = find_topics(topics, options.words);

    if (found.empty()) return nothing_found(options, context, rulebook, topics);
    if (!options.apply.file.empty()) return try_one(options, context, *suits, rulebook, found);
    if (options.json) {
        Value value;
        value["rules"] = rulebook.id();
        value["words"] = typed(options);
        value["found"] = values_of(found, rulebook, words);
        ValueList also;
        for (const RefereeTopic* topic : called_topics(topics, options.words))
            if (std::ranges::find(found, topic) == found.end()) also.emplace_back(topic->id);
        value["see_also"] = std::move(also);
        context.out << write_json(value, JsonStyle::Pretty) << "\n";
    } else if (found.size() == 1) {
        context.out << draw_topic(*found[0], rulebook, words, context.look);
        say_see_also(context, *found[0], called_topics(topics, options.words));
    } else {
        say(context, words.format("render.rulebook", {{"name", rulebook_name(words, rulebook)},
                                                      {"id", std::string(rulebook.id())}}));
        context.out << "\n" << draw_topics(found, rulebook, words, context.look);
        context.out << "\n";
        say(context, words.format("referee.how_to_read",
                                  {{"rules", std::string(rulebook.id())}, {"foul", found[0]->id}}));
    }
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto options = std::make_shared<RefereeOptions>();
    file(suggestions(option(app, context, "rules", options->rules, "ID|FILE", "cli.referee.rules"), context,
                     rulebook_ids()),
         context);
    option(app, context, "words", options->words, "WORDS", "cli.referee.words");
    add_apply_options(app, context, options->apply);
    flag(app, context, "--json", options->json, "cli.option.json");
    return [options, &context] { return referee(*options, context); };
}

}  // namespace

Command referee_command() {
    return {"referee",
            {"referee mcr", "referee mcr early draw", "referee gb98 time",
             "referee mcr early_draw --apply game.jsonl --event 20 --seat S --times 2"},
            declare};
}

}  // namespace sifang::cli
