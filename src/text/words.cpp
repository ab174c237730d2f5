#include "text/words.hpp"

#include <cassert>

#include "text/catalogue.hpp"
#include "wire/json.hpp"

namespace sifang {

namespace {

std::map<std::string, std::string, std::less<>> read_catalogue(Language language) {
    std::map<std::string, std::string, std::less<>> texts;
    for (const CatalogueFile& file : catalogue_files()) {
        if (file.language != id(language)) continue;
        const auto parsed = parse_json(file.json);
        assert(parsed && "tests/text reads every file of the catalogue");
        if (!parsed || !parsed->fields()) continue;
        for (const auto& [key, value] : *parsed->fields())
            if (const std::string* text = value.string()) texts.emplace(key, *text);
    }
    return texts;
}

}  // namespace

Words::Words(Language language) : Words(language, read_catalogue(language)) {}

Words::Words(Language language, std::map<std::string, std::string, std::less<>> texts)
    : language_(language), texts_(std::move(texts)) {}

std::optional<std::string_view> Words::find(std::string_view key) const {
    const auto it = texts_.find(key);
    if (it == texts_.end()) return std::nullopt;
    return it->second;
}

std::string Words::operator()(std::string_view key) const {
    if (const auto text = find(key)) return std::string(*text);
    return "«" + std::string(key) + "»";
}

std::string Words::format(std::string_view key, std::initializer_list<Filling> fillings) const {
    const std::string text = (*this)(key);
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t open = text.find('{', i);
        const std::size_t close = open == text.npos ? text.npos : text.find('}', open);
        if (close == text.npos) return out.append(text, i);
        out.append(text, i, open - i);
        const std::string_view name = std::string_view(text).substr(open + 1, close - open - 1);
        const Filling* found = nullptr;
        for (const Filling& filling : fillings)
            if (filling.name == name) found = &filling;
        out += found ? found->value : "{" + std::string(name) + "}";
        i = close + 1;
    }
    return out;
}

}  // namespace sifang
