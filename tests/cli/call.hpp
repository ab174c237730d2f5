#pragma once
// The program called in-process.

#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "cli/program.hpp"

namespace sifang::cli {

struct Answer {
    int status = 0;
    std::string out, err;
};

struct Setting {
    std::string input{};
    std::map<std::string, std::string> environment{};
    Look look{};
};

/// `words` without the program's name.
inline Answer call(std::vector<std::string> words, const Setting& setting = {}) {
    words.insert(words.begin(), "sifang");
    std::istringstream in(setting.input);
    std::ostringstream out, err;
    const auto environment = [&](const char* name) -> std::optional<std::string> {
        const auto found = setting.environment.find(name);
        return found == setting.environment.end() ? std::nullopt : std::optional(found->second);
    };
    const int status =
        run(words, {in, out, err, setting.look, setting.look, source_of(in), sink_of(out), environment});
    return {status, out.str(), err.str()};
}

/// A line as a shell splits it; double quotes only.
inline std::vector<std::string> split_call(const std::string& line) {
    std::vector<std::string> words;
    bool quoted = false, open = false;
    for (const char c : line) {
        if (c == '"') {
            quoted = !quoted;
            if (!open) words.emplace_back();
            open = true;
        } else if (c == ' ' && !quoted) {
            open = false;
        } else {
            if (!open) words.emplace_back();
            open = true;
            words.back() += c;
        }
    }
    return words;
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace sifang::cli
