#include "cli/ruling_view.hpp"

#include <algorithm>
#include <set>
#include <vector>

#include "cli/hand_view.hpp"
#include "cli/names.hpp"
#include "cli/table.hpp"
#include "cli/tile_face.hpp"
#include "text/width.hpp"
#include "wire/score_line.hpp"

namespace sifang::cli {

namespace {

/// Draws one ruling; the parts from top to bottom.
class RulingView {
  public:
    RulingView(const Win& win, const Ruling& ruling, const Rulebook& rulebook, const Words& words,
               const Look& look)
        : win_(win), ruling_(ruling), score_(ruling.score), rulebook_(rulebook), words_(words), look_(look) {}

    std::string draw() const {
        std::string out = head() + "\n" + hand();
        if (!score_.valid) return out + "\n" + indented(look_.ink(Ink::Bad, words_("render.not_a_win")));
        return out + counted() + parts() + not_counted() + "\n" + sums() + payments();
    }

  private:
    std::string family_key(std::string_view what) const {
        return "render." + std::string(what) + "." + std::string(rulebook_.family());
    }
    std::string name(PatternIndex pattern) const {
        return pattern_name(words_, rulebook_, rulebook_.patterns()[pattern].id);
    }
    std::string indented(std::string_view text) const {
        std::string out;
        for (const std::string& line : wrap(text, look_.width - 2)) out += "  " + line + "\n";
        return out;
    }
    std::string heading(std::string_view key) const {
        return "\n" + look_.ink(Ink::Strong, words_(key)) + "\n";
    }

    /// Flowers win by themselves, neither by a discard nor by the tile drawn.
    std::string way_of_winning() const {
        if (win_.situation.has(Situation::FlowerWin)) return words_("situation.flower_win");
        return family_words(words_, rulebook_, win_.by == By::Draw ? "render.by.draw" : "render.by.discard");
    }

    std::string head() const {
        std::string facts = words_.format("render.head", {{"rules", rulebook_name(words_, rulebook_)},
                                                          {"seat", wind_name(words_, win_.seat)},
                                                          {"round", wind_name(words_, win_.round)},
                                                          {"by", way_of_winning()}});
        const auto situations = situation_names();
        for (std::size_t bit = 0; bit < situations.size(); ++bit)
            if (const auto s = static_cast<Situation>(1u << bit);
                s != Situation::FlowerWin && win_.situation.has(s))
                facts += words_("render.and") + words_("situation." + std::string(situations[bit]));
        std::string out;
        for (const std::string& line : wrap(facts, look_.width)) out += look_.ink(Ink::Strong, line) + "\n";
        return out;
    }

    std::string hand() const {
        std::string out = draw_hand(
            score_.valid ? hand_groups(win_, ruling_.reading, look_.tiles) : hand_groups(win_, look_.tiles),
            look_);
        if (!win_.flowers.empty())
            out += indented(
                words_.format("render.flower_tiles", {{"tiles", draw_tiles(win_.flowers, look_.tiles)}}));
        return out;
    }

    /// Tables keep to the typed form where tiles are drawn as boxes: nine boxes would fill the line.
    TileFaces small_faces() const {
        return look_.tiles == TileFaces::Unicode ? TileFaces::Unicode : TileFaces::Text;
    }

    std::string sets_of(const CountedPattern& counted) const {
        std::string out;
        for (const PatternSets& made : ruling_.made_of) {
            if (made.pattern != counted.pattern) continue;
            const std::string drawn = draw_sets(made.sets, ruling_.reading, small_faces());
            if (!drawn.empty()) out += (out.empty() ? "" : ", ") + drawn;
        }
        return out;
    }

    std::string counted() const {
        if (score_.patterns.empty()) return {};
        const bool with_sets = !ruling_.made_of.empty();
        Table table({{.wraps = true}, {Column::Align::Right}, {}, {.wraps = true}});
        table.headings({words_(family_key("pattern")), words_(family_key("points")), words_("render.clause"),
                        with_sets ? words_("render.sets") : ""});
        for (const CountedPattern& counted : score_.patterns) {
            table.row({pattern_times(words_, rulebook_, counted.pattern, counted.count),
                       number(counted.points * counted.count),
                       std::string(rulebook_.patterns()[counted.pattern].clause), sets_of(counted)});
        }
        return heading("render.counted") + table.draw(look_);
    }

    /// How the last figure adds up, where the family tells it.
    std::string parts() const {
        if (ruling_.parts.empty()) return {};
        Table table({{.wraps = true}, {Column::Align::Right}, {.wraps = true}});
        const std::string key = "part." + std::string(rulebook_.family()) + ".";
        for (const Part& part : ruling_.parts)
            table.row({words_(key + std::string(part.id)), number(part.value),
                       draw_sets(part.sets, ruling_.reading, small_faces())});
        return heading("figure." + std::string(score_.figures.back().name)) + table.draw(look_);
    }

