// docs/profiles.md and the profiles of the program say the same.

#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "rules/books/books.hpp"
#include "support/suits.hpp"
#include "wire/json.hpp"
#include "wire/profile.hpp"

namespace sifang {
namespace {

std::string guide() {
    std::ifstream file(SIFANG_TEST_DATA "/../../docs/profiles.md");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The part of the guide that tells of a family, after what it tells of all of them.
std::string part_about(const std::string& guide, std::string_view family) {
    const std::size_t common = guide.find("\n## Every family"), first = guide.find("\n## ", common + 1);
    const std::size_t from = guide.find("\n## " + std::string(family) + ":");
    EXPECT_NE(from, std::string::npos) << family;
    return guide.substr(common, first - common) + guide.substr(from, guide.find("\n## ", from + 1) - from);
}

/// Names of all fields, at any depth. The names inside `patterns` and `catalogue` are ids, not fields.
void collect(const Value& value, std::set<std::string>& names, bool are_ids = false) {
    if (const ValueFields* fields = value.fields())
        for (const auto& [name, inner] : *fields) {
            if (!are_ids) names.insert(name);
            collect(inner, names, name == "patterns" || name == "catalogue");
        }
    if (const ValueList* items = value.list())
        for (const Value& item : *items) collect(item, names);
}

TEST(ProfileGuide, TellsOfEveryFieldOfEveryFamily) {
    const std::string text = guide();
    for (const Family* family : families()) {
        const std::string part = part_about(text, family->id());
        for (const std::string_view id : family->profiles()) {
            EXPECT_NE(part.find("`" + std::string(id) + "`"), std::string::npos) << "edition " << id;
            std::set<std::string> names;
            collect(family->open(id, suits())->profile(), names);
            for (const std::string& name : names)
                EXPECT_NE(part.find("`" + name + "`"), std::string::npos)
                    << family->id() << " has a field " << name;
        }
    }
}

TEST(ProfileGuide, ItsExampleIsAnEdition) {
    const std::string text = guide();
    const std::size_t from = text.find("```json\n") + 8;
    const auto book = open_profile(text.substr(from, text.find("```", from) - from), families(), suits());
    ASSERT_TRUE(book) << book.error().fault.code << " " << book.error().fault.where;
    EXPECT_EQ((*book)->id(), "our_club");
    EXPECT_EQ(*(*book)->profile().find("minimum"), Value(6));
}

TEST(BuiltInProfiles, ReadBackEqualAndHaveHashesOfTheirOwn) {
    std::set<std::string> hashes;
    for (const Family* family : families())
        for (const std::string_view id : family->profiles()) {
            const auto built_in = family->open(id, suits());
            ASSERT_TRUE(built_in) << id;
            EXPECT_EQ(built_in->id(), id);
            const auto read =
                open_profile(write_json(built_in->profile(), JsonStyle::Pretty), families(), suits());
            ASSERT_TRUE(read) << id << " " << read.error().fault.code << " " << read.error().fault.where;
            EXPECT_EQ((*read)->profile(), built_in->profile()) << id;
            EXPECT_TRUE(hashes.insert(profile_hash(*built_in)).second) << id;
        }
}

TEST(BuiltInProfiles, EveryFieldIsLookedAt) {
    // Taking any field away, or adding one, is refused: at every depth of every profile.
    for (const Family* family : families()) {
        const Value profile = family->open(family->profiles()[0], suits())->profile();
        for (const auto& [name, value] : *profile.fields()) {
            Value without = profile;
            std::erase_if(*without.fields(), [&](const auto& field) { return field.first == name; });
            const auto opened = family->open(without, suits());
            ASSERT_FALSE(opened) << family->id() << " without " << name;
            EXPECT_EQ(opened.error().code, "missing") << name;
            EXPECT_EQ(opened.error().where, name);
            if (value.fields() == nullptr) continue;
            Value more = profile;
            more[name]["no_such_field"] = 1;
            const auto refused = family->open(more, suits());
            ASSERT_FALSE(refused) << name;
            EXPECT_EQ(refused.error().code, "unknown_field") << name;
            EXPECT_EQ(refused.error().where, name + ".no_such_field");
        }
    }
}

}  // namespace
}  // namespace sifang
