#pragma once
// The files of a simulation: summaries to add up, the state that a run goes on from, its records.

#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "arena/sim_summary.hpp"
#include "cli/command.hpp"
#include "cli/sim_options.hpp"

namespace sifang::cli {

/// All parts of one run, added up.
tl::expected<arena::SimSummary, Complaint> merge_files(const Context& context, const SimOptions& options);

/// Where an interrupted run left off; a run that was not begun yet begins.
std::optional<Complaint> take_up(const Context& context, const SimOptions& options,
                                 arena::SimSummary& summary);
/// Writes beside the file and then over it: an interrupted write leaves the old one.
bool save_state(const std::string& path, const arena::SimSummary& summary);

Complaint no_output(const Context& context, const char* option, const std::string& path);

/// The file of records. What a run that was killed wrote after it last kept its state is cut off, so that no
/// block is there twice.
class SimRecords {
  public:
    /// Nothing is written when no file is asked for.
    std::optional<Complaint> open(const Context& context, const SimOptions& options,
                                  const arena::SimSummary& summary);
    bool write(std::string_view block);
    bool is_open() const { return file_.is_open(); }
    /// How long it is; nothing when none is written.
    std::optional<std::uint64_t> bytes() const;

  private:
    std::ofstream file_;
    std::uint64_t bytes_ = 0;
};

}  // namespace sifang::cli
