// Records as files: order, spelling, seals, versions, and files that break off.
#include "wire/record_reader.hpp"

#include <gtest/gtest.h>

#include "rules/books/books.hpp"
#include "support/suits.hpp"
#include "wire/profile.hpp"
#include "wire/record/played_record.hpp"

namespace sifang::test {
namespace {

const std::string& played() {
    static const std::string text = [] {
        Random random(11);
        const auto book = open_rulebook("mcr", suits());
        return play_record(*book, suits(), random, {.most_hands = 2});
    }();
    return text;
}

/// The last step of a reading, the fault, and how many hands were whole.
struct Ended {
    RecordStep step;
    RecordFault fault;
    int results = 0;
    std::size_t lines = 0, sealed = 0, left_over = 0;
};
Ended read_all(std::string_view text, std::size_t piece = 1 << 16) {
    std::size_t at = 0;
    const BytesIn in = [&](char* into, std::size_t size) {
        size = std::min({size, piece, text.size() - at});
        std::copy_n(text.data() + at, size, into);
        at += size;
        return static_cast<std::ptrdiff_t>(size);
    };
    RecordReader reader(in, families(), suits());
    Ended ended{};
    do {
        ended.step = reader.next();
        ended.results += ended.step == RecordStep::Result;
    } while (ended.step < RecordStep::Finished);
    ended.fault = reader.fault();
    ended.lines = reader.line();
    ended.sealed = reader.sealed_lines();
    ended.left_over = reader.bytes_left_over();
    return ended;
}

std::string with(std::string_view from, std::string_view to) {
    std::string text = played();
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(RecordReader, AWholeFileIsReadHoweverItsBytesCome) {
    for (const std::size_t piece : {1u, 7u, 63u, 4096u}) {
        const Ended ended = read_all(played(), piece);
        EXPECT_EQ(ended.step, RecordStep::Finished) << ended.fault.code;
        EXPECT_EQ(ended.results, 2);
        EXPECT_EQ(ended.sealed, ended.lines);
    }
}

TEST(RecordReader, RecordsMayFollowEachOther) {
    EXPECT_EQ(read_all(played() + played()).step, RecordStep::Finished);
    EXPECT_EQ(read_all(played() + played()).results, 4);
}

/// A file that breaks off anywhere is read up to its last whole line, and says that it is not whole.
TEST(RecordReader, AHalfWrittenFileIsReadUpToItsLastWholeLine) {
    const std::string& text = played();
    for (std::size_t size = 1; size < text.size(); size += 13) {
        const Ended ended = read_all(std::string_view(text).substr(0, size));
        ASSERT_EQ(ended.step, RecordStep::Unfinished) << size << " " << ended.fault.code;
        const auto whole = static_cast<std::size_t>(
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(size), '\n'));
        ASSERT_EQ(ended.lines - (ended.left_over > 0), whole);
    }
    EXPECT_EQ(read_all(std::string_view(text).substr(0, text.size() - 1)).step, RecordStep::Unfinished);
}

TEST(RecordReader, FilesOfAnotherKindAreNoRecords) {
    for (const char* text : {"", "\n", "hello", "<mjloggm ver=\"2.3\">", "{\"initdata\":{}}\n",
                             "\x1f\x8b\x08", "{\"hand\":1}\n", "{\"event\":\"draw\"}\n"}) {
        const Ended ended = read_all(text);
        EXPECT_EQ(ended.step, RecordStep::Fault) << text;
        EXPECT_TRUE(ended.fault.code == "not_a_record" || ended.fault.code == "record_order")
            << ended.fault.code;
        EXPECT_LE(ended.fault.line, 1u);
    }
}

TEST(RecordReader, AnotherVersionIsRefusedBeforeAnythingElse) {
    const Ended ended = read_all("{\"record\":2,\"news\":[]}\n");
    EXPECT_EQ(ended.fault, (RecordFault{"record_version", 1, 11, "2"}));
}

TEST(RecordReader, LinesStandInTheirOrder) {
    const std::string& text = played();
    const std::size_t header = text.find('\n') + 1, hand = text.find('\n', header) + 1;
    const std::string twice = text.substr(0, header) + text;
    EXPECT_EQ(read_all(twice).fault, (RecordFault{"record_order", 2, 1, ""}));
    const std::string no_hand = text.substr(0, header) + text.substr(hand);
    EXPECT_EQ(read_all(no_hand).fault, (RecordFault{"record_order", 2, 1, ""}));
    const std::string two_hands = text.substr(0, hand) + text.substr(header);
    EXPECT_EQ(read_all(two_hands).fault, (RecordFault{"record_order", 3, 1, ""}));
    EXPECT_EQ(read_all(with("{\"hand\":2,", "{\"hand\":3,")).fault.code, "record_order");
}

TEST(RecordReader, AnotherSpellingOfTheSameIsRefusedWithItsPlace) {
    EXPECT_EQ(read_all(with("{\"record\":1,", "{\"record\":1, ")).fault,
              (RecordFault{"record_spelling", 1, 13, ""}));
    EXPECT_EQ(read_all(with("\"Ana\"", "\"\\u0041na\"")).fault.code, "record_spelling");
    EXPECT_EQ(read_all(with("\"tiles\":\"", "\"tiles\":\" ")).fault.code, "unknown_letter");
    std::string crlf = played();
    crlf.insert(crlf.find('\n'), "\r");
    EXPECT_EQ(read_all(crlf).fault.code, "record_spelling");
}

TEST(RecordReader, ASealFindsWhatNothingElseWould) {
    const Ended renamed = read_all(with("\"Ana\"", "\"Eva\""));
    EXPECT_EQ(renamed.step, RecordStep::Fault);
    EXPECT_EQ(renamed.fault.code, "record_seal");
    EXPECT_EQ(renamed.results, 0);
}

TEST(RecordReader, TheEndCountsTheHands) {
    EXPECT_EQ(read_all(with("{\"end\":2,", "{\"end\":3,")).fault.code, "record_hands");
}

TEST(RecordReader, LinesThatAreTooLongAreNotHeld) {
    std::string text = played();
    text.insert(text.find("Ana"), std::string(max_record_line, 'a'));
    EXPECT_EQ(read_all(text).fault.code, "record_too_long");
    EXPECT_EQ(read_all(with("Ana", std::string(2000, 'a'))).fault.code, "text_too_long");
}

TEST(RecordReader, RulesThatChangedSinceAreRefused) {
    const std::string hash = profile_hash(*open_rulebook("mcr", suits()));
    EXPECT_EQ(read_all(with(hash, std::string(64, '0'))).fault.code, "record_rules_changed");
    EXPECT_EQ(read_all(with("\"rules\":\"mcr\"", "\"rules\":\"mcx\"")).fault.code, "record_rules");
}

TEST(RecordReader, AnEditionOfOnesOwnComesWithTheRecord) {
    const auto book = open_profile(R"({"based_on":"mcr","id":"our_club","minimum":6})", families(), suits());
    ASSERT_TRUE(book);
    Random random(5);
    std::string text;
    play_record(**book, suits(), random, {.most_hands = 1}, text,
                header_for(**book, false, {"", "", "", ""}));
    EXPECT_EQ(read_all(text).step, RecordStep::Finished) << read_all(text).fault.code;
    // The profile is under its hash, so that it cannot be exchanged.
    const std::size_t at = text.find("\"minimum\":6");
    text[at + 10] = '5';
    EXPECT_EQ(read_all(text).fault.code, "record_rules_changed");
}

}  // namespace
}  // namespace sifang::test
