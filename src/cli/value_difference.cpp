#include "cli/value_difference.hpp"

namespace sifang::cli {

namespace {

void compare(const Value* left, const Value* right, std::vector<std::string>& path,
             std::vector<Difference>& found) {
    if (left && right && *left == *right) return;
    if (!left || !right || !left->fields() || !right->fields()) {
        found.push_back({path, left, right});
        return;
    }
    const auto step = [&](const std::string& name, const Value* l, const Value* r) {
        path.push_back(name);
        compare(l, r, path, found);
        path.pop_back();
    };
    for (const auto& [name, value] : *left->fields()) step(name, &value, right->find(name));
    for (const auto& [name, value] : *right->fields())
        if (!left->find(name)) step(name, nullptr, &value);
}

}  // namespace

std::vector<Difference> differences(const Value& left, const Value& right) {
    std::vector<Difference> found;
    std::vector<std::string> path;
    compare(&left, &right, path, found);
    return found;
}

}  // namespace sifang::cli
