#include "cli/play_sheet.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "cli/names.hpp"
#include "cli/table.hpp"

namespace sifang::cli {

std::string twelfths_text(int twelfths) {
    const int hundredths = (twelfths * 100 + (twelfths < 0 ? -6 : 6)) / 12;
    const int rest = std::abs(hundredths % 100);
    std::string text = (hundredths < 0 && hundredths > -100 ? "−" : "") + number(hundredths / 100);
    if (rest == 0) return text;
    text += "." + std::to_string(rest / 10);
    return rest % 10 == 0 ? text : text + std::to_string(rest % 10);
}

std::string PlaySheet::score(int points) const {
    return sheet_.start == 0 ? signed_number(points) : number(points);
}

std::string PlaySheet::place_of_hand(const SheetRow& row) const {
    std::string place = words_.format("terminal.sheet.place", {{"round", wind_name(words_, row.place.wind())},
                                                               {"deal", std::to_string(row.place.deal + 1)}});
    return row.counters == 0 ? place : place + "-" + std::to_string(row.counters);
}

std::string PlaySheet::outcome(const SheetRow& row) const {
    if (row.entry == Entry::Deposits) return words_("terminal.sheet.deposits");
    if (row.winners.empty()) return words_("record.end." + std::string(id(row.end)));
    std::string winners;
    for (const Player player : row.winners)
        winners += (winners.empty() ? "" : words_("render.list_comma")) + names_[player];
    if (row.giver)
        return words_.format("terminal.sheet.by_discard", {{"who", winners}, {"from", names_[*row.giver]}});
    return words_.format("terminal.sheet.by_draw", {{"who", winners}});
}

std::string PlaySheet::hands(int from_round) const {
    using enum Column::Align;
    Table table({{Right}, {}, {}, {Left, true}, {Right}, {Right}, {Right}, {Right}});
    table.headings({words_("terminal.sheet.hand"), "", words_("terminal.sheet.dealer"),
                    words_("terminal.sheet.won"), names_[0], names_[1], names_[2], names_[3]});
    for (const SheetRow& row : sheet_.rows) {
        const bool is_hand = row.entry == Entry::Hand;
        if (is_hand && row.place.round < from_round) continue;
        std::vector<std::string> cells{is_hand ? std::to_string(row.hand) : "",
                                       is_hand ? place_of_hand(row) : "", is_hand ? names_[row.dealer()] : "",
                                       outcome(row)};
        for (const int points : row.points) cells.push_back(signed_number(points));
        table.row(std::move(cells));
    }
    std::vector<std::string> totals{"", "", "", words_("terminal.sheet.total")};
    for (const int points : sheet_.scores) totals.push_back(score(points));
    table.row(std::move(totals));
    std::string out = "\n" + look_.ink(Ink::Strong, words_("terminal.sheet")) + "\n" + table.draw(look_);
    if (sheet_.balance.deposits > 0)
        out += "  " +
               words_.format("terminal.sheet.on_table", {{"points", number(sheet_.balance.deposits)}}) + "\n";
    return out;
}

std::string PlaySheet::standings() const {
    const SessionResult& result = sheet_.result;
    const auto any = [](const std::array<int, 4>& values) {
        return std::any_of(values.begin(), values.end(), [](int value) { return value != 0; });
    };
    const bool shared = any(result.twelfths), placed = any(result.placing);
    using enum Column::Align;
    std::vector<Column> columns{{Right}, {}, {Right}};
    std::vector<std::string> headings{words_("terminal.result.place"), words_("terminal.result.player"),
                                      words_("terminal.result.score")};
    const auto add = [&](bool there, std::string_view key) {
        if (!there) return;
        columns.push_back({Right});
        headings.push_back(words_(key));
    };
    add(shared, "terminal.result.table_points");
    add(placed, "terminal.result.placing");
    add(placed, "terminal.result.result");
    Table table(columns);
    table.headings(headings);
    std::array<Player, 4> order{0, 1, 2, 3};
    std::sort(order.begin(), order.end(), [&](Player a, Player b) {
        return std::pair(result.place[a], a) < std::pair(result.place[b], b);
    });
    for (const Player player : order) {
        std::vector<std::string> cells{std::to_string(result.place[player]), names_[player],
                                       score(sheet_.scores[player])};
        if (shared) cells.push_back(twelfths_text(result.twelfths[player]));
        if (placed) cells.push_back(signed_number(result.placing[player]));
        if (placed) cells.push_back(signed_number(result.result[player]));
        table.row(std::move(cells));
    }
    return table.draw(look_);
}

std::string PlaySheet::scores() const {
    std::string out;
    for (Player player = 0; player < 4; ++player)
        out +=
            (player == 0 ? "" : words_("render.and")) + names_[player] + " " + score(sheet_.scores[player]);
    return out;
}

}  // namespace sifang::cli
