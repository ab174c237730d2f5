#include "cli/claim_option.hpp"

#include <algorithm>

#include "cli/names.hpp"

namespace sifang::cli {

namespace {

PatternIndex find_pattern(const Context& context, const Rulebook& rulebook, const std::string& name) {
    const auto patterns = rulebook.patterns();
    for (std::size_t i = 0; i < patterns.size(); ++i)
        if (patterns[i].id == name || pattern_name(context.words, rulebook, patterns[i].id) == name)
            return static_cast<PatternIndex>(i);
    return no_pattern;
}

Complaint unknown_pattern(const Context& context, const Rulebook& rulebook, const std::string& name) {
    Complaint complaint{context.words.format("cli.fault.unknown_pattern", {{"name", name}})};
    std::vector<std::string> ids;
    for (const PatternInfo& pattern : rulebook.patterns()) ids.emplace_back(pattern.id);
    const std::string call = "sifang rules " + std::string(rulebook.id()), guess = nearest(name, ids);
    complaint.remedy =
        guess.empty() ? context.words.format("cli.remedy.help", {{"call", call}})
                      : context.words.format("cli.remedy.guess_help", {{"guess", guess}, {"call", call}});
    return in_call(complaint, context.call, find_in_call(context.call, "--claim", name));
}

}  // namespace

tl::expected<Claim, Complaint> read_claim(const Context& context, const Rulebook& rulebook,
                                          const std::vector<std::string>& names) {
    Claim claim;
    for (const std::string& name : names) {
        const PatternIndex pattern = find_pattern(context, rulebook, name);
        if (pattern == no_pattern) return tl::unexpected(unknown_pattern(context, rulebook, name));
        if (auto* again = std::ranges::find(claim, pattern, &ClaimedPattern::pattern); again != claim.end()) {
            // No hand holds more than a handful of one pattern; a count beyond that is struck all the same.
            if (again->count < 99) ++again->count;
            continue;
        }
        if (claim.full())
            return tl::unexpected(in_call(
                {context.words.format("cli.fault.long_claim", {{"most", std::to_string(Claim::capacity())}})},
                context.call, find_in_call(context.call, "--claim", name)));
        claim.push_back({pattern, 1});
    }
    return claim;
}

}  // namespace sifang::cli
