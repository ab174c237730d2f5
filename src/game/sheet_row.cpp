#include "game/sheet_row.hpp"

namespace sifang {

std::string_view sign(Mark mark) {
    switch (mark) {
        case Mark::Dealer: return "▲";
        case Mark::Giver: return "−";
        case Mark::SelfDraw: return "+";
        case Mark::Drawn: return "0";
        case Mark::FalseWin: return "√";
        case Mark::Warning: return "×";
    }
    return "";
}

SheetRow hand_row(const Seating& seats, const HandFinished& finished) {
    const HandResult& result = finished.result;
    SheetRow row;
    row.seats = seats;
    row.end = result.end;
    const auto player = [&](Wind seat) { return seats[static_cast<unsigned>(seat)]; };

    for (const Wind seat : all_winds) {
        const auto s = static_cast<unsigned>(seat);
        row.points[player(seat)] = result.payments[s];
        row.fines[player(seat)] = result.fines[s];
        Marks& marks = row.marks[player(seat)];
        marks.add_if(seat == Wind::East, Mark::Dealer);
        marks.add_if(result.winners.empty() && result.end != End::Void, Mark::Drawn);
        marks.add_if(result.false_wins[s] > 0, Mark::FalseWin);
    }
    for (const Winner& winner : result.winners) {
        row.winners.push_back(player(winner.seat));
        row.self_draw = winner.by == By::Draw;
        if (row.self_draw)
            row.marks[player(winner.seat)].add(Mark::SelfDraw);
        else
            row.giver = player(winner.giver);
    }
    if (row.giver) row.marks[*row.giver].add(Mark::Giver);
    return row;
}

}  // namespace sifang
