#pragma once
// Filling in a form: a plain struct written to and read from a Value, field by field, from one description.
//
// A family describes its profile once, as a function `describe(form, profile)` that names every field.
// FormWriter makes a Value of it; FormReader fills the struct from a Value and notes the first thing that is
// wrong, with its path.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/rulebook.hpp"
#include "rules/value.hpp"

namespace sifang {

/// The spellings of an enumeration in a file.
template <class E>
struct Spelling {
    E value;
    std::string_view word;
};
template <class E, std::size_t N>
std::span<const Spelling<E>> words(const Spelling<E> (&list)[N]) {
    return list;
}

class FormWriter {
  public:
    static constexpr bool reads = false;

    void field(std::string_view name, const std::string& v) { out_[name] = v; }
    void field(std::string_view name, bool v) { out_[name] = v; }
    void field(std::string_view name, int v, int, int) { out_[name] = v; }
    template <class E>
    void field(std::string_view name, E v, std::span<const Spelling<E>> words) {
        for (const auto& [value, word] : words)
            if (value == v) out_[name] = word;
    }
    /// A field that is an object of its own.
    template <class F>
    void group(std::string_view name, F inner) {
        FormWriter form;
        inner(form);
        out_[name] = std::move(form).take();
    }
    void list(std::string_view name, ValueList values) { out_[name] = Value(std::move(values)); }
    /// A list of objects, each described by inner(form, row).
    template <class Row, class F>
    void rows(std::string_view name, const std::vector<Row>& rows, F inner) {
        ValueList values;
        for (const Row& row : rows) {
            FormWriter form;
            inner(form, row);
            values.push_back(std::move(form).take());
        }
        list(name, std::move(values));
    }
    /// A list of words of an enumeration.
    template <class E>
    void choices(std::string_view name, const std::vector<E>& chosen, std::span<const Spelling<E>> words) {
        ValueList values;
        for (const E v : chosen)
            for (const auto& [value, word] : words)
                if (value == v) values.emplace_back(word);
        list(name, std::move(values));
    }
    /// A list of numbers.
    void numbers(std::string_view name, const std::vector<int>& numbers, int, int) {
        list(name, ValueList(numbers.begin(), numbers.end()));
    }

    Value take() && { return std::move(out_); }

  private:
    Value out_{ValueFields{}};
};

class FormReader {
  public:
    static constexpr bool reads = true;

    FormReader(const Value& from, std::optional<ProfileFault>& fault, std::string path = {});

    void field(std::string_view name, std::string& v);
    void field(std::string_view name, bool& v);
    void field(std::string_view name, int& v, int least, int most);
    template <class E>
    void field(std::string_view name, E& v, std::span<const Spelling<E>> words) {
        std::string word;
        field(name, word);
        if (!fault_) read_word(name, word, v, words);
    }
    template <class F>
    void group(std::string_view name, F inner) {
        const Value* found = need(name);
        if (!found) return;
        if (!found->fields()) return refuse("wrong_type", name, "object");
        FormReader form(*found, fault_, path_of(name));
        inner(form);
        form.close();
    }
    const ValueList* list(std::string_view name);
    /// The names of all fields there are, for a group whose fields have names of their own.
    std::vector<std::string_view> names() const;
    template <class Row, class F>
    void rows(std::string_view name, std::vector<Row>& rows, F inner) {
        rows.clear();
        const ValueList* values = list(name);
        if (!values) return;
        for (const Value& value : *values) {
            FormReader form(value, fault_, path_of(name) + "." + std::to_string(rows.size()));
            inner(form, rows.emplace_back());
            form.close();
        }
    }
    template <class E>
    void choices(std::string_view name, std::vector<E>& chosen, std::span<const Spelling<E>> words) {
        chosen.clear();
        const ValueList* values = list(name);
        if (!values) return;
        for (const Value& value : *values) {
            const std::string place = std::string(name) + "." + std::to_string(chosen.size());
            if (!value.string()) return refuse("wrong_type", place, "string");
            if (!read_word(place, *value.string(), chosen.emplace_back(), words)) return;
        }
    }

    void numbers(std::string_view name, std::vector<int>& numbers, int least, int most);

    /// After the last field: anything in the file that was not asked for is refused.
    void close();
    void refuse(std::string_view code, std::string_view name, std::string_view value);
    std::string path_of(std::string_view name) const;

  private:
    const Value* need(std::string_view name);
    void read_number(std::string_view name, const Value& from, int& v, int least, int most);
    template <class E>
    bool read_word(std::string_view name, std::string_view word, E& v, std::span<const Spelling<E>> words) {
        std::string all;
        for (const auto& [value, spelled] : words) {
            if (spelled == word) return v = value, true;
            all.append(all.empty() ? "" : ", ").append(spelled);
        }
        return refuse("not_one_of", name, all), false;
    }

    const Value& from_;
    std::optional<ProfileFault>& fault_;
    std::string path_;
    std::vector<std::string_view> asked_;
};

/// An edition as data: its id, its family, then what describe(form, edition) names.
template <class Edition, class Describe>
Value write_edition(std::string_view family, const Edition& edition, Describe describe) {
    FormWriter form;
    form.field("id", edition.id);
    form.field("family", std::string(family));
    describe(form, edition);
    return std::move(form).take();
}

/// The way back: every field must be there and none besides, and check(edition) must have nothing against it.
template <class Edition, class Describe, class Check>
tl::expected<Edition, ProfileFault> read_edition(std::string_view family, const Value& value,
                                                 Describe describe, Check check) {
    Edition edition;
    std::optional<ProfileFault> fault;
    FormReader form(value, fault);
    std::string found_family;
    form.field("id", edition.id);
    form.field("family", found_family);
    if (!fault && found_family != family) form.refuse("unknown_name", "family", family);
    describe(form, edition);
    form.close();
    if (!fault) fault = check(edition);
    if (fault) return tl::unexpected(*fault);
    return edition;
}

}  // namespace sifang
