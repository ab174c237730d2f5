#pragma once
// From a win to the reading and the combination of fan worth most.

#include "rules/mcr/combinations.hpp"
#include "rules/mcr/edition.hpp"
#include "rules/mcr/facts.hpp"
#include "rules/mcr/selection.hpp"
#include "rules/ruling.hpp"

namespace sifang::mcr {

/// What one reading is worth at best, and how.
struct Count {
    Reading reading;
    Shown shown;          ///< with the combinations that were chosen
    Selection selection;  ///< what of it is counted
    Choice chows, pungs;  ///< the combinations that were chosen
};

class Scorer {
  public:
    Scorer(const Edition& edition, const SuitTable& suits)
        : edition_(edition), suits_(suits), fans_(edition) {}

    const Edition& edition() const { return edition_; }
    const SuitTable& suits() const { return suits_; }

    /// The best count over all readings, into `best`; false if the tiles do not win. With `claimed`, only
    /// what was declared may be counted; a chicken hand is one only when the full count is nothing.
    bool count(const Facts& facts, Count& best, const FanLimits* claimed = nullptr) const;

    Score score(const Facts& facts, const Count& count) const;
    void explain(const Facts& facts, const Count& count, Ruling& ruling) const;

  private:
    void count_reading(const Facts& facts, const Reading& reading, const FanLimits* claimed,
                       Count& count) const;

    const Edition& edition_;
    const SuitTable& suits_;
    FanTable fans_;
};

}  // namespace sifang::mcr
