// contest appeal: open, hear, carry-on, list.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/moment.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/table_words.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "contest/duties.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct AppealCall : Writing {
    PlaceOptions place;
    std::string number, player, against, to, deposit, by_whom, hand;
    std::vector<std::string> points;
    bool leader = false, other_matter = false, spoken = false, not_signed = false;
    bool upheld = false, dismissed = false, revoke = false, beyond_powers = false, disciplined = false;
};

constexpr AppealBody bodies[]{AppealBody::HeadReferee, AppealBody::Arbitration, AppealBody::Committee};

/// In what office the ruling was given that it is about: of a penalty, its official's.
Office ruled_by(const Contest& contest, EventNumber against) {
    if (!against || against.value > contest.log().size()) return Office::Referee;
    const OfficialNumber by = contest.log()[against.value - 1].by;
    return contest.state().has(by) ? office_of(contest.state().of(by).official.duty) : Office::Referee;
}

Read<OpenAppeal> read_opening(const Context& context, const AppealCall& call, const ContestFile& file,
                              const PlaceWords& places) {
    const AppealRules& rules = file.book().appeals();
    OpenAppeal open;
    AppealOpened& appeal = open.appeal;
    if (!call.against.empty()) {
        const auto event = places.event("--against", call.against);
        if (!event) return tl::unexpected(event.error());
        appeal.against = *event;
    }
    PlaceOptions place = played_place(file.state(), call.place);
    if (!place.table.empty()) {
        // A letter is somebody of the table that is told.
        const auto sheet = places.sheet(place);
        if (!sheet) return tl::unexpected(sheet.error());
        const TableWords four(context, file.state(), *sheet);
        const auto who = four.player("--player", call.player);
        if (!who) return tl::unexpected(who.error());
        appeal.sheet = *sheet;
        appeal.entrant = four.entrant(*who);
    } else {
        // Else the table is that of the penalty, or the one where he sits.
        const auto who = places.entrant("--player", call.player);
        if (!who) return tl::unexpected(who.error());
        appeal.entrant = *who;
        const auto penalty = penalty_of(file.state(), appeal.against);
        if (penalty && file.state().booked[*penalty].sheet) {
            appeal.sheet = *file.state().booked[*penalty].sheet;
        } else {
            const auto session = places.session(place);
            if (!session) return tl::unexpected(session.error());
            if (const auto number = played_by(file.state(), *session, *who))
                if (const auto table = table_of(file.state(), *session, *number))
                    place.table = std::to_string(table->value);
            const auto sheet = places.sheet(place);
            if (!sheet) return tl::unexpected(sheet.error());
            appeal.sheet = *sheet;
        }
    }
    AppealFiled& filing = appeal.filing;
    filing.by = call.by_whom.empty() ? file.state().of(appeal.entrant).entry.name : call.by_whom;
    filing.as =
        call.leader || (!rules.player_files && rules.leader_files) ? Appellant::Leader : Appellant::Entrant;
    filing.written = !call.spoken;
    filing.player_signed = filing.leader_signed = !call.not_signed;
    filing.matter = call.other_matter ? AppealMatter::Other : AppealMatter::Rules;
    const auto& hearing = call.other_matter ? rules.other_matters : rules.rule_matters;
    if (!hearing.empty()) filing.to = hearing.front();
    for (const AppealBody body : bodies)
        if (id(body) == call.to) filing.to = body;
    filing.ruled_by = ruled_by(file.contest(), appeal.against);
    filing.deposit = rules.deposit;
    if (!call.deposit.empty()) {
        const auto deposit = places.whole("--deposit", call.deposit, 0, 1'000'000);
        if (!deposit) return tl::unexpected(deposit.error());
        filing.deposit = *deposit;
    }
    return open;
}

/// Who hears it, where it stands.
void tell_appeal(const Context& context, const ContestFile& file, const AppealState& each) {
    const Words& words = context.words;
    context.out << "    "
                << words.format(
                       "contest_play.appeal.state",
                       {{"phase", words("appeal.phase." + std::string(id(each.appeal.phase)))},
                        {"body", words("referee.body." + std::string(id(each.appeal.before)))},
                        {"deposit", words("appeal.deposit." + std::string(id(each.appeal.deposit)))}})
                << "\n";
    const auto ended = file.state().of(each.opened.sheet.session_id()).ended;
    if (each.appeal.phase == AppealPhase::Dismissed)
        if (const auto next = next_body(file.book().appeals(), each.appeal.matter, each.appeal.before))
            context.out << "    "
                        << words.format("contest_play.appeal.next",
                                        {{"body", words("referee.body." + std::string(id(*next)))}})
                        << "\n";
    if (each.appeal.phase == AppealPhase::Filed && ended)
        if (const auto until = filing_ends(file.book().appeals(), *ended))
            context.out << "    " << words.format("contest_play.appeal.until", {{"at", shown_moment(*until)}})
                        << "\n";
}

