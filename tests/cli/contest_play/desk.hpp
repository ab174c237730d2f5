#pragma once
// A director's desk: commands typed at a data file in a folder of the test's own, a minute after each other.

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

#include "cli/call.hpp"
#include "cli/games/folder.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

class Desk {
  public:
    Folder folder;
    std::string data = folder / "contest.sifang";

    /// A verb that writes, as typed after `sifang contest`.
    Answer type(const std::string& line) {
        return call(words(line + " --at " + moment()), {.environment = {{"SIFANG_DATA", data}}});
    }
    /// The same, which has to be done.
    std::string done(const std::string& line) {
        const Answer answer = type(line);
        EXPECT_EQ(answer.status, 0) << line << "\n" << answer.out << answer.err;
        EXPECT_EQ(answer.out.find("«"), std::string::npos) << answer.out;
        ++minute;
        return answer.out;
    }
    /// The same, which is refused by the rules; what it says.
    std::string refused(const std::string& line, int status = 1) {
        const auto before = events();
        const Answer answer = type(line);
        EXPECT_EQ(answer.status, status) << line << "\n" << answer.out << answer.err;
        EXPECT_EQ(answer.err.find("«"), std::string::npos) << answer.err;
        EXPECT_EQ(events(), before) << line;
        return answer.err;
    }
    /// A verb that only shows.
    Answer ask(const std::string& line) {
        return call(words(line), {.environment = {{"SIFANG_DATA", data}}});
    }
    std::string shown(const std::string& line) {
        const Answer answer = ask(line);
        EXPECT_EQ(answer.status, 0) << line << "\n" << answer.err;
        EXPECT_EQ(answer.out.find("«"), std::string::npos) << answer.out;
        return answer.out;
    }
    Value json(const std::string& line) {
        const std::string text = shown(line + " --json");
        const auto value = parse_json(text);
        EXPECT_TRUE(value) << text;
        return value ? *value : Value();
    }
    std::int64_t events() {
        const Answer answer = ask("show --json");
        const auto value = parse_json(answer.out);
        return value && value->find("events") ? *value->find("events")->integer() : 0;
    }
    std::string file(const std::string& name) const {
        std::ifstream in(folder / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    /// Entries closed, drawn, seated and published, with so many players and sessions.
    void publish(const std::string& rules, int players, int sessions) {
        done("create \"Small Cup\" --rules " + rules + " --all-ages --least-sessions 1 --sessions " +
             std::to_string(sessions));
        std::string line = "enter";
        for (int i = 0; i < players; ++i) line += std::string(" \"Player ") + char('A' + i) + "\"";
        done(line);
        done("close-entries");
        done("draw numbers --seed 1");
        done("seat --seed 1");
        done("publish");
    }

    /// One session of two tables, written by totals that tell everybody apart, its sheets closed.
    void play_session(int session) {
        done("start");
        for (int table = 1; table <= 2; ++table) {
            const std::string at = " --table " + std::to_string(table);
            done("totals" + at + " --scores " + (table == session ? "48,16,-24,-40" : "80,8,-30,-58"));
            done("sign" + at + " --all-players");
            done("sign" + at + " --referee --head-referee");
        }
        done("close --all");
        done("end");
    }
    void play_all() {
        for (int session = 1; session <= 2; ++session) play_session(session);
    }

    int minute = 0;

  private:
    std::string moment() const {
        const auto two = [](int n) { return std::to_string(100 + n).substr(1); };
        return "2026-05-" + two(1 + minute / 1440) + "T" + two(minute / 60 % 24) + ":" + two(minute % 60) +
               ":00Z";
    }
    static std::vector<std::string> words(const std::string& line) {
        std::vector<std::string> out = split_call(line);
        out.insert(out.begin(), "contest");
        return out;
    }
};

inline std::vector<int> figures(const Value& object, std::string_view name) {
    std::vector<int> out;
    const Value* found = object.find(name);
    if (found && found->list())
        for (const Value& each : *found->list()) out.push_back(static_cast<int>(*each.integer()));
    return out;
}
/// The last row of a sheet.
inline std::vector<int> last_points(const Value& sheet) {
    const Value* rows = sheet.find("rows");
    return rows && rows->list() && !rows->list()->empty() ? figures(rows->list()->back(), "points")
                                                          : std::vector<int>{};
}
inline std::string text_of(const Value& object, std::string_view name) {
    const Value* found = object.find(name);
    return found && found->string() ? *found->string() : "";
}
/// Blanks and line breaks as one blank each: texts are wrapped.
inline std::string unwrapped(const std::string& text) {
    std::string out;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n';
        if (!blank || (!out.empty() && out.back() != ' ')) out += blank ? ' ' : c;
    }
    return out;
}
inline bool has(const std::string& text, const std::string& part) {
    return unwrapped(text).find(unwrapped(part)) != std::string::npos;
}

}  // namespace sifang::cli
