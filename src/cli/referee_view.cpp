#include "cli/referee_view.hpp"

#include <algorithm>

#include "cli/hall_view.hpp"
#include "cli/names.hpp"
#include "cli/table.hpp"
#include "text/width.hpp"

namespace sifang::cli {

namespace {

std::string listed(const Words& words, const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& part : parts) out += (out.empty() ? "" : words("render.list_comma")) + part;
    return out;
}

std::string points_text(const Words& words, const std::vector<int>& points) {
    std::string out;
    for (std::size_t i = 0; i < points.size(); ++i)
        out += (i == 0                  ? ""
                : i + 1 < points.size() ? words("render.list_comma")
                                        : words("foul.or")) +
               number(points[i]);
    return out;
}

std::string consequence_text(const Words& words, const Consequence& each) {
    std::string text = words.format("measure." + std::string(id(each.measure)),
                                    {{"points", points_text(words, each.points)}});
    return each.optional ? words.format("foul.may", {{"measure", text}}) : text;
}

/// What a step of the ladder is called.
std::string rung_name(const Words& words, const Rulebook& rulebook, const Foul& foul, std::size_t rung) {
    const std::string n = std::to_string(rung + 1);
    const std::size_t size = foul.ladder.size();
    if (foul.climb == Climb::Named && size > 1) {
        // The steps of lateness are minutes.
        const std::vector<int>& late = rulebook.time().late_minutes;
        if (foul.id == "lateness" && late.size() + 1 == size) {
            if (rung < late.size())
                return words.format("referee.late.up_to", {{"minutes", std::to_string(late[rung])}});
            return words("referee.late.later");
        }
        return words.format("referee.step", {{"n", n}});
    }
    if (size == 1) return words("referee.every_time");
    return words.format(rung + 1 == size ? "referee.time_and_later" : "referee.nth_time", {{"n", n}});
}

/// What may be taken instead of the ladder, and when.
std::string instead_name(const Words& words, const Foul& foul) {
    if (foul.instead_after == 0) return words("foul.instead");
    return words.format("foul.instead_after", {{"times", std::to_string(foul.instead_after)}});
}

std::string other_topic_names(const RefereeTopic& topic, const Words& own) {
    std::vector<std::string> names;
    const std::string& mine = topic.names[static_cast<std::size_t>(own.language())];
    for (const std::string& name : topic.names)
        if (name != mine && std::ranges::find(names, name) == names.end()) names.push_back(name);
    names.push_back(topic.id);
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : " · ") + name;
    return out;
}

/// The words of a field that the profile spells: foul.until.at_once.
std::string spelled(const Words& words, std::string_view kind, const Value& row, std::string_view field) {
    const Value* value = row.find(field);
    if (!value || !value->string()) return {};
    return words("foul." + std::string(kind) + "." + *value->string());
}

const Value* row_of(const Value& profile, const Foul& foul) {
    const Value* fouls = profile.find("fouls");
    const Value* catalogue = fouls ? fouls->find("catalogue") : nullptr;
    return catalogue ? catalogue->find(foul.id) : nullptr;
}

void add_raising(Table& table, const Foul& foul, const Rulebook& rulebook, const Words& words) {
    const Value profile = rulebook.profile();
    const Value* row = row_of(profile, foul);
    if (!row) return;
    const bool ends = foul.raised_until != RaisedUntil::EndOfEvent;
    table.row({words("referee.raised"),
               listed(words, {spelled(words, "raised_by", *row, "raised_by"),
                              spelled(words, "until", *row, "raised_until")}),
               ""});
    if (ends) table.row({"", spelled(words, "late", *row, "raised_late"), rulebook.fouls().late_clause});
    std::string counted = listed(words, {spelled(words, "scope", *row, "scope")});
    if (foul.ladder.size() > 1) counted += words("render.and") + spelled(words, "climb", *row, "climb");
    table.row({words("referee.counted"), counted, ""});
    if (foul.counter != foul.id && !foul.counter.empty())
        table.note(words.format(
            "referee.counted_with",
            {{"foul", words.has("foul." + foul.counter) ? words("foul." + foul.counter) : foul.counter}}));
}

std::string revoking_text(const Rulebook& rulebook, const Words& words) {
    const Value profile = rulebook.profile();
    const Value* until = &profile;
    for (const std::string_view step : {"fouls", "revoking", "until"})
        if (until) until = until->find(step);
    if (!until || !until->string()) return {};
    const std::string office = words("office." + std::string(id(rulebook.fouls().revoking.by)));
    return words.format("referee.revoked_by",
                        {{"office", office}, {"until", words("referee.until." + *until->string())}});
}

