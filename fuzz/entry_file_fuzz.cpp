// Whatever the rows of a file: a plan of entries or of results does what it says when it is carried out, or
// every fault has its place.
#include <cstdlib>
#include <memory>

#include "contest/contest.hpp"
#include "contest/presets.hpp"
#include "hand/suit_table.hpp"
#include "report/chart_file.hpp"
#include "report/entry_file.hpp"
#include "report/results_file.hpp"
#include "rules/books/books.hpp"

using namespace sifang;
using namespace sifang::report;

namespace {

constexpr contest::OfficialNumber organiser{1};
constexpr contest::Moment now{1'000'000'000'000};

void check(bool fine) {
    if (!fine) std::abort();
}

void ask(contest::Contest& contest, decltype(contest::Command::what) what) {
    check(apply(contest, {now, organiser, std::move(what)}).has_value());
}

/// Open for teams, with one there already; or seated, its first session begun.
contest::Contest contest_of(const Rulebook& book, bool seated) {
    contest::Contest out(book);
    auto regulations = contest::by_the_book(book, "Example");
    if (!seated) regulations = contest::with_teams(book, regulations);
    regulations.adults_only = !seated;
    ask(out, contest::Record{contest::ContestOpened{regulations, "Organiser Example"}});
    ask(out, contest::Record{contest::StagesPlanned{contest::round_robin(6)}});
    if (!seated) {
        ask(out, contest::EnterTeam{{"Team", "R"}});
        ask(out, contest::EnterPerson{{"A", "R", {1}}});
        return out;
    }
    for (const char* name : {"A", "B", "C", "D"}) ask(out, contest::EnterPerson{{name}});
    ask(out, contest::Record{contest::EntriesClosed{}});
    ask(out, contest::DrawNumbers{1});
    ask(out, contest::DraftSeating{{1}, 1});
    ask(out, contest::Record{contest::SeatingPublished{{1}}});
    ask(out, contest::Record{contest::SessionStarted{{{1}, {1}}}});
    return out;
}

void check_faults(const FileFaults& faults, std::size_t last_row) {
    check(!faults.empty() && faults.faults.size() <= FileFaults::most);
    for (const FileFault& fault : faults.faults) check(fault.row <= last_row && fault.column <= most_columns);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    static const SuitTable suits;
    static const std::unique_ptr<Rulebook> book = open_rulebook("mcr", suits);
    static const contest::Contest open = contest_of(*book, false), seated = contest_of(*book, true);
    const auto rows = read_grid({reinterpret_cast<const char*>(data), size});
    if (!rows || rows->size() > 300) return 0;
    const std::size_t last = rows->back().row;
    if (const auto plan = plan_entries(open, *rows, now, organiser)) {
        contest::Contest after = open;
        for (const contest::Command& command : plan->commands) check(apply(after, command).has_value());
        for (const PlannedEntry& entry : plan->entries)
            check(entry.change == EntryChange::Differs ||
                  after.state().of(entry.number).entry.name == entry.entry.name);
        const auto again = plan_entries(after, *rows, now, organiser);
        check(again && again->commands.empty());
    } else {
        check_faults(plan.error(), last);
    }
    if (const auto plan = plan_results(seated, *rows, now, organiser)) {
        contest::Contest after = seated;
        for (const contest::Command& command : plan->commands) check(apply(after, command).has_value());
    } else {
        check_faults(plan.error(), last);
    }
    if (const auto chart = read_chart(*rows); !chart) check(chart.error().line <= last);
    return 0;
}
