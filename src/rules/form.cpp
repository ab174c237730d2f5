#include "rules/form.hpp"

#include <algorithm>

namespace sifang {

FormReader::FormReader(const Value& from, std::optional<ProfileFault>& fault, std::string path)
    : from_(from), fault_(fault), path_(std::move(path)) {
    if (!fault_ && !from_.fields()) fault_ = ProfileFault{"wrong_type", path_, "object"};
}

std::string FormReader::path_of(std::string_view name) const {
    return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

void FormReader::refuse(std::string_view code, std::string_view name, std::string_view value) {
    if (!fault_) fault_ = ProfileFault{std::string(code), path_of(name), std::string(value)};
}

const Value* FormReader::need(std::string_view name) {
    asked_.push_back(name);
    if (fault_) return nullptr;
    const Value* found = from_.find(name);
    if (!found) refuse("missing", name, "");
    return found;
}

void FormReader::field(std::string_view name, std::string& v) {
    const Value* found = need(name);
    if (!found) return;
    const std::string* text = found->string();
    if (!text) return refuse("wrong_type", name, "string");
    v = *text;
}

void FormReader::field(std::string_view name, bool& v) {
    const Value* found = need(name);
    if (!found) return;
    const bool* is = found->boolean();
    if (!is) return refuse("wrong_type", name, "true, false");
    v = *is;
}

void FormReader::field(std::string_view name, int& v, int least, int most) {
    const Value* found = need(name);
    if (!found) return;
    read_number(name, *found, v, least, most);
}

void FormReader::read_number(std::string_view name, const Value& from, int& v, int least, int most) {
    const std::int64_t* number = from.integer();
    if (!number) return refuse("wrong_type", name, "integer");
    if (*number < least || *number > most)
        return refuse("out_of_range", name, std::to_string(least) + "–" + std::to_string(most));
    v = static_cast<int>(*number);
}

void FormReader::numbers(std::string_view name, std::vector<int>& numbers, int least, int most) {
    numbers.clear();
    const ValueList* values = list(name);
    if (!values) return;
    for (const Value& value : *values) {
        const std::string place = std::string(name) + "." + std::to_string(numbers.size());
        read_number(place, value, numbers.emplace_back(), least, most);
    }
}

std::vector<std::string_view> FormReader::names() const {
    std::vector<std::string_view> all;
    if (const ValueFields* fields = from_.fields())
        for (const auto& [name, value] : *fields) all.push_back(name);
    return all;
}

const ValueList* FormReader::list(std::string_view name) {
    const Value* found = need(name);
    if (!found) return nullptr;
    if (!found->list()) refuse("wrong_type", name, "list");
    return found->list();
}

void FormReader::close() {
    if (fault_) return;
    for (const auto& [name, value] : *from_.fields())
        if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
            return refuse("unknown_field", name, "");
}

}  // namespace sifang