std::string draw_foul(const RefereeTopic& topic, const Rulebook& rulebook, const Words& words,
                      const Look& look) {
    const Foul& foul = *topic.foul;
    const FoulRules& fouls = rulebook.fouls();
    Table table({{}, {.wraps = true}, {}});
    add_raising(table, foul, rulebook, words);
    for (std::size_t i = 0; i < foul.ladder.size(); ++i)
        table.row({rung_name(words, rulebook, foul, i), rung_text(words, foul.ladder[i]),
                   i == 0 ? foul.clause : ""});
    for (const Rung& rung : foul.instead)
        table.row({instead_name(words, foul), rung_text(words, rung),
                   foul.ladder.empty() ? foul.clause : foul.instead_clause});
    if (foul.forgiven) table.row({words("referee.forgiven"), words("foul.forgiven"), foul.forgiven_clause});
    table.row({words("referee.revoked"), revoking_text(rulebook, words), fouls.revoking.clause});
    return table.draw(look);
}

std::string title(const RefereeTopic& topic, const Words& words, const Look& look) {
    const std::string& name = topic.names[static_cast<std::size_t>(words.language())];
    std::string out;
    for (const std::string& line : wrap(name, look.width)) out += look.ink(Ink::Strong, line) + "\n";
    for (const std::string& line : wrap(other_topic_names(topic, words), look.width - 2))
        out += "  " + look.ink(Ink::Faint, line) + "\n";
    const std::string about = "foul." + topic.id + ".about";
    if (topic.kind == RefereeTopic::Kind::Foul && words.has(about))
        for (const std::string& line : wrap(words(about), look.width - 2)) out += "  " + line + "\n";
    return out + "\n";
}

}  // namespace

std::string rung_text(const Words& words, const Rung& rung) {
    std::vector<std::string> parts;
    for (const Consequence& each : rung) parts.push_back(consequence_text(words, each));
    return listed(words, parts);
}

std::string ladder_text(const Words& words, const Foul& foul) {
    std::string out;
    constexpr std::size_t shown = 3;
    for (std::size_t i = 0; i < foul.ladder.size(); ++i) {
        if (foul.ladder.size() > shown + 1 && i == shown) out += " → …";
        if (foul.ladder.size() > shown + 1 && i >= shown && i + 1 < foul.ladder.size()) continue;
        const char* between = foul.climb == Climb::Named ? " / " : " → ";
        out += (i == 0 ? "" : between) + rung_text(words, foul.ladder[i]);
    }
    for (const Rung& rung : foul.instead) {
        const std::string other = rung_text(words, rung);
        out =
            out.empty()
                ? other
                : words.format("referee.with_instead",
                               {{"ladder", out}, {"instead", instead_name(words, foul)}, {"penalty", other}});
    }
    return out;
}

std::string draw_topics(std::span<const RefereeTopic* const> topics, const Rulebook& rulebook,
                        const Words& words, const Look& look) {
    Table table({{.wraps = true}, {.wraps = true}, {}});
    table.headings({words("referee.foul"), words("referee.penalty"), words("render.clause")});
    for (const RefereeTopic* topic : topics) {
        const std::string& name = topic->names[static_cast<std::size_t>(words.language())];
        table.row({name,
                   topic->foul ? ladder_text(words, *topic->foul) : hall_summary(*topic, rulebook, words),
                   topic->clause});
    }
    return table.draw(look);
}

std::string draw_topic(const RefereeTopic& topic, const Rulebook& rulebook, const Words& words,
                       const Look& look) {
    std::string out = title(topic, words, look);
    switch (topic.kind) {
        case RefereeTopic::Kind::Foul: return out + draw_foul(topic, rulebook, words, look);
        case RefereeTopic::Kind::Time: return out + draw_time(rulebook, words, look);
        case RefereeTopic::Kind::Appeals: return out + draw_appeals(rulebook, words, look);
    }
    return out;
}

Value topic_value(const RefereeTopic& topic, const Rulebook& rulebook, const Words& words) {
    Value value;
    value["id"] = topic.id;
    value["clause"] = topic.clause;
    for (std::size_t i = 0; i < topic.names.size(); ++i)
        value["names"][id(all_languages[i])] = topic.names[i];
    const Value profile = rulebook.profile();
    switch (topic.kind) {
        case RefereeTopic::Kind::Foul:
            if (words.has("foul." + topic.id + ".about"))
                value["about"] = words("foul." + topic.id + ".about");
            if (const Value* row = row_of(profile, *topic.foul)) value["foul"] = *row;
            break;
        case RefereeTopic::Kind::Time:
            if (const Value* time = profile.find("time")) value["time"] = *time;
            if (const Value* session = profile.find("session")) {
                value["minutes"] = *session->find("minutes");
                value["time_up"] = *session->find("time_up");
            }
            break;
        case RefereeTopic::Kind::Appeals:
            if (const Value* appeals = profile.find("appeals")) value["appeals"] = *appeals;
            break;
    }
    return value;
}

}  // namespace sifang::cli
