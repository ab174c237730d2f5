#include "cli/referee_topics.hpp"

#include <algorithm>

#include "cli/complaint.hpp"

namespace sifang::cli {

namespace {

constexpr std::size_t most_near = 5;

/// As words are compared: without capitals, and an id as it is spoken.
std::string plain(std::string_view text) {
    std::string out(text);
    for (char& c : out) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        if (c == '_') c = ' ';
    }
    return out;
}

/// The clause as it stands in the book, without the book's id.
std::string_view number_of_clause(std::string_view clause) {
    const std::size_t colon = clause.find(':');
    return colon == std::string_view::npos ? clause : clause.substr(colon + 1);
}

std::vector<std::string> split_also(std::string_view text) {
    std::vector<std::string> out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        if (end > 0) out.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

void name_topic(RefereeTopic& topic, std::string_view key, std::span<const Words> languages) {
    for (std::size_t i = 0; i < languages.size() && i < topic.names.size(); ++i) {
        topic.names[i] = languages[i](key);
        if (const auto also = languages[i].find(std::string(key) + ".also"))
            std::ranges::move(split_also(*also), std::back_inserter(topic.also));
    }
}

/// The names of its own first, then what it is also called.
void note_what_it_is_called(RefereeTopic& topic) {
    std::vector<std::string>& out = topic.called;
    out = {plain(topic.id)};
    if (!topic.clause.empty()) {
        out.push_back(plain(topic.clause));
        out.push_back(plain(number_of_clause(topic.clause)));
    }
    for (const std::string& name : topic.names) out.push_back(plain(name));
    for (const std::string& name : topic.also) out.push_back(plain(name));
}

std::vector<std::string> plain_words(std::span<const std::string> words) {
    std::vector<std::string> out;
    for (const std::string& word : words) {
        std::string_view rest = word;
        while (!rest.empty()) {  // "early draw" may be one word of the call
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (end > 0) out.push_back(plain(rest.substr(0, end)));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return out;
}

std::string joined(const std::vector<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out.append(out.empty() ? "" : " ").append(word);
    return out;
}

bool holds(const RefereeTopic& topic, std::string_view word) {
    return std::ranges::any_of(topic.called,
                               [&](const std::string& name) { return name.find(word) != std::string::npos; });
}

}  // namespace

std::vector<RefereeTopic> referee_topics(const Rulebook& rulebook, std::span<const Words> languages) {
    std::vector<RefereeTopic> topics;
    for (const Foul& foul : rulebook.fouls().fouls) {
        if (!rulebook.fouls().in_force(foul)) continue;
        RefereeTopic& topic = topics.emplace_back();
        topic.foul = &foul;
        topic.id = foul.id;
        topic.clause = foul.clause;
        // An edition from a file may have fouls of its own: they are called by their id.
        if (!languages.empty() && languages.front().has("foul." + foul.id))
            name_topic(topic, "foul." + foul.id, languages);
        else
            topic.names.fill(foul.id);
    }
    RefereeTopic& time = topics.emplace_back();
    time.kind = RefereeTopic::Kind::Time;
    time.id = "time";
    time.clause = rulebook.time().clauses.session;
    name_topic(time, "referee.time", languages);
    RefereeTopic& appeals = topics.emplace_back();
    appeals.kind = RefereeTopic::Kind::Appeals;
    appeals.id = "appeals";
    appeals.clause = rulebook.appeals().clauses.right;
    name_topic(appeals, "referee.appeals", languages);
    std::ranges::for_each(topics, note_what_it_is_called);
    return topics;
}

std::vector<const RefereeTopic*> find_topics(std::span<const RefereeTopic> topics,
                                             std::span<const std::string> words) {
    const std::vector<std::string> asked = plain_words(words);
    const std::string whole = joined(asked);
    std::vector<const RefereeTopic*> named, found;
    for (const RefereeTopic& topic : topics) {
        if (words.size() == 1 && words[0] == topic.id) return {&topic};
        const auto own_names = std::span(topic.called).first(topic.called.size() - topic.also.size());
        if (!whole.empty() && std::ranges::find(own_names, whole) != own_names.end()) named.push_back(&topic);
        if (std::ranges::all_of(asked, [&](const std::string& word) { return holds(topic, word); }))
            found.push_back(&topic);
    }
    if (!named.empty()) return named;
    const auto called = called_topics(topics, words);
    return called.empty() ? found : called;
}

std::vector<const RefereeTopic*> called_topics(std::span<const RefereeTopic> topics,
                                               std::span<const std::string> words) {
    const std::string whole = joined(plain_words(words));
    std::vector<const RefereeTopic*> out;
    for (const RefereeTopic& topic : topics)
        if (!whole.empty() && std::ranges::find(topic.called, whole) != topic.called.end())
            out.push_back(&topic);
    return out;
}

std::vector<const RefereeTopic*> near_topics(std::span<const RefereeTopic> topics,
                                             std::span<const std::string> words) {
    const std::vector<std::string> asked = plain_words(words);
    std::vector<std::string> names;
    for (const RefereeTopic& topic : topics)
        names.insert(names.end(), topic.called.begin(), topic.called.end());
    const std::string meant = nearest(joined(asked), names);
    const auto holds_one = [&](const RefereeTopic& topic) {
        return std::ranges::any_of(
            asked, [&](const std::string& word) { return word.size() > 2 && holds(topic, word); });
    };
    // What was nearly typed goes before what shares a word with it.
    std::vector<const RefereeTopic*> near;
    for (const RefereeTopic& topic : topics)
        if (!meant.empty() && holds(topic, meant)) near.push_back(&topic);
    for (const RefereeTopic& topic : topics)
        if (holds_one(topic) && std::ranges::find(near, &topic) == near.end()) near.push_back(&topic);
    near.resize(std::min(near.size(), most_near));
    return near;
}

}  // namespace sifang::cli