After tell_last(const Context& context, const AppealCall& call) {
    return [&context, &call](ContestFile& file, std::span<const Logged> events) {
        if (call.json) return Status::Done;
        for (const Logged& logged : events) {
            AppealNumber number{};
            if (const auto* opened = std::get_if<AppealOpened>(&logged.event)) number = opened->number;
            if (const auto* changed = std::get_if<AppealChanged>(&logged.event)) number = changed->number;
            if (number) tell_appeal(context, file, file.state().appeals[number.value - 1]);
        }
        return Status::Done;
    };
}

Status open(const Context& context, const AppealCall& call) {
    if (call.player.empty()) return context.complain(missing_word(context, "--player"));
    return act(
        context, call,
        [&](const ContestFile& file, const PlaceWords& places) -> Wanted {
            auto opening = read_opening(context, call, file, places);
            if (!opening) return tl::unexpected(opening.error());
            return just(*std::move(opening));
        },
        tell_last(context, call));
}

/// The open file with the moment of the call fixed: what is heard has the moment in it.
template <class Make>
Status change(const Context& context, const AppealCall& call, Make make) {
    if (call.number.empty()) return context.complain(missing_word(context, "APPEAL"));
    AppealCall fixed = call;
    auto file =
        ContestFile::open(context, call, call.dry_run ? store::Opening::ReadOnly : store::Opening::Existing);
    if (!file) return context.complain(file.error());
    const auto at = acting_moment(context, call, file->contest());
    if (!at) return context.complain(at.error());
    fixed.at = utc_moment(*at);
    return act_in(
        context, fixed, *file,
        [&](const ContestFile& in, const PlaceWords& places) -> Wanted {
            const auto number =
                places.whole("APPEAL", call.number, 1, static_cast<int>(in.state().appeals.size()));
            if (!number) return tl::unexpected(number.error());
            const auto by = places.official("--by", call.by);
            if (!by) return tl::unexpected(by.error());
            const AppealNumber appeal{static_cast<std::uint32_t>(*number)};
            auto event =
                make(in, places, in.state().appeals[appeal.value - 1], *at, in.state().of(*by).official.name);
            if (!event) return tl::unexpected(event.error());
            return just(Record{AppealChanged{appeal, *std::move(event)}});
        },
        tell_last(context, call));
}

