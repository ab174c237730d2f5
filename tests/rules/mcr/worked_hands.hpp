#pragma once
// Wins from text and from the data files, and one way to look at the answers of both scorers.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rulebook.hpp"
#include "rules/value.hpp"
#include "rules/win.hpp"

namespace sifang::mcr_test {

/// Points by pattern id, all of a kind together, as the data files give them.
using PointsById = std::map<std::string, int, std::less<>>;

struct Answer {
    bool valid = false;
    int total = 0;  ///< with flowers
    bool meets_minimum = false;
    PointsById points;
    int count(std::string_view id) const {
        const auto it = points.find(id);
        return it == points.end() ? 0 : it->second;
    }
    int sum() const {
        int n = 0;
        for (const auto& [id, p] : points) n += p;
        return n;
    }
};
std::string to_string(const Answer& answer);

Answer by_the_book(std::string_view edition, const Win& win);     ///< the slow scorer
Answer by_the_program(std::string_view edition, const Win& win);  ///< the rulebook
const Rulebook& rulebook(std::string_view edition);

/// A win written as `[123m] (2222p) 45m99p 6m`: by discard, seat and round East.
Win win_of(std::string_view hand);
/// `in` of a worked hand, as `sifang score` takes it.
Win win_of_line(const Value& in);
std::string to_string(const Win& win);

/// The lines of a file in tests/data.
std::vector<Value> lines_of(std::string_view file);
std::string text_of(const Value& line, std::string_view field);

}  // namespace sifang::mcr_test
