#include "wire/told_result.hpp"

#include <algorithm>
#include <map>
#include <span>

#include "game/wins.hpp"
#include "tile/notation.hpp"
#include "wire/record_pieces.hpp"

namespace sifang {

std::string points_text(const Payments& points) {
    std::string text;
    for (const Wind wind : all_winds) {
        if (!text.empty()) text += ' ';
        text += letter(wind);
        text += ' ';
        text += std::to_string(points[static_cast<unsigned>(wind)]);
    }
    return text;
}

namespace {

constexpr unsigned number(Wind wind) { return static_cast<unsigned>(wind); }

/// Points by pattern, flowers among them.
using Counted = std::map<std::string_view, int>;

std::string text_of(const Counted& counted) {
    std::string text;
    for (const auto& [pattern, points] : counted) {
        if (!text.empty()) text += ' ';
        text += pattern;
        text += ' ';
        text += std::to_string(points);
    }
    return text;
}

class Comparison {
  public:
    Comparison(const Table& table, const ToldHand& told, PlayedHand& played, const Allowances& allowances)
        : table_(table), told_(told.end), played_(played), s_(played.state), allowances_(allowances) {}

    std::optional<Difference> run() {
        const HandResult result = s_.result();
        if (result.end != told_.end) return differ(DifferenceKind::End, id(told_.end), id(result.end));
        if (const auto before = on_the_table()) return before;
        if (result.end == End::Won)
            if (const auto difference = wins(result)) return difference;
        if (const auto difference = shown()) return difference;
        if (const auto difference = payments()) return difference;
        if (told_.left)
            for (const Wind wind : all_winds) {
                const int left = static_cast<int>(s_.wall.left(wind));
                if (const int tiles = (*told_.left)[number(wind)]; tiles != left)
                    return differ(DifferenceKind::Left, std::to_string(tiles), std::to_string(left));
            }
        return std::nullopt;
    }

  private:
    Difference differ(DifferenceKind kind, std::string_view told, std::string_view found) const {
        return {kind, 0, told_.at, std::string(told), std::string(found)};
    }

    Payments paid_at_end() const {
        for (const Event& event : played_.events)
            if (const auto* ended = std::get_if<HandEnded>(&event)) return ended->payments;
        return {};
    }

    /// Scores and sticks before the end pays.
    std::optional<Difference> on_the_table() const {
        if (told_.deposits) {
            int deposits = played_.setup.deposits;
            for (const std::uint8_t sticks : s_.deposited) deposits += sticks;
            if (deposits != *told_.deposits)
                return differ(DifferenceKind::Deposits, std::to_string(*told_.deposits),
                              std::to_string(deposits));
        }
        if (!told_.before) return std::nullopt;
        Payments scores = played_.setup.scores;
        const Payments last = paid_at_end();
        for (std::size_t i = 0; i < 4; ++i) scores[i] += s_.paid[i] - last[i];
        if (scores == *told_.before) return std::nullopt;
        return differ(DifferenceKind::Scores, points_text(*told_.before), points_text(scores));
    }

    std::optional<Difference> wins(const HandResult& result) {
        if (told_.wins.size() != result.winners.size())
            return differ(DifferenceKind::Winner, std::to_string(told_.wins.size()),
                          std::to_string(result.winners.size()));
        if (s_.under.size() != told_.under.size())
            return differ(DifferenceKind::Under, std::to_string(told_.under.size()),
                          std::to_string(s_.under.size()));
        for (std::size_t i = 0; i < told_.wins.size(); ++i)
            if (auto difference = win(told_.wins[i], result.winners[i], i)) {
                difference->at = told_.wins[i].at;
                return difference;
            }
        return std::nullopt;
    }

    std::optional<Difference> win(const ToldWin& told, const Winner& found, std::size_t nth) {
        const auto who = [](Wind seat, Wind giver) { return std::string{letter(seat), ' ', letter(giver)}; };
        // Not every telling says whose tile it was.
        const bool giver_told = told.giver || told.piece;
        const Wind found_giver = found.by == By::Discard ? found.giver : found.seat;
        if (told.seat != found.seat || (giver_told && told.giver.value_or(told.seat) != found_giver))
            return differ(DifferenceKind::Winner, who(told.seat, told.giver.value_or(told.seat)),
                          who(found.seat, found_giver));
        if (told.piece && *told.piece != found.piece)
            return differ(DifferenceKind::WinningTile, write_pieces(std::span(&*told.piece, 1)),
                          write_pieces(std::span(&found.piece, 1)));
        const Win won = win_of(table_, s_, nth);
        if (told.indicators && !std::equal(told.indicators->begin(), told.indicators->end(),
                                           s_.indicators.begin(), s_.indicators.end()))
            return differ(DifferenceKind::Indicator, write_pieces(*told.indicators),
                          write_pieces({s_.indicators.begin(), s_.indicators.size()}));
        if (told.standing) {
            Counts standing = won.hand.standing;
            standing.add(won.tile);
            if (standing != *told.standing)
                return differ(DifferenceKind::Hand, write_tiles(*told.standing), write_tiles(standing));
        }
        if (told.liable && told.liable != won.liable)
            return differ(DifferenceKind::Liable, std::string(1, letter(*told.liable)),
                          won.liable ? std::string(1, letter(*won.liable)) : "");
        const auto score = table_.rulebook().score(won);
        if (!score) return differ(DifferenceKind::Patterns, "", code(score.error()));
        return worth(told, won, *score);
    }

