// contest hand, totals and sheet: what is written down of a table.

#include <memory>
#include <ostream>

#include "cli/contest/act.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/sheet_view.hpp"
#include "cli/contest/written_hand.hpp"
#include "cli/options.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct HandCall : Writing {
    PlaceOptions place;
    HandOptions hand;
};

Status hand(const Context& context, const HandCall& call) {
    auto file =
        ContestFile::open(context, call, call.dry_run ? store::Opening::ReadOnly : store::Opening::Existing);
    if (!file) return context.complain(file.error());
    const auto sheet = PlaceWords(context, file->state()).sheet(played_place(file->state(), call.place));
    if (!sheet) return context.complain(sheet.error());
    const contest::Sheet& written = sheet_of(file->state(), *sheet);
    const auto typed =
        read_hand(context, file->book(), TableWords(context, file->state(), *sheet), written, call.hand);
    if (!typed) {
        context.complain(typed.error().why);
        return typed.error().by_the_book ? Status::No : Status::Wrong;
    }
    // What cannot be priced is refused as it stands, by the same reason.
    const HandWritten priced = SheetBook(file->book()).priced(written, typed->hand).value_or(typed->hand);
    return act_in(
        context, call, *file,
        [&](const ContestFile&, const PlaceWords&) { return just(Record{SheetChanged{*sheet, priced}}); },
        [&](ContestFile& after, std::span<const Logged>) {
            if (call.json) return Status::Done;
            if (!typed->counted.empty()) context.out << "  " << typed->counted << "\n";
            context.out << SheetView(context, after, *sheet).rows(1);
            return Status::Done;
        });
}

struct TotalsCall : Writing {
    PlaceOptions place;
    std::vector<std::string> scores, fines;
};

Status totals(const Context& context, const TotalsCall& call) {
    if (call.scores.empty()) return context.complain(missing_word(context, "--scores"));
    SheetId sheet;
    return act(
        context, call,
        [&](const ContestFile& file, const PlaceWords& places) -> Wanted {
            const auto found = places.sheet(played_place(file.state(), call.place));
            if (!found) return tl::unexpected(found.error());
            sheet = *found;
            const TableWords four(context, file.state(), sheet);
            const auto scores = four.amounts("--scores", call.scores);
            if (!scores) return tl::unexpected(scores.error());
            const auto fines = four.amounts("--fine", call.fines);
            if (!fines) return tl::unexpected(fines.error());
            return just(Record{SheetChanged{sheet, TotalsWritten{*scores, *fines}}});
        },
        [&](ContestFile& file, std::span<const Logged>) {
            if (!call.json) context.out << SheetView(context, file, sheet).draw();
            return Status::Done;
        });
}

struct SheetCall : Where {
    PlaceOptions place;
};

Status sheet(const Context& context, const SheetCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const auto sheet = PlaceWords(context, file->state()).sheet(played_place(file->state(), call.place));
    if (!sheet) return context.complain(sheet.error());
    const SheetView view(context, *file, *sheet);
    context.out << (call.json ? write_json(view.value()) + "\n" : view.draw());
    return Status::Done;
}

Action declare_hand(CLI::App& app, Context& context) {
    const auto call = std::make_shared<HandCall>();
    add_sheet_options(app, context, call->place);
    add_hand_options(app, context, call->hand);
    add_writing_options(app, context, *call);
    return [call, &context] { return hand(context, *call); };
}
Action declare_totals(CLI::App& app, Context& context) {
    const auto call = std::make_shared<TotalsCall>();
    add_sheet_options(app, context, call->place);
    option(app, context, "--scores", call->scores, "N,N,N,N", "cli.contest.totals.scores");
    option(app, context, "--fine", call->fines, "PLAYER=N", "cli.contest.totals.fine");
    add_writing_options(app, context, *call);
    return [call, &context] { return totals(context, *call); };
}
Action declare_sheet(CLI::App& app, Context& context) {
    const auto call = std::make_shared<SheetCall>();
    add_sheet_options(app, context, call->place);
    add_where_options(app, context, *call);
    return [call, &context] { return sheet(context, *call); };
}

}  // namespace

Command hand_verb() {
    return {"hand",
            {"contest hand --table 1 --winner S --from E --points 24",
             "contest hand --table 1 --winner N --from E --tiles \"1112223334445m 5m\"",
             "contest hand --table 1 --drawn"},
            declare_hand};
}
Command totals_verb() {
    return {"totals", {"contest totals --table 2 --scores 42,18,-20,-40"}, declare_totals};
}
Command sheet_verb() {
    return {"sheet", {"contest sheet --table 1", "contest sheet --table 1 --json"}, declare_sheet};
}

}  // namespace sifang::cli
