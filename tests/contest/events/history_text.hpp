#pragma once
// A contest's log in words, a line each, for golden files.

#include <sstream>
#include <string>

#include "contest/contest.hpp"

namespace sifang::contest::test {

class EventText {
  public:
    std::string operator()(const ContestOpened& e) {
        return line(quoted(e.regulations.title), e.regulations.rules, "by", quoted(e.organiser));
    }
    std::string operator()(const StagesPlanned& e) {
        std::string out;
        for (const StagePlan& plan : e.stages)
            out += (out.empty() ? "" : "; ") +
                   line(plan.name, id(plan.format), plan.sessions, "sessions, go on", plan.go_on);
        return out;
    }
    std::string operator()(const OfficialNamed& e) {
        return line(e.number.value, quoted(e.official.name), id(e.official.duty));
    }
    std::string operator()(const OfficialReleased& e) { return line(e.number.value); }
    std::string operator()(const TeamEntered& e) { return line(e.number.value, quoted(e.team.name)); }
    std::string operator()(const EntrantEntered& e) {
        return line(e.number.value, quoted(e.entry.name), id(e.entry.role));
    }
    std::string operator()(const EntryRemoved& e) { return line(e.number.value); }
    std::string operator()(const EntriesClosed&) { return {}; }
    std::string operator()(const CheckedIn& e) {
        return e.session ? line(e.number.value, "for", place(*e.session)) : line(e.number.value);
    }
    std::string operator()(const OrderDrawn& e) { return line(seed(e.seed), all(e.order)); }
    std::string operator()(const LotsDrawn& e) {
        std::string out = seed(e.seed);
        for (const DrawnLot& drawn : e.lots)
            out += line(" team", drawn.team.value, "draws", drawn.lot.value) +
                   (drawn.by_committee ? " by committee" : "");
        return out;
    }
    std::string operator()(const NumbersDrawn& e) { return line(seed(e.seed), all(e.by_number)); }
    std::string operator()(const SeatingDrafted& e) {
        std::string out = line("stage", e.stage.value, "from session", e.from.value);
        for (std::size_t s = 0; s < e.sessions.size(); ++s) {
            out += "\n        session " + std::to_string(e.from.value + s) + ":";
            for (const seating::Table& table : e.sessions[s]) {
                out += " [";
                for (std::size_t i = 0; i < 4; ++i)
                    out += (i ? " " : "") + std::to_string(table.seats[i].number());
                out += "]";
            }
        }
        return out;
    }
    std::string operator()(const SeatingPublished& e) { return line("stage", e.stage.value); }
    std::string operator()(const SessionStarted& e) { return place(e.session); }
    std::string operator()(const EndMoved& e) { return line(place(e.session), "by", e.minutes, "minutes"); }
    std::string operator()(const SessionEnded& e) { return place(e.session); }
    std::string operator()(const ArrivedLate& e) {
        return line(place(e.session), "number", e.number.number()) +
               (e.by == LateBy::Organisers ? " through the organisers" : "");
    }
    std::string operator()(const Forfeited& e) { return line(place(e.session), "number", e.number.number()); }
    std::string operator()(const StandInSeated& e) {
        return line(place(e.session), "number", e.number.number(), quoted(e.name));
    }
    std::string operator()(const Withdrew& e) { return line(e.number.value); }
    std::string operator()(const Substituted& e) {
        return line("number", e.number.number(), "by", e.substitute.value, "from", place(e.from));
    }
    std::string operator()(const JoinedLate& e) { return line(e.entrant.value, "number", e.number.number()); }
    std::string operator()(const SheetChanged& e) { return place(e.sheet) + " " + std::visit(*this, e.what); }
    std::string operator()(const FoulRecorded& e) {
        std::string out = line(e.penalty.who, e.penalty.foul, e.penalty.clause, text_of(e.penalty.does));
        return e.sheet ? out + " at " + place(*e.sheet) : out;
    }
    std::string operator()(const FoulRevoked& e) { return line(e.penalty.value, quoted(e.reason)); }
    std::string operator()(const AppealOpened& e) {
        return line(e.number.value, "of", e.entrant.value, "at", place(e.sheet), "against", e.against.value);
    }
    std::string operator()(const AppealChanged& e) {
        const auto* heard = std::get_if<AppealHeard>(&e.what);
        if (!heard) return line(e.number.value, "carried on");
        return line(e.number.value, heard->verdict == AppealVerdict::Upheld ? "upheld" : "dismissed");
    }
    std::string operator()(const TieDrawn& e) { return line(seed(e.seed), all(e.order)); }
    std::string operator()(const ResultsPublished& e) { return line("stage", e.stage.value); }
    std::string operator()(const Undone& e) { return line("event", e.of.value); }

    std::string operator()(const HandWritten& e) { return line("hand", e.hand, points(e.points)); }
    std::string operator()(const TotalsWritten& e) { return line("totals", points(e.scores)); }
    std::string operator()(const SheetSigned& e) { return line("signed by", id(e.signer)); }
    std::string operator()(const SheetClosed&) { return "closed"; }
    std::string operator()(const SheetCorrected& e) {
        return line("corrected", points(e.points), quoted(e.reason));
    }

  private:
    template <class... Parts>
    static std::string line(const Parts&... parts) {
        std::ostringstream out;
        bool first = true;
        ((out << (first ? "" : " ") << parts, first = false), ...);
        return std::move(out).str();
    }
    static std::string quoted(const std::string& text) { return '"' + text + '"'; }
    static std::string seed(const Seed& seed) {
        return seed ? "seed " + std::to_string(*seed) + ":" : "on paper:";
    }
    template <class N>
    static std::string all(const std::vector<N>& numbers) {
        std::string out;
        for (const N n : numbers) out += (out.empty() ? "" : " ") + std::to_string(n.value);
        return out;
    }
    static std::string place(const SessionId& id) {
        return line("stage", id.stage.value, "session", id.session.value);
    }
    static std::string place(const SheetId& id) {
        return line(place(id.session_id()), "table", id.table.value);
    }
    static std::string points(const PlayerPoints& p) { return line(p[0], p[1], p[2], p[3]); }
};

/// Seconds since the first line, who, what; a line that is undone has a stroke before it.
inline std::string history_of(const Contest& contest) {
    std::ostringstream out;
    for (const Logged& logged : contest.log()) {
        const Duration since = logged.at - contest.log().front().at;
        const std::string what = std::visit(EventText(), logged.event);
        out << (contest.counts(logged.number) ? "  " : "- ") << logged.number.value << " +" << since.ms / 1000
            << "s by " << logged.by.value << ": " << id(logged.event) << (what.empty() ? "" : " ") << what
            << '\n';
    }
    return std::move(out).str();
}

}  // namespace sifang::contest::test
