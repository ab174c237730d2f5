#include "cli/rules_view.hpp"

#include <algorithm>

#include "cli/names.hpp"
#include "cli/referee_view.hpp"
#include "cli/table.hpp"
#include "cli/value_difference.hpp"
#include "text/width.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

namespace {

std::string heading(const Rulebook& rulebook, const Words& words, const Look& look) {
    std::string out;
    const std::string text = words.format(
        "render.rulebook", {{"name", rulebook_name(words, rulebook)}, {"id", std::string(rulebook.id())}});
    for (const std::string& line : wrap(text, look.width)) out += look.ink(Ink::Strong, line) + "\n";
    return out + "\n";
}

/// The names in the other languages, each once, and the id that programs use.
std::string other_names(const Rulebook& rulebook, std::string_view pattern, const Words& own,
                        std::span<const Words> languages) {
    std::vector<std::string> names{pattern_name(own, rulebook, pattern)};
    std::string out;
    for (const Words& words : languages) {
        const std::string name = pattern_name(words, rulebook, pattern);
        if (std::ranges::find(names, name) != names.end()) continue;
        names.push_back(name);
        out += name + " · ";
    }
    return out + std::string(pattern);
}

std::string excluded_names(const Rulebook& rulebook, const PatternInfo& pattern, const Words& words) {
    std::string out;
    for (const PatternIndex other : pattern.excludes)
        out += (out.empty() ? "" : words("render.list_comma")) +
               pattern_name(words, rulebook, rulebook.patterns()[other].id);
    return out;
}

bool names_pattern(const Rulebook& rulebook, std::string_view id) {
    return std::ranges::any_of(rulebook.patterns(), [&](const PatternInfo& p) { return p.id == id; });
}

/// The edition's other fields: those of one number, word or yes and no, by their names.
std::string draw_fields(const Rulebook& rulebook, const Words& words, const Look& look) {
    const Value profile = rulebook.profile();
    if (!profile.fields()) return {};
    Table table({{.wraps = true}, {.wraps = true}});
    for (const auto& [name, value] : *profile.fields()) {
        if (name == "id" || name == "family" || value.fields() || value.list()) continue;
        const std::string key = "field." + name;
        std::string shown = value.string() ? *value.string() : write_json(value);
        if (const bool* yes = value.boolean()) shown = words(*yes ? "render.yes" : "render.no");
        table.row({words.has(key) ? family_words(words, rulebook, key) : name, shown});
    }
    if (table.empty()) return {};
    return "\n" + look.ink(Ink::Strong, words("render.fields")) + "\n" + table.draw(look);
}

/// Draws what differs between two profiles, for people: patterns and fields by their names, of lists only
/// what the other does not have, and no clause numbers, which differ between any two books.
class DifferenceView {
  public:
    DifferenceView(const Rulebook& left, const Rulebook& right, const Words& words)
        : left_(left), right_(right), words_(words) {}

