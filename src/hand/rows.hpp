#pragma once
// Tiles as looked-up rows of the suit table: how far they are from so many sets and a pair, and what brings
// them nearer. Unlike the questions of hand/shanten.hpp these may be asked of any number of tiles, a part of
// a hand for instance, and one suit may change without the others being looked up again.

#include "hand/distance.hpp"
#include "hand/suit_table.hpp"
#include "tile/kinds.hpp"

namespace sifang {

class Rows {
  public:
    /// The table must outlive it.
    Rows(const SuitTable& table, const HandKeys& keys, unsigned sets);

    /// Tiles still to come; 0 when the sets and the pair are there.
    unsigned distance() const { return distance_; }
    /// Those of `among`, none of them there four times, of which one more is one tile less to come.
    Kinds nearer(Kinds among) const;

    /// What three suits leave to the fourth: how far the whole is, whatever that one holds.
    class Others {
      public:
        unsigned distance(SuitKey own) const;

      private:
        friend class Rows;
        const SuitTable* table_;
        Suit suit_;
        distance::Lanes needed_;
    };
    Others without(Suit suit) const;
    /// The tiles of one suit are others now.
    void change(Suit suit, SuitKey key);

  private:
    distance::Lanes needed_from(unsigned suit) const;

    const SuitTable* table_;
    HandKeys keys_;
    unsigned sets_;
    distance::Lanes row_[4];
    distance::Lanes left_, right_;  ///< two suits joined, and the two others
    unsigned distance_;
};

}  // namespace sifang
