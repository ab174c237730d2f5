#pragma once
// Which column of a file is which: told by its headings, in any of the four languages and in any order.

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "report/file_fault.hpp"
#include "report/grid.hpp"

namespace sifang::report {

/// Without blanks around it, wide ones among them.
std::string_view trimmed(std::string_view text);
/// What two writings of a word have in common: case, wide letters, blanks, hyphens and underscores aside.
std::string likened(std::string_view text);

/// Words that stand for something, in four languages: of a key, of its `.also`, and its own last part.
class WordTable {
  public:
    /// `prefix` and an id make a key of the catalogue.
    WordTable(std::string_view prefix, std::span<const std::string_view> ids);
    /// The id that a word stands for; empty when it is none of ours.
    std::string_view find(std::string_view word) const;

  private:
    std::map<std::string, std::string, std::less<>> ids_;
};

/// A heading of a file by its id; it is the last part of `grid.heading.…` in the catalogue.
struct WantedColumn {
    std::string_view id;
    bool needed = false;
    bool passed_over = false;  ///< we write it ourselves, and it says nothing when it comes back
};

class Columns {
  public:
    /// Faults of the headings are added; a heading that nobody knows is a warning.
    Columns(std::span<const WantedColumn> wanted, const TextRow& headings, FileFaults& faults,
            std::vector<FileFault>& warnings);

    bool has(std::string_view id) const { return at_.contains(id); }
    /// From 1; 0 when there is none.
    std::size_t column(std::string_view id) const;
    /// What a row has there, without blanks around it.
    std::string_view text(const TextRow& row, std::string_view id) const;
    FileFault fault(FileReason reason, const TextRow& row, std::string_view id) const;
    /// The same about a cell that is empty, or says what it cannot.
    FileFault missing(const TextRow& row, std::string_view id) const;

  private:
    std::map<std::string, std::size_t, std::less<>> at_;
};

}  // namespace sifang::report