    void add_to(Table& table, const Difference& difference) const {
        const std::vector<std::string>& steps = difference.path;
        if (steps.back() == "id" || steps.back().ends_with("clause")) return;
        if (std::ranges::find(steps, "clauses") != steps.end()) return;
        if (std::ranges::find(steps, "catalogue") != steps.end()) return;  // see add_fouls
        if (is_clause(difference.left) || is_clause(difference.right)) return;
        std::string path;
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i] != "patterns")
                path +=
                    (path.empty() ? "" : " › ") + step_name(steps[i], i > 0 && steps[i - 1] == "patterns");
        table.row({path, shown(difference.left, difference.right, left_),
                   shown(difference.right, difference.left, right_)});
    }

    /// Fouls by what they bring, which is what a referee asks when he goes from one book to the other.
    void add_fouls(Table& table) const {
        const auto row = [&](const std::string& id, const Foul* left, const Foul* right) {
            const std::string on_left = left ? ladder_text(words_, *left) : "–";
            const std::string on_right = right ? ladder_text(words_, *right) : "–";
            if (on_left != on_right) table.row({words_("foul." + id), on_left, on_right});
        };
        for (const Foul& foul : left_.fouls().fouls)
            if (left_.fouls().in_force(foul)) row(foul.id, &foul, right_.fouls().find(foul.id));
        for (const Foul& foul : right_.fouls().fouls)
            if (right_.fouls().in_force(foul) && !left_.fouls().find(foul.id)) row(foul.id, nullptr, &foul);
    }

  private:
    /// `mcr:3.9.2`, whatever the field is called.
    static bool is_clause(const Value* value) {
        const std::string* text = value ? value->string() : nullptr;
        return text && text->find(':') < text->find(' ');
    }
    std::string step_name(const std::string& step, bool is_pattern) const {
        if (is_pattern) return name(step, names_pattern(left_, step) ? left_ : right_);
        const auto field = words_.find("field." + step);
        return field ? std::string(*field) : step;
    }
    std::string name(const std::string& text, const Rulebook& rulebook) const {
        return names_pattern(rulebook, text) ? pattern_name(words_, rulebook, text) : text;
    }
    std::string shown(const Value* value, const Value* other, const Rulebook& rulebook) const {
        if (!value) return "–";
        if (const bool* yes = value->boolean()) return words_(*yes ? "render.yes" : "render.no");
        if (const std::string* text = value->string()) return name(*text, rulebook);
        std::string out;
        if (const ValueFields* fields = value->fields()) {
            for (const auto& [field, each] : *fields)
                if (!field.ends_with("clause"))
                    out += (out.empty() ? "" : " ") + shown(&each, nullptr, rulebook);
            return out;
        }
        const ValueList* list = value->list();
        if (!list) return write_json(*value);
        for (const Value& item : *list)
            if (const ValueList* others = other ? other->list() : nullptr;
                !others || std::ranges::find(*others, item) == others->end())
                out += (out.empty() ? "" : words_("render.list_comma")) + shown(&item, nullptr, rulebook);
        return out.empty() ? "–" : out;
    }

    const Rulebook& left_;
    const Rulebook& right_;
    const Words& words_;
};

}  // namespace

std::string draw_rulebooks(std::span<const std::unique_ptr<Rulebook>> all, const Words& words,
                           const Look& look) {
    Table table({{}, {.wraps = true}});
    for (const auto& rulebook : all) {
        const std::string id(rulebook->id());
        table.row({id, rulebook_name(words, *rulebook)}, Ink::Strong);
        if (const auto about = words.find("profile." + id + ".about")) table.note(std::string(*about));
    }
    return table.draw(look);
}

std::string draw_pattern_table(const Rulebook& rulebook, const Words& words, const Look& look) {
    std::vector<Words> languages;
    for (const Language language : all_languages) languages.emplace_back(language);
    const std::string family(rulebook.family());
    Table table({{Column::Align::Right}, {.wraps = true}, {Column::Align::Right}, {.wraps = true}, {}});
    table.headings({words("render.number"), words("render.pattern." + family),
                    words("render.points." + family), words("render.series"), words("render.clause")});
    for (const PatternInfo& pattern : rulebook.patterns()) {
        table.row(
            {pattern.number > 0 ? number(pattern.number) : "", pattern_name(words, rulebook, pattern.id),
             number(pattern.points),
             pattern.series.empty() ? "" : words("series." + family + "." + std::string(pattern.series)),
             std::string(pattern.clause)});
        table.note(other_names(rulebook, pattern.id, words, languages));
        if (pattern.points == 0) table.note(words("render.not_in_rules"));
        if (const std::string excluded = excluded_names(rulebook, pattern, words); !excluded.empty())
            table.note(words.format("render.excludes", {{"patterns", excluded}}));
    }
    return heading(rulebook, words, look) + table.draw(look) + draw_fields(rulebook, words, look);
}

std::string draw_difference(const Rulebook& left, const Rulebook& right, const Words& words,
                            const Look& look) {
    const Value left_profile = left.profile(), right_profile = right.profile();
    Table table({{.wraps = true}, {.wraps = true}, {.wraps = true}});
    table.headings({words("render.field"), std::string(left.id()), std::string(right.id())});
    const DifferenceView view(left, right, words);
    for (const Difference& difference : differences(left_profile, right_profile))
        view.add_to(table, difference);
    view.add_fouls(table);
    std::string out = table.empty() ? words("render.no_difference") + "\n" : table.draw(look);
    out += "\n";
    for (const std::string& line : wrap(words("render.difference_note"), look.width)) out += line + "\n";
    return out;
}

}  // namespace sifang::cli
