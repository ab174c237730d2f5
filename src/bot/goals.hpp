#pragma once
// The goals that are worth pursuing under a rulebook.

#include <vector>

#include "bot/goal.hpp"
#include "game/table.hpp"

namespace sifang {

/// Found out once a table by asking the rulebook what example hands score; no pattern is known here by name.
class Goals {
  public:
    static constexpr std::size_t most = 128;
    explicit Goals(const Table& table);

    /// Those that a hand with these melds can still reach; the first is any complete hand.
    template <class F>
    void for_each(const Melds& melds, const F& f) const {
        if (melds.empty()) {
            for (const Pursuit& pursuit : closed_) f(pursuit);
            return;
        }
        for (const Goal& goal : goals_)
            if (const auto pursuit = Pursuit::of(goal, melds)) f(*pursuit);
    }
    /// What a win of no great account costs who discards the tile; for weighing risks.
    int usual_loss() const { return usual_loss_; }

  private:
    std::vector<Goal> goals_;
    std::vector<Pursuit> closed_;  ///< of all goals, without a meld
    int usual_loss_ = 1;
};

}  // namespace sifang
