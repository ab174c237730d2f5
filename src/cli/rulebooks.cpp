#include "cli/rulebooks.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/error_text.hpp"
#include "cli/options.hpp"
#include "rules/books/books.hpp"
#include "wire/profile.hpp"

namespace sifang::cli {

namespace {

std::string line_of(const std::string& text, std::size_t number) {
    std::istringstream lines(text);
    std::string line;
    for (std::size_t i = 0; i < number && std::getline(lines, line); ++i) {
    }
    return line;
}

Complaint profile_complaint(const Context& context, const std::string& path, const std::string& text,
                            const ProfileError& error) {
    const Words& words = context.words;
    const ProfileFault& fault = error.fault;
    const std::string key = "profile_fault." + fault.code;
    Complaint complaint{words.has(key) ? words.format(key, {{"field", fault.where}, {"value", fault.value}})
                                       : error_text(words, fault.code, fault.where)};
    complaint.remedy = words("cli.remedy.profile");
    complaint.line = line_of(text, error.place.line);
    complaint.column = error.place.column;
    complaint.where =
        path + ":" + std::to_string(error.place.line) + ":" + std::to_string(error.place.column);
    return complaint;
}

}  // namespace

std::vector<std::string> rulebook_ids() {
    std::vector<std::string> ids;
    for (const Family* family : families())
        for (const std::string_view id : family->profiles()) ids.emplace_back(id);
    return ids;
}

tl::expected<std::unique_ptr<Rulebook>, Complaint> open_rules(const Context& context, const SuitTable& table,
                                                              const std::string& name,
                                                              std::string_view option) {
    if (auto book = open_rulebook(std::string_view(name), table)) return book;

    std::error_code ignored;
    std::ifstream file(name, std::ios::binary);
    const bool looks_like_path = name.find_first_of("./") != std::string::npos;
    if (file && !std::filesystem::is_directory(name, ignored)) {
        // One byte more than a profile may have is enough to see that it is too long.
        std::string text(max_profile_bytes + 1, '\0');
        file.read(text.data(), static_cast<std::streamsize>(text.size()));
        text.resize(static_cast<std::size_t>(file.gcount()));
        auto opened = open_profile(text, families(), table);
        if (!opened) return tl::unexpected(profile_complaint(context, name, text, opened.error()));
        return std::move(*opened);
    }
    Complaint complaint{context.words.format(
        looks_like_path ? "cli.fault.no_file" : "cli.fault.unknown_rules", {{"name", name}})};
    std::string ids;
    for (const std::string& id : rulebook_ids()) ids += (ids.empty() ? "" : ", ") + id;
    complaint.remedy = context.words.format("cli.remedy.rules", {{"ids", ids}});
    return tl::unexpected(in_call(complaint, context.call, find_in_call(context.call, option, name)));
}

CLI::Option* add_rules_option(CLI::App& app, Context& context, std::string& into) {
    CLI::Option* rules = option(app, context, "--rules", into, "ID|FILE", "cli.option.rules");
    return file(suggestions(rules, context, rulebook_ids()), context);
}

}  // namespace sifang::cli
