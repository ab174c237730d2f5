#pragma once
// The record of fouls of an event (mcr:A6): every penalty in its order, with what became of it. Counters are
// told from it; nothing is ever taken out.

#include <optional>
#include <variant>

#include "referee/penalty.hpp"

namespace sifang {

struct PenaltyGiven {
    Penalty penalty;
    bool operator==(const PenaltyGiven&) const = default;
};
/// Its points are written down, or play has gone on under it.
struct PenaltyCarriedOut {
    std::size_t number = 0;  ///< of the penalty in the record, from 0
    bool operator==(const PenaltyCarriedOut&) const = default;
};
struct PenaltyRevoked {
    std::size_t number = 0;
    Office by = Office::HeadReferee;
    FoulPlace place{};  ///< where and when it is taken back
    std::string reason{};
    bool operator==(const PenaltyRevoked&) const = default;
};
using FoulEvent = std::variant<PenaltyGiven, PenaltyCarriedOut, PenaltyRevoked>;

struct RecordedPenalty {
    Penalty penalty;
    bool carried_out = false;
    std::optional<PenaltyRevoked> revoked{};

    bool stands() const { return !revoked; }
    bool operator==(const RecordedPenalty&) const = default;
};

struct FoulRecord {
    std::vector<RecordedPenalty> penalties{};

    /// How often this has been ruled against him within the scope that `place` lies in, not counting what was
    /// taken back or forgiven.
    int count(Offender who, std::string_view counter, FoulScope scope, const FoulPlace& place) const;
    int yellow_cards(Offender who) const;

    bool operator==(const FoulRecord&) const = default;
};

enum class RecordRefusal : std::uint8_t {
    NoSuchPenalty,
    WasRevoked,     ///< once is enough
    WasCarriedOut,  ///< it is done and stays done
    OfficeTooLow,   ///< somebody above has to decide this
    TooLate,        ///< the book's time for it has passed
};
inline constexpr unsigned record_refusal_count = static_cast<unsigned>(RecordRefusal::TooLate) + 1;
std::string_view id(RecordRefusal refusal);
struct RecordRefused {
    RecordRefusal refusal = RecordRefusal::NoSuchPenalty;
    std::string clause{};

    bool operator==(const RecordRefused&) const = default;
};

/// Why this cannot be; nothing when it can. A refused event leaves the record as it was.
std::optional<RecordRefused> refusal(const FoulRules& rules, const FoulRecord& record,
                                     const FoulEvent& event);
tl::expected<void, RecordRefused> apply(const FoulRules& rules, FoulRecord& record, const FoulEvent& event);
void fold(FoulRecord& record, const FoulEvent& event);

}  // namespace sifang
