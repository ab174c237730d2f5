#pragma once
// Plain data as a tree: what a profile looks like to a file, a page or a person. How it is spelled is wire/'s
// business.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace sifang {

class Value;
using ValueList = std::vector<Value>;
using ValueFields = std::vector<std::pair<std::string, Value>>;  ///< in the order written; names are unique

class Value {
  public:
    Value() : data_(nullptr) {}
    Value(bool v) : data_(v) {}
    Value(int v) : data_(std::int64_t{v}) {}
    Value(std::int64_t v) : data_(v) {}
    Value(double v) : data_(v) {}
    Value(const char* v) : data_(std::string(v)) {}
    Value(std::string_view v) : data_(std::string(v)) {}
    Value(std::string v) : data_(std::move(v)) {}
    Value(ValueList v) : data_(std::move(v)) {}
    Value(ValueFields v) : data_(std::move(v)) {}

    bool is_null() const { return std::holds_alternative<std::nullptr_t>(data_); }
    const bool* boolean() const { return std::get_if<bool>(&data_); }
    const std::int64_t* integer() const { return std::get_if<std::int64_t>(&data_); }
    const double* real() const { return std::get_if<double>(&data_); }
    const std::string* string() const { return std::get_if<std::string>(&data_); }
    const ValueList* list() const { return std::get_if<ValueList>(&data_); }
    const ValueFields* fields() const { return std::get_if<ValueFields>(&data_); }
    ValueList* list() { return std::get_if<ValueList>(&data_); }
    ValueFields* fields() { return std::get_if<ValueFields>(&data_); }

    /// The field of that name, or null: also when this is no object.
    const Value* find(std::string_view name) const {
        if (const auto* all = fields())
            for (const auto& [key, value] : *all)
                if (key == name) return &value;
        return nullptr;
    }
    /// The field of that name, added at the end if it is not there yet. Turns a null into an object.
    Value& operator[](std::string_view name) {
        if (is_null()) data_ = ValueFields{};
        auto& all = std::get<ValueFields>(data_);
        for (auto& [key, value] : all)
            if (key == name) return value;
        all.emplace_back(std::string(name), Value());
        return all.back().second;
    }

    bool operator==(const Value&) const = default;

  private:
    std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, ValueList, ValueFields> data_;
};

}  // namespace sifang
