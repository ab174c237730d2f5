#include "wire/profile.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

#include "wire/json.hpp"
#include "wire/json_reader.hpp"
#include "wire/sha256.hpp"

namespace sifang {
namespace {

/// Only in files: names the edition that the rest of the file changes.
constexpr const char* based_on = "based_on";

/// Where a field stands: its name and its value; the deepest that is there when the path leads further.
struct FieldPlace {
    std::size_t name = 0;
    std::size_t value = 0;
};

bool to_member(JsonReader& in, std::string_view step, FieldPlace& place) {
    if (in.peek() == JsonKind::Object) {
        std::string_view name;
        in.enter_object();
        while (in.next_field(name)) {
            if (name == step) {
                place.name = in.offset() - 1;  // the quote
                return true;
            }
            if (!in.skip()) return false;
        }
    } else if (in.peek() == JsonKind::List) {
        std::size_t index = 0;
        if (std::from_chars(step.data(), step.data() + step.size(), index).ec != std::errc()) return false;
        in.enter_list();
        for (; in.next_item(); --index) {
            if (index == 0) {
                in.peek();
                place.name = in.position();
                return true;
            }
            if (!in.skip()) return false;
        }
    }
    return false;
}

FieldPlace locate(std::string_view text, std::string_view path) {
    JsonReader in(text);
    in.peek();
    FieldPlace place{in.position(), in.position()};
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('.'), path.size());
        if (!to_member(in, path.substr(0, end), place)) break;
        in.peek();
        place.value = in.position();
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return place;
}

tl::unexpected<ProfileError> refuse(std::string_view text, ProfileFault fault) {
    const FieldPlace place = locate(text, fault.where);
    const std::size_t offset = fault.code == "unknown_field" ? place.name : place.value;
    return tl::unexpected(ProfileError{std::move(fault), place_in(text, offset)});
}

/// Puts the fields of `changes` in the place of those of `base`. Objects are gone into; anything else is
/// replaced.
std::optional<ProfileFault> overlay(Value& base, const ValueFields& changes, const std::string& path) {
    for (const auto& [name, value] : changes) {
        const std::string where = path.empty() ? name : path + "." + name;
        if (base.find(name) == nullptr) return ProfileFault{"unknown_field", where, name};
        Value& old = base[name];
        if (old.fields() != nullptr && value.fields() != nullptr) {
            if (auto fault = overlay(old, *value.fields(), where)) return fault;
        } else {
            old = value;
        }
    }
    return std::nullopt;
}

/// Takes the string field `name` out of a profile's fields, or says what is wrong with it.
tl::expected<std::string, ProfileFault> text_field(const Value& profile, const char* name) {
    const Value* field = profile.find(name);
    if (field == nullptr) return tl::unexpected(ProfileFault{"missing", name, ""});
    if (field->string() == nullptr) return tl::unexpected(ProfileFault{"wrong_type", name, "string"});
    return *field->string();
}

std::unique_ptr<Rulebook> open_known(std::span<const Family* const> families, std::string_view id,
                                     const SuitTable& table) {
    for (const Family* family : families)
        if (auto book = family->open(id, table)) return book;
    return nullptr;
}

tl::expected<Value, ProfileFault> with_base(const Value& file, std::span<const Family* const> families,
                                            const SuitTable& table) {
    const auto base_id = text_field(file, based_on);
    if (!base_id) return tl::unexpected(base_id.error());
    const auto base = open_known(families, *base_id, table);
    if (!base) return tl::unexpected(ProfileFault{"unknown_name", based_on, *base_id});
    // Else the edition would answer under the name of another.
    if (file.find("id") == nullptr) return tl::unexpected(ProfileFault{"missing", "id", ""});
    ValueFields changes = *file.fields();
    std::erase_if(changes, [](const auto& field) { return field.first == based_on; });
    Value profile = base->profile();
    if (auto fault = overlay(profile, changes, "")) return tl::unexpected(*fault);
    return profile;
}

/// Ids go into answers, records, file names and addresses.
bool is_id(std::string_view id) {
    return !id.empty() && id.size() <= 64 &&
           id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") == std::string_view::npos;
}

tl::expected<std::unique_ptr<Rulebook>, ProfileFault> open_value(const Value& profile,
                                                                 std::span<const Family* const> families,
                                                                 const SuitTable& table) {
    const auto id = text_field(profile, "id");
    if (!id) return tl::unexpected(id.error());
    if (!is_id(*id)) return tl::unexpected(ProfileFault{"bad_id", "id", *id});
    const auto family_id = text_field(profile, "family");
    if (!family_id) return tl::unexpected(family_id.error());
    const auto family = std::find_if(families.begin(), families.end(),
                                     [&](const Family* f) { return f->id() == *family_id; });
    if (family == families.end()) return tl::unexpected(ProfileFault{"unknown_name", "family", *family_id});
    auto book = (*family)->open(profile, table);
    if (!book) return book;
    const auto known = open_known(families, (*book)->id(), table);
    if (known && canonical_profile(*known) != canonical_profile(**book))
        return tl::unexpected(ProfileFault{"id_taken", "id", std::string(known->id())});
    return book;
}

}  // namespace

tl::expected<std::unique_ptr<Rulebook>, ProfileError> open_profile(std::string_view text,
                                                                   std::span<const Family* const> families,
                                                                   const SuitTable& table) {
    const auto file = parse_json(text, max_profile_bytes);
    if (!file) {
        const JsonError& error = file.error();
        return tl::unexpected(ProfileError{{std::string(code(error.fault)), "", ""}, error.place});
    }
    if (file->fields() == nullptr) return refuse(text, {"wrong_type", "", "object"});
    tl::expected<Value, ProfileFault> profile =
        file->find(based_on) != nullptr ? with_base(*file, families, table) : *file;
    if (!profile) return refuse(text, profile.error());
    auto book = open_value(*profile, families, table);
    if (!book) return refuse(text, book.error());
    return std::move(*book);
}

std::string canonical_profile(const Rulebook& book) {
    return write_json(book.profile(), JsonStyle::Canonical);
}

std::string profile_hash(const Rulebook& book) { return hex(sha256(canonical_profile(book))); }

Value describe_rulebook(const Rulebook& book, const PatternNames& names) {
    Value about;
    about["id"] = book.id();
    about["family"] = book.family();
    about["hash"] = profile_hash(book);
    about["profile"] = book.profile();
    ValueList rows;
    for (const PatternInfo& pattern : book.patterns()) {
        Value row;
        row["id"] = pattern.id;
        row["number"] = pattern.number == 0 ? Value() : Value(pattern.number);
        row["points"] = pattern.points;
        row["series"] = pattern.series.empty() ? Value() : Value(pattern.series);
        row["clause"] = pattern.clause;
        ValueList excludes;
        for (const PatternIndex other : pattern.excludes) excludes.emplace_back(book.patterns()[other].id);
        row["excludes"] = std::move(excludes);
        if (names) row["names"] = names(pattern.id);
        rows.push_back(std::move(row));
    }
    about["patterns"] = std::move(rows);
    return about;
}

}  // namespace sifang
