#include "rules/hk/liability.hpp"

namespace sifang::hk {
namespace {

/// The call whose discard brought this one about: itself, or the claim on whose replacement tiles it and
/// those between were made.
std::size_t first_of_turn(const WinHistory& history, std::size_t call) {
    while (call > 0 && history.calls[call].on_replacement) --call;
    return call;
}

/// Collects who became liable, by the discard that made him so.
class Candidates {
  public:
    Candidates(const Edition& edition, const WinHistory& history) : edition_(edition), history_(history) {}

    /// The fourth set on the table; concealed kongs lie face up and count (1.4), a kong counts as one set.
    void twelve_tiles() {
        unsigned sets = 0;
        for (std::size_t i = 0; i < history_.calls.size(); ++i)
            if (history_.calls[i].kind != MeldKind::AddedKong && ++sets == 4)
                add(first_of_turn(history_, i), LiabilityRule::TwelveTiles, edition_.clauses.twelve_tiles);
    }
    void three_dragons() {
        Kinds dragons;
        for (std::size_t i = 0; i < history_.calls.size(); ++i) {
            const Call& call = history_.calls[i];
            if (call.kind == MeldKind::Chow || !call.tile.is_dragon() || dragons.has(call.tile)) continue;
            dragons.add(call.tile);
            if (dragons == kinds::dragons)
                add(i, LiabilityRule::ThreeDragons, edition_.clauses.three_dragons);
        }
    }
    void kong_replacement() {
        if (!history_.on_replacement || history_.calls.empty()) return;
        const std::size_t first = first_of_turn(history_, history_.calls.size() - 1);
        if (history_.calls[first].kind == MeldKind::Kong)
            add(first, LiabilityRule::KongReplacement, edition_.clauses.kong_replacement);
    }

    LiabilityRuling last_one() const {
        LiabilityRuling ruling;
        std::size_t last = 0;
        for (const Candidate& c : all_)
            if (!ruling.payer || c.call > last) {
                ruling.payer = c.liable;
                last = c.call;
            }
        for (const Candidate& c : all_)
            if (c.liable.seat != ruling.payer->seat) ruling.relieved.push_back(c.liable);
        if (!ruling.relieved.empty()) ruling.relieved_by = edition_.clauses.last_liable;
        return ruling;
    }

  private:
    struct Candidate {
        std::size_t call;
        MadeLiable liable;
    };
    void add(std::size_t call, LiabilityRule rule, std::string_view clause) {
        if (const auto seat = history_.calls[call].discarder) all_.push_back({call, {{*seat, clause}, rule}});
    }

    const Edition& edition_;
    const WinHistory& history_;
    InlineVector<Candidate, 4> all_;
};

}  // namespace

LiabilityRuling find_liable(const Edition& edition, const WinHistory& history) {
    if (history.by == By::Discard) {
        LiabilityRuling ruling;
        if (history.robbed && edition.counting.robbed_pays_for_all)
            ruling.payer = MadeLiable{{*history.robbed, edition.clauses.robbing}, LiabilityRule::Robbing};
        return ruling;
    }
    Candidates candidates(edition, history);
    if (edition.liability.twelve_tiles) candidates.twelve_tiles();
    if (edition.liability.three_dragons) candidates.three_dragons();
    if (edition.liability.kong_replacement) candidates.kong_replacement();
    return candidates.last_one();
}

}  // namespace sifang::hk
