// contest fouls: the record of fouls (mcr:A6).

#include <memory>
#include <ostream>

#include "cli/contest/contest_names.hpp"
#include "cli/contest/penalty_view.hpp"
#include "cli/contest/play_verbs.hpp"
#include "cli/contest/table_words.hpp"
#include "cli/options.hpp"
#include "cli/table.hpp"
#include "wire/json.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

struct FoulsCall : Where {
    std::string player;
};

Value penalty_json(const RecordedPenalty& each, const BookedPenalty& booked, const FoulRecorded& recorded,
                   const Rulebook& book, const ContestState& state) {
    Value value = ValueFields{{"event", static_cast<int>(booked.event.value)},
                              {"entrant", static_cast<int>(each.penalty.who)},
                              {"foul", each.penalty.foul},
                              {"clause", each.penalty.clause},
                              {"time", each.penalty.time},
                              {"booking", id(booked.booking)},
                              {"forgiven", each.penalty.forgiven},
                              {"revoked", each.revoked.has_value()}};
    ValueList measures;
    for (const Consequence& does : each.penalty.does) measures.emplace_back(id(does.measure));
    value["measures"] = measures;
    if (booked.sheet) {
        value["stage"] = static_cast<int>(booked.sheet->stage.value);
        value["session"] = static_cast<int>(booked.sheet->session.value);
        value["table"] = static_cast<int>(booked.sheet->table.value);
    }
    if (const auto points = moved_points(book, state, recorded)) {
        ValueList list;
        for (const int p : *points) list.emplace_back(p);
        value["points"] = list;
    }
    if (each.revoked) value["reason"] = each.revoked->reason;
    return value;
}

Status fouls(const Context& context, const FoulsCall& call) {
    const auto file = ContestFile::open(context, call, store::Opening::ReadOnly);
    if (!file) return context.complain(file.error());
    const ContestState& state = file->state();
    std::optional<EntrantNumber> only;
    if (!call.player.empty()) {
        const auto who = PlaceWords(context, state).entrant("--player", call.player);
        if (!who) return context.complain(who.error());
        only = *who;
    }
    const Words& words = context.words;
    Table table({Column{Column::Align::Right}, Column{Column::Align::Left, true},
                 Column{Column::Align::Left, true}, Column{Column::Align::Left, true}});
    table.headings({words("contest_play.head.event"), words("contest_play.head.player"),
                    words("contest_play.head.foul"), words("contest_play.head.penalty")});
    ValueList all;
    for (std::size_t i = 0; i < state.fouls.penalties.size(); ++i) {
        const RecordedPenalty& each = state.fouls.penalties[i];
        const BookedPenalty& booked = state.booked[i];
        const EntrantNumber who{each.penalty.who};
        if (only && *only != who) continue;
        const FoulRecorded recorded{each.penalty, booked.sheet, booked.booking};
        all.push_back(penalty_json(each, booked, recorded, file->book(), state));
        table.row({std::to_string(booked.event.value), entrant_name(state, who),
                   foul_name(words, each.penalty.foul), ruled_line(words, each.penalty)},
                  each.stands() ? Ink::Plain : Ink::Faint);
        std::string note = booked.sheet ? sheet_name(words, state, *booked.sheet) : "";
        const auto add = [&](const std::string& text) { note += (note.empty() ? "" : "; ") + text; };
        add(words("contest.booking." + std::string(id(booked.booking))));
        if (const auto points = moved_points(file->book(), state, recorded)) add(points_line(*points));
        if (each.revoked) add(words.format("contest_play.foul.revoked", {{"reason", each.revoked->reason}}));
        table.note(note);
    }
    if (call.json)
        context.out << write_json(ValueFields{{"contest", file->name()}, {"fouls", all}}) << "\n";
    else if (table.empty())
        context.out << words("contest_play.foul.none") << "\n";
    else
        context.out << table.draw(context.look);
    return Status::Done;
}

Action declare(CLI::App& app, Context& context) {
    const auto call = std::make_shared<FoulsCall>();
    option(app, context, "--player", call->player, "PLAYER", "cli.contest.fouls.player");
    add_where_options(app, context, *call);
    return [call, &context] { return fouls(context, *call); };
}

}  // namespace

Command fouls_verb() { return {"fouls", {"contest fouls", "contest fouls --json"}, declare}; }

}  // namespace sifang::cli
