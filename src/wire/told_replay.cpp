#include "wire/told_replay.hpp"

#include <algorithm>

#include "game/wins.hpp"
#include "tile/notation.hpp"
#include "wire/record_pieces.hpp"
#include "wire/record_wall.hpp"
#include "wire/told_result.hpp"

namespace sifang {

std::string_view id(DifferenceKind kind) {
    static constexpr auto ids = std::to_array<std::string_view>(
        {"wall",   "dice",  "step",  "refused",  "indicator",    "riichi", "scores", "deposits", "counters",
         "dealer", "round", "end",   "winner",   "winning_tile", "total",  "han",    "fu",       "patterns",
         "liable", "hand",  "under", "payments", "waiting",      "left",   "length", "result"});
    static_assert(ids.size() == difference_kind_count);
    return ids[static_cast<unsigned>(kind)];
}

std::string_view id(Deviation deviation) {
    static constexpr auto ids =
        std::to_array<std::string_view>({"no_wait_beside_knitted_straight", "other_names"});
    static_assert(ids.size() == deviation_count);
    return ids[static_cast<unsigned>(deviation)];
}

namespace {

constexpr unsigned number(Wind wind) { return static_cast<unsigned>(wind); }

std::string seat_and(Wind seat, std::string_view what) {
    std::string text(1, letter(seat));
    text += ' ';
    text += what;
    return text;
}
std::string piece_text(Piece piece) { return write_pieces(std::span(&piece, 1)); }

HandSetup setup_of(const ToldHand& hand) {
    HandSetup setup;
    setup.round = hand.round;
    setup.counters = hand.counters;
    setup.deposits = hand.deposits;
    setup.scores = hand.scores;
    setup.walls = hand.walls;
    return setup;
}

class PlayOver {
  public:
    PlayOver(const Table& table, const ToldHand& hand, const Allowances& allowances)
        : table_(table),
          told_(hand),
          allowances_(allowances),
          played_{setup_of(hand), {}, table.begin(setup_of(hand)), {}},
          s_(played_.state) {
        for (const ToldStep& step : hand.steps) places_told_ |= step.kind == ToldKind::Indicator;
    }

    tl::expected<PlayedHand, Difference> run() {
        if (!check_dice() || !check_wall()) return tl::unexpected(*difference_);
        while (s_.phase != Phase::Over)
            if (!go_on()) return tl::unexpected(*difference_);
        skip_indicators();
        while (next() && vain_kind(next()->kind)) ++at_;
        if (const ToldStep* more = next()) {
            differ(DifferenceKind::Step, describe(*more), "hand_over");
            return tl::unexpected(*difference_);
        }
        if (auto difference = compare_result(table_, told_, played_, allowances_)) {
            difference->step = told_.steps.size();
            return tl::unexpected(std::move(*difference));
        }
        return std::move(played_);
    }

  private:
    bool differ(DifferenceKind kind, std::string told, std::string found) {
        difference_ = {kind, at_ + 1, next() ? next()->at : told_.end.at, std::move(told), std::move(found)};
        return false;
    }
    static std::string describe(const ToldStep& step) { return seat_and(step.seat, id(step.kind)); }
    const ToldStep* next() const { return at_ < told_.steps.size() ? &told_.steps[at_] : nullptr; }

    bool keep(tl::expected<Events, Refused>&& events, std::string told) {
        if (!events)
            return differ(DifferenceKind::Refused, std::move(told), std::string(id(events.error().refusal)));
        for (const Event& event : *events) played_.events.push_back(event);
        return true;
    }
    bool give(std::span<const Piece> pieces) { return keep(table_.give(s_, pieces), write_pieces(pieces)); }

    bool check_dice() {
        if (!told_.dice || !told_.dice_of_wall || *told_.dice == *told_.dice_of_wall) return true;
        const auto text = [](const std::array<int, 2>& dice) {
            return std::to_string(dice[0]) + " " + std::to_string(dice[1]);
        };
        return differ(DifferenceKind::DiceThrown, text(*told_.dice), text(*told_.dice_of_wall));
    }

    /// What is told as a wall must be one: every tile of the box once.
    bool check_wall() {
        PieceWall all;
        if (told_.wall)
            for (const Piece piece : *told_.wall) all.push_back(piece);
        if (told_.own_walls)
            for (const auto& own : *told_.own_walls)
                for (const Piece piece : own) all.push_back(piece);
        if (all.empty()) return true;
        PlayRules rules = table_.rules();
        rules.deal = table_.deal_rule(played_.setup);
        if (wall_of(all, rules)) return true;
        return differ(DifferenceKind::WallTile, write_pieces({all.begin(), all.size()}), "");
    }

