#include "cli/contest/sheet_view.hpp"

#include <algorithm>

#include "cli/contest/contest_names.hpp"
#include "cli/contest/table_state.hpp"
#include "cli/names.hpp"
#include "cli/play_sheet.hpp"
#include "cli/table.hpp"

namespace sifang::cli {

using namespace contest;

namespace {

std::string place_text(const SheetRow& row) {
    std::string text(1, letter(row.place.wind()));
    text += std::to_string(row.place.deal + 1);
    return row.counters == 0 ? text : text + "-" + std::to_string(row.counters);
}

std::string marks_text(Marks marks) {
    std::string text;
    for (unsigned i = 0; i < mark_count; ++i)
        if (marks.has(static_cast<Mark>(i))) text += sign(static_cast<Mark>(i));
    return text;
}

ValueList figures(const PlayerPoints& points) {
    ValueList out;
    for (const int each : points) out.emplace_back(each);
    return out;
}

std::string_view id_of(sifang::Entry entry) {
    switch (entry) {
        case sifang::Entry::Hand: return "hand";
        case sifang::Entry::Correction: return "correction";
        case sifang::Entry::Fine: return "fine";
        case sifang::Entry::Warning: return "warning";
        case sifang::Entry::Deposits: return "deposits";
    }
    return "";
}

}  // namespace

SheetView::SheetView(const Context& context, const ContestFile& file, const SheetId& sheet)
    : context_(context),
      file_(file),
      four_(context, file.state(), sheet),
      sheet_(sheet_of(file.state(), sheet)),
      printed_(SheetBook(file.book()).printed(sheet_)) {}

std::string SheetView::score(int points) const {
    return printed_.start == 0 ? signed_number(points) : number(points);
}

std::string SheetView::names() const {
    Table table({Column{}, Column{Column::Align::Left, true}, Column{Column::Align::Left, true}});
    for (Player p = 0; p < 4; ++p) {
        const EntrantState& who = file_.state().of(four_.entrant(p));
        table.row({TableWords::letter(p), four_.name(p),
                   who.entry.team ? team_name(file_.state(), who.entry.team) : who.entry.region});
    }
    return table.draw(context_.look);
}

std::string SheetView::rows(std::size_t last) const {
    if (printed_.rows.empty()) return "";
    using enum Column::Align;
    std::vector<Column> columns{{Right}, {}};
    std::vector<std::string> headings{context_.words("contest_play.head.hand"), ""};
    for (Player p = 0; p < 4; ++p) {
        columns.insert(columns.end(), {{Right}, {Right}});
        headings.push_back(TableWords::letter(p) + " " + std::to_string(four_.number(p).number()));
        headings.push_back("Σ");
    }
    Table table(columns);
    table.headings(headings);
    for (std::size_t i = printed_.rows.size() - std::min(last, printed_.rows.size());
         i < printed_.rows.size(); ++i) {
        const SheetRow& row = printed_.rows[i];
        const bool is_hand = row.entry == sifang::Entry::Hand;
        std::vector<std::string> cells{
            is_hand ? std::to_string(row.hand) : "",
            is_hand ? place_text(row) : context_.words("contest_play.row." + std::string(id_of(row.entry)))};
        for (Player p = 0; p < 4; ++p) {
            const std::string marks = marks_text(row.marks[p]);
            cells.push_back(marks + (marks.empty() ? "" : " ") + signed_number(row.points[p]));
            cells.push_back(score(row.totals[p]));
        }
        table.row(std::move(cells));
    }
    return table.draw(context_.look);
}

std::string SheetView::totals() const {
    std::string out = "  " + context_.words("contest_cli.sheet.totals") + "  ";
    for (Player p = 0; p < 4; ++p)
        out += (p == 0 ? "" : "  ") + TableWords::letter(p) + " " + score(printed_.scores[p]);
    if (printed_.fines != PlayerPoints{})
        out += "\n  " + context_.words("contest_play.sheet.fines") + "  " + points_line(printed_.fines);
    return out + "\n";
}

std::string SheetView::corrections() const {
    std::string out;
    for (const Correction& each : sheet_.corrections)
        out += "  " +
               context_.words.format(each.hand == 0 ? "contest_play.sheet.corrected_totals"
                                                    : "contest_play.sheet.corrected_hand",
                                     {{"hand", std::to_string(each.hand)},
                                      {"old", points_line(each.old_points)},
                                      {"new", points_line(each.points)},
                                      {"reason", each.reason}}) +
               "\n";
    return out;
}

std::string SheetView::result() const {
    std::array<std::string, 4> names;
    for (Player p = 0; p < 4; ++p) names[p] = four_.name(p);
    return PlaySheet(printed_, names, context_.words, context_.look).standings();
}

std::string SheetView::state() const {
    const bool ended = file_.state().of(four_.sheet_id().session_id()).ended.has_value();
    std::string out = context_.words("contest_play.head.state") + ": " +
                      table_state_words(context_.words, table_state(file_.book(), sheet_, ended));
    const auto signatures = sheet_.signatures;
    if (!(signatures == Signatures{}))
        out += "\n" + context_.words.format("contest_play.sheet.signed",
                                            {{"who", signers_words(context_.words, signatures)}});
    return out + "\n";
}

std::string SheetView::draw() const {
    std::string out =
        context_.look.ink(Ink::Strong, sheet_name(context_.words, file_.state(), four_.sheet_id())) + "\n" +
        names();
    if (!sheet_.hands.empty()) out += "\n" + rows(printed_.rows.size());
    if (!sheet_.is_empty()) {
        out += (sheet_.totals ? "\n" : "") + totals();
        out += corrections();
        out += "\n" + result();
    }
    return out + "\n" + state();
}

Value SheetView::value() const {
    const SheetId& sheet = four_.sheet_id();
    const bool ended = file_.state().of(sheet.session_id()).ended.has_value();
    const TableState state = table_state(file_.book(), sheet_, ended);
    ValueList players, rows, corrections, missing;
    for (Player p = 0; p < 4; ++p)
        players.push_back(ValueFields{{"seat", TableWords::letter(p)},
                                      {"number", static_cast<int>(four_.number(p).number())},
                                      {"entrant", static_cast<int>(four_.entrant(p).value)},
                                      {"name", file_.state().of(four_.entrant(p)).entry.name}});
    for (const SheetRow& row : printed_.rows) {
        Value value = ValueFields{
            {"entry", id_of(row.entry)}, {"points", figures(row.points)}, {"totals", figures(row.totals)}};
        if (row.entry == sifang::Entry::Hand) {
            value["hand"] = row.hand;
            value["place"] = place_text(row);
            value["dealer"] = TableWords::letter(row.dealer());
            value["end"] = id(row.end);
            ValueList winners;
            for (const Player p : row.winners) winners.emplace_back(TableWords::letter(p));
            value["winners"] = winners;
            if (row.giver) value["giver"] = TableWords::letter(*row.giver);
        }
        rows.push_back(std::move(value));
    }
    for (const Correction& each : sheet_.corrections)
        corrections.push_back(ValueFields{{"hand", each.hand},
                                          {"old", figures(each.old_points)},
                                          {"new", figures(each.points)},
                                          {"reason", each.reason}});
    for (unsigned i = 0; i < signer_count; ++i)
        if (state.missing.has(static_cast<Signer>(i))) missing.emplace_back(id(static_cast<Signer>(i)));
    return ValueFields{{"contest", file_.name()},
                       {"stage", static_cast<int>(sheet.stage.value)},
                       {"session", static_cast<int>(sheet.session.value)},
                       {"table", static_cast<int>(sheet.table.value)},
                       {"state", id(state.step)},
                       {"players", players},
                       {"rows", rows},
                       {"scores", figures(printed_.scores)},
                       {"fines", figures(printed_.fines)},
                       {"places", figures(printed_.result.place)},
                       {"twelfths", figures(printed_.result.twelfths)},
                       {"corrections", corrections},
                       {"missing", missing},
                       {"closed", sheet_.closed}};
}

}  // namespace sifang::cli
