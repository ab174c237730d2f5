#include "cli/contest/refusal_words.hpp"

#include "cli/contest/contest_names.hpp"
#include "cli/contest/event_words.hpp"

namespace sifang::cli {

using namespace contest;

std::string inner_words(const Words& words, Reason reason, const std::string& inner) {
    // A foul is refused by the catalogue, or by the record when it is taken back.
    std::string key = (reason == Reason::SheetRefused    ? "sheet.refusal."
                       : reason == Reason::AppealRefused ? "appeal.refusal."
                                                         : "penalty_refusal.") +
                      inner;
    if (!words.has(key)) key = "record_refusal." + inner;
    return words.has(key) ? words.format(key, {{"foul", ""}}) : inner;
}

Complaint refusal_complaint(const Context& context, const Contest& contest, const contest::Refusal& refusal) {
    const Words& words = context.words;
    const std::string reason(id(refusal.reason));
    std::string what = words("contest.refusal." + reason);
    if (!refusal.inner.empty())
        what = words.format("contest_cli.refused.because",
                            {{"what", what}, {"why", inner_words(words, refusal.reason, refusal.inner)}});
    if (refusal.why)
        what = words.format(
            "contest_cli.refused.because",
            {{"what", what}, {"why", words("contest.refusal." + std::string(id(*refusal.why)))}});
    if (const std::string place = place_name(words, contest.state(), refusal.place); !place.empty())
        what = words.format("contest_cli.refused.about", {{"what", what}, {"place", place}});
    if (!refusal.clause.empty())
        what = words.format("contest_cli.refused.clause", {{"what", what}, {"clause", refusal.clause}});
    Complaint complaint{std::move(what)};
    complaint.remedy = std::string(words.find("contest_cli.remedy." + reason).value_or(""));
    // Of an event in the way, what it is: the number alone says little.
    const EventNumber event = refusal.place.event;
    if (event && event.value <= contest.log().size())
        complaint.line = event_line(words, contest, contest.log()[event.value - 1]);
    return complaint;
}

}  // namespace sifang::cli