    std::optional<Difference> worth(const ToldWin& told, const Win& won, const Score& score) {
        const auto figure = [&](std::string_view name) {
            for (const Figure& each : score.figures)
                if (each.name == name) return each.value;
            return 0;
        };
        Counted ours, theirs;
        for (const CountedPattern& each : score.patterns)
            ours[table_.rulebook().patterns()[each.pattern].id] += each.count * each.points;
        if (score.flowers != 0) ours["flower_tiles"] = score.flowers;
        for (const ToldPattern& each : told.patterns) theirs[each.id] += each.points;

        int total = score.total;
        if (known_deviation(ours, theirs)) total -= difference_;
        if (told.total && *told.total != total)
            return differ(DifferenceKind::Total, std::to_string(*told.total) + ": " + text_of(theirs),
                          std::to_string(total) + ": " + text_of(ours));
        if (told.han && *told.han != figure("han"))
            return differ(DifferenceKind::Han, std::to_string(*told.han) + ": " + text_of(theirs),
                          std::to_string(figure("han")) + ": " + text_of(ours));
        if (told.fu && *told.fu != figure("fu"))
            return differ(DifferenceKind::Fu, std::to_string(*told.fu), std::to_string(figure("fu")));
        if (ours != theirs && other_names(won, ours, theirs)) {
            played_.deviations.push_back(Deviation::OtherNames);
            return std::nullopt;
        }
        if (ours != theirs) return differ(DifferenceKind::Patterns, text_of(theirs), text_of(ours));
        return std::nullopt;
    }

    /// The rules say how much, and leave open which of two patterns of equal worth is named: what they name
    /// and we do not must be there, too, and left out by choice alone.
    bool other_names(const Win& won, const Counted& ours, const Counted& theirs) const {
        const auto sum = [](const Counted& counted) {
            int points = 0;
            for (const auto& [pattern, worth] : counted) points += worth;
            return points;
        };
        if (!allowances_.other_names || sum(ours) != sum(theirs)) return false;
        const auto ruling = table_.rulebook().explain(won);
        if (!ruling) return false;
        Counted could = ours;
        for (const ExcludedPattern& each : ruling->excluded) {
            const bool by_choice = each.principle == Principle::HighVersusLow ||
                                   each.principle == Principle::AccountOnce ||
                                   each.principle == Principle::NonIdentical;
            const PatternInfo& pattern = table_.rulebook().patterns()[each.pattern];
            if (by_choice) could[pattern.id] += pattern.points;
        }
        return std::ranges::all_of(theirs, [&](const auto& each) {
            const auto found = could.find(each.first);
            return found != could.end() && each.second <= found->second;
        });
    }

    /// Takes what is known to differ out of `ours`, and notes it.
    bool known_deviation(Counted& ours, const Counted& theirs) {
        if (ours == theirs) return false;
        if (allowances_.no_wait_beside_knitted_straight && ours.contains("knitted_straight")) {
            for (const std::string_view wait : {"edge_wait", "closed_wait", "single_wait"}) {
                const auto found = ours.find(wait);
                if (found == ours.end()) continue;
                Counted without = ours;
                without.erase(wait);
                if (without != theirs) continue;
                difference_ = found->second;
                ours = std::move(without);
                played_.deviations.push_back(Deviation::NoWaitBesideKnittedStraight);
                return true;
            }
        }
        return false;
    }

    /// Hands laid open where nobody won.
    std::optional<Difference> shown() const {
        if (told_.end == End::Won) return std::nullopt;
        for (const Wind wind : all_winds) {
            const auto& standing = told_.shown[number(wind)];
            if (told_.waiting_told && standing.has_value() != s_.waiting[number(wind)])
                return differ(DifferenceKind::Waiting, std::string{letter(wind), ' ', standing ? '+' : '-'},
                              std::string{letter(wind), ' ', s_.waiting[number(wind)] ? '+' : '-'});
            if (standing && *standing != s_.at(wind).hand.standing)
                return differ(DifferenceKind::Hand, write_tiles(*standing),
                              write_tiles(s_.at(wind).hand.standing));
        }
        return std::nullopt;
    }

    std::optional<Difference> payments() const {
        Payments found = paid_at_end();
        // A point of the winner's that they do not count: each of the others pays it on a self-draw, the
        // discarder alone otherwise.
        if (difference_ != 0) {
            const Winner winner = s_.result().winners[0];
            for (const Wind wind : all_winds)
                if (wind != winner.seat && (winner.by == By::Draw || wind == winner.giver)) {
                    found[number(wind)] += difference_;
                    found[number(winner.seat)] -= difference_;
                }
        }
        if (found == told_.payments) return std::nullopt;
        return differ(DifferenceKind::Paid, points_text(told_.payments), points_text(found));
    }

    const Table& table_;
    const ToldEnd& told_;
    PlayedHand& played_;
    const State& s_;
    const Allowances& allowances_;
    int difference_ = 0;  ///< points that we count and they are known not to
};

}  // namespace

std::optional<Difference> compare_result(const Table& table, const ToldHand& told, PlayedHand& played,
                                         const Allowances& allowances) {
    return Comparison(table, told, played, allowances).run();
}

}  // namespace sifang
