// A contest as a file: header, count, order, lines, rules.

#include "wire/contest_file.hpp"

#include <gtest/gtest.h>

#include "hand/suit_table.hpp"
#include "random_event.hpp"
#include "rules/books/books.hpp"
#include "wire/profile.hpp"

namespace sifang::test {
namespace {

const SuitTable& suits() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}

std::vector<contest::Logged> some_events(unsigned count) {
    Random random(5);
    std::vector<contest::Logged> events;
    for (unsigned i = 1; i <= count; ++i) {
        events.push_back(RandomEvent(random).any());
        events.back().number = {i};
    }
    return events;
}

std::string file_of(const Rulebook& book, bool comes_with, std::span<const contest::Logged> events) {
    std::string text;
    append_contest_file(text, contest_header_for(book, comes_with, events), events);
    return text;
}

const std::string header = R"({"contest":1,"rules":"mcr","rules_hash":")" + std::string(64, 'a') +
                           R"(","title":"T","events":2})"
                           "\n";
const std::string first = R"({"n":1,"at":1,"by":1,"event":"entries_closed"})"
                          "\n";
const std::string second = R"({"n":2,"at":1,"by":1,"event":"entries_closed"})"
                           "\n";

FileFault fault_of(std::string_view text) {
    const auto read = read_contest_file(text);
    if (read) return {"none", 0, 0, ""};
    return read.error();
}

TEST(ContestFile, IsReadAsItWasWritten) {
    const auto book = open_rulebook("mcr", suits());
    const auto events = some_events(300);
    const std::string text = file_of(*book, true, events);
    const auto read = read_contest_file(text);
    ASSERT_TRUE(read) << read.error().code << " in line " << read.error().line;
    EXPECT_EQ(read->events, events);
    EXPECT_EQ(read->header, contest_header_for(*book, true, events));
    std::string again;
    append_contest_file(again, read->header, read->events);
    EXPECT_EQ(again, text);
    EXPECT_EQ(fault_of(std::string_view(text).substr(0, text.size() - 1)).code, "none")
        << "without the last line end";
}

TEST(ContestFile, ItsFirstLineSaysWhatItIs) {
    const auto book = open_rulebook("mcr", suits());
    contest::ContestOpened opened;
    opened.regulations.title = "Autumn Cup";
    const std::vector<contest::Logged> events{{{1}, {1}, {1}, opened}};
    const std::string text = file_of(*book, true, events);
    EXPECT_EQ(text.substr(0, text.find('\n')), R"({"contest":1,"rules":"mcr","rules_hash":")" +
                                                   profile_hash(*book) +
                                                   R"(","title":"Autumn Cup","events":1})");
}

TEST(ContestFile, AnOwnEditionComesWithIt) {
    const auto own = open_profile(R"({"based_on":"mcr","id":"club"})", families(), suits());
    ASSERT_TRUE(own);
    const std::string text = file_of(**own, false, {});
    const auto read = read_contest_file(text);
    ASSERT_TRUE(read) << read.error().code;
    const auto book = open_contest_rules(read->header, families(), suits());
    ASSERT_TRUE(book) << book.error().code;
    EXPECT_EQ((*book)->id(), "club");
    EXPECT_EQ(profile_hash(**book), profile_hash(**own));

    ContestHeader without = read->header;
    without.profile.clear();
    EXPECT_EQ(open_contest_rules(without, families(), suits()).error(),
              (FileFault{"contest_rules", 1, 1, "club"}));
    ContestHeader changed = read->header;
    changed.profile[changed.profile.find("club")] = 'k';
    EXPECT_EQ(open_contest_rules(changed, families(), suits()).error().code, "contest_rules_changed");
}

TEST(ContestFile, IsReadByTheVeryRulesItNames) {
    const auto book = open_rulebook("hk", suits());
    ContestHeader named = contest_header_for(*book, true, {});
    ASSERT_TRUE(open_contest_rules(named, families(), suits()));
    named.hash[0] = named.hash[0] == '0' ? '1' : '0';
    EXPECT_EQ(open_contest_rules(named, families(), suits()).error(),
              (FileFault{"contest_rules_changed", 1, 1, "hk"}));
    named.profile = "{}";
    named.hash = "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a";  // of "{}"
    EXPECT_EQ(open_contest_rules(named, families(), suits()).error().code, "contest_profile");
}

TEST(ContestFile, WhatIsWrongIsToldWithItsPlace) {
    EXPECT_EQ(fault_of(header + first + second).code, "none");
    EXPECT_EQ(fault_of(""), (FileFault{"not_a_contest", 1, 1, ""}));
    EXPECT_EQ(fault_of("\n"), (FileFault{"not_a_contest", 1, 1, ""}));
    EXPECT_EQ(fault_of("round,table,E,S,W,N\n"), (FileFault{"not_a_contest", 1, 1, ""}));
    EXPECT_EQ(fault_of(first), (FileFault{"not_a_contest", 1, 1, ""}));
    EXPECT_EQ(fault_of("{\"contest\":2,\"colour\":\"red\"}\n"), (FileFault{"contest_version", 1, 1, "2"}));
    EXPECT_EQ(fault_of("{\"contest\":1}\n"), (FileFault{"missing_field", 1, 13, "rules"}));
    EXPECT_EQ(fault_of(R"({"contest":1,"rules":"mcr","rules_hash":"12"})"),
              (FileFault{"not_hex", 1, 42, "12"}));

    EXPECT_EQ(fault_of(header + first), (FileFault{"contest_count", 3, 1, "2"}));
    EXPECT_EQ(fault_of(header + first + second + second), (FileFault{"contest_count", 4, 1, "2"}));
    EXPECT_EQ(fault_of(header + second + first), (FileFault{"contest_order", 2, 1, "1"}));
    EXPECT_EQ(fault_of(header + first + first), (FileFault{"contest_order", 3, 1, "2"}));
    EXPECT_EQ(fault_of(header + first + "\n" + second), (FileFault{"empty_line", 3, 1, ""}));
    EXPECT_EQ(fault_of(header + first + "{\"n\":2,\"at\":true}\n"), (FileFault{"wrong_type", 3, 13, "at"}));
    // Cut off in the middle of a line, wherever.
    const std::string whole = header + first + second;
    for (std::size_t size = 0; size + 1 < whole.size(); ++size)
        EXPECT_NE(fault_of(std::string_view(whole).substr(0, size)).code, "none") << size;
}

}  // namespace
}  // namespace sifang::test
