// Every line that can be written is read back equal, and only what is written so.
#include "wire/record_line.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <set>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "support/soak.hpp"
#include "wire/json.hpp"
#include "wire/record/random_lines.hpp"
#include "wire/record_pieces.hpp"

namespace sifang::test {
namespace {

const Rulebook& book() {
    static const auto table = std::make_unique<SuitTable>();
    static const auto mcr = open_rulebook("mcr", *table);
    return *mcr;
}

std::string told(const MaybeLineError& error) {
    return error ? std::string(error->code) + " at " + std::to_string(error->at) + " " + error->subject : "";
}

TEST(RecordLine, EveryEventIsReadBackEqual) {
    Random random(1);
    Making make(random, book());
    std::set<std::size_t> kinds;
    for (std::uint64_t i = soak_or(40'000, 4'000'000); i > 0; --i) {
        const Event event = make.event();
        kinds.insert(event.index());
        std::string line, again;
        append_event(line, event, book());
        Event read;
        const auto error = read_event(line, book(), read);
        ASSERT_FALSE(error) << line << "\n" << told(error);
        append_event(again, read, book());
        ASSERT_EQ(again, line);
        ASSERT_TRUE(read == event) << line;
        ASSERT_EQ(kind_of_line(line), RecordLineKind::EventLine);
        ASSERT_TRUE(parse_json(line)) << line;
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Event>);
}

TEST(RecordLine, EverySessionEventIsReadBackEqual) {
    Random random(2);
    Making make(random, book());
    std::set<std::size_t> kinds;
    for (std::uint64_t i = soak_or(2'000, 200'000); i > 0; --i) {
        const SessionEvent event = make.session_event();
        kinds.insert(event.index());
        std::string line;
        append_session_event(line, event);
        SessionEvent read;
        const auto error = read_session_event(line, read);
        ASSERT_FALSE(error) << line << "\n" << told(error);
        ASSERT_TRUE(read == event) << line;
        ASSERT_EQ(kind_of_line(line), RecordLineKind::Session);
    }
    // All but the beginning and the end of a hand, which have lines of their own.
    EXPECT_EQ(kinds.size(), std::variant_size_v<SessionEvent> - 2);
}

TEST(RecordLine, HeadersHandsAndResultsAreReadBackEqual) {
    Random random(3);
    Making make(random, book());
    for (std::uint64_t i = soak_or(3'000, 300'000); i > 0; --i) {
        std::string line;
        const RecordHeader header = make.header();
        append_header(line, header);
        RecordHeader header_read;
        auto error = read_header(line, header_read);
        ASSERT_FALSE(error) << line << "\n" << told(error);
        ASSERT_TRUE(header_read == header) << line;

        line.clear();
        const RecordHand hand = make.hand();
        append_hand(line, hand);
        RecordHand hand_read;
        error = read_hand(line, hand_read);
        ASSERT_FALSE(error) << line << "\n" << told(error);
        ASSERT_TRUE(hand_read == hand) << line;

        line.clear();
        const RecordResult result = make.result();
        const Hex256 seal = make.hex();
        append_result(line, result, book());
        append_seal(line, seal);
        RecordResult result_read;
        std::string seal_read;
        error = read_result(line, book(), result_read, seal_read);
        ASSERT_FALSE(error) << line << "\n" << told(error);
        ASSERT_TRUE(result_read == result) << line;
        ASSERT_EQ(seal_read, seal);
    }
}

TEST(RecordLine, TilesAreWrittenAsEverywhereRedFivesAsZeroAndBacksAsQuestionMarks) {
    const std::array pieces{Piece(Tile::of(Suit::Characters, 1)),
                            Piece::red_five(Suit::Characters),
                            Piece(Tile::of(Suit::Dots, 3)),
                            Piece::back(),
                            Piece(tiles::east),
                            Piece(Tile::flower(8))};
    EXPECT_EQ(write_pieces(pieces), "10m3p?E8f");
    std::array<Piece, 6> room;
    EXPECT_EQ(read_pieces("10m3p?E8f", room).count, 6u);
    EXPECT_EQ(room, pieces);
}

struct Wrong {
    const char* line;
    const char* code;
    std::size_t at;
};

TEST(RecordLine, WhatIsWrongIsNamedWithItsColumn) {
    Event event;
    for (const Wrong& wrong : std::initializer_list<Wrong>{
             {R"({"event":"draw","seat":"E","tile":"10m"})", "too_many_tiles", 37},
             {R"({"event":"draw","seat":"E","tile":"9f"})", "rank_out_of_range", 36},
             {R"({"event":"draw","seat":"E","tile":"5"})", "digits_without_suit", 36},
             {R"({"event":"draw","seat":"E","tile":""})", "empty", 36},
             {R"({"event":"draw","seat":"X","tile":"1m"})", "unknown_value", 25},
             {R"({"event":"fly","seat":"E"})", "unknown_value", 11},
             {R"({"event":"draw","tile":"1m"})", "missing_field", 28},
             {R"({"event":"draw","seat":"E","seat":"E"})", "duplicate_field", 29},
             {R"({"event":"draw","seat":"E","wings":2})", "unknown_field", 29},
             {R"({"event":"draw","seat":"E","tile":3})", "wrong_type", 35},
             {R"({"event":"draw","seat":"E","tile":"1m"} x)", "json_trailing_text", 41},
             {R"({"event":"count","seat":"E","claim":{"flying":1}})", "unknown_pattern", 39},
             {R"({"event":"end","how":"won","payments":{"E":1,"S":2,"W":3}})", "missing_field", 57},
         }) {
        const auto error = read_event(wrong.line, book(), event);
        ASSERT_TRUE(error) << wrong.line;
        EXPECT_EQ(error->code, wrong.code) << wrong.line;
        EXPECT_EQ(error->at, wrong.at) << wrong.line;
    }
}

}  // namespace
}  // namespace sifang::test