    bool go_on() {
        // Nobody was asked, so what was said was nothing.
        if (s_.phase != Phase::Claims)
            while (next() && vain_kind(next()->kind)) ++at_;
        const Need need = table_.need(s_);
        switch (need.kind) {
            case Need::Kind::Hand: return deal(need);
            case Need::Kind::Indicator: return turn_indicator();
            case Need::Kind::UnderIndicator: return turn_under();
            case Need::Kind::Draw:
            case Need::Kind::Replacement: return draw(need);
            case Need::Kind::Nothing: break;
        }
        if (s_.phase == Phase::OpeningFlowers) return show_flower();
        if (s_.phase == Phase::Claims) return answer();
        return act();
    }

    // From the wall.

    /// The tile that the wall as told has for this draw, if it is told.
    std::optional<Piece> from_wall(const Need& need) {
        if (told_.own_walls) {
            const auto& wall = (*told_.own_walls)[number(need.seat)];
            const std::size_t taken = taken_own_[number(need.seat)]++;
            return taken < wall.size() ? std::optional(wall[taken]) : std::nullopt;
        }
        if (!told_.wall) return std::nullopt;
        std::optional<unsigned> place;
        if (need.kind == Need::Kind::Draw) place = wall_.draw();
        if (need.kind == Need::Kind::Replacement) place = wall_.replace();
        return place && *place < told_.wall->size() ? std::optional((*told_.wall)[*place]) : std::nullopt;
    }
    bool comes_from_wall(const Need& need, Piece piece) {
        if (!told_.wall && !told_.own_walls) return true;
        const auto expected = from_wall(need);
        if (expected == piece) return true;
        return differ(DifferenceKind::WallTile, piece_text(piece), expected ? piece_text(*expected) : "");
    }

    bool deal(const Need& need) {
        const auto& dealt = told_.deal[number(need.seat)];
        Pieces pieces;
        for (std::size_t i = 0; i < 13; ++i) pieces.push_back(dealt[i]);
        dealt_[number(need.seat)] = 13;
        if (!deal_from_wall(need.seat, pieces)) return false;
        if (need.tiles == 14) {
            skip_indicators();
            const ToldStep* first = next();
            if (!first || first->kind != ToldKind::Draw || first->seat != need.seat)
                return differ(DifferenceKind::Step, first ? describe(*first) : "",
                              seat_and(need.seat, "draw"));
            pieces.push_back(first->piece);
            ++at_;
        }
        return give(std::span(pieces.begin(), pieces.size()));
    }

    /// Whether the wall gives this seat these thirteen. Logs may sort hands, so the order is the wall's.
    bool deal_from_wall(Wind seat, Pieces& pieces) {
        std::vector<Piece> told(pieces.begin(), pieces.end()), found;
        if (told_.own_walls) {
            const auto& wall = (*told_.own_walls)[number(seat)];
            found.assign(wall.begin(), wall.begin() + std::min<std::ptrdiff_t>(13, std::ssize(wall)));
            taken_own_[number(seat)] = 13;
        } else if (told_.wall) {
            for (const Reach& reach : reaches(table_.deal_rule(played_.setup), Wind::East)) {
                if (reach.seat != seat) continue;
                for (unsigned i = 0; i < reach.tiles; ++i)
                    if (const std::size_t place = reach.from + i * reach.step; place < told_.wall->size())
                        found.push_back((*told_.wall)[place]);
            }
        } else {
            return true;
        }
        std::vector<Piece> sorted = found;
        std::sort(told.begin(), told.end());
        std::sort(sorted.begin(), sorted.end());
        if (told != sorted) return differ(DifferenceKind::WallTile, write_pieces(told), write_pieces(found));
        std::copy(found.begin(), found.end(), pieces.begin());
        return true;
    }

    bool draw(const Need& need) {
        // Replacements for flowers of the deal come with the deal.
        const auto& dealt = told_.deal[number(need.seat)];
        if (s_.opening && dealt_[number(need.seat)] < dealt.size()) {
            const Piece piece = dealt[dealt_[number(need.seat)]++];
            return give(std::span(&piece, 1));
        }
        if (need.kind == Need::Kind::Draw && !indicators_agree()) return false;
        skip_indicators();
        const ToldStep* step = next();
        if (!step || step->kind != ToldKind::Draw || step->seat != need.seat)
            return differ(DifferenceKind::Step, step ? describe(*step) : std::string(id(told_.end.end)),
                          seat_and(need.seat, "draw"));
        if (!comes_from_wall(need, step->piece) || !give(std::span(&step->piece, 1))) return false;
        ++at_;
        return true;
    }

