#pragma once
// One contest of a data file, folded from its lines under its rulebook.

#include <functional>
#include <memory>
#include <optional>
#include <tl/expected.hpp>

#include "cli/contest/where.hpp"
#include "contest/contest.hpp"
#include "store/log.hpp"

namespace sifang::cli {

class ContestFile {
  public:
    /// The contest that the call names. A missing file is refused: only what makes one makes one.
    static tl::expected<ContestFile, Complaint> open(const Context& context, const Where& where,
                                                     store::Opening opening);
    /// A contest that is not there yet, in a file that may not be there yet. Of a dry run nothing is made.
    static tl::expected<ContestFile, Complaint> begin(const Context& context, const Where& where,
                                                      const std::string& name, const std::string& rules,
                                                      bool dry_run);

    const contest::Contest& contest() const { return *contest_; }
    const contest::ContestState& state() const { return contest_->state(); }
    const Rulebook& book() const { return *book_; }
    const std::string& path() const { return path_; }
    const std::string& name() const { return stream_.name; }
    const store::StreamName& stream() const { return stream_; }
    store::Log& log() { return *log_; }
    /// How many lines were read: what the next append expects.
    store::Version version() const { return contest_->log().size(); }

    /// On the disk once this answers; then folded.
    store::Result<void> store(const std::vector<contest::Logged>& events);
    /// Folded, not stored.
    void pretend(const std::vector<contest::Logged>& events);
    /// What others stored since.
    tl::expected<std::vector<contest::Logged>, Complaint> catch_up(const Context& context);

  private:
    ContestFile() = default;
    std::optional<Complaint> open_book(const Context& context, const std::string& rules);

    std::string path_;
    store::StreamName stream_;
    std::unique_ptr<store::Log> log_;
    std::unique_ptr<Rulebook> book_;
    std::optional<contest::Contest> contest_;  ///< once the book is known
};

/// Opens a data file as it is, whatever contests it holds.
tl::expected<std::unique_ptr<store::Log>, Complaint> open_data(const Context& context,
                                                               const std::string& path,
                                                               store::Opening opening);

/// What a stream holds, in the words of contest/. Also says where it does not read: a line of a later version
/// of the program, or one that could not have happened.
tl::expected<std::vector<contest::Logged>, Complaint> read_events(const Context& context, store::Log& log,
                                                                  const std::string& path,
                                                                  const store::StreamName& stream,
                                                                  store::Version after = 0);

/// An event as it is stored.
std::string line_of(const contest::Logged& logged);

}  // namespace sifang::cli
