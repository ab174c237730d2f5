// An explanation must be one: the reading is a division of the tiles that is worth the total, the sets named
// for each combination are allowed together by the principles, and every fan that the reading shows is
// counted or accounted for.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <set>

#include "rules/mcr/random_win.hpp"
#include "rules/mcr/slow_scorer_fan.hpp"
#include "rules/mcr/worked_hands.hpp"
#include "support/soak.hpp"

namespace sifang::mcr_test {
namespace {

slow::Shape shape_of(ReadingKind kind) {
    switch (kind) {
        case ReadingKind::SevenPairs: return slow::Shape::SevenPairs;
        case ReadingKind::ThirteenOrphans: return slow::Shape::ThirteenOrphans;
        case ReadingKind::KnittedStraight: return slow::Shape::KnittedStraight;
        case ReadingKind::HonorsKnitted: return slow::Shape::HonorsKnitted;
        default: return slow::Shape::SetsAndPair;
    }
}
slow::SetType type_of(SetKind kind) {
    return kind == SetKind::Chow   ? slow::SetType::Chow
           : kind == SetKind::Pung ? slow::SetType::Pung
                                   : slow::SetType::Kong;
}

/// Where each set of a reading is in a division; nothing when they are not the same division.
std::optional<std::vector<std::size_t>> same_sets(const Reading& reading, const slow::Division& division) {
    if (shape_of(reading.kind) != division.shape || reading.sets.size() != division.sets.size()) return {};
    const bool has_pair =
        division.shape == slow::Shape::SetsAndPair || division.shape == slow::Shape::KnittedStraight;
    if (has_pair && static_cast<int>(reading.pair.index()) != division.pair) return {};
    std::vector<std::size_t> places;
    for (const TileSet& set : reading.sets) {
        bool found = false;
        for (std::size_t i = 0; i < division.sets.size() && !found; ++i) {
            const slow::SlowSet& other = division.sets[i];
            const bool claimed = !other.standing && !(other.type == slow::SetType::Kong && other.concealed);
            if (std::find(places.begin(), places.end(), i) != places.end() ||
                other.type != type_of(set.kind) || other.tile != static_cast<int>(set.tile.index()) ||
                claimed != set.melded)
                continue;
            places.push_back(i);
            found = true;
        }
        if (!found) return {};
    }
    return places;
}

slow::Fan fan_of(std::string_view id) {
    for (int fan = 0; fan < slow::fan_kinds; ++fan)
        if (slow::name(static_cast<slow::Fan>(fan)) == id) return static_cast<slow::Fan>(fan);
    ADD_FAILURE() << "no such fan: " << id;
    return slow::Fan::chicken_hand;
}

std::string wrong_explanation(const slow::SlowEdition& edition, const Rulebook& book, const Win& win,
                              const sifang::Ruling& ruling) {
    const auto fan = [&](PatternIndex pattern) { return fan_of(book.patterns()[pattern].id); };
    std::set<slow::Fan> counted, excluded;
    for (const CountedPattern& p : ruling.score.patterns) counted.insert(fan(p.pattern));
    for (const ExcludedPattern& p : ruling.excluded) {
        excluded.insert(fan(p.pattern));
        if (p.because != no_pattern && !counted.contains(fan(p.because)))
            return "excluded by what is not counted: " + std::string(slow::name(fan(p.because)));
    }
    for (const slow::ShownDivision& d : slow::shown_by_division(edition, win)) {
        const auto places = same_sets(ruling.reading, d.division);
        if (!places) continue;
        std::vector<slow::Shown> combinations;
        for (const PatternSets& made : ruling.made_of) {
            const slow::Fan what = fan(made.pattern);
            if (!slow::is_combination(what)) continue;
            unsigned sets = 0;
            for (std::size_t i = 0; i < places->size(); ++i)
                if (made.sets >> i & 1) sets |= 1u << (*places)[i];
            const bool shown = std::any_of(d.shown.begin(), d.shown.end(), [&](const slow::Shown& s) {
                return s.fan == what && s.sets == sets;
            });
            if (!shown) return "made of sets that do not show it: " + std::string(slow::name(what));
            combinations.push_back({what, sets});
        }
        for (const CountedPattern& p : ruling.score.patterns) {
            const slow::Fan what = fan(p.pattern);
            const auto named = std::count_if(combinations.begin(), combinations.end(),
                                             [&](const slow::Shown& s) { return s.fan == what; });
            if (slow::is_combination(what) && named != p.count)
                return "sets not named: " + std::string(slow::name(what));
        }
        if (!slow::may_be_counted(edition, combinations)) return "combinations that break a principle";
        for (const slow::Shown& s : d.shown)
            if (!counted.contains(s.fan) && !excluded.contains(s.fan))
                return "shown, not counted, not accounted for: " + std::string(slow::name(s.fan));
        return {};
    }
    return "a reading that is no division of the tiles";
}

TEST(McrAgreementSoak, Explanations) {
    RandomWins wins(20041018);
    int wrong = 0;
    const std::uint64_t hands = soak_or(5'000, 300'000);
    for (std::uint64_t i = 0; i < hands && wrong < 20; ++i) {
        const Win win =
            i % 2 == 0 ? wins.any() : wins.of_recipe(static_cast<unsigned>(i * 1009 % RandomWins::recipes()));
        for (const std::string_view id : {"mcr", "gb98", "mil"}) {
            const Rulebook& book = rulebook(id);
            const auto ruling = book.explain(win);
            ASSERT_TRUE(ruling) << to_string(win);
            if (!ruling->score.valid) continue;
            const std::string what = wrong_explanation(slow::slow_edition(id), book, win, *ruling);
            if (what.empty()) continue;
            ++wrong;
            std::string list;
            for (const CountedPattern& p : ruling->score.patterns)
                list += " " + std::string(book.patterns()[p.pattern].id) + "*" + std::to_string(p.count);
            ADD_FAILURE() << id << ": " << to_string(win) << "\n  " << what << "\n  counted:" << list;
        }
    }
}

}  // namespace
}  // namespace sifang::mcr_test
