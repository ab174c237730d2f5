#include "wire/record_result.hpp"

#include <algorithm>

#include "game/wins.hpp"

namespace sifang {
namespace {

/// What was paid: the winner's own list where he has named one, else the whole count.
Score score_of(const Table& table, const Win& win, const std::optional<Claim>& claim) {
    if (claim) {
        if (const auto ruling = table.rulebook().check_claim(win, *claim)) return ruling->ruling.score;
    } else if (const auto score = table.rulebook().score(win)) {
        return *score;
    }
    return {};
}

}  // namespace

void ResultNotes::note(const Event& event) {
    if (const auto* counted = std::get_if<Counted>(&event)) claim_ = counted->claim;
    if (std::holds_alternative<Misdeclared>(event)) claim_.reset();
}

RecordResult result_of(const Table& table, const State& state, const ResultNotes& notes) {
    RecordResult out;
    out.result = state.result();
    for (std::size_t seat = 0; seat < 4; ++seat)
        out.scores[seat] = state.setup.scores[seat] + out.result.payments[seat];
    for (std::size_t i = 0; i < out.result.winners.size(); ++i) {
        const Score score = score_of(table, win_of(table, state, i), notes.claim());
        RecordWinner who;
        who.winner = out.result.winners[i];
        if (score.valid) {
            who.patterns = score.patterns;
            who.flowers = score.flowers;
            for (const Figure& figure : score.figures) {
                const auto name = std::ranges::find(record_figures, figure.name);
                if (name != record_figures.end())
                    who.figures.push_back(
                        {static_cast<std::uint8_t>(name - record_figures.begin()), figure.value});
            }
        }
        out.winners.push_back(who);
    }
    return out;
}

}  // namespace sifang
