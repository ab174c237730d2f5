#pragma once
// What a simulation came to, as JSON that people and programs read, that shards are merged from and that an
// interrupted run goes on from. docs/bots.md describes the fields.

#include <array>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "arena/sim.hpp"
#include "rules/value.hpp"

namespace sifang::arena {

struct SimSummary {
    std::string rules, hash;  ///< id of the edition and hash of its profile
    std::array<std::string, 4> bots;
    SimPlan plan;                         ///< its `shard` is not used
    std::vector<std::uint64_t> parts{0};  ///< the shards that are in it, rising
    SimState state;
    double seconds = 0;
    /// In a file that a run goes on from: how long its records were when this was kept.
    std::optional<std::uint64_t> record_bytes{};

    /// Whether nothing is left to play of its parts.
    bool is_finished() const;
};

Value summary_json(const SimSummary& summary);
/// Or the field that is missing or wrong.
tl::expected<SimSummary, std::string> read_summary(const Value& value);

enum class MergeFault : std::uint8_t {
    OtherPlan,    ///< not shards of the same run
    Twice,        ///< a shard that is there already
    NotFinished,  ///< a run that was interrupted
};
std::string_view id(MergeFault fault);
tl::expected<SimSummary, MergeFault> merge(const SimSummary& a, const SimSummary& b);
/// The shards that are not in it, rising from 0.
std::vector<std::uint64_t> missing_parts(const SimSummary& summary);

/// A mean with the interval that holds the true one in 95 of 100 cases, of many samples.
struct Mean {
    double mean = 0, half_width = 0;
};
Mean mean_of(const SimSummary& summary, unsigned player, double deviations = 1.96);

}  // namespace sifang::arena
