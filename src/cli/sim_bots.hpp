#pragma once
// The four of a simulation: which bots they are, what other people's may use up, and what they did wrong.

#include <array>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "arena/players.hpp"
#include "arena/sim.hpp"
#include "cli/command.hpp"
#include "cli/sim_options.hpp"

namespace sifang::cli {

/// Four names; one stands for all four.
tl::expected<std::array<std::string, 4>, Complaint> read_bots(const Context& context,
                                                              const SimOptions& options);
std::optional<Complaint> read_limits(const Context& context, const SimOptions& options,
                                     arena::ChildLimits& limits);
Complaint bad_bot(const Context& context, const std::string& name, arena::PlayerFault fault);

/// Who failed, how often, where first, and the last thing he said: for standard error.
class FaultReport {
  public:
    FaultReport(const Context& context, const std::array<std::string, 4>& bots)
        : context_(context), bots_(bots) {}

    void failed(std::size_t player, const arena::FirstFault& first) { first_[player] = first; }
    /// Nothing when nobody failed.
    void print(const arena::SimSums& sums, bool sessions) const;

  private:
    const Context& context_;
    const std::array<std::string, 4>& bots_;
    std::array<std::optional<arena::FirstFault>, 4> first_;
};

}  // namespace sifang::cli