    bool turn_indicator() {
        const std::size_t nth = s_.indicators.size();
        if (nth >= told_.indicators.size())
            return differ(DifferenceKind::Indicator, std::to_string(nth), std::to_string(nth + 1));
        const Piece piece = told_.indicators[nth];
        if (told_.wall) {
            const auto place = wall_.indicator(static_cast<unsigned>(nth));
            if (!place || (*told_.wall)[*place] != piece)
                return differ(DifferenceKind::WallTile, piece_text(piece),
                              place ? piece_text((*told_.wall)[*place]) : "");
        }
        return give(std::span(&piece, 1));
    }
    bool turn_under() {
        const std::size_t nth = s_.under.size();
        const auto& under = told_.end.under;
        if (nth >= under.size())
            return differ(DifferenceKind::Under, std::to_string(under.size()), std::to_string(nth + 1));
        if (told_.wall) {
            const auto place = wall_.under_indicator(static_cast<unsigned>(nth));
            if (!place || (*told_.wall)[*place] != under[nth])
                return differ(DifferenceKind::WallTile, piece_text(under[nth]),
                              place ? piece_text((*told_.wall)[*place]) : "");
        }
        return give(std::span(&under[nth], 1));
    }

    /// A log may tell an indicator a step before or after the moment it is turned in; so they are compared
    /// where they must all lie there, before the next draw in turn.
    void skip_indicators() {
        while (next() && next()->kind == ToldKind::Indicator) {
            ++at_;
            ++seen_indicators_;
        }
    }
    bool indicators_agree() {
        skip_indicators();
        if (!places_told_ || seen_indicators_ == s_.indicators.size()) return true;
        return differ(DifferenceKind::Indicator, std::to_string(seen_indicators_),
                      std::to_string(s_.indicators.size()));
    }

    // From the seats.

    bool apply(Wind seat, const Action& action) {
        return keep(table_.apply(s_, seat, action), seat_and(seat, id(action.kind)));
    }

    bool show_flower() {
        const Kinds held = s_.at(s_.turn).held_flowers;
        if (held.empty()) return differ(DifferenceKind::Step, "", seat_and(s_.turn, "flower"));
        const Tile tile = held.first();
        if (const ToldStep* step = next();
            step && step->kind == ToldKind::Flower && step->seat == s_.turn && step->piece == Piece(tile))
            ++at_;
        return apply(s_.turn, {.kind = ActionKind::Flower, .piece = tile});
    }

    /// A turn.
    bool act() {
        skip_indicators();
        const ToldStep* step = next();
        const std::string found = seat_and(s_.turn, "turn");
        if (!step) return differ(DifferenceKind::Step, std::string(id(told_.end.end)), found);
        if (step->seat != s_.turn) return differ(DifferenceKind::Step, describe(*step), found);
        Action action;
        switch (step->kind) {
            case ToldKind::Riichi: {
                const std::size_t said = at_++;
                skip_indicators();
                step = next();
                if (!step || step->kind != ToldKind::Discard || step->seat != s_.turn) {
                    at_ = said;
                    return differ(DifferenceKind::Step, describe(told_.steps[said]), found);
                }
                action = discard(*step);
                action.kind = ActionKind::Riichi;
                break;
            }
            case ToldKind::Discard: action = discard(*step); break;
            case ToldKind::Flower: action = {.kind = ActionKind::Flower, .piece = step->piece}; break;
            case ToldKind::ConcealedKong:
                action = {.kind = ActionKind::ConcealedKong, .piece = step->piece};
                break;
            case ToldKind::AddedKong: action = {.kind = ActionKind::AddedKong, .piece = step->piece}; break;
            case ToldKind::Win: action.kind = ActionKind::Win; break;
            case ToldKind::NineKinds: action.kind = ActionKind::NineKinds; break;
            default: return differ(DifferenceKind::Step, describe(*step), found);
        }
        if (!apply(s_.turn, action)) return false;
        ++at_;
        return s_.phase == Phase::Claims || riichi_paid();
    }

    Action discard(const ToldStep& step) const {
        // Where it is not told, a tile like the one just drawn is taken to be that one.
        const bool could_be = s_.drawn == step.piece;
        return {
            .kind = ActionKind::Discard, .piece = step.piece, .drawn = could_be && step.drawn.value_or(true)};
    }

