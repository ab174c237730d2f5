#pragma once
// From a contest that is over to a line of everybody's Pin ledger (mcr:A9, mcr:A10 b).

#include <tl/expected.hpp>

#include "contest/pin.hpp"
#include "contest/refusal.hpp"
#include "contest/state.hpp"

namespace sifang::contest {

struct EntrantPin {
    EntrantNumber entrant;
    PinResult result;
    bool operator==(const EntrantPin&) const = default;
};

/// One for every player, by number; who has no place of his own (withdrew, was replaced, was put out) has no
/// individual one here, and a substitute has his team's and region's alone. Table points and points are those
/// of all stages. Certified by the head referee. Refused while sheets are missing or the results of the last
/// stage are not out.
tl::expected<std::vector<EntrantPin>, Refusal> pin_results(const Rulebook& rulebook,
                                                           const ContestState& state);

}  // namespace sifang::contest
