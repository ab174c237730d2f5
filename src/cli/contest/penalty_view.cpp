#include "cli/contest/penalty_view.hpp"

#include <algorithm>
#include <ostream>

#include "cli/contest/table_words.hpp"
#include "cli/names.hpp"
#include "cli/referee_view.hpp"
#include "contest/booked_points.hpp"
#include "text/width.hpp"

namespace sifang::cli {

using namespace contest;

std::string foul_name(const Words& words, std::string_view foul) {
    return std::string(words.find("foul." + std::string(foul)).value_or(foul));
}

std::string ruled_line(const Words& words, const Penalty& penalty) {
    const std::string what =
        penalty.forgiven ? words("contest_play.foul.forgiven") : rung_text(words, penalty.does);
    return penalty.clause.empty()
               ? what
               : words.format("contest_cli.refused.clause", {{"what", what}, {"clause", penalty.clause}});
}

std::optional<PlayerPoints> moved_points(const Rulebook& book, const ContestState& state,
                                         const FoulRecorded& recorded) {
    if (!recorded.sheet || recorded.penalty.forgiven) return std::nullopt;
    const auto numbers = seats_of(state, *recorded.sheet);
    if (!numbers) return std::nullopt;
    const auto number = played_by(state, recorded.sheet->session_id(), {recorded.penalty.who});
    const auto found = number ? std::ranges::find(*numbers, *number) : numbers->end();
    if (found == numbers->end()) return std::nullopt;
    const PlayerPoints out =
        moved_among(book.session(), recorded.penalty, static_cast<Player>(found - numbers->begin()));
    return out == PlayerPoints{} ? std::nullopt : std::optional(out);
}

void draw_penalty(const Context& context, const ContestFile& file, const FoulRecorded& recorded) {
    const Words& words = context.words;
    const auto say = [&](const std::string& text) {
        for (const std::string& line : wrap(text, context.look.width - 4))
            context.out << "    " << line << "\n";
    };
    const Penalty& penalty = recorded.penalty;
    say(words.format(
        "contest_play.foul.ruled",
        {{"time", std::to_string(penalty.time)},
         {"scope", words("contest_play.foul.scope." + std::to_string(static_cast<unsigned>(penalty.scope)))},
         {"what", ruled_line(words, penalty)}}));
    const auto points = moved_points(file.book(), file.state(), recorded);
    if (!points) return;
    say(words.format("contest_play.foul.points",
                     {{"points", points_line(*points)},
                      {"booking", words("contest.booking." + std::string(id(recorded.booking)))}}));
    if (recorded.booking != Booking::OnSheet) return;
    // The ledger only tells of it: the hand it happened in has to carry the points.
    std::string fines, paid;
    const Payments fined = fines_of(penalty);
    const bool received = fined != points_of(penalty);
    for (Player p = 0; p < 4; ++p) {
        if ((*points)[p] == 0) continue;
        std::string& into = received ? paid : fines;
        into += (into.empty() ? "" : ",") + TableWords::letter(p) + "=" + std::to_string((*points)[p]);
    }
    say(words.format("contest_play.foul.write",
                     {{"options", received ? "--paid " + paid : "--fine " + fines}}));
}

}  // namespace sifang::cli
