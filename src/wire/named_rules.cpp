#include "wire/named_rules.hpp"

#include "wire/profile.hpp"
#include "wire/sha256.hpp"

namespace sifang {

tl::expected<std::unique_ptr<Rulebook>, RulesError> open_named_rules(std::string_view id,
                                                                     std::string_view hash,
                                                                     std::string_view profile,
                                                                     std::span<const Family* const> families,
                                                                     const SuitTable& table) {
    const auto no = [](RulesFault fault, std::string_view subject) {
        return tl::unexpected(RulesError{fault, std::string(subject)});
    };
    std::unique_ptr<Rulebook> book;
    if (profile.empty()) {
        for (const Family* family : families)
            if (!book) book = family->open(id, table);
        if (!book) return no(RulesFault::Unknown, id);
    } else {
        if (hex(sha256(profile)) != hash) return no(RulesFault::Changed, id);
        auto opened = open_profile(profile, families, table);
        if (!opened)
            return no(RulesFault::NotAProfile, opened.error().fault.code + " " + opened.error().fault.where);
        book = std::move(*opened);
    }
    if (book->id() != id || profile_hash(*book) != hash) return no(RulesFault::Changed, id);
    return book;
}

}  // namespace sifang
