// sifang_bench [--json] [--list] [--quick] [NAME ...]; script/bench builds and calls it.

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "measure.hpp"

namespace sifang::bench {
namespace {

/// Built on first use: cases register before main, in no particular order.
std::vector<Case>& cases() {
    static std::vector<Case> all;
    return all;
}

struct Call {
    bool json = false;
    bool list = false;
    Effort effort;
    std::vector<std::string_view> names;  ///< empty: all
};

void print_json(const Case& which, const Measured& m, bool first) {
    std::printf("%s\n  \"%s\": {", first ? "" : ",", which.name.c_str());
    if (which.unit == Unit::PerSecond)
        std::printf("\"per_second\": %.0f}", 1e9 / m.nanoseconds);
    else if (m.baseline)
        std::printf("\"ns\": %.1f, \"baseline_ns\": %.1f}", m.nanoseconds, *m.baseline);
    else
        std::printf("\"ns\": %.1f}", m.nanoseconds);
}

void print_row(const Case& which, const Measured& m) {
    if (which.unit == Unit::PerSecond)
        std::printf("%-24s %14.0f a second\n", which.name.c_str(), 1e9 / m.nanoseconds);
    else if (m.baseline)
        std::printf("%-24s %14.1f ns  %14.1f ns plain  %8.1f times\n", which.name.c_str(), m.nanoseconds,
                    *m.baseline, *m.baseline / m.nanoseconds);
    else
        std::printf("%-24s %14.1f ns\n", which.name.c_str(), m.nanoseconds);
}

int run(const Call& call) {
    std::sort(cases().begin(), cases().end(), [](const Case& a, const Case& b) { return a.name < b.name; });
    for (const std::string_view name : call.names) {
        if (std::none_of(cases().begin(), cases().end(), [&](const Case& c) { return c.name == name; })) {
            std::fprintf(stderr, "no benchmark is called %.*s; --list names them\n",
                         static_cast<int>(name.size()), name.data());
            return 2;
        }
    }
    bool first = true;
    if (call.json) std::printf("{");
    for (const Case& which : cases()) {
        const auto wanted = std::find(call.names.begin(), call.names.end(), which.name);
        if (!call.names.empty() && wanted == call.names.end()) continue;
        if (call.list) {
            std::printf("%s\n", which.name.c_str());
            continue;
        }
        const Measured measured = measure(which, call.effort);
        call.json ? print_json(which, measured, first) : print_row(which, measured);
        std::fflush(stdout);
        first = false;
    }
    if (call.json) std::printf("%s}\n", first ? "" : "\n");
    if (first && !call.list) std::fprintf(stderr, "no benchmarks yet\n");
    return 0;
}

}  // namespace

void add(Case which) { cases().push_back(std::move(which)); }

}  // namespace sifang::bench

int main(int count, char** words) {
    sifang::bench::Call call;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        if (word == "--json") {
            call.json = true;
        } else if (word == "--list") {
            call.list = true;
        } else if (word == "--quick") {
            call.effort = {.least_seconds = 0, .repetitions = 1};
        } else if (word.starts_with("-")) {
            std::fprintf(stderr, "unknown option %s; sifang_bench [--json] [--list] [--quick] [NAME ...]\n",
                         words[i]);
            return 2;
        } else {
            call.names.push_back(word);
        }
    }
    return sifang::bench::run(call);
}
