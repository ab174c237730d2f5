// The catalogue is whole: every key in every language, the same places to fill, and every key that the code
// names.

#include "text/catalogue.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>

#include "text/words.hpp"
#include "wire/json.hpp"

namespace sifang {
namespace {

namespace fs = std::filesystem;

const fs::path root = fs::path(SIFANG_TEST_DATA) / ".." / "..";

std::set<std::string> places(std::string_view text) {
    std::set<std::string> found;
    const std::string copy(text);
    const std::regex place(R"(\{([^}]*)\})");
    for (std::sregex_iterator it(copy.begin(), copy.end(), place), end; it != end; ++it)
        found.insert((*it)[1]);
    return found;
}

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

TEST(Catalogue, EveryFileIsAFlatObjectOfTexts) {
    ASSERT_FALSE(catalogue_files().empty());
    for (const CatalogueFile& file : catalogue_files()) {
        const auto parsed = parse_json(file.json);
        ASSERT_TRUE(parsed && parsed->fields()) << file.language << "/" << file.domain;
        for (const auto& [key, value] : *parsed->fields()) {
            ASSERT_TRUE(value.string()) << key;
            EXPECT_FALSE(value.string()->empty()) << file.language << " " << key;
        }
    }
}

TEST(Catalogue, ANewFileIsBuiltIn) {
    std::set<std::string> built;
    for (const CatalogueFile& file : catalogue_files())
        built.insert(std::string(file.language) + "/" + std::string(file.domain) + ".json");
    for (const auto& entry : fs::recursive_directory_iterator(root / "text"))
        if (entry.path().extension() == ".json") {
            EXPECT_TRUE(built.contains(fs::relative(entry.path(), root / "text").generic_string()))
                << entry.path();
        }
}

TEST(Catalogue, NoKeyStandsInTwoFiles) {
    std::set<std::pair<std::string, std::string>> seen;
    for (const CatalogueFile& file : catalogue_files()) {
        const auto parsed = parse_json(file.json);
        ASSERT_TRUE(parsed && parsed->fields());
        for (const auto& [key, value] : *parsed->fields())
            EXPECT_TRUE(seen.emplace(file.language, key).second) << file.language << " " << key;
    }
}

TEST(Catalogue, EveryKeyIsThereInEveryLanguageWithTheSamePlaces) {
    const Words english(Language::En);
    ASSERT_FALSE(english.all().empty());
    for (const Language language : all_languages) {
        const Words words(language);
        for (const auto& [key, text] : english.all()) {
            const auto found = words.find(key);
            ASSERT_TRUE(found) << id(language) << " lacks " << key;
            EXPECT_EQ(places(*found), places(text)) << id(language) << " " << key;
        }
        for (const auto& [key, text] : words.all()) EXPECT_TRUE(english.has(key)) << "en lacks " << key;
    }
}

/// String literals that look like keys: their first part is the first part of a key that exists. One that
/// ends with a dot is the beginning of keys that the code puts together.
TEST(Catalogue, EveryKeyNamedInTheCodeIsThere) {
    const Words words(Language::En);
    std::set<std::string> domains;
    for (const auto& [key, text] : words.all()) domains.insert(key.substr(0, key.find('.')));

    const std::regex literal(R"re("([a-z_]+)((\.[A-Za-z0-9_-]+)+\.?|\.)")re");
    unsigned found = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
        const std::string code = read(entry.path());
        for (std::sregex_iterator it(code.begin(), code.end(), literal), end; it != end; ++it) {
            if (!domains.contains((*it)[1])) continue;
            const std::string key = std::string((*it)[1]) + std::string((*it)[2]);
            ++found;
            if (!key.ends_with('.')) {
                EXPECT_TRUE(words.has(key)) << entry.path().filename() << " names " << key;
                continue;
            }
            const auto next = words.all().lower_bound(key);
            EXPECT_TRUE(next != words.all().end() && next->first.starts_with(key))
                << entry.path().filename() << " names keys that begin with " << key;
        }
    }
    EXPECT_GT(found, 50u) << "the scan sees the code";
}

}  // namespace
}  // namespace sifang
