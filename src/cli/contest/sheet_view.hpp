#pragma once
// One table's sheet as it is on paper (mcr:A5, gb98:App-6): a column a player, by the seats in which they
// began, with points, signs and running totals.

#include "cli/contest/table_words.hpp"
#include "cli/terminal.hpp"
#include "rules/value.hpp"

namespace sifang::cli {

class SheetView {
  public:
    SheetView(const Context& context, const ContestFile& file, const contest::SheetId& sheet);

    const TableWords& four() const { return four_; }
    /// Everything: names, rows, corrections, result, signatures.
    std::string draw() const;
    /// The last so many rows with their heading.
    std::string rows(std::size_t last) const;
    Value value() const;

  private:
    std::string names() const;
    std::string totals() const;
    std::string corrections() const;
    std::string result() const;
    std::string state() const;
    std::string score(int points) const;

    const Context& context_;
    const ContestFile& file_;
    TableWords four_;
    const contest::Sheet& sheet_;
    contest::PrintedSheet printed_;
};

}  // namespace sifang::cli
