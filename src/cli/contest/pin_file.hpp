#pragma once
// A player's ledger of Pin results in the data file.

#include "cli/contest/contest_file.hpp"
#include "cli/contest/place_words.hpp"
#include "wire/pin_line.hpp"

namespace sifang::cli {

class PinFile {
  public:
    /// By the name of the ledger, or of its holder. One that is not begun is empty.
    static tl::expected<PinFile, Complaint> open(const Context& context, store::Log& log,
                                                 const std::string& path, const std::string& name);
    /// The same, refused when it is not begun.
    static tl::expected<PinFile, Complaint> read(const Context& context, store::Log& log,
                                                 const std::string& path, const std::string& name);

    const std::string& name() const { return stream_.name; }
    store::Version version() const { return lines_.size(); }
    bool empty() const { return lines_.empty(); }
    const std::vector<PinEntry>& entries() const { return entries_; }
    std::vector<contest::PinResult> results() const;
    /// Whose it is, as he was entered last.
    std::string holder() const;

    /// On the disk once this answers.
    store::Result<void> store(store::Log& log, const std::vector<PinLine>& lines);
    void pretend(const std::vector<PinLine>& lines);

  private:
    store::StreamName stream_;
    std::vector<PinLine> lines_;
    std::vector<PinEntry> entries_;
};

}  // namespace sifang::cli
