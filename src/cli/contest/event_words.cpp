#include "cli/contest/event_words.hpp"

#include "cli/contest/contest_names.hpp"
#include "cli/contest/moment.hpp"
#include "cli/names.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

class Subject {
  public:
    Subject(const Words& words, const ContestState& state) : words_(words), s_(state) {}

    std::string operator()(const ContestOpened& e) const { return e.regulations.title; }
    std::string operator()(const StagesPlanned& e) const {
        std::string text;
        for (const StagePlan& plan : e.stages)
            text +=
                (text.empty() ? "" : ", ") + stage_name(words_, plan) + " ×" + std::to_string(plan.sessions);
        return text;
    }
    std::string operator()(const OfficialNamed& e) const {
        return with(std::to_string(e.number.value) + " " + e.official.name,
                    words_("contest.duty." + std::string(id(e.official.duty))));
    }
    std::string operator()(const OfficialReleased& e) const { return official_name(s_, e.number); }
    std::string operator()(const TeamEntered& e) const { return team_code(e.number) + " " + e.team.name; }
    std::string operator()(const EntrantEntered& e) const {
        std::string text = entrant_code(e.number) + " " + e.entry.name;
        if (e.entry.role != Role::Player)
            text = with(text, words_("contest.role." + std::string(id(e.entry.role))));
        return e.entry.team ? with(text, team_name(s_, e.entry.team)) : text;
    }
    std::string operator()(const EntryRemoved& e) const { return entrant_name(s_, e.number); }
    std::string operator()(const EntriesClosed&) const { return {}; }
    std::string operator()(const CheckedIn& e) const {
        const std::string who = entrant_name(s_, e.number);
        return e.session ? with(who, session_name(words_, s_, *e.session)) : who;
    }
    std::string operator()(const OrderDrawn& e) const { return seed(e.seed); }
    std::string operator()(const LotsDrawn& e) const { return seed(e.seed); }
    std::string operator()(const NumbersDrawn& e) const { return seed(e.seed); }
    std::string operator()(const SeatingDrafted& e) const {
        const auto last = e.from.value + static_cast<std::uint32_t>(e.sessions.size()) - 1;
        return with(stage_name(words_, s_, e.stage),
                    words_.format("contest_cli.place.sessions",
                                  {{"first", std::to_string(e.from.value)}, {"last", std::to_string(last)}}));
    }
    std::string operator()(const SeatingPublished& e) const { return stage_name(words_, s_, e.stage); }
    std::string operator()(const SessionStarted& e) const { return session_name(words_, s_, e.session); }
    std::string operator()(const EndMoved& e) const {
        return with(session_name(words_, s_, e.session),
                    words_.format("contest_cli.place.minutes", {{"minutes", signed_number(e.minutes)}}));
    }
    std::string operator()(const SessionEnded& e) const { return session_name(words_, s_, e.session); }
    std::string operator()(const ArrivedLate& e) const { return seat(e.session, e.number); }
    std::string operator()(const Forfeited& e) const { return seat(e.session, e.number); }
    std::string operator()(const StandInSeated& e) const { return with(seat(e.session, e.number), e.name); }
    std::string operator()(const Withdrew& e) const { return entrant_name(s_, e.number); }
    std::string operator()(const Substituted& e) const {
        return with(with(entrant_name(s_, e.substitute), std::to_string(e.number.number())),
                    session_name(words_, s_, e.from));
    }
    std::string operator()(const JoinedLate& e) const {
        return with(entrant_name(s_, e.entrant), std::to_string(e.number.number()));
    }
    std::string operator()(const SheetChanged& e) const {
        return with(sheet_name(words_, s_, e.sheet), std::visit(*this, e.what));
    }
    std::string operator()(const HandWritten& e) const {
        return words_.format("contest_cli.sheet.hand", {{"hand", std::to_string(e.hand)}});
    }
    std::string operator()(const TotalsWritten&) const { return words_("contest_cli.sheet.totals"); }
    std::string operator()(const SheetSigned& e) const {
        return words_.format("contest_cli.sheet.signed",
                             {{"signer", words_("sheet.signer." + std::string(id(e.signer)))}});
    }
    std::string operator()(const SheetClosed&) const { return words_("contest_cli.sheet.closed"); }
    std::string operator()(const SheetCorrected& e) const {
        return words_.format("contest_cli.sheet.corrected", {{"reason", e.reason}});
    }
    std::string operator()(const FoulRecorded& e) const {
        const std::string who = entrant_name(s_, {e.penalty.who});
        const auto foul = words_.find("foul." + e.penalty.foul);
        return with(who, std::string(foul.value_or(e.penalty.foul)));
    }
    std::string operator()(const FoulRevoked& e) const { return with(event(e.penalty), e.reason); }
    std::string operator()(const AppealOpened& e) const {
        return with(with(appeal(e.number), entrant_name(s_, e.entrant)), sheet_name(words_, s_, e.sheet));
    }
    std::string operator()(const AppealChanged& e) const { return appeal(e.number); }
    std::string operator()(const TieDrawn& e) const {
        std::string text = stage_name(words_, s_, e.stage);
        for (const EntrantNumber entrant : e.order) text = with(text, entrant_name(s_, entrant));
        return e.seed ? with(text, seed(e.seed)) : text;
    }
    std::string operator()(const ResultsPublished& e) const { return stage_name(words_, s_, e.stage); }
    std::string operator()(const Undone& e) const { return event(e.of); }

  private:
    std::string with(const std::string& first, const std::string& second) const {
        return words_.format("contest_cli.place.joined", {{"first", first}, {"second", second}});
    }
    std::string seat(const SessionId& session, PlayerNumber number) const {
        return with(session_name(words_, s_, session), player_name(s_, session, number));
    }
    std::string seed(const Seed& from) const {
        return from ? words_.format("contest_cli.place.seed", {{"seed", std::to_string(*from)}})
                    : words_("contest_cli.place.paper");
    }
    std::string event(EventNumber number) const {
        return words_.format("contest_cli.place.event", {{"event", std::to_string(number.value)}});
    }
    std::string appeal(AppealNumber number) const {
        return words_.format("contest_cli.place.appeal", {{"appeal", std::to_string(number.value)}});
    }

    const Words& words_;
    const ContestState& s_;
};

}  // namespace

std::string event_subject(const Words& words, const ContestState& state, const ContestEvent& event) {
    return std::visit(Subject(words, state), event);
}

std::string event_words(const Words& words, const ContestState& state, const ContestEvent& event) {
    const std::string what = words("contest.event." + std::string(id(event)));
    const std::string about = event_subject(words, state, event);
    return about.empty() ? what : words.format("contest_cli.event.about", {{"what", what}, {"about", about}});
}

std::string event_line(const Words& words, const Contest& contest, const Logged& logged) {
    return std::to_string(logged.number.value) + "  " + event_words(words, contest.state(), logged.event);
}

std::string signed_event_line(const Words& words, const Contest& contest, const Logged& logged) {
    return words.format("contest_cli.event.signed", {{"event", event_line(words, contest, logged)},
                                                     {"by", official_name(contest.state(), logged.by)},
                                                     {"at", shown_moment(logged.at)}});
}

}  // namespace sifang::cli
