#include "referee/penalty.hpp"

#include <algorithm>
#include <array>

#include "referee/foul_record.hpp"

namespace sifang {
namespace {

constexpr unsigned seat_number(Wind wind) { return static_cast<unsigned>(wind); }

template <class Values, class T>
bool has_value(const Values& values, const T& value) {
    return std::ranges::find(values, value) != std::ranges::end(values);
}

/// The way from a foul to its penalty, step by step; the first step that cannot be taken refuses it.
class FoulJudge {
  public:
    FoulJudge(const Rulebook& rulebook, const FoulRecord& record, const FoulCase& foul_case)
        : rulebook_(rulebook), rules_(rulebook.fouls()), record_(record), case_(foul_case) {}

    tl::expected<Penalty, PenaltyRefused> judge() {
        foul_ = rules_.find(case_.foul);
        if (foul_ == nullptr) return refuse(PenaltyRefusal::NoSuchFoul, {});
        if (const auto refused = not_raised()) return tl::unexpected(*refused);
        begin();
        if (const auto refused = pick_rung()) return tl::unexpected(*refused);
        if (case_.another_won && foul_->forgiven) return forgive();
        if (const auto refused = decide_each()) return tl::unexpected(*refused);
        carry_out();
        return out_;
    }

  private:
    using Why = std::optional<PenaltyRefused>;

    tl::unexpected<PenaltyRefused> refuse(PenaltyRefusal why, const std::string& clause) const {
        return tl::unexpected(PenaltyRefused{why, clause});
    }
    Why why(PenaltyRefusal refusal) const { return PenaltyRefused{refusal, foul_->clause}; }

    /// Whether anybody may still bring it up, and somebody has.
    Why not_raised() const {
        if (foul_->raised_by == RaisedBy::PlayersOnly && !case_.by_player)
            return PenaltyRefused{PenaltyRefusal::PlayerMustRaise, rules_.late_clause};
        if (static_cast<unsigned>(case_.raised) <= static_cast<unsigned>(foul_->raised_until))
            return std::nullopt;
        if (foul_->raised_late == RaisedLate::RefereeDecides && case_.choice.look_at_late)
            return std::nullopt;
        return PenaltyRefused{PenaltyRefusal::RaisedTooLate, rules_.late_clause};
    }

    void begin() {
        out_.foul = foul_->id;
        out_.clause = foul_->clause;
        out_.counter = foul_->counter;
        out_.who = case_.who;
        out_.seat = case_.seat;
        out_.place = case_.place;
        out_.scope = foul_->scope;
        out_.time = 1 + record_.count(case_.who, foul_->counter, foul_->scope, case_.place);
    }

    Why pick_rung() {
        const Discretion& choice = case_.choice;
        if (choice.instead) {
            if (choice.rung || *choice.instead >= foul_->instead.size())
                return why(PenaltyRefusal::NoSuchRung);
            if (out_.time <= foul_->instead_after) return why(PenaltyRefusal::InsteadTooEarly);
            out_.instead = out_.chosen = true;
            out_.rung = *choice.instead;
            if (!foul_->instead_clause.empty()) out_.clause = foul_->instead_clause;
            rung_ = &foul_->instead[out_.rung];
            return std::nullopt;
        }
        if (foul_->ladder.empty()) return why(PenaltyRefusal::RungNeeded);
        const std::size_t last = foul_->ladder.size() - 1;
        if (choice.rung) {
            if (*choice.rung > last) return why(PenaltyRefusal::NoSuchRung);
            if (foul_->climb == Climb::ByCount) return why(PenaltyRefusal::RungIsCounted);
            out_.chosen = true;
            out_.rung = *choice.rung;
        } else {
            if (foul_->climb == Climb::Named && last > 0) return why(PenaltyRefusal::RungNeeded);
            out_.rung = std::min(static_cast<std::size_t>(out_.time - 1), last);
        }
        rung_ = &foul_->ladder[out_.rung];
        return std::nullopt;
    }

    Penalty forgive() {
        out_.forgiven = true;
        out_.clause = foul_->forgiven_clause;
        out_.does = {{.measure = Measure::NoPenalty}};
        return out_;
    }

    /// What is left to the referee is what he says; the rest is as it stands in the book.
    Why decide_each() {
        const Discretion& choice = case_.choice;
        for (const Measure measure : choice.optional)
            if (std::ranges::none_of(*rung_, [&](const Consequence& each) {
                    return each.optional && each.measure == measure;
                }))
                return why(PenaltyRefusal::NotLeftToReferee);
        bool picked = false;
        for (Consequence each : *rung_) {
            if (each.optional && !has_value(choice.optional, each.measure)) continue;
            if (each.points.size() > 1) {
                if (!choice.points) return why(PenaltyRefusal::PointsNeeded);
                if (!has_value(each.points, *choice.points)) return why(PenaltyRefusal::PointsNotAllowed);
                each.points = {*choice.points};
                picked = true;
            } else if (!each.points.empty()) {
                picked |= choice.points == each.points[0];
            }
            if (each.measure == Measure::PayHarmed) {
                if (!case_.harmed) return why(PenaltyRefusal::HarmedNeeded);
                if (*case_.harmed == case_.seat) return why(PenaltyRefusal::HarmedIsOffender);
            }
            if (each.measure == Measure::Expose && case_.pieces.empty())
                return why(PenaltyRefusal::TilesNeeded);
            each.optional = false;
            each.amount.clear();
            out_.does.push_back(std::move(each));
        }
        if (choice.points && !picked) return why(PenaltyRefusal::PointsNotAllowed);
        return std::nullopt;
    }

