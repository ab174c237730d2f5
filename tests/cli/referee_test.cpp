// `sifang referee`: finding a ruling by words.

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>

#include "call.hpp"
#include "cli/referee_topics.hpp"
#include "cli/referee_view.hpp"
#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"
#include "text/width.hpp"
#include "wire/json.hpp"

namespace sifang::cli {
namespace {

const SuitTable& suits_for_topics() {
    static const auto table = std::make_unique<SuitTable>();
    return *table;
}
const std::vector<Words>& every_language() {
    static const std::vector<Words> all = [] {
        std::vector<Words> words;
        for (const Language language : all_languages) words.emplace_back(language);
        return words;
    }();
    return all;
}

/// The ids that a search answers with, between blanks.
std::string found(const std::string& rules, const std::vector<std::string>& words) {
    std::vector<std::string> asked{"referee", rules};
    asked.insert(asked.end(), words.begin(), words.end());
    asked.emplace_back("--json");
    const Answer answer = call(asked);
    const auto value = parse_json(answer.out);
    if (!value) return answer.err;
    std::string ids;
    for (const Value& each : *value->find("found")->list())
        ids += (ids.empty() ? "" : " ") + *each.find("id")->string();
    EXPECT_EQ(answer.status, ids.empty() ? 1 : 0);
    return ids;
}

TEST(Referee, AFoulIsFoundInAnyLanguageByIdAndByClause) {
    for (const char* words :
         {"early draw", "Early Draw", "提前拿牌", "先ヅモ", "early_draw", "3.11.6.4 a", "mcr:3.11.6.4 a"})
        for (const char* lang : {"en", "ja"}) {
            const Answer answer = call({"referee", "mcr", words, "--lang", lang, "--json"});
            EXPECT_EQ(answer.status, 0) << words;
            EXPECT_EQ(found("mcr", {words}), "early_draw") << words;
        }
    EXPECT_EQ(found("mcr", {"early", "draw"}), "early_draw") << "several words";
    EXPECT_EQ(found("mcr", {"超前摸牌"}), "early_draw") << "what people also say";
    EXPECT_EQ(found("hk", {"相公"}), "wrong_tile_count");
    const Answer answer = call({"referee", "mcr", "先ヅモ", "--lang", "en"});
    EXPECT_NE(answer.out.find("See also: Reached for the wall"), std::string::npos) << answer.out;
}

TEST(Referee, PartsOfWordsListAllThatHoldThem) {
    const std::string ids = found("mcr", {"discard"});
    for (const char* id : {"late_discard", "late_first_discard", "naming_discard"})
        EXPECT_NE(ids.find(id), std::string::npos) << id << " in " << ids;
    EXPECT_EQ(found("mcr", {"late", "discard"}), "late_discard") << "a whole name goes before parts";
}

TEST(Referee, TimeAndAppealsAreFoundToo) {
    for (const char* words : {"time", "时限", "時間", "clock"})
        EXPECT_NE(found("mcr", {words}).find("time"), std::string::npos) << words;
    for (const char* words : {"appeals", "appeal", "申诉", "申訴", "抗議", "arbitration"})
        EXPECT_EQ(found("mcr", {words}), "appeals") << words;
}

TEST(Referee, EveryNameOfEveryFoulFindsIt) {
    for (const Family* family : families())
        for (const std::string_view edition : family->profiles()) {
            const auto book = family->open(edition, suits_for_topics());
            const auto topics = referee_topics(*book, every_language());
            EXPECT_GT(topics.size(), 10u) << edition;
            for (const RefereeTopic& topic : topics) {
                std::vector<std::string> asked(topic.names.begin(), topic.names.end());
                asked.insert(asked.end(), topic.also.begin(), topic.also.end());
                for (const std::string& name : asked) {
                    if (std::ranges::find(topics, name, &RefereeTopic::id) != topics.end()) continue;
                    EXPECT_EQ(name.find("«"), std::string::npos) << name;
                    auto hits = find_topics(topics, std::vector{name});
                    std::ranges::copy(called_topics(topics, std::vector{name}), std::back_inserter(hits));
                    EXPECT_NE(std::ranges::find(hits, &topic), hits.end()) << edition << ' ' << name;
                }
                const auto by_id = find_topics(topics, std::vector{topic.id});
                EXPECT_NE(std::ranges::find(by_id, &topic), by_id.end()) << topic.id;
            }
        }
}

TEST(Referee, NothingFoundIsANoWithWhatIsNear) {
    const Answer answer = call({"referee", "mcr", "erly draw", "--lang", "en"});
    EXPECT_EQ(answer.status, 1);
    EXPECT_NE(answer.out.find("Early draw"), std::string::npos) << answer.out;
    EXPECT_EQ(call({"referee", "mcr", "xyzzy"}).status, 1);
    const auto value = parse_json(call({"referee", "mcr", "erly draw", "--json"}).out);
    ASSERT_TRUE(value);
    EXPECT_TRUE(value->find("found")->list()->empty());
    EXPECT_FALSE(value->find("near")->list()->empty());
}

void expect_readable(const std::string& text) {
    EXPECT_EQ(text.find("«"), std::string::npos) << text;
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    for (const std::string& line : lines_of(text)) EXPECT_LE(display_width(line), 80u) << line;
}

TEST(Referee, EveryRulingReadsInEveryLanguage) {
    for (const Family* family : families())
        for (const std::string_view edition : family->profiles()) {
            const auto book = family->open(edition, suits_for_topics());
            const auto topics = referee_topics(*book, every_language());
            std::vector<const RefereeTopic*> all;
            for (const RefereeTopic& topic : topics) all.push_back(&topic);
            for (const Words& words : every_language()) {
                expect_readable(draw_topics(all, *book, words, Look{}));
                for (const RefereeTopic& topic : topics)
                    expect_readable(draw_topic(topic, *book, words, Look{}));
            }
        }
}

TEST(Referee, AWrongCallSaysWhatToDo) {
    EXPECT_EQ(call({"referee"}).status, 2);
    EXPECT_EQ(call({"referee", "nosuch"}).status, 2);
    EXPECT_EQ(call({"referee", "mcr", "discard", "--apply", "nosuch.jsonl", "--seat", "S"}).status, 2)
        << "not one foul";
    EXPECT_EQ(call({"referee", "mcr", "early_draw", "--apply", "nosuch.jsonl", "--seat", "S"}).status, 2);
    EXPECT_EQ(call({"referee", "mcr", "early_draw", "--apply", "nosuch.jsonl"}).status, 2) << "no seat";
}

}  // namespace
}  // namespace sifang::cli
