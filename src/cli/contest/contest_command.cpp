#include "cli/contest/contest_command.hpp"

#include "cli/contest/verbs.hpp"

namespace sifang::cli {

namespace {

/// The first of a list has the heading of all.
void add(std::vector<Command>& all, std::string_view heading, std::vector<Command> verbs) {
    verbs.front().heading = heading;
    all.insert(all.end(), verbs.begin(), verbs.end());
}

}  // namespace

Command contest_command() {
    std::vector<Command> verbs;
    // By the course of an event: the examples, run from the first to the last, are one.
    add(verbs, "contest_cli.heading.before", {create_verb(), list_verb(), show_verb()});
    return {"contest", {"contest create --help", "contest show --help"}, nullptr, std::move(verbs)};
}

}  // namespace sifang::cli