    void carry_out() {
        // What ends the hand comes last: after that the table takes no more.
        std::optional<SanctionKind> ends;
        for (const Consequence& each : out_.does) {
            const int points = each.points.empty() ? 0 : each.points[0];
            switch (each.measure) {
                case Measure::NoPenalty:
                case Measure::PutBack:
                case Measure::CarryOut:
                case Measure::PlayOn:
                case Measure::Refuse: break;
                case Measure::Warning: sanction(SanctionKind::Warn); break;
                case Measure::Deduct: sanction(SanctionKind::Deduct, points); break;
                case Measure::PayEach: sanction(SanctionKind::PayEach, points); break;
                case Measure::PayHarmed: pay(*case_.harmed, points); break;
                case Measure::PayWinner: sanction(SanctionKind::PayWinner, points); break;
                case Measure::PayForAll: sanction(SanctionKind::PayForAll); break;
                case Measure::Chombo:
                    pay_chombo();
                    ends = SanctionKind::FalseWin;
                    break;
                case Measure::NoWinThisTurn: sanction(SanctionKind::NoWinThisTurn); break;
                case Measure::NoClaim: sanction(SanctionKind::NoClaim); break;
                case Measure::NoWin: sanction(SanctionKind::NoWin); break;
                case Measure::NoCalls: sanction(SanctionKind::NoCalls); break;
                case Measure::DeadHand: sanction(SanctionKind::DeadHand); break;
                case Measure::Expose:
                    sanction(SanctionKind::Expose);
                    out_.sanctions.back().pieces = case_.pieces;
                    break;
                case Measure::EndHand: ends = SanctionKind::EndHand; break;
                case Measure::FalseWin: ends = SanctionKind::FalseWin; break;
                case Measure::VoidHand: ends = SanctionKind::VoidHand; break;
                case Measure::YellowCard: give_card(); break;
                case Measure::ForfeitSession: contest(EventMeasureKind::ForfeitSession); break;
                case Measure::LosePlace: contest(EventMeasureKind::LosePlace); break;
                case Measure::Exclude: contest(EventMeasureKind::Exclude); break;
                case Measure::Notice: contest(EventMeasureKind::Notice); break;
            }
        }
        if (ends) sanction(*ends);
    }

    void sanction(SanctionKind kind, int points = 0) {
        Sanction out;
        out.kind = kind;
        out.seat = case_.seat;
        out.points = points;
        out_.sanctions.push_back(out);
    }
    void pay(Wind to, int points) {
        sanction(SanctionKind::Pay, points);
        out_.sanctions.back().to = to;
    }
    /// Two at once pay nothing to each other.
    void pay_chombo() {
        std::array<bool, 4> alone{};
        alone[seat_number(case_.seat)] = true;
        const Payments all = rulebook_.chombo(alone);
        int nobodys = 0;
        for (const Wind to : all_winds) {
            const int share = all[seat_number(to)];
            nobodys -= share;
            if (to != case_.seat && share > 0 && !has_value(case_.together, to)) pay(to, share);
        }
        if (nobodys > 0) sanction(SanctionKind::Deduct, nobodys);
    }
    void contest(EventMeasureKind kind) { out_.event.push_back({kind, out_.clause}); }
    void give_card() {
        contest(EventMeasureKind::YellowCard);
        if (record_.yellow_cards(case_.who) + 1 >= rules_.yellow_cards_out)
            out_.event.push_back({EventMeasureKind::Exclude, rules_.yellow_cards_clause});
    }

    const Rulebook& rulebook_;
    const FoulRules& rules_;
    const FoulRecord& record_;
    const FoulCase& case_;
    const Foul* foul_ = nullptr;
    const Rung* rung_ = nullptr;
    Penalty out_;
};

}  // namespace

std::string_view id(EventMeasureKind kind) {
    constexpr std::array<std::string_view, 5> ids{"yellow_card", "forfeit_session", "lose_place", "exclude",
                                                  "notice"};
    return ids[static_cast<std::size_t>(kind)];
}

std::string_view id(PenaltyRefusal refusal) {
    constexpr std::array<std::string_view, penalty_refusal_count> ids{
        "no_such_foul",       "raised_too_late",     "player_must_raise", "rung_needed",
        "no_such_rung",       "rung_is_counted",     "instead_too_early", "points_needed",
        "points_not_allowed", "not_left_to_referee", "harmed_needed",     "harmed_is_offender",
        "tiles_needed"};
    return ids[static_cast<std::size_t>(refusal)];
}

tl::expected<Penalty, PenaltyRefused> penalty_for(const Rulebook& rulebook, const FoulRecord& record,
                                                  const FoulCase& foul) {
    return FoulJudge(rulebook, record, foul).judge();
}

}  // namespace sifang
