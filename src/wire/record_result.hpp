#pragma once
// From a hand that is over to the result line of its record.

#include "game/table.hpp"
#include "wire/record.hpp"

namespace sifang {

/// What of a hand's events its result needs and its last state no longer tells. Show it every event.
class ResultNotes {
  public:
    void note(const Event& event);
    const std::optional<Claim>& claim() const { return claim_; }

  private:
    std::optional<Claim> claim_;
};

/// The state is over. Without the opening of a commitment, which is the house's to add.
RecordResult result_of(const Table& table, const State& state, const ResultNotes& notes);

}  // namespace sifang
