#pragma once
// The editions that come with the program, opened once.

#include <map>

#include "hand/suit_table.hpp"
#include "rules/books/books.hpp"

namespace sifang::rules_test {

inline const SuitTable& suit_table() {
    static const SuitTable table;
    return table;
}
inline const Rulebook& book(std::string_view id) {
    static std::map<std::string, std::unique_ptr<Rulebook>, std::less<>> books;
    auto found = books.find(id);
    if (found == books.end()) found = books.emplace(std::string(id), open_rulebook(id, suit_table())).first;
    return *found->second;
}

/// An edition from data.
inline tl::expected<std::unique_ptr<Rulebook>, ProfileFault> opened(const Value& profile) {
    for (const Family* family : families())
        if (Value(family->id()) == *profile.find("family")) return family->open(profile, suit_table());
    return tl::unexpected(ProfileFault{"unknown_name", "family", ""});
}

inline constexpr std::string_view all_books[] = {"mcr",    "gb98",   "mil", "hk", "zds",
                                                 "riichi", "tenhou", "ema", "wrc"};

}  // namespace sifang::rules_test