    std::string not_counted() const {
        if (ruling_.excluded.empty()) return {};
        Table table({{.wraps = true}, {.wraps = true}, {}});
        std::set<Principle> principles;
        for (const ExcludedPattern& excluded : ruling_.excluded) {
            std::string text = name(excluded.pattern);
            if (const std::string sets = draw_sets(excluded.sets, ruling_.reading, small_faces());
                !sets.empty())
                text += " " + sets;
            table.row({text, exclusion_reason(words_, rulebook_, excluded), std::string(excluded.clause)},
                      Ink::Faint);
            principles.insert(excluded.principle);
        }
        std::string out = heading("render.not_counted") + table.draw(look_);
        for (const Principle principle : principles) {
            const std::string key = principle_key(words_, rulebook_, principle);
            if (!words_.has(key + ".why")) continue;
            out += indented(words_.format("render.principle_why",
                                          {{"principle", words_(key)}, {"why", words_(key + ".why")}}));
        }
        return out;
    }

    std::string sums() const {
        Table table({{}, {Column::Align::Right}, {.wraps = true}});
        if (score_.flowers != 0) table.row({words_("render.flowers"), number(score_.flowers), ""});
        for (const Figure& figure : score_.figures)
            table.row({words_("figure." + std::string(figure.name)), number(figure.value), ""});
        table.row({words_(family_key("total")), number(score_.total),
                   score_.limit.empty() ? "" : words_("limit." + std::string(score_.limit))},
                  Ink::Strong);
        if (score_.minimum > 0)
            table.row({family_words(words_, rulebook_, "render.minimum"), number(score_.minimum),
                       family_words(words_, rulebook_,
                                    score_.meets_minimum ? "render.minimum_met" : "render.minimum_missed")},
                      score_.meets_minimum ? Ink::Good : Ink::Bad);
        return table.draw(look_);
    }

    std::string payments() const {
        if (!score_.payments) {
            if (score_.meets_minimum && win_.by == By::Discard && !win_.discarder)
                return "\n" + indented(words_("render.no_discarder"));
            return {};
        }
        Win uncounted = win_, undeposited = win_;
        uncounted.honba = 0;
        undeposited.deposits = 0;
        return draw_payments(*score_.payments, win_, "render.winner", rulebook_, words_, look_) +
               sticks("render.counters", win_.honba, uncounted) +
               sticks("render.deposits", win_.deposits, undeposited);
    }

    /// What of the winner's gain comes from sticks: the difference to the same win without them.
    std::string sticks(std::string_view key, int count, const Win& without) const {
        if (count == 0) return {};
        const auto full = rulebook_.score(win_), less = rulebook_.score(without);
        if (!full || !less || !full->payments || !less->payments) return {};
        const auto seat = static_cast<std::size_t>(win_.seat);
        const int points = (*full->payments)[seat] - (*less->payments)[seat];
        if (points == 0) return {};
        return indented(words_.format(key, {{"count", number(count)}, {"points", number(points)}}));
    }

    const Win& win_;
    const Ruling& ruling_;
    const Score& score_;
    const Rulebook& rulebook_;
    const Words& words_;
    const Look& look_;
};

}  // namespace

std::string draw_payments(const Payments& payments, const Win& win, std::string_view winner,
                          const Rulebook& rulebook, const Words& words, const Look& look) {
    const bool by_discard = win.by == By::Discard && !win.situation.has(Situation::FlowerWin);
    const bool robbed = win.situation.has(Situation::Robbing);
    Table table({{}, {Column::Align::Right}, {}});
    for (const Wind wind : all_winds) {
        std::string roles;
        const auto add_role = [&](std::string_view key) {
            roles += (roles.empty() ? "" : words("render.list_comma")) + family_words(words, rulebook, key);
        };
        if (wind == win.seat) add_role(winner);
        if (by_discard && wind == win.discarder) add_role(robbed ? "render.robbed" : "render.discarder");
        if (wind == win.liable) add_role("render.liable");
        table.row({wind_name(words, wind), signed_number(payments[static_cast<std::size_t>(wind)]), roles},
                  wind == win.seat ? Ink::Strong : Ink::Plain);
    }
    return "\n" + look.ink(Ink::Strong, words("render.payments")) + "\n" + table.draw(look);
}

std::string draw_ruling(const Win& win, const Ruling& ruling, const Rulebook& rulebook, const Words& words,
                        const Look& look) {
    return RulingView(win, ruling, rulebook, words, look).draw();
}

}  // namespace sifang::cli
