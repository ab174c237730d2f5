// What befalls a seat: contest arrive, forfeit, stand-in, withdraw, substitute and join.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/penalty_view.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/options.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct SeatCall : Writing {
    PlaceOptions place;
    std::string player, name, with;
    bool organisers = false;
};

/// Session and number of the call.
struct SeatOf {
    SessionId session;
    PlayerNumber number;
};
Read<SeatOf> seat_of(const SeatCall& call, const PlaceWords& places) {
    const auto session = places.session(call.place);
    if (!session) return tl::unexpected(session.error());
    const auto number = places.number("PLAYER", *session, call.player);
    if (!number) return tl::unexpected(number.error());
    return SeatOf{*session, *number};
}

Status arrive(const Context& context, const SeatCall& call) {
    return act(
        context, call,
        [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto seat = seat_of(call, places);
            if (!seat) return tl::unexpected(seat.error());
            return just(NoteArrival{seat->session, seat->number,
                                    call.organisers ? LateBy::Organisers : LateBy::Entrant});
        },
        [&](ContestFile& file, std::span<const Logged> events) {
            if (call.json) return Status::Done;
            bool punished = false;
            for (const Logged& logged : events)
                if (const auto* foul = std::get_if<FoulRecorded>(&logged.event)) {
                    punished = true;
                    draw_penalty(context, file, *foul);
                }
            if (!punished) context.out << "    " << context.words("contest_play.arrive.free") << "\n";
            return Status::Done;
        });
}

Status forfeit(const Context& context, const SeatCall& call) {
    return act(context, call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
        const auto seat = seat_of(call, places);
        if (!seat) return tl::unexpected(seat.error());
        return just(Record{Forfeited{seat->session, seat->number}});
    });
}

Status stand_in(const Context& context, const SeatCall& call) {
    if (call.name.empty()) return context.complain(missing_word(context, "--name"));
    return act(context, call, [&](const ContestFile&, const PlaceWords& places) -> Wanted {
        const auto seat = seat_of(call, places);
        if (!seat) return tl::unexpected(seat.error());
        return just(Record{StandInSeated{seat->session, seat->number, call.name}});
    });
}

Status withdraw(const Context& context, const SeatCall& call) {
    return act(
        context, call,
        [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto who = places.entrant("PLAYER", call.player);
            if (!who) return tl::unexpected(who.error());
            return just(Record{Withdrew{*who}});
        },
        [&](ContestFile&, std::span<const Logged>) {
            if (!call.json) context.out << "    " << context.words("contest_play.withdraw.then") << "\n";
            return Status::Done;
        });
}

Status substitute(const Context& context, const SeatCall& call) {
    if (call.with.empty()) return context.complain(missing_word(context, "--with"));
    return act(context, call, [&](const ContestFile& file, const PlaceWords& places) -> Wanted {
        // He plays from the next session on that has not begun.
        SessionId from;
        if (call.place.session.empty() && call.place.stage.empty() && next_session(file.state())) {
            from = *next_session(file.state());
        } else {
            const auto session = places.session(call.place);
            if (!session) return tl::unexpected(session.error());
            from = *session;
        }
        const auto number = places.number("PLAYER", from, call.player);
        if (!number) return tl::unexpected(number.error());
        const auto who = places.entrant("--with", call.with);
        if (!who) return tl::unexpected(who.error());
        return just(Record{Substituted{*number, *who, from}});
    });
}

Status join(const Context& context, const SeatCall& call) {
    return act(
        context, call,
        [&](const ContestFile&, const PlaceWords& places) -> Wanted {
            const auto who = places.entrant("PLAYER", call.player);
            if (!who) return tl::unexpected(who.error());
            return just(JoinLate{*who});
        },
        [&](ContestFile&, std::span<const Logged>) {
            if (!call.json) context.out << "    " << context.words("contest_play.join.then") << "\n";
            return Status::Done;
        });
}

/// Every verb here is about somebody.
template <Status (*run)(const Context&, const SeatCall&)>
Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SeatCall>();
    option(app, context, "player", call->player, "PLAYER", "contest_play.option.player");
    if (run == arrive) flag(app, context, "--organisers", call->organisers, "cli.contest.arrive.organisers");
    if (run == stand_in) option(app, context, "--name", call->name, "NAME", "cli.contest.stand-in.name");
    if (run == substitute)
        option(app, context, "--with", call->with, "ENTRANT", "cli.contest.substitute.with");
    if (run != withdraw && run != join) add_session_options(app, context, call->place);
    add_writing_options(app, context, *call);
    return [call, &context] {
        if (call->player.empty()) return context.complain(missing_word(context, "PLAYER"));
        return run(context, *call);
    };
}

}  // namespace

Command arrive_verb() { return {"arrive", {"contest arrive 3 --dry-run"}, declare<arrive>}; }
Command forfeit_verb() { return {"forfeit", {"contest forfeit 4 --dry-run"}, declare<forfeit>}; }
Command stand_in_verb() { return {"stand-in", {"contest stand-in --help"}, declare<stand_in>}; }
Command withdraw_verb() { return {"withdraw", {"contest withdraw 5 --dry-run"}, declare<withdraw>}; }
Command substitute_verb() { return {"substitute", {"contest substitute --help"}, declare<substitute>}; }
Command join_verb() { return {"join", {"contest join --help"}, declare<join>}; }

}  // namespace sifang::cli
