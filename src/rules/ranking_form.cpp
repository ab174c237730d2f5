#include "rules/ranking_form.hpp"

#include <algorithm>

namespace sifang {
namespace {

constexpr Spelling<Criterion> criterion_words[] = {{Criterion::TablePoints, "table_points"},
                                                   {Criterion::Score, "score"},
                                                   {Criterion::SessionsWon, "sessions_won"},
                                                   {Criterion::BestTablePoints, "best_table_points"},
                                                   {Criterion::NextTablePoints, "next_table_points"},
                                                   {Criterion::HighTablePoints, "high_table_points"},
                                                   {Criterion::BestScore, "best_score"},
                                                   {Criterion::HighScores, "high_scores"},
                                                   {Criterion::HighPlaces, "high_places"},
                                                   {Criterion::HighestHand, "highest_hand"},
                                                   {Criterion::Lot, "lot"}};
static_assert(std::size(criterion_words) == criterion_count);
constexpr Spelling<FinesOff> fines_off_words[] = {{FinesOff::Score, "score"}, {FinesOff::Result, "result"}};
constexpr Spelling<ForfeitedSession> forfeited_words[] = {{ForfeitedSession::Nothing, "nothing"},
                                                          {ForfeitedSession::Last, "last"}};
constexpr Spelling<WithdrawnResults> withdrawn_words[] = {{WithdrawnResults::Void, "void"},
                                                          {WithdrawnResults::Kept, "kept"}};

template <class Form, class R>
void describe_ranking_fields(Form& form, R& ranking) {
    form.rows("steps", ranking.steps, [](Form& row, auto& step) {
        row.field("criterion", step.criterion, words(criterion_words));
        row.field("clause", step.clause);
    });
    form.field("fines_off", ranking.fines_off, words(fines_off_words));
    form.field("forfeited", ranking.forfeited, words(forfeited_words));
    form.field("withdrawn", ranking.withdrawn, words(withdrawn_words));
    form.field("forfeit", ranking.forfeit);
    form.field("withdrawn_clause", ranking.withdrawn_clause);
    form.field("struck", ranking.struck);
}

template <class Form, class S>
void describe_sheet_fields(Form& form, S& sheet) {
    form.field("players_sign", sheet.players_sign);
    form.field("referee_signs", sheet.referee_signs);
    form.field("head_referee_signs", sheet.head_referee_signs);
    form.field("balance", sheet.balance);
    form.field("signatures", sheet.signatures);
    form.field("closed", sheet.closed);
    form.field("payment", sheet.payment);
}

}  // namespace

std::string_view id(Criterion criterion) { return criterion_words[static_cast<unsigned>(criterion)].word; }

void describe_ranking(FormWriter& form, const RankingRules& ranking) {
    describe_ranking_fields(form, ranking);
}
void describe_ranking(FormReader& form, RankingRules& ranking) { describe_ranking_fields(form, ranking); }
void describe_sheet(FormWriter& form, const SheetRules& sheet) { describe_sheet_fields(form, sheet); }
void describe_sheet(FormReader& form, SheetRules& sheet) { describe_sheet_fields(form, sheet); }

std::optional<ProfileFault> check_ranking(const RankingRules& ranking) {
    if (ranking.steps.empty()) return ProfileFault{"missing", "ranking.steps", ""};
    for (std::size_t i = 0; i < ranking.steps.size(); ++i) {
        const auto same = [&](const RankingStep& step) {
            return step.criterion == ranking.steps[i].criterion;
        };
        const bool twice =
            std::any_of(ranking.steps.begin(), ranking.steps.begin() + static_cast<int>(i), same);
        const bool after_lot = i > 0 && ranking.steps[i - 1].criterion == Criterion::Lot;
        if (twice || after_lot)
            return ProfileFault{"out_of_range", "ranking.steps." + std::to_string(i) + ".criterion",
                                std::string(id(ranking.steps[i].criterion))};
    }
    return std::nullopt;
}

}  // namespace sifang
