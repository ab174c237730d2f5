// Lines of `sifang score --jsonl` and `sifang waits --jsonl` from text to text, reading and writing included
// but for the system calls: the bytes come from memory and go nowhere.

#include <algorithm>
#include <cstring>
#include <memory>

#include "bench.hpp"
#include "hand/suit_table.hpp"
#include "lines/jsonl.hpp"
#include "random_wins.hpp"
#include "rules/books/books.hpp"
#include "wire/score_line.hpp"
#include "wire/waits_line.hpp"

namespace sifang::bench {
namespace {

struct Lines {
    std::string text;
    std::size_t count = 0;
};

Lines score_lines() {
    Lines lines;
    for (const Win& win : random_wins(20000)) {
        append_score_line(lines.text, win);
        lines.text += '\n';
        ++lines.count;
    }
    return lines;
}

Pass run_over(Lines lines, LineAnswer answer, unsigned threads) {
    return [lines = std::move(lines), answer = std::move(answer), threads] {
        std::size_t at = 0;
        const ByteSource in = [&](char* into, std::size_t room) {
            const std::size_t size = std::min(room, lines.text.size() - at);
            std::memcpy(into, lines.text.data() + at, size);
            at += size;
            return static_cast<std::ptrdiff_t>(size);
        };
        std::size_t bytes = 0;
        const ByteSink out = [&](std::string_view answers) { return bytes += answers.size(), true; };
        const JsonlRun run = run_jsonl(in, out, answer, {.threads = threads});
        keep(bytes);
        return run.lines;
    };
}

Prepare scoring(unsigned threads) {
    return [threads] {
        static const SuitTable table;
        static const auto book = open_rulebook("mcr", table);
        return run_over(
            score_lines(),
            [lines = std::make_shared<ScoreLines>(*book)](std::string_view line, std::string& out) {
                lines->answer(line, out);
            },
            threads);
    };
}

const Rate one_thread("score_jsonl_1", scoring(1));
const Rate two_threads("score_jsonl_2", scoring(2));

const Timed reading("read_score_line", [] {
    std::vector<std::string> lines;
    for (const Win& win : random_wins(20000)) append_score_line(lines.emplace_back(), win);
    return [lines = std::move(lines)] {
        for (const std::string& line : lines) keep(read_score_line(line));
        return std::uint64_t{lines.size()};
    };
});

}  // namespace
}  // namespace sifang::bench
