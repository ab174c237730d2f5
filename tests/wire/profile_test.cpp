#include "wire/profile.hpp"

#include <gtest/gtest.h>

#include "hand/suit_table.hpp"
#include "wire/json.hpp"
#include "wire/sha256.hpp"
#include "wire/stub_rulebook.hpp"

namespace sifang {
namespace {

TEST(Sha256, AgreesWithThePublishedVectors) {
    EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex(sha256(
                  "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlm"
                  "nopqrsmnopqrstnopqrstu")),
              "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    EXPECT_EQ(hex(sha256(std::string(1000000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, EveryLengthAroundABlockIsPadded) {
    // The lengths where the padding changes its number of blocks; values from another implementation.
    EXPECT_EQ(hex(sha256(std::string(55, 'a'))),
              "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    EXPECT_EQ(hex(sha256(std::string(56, 'a'))),
              "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
    EXPECT_EQ(hex(sha256(std::string(64, 'a'))),
              "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

class Profile : public testing::Test {
  protected:
    using Opened = tl::expected<std::unique_ptr<Rulebook>, ProfileError>;

    Opened open(std::string_view text) const { return open_profile(text, families_, table_); }
    void expect_refused(std::string_view text, std::string_view code, std::string_view where,
                        std::size_t line, std::size_t column) const {
        const auto opened = open(text);
        ASSERT_FALSE(opened) << text;
        EXPECT_EQ(opened.error().fault.code, code) << text;
        EXPECT_EQ(opened.error().fault.where, where) << text;
        EXPECT_EQ(opened.error().place, (TextPlace{line, column}))
            << text << opened.error().place.line << ":" << opened.error().place.column;
    }

    inline static const SuitTable table_;
    testing_stub::StubFamily family_;
    std::array<const Family*, 1> families_{&family_};
};

TEST_F(Profile, WhatIsWrittenReadsBackEqual) {
    const auto stub = family_.open(std::string_view("stub"), table_);
    for (const JsonStyle style : {JsonStyle::Compact, JsonStyle::Pretty, JsonStyle::Canonical}) {
        const auto opened = open(write_json(stub->profile(), style));
        ASSERT_TRUE(opened);
        EXPECT_EQ(canonical_profile(**opened), canonical_profile(*stub));
        EXPECT_EQ(profile_hash(**opened), profile_hash(*stub));
    }
}

TEST_F(Profile, ABaseIsChangedFieldByField) {
    const auto opened =
        open(R"({"based_on":"stub","id":"club","patterns":{"no_honors":{"points":4}},"limits":[1,2,3]})");
    ASSERT_TRUE(opened);
    EXPECT_EQ((*opened)->id(), "club");
    const Value profile = (*opened)->profile();
    EXPECT_EQ(profile.find("based_on"), nullptr);
    EXPECT_EQ(*profile.find("minimum"), Value(8));
    EXPECT_EQ(*profile.find("patterns")->find("all_chows")->find("points"), Value(2));
    EXPECT_EQ(*profile.find("patterns")->find("no_honors")->find("points"), Value(4));
    EXPECT_EQ(*profile.find("limits"), Value(ValueList{1, 2, 3}));
    EXPECT_NE(profile_hash(**opened), profile_hash(*family_.open(std::string_view("stub"), table_)));
}

TEST_F(Profile, TheHashDoesNotDependOnTheOrderOfFields) {
    const auto one = open(R"({"based_on":"stub","id":"club","minimum":9,"limits":[1,2]})");
    const auto other = open("{\"limits\":[1, 2],\n\"minimum\":9,\"id\":\"club\",\"based_on\":\"stub\"}");
    ASSERT_TRUE(one && other);
    EXPECT_EQ(profile_hash(**one), profile_hash(**other));
    EXPECT_EQ(profile_hash(**one).size(), 64u);
}

TEST_F(Profile, UnknownFieldsAreRefusedWithPathAndPlace) {
    expect_refused("{\"based_on\":\"stub\",\"id\":\"club\",\n \"patterns\":{\"all_chows\":{\"point\":1}}}",
                   "unknown_field", "patterns.all_chows.point", 2, 27);
    expect_refused("{\"based_on\":\"stub\",\"id\":\"club\",\n \"patterns\":{\"all_chow\":{\"points\":1}}}",
                   "unknown_field", "patterns.all_chow", 2, 14);
    expect_refused(R"({"id":"c","family":"stub","minimum":1,"patterns":{},"limits":[],"extra":1})",
                   "unknown_field", "extra", 1, 65);
}

TEST_F(Profile, FaultsOfTheFamilyAreGivenTheirPlace) {
    expect_refused("{\"based_on\":\"stub\",\"id\":\"club\",\n\"minimum\": \"eight\"}", "wrong_type",
                   "minimum", 2, 12);
    expect_refused(R"({"based_on":"stub","id":"club","patterns":{"all_chows":{"points":-1}}})",
                   "out_of_range", "patterns.all_chows.points", 1, 66);
    expect_refused(R"({"based_on":"stub","id":"club","limits":[1, "x"]})", "wrong_type", "limits.1", 1, 45);
    expect_refused(R"( {"id":"c","family":"stub"})", "missing", "minimum", 1, 2);
}

TEST_F(Profile, BaseFamilyAndIdMustBeKnown) {
    expect_refused(R"({"based_on":"stud","id":"club"})", "unknown_name", "based_on", 1, 13);
    expect_refused(R"({"based_on":1,"id":"club"})", "wrong_type", "based_on", 1, 13);
    expect_refused(R"({"based_on":"stub"})", "missing", "id", 1, 1);
    expect_refused(R"({"id":"club"})", "missing", "family", 1, 1);
    expect_refused(R"({"id":"club","family":"stud"})", "unknown_name", "family", 1, 23);
    for (const std::string id : {"", "My Club", "a/b", "四方"})
        expect_refused(R"({"based_on":"stub","id":")" + id + "\"}", "bad_id", "id", 1, 25);
    expect_refused("[]", "wrong_type", "", 1, 1);
    expect_refused("{\"based_on\":\n}", "json_unexpected_character", "", 2, 1);
}

TEST_F(Profile, AnotherEditionMayNotGoByTheNameOfOneThatComesWithTheProgram) {
    EXPECT_TRUE(open(R"({"based_on":"stub","id":"stub","minimum":8})"));
    expect_refused(R"({"based_on":"stub","id":"stub","minimum":6})", "id_taken", "id", 1, 25);
}

TEST_F(Profile, ADescriptionHasTheProfileItsHashAndThePatterns) {
    const auto stub = family_.open(std::string_view("stub"), table_);
    const Value about = describe_rulebook(*stub, [](std::string_view id) { return Value(id.substr(0, 3)); });
    EXPECT_EQ(*about.find("id"), Value("stub"));
    EXPECT_EQ(*about.find("hash"), Value(profile_hash(*stub)));
    EXPECT_EQ(*about.find("profile"), stub->profile());
    EXPECT_EQ(
        write_json(*about.find("patterns")),
        R"([{"id":"all_chows","number":63,"points":2,"series":"chows","clause":"stub:1","excludes":["no_honors"],"names":"all"},)"
        R"({"id":"no_honors","number":76,"points":1,"series":null,"clause":"stub:\"2\"","excludes":[],"names":"no_"}])");
}

}  // namespace
}  // namespace sifang
