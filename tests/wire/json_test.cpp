#include "wire/json.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>

#include "wire/json_reader.hpp"

namespace sifang {
namespace {

struct Refused {
    std::string text;
    JsonFault fault;
    std::size_t line, column;
};

class JsonRefused : public testing::TestWithParam<Refused> {};

TEST_P(JsonRefused, WithTheFaultAndItsPlace) {
    const auto& [text, fault, line, column] = GetParam();
    const auto value = parse_json(text);
    ASSERT_FALSE(value) << text;
    EXPECT_EQ(code(value.error().fault), code(fault)) << text;
    EXPECT_EQ(value.error().place, (TextPlace{line, column})) << text;
}

INSTANTIATE_TEST_SUITE_P(
    Json, JsonRefused,
    testing::Values(
        Refused{"", JsonFault::UnexpectedEnd, 1, 1}, Refused{"  ", JsonFault::UnexpectedEnd, 1, 3},
        Refused{"{", JsonFault::UnexpectedEnd, 1, 2}, Refused{"[1", JsonFault::UnexpectedEnd, 1, 3},
        Refused{"{\"a\"", JsonFault::UnexpectedEnd, 1, 5}, Refused{"{\"a\":", JsonFault::UnexpectedEnd, 1, 6},
        Refused{"[1,", JsonFault::UnexpectedEnd, 1, 4}, Refused{"\"abc", JsonFault::UnexpectedEnd, 1, 5},
        Refused{"\"abc\\", JsonFault::UnexpectedEnd, 1, 6}, Refused{"tru", JsonFault::UnexpectedEnd, 1, 4},
        Refused{"[1,]", JsonFault::UnexpectedCharacter, 1, 4},
        Refused{"[,1]", JsonFault::UnexpectedCharacter, 1, 2},
        Refused{"{\"a\":1,}", JsonFault::UnexpectedCharacter, 1, 8},
        Refused{"{a:1}", JsonFault::UnexpectedCharacter, 1, 2},
        Refused{"{\"a\" 1}", JsonFault::UnexpectedCharacter, 1, 6},
        Refused{"[1 2]", JsonFault::UnexpectedCharacter, 1, 4},
        Refused{"trie", JsonFault::UnexpectedCharacter, 1, 3},
        Refused{"[1}", JsonFault::UnexpectedCharacter, 1, 3},
        Refused{"{\"a\":1]", JsonFault::UnexpectedCharacter, 1, 7},
        Refused{"+1", JsonFault::UnexpectedCharacter, 1, 1},
        Refused{"NaN", JsonFault::UnexpectedCharacter, 1, 1},
        Refused{"'a'", JsonFault::UnexpectedCharacter, 1, 1},
        Refused{"// a\n1", JsonFault::UnexpectedCharacter, 1, 1},
        Refused{"1 2", JsonFault::TrailingText, 1, 3}, Refused{"{}x", JsonFault::TrailingText, 1, 3},
        Refused{"nullx", JsonFault::TrailingText, 1, 5}, Refused{"\"\\x41\"", JsonFault::BadEscape, 1, 2},
        Refused{"\"a\\u12g4\"", JsonFault::BadEscape, 1, 3},
        Refused{"\"\\ud800\"", JsonFault::BadEscape, 1, 2},
        Refused{"\"\\ud800\\u0041\"", JsonFault::BadEscape, 1, 2},
        Refused{"\"\\udc00\"", JsonFault::BadEscape, 1, 2}, Refused{"\"\\u12", JsonFault::BadEscape, 1, 2},
        Refused{"\"\xff\"", JsonFault::BadUtf8, 1, 2}, Refused{"\"a\xc0\x80\"", JsonFault::BadUtf8, 1, 3},
        Refused{"\"\xed\xa0\x80\"", JsonFault::BadUtf8, 1, 2},
        Refused{"\"\xe4\xb8\"", JsonFault::BadUtf8, 1, 2},
        Refused{"\"\xf4\x90\x80\x80\"", JsonFault::BadUtf8, 1, 2},
        Refused{"\"\\n\xff\"", JsonFault::BadUtf8, 1, 4},
        Refused{"\"a\nb\"", JsonFault::ControlCharacter, 1, 3},
        Refused{"\"\\ta\tb\"", JsonFault::ControlCharacter, 1, 5}, Refused{"01", JsonFault::BadNumber, 1, 2},
        Refused{"-", JsonFault::BadNumber, 1, 2}, Refused{"1.", JsonFault::BadNumber, 1, 3},
        Refused{"1e", JsonFault::BadNumber, 1, 3}, Refused{"1e+", JsonFault::BadNumber, 1, 4},
        Refused{"-a", JsonFault::BadNumber, 1, 2},
        Refused{"[9223372036854775808]", JsonFault::NumberRange, 1, 2},
        Refused{"1e999", JsonFault::NumberRange, 1, 1},
        Refused{"{\"a\":1,\"b\":2,\"a\":3}", JsonFault::DuplicateField, 1, 15},
        Refused{"{\"a\":1,\"\\u0061\":3}", JsonFault::DuplicateField, 1, 9},
        Refused{"{\n  \"a\": 1,\n  \"b\": x\n}", JsonFault::UnexpectedCharacter, 3, 8},
        Refused{"[\"一万\", 東]", JsonFault::UnexpectedCharacter, 1, 8}));

TEST(Json, ReadsEveryKindOfValue) {
    const auto value = parse_json(
        " {\"a\": [1, -2, 0, 9223372036854775807, -9223372036854775808], \"b\": 1.5, \"c\": 1e2,\r\n\t\"d\": "
        "{\"t\": true, \"f\": false, \"n\": null}, \"e\": \"x\"} ");
    ASSERT_TRUE(value);
    const ValueList whole{1, -2, 0, std::numeric_limits<std::int64_t>::max(),
                          std::numeric_limits<std::int64_t>::min()};
    EXPECT_EQ(*value->find("a"), Value(whole));
    EXPECT_EQ(*value->find("b"), Value(1.5));
    EXPECT_EQ(*value->find("c"), Value(100.0));
    EXPECT_EQ(*value->find("d")->find("t"), Value(true));
    EXPECT_EQ(*value->find("d")->find("f"), Value(false));
    EXPECT_TRUE(value->find("d")->find("n")->is_null());
    EXPECT_EQ(*value->find("e"), Value("x"));
}

TEST(Json, ReadsEscapesAndSurrogates) {
    const auto value = parse_json(R"("a\"\\\/\b\f\n\r\t\u4E00\u00e9\ud83c\udc04z")");
    ASSERT_TRUE(value);
    EXPECT_EQ(*value->string(), "a\"\\/\b\f\n\r\t一é\U0001F004z");
    EXPECT_EQ(*parse_json("\"\\u0000\"")->string(), std::string(1, '\0'));
}

TEST(Json, KeepsTheOrderOfFields) {
    const std::string text = R"({"z":1,"a":{"y":[],"b":{}},"m":[{"q":1}]})";
    EXPECT_EQ(write_json(*parse_json(text)), text);
}

TEST(Json, CanonicalFormSortsFieldsAtEveryDepth) {
    const auto one = parse_json(R"({"z":1,"a":{"y":[3,1],"b":"é\u0001"}})");
    const auto other = parse_json(" {\"a\":{\"b\":\"\\u00e9\\u0001\", \"y\":[3,1]},\n\"z\":1}");
    EXPECT_EQ(write_json(*one, JsonStyle::Canonical), "{\"a\":{\"b\":\"é\\u0001\",\"y\":[3,1]},\"z\":1}");
    EXPECT_EQ(write_json(*one, JsonStyle::Canonical), write_json(*other, JsonStyle::Canonical));
}

TEST(Json, PrettyFormIsIndentedByTwo) {
    EXPECT_EQ(write_json(*parse_json(R"({"a":[1,2],"b":{},"c":[]})"), JsonStyle::Pretty),
              "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {},\n  \"c\": []\n}");
}

TEST(Json, WhatIsNoUtf8IsWrittenAsTheReplacementCharacter) {
    std::string out;
    append_json_string(out,
                       "a\xff"
                       "b\"\x1f"
                       "\x7f");
    EXPECT_EQ(out,
              "\"a\xEF\xBF\xBD"
              "b\\\"\\u001f\x7f\"");
}

TEST(Json, RealsStayRealsAndWhatIsNoNumberIsNull) {
    EXPECT_EQ(write_json(Value(2.0)), "2.0");
    EXPECT_EQ(write_json(Value(1e300)), "1e+300");
    EXPECT_EQ(write_json(Value(std::nan(""))), "null");
    EXPECT_EQ(*parse_json("2.0"), Value(2.0));
    EXPECT_NE(*parse_json("2"), Value(2.0));
}

TEST(Json, DepthIsBounded) {
    const auto nested = [](std::size_t n) { return std::string(n, '[') + std::string(n, ']'); };
    EXPECT_TRUE(parse_json(nested(64)));
    const auto deep = parse_json(nested(65));
    ASSERT_FALSE(deep);
    EXPECT_EQ(deep.error().fault, JsonFault::TooDeep);
    EXPECT_EQ(deep.error().place.column, 65u);
    // Closing and opening again at the deepest level is no deeper.
    EXPECT_TRUE(parse_json(std::string(63, '[') + "[],[]" + std::string(63, ']')));
}

TEST(Json, SizeIsBounded) {
    EXPECT_TRUE(parse_json("[1,2]", 5));
    const auto longer = parse_json("[1,2]", 4);
    ASSERT_FALSE(longer);
    EXPECT_EQ(longer.error().fault, JsonFault::TooLong);
}

TEST(Json, ManyFieldsAreReadWithoutComparingEachWithEach) {
    std::string text = "{\"0\":0";
    for (int i = 1; i < 60000; ++i) text += ",\"" + std::to_string(i) + "\":0";
    EXPECT_TRUE(parse_json(text + "}"));
    const auto repeated = parse_json(text + ",\"77\":1}");
    ASSERT_FALSE(repeated);
    EXPECT_EQ(repeated.error().offset, text.size() + 2);
}

Value random_value(std::mt19937& random, int depth) {
    const auto up_to = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
    const auto text = [&] {
        std::string s;
        static const std::string parts[] = {"a", "\"", "\\", "\n", "一", "é", "\U0001F004", "\x01", "/", " "};
        for (unsigned n = up_to(6); n > 0; --n) s += parts[up_to(10)];
        return s;
    };
    switch (up_to(depth > 3 ? 5 : 7)) {
        case 0: return Value();
        case 1: return Value(up_to(2) == 0);
        case 2:
            return Value(static_cast<std::int64_t>((std::uint64_t{random()} << 32 | random()) >> up_to(64)));
        case 3: return Value(static_cast<double>(random()) / 1024.0 * (up_to(2) ? 1e100 : -1e-100));
        case 4: return Value(text());
        case 5: {
            ValueList items;
            for (unsigned n = up_to(5); n > 0; --n) items.push_back(random_value(random, depth + 1));
            return items;
        }
        default: {
            ValueFields fields;
            for (unsigned n = up_to(5); n > 0; --n)
                fields.emplace_back(text() + std::to_string(n), random_value(random, depth + 1));
            return fields;
        }
    }
}

TEST(Json, WhatIsWrittenReadsBackEqual) {
    std::mt19937 random(20240229);
    for (int i = 0; i < 20000; ++i) {
        const Value value = random_value(random, 0);
        for (const JsonStyle style : {JsonStyle::Compact, JsonStyle::Pretty}) {
            const auto back = parse_json(write_json(value, style));
            ASSERT_TRUE(back) << write_json(value, style);
            ASSERT_EQ(*back, value) << write_json(value, style);
        }
        const std::string canonical = write_json(value, JsonStyle::Canonical);
        ASSERT_EQ(write_json(*parse_json(canonical), JsonStyle::Canonical), canonical);
    }
}

TEST(JsonReader, GivesViewsIntoTheTextWhenThereIsNoEscape) {
    const std::string text = R"({"name":"value","n":12})";
    JsonReader in(text);
    std::string_view name, value;
    std::int64_t n = 0;
    ASSERT_TRUE(in.enter_object());
    ASSERT_TRUE(in.next_field(name));
    EXPECT_EQ(name.data(), text.data() + 2);
    EXPECT_EQ(in.offset(), 2u);
    ASSERT_TRUE(in.string(value));
    EXPECT_EQ(value.data(), text.data() + 9);
    EXPECT_EQ(in.offset(), 9u);
    EXPECT_FALSE(in.escaped());
    ASSERT_TRUE(in.next_field(name));
    EXPECT_EQ(in.peek(), JsonKind::Number);
    ASSERT_TRUE(in.integer(n));
    EXPECT_EQ(n, 12);
    EXPECT_FALSE(in.next_field(name));
    EXPECT_FALSE(in.failed());
    EXPECT_TRUE(in.finish());
}

TEST(JsonReader, AskedForAnotherKindSaysSo) {
    for (const std::string text : {"{}", "[]", "\"x\"", "1", "1.5", "true", "null"}) {
        const auto refused = [&](auto read) {
            JsonReader in(text);
            if (read(in)) return false;
            EXPECT_EQ(in.error().fault, JsonFault::WrongType) << text;
            EXPECT_EQ(in.error().offset, 0u) << text;
            return true;
        };
        std::string_view s;
        std::int64_t n = 0;
        bool b = false;
        EXPECT_EQ(refused([](JsonReader& in) { return in.enter_object(); }), text != "{}");
        EXPECT_EQ(refused([](JsonReader& in) { return in.enter_list(); }), text != "[]");
        EXPECT_EQ(refused([&](JsonReader& in) { return in.string(s); }), text != "\"x\"");
        EXPECT_EQ(refused([&](JsonReader& in) { return in.integer(n); }), text != "1");
        EXPECT_EQ(refused([&](JsonReader& in) { return in.boolean(b); }), text != "true");
        EXPECT_EQ(refused([](JsonReader& in) { return in.null(); }), text != "null");
    }
}

TEST(JsonReader, SkipsAnyValueButChecksIt) {
    std::string_view name;
    std::int64_t n = 0;
    JsonReader in(R"({"a":[1,{"b":[true,null,"\n",2.5]}],"c":7})");
    ASSERT_TRUE(in.enter_object() && in.next_field(name) && in.skip());
    ASSERT_TRUE(in.next_field(name) && in.integer(n));
    EXPECT_EQ(n, 7);
    JsonReader bad("[[1,2,[tru]]]");
    EXPECT_FALSE(bad.skip());
    EXPECT_EQ(bad.error().offset, 10u);
}

}  // namespace
}  // namespace sifang
