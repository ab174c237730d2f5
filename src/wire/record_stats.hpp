#pragma once
// What a set of records comes to: counts that are added up hand by hand and need no more room for more of
// them.

#include <array>
#include <cstdint>
#include <map>
#include <string>

#include "wire/record_reader.hpp"

namespace sifang {

/// Of one seat of the table, over all hands.
struct SeatCounts {
    std::uint64_t wins = 0, self_draws = 0;
    std::uint64_t deal_ins = 0;  ///< wins by others on its tile
    std::uint64_t false_wins = 0, riichi = 0;
    std::uint64_t chows = 0, pungs = 0, kongs = 0;  ///< kongs of every kind
    std::uint64_t called_hands = 0;                 ///< hands in which it claimed something
    std::int64_t points = 0;                        ///< won less lost
    std::int64_t won_totals = 0;                    ///< what its wins were worth
    std::int64_t best = 0;                          ///< the most that one of them was
};

struct PatternCounts {
    std::uint64_t wins = 0;   ///< in which it counted
    std::uint64_t times = 0;  ///< that it counted in them
    std::uint64_t self_draws = 0;
    std::array<std::uint64_t, 4> by_seat{};  ///< wins
};

/// Of the hands played by one rulebook.
struct RulesCounts {
    static constexpr std::size_t ends = static_cast<std::size_t>(End::Void) + 1;
    static constexpr std::size_t most_discards = 128;

    std::string family;  ///< that the rulebook belongs to, for the names of its patterns
    std::uint64_t records = 0, hands = 0, events = 0, wins = 0;
    std::array<std::uint64_t, ends> by_end{};
    std::array<SeatCounts, 4> seats{};
    std::map<std::string, PatternCounts, std::less<>> patterns;  ///< by id
    std::array<std::uint64_t, most_discards> by_discards{};      ///< hands by how many tiles were discarded

    double mean_discards() const;
    std::size_t least_discards() const, most_discards_seen() const;
};

class RecordStats {
  public:
    /// To be called after every step of the reader.
    void take(RecordStep step, const RecordReader& reader);

    /// By the id of the rulebook.
    const std::map<std::string, RulesCounts, std::less<>>& rules() const { return rules_; }

  private:
    void take_event(const Event& event);
    void take_result(const RecordReader& reader);

    std::map<std::string, RulesCounts, std::less<>> rules_;
    RulesCounts* now_ = nullptr;
    /// Of the hand being read, which counts only once it has its result.
    struct HandCounts {
        std::uint64_t events = 0;
        std::size_t discards = 0;
        std::array<SeatCounts, 4> seats{};
    } hand_;
};

}  // namespace sifang
