#pragma once
// A ruling as the JSON that `sifang score` answers with.

#include <string>
#include <vector>

#include "rules/rulebook.hpp"

namespace sifang {

/// Writes the rulings of one rulebook. What every line repeats about a pattern is spelled once, here.
class ScoreWriter {
  public:
    explicit ScoreWriter(const Rulebook& book);

    /// {"valid":true,"rules":…,"total":…,…} or {"valid":false,"reason":…}, without a line end.
    void append(std::string& out, const Ruling& ruling) const;

  private:
    struct PatternText {
        std::string id;      ///< with its quotes
        std::string clause;  ///< with its quotes
    };
    std::vector<PatternText> patterns_;
    std::string opening_;  ///< up to the total
};

}  // namespace sifang
