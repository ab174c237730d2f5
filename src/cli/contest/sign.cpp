// contest sign, close and correct: a sheet from its signatures on.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/contest_names.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/sheet_view.hpp"
#include "cli/contest/table_state.hpp"
#include "cli/options.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct SignCall : Writing {
    PlaceOptions place;
    std::vector<std::string> players;
    bool all_players = false, referee = false, head_referee = false, all = false;
};

/// What the sheets that were touched still wait for.
Status tell_state(const Context& context, const SignCall& call, const ContestFile& file,
                  const std::vector<SheetId>& sheets) {
    if (call.json) return Status::Done;
    for (const SheetId& sheet : sheets) {
        const bool ended = file.state().of(sheet.session_id()).ended.has_value();
        context.out << "    " << sheet_name(context.words, file.state(), sheet) << ": "
                    << table_state_words(context.words,
                                         table_state(file.book(), sheet_of(file.state(), sheet), ended))
                    << "\n";
    }
    return Status::Done;
}

Status sign(const Context& context, const SignCall& call) {
    if (call.players.empty() && !call.all_players && !call.referee && !call.head_referee)
        return context.complain(missing_word(context, "--all-players"));
    std::vector<SheetId> touched;
    return act(
        context, call,
        [&](const ContestFile& file, const PlaceWords& places) -> Wanted {
            const auto sheet = places.sheet(played_place(file.state(), call.place));
            if (!sheet) return tl::unexpected(sheet.error());
            touched.push_back(*sheet);
            const TableWords four(context, file.state(), *sheet);
            const auto named = four.players("--player", call.players);
            if (!named) return tl::unexpected(named.error());
            const Signatures missing = SheetBook(file.book()).missing(sheet_of(file.state(), *sheet));
            std::vector<What> wanted;
            const auto add = [&](Signer signer) {
                wanted.emplace_back(Record{SheetChanged{*sheet, SheetSigned{signer}}});
            };
            for (const Player p : *named) add(static_cast<Signer>(p));
            if (call.all_players)
                for (Player p = 0; p < 4; ++p)
                    if (missing.has(static_cast<Signer>(p))) add(static_cast<Signer>(p));
            if (call.all_players && wanted.empty()) add(Signer::East);  // refused: they have signed
            if (call.referee) add(Signer::Referee);
            if (call.head_referee) add(Signer::HeadReferee);
            return wanted;
        },
        [&](ContestFile& file, std::span<const Logged>) { return tell_state(context, call, file, touched); });
}

Status close(const Context& context, const SignCall& call) {
    std::vector<SheetId> touched;
    return act(
        context, call,
        [&](const ContestFile& file, const PlaceWords& places) -> Wanted {
            if (call.all) {
                const auto session = places.session(played_place(file.state(), call.place));
                if (!session) return tl::unexpected(session.error());
                for (const auto& [sheet, written] : file.state().sheets)
                    if (sheet.session_id() == *session && !written.closed &&
                        SheetBook(file.book()).missing(written) == Signatures{})
                        touched.push_back(sheet);
                if (touched.empty())
                    return tl::unexpected(Complaint{context.words("contest_play.fault.none_to_close"),
                                                    context.words("contest_play.remedy.none_to_close")});
            } else {
                const auto sheet = places.sheet(played_place(file.state(), call.place));
                if (!sheet) return tl::unexpected(sheet.error());
                touched.push_back(*sheet);
            }
            std::vector<What> wanted;
            for (const SheetId& sheet : touched)
                wanted.emplace_back(Record{SheetChanged{sheet, SheetClosed{}}});
            return wanted;
        },
        [&](ContestFile& file, std::span<const Logged>) { return tell_state(context, call, file, touched); });
}

struct CorrectCall : Writing {
    PlaceOptions place;
    std::string hand, reason;
    bool totals = false;
    std::vector<std::string> points, fines;
};

