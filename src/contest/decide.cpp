// From a command to its events.

#include <algorithm>

#include "contest/check.hpp"
#include "contest/draw.hpp"
#include "contest/publication.hpp"
#include "contest/stage_seating.hpp"

namespace sifang::contest {

namespace {

using Found = tl::expected<std::vector<ContestEvent>, Refusal>;

class Deciding {
  public:
    Deciding(const Contest& contest, const Command& command)
        : book_(contest.rulebook()), s_(contest.state()), command_(command) {}

    Found operator()(const Record& c) const {
        // Who publishes means what stands.
        if (const auto* out = std::get_if<ResultsPublished>(&c.event); out && s_.has(out->stage))
            return one(ResultsPublished{out->stage, standing_mark(book_, s_, out->stage)});
        return one(c.event);
    }
    Found operator()(const NameOfficial& c) const {
        return one(OfficialNamed{next<OfficialNumber>(s_.officials.size()), c.official});
    }
    Found operator()(const EnterTeam& c) const {
        return one(TeamEntered{next<TeamNumber>(s_.teams.size()), c.team});
    }
    Found operator()(const EnterPerson& c) const {
        return one(EntrantEntered{next<EntrantNumber>(s_.entrants.size()), c.entry});
    }
    Found operator()(const JoinLate& c) const {
        if (s_.by_number.size() >= PlayerNumber::most) return tl::unexpected(Refusal{Reason::TooManyPlayers});
        return one(JoinedLate{c.entrant, PlayerNumber::of_index(s_.by_number.size())});
    }
    Found operator()(const OpenAppeal& c) const {
        AppealOpened event = c.appeal;
        event.number = next<AppealNumber>(s_.appeals.size());
        event.filing.at = command_.at;
        if (seats_of(s_, event.sheet)) event.filing.session_ended = s_.of(event.sheet.session_id()).ended;
        return one(std::move(event));
    }

    Found operator()(const DrawOrder& c) const {
        return one(OrderDrawn{c.seed, draw_order(drawing_teams(s_), c.seed)});
    }
    Found operator()(const DrawLots& c) const {
        return one(LotsDrawn{c.seed, draw_lots(s_.drawing_order, c.absent, c.seed)});
    }
    Found operator()(const DrawNumbers& c) const {
        return one(NumbersDrawn{c.seed, draw_entrants(drawing_entrants(s_), c.seed)});
    }
    Found operator()(const DrawTie& c) const {
        std::vector<EntrantNumber> tied = c.tied;
        std::ranges::sort(tied);
        std::vector<TeamNumber> teams = c.teams;
        std::ranges::sort(teams);
        return one(TieDrawn{c.stage, c.seed, draw_entrants(std::move(tied), c.seed),
                            draw_order(std::move(teams), c.seed)});
    }
    Found operator()(const DraftSeating& c) const { return drafted(draft(book_, s_, c)); }
    Found operator()(const Reseat& c) const { return drafted(reseated(book_, s_, c)); }

    Found operator()(const NoteArrival& c) const {
        std::vector<ContestEvent> out{ArrivedLate{c.session, c.number, c.by}};
        if (!s_.has(c.session) || !s_.of(c.session).started) return out;
        const auto table = table_of(s_, c.session, c.number);
        const auto late = lateness(book_.time(), *s_.of(c.session).started, command_.at, c.by);
        if (!table || !late) return out;
        PunishFoul punish;
        punish.foul.foul = "lateness";
        punish.foul.by_player = false;
        punish.foul.choice.rung = late->rung;
        punish.offender = occupant(s_, c.session, c.number);
        punish.sheet = SheetId{c.session.stage, c.session.session, *table};
        punish.booking = Booking::Session;
        const auto foul = (*this)(punish);
        if (!foul) return foul;
        out.insert(out.end(), foul->begin(), foul->end());
        return out;
    }
    Found operator()(const PunishFoul& c) const {
        FoulCase foul = c.foul;
        foul.who = c.offender.value;
        foul.place.at = command_.at;
        if (c.sheet) {
            foul.place.session = session_in_contest(s_, c.sheet->session_id());
            foul.place.table = static_cast<int>(c.sheet->table.value);
        }
        auto penalty = penalty_for(book_, s_.fouls, foul);
        if (penalty) return one(FoulRecorded{*std::move(penalty), c.sheet, c.booking});
        Refusal out{Reason::FoulRefused, penalty.error().clause};
        out.place.entrant = c.offender;
        out.inner = id(penalty.error().refusal);
        return tl::unexpected(out);
    }
    Found operator()(const Undo& c) const { return one(Undone{c.of}); }

  private:
    static Found one(ContestEvent event) {
        std::vector<ContestEvent> out;
        out.push_back(std::move(event));
        return out;
    }
    static Found drafted(tl::expected<SeatingDrafted, Refusal> found) {
        if (!found) return tl::unexpected(found.error());
        return one(*std::move(found));
    }
    template <class N>
    static N next(std::size_t so_far) {
        return {static_cast<std::uint32_t>(so_far) + 1};
    }

    const Rulebook& book_;
    const ContestState& s_;
    const Command& command_;
};

}  // namespace

tl::expected<std::vector<Logged>, Refusal> decide(const Contest& contest, const Command& command) {
    // Before there is a contest nothing can be worked out of it.
    const auto* record = std::get_if<Record>(&command.what);
    const bool opens = record && std::holds_alternative<ContestOpened>(record->event);
    if (!contest.state().regulations && !opens) return tl::unexpected(Refusal{Reason::NotOpen});
    const Found found = std::visit(Deciding(contest, command), command.what);
    if (!found) return tl::unexpected(found.error());
    std::vector<Logged> out;
    std::optional<ContestState>
        after;  // only where more than one follows is the rest checked against the first
    for (const ContestEvent& event : *found) {
        const auto number = static_cast<std::uint32_t>(contest.log().size() + out.size()) + 1;
        out.push_back({{number}, command.at, command.by, event});
        if (auto why =
                after ? event_refusal(contest.rulebook(), *after, out.back()) : refusal(contest, out.back()))
            return tl::unexpected(*std::move(why));
        if (&event == &found->back()) break;
        if (!after) after = contest.state();
        fold(contest.rulebook(), *after, out.back());
    }
    return out;
}

}  // namespace sifang::contest
