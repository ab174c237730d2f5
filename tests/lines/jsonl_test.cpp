#include "lines/jsonl.hpp"

#include <algorithm>
#include <csignal>
#include <gtest/gtest.h>
#include <random>
#include <sstream>
#include <thread>
#include <unistd.h>
#include <vector>

#include "support/allocations.hpp"

namespace sifang {
namespace {

using testing_support::allocations;

void echo(std::string_view line, std::string& out) {
    out += '<';
    out += line;
    out += '>';
}

std::string run(const std::string& text, const JsonlOptions& options = {}, const LineAnswer& answer = echo) {
    std::istringstream in(text);
    std::ostringstream out;
    const JsonlRun result = run_jsonl(source_of(in), sink_of(out), answer, options);
    EXPECT_FALSE(result.input_failed || result.output_failed);
    const std::string written = out.str();
    EXPECT_EQ(result.lines, static_cast<std::uint64_t>(std::count(written.begin(), written.end(), '\n')));
    return written;
}

TEST(Jsonl, ALineForALine) {
    EXPECT_EQ(run(""), "");
    EXPECT_EQ(run("a\nb\n"), "<a>\n<b>\n");
    EXPECT_EQ(run("a\nb"), "<a>\n<b>\n");
    EXPECT_EQ(run("\n\na\n\n"), "<>\n<>\n<a>\n<>\n");
    EXPECT_EQ(run("a\r\nb\r\n\r\nc\rd"), "<a>\n<b>\n<>\n<c\rd>\n");
}

TEST(Jsonl, ALineTooLongIsCutAndTheNextIsWhole) {
    const JsonlOptions options{.threads = 1, .max_line = 4, .piece = 3};
    EXPECT_EQ(run("1234\n12345\n123456789012345\nab\n", options), "<1234>\n<12345>\n<12345>\n<ab>\n");
    EXPECT_EQ(run("12345678", options), "<12345>\n");
    EXPECT_EQ(run("12345678\n", options), "<12345>\n");
    EXPECT_EQ(run("12345678\n\nx", options), "<12345>\n<>\n<x>\n");
}

/// The rule in the plainest way: split, cut, answer.
std::string expected(const std::string& text, std::size_t max_line) {
    std::istringstream lines(text);
    std::string line, out;
    while (std::getline(lines, line)) {
        if (line.ends_with('\r')) line.pop_back();
        echo(line.substr(0, max_line + 1), out);
        out += '\n';
    }
    return out;
}

TEST(Jsonl, ACarriageReturnDoesNotMakeALineTooLongNorHideThatItIs) {
    for (const std::size_t piece : {1u, 3u, 100u}) {
        const JsonlOptions options{.threads = 1, .max_line = 4, .piece = piece};
        EXPECT_EQ(run("1234\r\n1234\rx\n12345\r\n1234\r", options), "<1234>\n<1234\r>\n<12345>\n<1234>\n");
    }
}

TEST(Jsonl, AnyInputInAnyPiecesOnAnyNumberOfThreads) {
    std::mt19937 random(3);
    const auto up_to = [&](std::size_t n) { return random() % n; };
    for (int i = 0; i < 400; ++i) {
        std::string text;
        const std::size_t size = up_to(400), line_ends = 1 + up_to(20);
        for (std::size_t n = 0; n < size; ++n)
            text += up_to(line_ends) == 0 ? '\n' : "ab\r"[up_to(20) == 0 ? 2 : up_to(2)];
        const JsonlOptions options{.threads = static_cast<unsigned>(1 + up_to(4)),
                                   .max_line = 1 + up_to(40),
                                   .piece = 1 + up_to(60)};
        std::istringstream in(text);
        std::string out;
        // A source that hands over less than it is asked for, as pipes do.
        const ByteSource in_bits = [&, whole = source_of(in)](char* into, std::size_t room) {
            return whole(into, 1 + up_to(room));
        };
        const ByteSink sink = [&](std::string_view bytes) { return out += bytes, true; };
        run_jsonl(in_bits, sink, echo, options);
        ASSERT_EQ(out, expected(text, options.max_line)) << i;
    }
}

TEST(Jsonl, OrderIsKeptWhenSomeLinesTakeLonger) {
    std::string text, wanted;
    for (int i = 0; i < 20000; ++i) {
        text += std::to_string(i) + "\n";
        wanted += "<" + std::to_string(i) + ">\n";
    }
    const LineAnswer uneven = [](std::string_view line, std::string& out) {
        if (line.ends_with("77")) std::this_thread::yield();
        echo(line, out);
    };
    EXPECT_EQ(run(text, {.threads = 4, .max_line = 100, .piece = 256}, uneven), wanted);
}

/// Lines without end, as far as they are asked for; nothing is kept.
std::uint64_t allocations_for(std::uint64_t lines, unsigned threads) {
    const std::string line = R"({"concealed":"123m456p789s1199p","win":"1p","by":"draw","seat":"W"})"
                             "\n";
    std::string page;
    for (int i = 0; i < 100; ++i) page += line;
    std::uint64_t left = lines / 100;
    std::size_t at = 0;
    const ByteSource in = [&](char* into, std::size_t room) -> std::ptrdiff_t {
        if (left == 0) return 0;
        const std::size_t size = std::min(room, page.size() - at);
        page.copy(into, size, at);
        at += size;
        if (at == page.size()) at = 0, --left;
        return static_cast<std::ptrdiff_t>(size);
    };
    std::uint64_t written = 0;
    const ByteSink sink = [&](std::string_view bytes) {
        written += static_cast<std::uint64_t>(std::count(bytes.begin(), bytes.end(), '\n'));
        return true;
    };
    const std::uint64_t before = allocations();
    EXPECT_EQ(run_jsonl(in, sink, echo, {.threads = threads}).lines, lines);
    EXPECT_EQ(written, lines);
    return allocations() - before;
}

TEST(Jsonl, MemoryIsFlatHoweverLongTheInput) {
    EXPECT_LT(allocations_for(300000, 1), 100u);  // 20 MB
    EXPECT_LT(allocations_for(300000, 2), 200u);
}

TEST(Jsonl, AnEndlessLineTakesNoMoreThanALine) {
    std::uint64_t left = 30u << 20;
    const ByteSource in = [&](char* into, std::size_t room) -> std::ptrdiff_t {
        const std::size_t size = static_cast<std::size_t>(std::min<std::uint64_t>(room, left));
        std::fill_n(into, size, 'x');
        left -= size;
        return static_cast<std::ptrdiff_t>(size);
    };
    std::size_t answered = 0;
    const ByteSink sink = [&](std::string_view bytes) { return answered = bytes.size(), true; };
    const JsonlOptions options;
    EXPECT_EQ(run_jsonl(in, sink, echo, options).lines, 1u);
    EXPECT_EQ(answered, options.max_line + 4);
}

TEST(Jsonl, StopsWhenNobodyReads) {
    for (const unsigned threads : {1u, 3u}) {
        int calls = 0;
        const ByteSink closed = [&](std::string_view) { return ++calls < 3; };
        const ByteSource endless = [](char* into, std::size_t room) {
            std::fill_n(into, room, '\n');
            return static_cast<std::ptrdiff_t>(room);
        };
        const JsonlRun result =
            run_jsonl(endless, closed, echo, {.threads = threads, .max_line = 10, .piece = 10});
        EXPECT_TRUE(result.output_failed);
        EXPECT_EQ(calls, 3);
    }
}

TEST(Jsonl, AnswersWhatCameBeforeTheInputFailed) {
    int calls = 0;
    const ByteSource broken = [&](char* into, std::size_t) -> std::ptrdiff_t {
        if (++calls > 1) return -1;
        *into = 'a';
        return 1;
    };
    std::string out;
    const JsonlRun result =
        run_jsonl(broken, [&](std::string_view bytes) { return out += bytes, true; }, echo, {});
    EXPECT_TRUE(result.input_failed);
    EXPECT_EQ(out, "<a>\n");
}

TEST(Jsonl, OneLineSentIsOneAnswerAtOnce) {
    for (const unsigned threads : {1u, 2u}) {
        int to[2], from[2];
        ASSERT_EQ(pipe(to), 0);
        ASSERT_EQ(pipe(from), 0);
        std::thread running(
            [&] { run_jsonl(source_of(to[0]), sink_of(from[1]), echo, {.threads = threads}); });
        for (const std::string line : {"one", "two", "three"}) {
            ASSERT_TRUE(sink_of(to[1])(line + "\n"));
            std::string got;
            char c = 0;
            while (read(from[0], &c, 1) == 1 && c != '\n') got += c;
            EXPECT_EQ(got, "<" + line + ">");
        }
        close(to[1]);
        running.join();
        for (const int file : {to[0], from[0], from[1]}) close(file);
    }
}

TEST(Jsonl, ABrokenPipeIsAFailedOutput) {
    const auto before = std::signal(SIGPIPE, SIG_IGN);
    int to[2];
    ASSERT_EQ(pipe(to), 0);
    close(to[0]);
    std::istringstream in("a\nb\n");
    EXPECT_TRUE(run_jsonl(source_of(in), sink_of(to[1]), echo, {}).output_failed);
    close(to[1]);
    EXPECT_TRUE(run_jsonl(source_of(-1), sink_of(1), echo, {}).input_failed);
    std::signal(SIGPIPE, before);
}

}  // namespace
}  // namespace sifang
