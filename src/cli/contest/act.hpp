#pragma once
// One call of a verb that writes: open, decide, store, tell. Nothing is told as done before it is on the
// disk.

#include <functional>
#include <span>

#include "cli/contest/contest_file.hpp"
#include "cli/contest/place_words.hpp"

namespace sifang::cli {

using What = decltype(contest::Command::what);
/// What the verb asks for, one after the other: all of it is stored or none.
using Wanted = Read<std::vector<What>>;
/// Works out what to ask for.
using Planner = std::function<Wanted(const ContestFile& file, const PlaceWords& places)>;
/// What there is to do and to say besides the events, once they are stored, or pretended in a dry run. Not
/// called for --json unless something is to be done.
using After = std::function<Status(ContestFile& file, std::span<const contest::Logged> events)>;

Wanted just(What what);

Status act(const Context& context, const Writing& writing, const Planner& planner, const After& after = {});
/// The same in a file that is open already.
Status act_in(const Context& context, const Writing& writing, ContestFile& file, const Planner& planner,
              const After& after = {});

/// The moment of the call: --at, or now. Never earlier than what is on the log, unless it was typed so: a
/// clock that was put back keeps nobody from going on.
Read<contest::Moment> acting_moment(const Context& context, const Writing& writing,
                                    const contest::Contest& contest);

/// {"contest":…,"stored":…,"events":[…]}, the events as their lines.
void print_events_json(const Context& context, const ContestFile& file, bool stored,
                       std::span<const contest::Logged> events);

}  // namespace sifang::cli