    /// The stick is told right after the discard, before any claim on it.
    const ToldStep* paid_step() const {
        std::size_t i = at_;
        while (i < told_.steps.size() && told_.steps[i].kind == ToldKind::Indicator) ++i;
        return i < told_.steps.size() && told_.steps[i].kind == ToldKind::RiichiPaid ? &told_.steps[i]
                                                                                     : nullptr;
    }
    bool riichi_paid() {
        const ToldStep* paid = paid_step();
        if (!paid) return true;
        skip_indicators();
        if (!s_.at(paid->seat).riichi) return differ(DifferenceKind::Riichi, describe(*paid), "");
        if (paid->after) {
            Payments scores = played_.setup.scores;
            for (std::size_t i = 0; i < 4; ++i) scores[i] += s_.paid[i];
            if (scores != *paid->after)
                return differ(DifferenceKind::Scores, points_text(*paid->after), points_text(scores));
        }
        ++at_;
        return true;
    }

    static std::optional<ActionKind> vain_kind(ToldKind kind) {
        switch (kind) {
            case ToldKind::ChowInVain: return ActionKind::Chow;
            case ToldKind::PungInVain: return ActionKind::Pung;
            case ToldKind::KongInVain: return ActionKind::Kong;
            case ToldKind::WinInVain: return ActionKind::Win;
            default: return std::nullopt;
        }
    }
    static std::optional<ActionKind> claim_kind(ToldKind kind) {
        switch (kind) {
            case ToldKind::Chow: return ActionKind::Chow;
            case ToldKind::Pung: return ActionKind::Pung;
            case ToldKind::Kong: return ActionKind::Kong;
            case ToldKind::Win: return ActionKind::Win;
            default: return std::nullopt;
        }
    }

    /// Answers to the tile on the table: the claim or the wins that follow in the telling; all others pass.
    bool answer() {
        const bool paid = paid_step() != nullptr;
        skip_indicators();
        std::size_t first = at_ + paid;
        std::size_t claims = 0;
        std::array<Action, 4> said{};
        for (; first < told_.steps.size() && vain_kind(told_.steps[first].kind); ++first, ++claims) {
            const ToldStep& step = told_.steps[first];
            Action action{.kind = *vain_kind(step.kind)};
            if (action.kind == ActionKind::Chow) action.low = step.low;
            // Nobody judged what came to nothing; what the rules refuse was as good as nothing said.
            if (!table_.refusal(s_, step.seat, action)) said[number(step.seat)] = action;
        }
        for (std::size_t i = first; i < told_.steps.size(); ++i) {
            const ToldStep& step = told_.steps[i];
            const auto kind = claim_kind(step.kind);
            if (!kind || step.seat == s_.giver || (i > first && *kind != ActionKind::Win)) break;
            if (step.giver && *step.giver != s_.giver) break;
            if (*kind != ActionKind::Win && step.piece != s_.at_stake) break;
            Action& action = said[number(step.seat)];
            action.kind = *kind;
            if (*kind == ActionKind::Chow) action.low = step.low;
            if (*kind != ActionKind::Win) action.reds = step.reds;
            if (const auto refused = table_.refusal(s_, step.seat, action))
                return differ(DifferenceKind::Refused, describe(step), std::string(id(*refused)));
            ++claims;
            if (*kind != ActionKind::Win) break;
        }
        // Three wins that make a drawn hand are not told one by one.
        bool asked = false;
        const bool three = told_.end.end == End::ThreeWins && first == told_.steps.size();
        for (const Wind seat : all_winds) {
            if (s_.phase != Phase::Claims || s_.answers[number(seat)].state != AnswerState::Asked) continue;
            asked = true;
            if (three) said[number(seat)].kind = ActionKind::Win;
            if (!apply(seat, said[number(seat)])) return false;
        }
        if (!asked) return differ(DifferenceKind::Step, next() ? describe(*next()) : "", "claims");
        if (paid && !riichi_paid()) return false;
        at_ += claims;
        return true;
    }

    const Table& table_;
    const ToldHand& told_;
    Allowances allowances_;
    PlayedHand played_;
    State& s_;
    std::size_t at_ = 0;
    std::size_t seen_indicators_ = 0;
    bool places_told_ = false;
    std::array<std::size_t, 4> dealt_{}, taken_own_{};
    Remaining wall_{table_.deal_rule(played_.setup)};
    std::optional<Difference> difference_;
};

}  // namespace

tl::expected<PlayedHand, Difference> play_over(const Table& table, const ToldHand& hand,
                                               const Allowances& allowances) {
    return PlayOver(table, hand, allowances).run();
}

}  // namespace sifang