/// What stands there now; nothing where nothing was written.
SheetCorrected standing_row(const contest::Sheet& sheet, int hand) {
    SheetCorrected out;
    out.hand = hand;
    const bool written = hand == 0 ? sheet.totals.has_value() : hand <= static_cast<int>(sheet.hands.size());
    if (written) {
        out.points = points_of(sheet, hand);
        out.fines = fines_of(sheet, hand);
    }
    return out;
}

Status correct(const Context& context, const CorrectCall& call) {
    if (call.hand.empty() == !call.totals)
        return context.complain(
            {context.words("contest_play.fault.which_row"), context.words("contest_play.remedy.which_row")});
    SheetId sheet;
    return act(
        context, call,
        [&](const ContestFile& file, const PlaceWords& places) -> Wanted {
            const auto found = places.sheet(played_place(file.state(), call.place));
            if (!found) return tl::unexpected(found.error());
            sheet = *found;
            int hand = 0;
            if (!call.totals) {
                const auto row = places.whole("--hand", call.hand, 1, 10'000);
                if (!row) return tl::unexpected(row.error());
                hand = *row;
            }
            SheetCorrected out = standing_row(sheet_of(file.state(), sheet), hand);
            const TableWords four(context, file.state(), sheet);
            const auto points = four.amounts("--points", call.points, out.points);
            if (!points) return tl::unexpected(points.error());
            const auto fines = four.amounts("--fine", call.fines, out.fines);
            if (!fines) return tl::unexpected(fines.error());
            out.points = *points;
            out.fines = *fines;
            out.reason = call.reason;
            return just(Record{SheetChanged{sheet, out}});
        },
        [&](ContestFile& file, std::span<const Logged>) {
            if (call.json) return Status::Done;
            const Correction& made = sheet_of(file.state(), sheet).corrections.back();
            context.out << "    "
                        << context.words.format("contest_play.sheet.was",
                                                {{"points", points_line(made.old_points)}})
                        << "\n    "
                        << context.words.format("contest_play.sheet.is",
                                                {{"points", points_line(made.points)}})
                        << "\n";
            return Status::Done;
        });
}

Action declare_sign(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SignCall>();
    add_sheet_options(app, context, call->place);
    option(app, context, "--player", call->players, "PLAYER", "cli.contest.sign.player");
    flag(app, context, "--all-players", call->all_players, "cli.contest.sign.all_players");
    flag(app, context, "--referee", call->referee, "cli.contest.sign.referee");
    flag(app, context, "--head-referee", call->head_referee, "cli.contest.sign.head_referee");
    add_writing_options(app, context, *call);
    return [call, &context] { return sign(context, *call); };
}
Action declare_close(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SignCall>();
    add_sheet_options(app, context, call->place);
    flag(app, context, "--all", call->all, "cli.contest.close.all");
    add_writing_options(app, context, *call);
    return [call, &context] { return close(context, *call); };
}
Action declare_correct(CLI::App& app, Context& context) {
    const auto call = std::make_shared<CorrectCall>();
    add_sheet_options(app, context, call->place);
    option(app, context, "--hand", call->hand, "N", "cli.contest.correct.hand");
    flag(app, context, "--totals", call->totals, "cli.contest.correct.totals");
    option(app, context, "--points", call->points, "PLAYER=N", "cli.contest.correct.points");
    option(app, context, "--fine", call->fines, "PLAYER=N", "cli.contest.correct.fine");
    option(app, context, "--reason", call->reason, "TEXT", "cli.contest.correct.reason");
    add_writing_options(app, context, *call);
    return [call, &context] { return correct(context, *call); };
}

}  // namespace

Command sign_verb() {
    return {"sign",
            {"contest sign --table 1 --all-players",
             "contest sign --table 1 --referee --head-referee --by \"Bo Head\""},
            declare_sign};
}
Command close_verb() { return {"close", {"contest close --table 1"}, declare_close}; }
Command correct_verb() {
    return {"correct",
            {"contest correct --table 1 --hand 1 --points E=-40,S=56 --reason misread"},
            declare_correct};
}

}  // namespace sifang::cli