Status hear(const Context& context, const AppealCall& call) {
    if (call.upheld == call.dismissed)
        return context.complain(missing_word(context, "--upheld | --dismissed"));
    return change(context, call,
                  [&](const ContestFile& file, const PlaceWords& places, const AppealState& appeal, Moment at,
                      const std::string& by) -> Read<AppealEvent> {
                      AppealHeard heard;
                      heard.at = at;
                      heard.by = by;
                      heard.verdict = call.upheld ? AppealVerdict::Upheld : AppealVerdict::Dismissed;
                      heard.within_powers = !call.beyond_powers;
                      heard.referee_disciplined = call.disciplined;
                      if (call.revoke) heard.remedy.revoked = penalty_of(file.state(), appeal.opened.against);
                      if (!call.points.empty()) {
                          PointsCorrected corrected;
                          if (!call.hand.empty()) {
                              const auto hand = places.whole("--hand", call.hand, 1, 10'000);
                              if (!hand) return tl::unexpected(hand.error());
                              corrected.hand = *hand;
                          }
                          const TableWords four(context, file.state(), appeal.opened.sheet);
                          const auto points = four.amounts("--points", call.points);
                          if (!points) return tl::unexpected(points.error());
                          corrected.points = *points;
                          heard.remedy.corrected = corrected;
                      }
                      return AppealEvent(heard);
                  });
}

Status carry_on(const Context& context, const AppealCall& call) {
    return change(context, call,
                  [&](const ContestFile&, const PlaceWords&, const AppealState& appeal, Moment at,
                      const std::string&) -> Read<AppealEvent> {
                      AppealCarriedOn on;
                      on.at = at;
                      on.by = call.by_whom.empty() ? appeal.opened.filing.by : call.by_whom;
                      on.written = !call.spoken;
                      return AppealEvent(on);
                  });
}

Status list(const Context& context, const AppealCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const ContestState& state = file->state();
    const Words& words = context.words;
    Table table({Column{Column::Align::Right}, Column{Column::Align::Left, true},
                 Column{Column::Align::Left, true}, Column{}, Column{Column::Align::Left, true}});
    table.headings({words("contest_play.head.appeal"), words("contest_play.head.player"),
                    words("contest_play.head.about"), words("contest_play.head.state"),
                    words("contest_play.head.before")});
    ValueList all;
    for (const AppealState& each : state.appeals) {
        const std::string about = each.opened.against
                                      ? words.format("contest_cli.place.event",
                                                     {{"event", std::to_string(each.opened.against.value)}})
                                      : sheet_name(words, state, each.opened.sheet);
        table.row({std::to_string(each.opened.number.value), entrant_name(state, each.opened.entrant), about,
                   words("appeal.phase." + std::string(id(each.appeal.phase))),
                   words("referee.body." + std::string(id(each.appeal.before)))});
        all.push_back(ValueFields{{"appeal", static_cast<int>(each.opened.number.value)},
                                  {"entrant", static_cast<int>(each.opened.entrant.value)},
                                  {"stage", static_cast<int>(each.opened.sheet.stage.value)},
                                  {"session", static_cast<int>(each.opened.sheet.session.value)},
                                  {"table", static_cast<int>(each.opened.sheet.table.value)},
                                  {"against", static_cast<int>(each.opened.against.value)},
                                  {"phase", id(each.appeal.phase)},
                                  {"before", id(each.appeal.before)},
                                  {"deposit", id(each.appeal.deposit)}});
    }
    if (call.json)
        context.out << write_json(ValueFields{{"contest", file->name()}, {"appeals", all}}) << "\n";
    else if (table.empty())
        context.out << words("contest_play.appeal.none") << "\n";
    else
        context.out << table.draw(context.look);
    return Status::Done;
}

void filing_options(CLI::App& app, Context& context, AppealCall& call) {
    option(app, context, "--player", call.player, "PLAYER", "cli.contest.appeal.open.player");
    add_sheet_options(app, context, call.place);
    option(app, context, "--against", call.against, "EVENT", "cli.contest.appeal.open.against");
    flag(app, context, "--other-matter", call.other_matter, "cli.contest.appeal.open.other_matter");
    std::vector<std::string> names;
    for (const AppealBody body : bodies) names.emplace_back(id(body));
    choices(option(app, context, "--to", call.to, "BODY", "cli.contest.appeal.open.to"), context, names);
    option(app, context, "--deposit", call.deposit, "N", "cli.contest.appeal.open.deposit");
    flag(app, context, "--leader", call.leader, "cli.contest.appeal.open.leader");
    flag(app, context, "--not-signed", call.not_signed, "cli.contest.appeal.open.not_signed");
}

template <Status (*run)(const Context&, const AppealCall&)>
Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<AppealCall>();
    if (run == hear || run == carry_on)
        option(app, context, "appeal", call->number, "APPEAL", "cli.contest.appeal.number");
    if (run == open) filing_options(app, context, *call);
    if (run == open || run == carry_on) {
        option(app, context, "--by-whom", call->by_whom, "NAME", "cli.contest.appeal.by_whom");
        flag(app, context, "--spoken", call->spoken, "cli.contest.appeal.spoken");
    }
    if (run == hear) {
        flag(app, context, "--upheld", call->upheld, "cli.contest.appeal.hear.upheld");
        flag(app, context, "--dismissed", call->dismissed, "cli.contest.appeal.hear.dismissed");
        flag(app, context, "--revoke", call->revoke, "cli.contest.appeal.hear.revoke");
        option(app, context, "--hand", call->hand, "N", "cli.contest.appeal.hear.hand");
        option(app, context, "--points", call->points, "PLAYER=N", "cli.contest.appeal.hear.points");
        flag(app, context, "--beyond-powers", call->beyond_powers, "cli.contest.appeal.hear.beyond_powers");
        flag(app, context, "--disciplined", call->disciplined, "cli.contest.appeal.hear.disciplined");
    }
    if (run == list)
        add_where_options(app, context, *call);
    else
        add_writing_options(app, context, *call);
    return [call, &context] { return run(context, *call); };
}

}  // namespace

Command appeal_verb() {
    Command verb{"appeal", {"contest appeal list"}, nullptr};
    verb.verbs = {{"open", {"contest appeal open --help"}, declare<open>},
                  {"hear", {"contest appeal hear --help"}, declare<hear>},
                  {"carry-on", {"contest appeal carry-on --help"}, declare<carry_on>},
                  {"list", {"contest appeal list", "contest appeal list --json"}, declare<list>}};
    return verb;
}

}  // namespace sifang::cli
